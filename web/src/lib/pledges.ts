/** What this browser was promised about a table's chance and has added to it, kept to compare with after the game. */

import { randomHex } from './random'
import { keep, kept } from './storage'
import type { TableInfo } from './types'

const KEY = 'aerodrome-pledges'
const MOST = 100 // tables; the oldest are forgotten
const NONCE_BYTES = 16

export interface Pledge {
  table: string
  /** As it was told when the first nonce was asked for. */
  commitment: string
  /** The seats that could add something: bots do not. */
  people: number[]
  /** What this browser has added, by seat. */
  nonces: Record<number, string>
}

type Asking = Pick<TableInfo, 'id' | 'commitment' | 'seats'>

export function pledgeOf(table: string): Pledge | null {
  return all().find((pledge) => pledge.table === table) ?? null
}

/** What a seat of this browser adds: what it has added before, or something new. */
export function nonceFor(table: Asking, seat: number): string {
  const nonce = pledgeOf(table.id)?.nonces[seat] ?? randomHex(NONCE_BYTES)
  remember(table, seat, nonce)
  return nonce
}

/** Keep what a seat has added, and what was promised when the table first asked. */
export function remember({ id, commitment, seats }: Asking, seat: number, nonce: string): void {
  const people = seats.flatMap(({ kind }, n) => (kind === 'human' ? [n] : []))
  const pledge = pledgeOf(id) ?? { table: id, commitment, people, nonces: {} }
  const others = all().filter(({ table }) => table !== id)
  const added = { ...pledge, nonces: { ...pledge.nonces, [seat]: nonce } }
  keep(KEY, JSON.stringify([...others, added].slice(-MOST)))
}

function all(): Pledge[] {
  try {
    const stored: unknown = JSON.parse(kept(KEY) ?? '[]')
    return Array.isArray(stored) ? (stored as Pledge[]) : []
  } catch {
    return []
  }
}
