/** What the events of Aeroplanes change in the picture. What they do not tell comes with the next view. */

import type { Happening } from '../../lib/types'
import { designOf, MARKETS, SOURCES } from './printed'
import type { Airline, Offer, Plane, View } from './view'

/** What an event makes of the picture. */
type Change = (view: View, event: Happening) => View

function text(event: Happening, name: string): string {
  return String(event.args[name]?.value)
}

function number(event: Happening, name: string): number {
  return Number(event.args[name]?.value)
}

/** The numbers with one of them changed. */
function plus(numbers: readonly number[], at: number, by: number): number[] {
  return numbers.map((each, n) => (n === at ? each + by : each))
}

function ofSeat(view: View, seat: number, change: (airline: Airline) => Partial<Airline>): View {
  const airlines = view.airlines.map((airline, n) => (n === seat ? { ...airline, ...change(airline) } : airline))
  return { ...view, airlines }
}

function ofAirline(view: View, event: Happening, change: (airline: Airline) => Partial<Airline>): View {
  return ofSeat(view, number(event, 'seat'), change)
}

function ofPlane(view: View, event: Happening, change: (plane: Plane) => Partial<Plane>): View {
  const name = text(event, 'aeroplane')
  return ofAirline(view, event, ({ fleet }) => ({
    fleet: fleet.map((plane) => (plane.aeroplane === name ? { ...plane, ...change(plane) } : plane)),
  }))
}

/** The pounds that an airline has after the event, by the name of the argument that tells them. */
function hasMoney(view: View, event: Happening, name: string): View {
  return ofAirline(view, event, () => ({ money: number(event, name) }))
}

function scored(view: View, seat: number, source: string, by: number): View {
  return ofSeat(view, seat, ({ vp, points }) => ({ vp: vp + by, points: plus(points, SOURCES.indexOf(source), by) }))
}

/** Advantage tiles go from the supply to an airline, or back. */
function tiles(view: View, event: Happening, advantage: string, by: number): View {
  const kind = view.kinds.findIndex(({ name }) => name === advantage)
  const then = { ...view, supply: plus(view.supply, kind, -by) }
  return ofAirline(then, event, ({ advantages }) => ({ advantages: plus(advantages, kind, by) }))
}

/** AER-5a.2: each card costs its price, and £1 for every card in front of it. */
function priced(view: View, aeroplanes: readonly string[]): Offer[] {
  return aeroplanes.map((aeroplane, n) => ({ aeroplane, price: (designOf(view, aeroplane)?.price ?? 0) + n }))
}

function inRow(view: View, change: (row: string[]) => string[]): View {
  return { ...view, row: priced(view, change(view.row.map(({ aeroplane }) => aeroplane))) }
}

/** An airline's airports in a city: one more, or one less. */
function airport(view: View, airline: number, name: string, stage: number, by: 1 | -1): View {
  const city = view.cities.findIndex((each) => each.name === name)
  const market = MARKETS.findIndex((each) => each === view.cities[city]?.market)
  const airports = view.airports.map((there, n) => {
    if (n !== city) return there
    const others = there.filter((each) => each.airline !== airline)
    return by < 0 ? others : [...others, { airline, stage }].sort((a, b) => a.airline - b.airline)
  })
  const then = { ...view, airports }
  if (airline >= view.airlines.length) return { ...then, neutral: view.neutral && plus(view.neutral, market, by) }
  return ofSeat(then, airline, ({ markets }) => ({ markets: plus(markets, market, by) }))
}

/** Airlines are called by the numbers of their seats; the neutral one comes after them. */
function airlineOf(view: View, event: Happening): number {
  const called = text(event, 'airline')
  return called === 'neutral' ? view.airlines.length : Number(called) - 1
}

function bought(view: View, event: Happening): View {
  const aeroplane = text(event, 'aeroplane')
  const { seats = 0 } = designOf(view, aeroplane) ?? {}
  const order = (plane: Plane) => view.aeroplanes.findIndex(({ name }) => name === plane.aeroplane)
  const plane: Plane = { aeroplane, free: seats, tiles: 0, new: true, aboard: [] }
  const then = inRow(view, (row) => row.filter((name) => name !== aeroplane))
  return ofAirline(then, event, ({ fleet, profit }) => ({
    money: number(event, 'left'),
    fleet: [...fleet, plane].sort((a, b) => order(a) - order(b)),
    profit: profit - seats,
  }))
}

function loaded(view: View, event: Happening): View {
  const by = number(event, 'tiles')
  const stage = designOf(view, text(event, 'aeroplane'))?.stage ?? 0
  return ofAirline(
    ofPlane(view, event, (plane) => ({ tiles: plane.tiles + by })),
    event,
    ({ reserve }) => ({ reserve: plus(reserve, stage - 1, -by) }),
  )
}

function ousted(view: View, event: Happening): View {
  const [airline, stage] = [airlineOf(view, event), number(event, 'stage')]
  const then = airport(view, airline, text(event, 'city'), stage, -1)
  return ofSeat(then, airline, ({ reserve }) => ({ reserve: plus(reserve, stage - 1, 1) }))
}

function claimed(view: View, event: Happening): View {
  const space = view.spaces[event.more[0] ?? -1]
  const gone = [...view.waiting, ...view.overflow].find((each) => each.space === space)
  const people = number(event, 'people')
  const boarded = { city: text(event, 'city'), people, vp: gone?.vp ?? 0 }
  const then = {
    ...view,
    waiting: view.waiting.filter((each) => each !== gone),
    overflow: view.overflow.filter((each) => each !== gone),
  }
  return ofAirline(
    ofPlane(then, event, ({ aboard }) => ({ free: number(event, 'free'), aboard: [...aboard, boarded] })),
    event,
    () => ({ profit: number(event, 'profit') }),
  )
}

/** AER-6b.3: a card that is fully used, and what still lay on it. */
function retired(view: View, event: Happening): View {
  const aeroplane = text(event, 'aeroplane')
  const stage = designOf(view, aeroplane)?.stage ?? 0
  return ofAirline(view, event, ({ fleet, pile, reserve }) => ({
    fleet: fleet.filter((plane) => plane.aeroplane !== aeroplane),
    pile: [...pile, aeroplane],
    reserve: plus(reserve, stage - 1, fleet.find((plane) => plane.aeroplane === aeroplane)?.tiles ?? 0),
  }))
}

function overflowed(view: View, event: Happening): View {
  const [from, to] = event.more.map((space) => view.spaces[space])
  const moved = view.waiting.find(({ space }) => space === from)
  if (!moved || to === undefined) return view
  return {
    ...view,
    waiting: view.waiting.filter((each) => each !== moved),
    overflow: [...view.overflow, { ...moved, space: to }],
  }
}

function counted(view: View, event: Happening): View {
  const seat = number(event, 'seat')
  const then = scored(view, seat, 'aeroplanes', number(event, 'aeroplanes'))
  return scored(then, seat, 'passengers', number(event, 'passengers'))
}

export const CHANGES: Record<string, Change> = {
  first: (view, event) => ({ ...view, first: number(event, 'seat') }),
  white: (view, event) => ({ ...view, first: number(event, 'seat') }),
  home: (view, event) =>
    ofAirline(airport(view, number(event, 'seat'), text(event, 'city'), 0, 1), event, () => ({
      home: text(event, 'city'),
      money: number(event, 'money'),
    })),
  neutral: (view, event) => airport(view, view.airlines.length, text(event, 'city'), number(event, 'stage'), 1),
  era: (view, event) => ({ ...view, era: number(event, 'number'), round: 0 }),
  income: (view, event) => hasMoney(view, event, 'total'),
  round: (view, event) => ({ ...view, round: number(event, 'number') }),
  maintain: (view, event) =>
    ofAirline(tiles(view, event, 'engine-maintenance', -1), event, () => ({ failures: 0 })),
  buy: bought,
  load: loaded,
  appear: (view, event) =>
    inRow({ ...view, deck: Math.max(0, view.deck - 1) }, (row) => [...row, text(event, 'aeroplane')]),
  remove: (view, event) => inRow(view, (row) => row.filter((name) => name !== text(event, 'aeroplane'))),
  roll: (view, event) => ({ ...view, dice: [...event.more] }),
  search: (view, event) => hasMoney({ ...view, dice: [...event.more] }, event, 'left'),
  beacon: (view, event) => tiles(view, event, 'radio-beacons', -1),
  failure: (view, event) => ofAirline(view, event, () => ({ failures: number(event, 'held') })),
  crash: (view, event) => ofAirline(view, event, () => ({ failures: 0 })),
  pilots: (view, event) => tiles(view, event, 'daring-pilot', -number(event, 'pilots')),
  pay: (view, event) => hasMoney(view, event, 'left'),
  oust: ousted,
  open: (view, event) => airport(view, number(event, 'seat'), text(event, 'city'), number(event, 'stage'), 1),
  bonus: (view, event) =>
    hasMoney(scored(view, number(event, 'seat'), 'americas', number(event, 'vp')), event, 'money_total'),
  claim: claimed,
  night: (view, event) => tiles(view, event, 'night-flights', -1),
  advantage: (view, event) => hasMoney(tiles(view, event, text(event, 'advantage'), 1), event, 'left'),
  subsidy: (view, event) => hasMoney({ ...view, box: number(event, 'left') }, event, 'total'),
  token: (view, event) => ({ ...view, first: number(event, 'seat') }),
  majority: (view, event) =>
    scored(view, airlineOf(view, event), text(event, 'market'), number(event, 'vp')),
  profit: (view, event) => scored(view, number(event, 'seat'), 'profit', number(event, 'vp')),
  retire: retired,
  flip: (view, event) => ofPlane(view, event, () => ({ new: false, free: number(event, 'free'), aboard: [] })),
  overflow: overflowed,
  count: counted,
}
