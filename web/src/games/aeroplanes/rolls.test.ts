import { describe, expect, it } from 'vitest'
import { lastRoll } from './rolls'
import type { Flight, View } from './view'
import { event, table } from './views.testing'

const FLIGHT: Flight = {
  seat: 1,
  aeroplane: 'dornier-merkur',
  start: 'london',
  via: null,
  city: 'north-america',
  victim: null,
  leg: 0,
  needs: [12],
  odds: { dice: 35, aided: 52, crash: 2, cost: 1.5 },
  missing: 0,
}
const declared: View = { ...table, flight: FLIGHT, dice: [] }
const short: View = { ...table, flight: { ...FLIGHT, odds: null, missing: 4 }, dice: [0, 3, 5] }
const roll = event('roll', { seat: 1, total: 8, needed: 12 }, [0, 3, 5])
const verdict = (view: View, ...later: string[]) =>
  lastRoll(view, [roll, ...later.map((kind) => event(kind))])?.risk?.verdict

describe('the last roll', () => {
  it('is that of the last event of dice, by whom and with what was needed', () => {
    expect(lastRoll(table, [])).toBeNull()
    expect(lastRoll(table, [event('turn'), roll, event('open')])).toEqual({
      seat: 1,
      dice: [0, 3, 5],
      risk: { total: 8, needed: 12, verdict: 'made' },
    })
    expect(lastRoll(table, [roll, event('search', { seat: 0 }, [2, 2, 6])])).toEqual({
      seat: 0,
      dice: [2, 2, 6],
      risk: null,
    })
  })

  it('is taken up when the next flight is declared, and stays for the next leg of the same', () => {
    expect(lastRoll(declared, [roll, event('open'), event('depart')])).toBeNull()
    expect(lastRoll({ ...declared, dice: [0, 3, 5] }, [roll])?.dice).toEqual([0, 3, 5])
  })

  it('counts what pilots have added', () => {
    const pilots = event('pilots', { seat: 1, pilots: 1, total: 11, left: 0 })
    expect(lastRoll(short, [roll, pilots])?.risk?.total).toBe(11)
  })

  it('is short while the flight misses something, and lost, forgotten or made by what came of it', () => {
    expect(verdict(short)).toBe('short')
    expect([verdict(table, 'failure', 'crash'), verdict(table, 'fail', 'turn')]).toEqual(['lost', 'lost'])
    expect(verdict({ ...declared, dice: [0, 3, 5] }, 'beacon')).toBe('forgotten')
    expect([verdict(table, 'pay', 'open'), verdict({ ...declared, dice: [0, 3, 5] })]).toEqual(['made', 'made'])
  })
})
