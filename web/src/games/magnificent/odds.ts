/** The chances of a test in percent, as the plates have them. */

import { KINDS, machineOf } from './printed'
import { traitOf } from './storage'
import type { Trial, View } from './view'

type Chances = Pick<Trial, 'passed' | 'failed' | 'catastrophe'>

export const PASSED: Chances = { passed: 100, failed: 0, catastrophe: 0 }
export const FAILED: Chances = { passed: 0, failed: 100, catastrophe: 0 }
export const CATASTROPHE: Chances = { passed: 0, failed: 0, catastrophe: 100 }

/** MFM-8.21: explosions that do not yet make a failure a catastrophe. */
function bearable(view: View, { machine: name, kind }: Trial): number {
  const machine = machineOf(view, name)
  if (!machine) return 0
  if (traitOf(view, machine, 'calm') || (kind === 'flying' && traitOf(view, machine, 'calm_flying'))) return Infinity
  return traitOf(view, machine, 'armour')
}

export function missing({ needed, hits, added }: Trial): number {
  return Math.max(0, needed - hits - added)
}

/** The test with its chances: before the roll by its dice, afterwards of what is rolled. */
export function weighed(view: View, trial: Trial): Trial {
  const borne = bearable(view, trial)
  if (trial.rolled) return { ...trial, ...(missing(trial) === 0 ? PASSED : trial.bangs > borne ? CATASTROPHE : FAILED) }
  const byNeed = at(view.chances[KINDS.indexOf(trial.kind)] ?? [], trial.dice) ?? []
  const [passed = 0, failed = 0, catastrophe = 0] = at(at(byNeed, trial.needed) ?? [], borne) ?? []
  return { ...trial, passed, failed, catastrophe }
}

/** Beyond the last, it stays the last. */
function at<T>(list: readonly T[], n: number): T | undefined {
  return list[Math.min(Math.max(0, n), list.length - 1)]
}
