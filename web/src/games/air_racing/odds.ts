/** Exact chances: of the cards that are drawn next, and of skill checks. */

import type { View } from './view'

const FACES = 10
const TARGET = 6 // ARC-14.1

/** ARC-14.1, ARC-14.2: how many of ten rolls pass a check with this modifier; a 0 never does. */
export function passes(modifier: number): number {
  return Math.max(0, FACES - Math.max(1, TARGET - modifier))
}

/** The chance that none of `these` is among `drawn` cards out of `all`. */
function none(all: number, these: number, drawn: number): number {
  let chance = 1
  for (let n = 0; n < drawn; n += 1) chance *= Math.max(0, all - these - n) / (all - n)
  return chance
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, n) => all + n, 0)

/** ARC-5.16, ARC-5.17: for each card the chance that at least one is among so many drawn: first from the deck; when it
 * is too short, it is drawn as a whole, and the rest from the shuffled pile. */
export function chances(deck: readonly number[], pile: readonly number[], draws: number): number[] {
  const all = sum(deck)
  if (draws <= all) return deck.map((these) => 1 - none(all, these, draws))
  const rest = sum(pile)
  const more = Math.min(draws - all, rest)
  return deck.map((here, n) => (here > 0 ? 1 : 1 - none(rest, pile[n] ?? 0, more)))
}

/** My cards by kind: where each lies, and how likely the next draws bring one. */
export interface Row {
  card: string
  hand: number
  deck: number
  played: number
  discard: number
  /** at least one in the next card, in the next three, in the next hand of five; none when there is no next hand */
  next: [one: number, three: number, hand: number | null]
}

const NIGHT_SHIFT = 3 // ARC-5.1
const HAND = 5 // ARC-6.8

/** A draw in my turn may shuffle the discard pile; the next hand comes after Cleanup, when hand and cards in play lie
 * there too (ARC-6.7). After August there is none. */
export function rows(view: View): Row[] {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer]
  const deck = seat?.deck_cards
  if (!seat || !deck) return []
  const count = (cards: readonly string[]) =>
    view.supply.map(({ card }) => cards.filter((each) => each === card).length)
  const [hand, played, discard] = [count(view.hand ?? []), count(seat.played), count(seat.discard)]
  const all = deck.map((_, n) => (hand[n] ?? 0) + (played[n] ?? 0) + (discard[n] ?? 0))
  const [one, three] = [chances(deck, discard, 1), chances(deck, discard, NIGHT_SHIFT)]
  const five = view.month + 1 < view.months ? chances(deck, all, HAND) : null
  return view.supply.map(({ card }, n) => ({
    card,
    hand: hand[n] ?? 0,
    deck: deck[n] ?? 0,
    played: played[n] ?? 0,
    discard: discard[n] ?? 0,
    next: [one[n] ?? 0, three[n] ?? 0, five ? (five[n] ?? 0) : null],
  }))
}
