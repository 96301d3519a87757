/** Views for tests: a turn of the season, and a race. */

import type { Aircraft, Seat, View } from './view'

const CARDS: View['cards'] = [
  { card: 'dollar', sort: 'money', cost: 1 },
  { card: 'microknot', sort: 'mod', cost: 6 },
  { card: 'boost', sort: 'mod', cost: 3 },
  { card: 'fast', sort: 'mod', cost: 3 },
  { card: 'sponsorship', sort: 'action', cost: 3 },
  { card: 'night_shift', sort: 'action', cost: 4 },
  { card: 'team_effort', sort: 'action', cost: 3 },
  { card: 'wind_tunnel', sort: 'action', cost: 4 },
]

function aircraft(livery: string): Aircraft {
  return {
    livery,
    microknots: 0,
    fast: 0,
    boosts: 0,
    mods: [0, 0, 0],
    speed: 8,
    next_budget: 8,
    at: { laps: 0, lane: 0, place: 0 },
    lap: 1,
    altitude: 1,
    tokens: [],
    flying: false,
    overshoot: null,
    standing: 1,
    pylon_odds: 40,
    more_fast_odds: 50,
    boost_odds: [40, 30, 20],
  }
}

const mine: Seat = {
  hand: 4,
  deck: 2,
  discard: ['dollar', 'dollar', 'fast', 'dollar'],
  played: ['sponsorship'],
  owned: [6, 0, 1, 2, 1, 1, 0, 0],
  deck_cards: [1, 0, 0, 1, 0, 0, 0, 0],
  draws: {
    one: [50, 0, 0, 50, 0, 0, 0, 0],
    night_shift: [100, 0, 0, 100, 0, 0, 0, 0],
    hand: [100, 0, 33, 100, 33, 33, 0, 0],
  },
}
const other: Seat = {
  hand: 5,
  deck: 5,
  discard: [],
  played: [],
  owned: [7, 0, 3, 0, 0, 0, 0, 0],
  deck_cards: null,
  draws: null,
}

/** October, my turn: a Sponsorship is in play. */
export const season: View = {
  viewer: 0,
  stage: 'season',
  phase: 'action',
  building: [],
  season: 1,
  seasons: 1,
  month: 0,
  months: 11,
  supply: CARDS.map(({ card }) => ({ card, left: 10 })),
  cards: CARDS,
  course_name: 'desert_triangle',
  seats: [mine, other],
  hand: ['dollar', 'dollar', 'boost', 'night_shift'],
  workshop: {
    seat: 0,
    plays: 1,
    buys: 3,
    extra: 2,
    spent: 0,
    money: 4,
    affordable: CARDS.map(({ cost }) => cost <= 4),
    regroups: 0,
  },
  aircraft: [
    { ...aircraft('red'), mods: [0, 2, 1] },
    { ...aircraft('blue'), mods: [0, 0, 3] },
  ],
  race: null,
  course: {
    name: 'desert_triangle',
    pylons: ['P1', 'P2', 'P3', 'blue'],
    x: [250, 0, -250, 0],
    y: [0, 433, 0, 0],
    straights: [5, 10, 10, 5],
    angles: [1200, 1200, 1200, 0],
    turns: [
      [2, 2, 2, 0],
      [6, 7, 6, 0],
      [10, 11, 10, 0],
      [15, 14, 15, 0],
    ],
    length: [36, 49, 61, 74],
    gates: [6, 18, 30, 0],
  },
  mods: ['microknot', 'fast', 'boost'],
  altitudes: 3,
  level_speed: 2,
  medals: [
    [0, 0],
    [0, 0],
  ],
  ranks: [],
}

/** The first round of the final: number 2 is in flight, with a token to pay. */
export const race: View = {
  ...season,
  stage: 'final',
  phase: null,
  month: 11,
  hand: [],
  workshop: null,
  aircraft: [
    { ...aircraft('red'), fast: 2, boosts: 2, mods: [0, 2, 2], flying: true, pylon_odds: 60 },
    {
      ...aircraft('blue'),
      microknots: 1,
      fast: 1,
      boosts: 2,
      mods: [1, 1, 2],
      speed: 9,
      next_budget: 0,
      at: { laps: 0, lane: 1, place: 4 },
      tokens: [
        { kind: 'cut_pylon', speed: 2 },
        { kind: 'backfire', speed: 3 },
      ],
      flying: true,
      standing: 2,
      pylon_odds: 50,
    },
  ],
  race: {
    laps: 3,
    lap: 1,
    round: 1,
    order: [0, 1],
    grid: [0, 1],
    flight: {
      seat: 1,
      budget: 9,
      levels: 2,
      engaged: 0,
      ahead: { laps: 0, lane: 1, place: 13 },
      gates: ['P1'],
      inward: { laps: 0, lane: 0, place: 4 },
      outward: { laps: 0, lane: 2, place: 4 },
      check: null,
    },
  },
}
