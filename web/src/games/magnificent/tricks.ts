/** What hangs in the air: a window in which I may play something, or a dirty trick that everybody has seen. */

import type { Choice, Happening } from '../../lib/types'
import { cardOf, seatOf, type View } from './view'

export type Window =
  | { kind: 'start'; machine: string; by: number }
  | { kind: 'test'; machine: string; test: string; by: number }
  | { kind: 'trick'; by: number; card: string; target: string | null; cancelled: string | null; mine: boolean }
  | { kind: 'cad'; by: number; machine: string }

const WITH_IT = ['target', 'cancel'] // what is told of a trick until something comes of it
const ENDS = ['turn', 'round', 'declare']

function value({ args }: Happening, name: string): string {
  return String(args[name]?.value)
}

/** The last trick that was laid down and hangs in the air no longer. Who may strike back looks back over what it has
 *  done; all others see it until something comes of it. */
function lately(view: View, recent: readonly Happening[], mine: boolean): Window | null {
  let target: string | null = null
  let cancelled: string | null = null
  for (const event of recent.toReversed()) {
    if (event.kind === 'play' && cardOf(view, value(event, 'card'))?.dirty) {
      return { kind: 'trick', by: Number(value(event, 'seat')), card: value(event, 'card'), target, cancelled, mine }
    }
    if (event.kind === 'target') target = value(event, 'machine')
    else if (event.kind === 'cancel') cancelled = value(event, 'card')
    if (ENDS.includes(event.kind) || !(mine || WITH_IT.includes(event.kind))) return null
  }
  return null
}

export function windowOf(view: View, choices: readonly Choice[], recent: readonly Happening[]): Window | null {
  const pass = choices.find(({ kind }) => kind === 'pass')
  const { turn, trial, trick } = view
  if (pass?.message === 'do-pass-turn' && turn) {
    return { kind: 'start', machine: turn.machine, by: seatOf(view, turn.machine) ?? 0 }
  }
  if (pass?.message === 'do-pass-test' && trial) {
    return { kind: 'test', machine: trial.machine, test: trial.test, by: seatOf(view, trial.machine) ?? 0 }
  }
  const mine = pass !== undefined
  if (trick) {
    const { seat, card, machine } = trick
    return { kind: 'trick', by: seat, card, target: machine, cancelled: null, mine }
  }
  const last = recent.at(-1)
  if (last?.kind === 'cad') return { kind: 'cad', by: Number(value(last, 'seat')), machine: value(last, 'machine') }
  return lately(view, recent, mine)
}
