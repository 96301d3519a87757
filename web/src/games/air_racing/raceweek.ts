/** What the events of Race Week change in the picture. Speeds and lengths are counted in halves. */

import type { Happening } from '../../lib/types'
import { check } from './odds'
import { number, text } from './season'
import type { Aircraft, Change, Flight, Race, View } from './view'

const TILE = 2
const MID = 1
const LEVELS = 2 // ARC-13.4

function ofAircraft(view: View, event: Happening, change: (aircraft: Aircraft) => Partial<Aircraft>): View {
  const seat = number(event, 'seat')
  return { ...view, aircraft: view.aircraft.map((each, n) => (n === seat ? { ...each, ...change(each) } : each)) }
}

function ofRace(view: View, change: (race: Race) => Partial<Race>): View {
  return view.race ? { ...view, race: { ...view.race, ...change(view.race) } } : view
}

/** The turn goes on from where the aircraft is now: what is ahead of it, the server will say. */
function ofFlight(view: View, change: (flight: Flight) => Partial<Flight>): View {
  return ofRace(view, ({ flight }) => {
    const at = flight && view.aircraft[flight.seat]?.at
    return flight && at ? { flight: { ...flight, ahead: at, gates: [], ...change(flight) } } : {}
  })
}

function equipped(view: View, { speed, microknots }: Aircraft, mods: readonly number[]): Partial<Aircraft> {
  const [m = 0, fast = 0, boosts = 0] = mods
  return { microknots: m, fast, boosts, speed: speed + m - microknots, pylon_odds: check(view, fast) }
}

function flown({ at }: Aircraft, event: Happening): Partial<Aircraft> {
  return { at: { ...at, laps: number(event, 'laps'), place: number(event, 'place') } }
}

export const RACE_WEEK: Record<string, Change> = {
  build: (view, event) => {
    const [m = 0, f = 0, b = 0] = text(event, 'build').split('-').map(Number)
    return ofAircraft(view, event, (each) => equipped(view, each, [each.microknots + m, each.fast + f, each.boosts + b]))
  },
  aircraft: (view, event) => ofAircraft(view, event, (each) => equipped(view, each, event.more)),
  race: (view, event) => ({
    ...view,
    stage: text(event, 'stage') as View['stage'],
    workshop: null,
    race: { laps: number(event, 'laps'), round: 0, order: [], grid: [], flight: null },
    aircraft: view.aircraft.map((each) => ({
      ...each,
      at: { laps: 0, lane: 0, place: 0 },
      altitude: MID,
      tokens: [],
      flying: false,
      overshoot: null,
    })),
  }),
  grid: (view, event) =>
    ofRace(
      ofAircraft(view, event, ({ at }) => ({ at: { ...at, lane: number(event, 'lane') }, flying: true })),
      ({ grid }) => ({ grid: [...grid, number(event, 'seat')] }),
    ),
  round: (view, event) => ofRace(view, () => ({ round: number(event, 'number'), flight: null })),
  turn: (view, event) => {
    const seat = number(event, 'seat')
    const aircraft = view.aircraft[seat]
    if (!aircraft) return view
    const flight: Flight = {
      seat,
      budget: aircraft.speed,
      levels: LEVELS,
      engaged: 0,
      boost_odds: check(view, aircraft.fast),
      ahead: aircraft.at,
      gates: [],
    }
    return ofRace(ofAircraft(view, event, () => ({ flying: true })), () => ({ flight }))
  },
  pay: (view, event) =>
    ofFlight(
      ofAircraft(view, event, ({ tokens }) => ({ tokens: tokens.slice(1) })),
      () => ({ budget: number(event, 'speed') }),
    ),
  fly: (view, event) =>
    ofFlight(
      ofAircraft(view, event, (each) => flown(each, event)),
      ({ budget, ahead, gates }) => ({ budget: budget - number(event, 'half_tiles'), ahead, gates }),
    ),
  aside: (view, event) =>
    ofFlight(
      ofAircraft(view, event, ({ at }) => ({
        at: { ...at, lane: number(event, 'lane'), place: number(event, 'place') },
      })),
      ({ budget }) => ({ budget: budget - TILE }),
    ),
  altitude: (view, event) => {
    const to = number(event, 'altitude')
    const by = to - (view.aircraft[number(event, 'seat')]?.altitude ?? to)
    return ofFlight(
      ofAircraft(view, event, () => ({ altitude: to })),
      ({ budget, levels }) => ({ budget: budget - TILE * by, levels: levels - Math.abs(by) }),
    )
  },
  check: (view) => ({ ...view }), // a roll is seen for a while
  cut: (view, event) => ofAircraft(view, event, ({ tokens }) => ({ tokens: [...tokens, number(event, 'token')] })),
  engine: (view, event) =>
    ofFlight(
      ofAircraft(view, event, ({ boosts }) => ({ boosts: boosts - 1 })),
      ({ engaged, seat }) => ({
        engaged: engaged + 1,
        boost_odds: check(view, (view.aircraft[seat]?.fast ?? 0) - engaged - 1),
      }),
    ),
  boost: (view, event) => ofFlight(view, () => ({ budget: number(event, 'speed') })),
  backfire: (view, event) => ofAircraft(view, event, ({ tokens }) => ({ tokens: [...tokens, number(event, 'token')] })),
  avoid: (view, event) => ofAircraft(view, event, ({ boosts }) => ({ boosts: boosts - 1 })),
  back: (view, event) => ofAircraft(view, event, (each) => ({ ...flown(each, event), tokens: [] })),
  finish: (view, event) =>
    ofAircraft(view, event, () => ({ overshoot: number(event, 'overshoot'), flying: false, tokens: [] })),
  qualified: (view, event) =>
    ofRace(
      ofAircraft(view, event, () => ({ flying: false })),
      () => ({ flight: null }),
    ),
  place: (view, event) => ofAircraft(view, event, () => ({ standing: number(event, 'rank') })),
}
