import { beforeAll, describe, expect, it } from 'vitest'
import { speak, talkOf } from '../../lib/words.svelte'
import parts from './index'
import {
  cardOf, deviceOf, hand, lastTile, machineOf, mine, nameOf, ofSeat, plateOf, seatOf, tileOf, weatherOf, wish,
} from './view'
import { draft, landing } from './views.testing'

beforeAll(async () => {
  talkOf('magnificent')
  await speak('en')
})

describe('what can be read from a view', () => {
  it('finds machines by their type and by their owner', () => {
    expect(machineOf(landing, 'seaplane')?.pilot?.name).toBe('jing-li')
    expect(machineOf(landing, 'helicopter')).toBeUndefined()
    expect(mine(landing).map(({ machine }) => machine)).toEqual(['biplane'])
    expect(mine({ ...landing, viewer: null })).toEqual([])
    expect(ofSeat(landing, 2).map(({ machine }) => machine)).toEqual(['triplane'])
    expect([seatOf(landing, 'triplane'), seatOf(landing, 'helicopter')]).toEqual([2, null])
  })

  it('finds what is printed', () => {
    expect(plateOf(landing, 'pusher-plane')?.seats).toBe(1)
    expect(deviceOf(landing, 'goggles')?.traits).toEqual({ weather: 1 })
    expect(deviceOf(landing, 'vladimir-orkovski')?.use).toBe('symbol')
    expect(cardOf(landing, 'magpie-landing')).toMatchObject({ title: 'magpie', dirty: true, symbol: 'landing' })
    expect(tileOf(landing, 4)).toMatchObject({ terrain: 'mountain', needs: [3, 4, 3] })
    expect(tileOf(draft, 1)?.terrain).toBe('fields')
    expect(tileOf(draft, 99)).toBeUndefined()
    expect(weatherOf(landing, 'gale')?.needs).toEqual([1, 2, 1])
    expect(lastTile(landing)).toBe(10)
  })

  it('has my cards as tokens, and none for a spectator', () => {
    expect(hand(landing)).toEqual([
      'card:break-in-the-clouds-takeoff',
      'card:spare-can-of-petrol-landing',
      'card:magpie-landing',
    ])
    expect(hand({ ...landing, viewer: null, hand: null })).toEqual([])
  })
})

describe('a touch', () => {
  it.each([
    ['card:magpie-landing', 'play magpie-landing'],
    ['device:goggles', 'use goggles'],
    ['machine:seaplane', 'target seaplane'],
    ['tile:5', 'fly'],
    ['tile:2', 'tile 2'],
    ['item:mountain', 'collect mountain'],
    ['part:flying', 'part flying'],
    ['peeked:2', 'weather 2'],
    ['seat:2', 'victim 2'],
    ['equipment:goggles', 'remove goggles'],
    ['equipment:box-of-tricks', 'equip box-of-tricks'],
    ['deed:fly', null],
  ])('on %s in a race means %s', (token, words) => expect(wish(landing, token)).toBe(words))

  it('on a machine or a pilot before the race chooses it', () => {
    expect(wish(draft, 'machine:triplane')).toBe('machine triplane')
    expect(wish(draft, 'pilot:jing-li')).toBe('pilot jing-li')
  })

  it.each([
    ['card:magpie-landing', 'Magpie (landing)'],
    ['device:jing-li', 'Jing Li'],
    ['tile:4', 'tile 4'],
    ['peeked:1', 'weather tile 1'],
    ['seat:2', 'player 2'],
    ['deed:fly', 'Fly on'],
    ['dice:3', '3'],
  ])('%s is called %s', (token, name) => expect(nameOf(token)).toBe(name))
})

describe('what everybody may know', () => {
  it('is points, cards, luck and the machine', () => {
    expect(parts.notes(landing, 1)).toEqual([
      '5 VP, cards 2, luck 0',
      'Seaplane, Jing Li: tile 3 in the middle band',
    ])
  })

  it('before machines are chosen is who will fly', () =>
    expect(parts.notes(draft, 1)).toEqual(['0 VP, cards 3, luck 0', 'Condesa Isabella Sanchez']))

  it('when all is over is where the points came from', () => {
    const over = { ...landing, ranks: [2, 1, 3] }
    expect(parts.notes(over, 0)).toEqual(['3 VP', 'start 3'])
  })
})

describe('how far the game is', () => {
  it('tells the round and what is asked', () => {
    const question = { message: 'ask-aid', args: {}, choices: [] }
    expect(parts.round(landing)).toBe(3)
    expect(parts.phase(landing, question)).toBe('test')
    expect(parts.phase(landing, null)).toBe('')
  })
})
