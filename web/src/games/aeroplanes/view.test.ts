import { beforeAll, describe, expect, it } from 'vitest'
import { speak, talkOf } from '../../lib/words.svelte'
import { left, printed } from './describe'
import parts from './index'
import { designOf, DICE, hand, leafOf, nameOf, originOf, SUBSIDY, wish } from './view'
import { event, table } from './views.testing'

beforeAll(async () => {
  talkOf('aeroplanes')
  await speak('en')
})

describe('what a touch means', () => {
  it('guesses the answer that was meant', () => {
    const meant = (token: string, view = table) => wish(view, token)
    expect(meant('aeroplane:handley-page-w-8')).toBe('buy handley-page-w-8')
    expect(meant('aeroplane:junkers-f-13')).toBe('place junkers-f-13')
    expect([meant('space:rome-1'), meant('advantage:daring-pilot')]).toEqual(['claim rome-1', 'take daring-pilot'])
    expect([meant('airline:neutral'), meant(SUBSIDY), meant(DICE)]).toEqual(['replace neutral', 'subsidy', 'roll'])
    expect([meant('city:rome'), meant('city:rome', { ...table, era: 0 })]).toEqual(['fly rome', 'home rome'])
    expect(meant('seat:1')).toBeNull()
  })

  it('knows where on a phone a thing lies', () => {
    const leaves = ['city:rome', 'space:rome-1', SUBSIDY, 'advantage:daring-pilot', 'aeroplane:airco-dh-16']
    expect(leaves.map((token) => leafOf(table, token))).toEqual(['map', 'passengers', 'market', 'market', 'market'])
    expect([leafOf(table, 'aeroplane:junkers-f-13'), leafOf(table, 'airline:1')]).toEqual([null, null])
  })

  it('has names for everything that can be touched', () => {
    expect(nameOf('aeroplane:junkers-f-13')).toBe('Junkers F 13')
    expect([nameOf('city:rome'), nameOf('space:rome-1'), nameOf(SUBSIDY)]).toEqual(['Rome', 'Rome 1', 'Subsidy box'])
    expect([originOf('overflow-7'), originOf('rome-1')]).toEqual(['overflow', 'rome'])
  })

  it('picks my aeroplanes by digits, and nothing for a spectator', () => {
    expect(hand(table)).toEqual(['aeroplane:junkers-f-13'])
    expect(hand({ ...table, viewer: null })).toEqual([])
  })
})

describe('what is said of airlines and aeroplanes', () => {
  it('tells what is printed and what is left', () => {
    const [design, plane] = [designOf(table, 'junkers-f-13')!, table.airlines[0]!.fleet[0]!]
    expect(printed(design)).toBe('Stage I, 1919. 3 seats, 2 airport tiles.')
    const long = printed({ ...design, lda: true, vp: 1, airports: 1 })
    expect(long).toBe('Stage I, 1919. 3 seats, 1 airport tile, long distance, 1 VP.')
    expect(left(design, { ...plane, aboard: [{ city: 'rome', people: 1, vp: 0 }] })).toBe(
      '2 of 3 seats free, 1 airport tile on it. 1 to Rome. New in this era.',
    )
  })

  it('notes home, money, VP, fleet and profit; at a full table the first line only', () => {
    const [home, fleet, profit] = parts.notes(table, 0)
    expect(home).toBe('London, £10, 4 VP')
    expect(fleet).toBe('Fleet 1: 2 free, 1 tile')
    expect(profit).toBe('Profit -2, 3 failures')
    const [one, two] = table.airlines
    expect(parts.notes({ ...table, airlines: [one, two, two, two] }, 0)).toEqual([home])
    expect(parts.notes({ ...table, airlines: [{ ...one, home: null }] }, 0)).toEqual([])
  })

  it('tells at the end where the VP are from', () => {
    expect(parts.notes({ ...table, ranks: [1, 2] }, 0)).toEqual(['London, £10, 4 VP', 'Europe 4'])
  })

  it('names the era and what is asked for', () => {
    const asked = (message: string) => ({ message, args: {}, choices: [] })
    expect(parts.phase(table, asked('ask-destination'))).toBe('Era 2: placing airports')
    expect(parts.phase({ ...table, era: 0 }, asked('ask-choose-home'))).toBe('choosing homes')
    expect(parts.phase(table, null)).toBe('Era 2')
  })

  it('indents in the log what follows from an action', () => {
    const [search, advantage] = [event('search', { seat: 0 }), event('advantage', { seat: 0 })]
    expect([parts.chained(advantage, search), parts.chained(advantage, event('turn'))]).toEqual([true, false])
    expect(parts.chained(event('roll'), event('depart'))).toBe(true)
    expect(parts.chained(event('claim'), undefined)).toBe(false)
  })
})
