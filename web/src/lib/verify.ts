/** Checks a finished game: the seed is the one committed to, and every shuffle and roll follows from it. */

import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Draw, Replay } from './types'

const SEED_SPACE = 60n // bits of an outcome without odds
const BITS = 256n

export type Checked = Pick<Replay, 'result' | 'draws'> & { table: { commitment: string } }

export interface Verdict {
  seed: boolean
  draws: number
  wrong: number | null // the number of the first draw that does not follow from the seed
}

export function verify({ table, result, draws }: Checked): Verdict {
  if (!result) throw new Error('the seed of a game is told when it is over')
  const wrong = draws.find((draw) => outcome(result.seed, draw.number, draw.odds) !== BigInt(draw.outcome))
  return { seed: hash(result.seed) === table.commitment, draws: draws.length, wrong: wrong?.number ?? null }
}

export function fair({ seed, wrong }: Verdict): boolean {
  return seed && wrong === null
}

/** The outcome of the n-th draw of this seed: any 60-bit number, or an index into the odds. */
export function outcome(seed: string, n: number, odds: Draw['odds']): bigint {
  const number = BigInt(`0x${hash(`${seed}/${n}`)}`)
  if (odds.length === 0) return number >> (BITS - SEED_SPACE)
  const shares = odds.map(BigInt)
  const all = shares.reduce((sum, each) => sum + each, 0n)
  let r = (number * all) >> BITS
  const index = shares.findIndex((share) => {
    if (r < share) return true
    r -= share
    return false
  })
  return BigInt(index)
}

function hash(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
