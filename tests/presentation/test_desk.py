"""The desk, as dialogues: what is pressed, what is heard, and what must never happen."""

from typing import Any

from cachecash.games.cache_ton_cash.actions import parse
from cachecash.games.cache_ton_cash.state import State
from cachecash.narration.catalog import utterance
from cachecash.narration.utterance import Level, Priority, Rendered
from cachecash.outputs.history import History
from cachecash.presentation.habits import Habits
from cachecash.presentation.heard import HISTORY
from cachecash.presentation.outlet import Wish
from cachecash.presentation.zones import HAND
from deskside import CATALOGS, Deskside
from positions import GAME, position


def my_turn(**given: Any) -> Deskside:
    return Deskside(**given).settle()


def attacked(rules: str = "") -> State:
    return position(
        ["AV OR BD PI TI", "AV PI SC BL TR", "BD TR SB AG EC"],
        ["BD BD | AV AV", "PI PI", "SC SC"],
        active=1,
        rest=True,
        draw="TI TI",
        discard="TI",
        rules=f"actions=on {rules}",
    )


def with_joker(rules: str = "") -> State:
    return position(
        ["AV OR BD PI TI", "AV PI SC BL TR", "BD TR SB AG SC"],
        ["AV AV", "PI PI", "SC SC"],
        active=0,
        rest=True,
        discard="TI",
        rules=rules,
    )


# --- walking about


def test_an_item_says_name_state_and_position() -> None:
    here = my_turn()
    assert here.press("Right") == ["Piano, 5000 dollars, 2 sur 5."]
    assert here.press("Tab") == ["Défausse, une carte.", "Train électrique, 5000 dollars, à prendre."]


def test_positions_can_be_switched_off() -> None:
    here = my_turn(habits=Habits(positions=False))
    assert here.press("Right") == ["Piano, 5000 dollars."]


def test_touch_marks_can_be_said_with_every_card() -> None:
    here = my_turn(habits=Habits(marks=True))
    assert here.press("Right") == ["Piano, 5000 dollars, 2 sur 5. Repères : triangle ; rond pointé."]
    assert here.press("I") == here.press("Down", "Up", "I")  # said there anyway, and once


def test_an_edge_gives_its_cue_with_a_caption_then_the_item_again() -> None:
    here = my_turn()
    assert here.press("Left") == ["Collection de bédé, 5000 dollars, 1 sur 5."]
    assert here.outlet.cues == [("edge", "Bout de la zone : Main.")]


def test_up_and_down_read_the_details_and_come_back() -> None:
    here = my_turn()
    details = [here.press("Down")[0] for _ in range(4)]
    assert details[2] == details[3]
    assert here.outlet.cues[-1][0] == "edge"
    assert here.press("Up", "Up", "Up") == ["Collection de bédé, 5000 dollars, 1 sur 5."]


def test_laptops_without_home_and_end_have_shift_and_arrows() -> None:
    here = my_turn()
    assert here.press("Shift+Right") == ["Bijoux de mémé, 10000 dollars, 5 sur 5."]
    assert here.press("Shift+Left") == ["Collection de bédé, 5000 dollars, 1 sur 5."]
    assert here.press("End", "Home") == ["Collection de bédé, 5000 dollars, 1 sur 5."]


def test_a_seat_is_heard_and_enter_right_after_goes_there() -> None:
    here = my_turn()
    assert here.press("4") == [
        "Hugo, 5 cartes en main.",
        "Un seul set, protégé : 2 Collections de bédé, 10000 dollars.",
    ]
    assert here.press("Enter")[0].startswith("Hugo, 5 cartes en main, un set")
    assert here.desk.zones.zone.id == "seat-4"
    here.press("Shift+Tab", "2", "Right")
    here.press("Enter")
    assert here.desk.zones.zone.id != "seat-2"
    assert here.press("6")[0] == "Personne n'est assis à cette place."


def test_i_tells_all_of_an_item_and_l_all_of_a_zone() -> None:
    here = my_turn()
    assert here.press("I")[0].startswith("Collection de bédé, 5000 dollars. ")
    assert "Repères" in here.press("I")[0]
    assert here.press("L")[0].startswith("Ta main, 5 cartes")
    here.press("2", "Enter")
    assert here.press("I") == here.press("L") == ["Léa, 5 cartes en main, aucun set."]
    here.press("Escape")
    assert here.press("I") == ["Rien de plus sur cette ligne.", here.outlet.lines[-1]]
    assert here.press("L")[0] == "Menu."


def test_j_walks_what_can_be_played_now() -> None:
    here = my_turn()
    assert here.press("J") == ["Train électrique, 5000 dollars, 3 sur 5."]
    assert here.press("Shift+J")[-1].startswith("Train électrique, 5000 dollars, à prendre")
    others = Deskside(seed="1")
    assert others.press("J")[0] == "Rien à jouer pour l'instant."


def test_where_am_i_says_the_zone_and_what_is_expected() -> None:
    here = my_turn()
    assert here.press("F4") == ["Cache ton Cash, zone : Main.", "À toi. Défausse : Train électrique."]


# --- playing


def test_enter_on_a_hand_card_is_always_a_list_with_discarding_last() -> None:
    here = my_turn()
    assert here.press("Enter") == ["Collection de bédé, 5000 dollars.", "Défausser une Collection de bédé"]
    here.press("Escape", "Right", "Right", "Enter")
    assert [line.label.speech for line in here.desk.lists[-1].lines][-1] == "Défausser un Train électrique"
    assert here.press("Enter") == ["Tu prends le Train électrique de la défausse et tu formes un set, 10000 dollars."]
    assert not here.desk.lists


def test_focus_alone_plays_nothing() -> None:
    here = my_turn()
    before = here.table.actions
    here.press("Right", "Tab", "J", "Shift+J", "4", "H", "D", "P", "Left")
    assert here.table.actions == before


def test_after_a_play_the_cursor_is_on_the_nearest_card_and_what_is_drawn_is_told() -> None:
    here = my_turn(position=with_joker())
    assert here.press("End") == ["Or, joker, 50000 dollars, 5 sur 5."]
    here.press("X", "X")
    assert here.desk.zones.zone.id == HAND
    here.settle()
    assert any(line.startswith("Tu pioches") for line in here.outlet.lines)
    assert here.desk.zones.item is not None
    assert here.desk.zones.index >= 3


def test_the_others_never_move_the_cursor() -> None:
    here = my_turn()
    here.press("Enter", "Enter")
    here.press("Tab", "Right")
    before = here.desk.zones.zone.id
    here.settle()
    assert here.desk.zones.zone.id == before


def test_in_a_challenge_the_hand_is_where_it_begins_and_enter_plays_a_card_that_answers() -> None:
    here = Deskside(position=attacked(), script=["CHALLENGE(0,1,AV)", "YIELD"]).settle()
    assert here.outlet.lines[-2:] == [
        "Tu peux répondre : un Avion perso, ou un Or. Sinon, tu cèdes.",
        "J pour aller à une réponse, Entrée pour jouer, Retour arrière pour renoncer.",
    ]
    assert here.desk.zones.zone.id == HAND
    assert here.press("Enter")[0] == "Collection de bédé, 5000 dollars : rien à en faire maintenant."
    assert here.press("J", "Enter") == ["Tu réponds par un Avion perso."]


def test_one_who_is_on_a_card_that_answers_is_told_of_enter_alone() -> None:
    here = challenged_in("End")
    assert here.desk.zones.item
    assert here.desk.zones.item.actions
    assert here.outlet.lines[-1] == "Entrée pour jouer, Retour arrière pour renoncer."


def test_what_to_press_in_a_challenge_speaks_the_remapped_keys_and_is_left_out_in_brief() -> None:
    remapped = {"decline": ["Delete"], "act": ["F12"]}
    here = Deskside(position=attacked(), script=["CHALLENGE(0,1,AV)"], saved=remapped).settle()
    assert here.outlet.lines[-1] == "J pour aller à une réponse, F12 pour jouer, Supprimer pour renoncer."
    assert "YIELD" not in str(here.table.actions)
    from_brief = Deskside(position=attacked(), script=["CHALLENGE(0,1,AV)"], habits=Habits(level=Level.BRIEF)).settle()
    assert "renoncer" not in from_brief.outlet.lines[-1]


def challenged_in(*keys: str, level: Level = Level.NORMAL) -> Deskside:
    """Somebody who opens a list while another plays, and is challenged there."""
    here = Deskside(position=attacked(), script=["DISCARD(BL)", "CHALLENGE(0,1,AG)"], habits=Habits(level=level))
    here.press(*keys)
    return here.settle()


def test_a_menu_that_is_open_when_one_is_challenged_has_the_answers_and_keeps_its_line() -> None:
    here = challenged_in("Escape", "Down")
    assert here.outlet.lines[-1] == "Le menu est ouvert : tes choix sont au début. Échap le ferme."
    box = here.desk.lists[-1]
    assert box.current is not None
    assert box.current.label.speech.startswith("les règles")
    assert [line.label.speech for line in box.lines][2] == "Céder"
    assert here.press("Escape")[-1].endswith("Entrée pour jouer, Retour arrière pour renoncer.")
    here.press("Escape")
    assert not here.press("Escape")[-1].endswith("renoncer.")
    assert here.press("Backspace")[0].startswith("Tu as de quoi répondre")


def test_the_menu_of_a_challenge_answers_it() -> None:
    here = challenged_in("Escape")
    assert here.press("Home", "Enter") == ["Tu réponds par un Avion perso."]


def test_another_list_that_is_open_when_one_is_challenged_is_said_to_be_in_the_way() -> None:
    help_ = challenged_in("F1", "Down")
    assert help_.outlet.lines[-1] == "Une liste est ouverte. Échap la ferme."
    deep = challenged_in("Escape", "End", "Enter", "Down")
    assert deep.outlet.lines[-1] == "Une liste est ouverte. Échap la ferme."
    assert deep.desk.lists[-1].index == 1
    deep.press("Backspace")
    assert deep.desk.lists[0].lines[2].label.speech == "Céder"
    assert challenged_in("F1", level=Level.BRIEF).outlet.lines[-1] == "Liste ouverte."


def test_a_menu_that_is_open_when_ones_turn_comes_has_the_actions() -> None:
    here = Deskside(seed="1")
    here.press("Escape")
    here.settle()
    assert "À toi. Défausse : Train électrique." in here.outlet.lines
    assert here.outlet.lines[-1] == "Le menu est ouvert : tes choix sont au début. Échap le ferme."
    assert here.desk.lists[-1].lines[0].label.speech.startswith("Former un set")
    assert here.press("Escape")[0].startswith("Main, 5 cartes")


def test_a_list_that_is_open_where_the_game_waits_for_a_key_is_said_to_be_in_the_way() -> None:
    here = my_turn(habits=Habits(pace="key"))
    here.outlet.slow = True
    here.press("X", "Escape")
    here.outlet.slow = here.outlet.busy = False
    here.settle()
    assert here.desk.telling.waiting
    assert here.outlet.lines[-2:] == ["Entrée pour continuer.", "Une liste est ouverte. Échap la ferme."]


def test_backspace_with_nothing_to_turn_down_says_what_is_possible() -> None:
    here = my_turn()
    assert here.press("Backspace")[0] == "Il n'y a rien à refuser ni à annuler."
    assert here.press("Backspace")[1].startswith("Tu peux former un set")


def test_when_it_is_not_my_turn_a_key_says_whose_it_is() -> None:
    here = Deskside(seed="1")
    here.thinker.slow = True
    here.settle(20)
    assert here.press("Enter") == ["Ce n'est pas à toi.", "C'est à Hugo de jouer."]
    assert here.press("F") == here.press("Backspace") == ["Ce n'est pas à toi.", "C'est à Hugo de jouer."]
    assert here.press("T") == ["C'est à Hugo de jouer."]


def test_while_my_play_is_told_nothing_says_that_it_is_my_turn_or_another_ones() -> None:
    here = my_turn(position=drawing())
    here.outlet.slow = True
    here.press("J", "F")
    assert here.desk.course.pending
    told = ["Un instant : ce coup n'est pas fini."]
    assert here.press("T") == here.press("Enter") == here.press("X") == here.press("Backspace") == told
    assert here.press("F4")[1:] == told
    assert [text.speech for text in here.desk.possible()] == told


# --- what does not count


def test_a_second_press_within_half_a_second_never_plays_a_second_card() -> None:
    state = position(["PI PI BD BD SC", "AV PI SC BL TR", ""], [], rest=True, discard="TI", rules="double=on")
    here = my_turn(position=state)
    assert here.press("F")[0].startswith("Tu formes un set")
    here.tick(0)
    here.tick(0)
    assert here.outlet.lines[-1].startswith("Deuxième action possible")
    assert here.press("F", after=0.4) == []
    assert here.outlet.cues == [("error", "Trop rapide : une seule pression compte.")]
    assert len(here.table.actions) == 1
    assert here.press("F", after=0.2)[0].startswith("Tu formes un set")


def drawing() -> State:
    """A hand from which throwing away, forming and answering are all possible, and whose plays take a while to tell."""
    return position(
        ["PI PI BD TI", "AV PI SC BL TR", "BD TR SB AG SC"],
        ["AV AV", "PI PI", "SC SC"],
        rest=True,
        draw="TI TI TI",
        discard="TI",
    )


def heard_to(here: Deskside, *keys: str) -> int:
    """Press keys a tenth of a second after the last one; give how many lines were said because of them."""
    said, cuts = len(here.outlet.lines), here.outlet.cuts
    here.press(*keys, after=0.1)
    assert here.outlet.cuts == cuts, "speech was cut"
    return len(here.outlet.lines) - said


BOUNCED = ("error", "Trop rapide : une seule pression compte.")


def test_the_key_that_played_is_dropped_where_it_bounces_and_the_story_goes_on() -> None:
    by_x, by_enter, by_click = (my_turn(position=drawing()) for _ in range(3))
    by_x.press("X")
    by_enter.press("Enter", "End", "Enter")
    by_click.press("Enter", "End")
    line = ("list", f"line-{by_click.desk.lists[-1].index}")
    by_click.desk.click(*line, by_click.now + 1)
    assert len(by_click.table.actions) == 1
    said = len(by_click.outlet.lines)
    by_click.desk.click(*line, by_click.now + 1.1)
    assert len(by_click.outlet.lines) == said
    assert heard_to(by_x, "X", "X") == heard_to(by_enter, "Enter") == 0
    assert by_x.outlet.cues == [BOUNCED, BOUNCED]
    assert by_enter.outlet.cues[-1] == by_click.outlet.cues[-1] == BOUNCED
    assert by_x.press("X", after=0.4) != []


def test_backspace_and_space_bounce_too() -> None:
    yielding = Deskside(position=attacked(), script=["CHALLENGE(0,1,AV)"]).settle()
    yielding.press("Backspace", "Backspace")
    chosen = my_turn(position=drawing())
    chosen.press("Enter", "End", "Space")
    assert yielding.table.actions[-1][1] != chosen.table.actions[-1][1]
    assert heard_to(yielding, "Backspace") == heard_to(chosen, "Space") == 0
    assert yielding.outlet.cues[-1] == chosen.outlet.cues[-1] == BOUNCED


def test_a_confirmed_play_and_the_end_of_a_pause_bounce_too() -> None:
    confirmed = my_turn(position=with_joker())
    confirmed.press("End", "X", "X")
    assert heard_to(confirmed, "X") == 0
    waiting = my_turn(habits=Habits(pace="key"))
    waiting.press("X")
    waiting.settle()
    assert waiting.desk.telling.waiting
    waiting.press("Enter")
    assert heard_to(waiting, "Enter") == 0
    assert confirmed.outlet.cues == waiting.outlet.cues == [BOUNCED]


def test_the_enter_that_sat_down_at_the_table_is_dropped_where_it_bounces() -> None:
    here = Deskside(seed="1")
    assert heard_to(here, "Enter") == 0
    assert here.outlet.cues == [BOUNCED]


def test_another_key_right_after_a_play_is_answered() -> None:
    here = my_turn(position=drawing())
    here.press("X")
    assert here.press("M", after=0.1)[0].startswith("Ta main")


def test_a_play_cuts_what_was_being_said_in_answer() -> None:
    here = my_turn()
    here.press("J")
    assert here.outlet.cuts == 0
    here.press("F")
    assert here.outlet.cuts == 1


def test_a_bounce_does_not_go_through_a_list_that_just_opened() -> None:
    here = my_turn()
    assert here.press("Enter")
    assert here.press("Enter", after=0.2) == []
    assert here.outlet.cues == [("error", "Trop tôt : la liste vient de s'ouvrir.")]
    before = len(here.table.actions)
    here.press("Enter")
    assert len(here.table.actions) == before + 1


def test_a_bounce_does_not_confirm_and_is_told_with_the_question_that_it_has_cut() -> None:
    here = my_turn(position=with_joker())
    asked = here.press("End", "X")
    assert here.press("X", after=0.45) == ["Trop rapide.", *asked]
    assert here.table.actions == ()
    assert here.history.last[0].category == "refusal", "it sounds like every other refusal"
    assert here.press("X", after=0.1) == ["Tu défausses un Or."], "the time counts from the first of them"


def test_a_click_that_bounces_does_not_confirm_either() -> None:
    here = my_turn(position=with_joker())
    here.press("End", "Enter", "End")
    line = ("list", f"line-{here.desk.lists[-1].index}")
    here.desk.click(*line, here.now + 1)
    here.desk.click(*line, here.now + 1.2)
    told = here.outlet.lines[-3:]
    assert told[0] == "Trop rapide."
    assert told[1].startswith("Défausser l'Or ?")
    assert here.table.actions == ()


def test_a_key_that_was_on_its_way_before_the_request_is_dropped() -> None:
    here = Deskside(position=attacked(), script=["CHALLENGE(0,1,AV)"])
    here.outlet.slow = True
    while not here.desk.legal:
        here.outlet.busy = False
        here.tick(1.0)
    assert here.press("Backspace", after=0.1) == []
    assert here.outlet.cues == [("error", "Trop tôt : écoute d'abord ce qui arrive.")]
    assert here.press("Backspace", after=1.0)[0].startswith("Tu as de quoi répondre")


def test_a_key_while_the_story_that_asks_me_is_not_told_yet_is_dropped() -> None:
    here = Deskside(position=attacked(), script=["DISCARD(BL)", "DISCARD(BD)"])
    here.outlet.slow = True
    for _ in range(100):
        if here.desk.course.soon_mine:
            break
        here.outlet.busy = False
        here.tick()
    assert here.desk.course.soon_mine
    said = len(here.outlet.lines)
    assert here.press("Enter", "F", "Backspace") == []
    assert len(here.outlet.lines) == said
    assert {cue for cue, _ in here.outlet.cues} == {"error"}
    assert len(here.outlet.cues) == 3


# --- what would be regretted


def test_what_loses_something_is_asked_again_without_a_limit_of_time_and_any_other_key_cancels() -> None:
    here = my_turn(position=with_joker())
    assert here.press("End", "X") == [
        "Défausser l'Or ? C'est un joker, et la personne suivante pourra le prendre.",
        "Encore X pour le faire. Autre chose annule.",
    ]
    told = here.press("M")
    assert told[0] == "Annulé."
    assert told[1].startswith("Ta main, "), "what is asked is answered all the same"
    here.press("X")
    here.now += 3600
    here.desk.step(here.now)
    assert here.press("X") == ["Tu défausses un Or."]


def test_silence_is_another_key_it_cancels_the_question_and_stays_silent() -> None:
    here = my_turn(position=with_joker())
    here.press("End", "X")
    assert here.press("Ctrl") == []
    assert here.press("X")[0].startswith("Défausser l'Or ?")
    assert here.table.actions == ()


def test_a_choice_in_a_list_is_asked_again_by_enter() -> None:
    here = my_turn(position=with_joker())
    here.press("End", "Enter", "End")
    assert here.press("Enter")[-1] == "Encore Entrée pour le faire. Autre chose annule."
    assert here.press("Up") == ["Annulé."]
    assert len(here.desk.lists) == 1
    here.press("Enter")
    assert here.press("Enter") == ["Tu défausses un Or."]


def test_asking_again_can_be_off() -> None:
    here = my_turn(position=with_joker(), habits=Habits(confirm=False))
    assert here.press("End", "X") == ["Tu défausses un Or."]
    here.press("Ctrl+Q")
    assert here.outlet.wishes[-1] == Wish("leave")


def test_leaving_a_game_is_asked_again() -> None:
    here = my_turn()
    assert here.press("Ctrl+Q") == [
        "La partie n'est pas finie : elle sera gardée. Quitter ?",
        "Encore Contrôle Q pour le faire. Autre chose annule.",
    ]
    assert Wish("leave") not in here.outlet.wishes
    here.press("Ctrl+Q")
    assert here.outlet.wishes[-1] == Wish("leave")


# --- several cards


def test_marks_are_said_both_ways_and_backspace_clears_them() -> None:
    here = my_turn()
    here.press("End")
    assert here.press("Space") == ["Bijoux de mémé, 10000 dollars : marquée."]
    assert here.press("Left", "Space") == [
        "Bijoux de mémé, 10000 dollars : marquée.",
        "Former un set : 2 cartes Bijoux de mémé, 20000 dollars.",
    ]
    assert here.press("Left", "Right") == ["Bijoux de mémé, 10000 dollars, marquée, 4 sur 5."]
    assert here.press("Space") == ["Bijoux de mémé, 10000 dollars : démarquée."]
    assert here.press("Backspace") == ["Sélection annulée."]
    assert here.desk.marks == []
    assert here.press("Home", "Space")[0] == "Cet élément ne se combine avec rien : inutile de le marquer."


def test_enter_lists_what_the_marked_ones_do_together() -> None:
    here = my_turn()
    here.press("End", "Space", "Left", "Space")
    assert here.press("Enter") == [
        "Avec ce que tu as marqué.",
        "Former un set : 2 cartes Bijoux de mémé, 20000 dollars",
    ]
    assert here.press("Enter") == ["Tu formes un set de Bijoux de mémé, 20000 dollars."]
    assert here.desk.marks == []


def test_marks_that_go_together_with_nothing_say_so_and_stay() -> None:
    here = my_turn(position=with_joker())
    here.press("Home", "Space", "Right", "Space")
    assert here.press("Enter")[0] == "Rien ne se joue avec tout ce que tu as marqué."
    assert len(here.desk.marks) == 2


# --- what was said


def test_repeat_says_the_question_of_a_duel_with_how_to_answer_it() -> None:
    state = attacked()
    GAME.apply(state, 1, parse("CHALLENGE(0,1,AV)"))
    here = Deskside(position=state)
    here.tick()
    told = here.press("R")
    assert told[0].startswith("Tu peux répondre")
    assert told[-1].endswith("Entrée pour jouer, Retour arrière pour renoncer.")


def test_repeat_says_the_last_thing_again_and_since_all_since_my_play() -> None:
    here = my_turn()
    told = here.press("M")
    assert here.press("R") == here.press("R") == told
    assert here.press("Shift+R")[-1] == "À toi. Défausse : Train électrique."
    here.press("J", "F")
    here.settle()
    since = here.press("Shift+R")
    assert since[0].startswith("Tu prends le Train électrique")
    assert since[-1].startswith("À toi.")


def test_how_to_answer_a_duel_is_no_part_of_its_story() -> None:
    state = attacked()
    GAME.apply(state, 1, parse("CHALLENGE(0,1,AV)"))
    here = Deskside(position=state)
    here.tick()
    assert here.press("PageUp")[0].startswith("Tu peux répondre")


def test_repeat_says_again_what_was_heard_from_the_history() -> None:
    here = my_turn()
    here.press("Escape")
    for keys in (["PageUp"], ["PageUp", "PageUp"], ["Shift+PageUp", "PageUp"], ["Shift+R"]):
        told = here.press(*keys)
        assert here.press("R") == here.press("R") == told
    here.press("Escape", "H", "Down")
    told = here.press("Enter")
    assert here.press("R") == told == ["À toi. Défausse : Train électrique."]


def test_what_is_heard_again_is_no_news_and_who_reads_on_after_a_repetition_reads_on_there() -> None:
    here = my_turn()
    told, since = here.history.told(), here.history.since()
    here.press("PageUp", "R", "PageUp", "R")
    assert here.press("PageUp") == ["La défausse commence par un Train électrique."]
    here.press("Shift+R", "R")
    assert (here.history.told(), here.history.since()) == (told, since)


def test_before_anything_happened_there_is_nothing_since() -> None:
    here = my_turn()
    here.history.mark()
    assert here.press("Shift+R") == ["Rien ne s'est passé depuis que tu as joué."]


def test_the_history_is_walked_both_ways_with_both_ends_said_and_read_is_not_told_again() -> None:
    here = my_turn()
    here.press("M", "S")
    assert here.press("PageUp") == ["À toi. Défausse : Train électrique."]
    assert here.outlet.reads[-1].speech == "À toi. Défausse : Train électrique."
    assert here.press("Shift+Up") == ["Hugo forme un set de Collections de bédé, 10000 dollars."]
    assert here.press("Shift+Down") == ["À toi. Défausse : Train électrique."]
    assert here.press("PageDown") == ["Fin de l'historique.", "À toi. Défausse : Train électrique."]
    assert here.press("Shift+PageUp")[0].startswith("Manche 1")
    assert here.press("PageUp")[0] == "Début de l'historique."
    assert here.outlet.cues[-1][0] == "edge"
    assert here.press("Shift+PageDown") == ["À toi. Défausse : Train électrique."]
    assert here.press("Ctrl+PageDown")[0] == "Le jeu."
    here.press("M")
    assert here.press("PageUp") == ["À toi. Défausse : Train électrique."]


def test_h_is_the_history_as_a_zone_with_the_newest_first() -> None:
    here = my_turn()
    assert here.press("H") == ["Historique, 5 phrases.", "À toi. Défausse : Train électrique."]
    assert here.press("Right") == ["Hugo forme un set de Collections de bédé, 10000 dollars."]
    assert here.press("Enter") == ["Hugo forme un set de Collections de bédé, 10000 dollars."]
    assert here.desk.zones.zone.id == HISTORY
    assert here.press("H")[-1] == "À toi. Défausse : Train électrique."


def test_tab_comes_to_the_newest_of_the_history_and_back_to_where_one_was_if_nothing_was_told() -> None:
    here = my_turn()
    assert here.press("Shift+Tab") == ["Historique, 5 phrases.", "À toi. Défausse : Train électrique."]
    here.press("Right")
    here.press("Tab")
    assert here.press("Shift+Tab")[1] == "Hugo forme un set de Collections de bédé, 10000 dollars."
    here.press("Tab")
    here.desk.outlet.present(utterance(Rendered("Fini.", "Fini.", "Fini."), Priority.STORY, "system"))
    assert here.press("Shift+Tab")[1] == "Fini."


def test_tab_comes_to_the_newest_of_the_history_from_the_other_side_too() -> None:
    here = my_turn()
    here.press("Shift+Tab", "Shift+Tab")
    here.desk.outlet.present(utterance(Rendered("Fini.", "Fini.", "Fini."), Priority.STORY, "system"))
    assert here.press("Tab") == ["Historique, 6 phrases.", "Fini."]


def test_who_reads_in_the_history_stays_there_while_the_story_goes_on() -> None:
    here = Deskside(seed="1")
    assert here.press("Shift+Tab")[1].startswith("Manche 1")
    here.settle()
    assert here.press("Left")[0].startswith("Ta main, 5 cartes"), "what was told next, not last"
    assert here.press("Home") == ["À toi. Défausse : Train électrique."]


def test_a_sentence_that_the_history_no_longer_has_is_said_to_be_gone() -> None:
    here = my_turn()
    here.press("H")
    here.desk.post.history = History()
    assert here.press("Enter") == ["Ce n'est plus là."]


# --- the mouse


def test_a_click_goes_there_and_a_second_one_is_enter() -> None:
    here = my_turn()
    item = here.desk.zones.zone.items[2].id
    here.now += 1
    here.desk.click(HAND, item, here.now)
    assert here.outlet.lines[-1] == "Train électrique, 5000 dollars, 3 sur 5."
    here.now += 1
    here.desk.click(HAND, item, here.now)
    assert here.desk.lists
    here.now += 1
    here.desk.click("list", "line-1", here.now)
    assert here.desk.lists[-1].index == 1
    here.now += 1
    here.desk.click(HAND, item, here.now)
    assert here.outlet.lines[-1].startswith("Défausser")
    here.now += 1
    here.desk.click("list", "line-1", here.now)
    assert here.outlet.lines[-1] == "Tu défausses un Train électrique."
    here.now += 1
    here.desk.click("list", "line-0", here.now)
    here.desk.click("nowhere", "x", here.now)
    assert here.outlet.cues[-1] == ("error", "Ce n'est plus là.")


def test_what_a_click_would_lose_is_asked_for_another_click() -> None:
    here = my_turn(position=with_joker())
    here.press("End", "Enter", "End")
    place = f"line-{here.desk.lists[-1].index}"
    here.desk.click("list", place, here.now + 1)
    assert here.outlet.lines[-1] == "Clique encore pour le faire. Autre chose annule."
    here.desk.click("list", place, here.now + 2)
    assert here.outlet.lines[-1] == "Tu défausses un Or."


# --- coming and going


def test_without_the_focus_speech_stops_and_nobody_plays_then_where_am_i() -> None:
    here = my_turn()
    here.press("J", "F")
    here.desk.sleep()
    assert here.outlet.silences[-1:] == [False]
    said, actions = len(here.outlet.lines), here.table.actions
    for _ in range(20):
        here.tick()
    assert len(here.outlet.lines) == said
    assert here.table.actions == actions
    here.desk.wake(here.now)
    assert here.outlet.lines[said] == "Cache ton Cash, zone : Main."
    here.settle()
    assert len(here.table.actions) > len(actions)


def test_silence_dismisses_what_waits_of_the_play_that_is_told() -> None:
    here = Deskside(seed="1")
    here.outlet.slow = True
    here.tick()
    assert here.desk.course.pending
    here.press("Ctrl")
    assert here.desk.course.mine or here.desk.course.pending is None
    assert here.outlet.silences[-1] is True


def test_a_resumed_game_says_where_it_stands_and_what_is_expected() -> None:
    here = Deskside(position=with_joker())
    assert here.outlet.lines[0] == "Partie reprise : Cache ton Cash."
    assert here.outlet.lines[-1] == "À toi. Défausse : Tirelire."
    here.tick()
    assert here.press("End", "X", "X") == ["Tu défausses un Or."]


def test_a_game_resumed_in_a_duel_says_with_whom_it_is_and_for_what() -> None:
    state = attacked()
    GAME.apply(state, 1, parse("CHALLENGE(0,1,AV)"))
    here = Deskside(position=state)
    duel = "C'est à toi de répondre à Léa, pour tes Avions perso. En jeu : 45000 dollars."
    assert here.outlet.lines.count(duel) == 1
    assert here.outlet.lines.index(duel) < len(here.outlet.lines) - 1, "then what one may answer"


def test_another_language_is_spoken_from_one_key_to_the_next() -> None:
    here = my_turn()
    here.press("Escape")
    catalog, room = CATALOGS["en"], here.room
    here.desk.translate(catalog, room.narrator(catalog, here.names), room.board(catalog, here.names))
    assert here.press("Right") == ["Piano, 5000 dollars, 2 of 5."]
    assert here.press("Enter")[-1].startswith("Discard")


def test_a_spectator_hears_walks_and_plays_nothing() -> None:
    here = Deskside(me=None, rules="end=rapide")
    here.settle(40)
    assert here.press("Enter", "F", "X", "Backspace")
    assert here.press("M") == ["Tu regardes la partie, tu n'as pas de main."]
    assert here.press("Tab")
    for _ in range(2000):
        here.tick()
        if here.desk.course.over:
            break
    assert here.desk.course.over
    here.tick()
    assert here.outlet.wishes[-1] == Wish("over")
    assert here.press("Enter", "F4")
