"""Several people: each is found, joins, is renamed, leaves; and is asked for at the start."""

from pathlib import Path

from cachecash.presentation.settings import Settings
from cachecash.storage.profiles import Profile
from visit import Hostel, Visit, visit


def two(*, full: bool = False) -> Hostel:
    people = [Profile(Path("settings.yaml"), "Zoé"), Profile(Path("settings-2.yaml"), "Hugo")]
    return Hostel(people=people, settings=Settings(welcomed=True, name="Zoé"), full=full)


def at_hugo(house: Hostel) -> Visit:
    guest = Visit(house)
    guest.open()
    guest.press("Escape")
    guest.enter("Qui joue", "Hugo")
    return guest


def test_where_there_are_several_it_asks_who_plays() -> None:
    guest = Visit(two())
    assert guest.open() == "Qui joue ? Entrée choisit, Échap garde le dernier joueur. | Zoé, 1 sur 2"
    assert guest.press("Down") == "Hugo, 2 sur 2"
    assert guest.press("Enter") == "Menu principal. | Jouer à Cache ton Cash"
    assert guest.house.person.name == "Hugo"
    assert not guest.habits.positions, "the settings are Hugo's now"


def test_escape_stays_with_who_played_last() -> None:
    guest = Visit(two())
    guest.open()
    assert guest.press("Escape") == "Menu principal. | Jouer à Cache ton Cash, 1 sur 8"
    assert guest.house.person.name == "Zoé"


def test_somebody_joins() -> None:
    guest = visit()
    assert guest.enter("Qui joue") == "Profils. | quelqu'un : joue maintenant, 1 sur 2"
    assert guest.press("Down Enter") == "Son nom, à écrire. | vide"
    assert guest.press("Enter") == "Un nom a de 2 à 20 signes, et commence par une lettre."
    guest.type("Léa")
    assert guest.press("Enter") == "Léa a son profil. | Léa, 2 sur 3"
    assert guest.lines == ["quelqu'un : joue maintenant", "Léa", "Ajouter quelqu'un"]


def test_somebody_else_takes_the_keyboard() -> None:
    guest = at_hugo(two())
    assert guest.lines == ["Jouer avec le profil d'Hugo", "Changer le nom", "Retirer ce profil"]
    assert guest.press("Enter") == "Bonjour Hugo. | Hugo : joue maintenant"


def test_a_name_that_cannot_be_kept_is_refused_aloud() -> None:
    guest = at_hugo(two(full=True))
    guest.enter("Changer le nom")
    guest.type("x")
    assert guest.press("Enter").startswith("Le disque est plein : les réglages ne sont pas gardés.")
    assert guest.pages.wants_text
    assert [person.name for person in guest.house.people] == ["Zoé", "Hugo"]


def test_somebody_is_renamed() -> None:
    guest = at_hugo(two())
    guest.enter("Changer le nom")
    guest.press("Backspace")
    guest.type("uette")
    assert guest.press("Enter") == "Le nom est maintenant Huguette. | Huguette, 2 sur 3"
    guest.press("Enter Down Enter" + " Backspace" * 8)
    assert guest.press("Enter") == "Un nom a de 2 à 20 signes, et commence par une lettre."


def test_somebody_is_removed_after_a_question() -> None:
    guest = at_hugo(two())
    told = guest.enter("Retirer ce profil")
    assert told == ("Retirer le profil d'Hugo : ses réglages sont mis de côté, rien n'est effacé. | Le garder, 1 sur 2")
    assert guest.press("Enter").startswith("Hugo. | Retirer ce profil")
    guest.press("Enter Down")
    assert guest.press("Enter") == "Le profil d'Hugo est retiré. | Ajouter quelqu'un, 2 sur 2"


def test_who_plays_now_is_not_to_be_removed() -> None:
    guest = visit(two())
    guest.press("Escape")
    guest.enter("Qui joue", "Zoé")
    assert guest.lines == ["Changer le nom"]


def test_what_cannot_be_written_is_said() -> None:
    guest = at_hugo(two(full=True))
    guest.enter("Retirer ce profil", "Retirer ce profil")
    assert guest.press("R").startswith("L'accès à settings-9.yaml est refusé : les réglages ne sont pas gardés.")
    assert guest.title == "Hugo"
    guest.press("Escape")
    guest.enter("Ajouter")
    guest.type("Léa")
    assert guest.press("Enter").startswith("Le disque est plein")
