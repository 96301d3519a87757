import { beforeAll, describe, expect, it } from 'vitest'
import type { Happening } from '../../lib/types'
import { speak, talkOf } from '../../lib/words.svelte'
import { describe as inWords } from './describe'
import { bids, lastPlayed } from './told'
import { along, hand, LANDING, nameOf, signOf, wish, type View } from './view'
import { race } from './views.testing'

function event(kind: string, args: Record<string, string | number>): Happening {
  const values = Object.entries(args).map(([key, value]) => [key, { domain: key, value }])
  return { kind, args: Object.fromEntries(values), more: [] }
}

beforeAll(async () => {
  talkOf('great_race')
  await speak('en')
})

describe('what can be read from a view', () => {
  it('holds my cards and the Landing card last, or the pilots I may be, and nothing for a spectator', () => {
    expect(hand(race)).toEqual(['flight:steady_cruise-126', 'flight:crosswind-123', LANDING])
    expect(hand({ ...race, landing: false })).toHaveLength(2)
    expect(hand({ ...race, dealt: ['heir', 'veteran'] })).toEqual(['pilot:heir', 'pilot:veteran'])
    expect(hand({ ...race, viewer: null, hand: null, landing: false })).toEqual([])
  })

  it('draws an Attachment as the terrain that it adds, or with a sign of its own', () => {
    expect([signOf(race, 'sea_of_fog'), signOf(race, 'headwinds')]).toEqual(['fog', 'headwinds'])
  })

  it('knows how far along its Stage a pilot is, and who has crossed the line is at its end', () => {
    const [first, second] = race.pilots
    expect(first && along(race, first)).toBeCloseTo(7 / 11)
    expect(second && along(race, { ...second, stage: 2, tracker: 19 })).toBe(1)
  })

  it('guesses the answer that a touch meant', () => {
    const card = 'flight:crosswind-123'
    const asked = (more: Partial<View>) => wish({ ...race, ...more }, card)
    const [me, other] = race.pilots
    const shown = { card: 'redline-219', turn: 1, progress: 7, fuel: 2, health: 1 }
    expect(asked({})).toBe('fly crosswind-123')
    const pilots = me && other ? [me, { ...other, shown }] : []
    expect(asked({ pilots, window: { kind: 'reveal', by: null } })).toBe('react crosswind-123 2')
    expect(asked({ window: { kind: 'response', by: 1 } })).toBe('answer crosswind-123')
    expect(asked({ turn: 0 })).toBe('refuel crosswind-123')
    expect([wish(race, 'crew:rigger-1'), wish(race, 'crew:mechanic-1')]).toEqual(['hire rigger-1', 'use mechanic-1'])
    const wishes = [LANDING, 'seat:2', 'news:icing'].map((token) => wish(race, token))
    expect(wishes).toEqual(['land', 'target 2', 'remove icing'])
    expect([wish(race, 'pilot:heir'), wish(race, 'stage:croydon')]).toEqual(['keep heir', null])
  })

  it('has names for everything that can be touched', () => {
    expect([nameOf(LANDING), nameOf('seat:2'), nameOf('news:icing')]).toEqual(['Landing card', 'Pilot 2', 'Icing'])
    expect(nameOf('flight:crosswind-123')).toContain('Crosswind')
    expect(nameOf('crew:rigger-1')).toContain('Rigger')
  })

  it('says what a card is, with the costs of the moment', () => {
    const text = inWords(race, 'flight:crosswind-123')
    expect(text).toContain('Speed 123')
    expect(text).toContain('Costs 3 Fuel.')
    expect(text).toContain('2 Progress less')
    expect(inWords(race, 'pilot:heir')).toContain('Cantina')
  })
})

describe('what the last turns tell', () => {
  const crosswind = event('react', { seat: 1, flight: 'crosswind-131', target: 0 })
  const saboteur = event('use', { seat: 1, crew: 'saboteur-1' })
  const others = event('fly', { seat: 0, flight: 'redline-219', progress: 7, total: 7 })

  it('is the card with which a pilot threatens', () => {
    expect(lastPlayed([crosswind, others], 1)).toBe('flight:crosswind-131')
    expect(lastPlayed([crosswind, saboteur], 1)).toBe('crew:saboteur-1')
    expect(lastPlayed([others], 1)).toBeNull()
  })

  it('is the cards that were revealed for an order', () => {
    const bid = event('bid', { seat: 1, flight: 'crosswind-131', progress: 4, speed: 131 })
    expect([...bids([others, bid])]).toEqual([[1, 'crosswind-131']])
  })
})
