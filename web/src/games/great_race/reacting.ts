/** Which window stands open for me: after the reveal, or before something hostile hits me. */

import type { Choice, Happening } from '../../lib/types'
import { word } from '../../lib/words.svelte'
import { kindOf } from './cards'
import type { View } from './view'

export type Window = { kind: 'reveal' } | { kind: 'response'; by: number; cause: string; target: number }

const CAUSES: Record<string, string> = { react: 'flight', fly: 'flight', use: 'crew' }
const SETTLED = ['suffer', 'spare']

function value({ args }: Happening, name: string): string {
  return String(args[name]?.value)
}

/** What was last done that could hit this seat, and has not hit it yet. */
function threat(view: View, recent: readonly Happening[], seat: number): Window | null {
  const hostile = [...view.designs, ...view.trades].filter((each) => each.hostile).map(({ name }) => name)
  for (const event of recent.toReversed()) {
    if (event.kind === 'round' || event.kind === 'turn') return null
    if (SETTLED.includes(event.kind) && Number(value(event, 'seat')) === seat) return null
    const domain = CAUSES[event.kind]
    if (!domain || Number(value(event, 'seat')) === seat) continue
    const card = kindOf(value(event, domain))
    const hits = event.kind === 'react' ? Number(value(event, 'target')) === seat : hostile.includes(card)
    return hits ? { kind: 'response', by: Number(value(event, 'seat')), cause: word(domain, card), target: seat } : null
  }
  return null
}

/** None, if what I am asked is something else. */
export function reacting(view: View, choices: readonly Choice[], recent: readonly Happening[]): Window | null {
  const { viewer, order, pilots } = view
  if (viewer === null || !choices.some(({ kind }) => kind === 'pass')) return null
  if (choices.some(({ kind }) => kind === 'refuel' || kind === 'use')) return null
  return threat(view, recent, viewer) ?? (order.length === 0 && pilots.some(({ shown }) => shown) ? { kind: 'reveal' } : null)
}
