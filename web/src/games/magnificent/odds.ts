/** The exact chances of a test by its dice, as the events tell of it. */

import { KINDS, machineOf } from './printed'
import { traitOf } from './storage'
import type { Trial, View } from './view'

const FACES = 6
const MOST = 10 // MFM-R7: dice in the box

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
  if (trial.rolled) {
    const short = missing(trial) > 0
    const catastrophe = Number(short && trial.bangs > borne)
    return { ...trial, passed: Number(!short), failed: Number(short) - catastrophe, catastrophe }
  }
  const { passed, catastrophe } = ofDice(view, trial, Math.min(MOST, trial.dice), borne)
  return { ...trial, passed, failed: 1 - passed - catastrophe, catastrophe }
}

/** Counted over all that so many dice can show. */
function ofDice(view: View, { kind, needed }: Trial, dice: number, borne: number): Pick<Trial, 'passed' | 'catastrophe'> {
  const hit = (view.hits[KINDS.indexOf(kind)] ?? 0) / FACES
  const bang = 1 / FACES
  let passed = 0
  let catastrophe = 0
  for (let hits = 0; hits <= dice; hits++) {
    for (let bangs = 0; bangs <= dice - hits; bangs++) {
      const blanks = dice - hits - bangs
      const ways = choose(dice, hits) * choose(dice - hits, bangs)
      const chance = ways * hit ** hits * bang ** bangs * (1 - hit - bang) ** blanks
      if (hits >= needed) passed += chance
      else if (bangs > borne) catastrophe += chance
    }
  }
  return { passed, catastrophe }
}

function choose(n: number, k: number): number {
  return Array.from({ length: k }, (_, i) => (n - i) / (i + 1)).reduce((all, each) => all * each, 1)
}
