/** Checks a finished game: the seed is the one committed to, every shuffle and roll follows from it and from what the
 *  players have added, and both are what this browser remembers of them. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Pledge } from './pledges'
import type { Draw, Replay, Result } from './types'

const SEED_SPACE = 60n // bits of an outcome without odds
const BITS = 256n

type Chance = Pick<Result, 'seed' | 'nonces'>
export type Checked = Pick<Replay, 'result' | 'draws'> & { table: { commitment: string } }

export interface Verdict {
  seed: boolean // it is the one committed to, also by what this browser was shown
  draws: number
  wrong: number | null // the number of the first draw that does not follow from the seed and the nonces
  others: boolean // nobody but people has added something, as far as this browser knows
  mine: boolean | null // what this browser has added is in it; null: it has added nothing
}

export function verify({ table, result, draws }: Checked, pledge: Pledge | null): Verdict {
  if (!result) throw new Error('the seed of a game is told when it is over')
  const wrong = draws.find((draw) => outcome(result, draw.number, draw.odds) !== BigInt(draw.outcome))
  const commitment = bytesToHex(sha256(utf8ToBytes(result.seed)))
  return {
    seed: commitment === table.commitment && (!pledge || commitment === pledge.commitment),
    draws: draws.length,
    wrong: wrong?.number ?? null,
    others: !pledge || result.nonces.every((nonce, seat) => !nonce || pledge.people.includes(seat)),
    mine: pledge && Object.entries(pledge.nonces).every(([seat, nonce]) => result.nonces[Number(seat)] === nonce),
  }
}

/** Whether all follows from what was promised and added. If our own part is not in it, it may have come too late. */
export function judge({ seed, wrong, others, mine }: Verdict): 'fair' | 'without-yours' | 'wrong' {
  if (!seed || wrong !== null || !others) return 'wrong'
  return mine === false ? 'without-yours' : 'fair'
}

/** The outcome of the n-th draw: any 60-bit number, or an index into the odds. */
export function outcome(chance: Chance, n: number, odds: Draw['odds']): bigint {
  const number = BigInt(`0x${bytesToHex(digest(chance, n))}`)
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

function digest({ seed, nonces }: Chance, n: number): Uint8Array {
  if (nonces.length === 0) return sha256(utf8ToBytes(`${seed}/${n}`))
  return hmac(sha256, utf8ToBytes(seed), utf8ToBytes([...nonces, n].join('/')))
}
