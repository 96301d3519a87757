/** The dice that lie on the table, as the last events and the flight under way tell it. */

import type { Happening } from '../../lib/types'
import type { View } from './view'

/** Enough, short while more can be done for it, short for good, or rolled again. */
export type Verdict = 'made' | 'short' | 'lost' | 'forgotten'

export interface Rolled {
  seat: number
  dice: readonly number[]
  /** of a risk roll; none where advantage tiles were rolled for */
  risk: { total: number; needed: number; verdict: Verdict } | null
}

const ROLLS = ['roll', 'search']
const OUTCOMES: Record<string, Verdict> = { crash: 'lost', fail: 'lost', beacon: 'forgotten' }

function number(event: Happening | undefined, name: string): number {
  return Number(event?.args[name]?.value ?? 0)
}

/** The last roll; none if a flight was declared since, and nothing is rolled for it yet. */
export function lastRoll({ flight, dice }: View, recent: readonly Happening[]): Rolled | null {
  const at = recent.findLastIndex(({ kind }) => ROLLS.includes(kind))
  const roll = recent[at]
  if (!roll || (flight && dice.length === 0)) return null
  const rolled = { seat: number(roll, 'seat'), dice: roll.more }
  if (roll.kind === 'search') return { ...rolled, risk: null }
  const later = recent.slice(at + 1)
  const pilots = later.find(({ kind }) => kind === 'pilots')
  const verdict = later.map(({ kind }) => OUTCOMES[kind]).find(Boolean) ?? (flight?.missing ? 'short' : 'made')
  return { ...rolled, risk: { total: number(pilots ?? roll, 'total'), needed: number(roll, 'needed'), verdict } }
}
