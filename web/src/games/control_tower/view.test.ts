import { beforeAll, describe, expect, it } from 'vitest'
import { speak, talkOf } from '../../lib/words.svelte'
import { goal, hand, look, wish, zone, type Aircraft, type View } from './view'

const COLOURS = ['red', 'orange', 'yellow', 'lime', 'green', 'teal', 'sky_blue', 'navy', 'purple', 'pink']

function aircraft(number: number, place = 'waiting', held = false): Aircraft {
  const [origin, destination] = number <= 5 ? (['A', 'B'] as const) : (['B', 'A'] as const)
  return { number, colour: COLOURS[number - 1] ?? '', origin, destination, place, held, flown: 0 }
}

const view: View = {
  viewer: 0,
  round: 3,
  starting_seat: 0,
  turn: { seat: 0, moves: 0, due: 2, cards: 0, movement_cards: 0 },
  seats: [
    { hand: 2, technical_return: true, goal: [2, 4, 7, 9], landed: 0 },
    { hand: 1, technical_return: false, goal: null, landed: null },
  ],
  hand: ['pass', 'storm'],
  half_width: 2,
  moves_due: 2,
  cards_allowed: 2,
  movement_cards_allowed: 1,
  hand_limit: 4,
  field: {
    columns: ['a', 'b', 'c', 'd', 'e'],
    rows: [0, 1, 2, 3, 4, 5, 6],
    airports: [
      { name: 'A', space: 'c0', arrival: 'c1', departure: ['b0', 'd0'] },
      { name: 'B', space: 'c6', arrival: 'c5', departure: ['b6', 'd6'] },
    ],
  },
  aircraft: [
    aircraft(1),
    aircraft(2, 'c3', true),
    aircraft(3, 'landed'),
    aircraft(4, 'b2'),
    aircraft(5),
    aircraft(6),
    aircraft(7, 'b3'),
    ...[8, 9, 10].map((number) => aircraft(number)),
  ],
  storms: ['e4'],
  draw_pile: 20,
  discard_pile: [],
  technical_returns_in_box: 2,
  winners: [],
}

describe('what somebody had in mind', () => {
  it.each([
    [[], 'aircraft:2', 'move 2 forward'],
    [[], 'aircraft:1', 'move 1 left'],
    [['aircraft:4'], 'space:b3', 'move 4 forward'],
    [['aircraft:7'], 'space:a3', 'move 7 left'],
    [['aircraft:7'], 'space:b4', 'move 7 back'],
    [['aircraft:4'], 'space:b1', 'move 4 back'],
    [['card:storm'], 'space:c5', 'storm c5'],
    [['card:holding'], 'aircraft:2', 'hold 2'],
    [['aircraft:7'], 'airport:A', null],
    [['card:extra_move', 'aircraft:4'], 'space:b1', 'extra 4 back'],
    [[], 'card:storm', 'storm c3'],
    [[], 'card:technical_return', 'return 2'],
    [['card:clear_sky'], 'airport:A', 'clear c0'],
    [['card:pass', 'aircraft:4'], 'space:b3', null],
  ])('after %j a touch of %s means: %s', (path, token, words) => {
    expect(wish(view, path, token)).toBe(words)
  })

  it('is nothing when a space far away is touched', () => {
    expect(wish(view, ['aircraft:4'], 'space:e6')).toBeNull()
    expect(wish(view, [], 'space:e6')).toBeNull()
  })
})

describe('what is mine', () => {
  it('is my hand with the Technical return, and my goal', () => {
    expect(hand(view)).toEqual(['pass', 'storm', 'technical_return'])
    expect(goal(view)).toEqual([2, 4, 7, 9])
  })

  it('is nothing for a spectator', () => {
    const watching = { ...view, viewer: null, hand: null }
    expect([hand(watching), goal(watching)]).toEqual([[], []])
  })
})

describe('a space', () => {
  beforeAll(async () => {
    await speak('en')
    talkOf('control_tower')
  })

  it('lies in its zone', () => {
    expect(['c0', 'c1', 'd0', 'b6', 'c5', 'a3'].map((space) => zone(view.field, space))).toEqual([
      'airport',
      'arrival',
      'departure',
      'departure',
      'arrival',
      null,
    ])
  })

  it.each([
    ['c3', 'Aircraft 2, orange, from A to B, c3, held, Your Goal card'],
    ['b6', 'b6, Departure Zone, empty'],
    ['e4', 'e4, Storm'],
    ['c0', 'Airport A'],
  ])('%s is described in words', (space, words) => {
    expect(look(view, space)).toBe(words)
  })
})
