/** What hangs in the air: a window in which I may play something, or a dirty trick that everybody has seen. */

import type { Choice, Happening } from '../../lib/types'
import { cardOf, seatOf, type View } from './view'

export type Window =
  | { kind: 'start'; machine: string; by: number }
  | { kind: 'test'; machine: string; test: string; by: number }
  | { kind: 'trick'; by: number; card: string; target: string | null; cancelled: string | null; mine: boolean }
  | { kind: 'cad'; by: number; machine: string }

const WITH_IT = ['target', 'cancel'] // what belongs to a trick before it strikes
const ENDS = ['turn', 'round', 'declare']

function value({ args }: Happening, name: string): string {
  return String(args[name]?.value)
}

/** MFM-R11: the last trick that was laid down. Who may reply looks back over what it has done; all others see it until
 *  something comes of it. */
function trick(view: View, recent: readonly Happening[], mine: boolean): Window | null {
  let target: string | null = null
  let cancelled: string | null = null
  for (const event of recent.toReversed()) {
    if (event.kind === 'play' && cardOf(view, value(event, 'card'))?.dirty) {
      const card = value(event, 'card')
      const hampers = cardOf(view, card)?.window === 'DP'
      const on = target ?? (hampers ? (view.trial?.machine ?? null) : null)
      return { kind: 'trick', by: Number(value(event, 'seat')), card, target: on, cancelled, mine }
    }
    if (event.kind === 'target') target = value(event, 'machine')
    else if (event.kind === 'cancel') cancelled = value(event, 'card')
    if (ENDS.includes(event.kind) || !(mine || WITH_IT.includes(event.kind))) return null
  }
  return null
}

export function windowOf(view: View, choices: readonly Choice[], recent: readonly Happening[]): Window | null {
  const pass = choices.find(({ kind }) => kind === 'pass')
  const { turn, trial } = view
  if (pass?.message === 'do-pass-turn' && turn) {
    return { kind: 'start', machine: turn.machine, by: seatOf(view, turn.machine) ?? 0 }
  }
  if (pass?.message === 'do-pass-test' && trial) {
    return { kind: 'test', machine: trial.machine, test: trial.test, by: seatOf(view, trial.machine) ?? 0 }
  }
  const last = recent.at(-1)
  if (last?.kind === 'cad') return { kind: 'cad', by: Number(value(last, 'seat')), machine: value(last, 'machine') }
  return trick(view, recent, pass !== undefined)
}
