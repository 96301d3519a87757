import { beforeAll, describe, expect, it } from 'vitest'
import type { Happening } from '../../lib/types'
import { speak, talkOf } from '../../lib/words.svelte'
import { left, printed } from './describe'
import parts from './index'
import { after, designOf, hand, leafOf, nameOf, originOf, SUBSIDY, wish, type View } from './view'
import { table } from './views.testing'

type Args = Record<string, string | number>

function event(kind: string, args: Args = {}, more: number[] = []): Happening {
  const values = Object.entries(args).map(([key, value]) => [key, { domain: key, value }])
  return { kind, args: Object.fromEntries(values), more }
}

const then = (view: View, kind: string, args: Args = {}, more: number[] = []) => after(view, event(kind, args, more))
const airline = (view: View, seat: number) => view.airlines[seat]
const row = (view: View) => view.row.map(({ aeroplane, price }) => [aeroplane, price])

beforeAll(async () => {
  talkOf('aeroplanes')
  await speak('en')
})

describe('the market after an event', () => {
  it('sells an aeroplane: the row closes up, the fleet is in the order of the cards, the profit falls', () => {
    const sold = then(table, 'buy', { seat: 0, aeroplane: 'airco-dh-16', price: 2, left: 8 })
    expect(row(sold)).toEqual([['handley-page-w-8', 4]])
    expect(airline(sold, 0)).toMatchObject({ money: 8, profit: -5 })
    expect(hand(sold)).toEqual(['aeroplane:airco-dh-16', 'aeroplane:junkers-f-13'])
    const loaded = then(sold, 'load', { seat: 0, aeroplane: 'airco-dh-16', tiles: 1 })
    expect(airline(loaded, 0)?.fleet[0]).toMatchObject({ aeroplane: 'airco-dh-16', free: 3, tiles: 1, new: true })
    expect(airline(loaded, 0)?.reserve).toEqual([5, 9, 9])
  })

  it('prices what appears by the cards in front of it, and what is left when one is removed', () => {
    const longer = then(table, 'appear', { aeroplane: 'dornier-merkur' })
    expect([row(longer).at(-1), longer.deck]).toEqual([['dornier-merkur', 7], 19])
    expect(row(then(longer, 'remove', { aeroplane: 'airco-dh-16' }))).toEqual([
      ['handley-page-w-8', 4],
      ['dornier-merkur', 6],
    ])
  })

  it('moves advantage tiles between the supply and the airlines', () => {
    const got = then(table, 'advantage', { seat: 1, advantage: 'daring-pilot', held: 1, money: 1, left: 9 })
    expect([got.supply, airline(got, 1)?.advantages, airline(got, 1)?.money]).toEqual([[3, 6], [1, 0], 9])
    const used = then(table, 'pilots', { seat: 0, pilots: 2, total: 13 })
    expect([used.supply, airline(used, 0)?.advantages]).toEqual([[6, 6], [0, 1]])
    const mended = then(table, 'maintain', { seat: 0 })
    expect(airline(mended, 0)).toMatchObject({ failures: 0, advantages: [2, 0] })
  })

  it('pays subsidies, rolls and shortfalls', () => {
    const helped = then(table, 'subsidy', { seat: 1, left: 2, money: 1, total: 11 })
    expect([helped.box, airline(helped, 1)?.money]).toEqual([2, 11])
    const searched = then(table, 'search', { seat: 1, money: 1, left: 9 }, [0, 2, 5])
    expect([searched.dice, airline(searched, 1)?.money]).toEqual([[0, 2, 5], 9])
    expect(airline(then(table, 'pay', { seat: 0, money: 4, left: 6 }), 0)?.money).toBe(6)
    expect(then(table, 'token', { seat: 0 }).first).toBe(0)
  })
})

describe('the map after an event', () => {
  it('opens airports, and pays in the Americas', () => {
    const there = then(table, 'open', { seat: 0, city: 'north-america', stage: 2 })
    expect(there.airports[2]).toEqual([{ airline: 0, stage: 2 }])
    expect(airline(there, 0)?.markets).toEqual([1, 0, 0, 1])
    expect(airline(then(there, 'bonus', { seat: 0, money: 3, vp: 1, money_total: 13, vp_total: 5 }), 0)).toMatchObject({
      money: 13,
      vp: 5,
      points: [4, 0, 0, 0, 1, 0, 0],
    })
  })

  it('takes an ousted airport back to its reserve, and that of the neutral airline off the map', () => {
    const moved = then(table, 'oust', { seat: 0, airline: 'neutral', city: 'rome', stage: 1 })
    expect([moved.airports[1], moved.neutral]).toEqual([[{ airline: 1, stage: 0 }], [0, 0, 0, 0]])
    const open = then(table, 'open', { seat: 1, city: 'london', stage: 1 })
    const ousted = then(open, 'oust', { seat: 0, airline: '2', city: 'london', stage: 1 })
    expect([ousted.airports[0], airline(ousted, 1)?.reserve]).toEqual([[{ airline: 0, stage: 0 }], [7, 9, 9]])
    expect(airline(ousted, 1)?.markets).toEqual([1, 0, 0, 0])
  })

  it('settles homes with their money, and neutral airports', () => {
    const home = then(table, 'home', { seat: 1, city: 'north-america', money: 13 })
    expect(airline(home, 1)).toMatchObject({ home: 'north-america', money: 13 })
    expect(home.airports[2]).toEqual([{ airline: 1, stage: 0 }])
    const neutral = then(table, 'neutral', { city: 'north-america', stage: 2 })
    expect([neutral.airports[2], neutral.neutral]).toEqual([[{ airline: 2, stage: 2 }], [1, 0, 0, 1]])
  })

  it('shows the dice, the engine failures and the crash', () => {
    const rolled = then(table, 'roll', { seat: 0, total: 8, needed: 12 }, [0, 3, 5])
    expect(rolled.dice).toEqual([0, 3, 5])
    const failing = then(rolled, 'failure', { seat: 0, skulls: 1, held: 4 })
    expect([airline(failing, 0)?.failures, airline(then(failing, 'crash', { seat: 0 }), 0)?.failures]).toEqual([4, 0])
  })
})

describe('passengers and eras after an event', () => {
  it('brings passengers aboard, with the free seats and the profit that are told', () => {
    const args = { seat: 0, city: 'rome', people: 1, aeroplane: 'junkers-f-13', free: 1, profit: 0 }
    const aboard = then(table, 'claim', args, [1])
    expect(aboard.waiting.map(({ space }) => space)).toEqual(['rome-1'])
    expect(airline(aboard, 0)).toMatchObject({
      profit: 0,
      fleet: [{ free: 1, aboard: [{ city: 'rome', people: 1, vp: 0 }] }],
    })
    const old = then(table, 'flip', { seat: 0, aeroplane: 'junkers-f-13', free: 2 })
    const later = then(old, 'claim', { ...args, profit: -1 }, [1])
    expect(airline(later, 0)).toMatchObject({ profit: -1, fleet: [{ new: false }] })
  })

  it('moves to the overflow area who leaves Europe', () => {
    const moved = then(table, 'overflow', { city: 'cairo', people: 2 }, [0, 2])
    expect(moved.waiting.map(({ space }) => space)).toEqual(['london-2'])
    expect(moved.overflow).toEqual([{ space: 'overflow-1', city: 'cairo', people: 2, vp: 1, mine: 'no-seats' }])
  })

  it('scores markets, profit and the final count; a neutral airline gets nothing', () => {
    const asia = then(table, 'majority', { airline: '2', market: 'asia', airports: 2, vp: 5 })
    expect(airline(asia, 1)).toMatchObject({ vp: 9, points: [4, 0, 5, 0, 0, 0, 0] })
    const lost = then(table, 'majority', { airline: 'neutral', market: 'europe', airports: 1, vp: 3 })
    expect(lost.airlines).toEqual(table.airlines)
    expect(airline(then(table, 'profit', { seat: 0, profit: 3, vp: 6 }), 0)).toMatchObject({ vp: 10 })
    const counted = then(table, 'count', { seat: 0, aeroplanes: 2, passengers: 3 })
    expect(airline(counted, 0)).toMatchObject({ vp: 9, points: [4, 0, 0, 0, 0, 2, 3] })
  })

  it('puts away what is fully used, with the tiles that lay on it, and goes on to the next era', () => {
    const gone = then(table, 'retire', { seat: 0, aeroplane: 'junkers-f-13' })
    expect(airline(gone, 0)).toMatchObject({ fleet: [], pile: ['junkers-f-13'], reserve: [7, 9, 9] })
    expect(then(table, 'era', { number: 3 })).toMatchObject({ era: 3, round: 0 })
    expect(airline(then(table, 'income', { seat: 1, money: 32, total: 42 }), 1)?.money).toBe(42)
    expect(then(table, 'round', { number: 5 }).round).toBe(5)
    expect(then(table, 'white', { seat: 0, roll: 2 }).first).toBe(0)
  })

  it('shows nothing for what is only told', () => {
    for (const kind of ['wait', 'turn', 'depart', 'over', 'fail', 'win']) {
      expect(then(table, kind, { seat: 0, city: 'rome' })).toBe(table)
    }
  })
})

describe('what a touch means', () => {
  it('guesses the answer that was meant', () => {
    const meant = (token: string, view = table) => wish(view, token)
    expect(meant('aeroplane:handley-page-w-8')).toBe('buy handley-page-w-8')
    expect(meant('aeroplane:junkers-f-13')).toBe('place junkers-f-13')
    expect([meant('space:rome-1'), meant('advantage:daring-pilot')]).toEqual(['claim rome-1', 'take daring-pilot'])
    expect([meant('airline:neutral'), meant(SUBSIDY)]).toEqual(['replace neutral', 'subsidy'])
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
