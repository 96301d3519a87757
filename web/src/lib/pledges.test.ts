import { beforeEach, expect, test } from 'vitest'
import { nonceFor, pledgeOf, remember } from './pledges'
import type { SeatInfo } from './types'

function seat(kind: SeatInfo['kind']): SeatInfo {
  const nobody = { name: null, level: null, stand_in: false, present: true, absent: false, instead_of: null }
  return { kind, ...nobody, mine: kind === 'human', kept_for: null }
}

function table(id: string, commitment = 'promised') {
  return { id, commitment, seats: [seat('human'), seat('bot'), seat('human')] }
}

beforeEach(() => localStorage.clear())

test('a nonce is random, and the same for the same seat', () => {
  const first = nonceFor(table('t1'), 0)
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(nonceFor(table('t1'), 0)).toBe(first)
  expect(new Set([first, nonceFor(table('t1'), 2), nonceFor(table('t2'), 0)]).size).toBe(3)
})

test('what was promised first and what was added is kept', () => {
  const first = nonceFor(table('t1'), 0)
  const other = nonceFor(table('t1', 'promised later'), 2)
  expect(pledgeOf('t1')).toEqual({
    table: 't1',
    commitment: 'promised',
    people: [0, 2],
    nonces: { 0: first, 2: other },
  })
  expect(pledgeOf('t2')).toBeNull()
})

test('what the table has taken counts, whatever another page has kept', () => {
  nonceFor(table('t1'), 0)
  remember(table('t1'), 0, 'taken')
  expect(pledgeOf('t1')?.nonces).toEqual({ 0: 'taken' })
})

test('the oldest tables are forgotten', () => {
  for (let n = 0; n < 101; n++) nonceFor(table(`t${n}`), 0)
  expect(pledgeOf('t0')).toBeNull()
  expect(pledgeOf('t1')).not.toBeNull()
  expect(pledgeOf('t100')).not.toBeNull()
})

test.each(['', 'no json', 'null', '3', '{}'])('%j is no reason to fail', (text) => {
  localStorage.setItem('aerodrome-pledges', text)
  expect(pledgeOf('t1')).toBeNull()
  expect(nonceFor(table('t1'), 0)).toBe(pledgeOf('t1')?.nonces[0])
})
