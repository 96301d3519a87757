import { beforeAll, describe, expect, it } from 'vitest'
import { speak, talkOf } from '../../lib/words.svelte'
import { hand, mine, modsOf, nameOf, printed, speed, wish } from './view'
import { race, season } from './views.testing'

describe('what somebody had in mind', () => {
  it.each([
    [season, 'pile:fast', 'buy fast'],
    [season, 'card:night_shift', 'play night_shift'],
    [season, 'card:dollar', 'discard dollar'],
    [season, 'boost:1', null],
    [race, 'boost:1', 'boost'],
    [race, 'altitude:2', 'climb'],
    [race, 'altitude:0', 'dive'],
    [race, 'place:0-3', 'in'],
    [race, 'place:2-3', 'out'],
    [race, 'place:1-13', 'fly'],
    [race, 'seat:0', null],
  ])('a touch is an answer to ask about (%#: %s)', (view, token, words) => {
    expect(wish(view, token)).toBe(words)
  })
})

describe('what is mine', () => {
  it('is my hand by kind, and my turn', () => {
    expect(hand(season)).toEqual([
      { card: 'dollar', count: 2 },
      { card: 'boost', count: 1 },
      { card: 'night_shift', count: 1 },
    ])
    expect(mine(season)).toBe(season.workshop)
    expect(mine({ ...season, viewer: 1 })).toBeNull()
  })

  it('is nothing for a spectator', () => {
    expect([hand({ ...season, viewer: null, hand: null }), mine({ ...season, viewer: null })]).toEqual([[], null])
  })
})

describe('words', () => {
  beforeAll(async () => {
    await speak('en')
    talkOf('air_racing')
  })

  it.each([
    ['card:night_shift', 'Night Shift'],
    ['pile:fast', 'FAST'],
    ['microknot:2', 'Microknot ×2'],
    ['altitude:0', 'Low'],
    ['place:1-13', 'lane 1'],
  ])('%s is called %s', (token, words) => {
    expect(nameOf(token)).toBe(words)
  })

  it('Speeds are whole and half', () => {
    expect([0, 1, 8, 11].map(speed)).toEqual(['0', '½', '4', '5½'])
  })

  it('mods and sorts of cards are those that the server tells', () => {
    expect(modsOf(season, 0).map(({ count }) => count)).toEqual([0, 2, 1])
    expect(modsOf(race, 1).map(({ count }) => count)).toEqual([1, 1, 2])
    expect(['dollar', 'fast', 'wind_tunnel'].map((card) => printed(season, card)?.sort)).toEqual([
      'money',
      'mod',
      'action',
    ])
  })
})
