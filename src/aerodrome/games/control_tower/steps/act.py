"""CTL-3.3: moves and Event cards, in any order."""

from __future__ import annotations

from typing import ClassVar, Final, final

from aerodrome.games.control_tower import moves
from aerodrome.games.control_tower.actions import DISCARD, END, EXTRA, MOVE
from aerodrome.games.control_tower.content import TECHNICAL_RETURN
from aerodrome.games.control_tower.effects import DECK, card_of
from aerodrome.games.control_tower.scoring import has_landed_all, win
from aerodrome.games.control_tower.state import Sky
from aerodrome.kernel.events import UNKNOWN
from aerodrome.kernel.step import AUTO, Reason, Step

MOVES_DUE: Final = Reason("CTL-3.3", "moves-due")
MOVES_MADE: Final = Reason("CTL-3.3", "moves-made")
NOT_YET: Final = Reason("CTL-3.7", "discard-not-due")
CARDS_PLAYED: Final = Reason("CTL-5.1", "cards-played")
MOVEMENT_PLAYED: Final = Reason("CTL-5.2", "movement-played")
NOT_HELD: Final = Reason("CTL-5.3", "not-in-hand")
RETURN_USED: Final = Reason("CTL-6.16", "return-used")


def may_play(s: Sky, seat: int, kind: int) -> Reason | None:
    """CTL-5.1, CTL-5.2: may the seat still play a card of this kind in this turn, and has it one?"""
    player = s.players[seat]
    if kind == TECHNICAL_RETURN:
        if not player.technical_return:
            return RETURN_USED
    elif kind not in player.hand:
        return NOT_HELD
    if s.turn.cards >= s.air.cards_per_turn:
        return CARDS_PLAYED
    if s.air.movement[kind] and s.turn.movement_cards >= s.air.movement_cards_per_turn:
        return MOVEMENT_PLAYED
    return None


def add_cards(s: Sky, seat: int, hand: list[int], out: list[int]) -> None:
    """Every card of this hand, or Technical return, that the seat may play, with every target."""
    if s.turn.cards >= s.air.cards_per_turn:
        return
    kinds = 1 << TECHNICAL_RETURN if s.players[seat].technical_return else 0
    for card in hand:
        if card != UNKNOWN:
            kinds |= 1 << card
    if s.turn.movement_cards >= s.air.movement_cards_per_turn:
        kinds &= ~s.air.movement_kinds
    for kind in range(len(DECK)):
        if kinds >> kind & 1:
            DECK[kind].options(s, out)


def ask_on(s: Sky, seat: int) -> None:
    """CTL-R23: the player is asked while a move is due or a card can be played; then the phase ends by itself.
    CTL-3.9: moves that are impossible for all aircraft are lost."""
    due = s.turn.moves < s.air.moves_per_turn
    if due and moves.can_move(s):
        s.next(Act(seat))
        return
    playable: list[int] = []
    add_cards(s, seat, s.players[seat].hand, playable)
    if playable:
        s.next(Act(seat))
    elif due:
        s.emit("lost", seat, s.air.moves_per_turn - s.turn.moves)


@final
class MoveAndPlay(Step[Sky]):
    """CTL-3.3: the player must make two moves and may play up to two Event cards."""

    def __init__(self, seat: int) -> None:
        super().__init__(AUTO)
        self.seat = seat

    def run(self, s: Sky) -> None:
        ask_on(s, self.seat)


@final
class Act(Step[Sky]):
    """CTL-3.4: one move or one card; the turn may end only when no move is due or possible."""

    discreet_since: ClassVar[int] = 2

    def legal(self, s: Sky) -> list[int]:
        return self.options(s, s.players[self.who].hand)

    def options(self, s: Sky, hand: list[int]) -> list[int]:
        """What is allowed with this hand."""
        out: list[int] = []
        if s.turn.moves < s.air.moves_per_turn:
            moves.add_moves(s, out, MOVE, 4)
        if not out:
            out.append(END)
        add_cards(s, self.who, hand, out)
        return out

    def why(self, s: Sky, x: int) -> Reason | None:
        due = s.turn.moves < s.air.moves_per_turn
        if x == END:
            return MOVES_DUE if due and moves.can_move(s) else None
        if MOVE <= x < EXTRA:
            return moves.why_not(s, (x - MOVE) // 4, (x - MOVE) % 4) if due else MOVES_MADE
        if DISCARD <= x < DISCARD + TECHNICAL_RETURN:
            return NOT_YET
        card = card_of(s.air, x)
        return may_play(s, self.who, card.kind) or card.why(s, x - card.start(s.air))

    def discreet(self, s: Sky) -> bool:
        """Without the hand there is one option, to which its cards may add."""
        in_hand = bool(s.players[self.who].hand) and s.turn.cards < s.air.cards_per_turn
        return in_hand and len(self.options(s, [])) == 1

    def apply(self, s: Sky, x: int) -> None:
        if x == END:
            if s.turn.moves < s.air.moves_per_turn:
                s.emit("lost", self.who, s.air.moves_per_turn - s.turn.moves)
            return
        if x < EXTRA:
            s.turn.moves += 1
            moves.make(s, self.who, (x - MOVE) // 4, (x - MOVE) % 4)
        else:
            self.play_card(s, x)
        if has_landed_all(s, self.who):
            win(s, self.who)
        else:
            ask_on(s, self.who)

    def play_card(self, s: Sky, x: int) -> None:
        """CTL-5.5: the card's own class says where it goes: discard pile, field or out of the game."""
        card, player = card_of(s.air, x), s.players[self.who]
        s.turn.cards += 1
        if s.air.movement[card.kind]:
            s.turn.movement_cards += 1
        if card.kind == TECHNICAL_RETURN:
            player.technical_return = False
        else:
            player.hand.remove(card.kind)
        s.emit("play", self.who, card.kind, len(player.hand))
        card.play(s, self.who, x - card.start(s.air))
