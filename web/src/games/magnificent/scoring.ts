/** The final score, line by line: where the points of each machine came from. */

import { SOURCES, type View } from './view'

export interface Line {
  source: (typeof SOURCES)[number]
  /** by machine */
  points: number[]
}

/** Machines whose points count together. */
export interface Side {
  machines: number
  vp: number
  rank: number
  seats: number[]
}

/** The sources that gave or cost anything. */
export function linesOf(view: View): Line[] {
  const lines = SOURCES.map((source, n) => ({ source, points: view.machines.map(({ points }) => points[n] ?? 0) }))
  return lines.filter(({ points }) => points.some((each) => each !== 0))
}

/** The machines as they stand in the table, those of one side together. */
export function columnsOf(view: View): number[] {
  const side = (n: number) => view.players[view.machines[n]?.owner ?? 0]?.side ?? 0
  return view.machines.map((_, n) => n).toSorted((one, other) => side(one) - side(other) || one - other)
}

/** MFM-1.2, MFM-12.10: what counts in the end, from the left. */
export function sidesOf(view: View): Side[] {
  const sides = new Map<number, Side>()
  for (const n of columnsOf(view)) {
    const machine = view.machines[n]
    if (!machine) continue
    const key = view.players[machine.owner]?.side ?? machine.owner
    const side = sides.get(key) ?? { machines: 0, vp: 0, rank: view.ranks[machine.owner] ?? 0, seats: [] }
    side.machines += 1
    side.vp += machine.vp
    if (!side.seats.includes(machine.owner)) side.seats.push(machine.owner)
    sides.set(key, side)
  }
  return [...sides.values()]
}
