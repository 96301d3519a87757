/** What cards, devices and machines say, in words. */

import { say, sentence, word } from '../../lib/words.svelte'
import { cardOf, deviceOf, KINDS, type Machine, type View } from './view'

/** The name of a card without its symbol: that is on its face. */
export function titleOf(view: View, card: string): string {
  return word('title', cardOf(view, card)?.title ?? card)
}

const GENERAL = 'DG' // the only window that the text of a card does not name

/** What a card is, when it is played, what it does, and the symbol it can be given for. */
export function describe(view: View, card: string): string {
  const plate = cardOf(view, card)
  if (!plate) return ''
  const frame = word('frame', plate.dirty ? 'dirty' : 'boost')
  const about = say('mfm-panel-card', {
    frame: plate.window === GENERAL ? say('mfm-panel-any-turn', { frame }) : frame,
    effect: word('effect', plate.title),
    symbol: word('symbol', plate.symbol),
  })
  return sentence(about)
}

/** The charges that are left of all; nothing where there never are any. */
export function charged(view: View, name: string, charges: number): string {
  const full = deviceOf(view, name)?.charges ?? 0
  return full > 0 ? say('mfm-panel-charges', { charges, full: Math.max(full, charges) }) : ''
}

export function fuelOf({ fuel, tank, gauge, scars }: Machine): string {
  return say('mfm-panel-fuel', { fuel, room: tank, gauge, scars })
}

export function place({ tile, band }: Machine): string {
  return say('board-at', { tile, band: word('band', band) })
}

/** Dice for each kind of test. */
export function diceOf({ dice }: Machine): string {
  return KINDS.map((kind, n) => say('mfm-panel-dice', { kind: word('symbol', kind), dice: dice[n] ?? 0 })).join(', ')
}

/** A machine in one breath, for those who hear it. */
export function summary(machine: Machine): string {
  const { pilot, cargo, riders, parts, vp } = machine
  const load = [...riders.map(() => 'passenger'), ...cargo].map((item) => word('item', item))
  const kinds = KINDS.flatMap((kind, n) =>
    parts[n] ? [say('board-copies', { name: word('part', kind), count: parts[n] })] : [],
  )
  return [
    machine.machine ? word('machine', machine.machine) : say('mfm-panel-none'),
    pilot ? word('pilot', pilot.name) : '',
    place(machine),
    fuelOf(machine),
    diceOf(machine),
    [...load, ...kinds].join(', '),
    say('board-vp', { vp }),
  ]
    .filter(Boolean)
    .join('; ')
}
