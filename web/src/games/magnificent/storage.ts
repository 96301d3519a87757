/** Where things lie aboard a machine: in seats, inside, outside, and in room that pilots and cards give. */

import { deviceOf, KINDS, plateOf, type Machine, type View } from './view'

/** A space and what lies in it: "passenger", his other half, a kind of cargo, "part-takeoff", or nothing. */
export interface Space {
  thing: string | null
  /** where a passenger came aboard */
  from?: number
}

export interface Hold {
  seats: Space[]
  inside: Space[]
  outside: Space[]
  /** for cargo only */
  slots: Space[]
  /** for spare parts only */
  pockets: Space[]
}

export const HALF = 'half' // a passenger without a seat takes two inside spaces
const KEPT_SPACES = 2 // MFM-C12: on a card that stays beside the dashboard

/** How much of a trait dashboard, pilot and equipment give together. */
export function traitOf(view: View, machine: Machine, trait: string): number {
  const devices = [machine.pilot, ...machine.equipment].map((each) => each && deviceOf(view, each.name))
  const plates = [plateOf(view, machine.machine ?? ''), ...devices]
  return plates.reduce((sum, plate) => sum + (plate?.traits[trait] ?? 0), 0)
}

/** MFM-R49: passengers go into seats first, cargo outside first, spare parts inside first; in the air those that were
 *  left outside stay there. */
export function stowed(view: View, machine: Machine): Hold {
  const plate = plateOf(view, machine.machine ?? '')
  const spaces = (number: number): Space[] => Array.from({ length: number }, () => ({ thing: null }))
  const trait = (name: string) => traitOf(view, machine, name)
  const hold: Hold = {
    seats: spaces((plate?.seats ?? 0) + trait('seats')),
    inside: spaces((plate?.internal ?? 0) + trait('internal')),
    outside: spaces((plate?.external ?? 0) + trait('external')),
    slots: spaces(trait('cargo_slots')),
    pockets: spaces(trait('part_spaces') + KEPT_SPACES * machine.kept.length),
  }
  const { seats, inside, outside, slots, pockets } = hold
  for (const from of machine.riders) {
    if (put('passenger', [seats], from)) continue
    put('passenger', [inside], from)
    put(HALF, [inside])
  }
  for (const item of machine.cargo) put(item, [slots, outside, inside.toReversed()])
  const parts = KINDS.flatMap((kind, n) => {
    const left = machine.band === 'ground' ? 0 : (machine.outside[n] ?? 0)
    const number = machine.parts[n] ?? 0
    return Array.from({ length: number }, (_, i) => ({ thing: `part-${kind}`, out: i >= number - left }))
  })
  for (const { thing } of parts.filter(({ out }) => out)) put(thing, [outside, inside])
  for (const { thing } of parts.filter(({ out }) => !out)) put(thing, [pockets, inside, outside])
  return hold
}

function put(thing: string, where: readonly Space[][], from?: number): boolean {
  const free = where.flat().find((space) => space.thing === null)
  if (!free) return false
  free.thing = thing
  if (from !== undefined) free.from = from
  return true
}
