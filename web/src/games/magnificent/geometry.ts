/** Where the machines are on the panorama, and which tile is to be seen. */

import type { Choice } from '../../lib/types'
import { machineOf, mine, type Band, type Machine, type View } from './view'

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

/** Machines that share a place stand two by two, in their order. */
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

/** Where a machine comes by an option that succeeds, if that tells; nothing if it stays where it is. */
export function afterwards(machine: Machine, { args }: Choice): Machine | null {
  const { tile, band } = args
  return typeof tile === 'number' && typeof band === 'string' ? { ...machine, tile, band: band as Band } : null
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
