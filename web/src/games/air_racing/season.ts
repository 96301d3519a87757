/** What the events of the season change in the picture. */

import type { Happening } from '../../lib/types'
import type { Change, Seat, View, Workshop } from './view'

const FREE_MODS = 3 // ARC-3.2
const FRESH = { plays: 2, buys: 2, extra: 0, spent: 0, regroups: 0 } // ARC-4.2

export function text(event: Happening, name: string): string {
  return String(event.args[name]?.value)
}

export function number(event: Happening, name: string): number {
  return Number(event.args[name]?.value)
}

function without(cards: readonly string[], card: string): string[] {
  const at = cards.indexOf(card)
  return cards.filter((_, n) => n !== at)
}

function count(view: View, cards: readonly string[]): number[] {
  return view.supply.map(({ card }) => cards.filter((each) => each === card).length)
}

function add(numbers: readonly number[], more: readonly number[], times = 1): number[] {
  return numbers.map((each, n) => each + times * (more[n] ?? 0))
}

function ofSeat(view: View, event: Happening, change: (seat: Seat) => Partial<Seat>): View {
  const at = number(event, 'seat')
  return { ...view, seats: view.seats.map((seat, n) => (n === at ? { ...seat, ...change(seat) } : seat)) }
}

/** ARC-6.1: my own money is the Dollars in hand and the extra money, less what was spent. */
function reckoned(view: View): View {
  const { workshop, viewer, hand } = view
  if (!workshop || workshop.seat !== viewer || !hand) return view
  const dollars = hand.filter((card) => card === 'dollar').length
  return { ...view, workshop: { ...workshop, money: dollars + workshop.extra - workshop.spent } }
}

function ofTurn(view: View, change: (workshop: Workshop) => Partial<Workshop>): View {
  return reckoned(view.workshop ? { ...view, workshop: { ...view.workshop, ...change(view.workshop) } } : view)
}

/** A card leaves a hand; if it is mine, it is seen to leave. */
function leaves(view: View, event: Happening, to: (seat: Seat, card: string) => Partial<Seat>): View {
  const card = text(event, 'card')
  const then = ofSeat(view, event, (seat) => ({ hand: seat.hand - 1, ...to(seat, card) }))
  if (number(event, 'seat') !== view.viewer || !view.hand) return then
  return reckoned({ ...then, hand: without(view.hand, card) })
}

/** Cards from their piles onto a discard pile. */
function gained(view: View, event: Happening, cards: readonly string[]): View {
  const numbers = count(view, cards)
  const supply = view.supply.map((pile, n) => ({ ...pile, left: pile.left - (numbers[n] ?? 0) }))
  return ofSeat({ ...view, supply }, event, ({ discard, owned }) => ({
    discard: [...discard, ...cards],
    owned: add(owned, numbers),
  }))
}

function drawn(view: View, event: Happening): View {
  const known = event.args.card?.value != null
  const card = text(event, 'card')
  const then = ofSeat(view, event, (seat) => ({
    hand: seat.hand + 1,
    deck: seat.deck - 1,
    deck_cards: known && seat.deck_cards ? add(seat.deck_cards, count(view, [card]), -1) : seat.deck_cards,
  }))
  if (!known || number(event, 'seat') !== view.viewer) return then
  const place = (each: string) => view.supply.findIndex((pile) => pile.card === each)
  return reckoned({ ...then, hand: [...(view.hand ?? []), card].sort((a, b) => place(a) - place(b)) })
}

function cleanedUp(view: View, event: Happening): View {
  const own = number(event, 'seat') === view.viewer
  const then = ofSeat(view, event, ({ discard, played }) => ({
    discard: [...discard, ...played, ...((own && view.hand) || [])],
    played: [],
    hand: 0,
  }))
  return own && view.hand ? { ...then, hand: [] } : then
}

export const SEASON: Record<string, Change> = {
  season: (view, event) => ({
    ...view,
    season: number(event, 'number'),
    stage: view.seats.some(({ owned }) => owned.some((n) => n > 0)) ? 'season' : 'quick_play',
    month: 0,
    race: null,
  }),
  free: (view, event) => {
    const boosts = number(event, 'boosts')
    return gained(view, event, Array.from({ length: FREE_MODS }, (_, n) => (n < boosts ? 'boost' : 'fast')))
  },
  month: (view, event) => ({ ...view, month: number(event, 'number') }),
  turn: (view, event) => reckoned({ ...view, workshop: { ...FRESH, seat: number(event, 'seat'), money: null } }),
  shuffle: (view, event) =>
    ofSeat(view, event, ({ discard, deck_cards }) => ({
      deck: number(event, 'cards'),
      deck_cards: deck_cards && add(deck_cards, count(view, discard)),
      discard: [],
    })),
  draw: drawn,
  play: (view, event) =>
    ofTurn(
      leaves(view, event, ({ played }, card) => ({ played: [...played, card] })),
      ({ plays }) => ({ plays: plays - 1 }),
    ),
  test: (view, event) => leaves(view, event, ({ played }, card) => ({ played: [...played, card] })),
  fund: (view, event) => ofTurn(view, ({ extra }) => ({ extra: extra + number(event, 'money') })),
  discard: (view, event) => leaves(view, event, ({ discard }, card) => ({ discard: [...discard, card] })),
  buy: (view, event) =>
    ofTurn(gained(view, event, [text(event, 'card')]), ({ buys, spent }) => ({
      buys: buys - 1,
      spent: spent + number(event, 'cost'),
    })),
  cleanup: cleanedUp,
}
