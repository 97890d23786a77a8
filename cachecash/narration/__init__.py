"""From facts to words: the catalogs of each language, and the utterance that every output understands."""
