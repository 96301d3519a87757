/** A view for tests: two airlines and the neutral one in the second era, and my action is asked for; and events. */

import type { Happening } from '../../lib/types'
import type { Airline, Design, View } from './view'

const PLAIN: Omit<Design, 'name' | 'number'> = {
  year: 1919,
  stage: 1,
  price: 2,
  seats: 3,
  airports: 1,
  lda: false,
  vp: 0,
  wings: 2,
  engines: 1,
  boat: false,
}

export function event(kind: string, args: Record<string, string | number> = {}, more: number[] = []): Happening {
  const values = Object.entries(args).map(([key, value]) => [key, { domain: key, value }])
  return { kind, args: Object.fromEntries(values), more }
}

function airline(more: Partial<Airline>): Airline {
  return {
    home: null,
    money: 10,
    vp: 4,
    points: [4, 0, 0, 0, 0, 0, 0],
    reserve: [6, 9, 9],
    fleet: [],
    pile: [],
    kept: 0,
    advantages: [0, 0],
    failures: 0,
    markets: [1, 0, 0, 0],
    profit: 0,
    forecast: [4, 0, 0, 5].map((vp) => ({ count: 1, vp })),
    ...more,
  }
}

export const table: View = {
  viewer: 0,
  era: 2,
  eras: 3,
  round: 4,
  first: 1,
  turn: 0,
  box: 3,
  bag: [40, 10, 8, 2],
  waiting: [
    { space: 'rome-1', city: 'cairo', people: 2, vp: 1, mine: 'no-seats' },
    { space: 'london-2', city: 'rome', people: 1, vp: 0, mine: 'ready' },
  ],
  overflow: [],
  boarding: null,
  row: [
    { aeroplane: 'airco-dh-16', price: 2, dear: false },
    { aeroplane: 'handley-page-w-8', price: 5, dear: false },
  ],
  deck: 20,
  supply: [4, 6].map((left) => ({ left, later: false })),
  worth: [
    { source: 'europe', vp: [5, 3] },
    { source: 'africa', vp: [4, 2] },
    { source: 'asia', vp: [5, 2] },
    { source: 'profit', vp: [6, 4, 2] },
  ],
  airports: [
    [{ airline: 0, stage: 0 }],
    [
      { airline: 1, stage: 0 },
      { airline: 2, stage: 1 },
    ],
    [],
  ],
  airlines: [
    airline({
      home: 'london',
      fleet: [{ aeroplane: 'junkers-f-13', free: 2, tiles: 1, new: true, aboard: [] }],
      advantages: [2, 1],
      failures: 3,
      profit: -2,
    }),
    airline({ home: 'rome' }),
  ],
  neutral: [1, 0, 0, 0],
  openings: [],
  flight: null,
  dice: [],
  ranks: [],
  cities: [
    { name: 'london', market: 'europe', room: 3, latitude: 51.5, longitude: -0.1, modifier: 0 },
    { name: 'rome', market: 'europe', room: 3, latitude: 41.9, longitude: 12.5, modifier: 1 },
    { name: 'north-america', market: 'americas', room: 2, latitude: 40.7, longitude: -74, modifier: null },
  ],
  connections: [{ start: 'london', end: 'rome', colour: 'white', lda: false }],
  aeroplanes: [
    { ...PLAIN, name: 'airco-dh-16', number: 3 },
    { ...PLAIN, name: 'junkers-f-13', number: 4, wings: 1, airports: 2 },
    { ...PLAIN, name: 'handley-page-w-8', number: 12, price: 4, seats: 5, vp: 1 },
    { ...PLAIN, name: 'dornier-merkur', number: 16, price: 5, stage: 2 },
  ],
  kinds: [
    { name: 'daring-pilot', number: 2, era: 1, copies: 6 },
    { name: 'engine-maintenance', number: 3, era: 1, copies: 6 },
  ],
  spaces: ['rome-1', 'london-2', 'overflow-1'],
  markets: ['europe', 'africa', 'asia', 'americas'],
  sources: ['europe', 'africa', 'asia', 'profit', 'americas', 'aeroplanes', 'passengers'],
  crash: 4,
}
