import { expect, test } from 'vitest'
import type { Result } from './types'
import { fair, outcome, verify } from './verify'

// worked out by `Fate` in aerodrome/kernel/chance.py
const SEED = 'vliegveld é'
const COMMITMENT = '5144f92fe98546cd399056f07052965d329321009d341ad85063af69aafb7cd5'
const DRAWS = [
  { number: 0, odds: [], outcome: '636341756044432241' },
  { number: 1, odds: [], outcome: '752638992142025212' },
  { number: 2, odds: [1, 1, 1, 1, 1, 1], outcome: '2' },
  { number: 3, odds: [5, 0, 1], outcome: '0' },
  { number: 4, odds: [1, 2, 3, 4], outcome: '3' },
  { number: 70, odds: [1, 99], outcome: '1' },
]

function replay(seed: string, draws = DRAWS) {
  const result: Result = { ranks: [1, 2], seed, rematch: null }
  return { table: { commitment: COMMITMENT }, result, draws }
}

test('shuffles and rolls follow from the seed as in Python', () => {
  expect(outcome('night mail', 0, [])).toBe(838010050615851205n)
  expect(outcome('night mail', 4, [1, 2, 3, 4])).toBe(1n)
  expect(verify(replay(SEED))).toEqual({ seed: true, draws: 6, wrong: null })
})

test('another seed is found out', () => {
  const verdict = verify(replay('night mail'))
  expect(verdict).toEqual({ seed: false, draws: 6, wrong: 0 })
  expect(fair(verdict)).toBe(false)
})

test('a draw that was tampered with is named by its number', () => {
  const draws = DRAWS.map((draw) => (draw.number === 70 ? { ...draw, outcome: '0' } : draw))
  const verdict = verify(replay(SEED, draws))
  expect(verdict).toEqual({ seed: true, draws: 6, wrong: 70 })
  expect(fair(verdict)).toBe(false)
})

test('before the end there is nothing to check', () => {
  expect(() => verify({ ...replay(SEED), result: null })).toThrow('over')
})
