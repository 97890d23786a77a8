"""The rules, read aloud: a list of chapters, one heading at a time, or the whole text."""

from cachecash.frontends.terminal.ask import Answered, Asker, Node, Question, as_is, quoted
from cachecash.frontends.terminal.commands import ToMenu
from cachecash.frontends.terminal.desk import Desk
from cachecash.frontends.terminal.plain import plain
from cachecash.narration.catalog import utterance
from cachecash.narration.rules_text import Heading, rules_text
from cachecash.narration.utterance import Priority, Utterance

_CHAPTER = 2
"""The level of a chapter's heading; 1 is the title of the whole."""


class Elsewhere(Exception):
    """The player asks for the rules in the midst of them: at the heading that holds *sought*, at the list if empty."""

    def __init__(self, sought: str) -> None:
        super().__init__(sought)
        self.sought = sought


def print_rules(desk: Desk, game_id: str) -> None:
    """Write all of them. Raises `Problem` where there are none."""
    for heading in rules_text(desk.catalog.language, game_id).headings:
        desk.show(*_texts(heading))
        desk.console.write("")


def read_rules(asker: Asker, game_id: str, sought: str = "") -> None:
    """Read them with the player, from the heading that is *sought* if there is one. Raises `Problem`."""
    try:
        _Pages(asker, game_id).read(sought)
    except ToMenu:  # out of the rules, back to where they were opened
        return


def _texts(heading: Heading) -> list[Utterance]:
    texts = (heading.title, *heading.paragraphs)
    return [utterance(as_is(text), Priority.ANSWER, "answer") for text in texts]


class _Pages:
    """One reading."""

    def __init__(self, asker: Asker, game_id: str) -> None:
        self._asker = asker
        self._desk = asker.desk
        self._headings = rules_text(asker.desk.catalog.language, game_id).headings
        self._chapters = self._grouped()

    def read(self, sought: str) -> None:
        """Go from heading to heading until the player leaves."""
        at = self._open(sought)
        while True:
            if at is not None:
                self._desk.say(*_texts(self._headings[at]))
            try:
                chosen = self._asker.choose(self._question(at))
            except Elsewhere as elsewhere:
                at = self._open(elsewhere.sought)
                continue
            if chosen is None and at is None:
                return
            at = chosen

    def _open(self, sought: str) -> int | None:
        """Give the heading that holds a text; None for the list of chapters, where there is none, which is said."""
        at = self._find(sought) if sought else None
        if sought and at is None:
            self._miss(sought)
        return at

    def _question(self, at: int | None) -> Question[int]:
        """Ask where to go: in the list of chapters, or after the heading just read."""
        following = at + 1 if at is not None else 1
        default = None
        if following < len(self._headings):
            default = Node(as_is(self._headings[following].title), following)
        if at is None:
            return Question(
                ask=lambda: self._desk.line("term-rules", title=self._headings[0].title),
                nodes=self._chapters,
                default=default,
                back=self._desk.text("term-leave-rules"),
                read=self._seek,
            )
        return Question(
            ask=lambda: self._ask_next(default),
            nodes=self._chapters,
            default=default,
            back=self._desk.text("term-back"),
            read=self._seek,
            silent=True,
        )

    def _ask_next(self, default: Node[int] | None) -> None:
        if default:
            self._desk.note("term-rules-next", title=default.label)
        else:
            self._desk.note("term-rules-end")

    def _seek(self, typed: str) -> int | None:
        """Give the heading that holds what was typed; None for a figure that is none.

        Raises `Answered` where there is no such heading, which is said.
        """
        found = self._find(typed)
        if found is None and not typed[:1].isdigit():
            self._miss(typed)
            raise Answered
        return found

    def _miss(self, sought: str) -> None:
        self._desk.note("term-rules-not-found", text=quoted(sought))

    def _find(self, sought: str) -> int | None:
        """Give the first heading whose title holds a text."""
        wanted = plain(sought)
        places = range(1, len(self._headings))
        return next((place for place in places if wanted in plain(self._headings[place].title)), None)

    def _grouped(self) -> tuple[Node[int], ...]:
        """Give the chapters, each opening on its sections: ``2 1`` is the first section of the second chapter."""
        chapters: list[Node[int]] = []
        starts = [place for place, heading in enumerate(self._headings) if heading.level <= _CHAPTER][1:]
        for start, end in zip(starts, [*starts[1:], len(self._headings)], strict=True):
            sections = tuple(Node(as_is(self._headings[place].title), place) for place in range(start + 1, end))
            chapters.append(Node(as_is(self._headings[start].title), start, sections))
        return tuple(chapters)
