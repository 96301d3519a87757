/** Where the machines are on the panorama, and which tile is to be seen. */

import { lastTile, machineOf, mine, type Band, type Machine, type View } from './view'

export const LEVELS: readonly Band[] = ['high', 'middle', 'low', 'ground'] // from the top

const ASIDE = 0.22 // of a tile: how far from the middle machines stand that share a place
const RANK = 0.36 // of a level, between their ranks

/** A place on the panorama: tiles from the left, the level from the top, and how far from its middle. */
export interface Spot {
  x: number
  level: number
  /** parts of a level, downwards */
  drop: number
  /** how many share the place */
  company: number
}

/** MFM-3.5: any number of machines may share a place; they stand two by two, in their order. */
export function spots(machines: readonly Machine[]): Spot[] {
  return machines.map(({ tile, band }, n) => {
    const there = machines.flatMap((each, other) => (each.tile === tile && each.band === band ? [other] : []))
    const company = there.length
    const place = there.indexOf(n)
    const ranks = Math.ceil(company / 2)
    const alone = place === company - 1 && company % 2 === 1
    return {
      x: tile + 0.5 + (alone ? 0 : place % 2 === 0 ? -ASIDE : ASIDE),
      level: LEVELS.indexOf(band),
      drop: (Math.floor(place / 2) - (ranks - 1) / 2) * RANK,
      company,
    }
  })
}

/** The machine that everybody looks at: the one that is tested, or has its turn; else one of mine. */
export function focus(view: View): Machine | undefined {
  const name = view.trial?.machine ?? view.turn?.machine
  return (name ? machineOf(view, name) : undefined) ?? mine(view)[0]
}

const NEXT: Record<string, (machine: Machine) => Partial<Machine>> = {
  takeoff: () => ({ band: 'low' }),
  launch: ({ tile }) => ({ tile: tile + 1, band: 'low' }),
  fly: ({ tile }) => ({ tile: tile + 1 }),
  climb: () => ({ band: 'high' }),
  land: () => ({ band: 'ground' }),
}

/** Where a machine comes by an action that succeeds; nothing if it stays where it is. */
export function afterwards(machine: Machine, kind: string): Machine | null {
  const next = NEXT[kind]
  return next ? { ...machine, ...next(machine) } : null
}

/** What is left of the race stage markers on a tile, if it has any: the middle and the final airfield do. */
export function stagesOn(view: View, n: number): readonly number[] {
  const last = lastTile(view)
  return n === last ? view.final : n === last / 2 ? view.middle : []
}

/** How far to scroll so that the middle of a tile is in the middle of the window. */
export function scrollTo(tile: number, tiles: number, all: number, window: number): number {
  const middle = ((tile + 0.5) * all) / Math.max(1, tiles)
  return Math.max(0, Math.min(all - window, middle - window / 2))
}

/** Things of a kind together, in the order in which they first lie there. */
export function heaps(things: readonly string[]): { name: string; count: number }[] {
  return [...new Set(things)].map((name) => ({ name, count: things.filter((each) => each === name).length }))
}
