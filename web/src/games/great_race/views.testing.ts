/** A view for tests: the second round of a day, my Flight card not yet chosen. */

import type { Design, Pilot, View } from './view'

const PLAIN: Omit<Design, 'name' | 'flight_class' | 'progress'> = {
  fuel: 1,
  health: 0,
  moxy: 0,
  green_fuel: 2,
  green_health: 0,
  terrain: [],
  window: '',
  hostile: false,
}

function pilot(more: Partial<Pilot>): Pilot {
  return {
    status: 'airborne',
    pilot: null,
    stage: 0,
    tracker: 0,
    fuel: { supply: 3, reserve: 1, spent: 1 },
    health: { supply: 4, reserve: 0, spent: 1 },
    moxy: 2,
    hand: 2,
    path: [],
    shown: null,
    crew: [],
    tokens: [],
    bid: null,
    points: 0,
    ...more,
  }
}

export const race: View = {
  viewer: 0,
  race: 1,
  races: 1,
  day: 2,
  days: 20,
  round: 2,
  news: null,
  stages: [
    { name: 'croydon', progress: 11, terrain: ['city'], attached: ['headwinds'], reward: 'one_fuel', trophy: null },
    { name: 'pyrenees', progress: 17, terrain: ['mountains'], attached: [], reward: 'crew', trophy: 4 },
  ],
  pilots: [
    pilot({ tracker: 7, path: ['steady_cruise-110'], crew: [{ card: 'mechanic-1', ready: true }] }),
    pilot({ stage: 1, tracker: 3, crew: [{ card: 'saboteur-1', ready: true }], hand: 3 }),
  ],
  hand: [
    { card: 'steady_cruise-126', fuel: 1, health: 0, payable: true, terrain: false },
    { card: 'crosswind-123', fuel: 3, health: 0, payable: true, terrain: false },
  ],
  landing: true,
  picked: null,
  dealt: [],
  kept: null,
  cantina: [
    { card: 'rigger-1', cost: 2, dear: false },
    { card: 'navigator-2', cost: 3, dear: true },
  ],
  order: [],
  turn: null,
  window: null,
  flight_deck: 90,
  flight_discard: ['redline-219'],
  crew_deck: 12,
  crew_discard: [],
  news_deck: 15,
  news_discard: [],
  designs: [
    { ...PLAIN, name: 'steady_cruise', flight_class: 'mechanical', progress: 3 },
    { ...PLAIN, name: 'crosswind', flight_class: 'weather', progress: 4, fuel: 2, window: 'reveal' },
    { ...PLAIN, name: 'redline', flight_class: 'mechanical', progress: 7, fuel: 2, health: 1 },
  ],
  speeds: { 'steady_cruise-126': 126, 'crosswind-123': 123, 'redline-219': 219 },
  trades: [
    { name: 'mechanic', cost: 2, exhausts: true, aloft_only: false, hostile: false },
    { name: 'saboteur', cost: 2, exhausts: false, aloft_only: false, hostile: true },
    { name: 'rigger', cost: 2, exhausts: false, aloft_only: false, hostile: false },
  ],
  attachments: [
    { name: 'sea_of_fog', terrain: 'fog' },
    { name: 'headwinds', terrain: null },
  ],
  rewards: [
    { name: 'one_fuel', brings: ['fuel'] },
    { name: 'crew', brings: ['crew'] },
  ],
  most_moxy: 5,
  crew_limit: 2,
  cantina_size: 3,
  ranks: [],
}
