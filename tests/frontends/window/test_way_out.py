"""The caption follows what is told, whatever speaks."""

from typing import Any

from cachecash.frontends.window.way_out import WayOut
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Priority, Rendered, Utterance


class Speech:
    """Stands for the speaker: says what is put in *speaking*, nothing by itself."""

    def __init__(self) -> None:
        self.speaking: Utterance | None = None
        self.busy = False

    def idle(self, _now: float) -> bool:
        return not self.busy

    def present(self, _told: Utterance) -> None: ...

    def key(self) -> None: ...

    def answer(self, _told: object) -> None: ...

    def silence(self, *, dismiss: bool = True) -> None: ...


class Silent:
    """Stands for the mixer and the cues: nothing sounds."""

    def __getattr__(self, _name: str) -> Any:
        return lambda *_args: None


def told(text: str, priority: Priority = Priority.STORY) -> Utterance:
    return utterance(Rendered(text, text, text), priority, "game")


def way_out(speech: Speech) -> WayOut:
    anything: Any = speech
    silent: Any = Silent()
    return WayOut(anything, silent, silent, lambda _wish: None)


def test_the_caption_is_what_is_being_said() -> None:
    speech = Speech()
    out = way_out(speech)
    speech.busy = True
    out.present(told("Léa joue."))
    out.present(told("À toi."))
    assert out.caption == ""
    speech.speaking = told("Léa joue.")
    assert out.caption == "Léa joue."
    speech.speaking = None  # between two sentences
    assert out.caption == "Léa joue."


def test_a_story_told_by_a_voice_that_takes_no_time_is_shown_too() -> None:
    out = way_out(Speech())
    out.answer([told("Piano.", Priority.ANSWER)])
    out.present(told("Léa joue."))
    out.present(told("À toi."))
    assert out.caption == "À toi."
    out.answer([told("Scooter.", Priority.ANSWER)])
    assert out.caption == "Scooter."


def test_what_was_answered_cued_or_silenced_after_a_story_stays() -> None:
    speech = Speech()
    out = way_out(speech)
    out.present(told("Léa joue."))
    out.cue("edge", Rendered("bout", "bout", "bout"))
    assert out.caption == "bout"
    out.present(told("À toi."))
    out.silence()
    assert out.caption == "bout"


def test_an_edge_stands_before_the_line_that_is_read_again_until_something_else_is_said() -> None:
    speech = Speech()
    out = way_out(speech)
    end, again = Rendered("fin", "Fin de la liste.", "fin"), told("Prune, 3/3", Priority.ANSWER)
    out.key()
    out.cue("edge", end)
    out.answer([again])
    assert out.caption == "Fin de la liste. Prune, 3/3"
    speech.speaking = again
    assert out.caption == "Fin de la liste. Prune, 3/3"
    speech.speaking = None  # it is said to its end
    assert out.caption == "Fin de la liste. Prune, 3/3"
    speech.speaking = told("Léa joue.")
    assert out.caption == "Léa joue."


def test_an_edge_is_not_shown_with_the_answer_to_another_key() -> None:
    out = way_out(Speech())
    out.key()
    out.cue("error", Rendered("non", "Trop tôt.", "non"))
    assert out.caption == "Trop tôt."
    out.key()
    out.answer([told("Pomme", Priority.ANSWER)])
    assert out.caption == "Pomme"
    out.cue("edge", Rendered("bout", "Bout.", "bout"))
    out.answer([told("Pomme", Priority.ANSWER)])
    out.present(told("Léa joue."))
    assert out.caption == "Léa joue."
