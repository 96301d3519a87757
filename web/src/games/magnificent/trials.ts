/** A test as its events tell of it: declared, hindered, rolled, helped and judged. */

import type { Happening } from '../../lib/types'
import { laidDown, luck } from './cards'
import { kind as kindOf, number, ofMachine, ofTrial, ofTurn, plus, text, type Change } from './changes'
import { CATASTROPHE, FAILED, missing, PASSED, weighed } from './odds'
import { cardOf, deviceOf, KINDS, machineOf, weatherOf } from './printed'
import { traitOf } from './storage'
import type { Band, Kind, Machine, Trial, View } from './view'

const KIND_OF: Record<string, Kind> = {
  takeoff: 'takeoff',
  fly: 'flying',
  manoeuvre: 'flying',
  landing: 'landing',
  forced: 'landing',
  make_good: 'takeoff',
  lesson: 'flying',
  speech: 'landing',
}
const ALOFT = ['fly', 'manoeuvre']
const FORCED = 'forced'
const AGAIN = 'have-another-go'
/** MFM-C12: what the texts of cards do to a test, by title: symbols more to reach, dice fewer, symbols given. */
const HARDER: Record<string, number> = {
  'chocks-left-in': 2,
  'greased-joystick': 1,
  'cows-on-the-landing-strip': 1,
  'booing-crowd': 2,
}
const FEWER: Record<string, number> = { 'flat-tyre': 2, 'birds-in-the-propeller': 2 }
const GIVEN: Record<string, number> = { 'full-throttle': 2, 'perfect-trim': 2, 'feather-light-touch': 2 }
const EASED: Record<string, number> = { 'local-knowledge': 2 }
const CLEAR = 'break-in-the-clouds'

/** MFM-8.13, MFM-8.46: what the weather asks for: nothing of who flies in the high band. */
function weatherPart(view: View, machine: Machine, kind: Kind): number {
  const weather = weatherOf(view, view.course[machine.tile]?.weather ?? '')
  if (!weather || (kind === 'flying' && machine.band === 'high')) return 0
  return Math.max(0, (weather.needs[KINDS.indexOf(kind)] ?? 0) - traitOf(view, machine, 'weather'))
}

function declared(view: View, event: Happening): View {
  const machine = machineOf(view, text(event, 'machine'))
  const kind = KIND_OF[text(event, 'test')] ?? 'flying'
  const needed = number(event, 'needed')
  const weather = machine ? Math.min(needed, weatherPart(view, machine, kind)) : 0
  const trial: Trial = {
    machine: text(event, 'machine'),
    test: text(event, 'test'),
    kind,
    needed,
    terrain: needed - weather,
    weather,
    harder: 0,
    dice: Math.max(0, number(event, 'dice')),
    hits: 0,
    bangs: 0,
    blanks: 0,
    added: 0,
    cad: false,
    rolled: false,
    passed: 0,
    failed: 0,
    catastrophe: 0,
  }
  return begun({ ...view, trial: weighed(view, trial) }, trial)
}

/** MFM-8.35: a flight that goes on needs no other phase; a forced landing and the final airfield have theirs. */
function begun(view: View, { machine, test }: Trial): View {
  if (view.turn?.machine !== machine || test === FORCED) return view
  return ofTurn(view, ({ phases, flying }) => ({
    phases: flying && ALOFT.includes(test) ? phases : Math.max(0, phases - 1),
    flying: false,
  }))
}

function changed(view: View, change: (trial: Trial) => Partial<Trial>): View {
  return view.trial ? { ...view, trial: weighed(view, { ...view.trial, ...change(view.trial) }) } : view
}

/** MFM-R7: dice that were picked up are rolled again, explosions first; others are more dice. */
function rolled(view: View, event: Happening): View {
  const hits = number(event, 'hits')
  const bangs = number(event, 'explosions')
  const blanks = number(event, 'blanks')
  return changed(view, (trial) => {
    const again = !trial.rolled && trial.hits + trial.bangs + trial.blanks > 0 ? hits + bangs + blanks : 0
    const exploded = Math.min(again, trial.bangs)
    return {
      rolled: true,
      hits: trial.hits + hits,
      bangs: trial.bangs - exploded + bangs,
      blanks: trial.blanks - (again - exploded) + blanks,
    }
  })
}

function added(view: View, symbols: (trial: Trial) => number): View {
  return changed(view, (trial) => ({ added: trial.added + symbols(trial) }))
}

/** Is it the test of this player? */
function own(view: View, event: Happening): boolean {
  return view.trial !== null && machineOf(view, view.trial.machine)?.owner === number(event, 'seat')
}

function usedDevice(view: View, event: Happening): View {
  const name = text(event, 'device')
  const use = deviceOf(view, name)?.use ?? ''
  const then = lostCharge(view, event)
  if (use === 'symbol') return added(then, () => 1)
  if (use === 'ease') return changed(then, ({ terrain, needed }) => ({ terrain: terrain - 1, needed: needed - 1 }))
  return use.startsWith('reroll') ? ofTrial(then, () => ({ rolled: false })) : then
}

/** A charge of a machine's equipment or pilot. */
export function lostCharge(view: View, event: Happening): View {
  const name = text(event, 'device')
  const less = <T extends Machine['pilot']>(each: T): T =>
    each?.name === name ? { ...each, charges: number(event, 'charges') } : each
  return ofMachine(view, event, ({ pilot, mate, equipment }) => ({
    pilot: less(pilot),
    mate: less(mate),
    equipment: equipment.map(less),
  }))
}

function usedSymbol(view: View, event: Happening): View {
  const then = laidDown(view, event)
  return own(view, event) ? added(then, () => 1) : then
}

/** A dirty trick on the test; when it is cancelled, so much less of it. */
function hampered(view: View, title: string, times: number): View {
  const more = times * (HARDER[title] ?? 0)
  const fewer = times * (FEWER[title] ?? 0)
  if (!more && !fewer) return view
  return changed(view, ({ harder, needed, dice }) => ({
    harder: harder + more,
    needed: needed + more,
    dice: Math.max(0, dice - fewer),
  }))
}

function played(view: View, event: Happening): View {
  const title = cardOf(view, text(event, 'card'))?.title ?? ''
  const then = hampered(laidDown(view, event), title, 1)
  if (!own(view, event)) return then
  if (title === AGAIN) return ofTrial(then, () => ({ rolled: false }))
  return changed(then, ({ added: symbols, terrain, weather }) => {
    const eased = Math.min(terrain, EASED[title] ?? 0)
    const clear = title === CLEAR ? weather : 0
    return {
      added: symbols + (GIVEN[title] ?? 0),
      terrain: terrain - eased,
      weather: weather - clear,
      needed: (view.trial?.needed ?? 0) - eased - clear,
    }
  })
}

/** MFM-R11: the trick that was laid down last has no effect. */
function cancelled(view: View, event: Happening): View {
  const trick = cardOf(view, view.discards.at(-1) ?? '')?.title ?? ''
  return hampered(laidDown(view, event), trick, -1)
}

/** The outcome stays to be seen until something else is tested. */
function judged(view: View, outcome: Partial<Trial>): View {
  return ofTrial(view, () => ({ ...outcome, rolled: true }))
}

export const TRIALS: Record<string, Change> = {
  declare: declared,
  cad: (view) => changed(view, ({ dice }) => ({ cad: true, dice: Math.max(0, dice - 1) })),
  roll: rolled,
  spend: (view, event) => added(spent(view, event), () => 1),
  use_symbol: usedSymbol,
  use_device: usedDevice,
  play: played,
  cancel: cancelled,
  drop: (view, event) => added(ofMachine(view, event, () => ({ band: text(event, 'band') as Band })), () => 1),
  burn: (view) => added(view, missing),
  luck: (view, event) => (own(view, event) ? added(luck(view, event, -1), missing) : luck(view, event, -1)),
  pass: (view, event) => ofTurn(judged(view, PASSED), () => ({ flying: ALOFT.includes(text(event, 'test')) })),
  fail: (view) => judged(view, FAILED),
  catastrophe: (view) => judged(view, CATASTROPHE),
}

/** A spare part goes back to the supply, from inside before outside. */
export function spent(view: View, event: Happening): View {
  const at = kindOf(event)
  return ofMachine({ ...view, supply: plus(view.supply, at, 1) }, event, ({ parts, outside }) => ({
    parts: plus(parts, at, -1),
    outside: outside.map((each, n) => (n === at ? Math.min(each, (parts[n] ?? 0) - 1) : each)),
  }))
}
