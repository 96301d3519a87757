import { expect, test } from 'vitest'
import type { Pledge } from './pledges'
import type { Result } from './types'
import { judge, outcome, verify } from './verify'

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
const ANN = '00112233445566778899aabbccddeeff'
const CAT = '0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f'
const NONCES = [ANN, '', CAT]
const DRAWS_WITH_NONCES = [
  { number: 0, odds: [], outcome: '634417338001787707' },
  { number: 1, odds: [], outcome: '97567141307730310' },
  { number: 2, odds: [1, 1, 1, 1, 1, 1], outcome: '5' },
  { number: 3, odds: [5, 0, 1], outcome: '0' },
  { number: 4, odds: [1, 2, 3, 4], outcome: '0' },
  { number: 70, odds: [1, 99], outcome: '1' },
]
const UNKNOWN = { others: true, mine: null } // to a browser that has added nothing

function replay(seed: string, draws = DRAWS, nonces: string[] = []) {
  const result: Result = { ranks: [1, 2], seed, nonces, rematch: null }
  return { table: { commitment: COMMITMENT }, result, draws }
}

function pledge(changes: Partial<Pledge> = {}): Pledge {
  return { table: 't1', commitment: COMMITMENT, people: [0, 2], nonces: { 0: ANN }, ...changes }
}

const added = replay(SEED, DRAWS_WITH_NONCES, NONCES)

test('shuffles and rolls follow from the seed as in Python', () => {
  expect(outcome({ seed: 'night mail', nonces: [] }, 0, [])).toBe(838010050615851205n)
  expect(outcome({ seed: 'night mail', nonces: [] }, 4, [1, 2, 3, 4])).toBe(1n)
  expect(verify(replay(SEED), null)).toEqual({ seed: true, draws: 6, wrong: null, ...UNKNOWN })
})

test('shuffles and rolls follow from seed and nonces as in Python', () => {
  expect(outcome({ seed: 'night mail', nonces: NONCES }, 0, [])).toBe(392995190285397533n)
  expect(outcome({ seed: 'night mail', nonces: NONCES.toReversed() }, 0, [])).toBe(1083856213800307291n)
  expect(verify(added, null)).toEqual({ seed: true, draws: 6, wrong: null, ...UNKNOWN })
})

test('another seed is found out', () => {
  const verdict = verify(replay('night mail'), null)
  expect(verdict).toEqual({ seed: false, draws: 6, wrong: 0, ...UNKNOWN })
  expect(judge(verdict)).toBe('wrong')
})

test('a draw that was tampered with is named by its number', () => {
  const draws = DRAWS.map((draw) => (draw.number === 70 ? { ...draw, outcome: '0' } : draw))
  const verdict = verify(replay(SEED, draws), null)
  expect(verdict).toEqual({ seed: true, draws: 6, wrong: 70, ...UNKNOWN })
  expect(judge(verdict)).toBe('wrong')
})

test.each([
  ['no nonces', []],
  ['other seats', NONCES.toReversed()],
  ['one left out', ['', '', CAT]],
])('%s: the draws do not follow', (_, nonces) => {
  expect(verify(replay(SEED, DRAWS_WITH_NONCES, nonces), null).wrong).toBe(0)
})

test('what this browser has added is in it', () => {
  const verdict = verify(added, pledge())
  expect(verdict).toEqual({ seed: true, draws: 6, wrong: null, others: true, mine: true })
  expect(judge(verdict)).toBe('fair')
  expect(judge(verify(added, pledge({ nonces: { 0: ANN, 2: CAT } })))).toBe('fair')
})

test.each([
  ['not taken', added, { 1: ANN }],
  ['another one taken', added, { 0: ANN, 2: ANN }],
  ['nobody’s taken', replay(SEED), { 0: ANN }],
])('%s: what this browser has added is not in it', (_, told, nonces) => {
  const verdict = verify(told, pledge({ nonces }))
  expect(verdict).toMatchObject({ wrong: null, mine: false })
  expect(judge(verdict)).toBe('without-yours')
})

test('a host that promises another seed after it was told our nonce is found out', () => {
  const verdict = verify(added, pledge({ commitment: COMMITMENT.replace('5', '6') }))
  expect(verdict.seed).toBe(false)
  expect(judge(verdict)).toBe('wrong')
})

test('a host that adds something for a bot is found out', () => {
  const verdict = verify(added, pledge({ people: [0] }))
  expect(verdict).toMatchObject({ seed: true, wrong: null, others: false, mine: true })
  expect(judge(verdict)).toBe('wrong')
})

test('before the end there is nothing to check', () => {
  expect(() => verify({ ...replay(SEED), result: null }, null)).toThrow('over')
})
