"""Computer players: they see a view and the legal actions, as a person does, and choose one."""
