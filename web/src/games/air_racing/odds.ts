/** My cards by kind, with the chances that the server tells, in percent. */

import type { View } from './view'

/** Where the cards of a kind lie, and how likely the next draws bring one. */
export interface Row {
  card: string
  hand: number
  deck: number
  played: number
  discard: number
  /** at least one in the next card, in a Night Shift, in the next hand; none when there is no next hand */
  next: [one: number, nightShift: number, hand: number | null]
}

export function rows(view: View): Row[] {
  const seat = view.viewer === null ? undefined : view.seats[view.viewer]
  const [deck, draws] = [seat?.deck_cards, seat?.draws]
  if (!seat || !deck || !draws) return []
  const count = (cards: readonly string[], card: string) => cards.filter((each) => each === card).length
  return view.supply.map(({ card }, n) => ({
    card,
    hand: count(view.hand ?? [], card),
    deck: deck[n] ?? 0,
    played: count(seat.played, card),
    discard: count(seat.discard, card),
    next: [draws.one[n] ?? 0, draws.night_shift[n] ?? 0, draws.hand ? (draws.hand[n] ?? 0) : null],
  }))
}
