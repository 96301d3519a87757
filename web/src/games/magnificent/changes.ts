/** How an event is read, and small changes of the picture. */

import type { Happening } from '../../lib/types'
import { KINDS, SOURCES } from './printed'
import type { Machine, Player, Tile, Trial, Turn, View } from './view'

/** What an event makes of the picture. */
export type Change = (view: View, event: Happening) => View
export type Source = (typeof SOURCES)[number]

export function text(event: Happening, name: string): string {
  return String(event.args[name]?.value)
}

export function number(event: Happening, name: string): number {
  return Number(event.args[name]?.value)
}

/** The kind of a spare part, as a place in the lists of parts. */
export function kind(event: Happening): number {
  return KINDS.findIndex((each) => each === text(event, 'part'))
}

export function without<T>(all: readonly T[], one: T): T[] {
  const at = all.indexOf(one)
  return all.filter((_, n) => n !== at)
}

/** The list with so much more in one place. */
export function plus(all: readonly number[], at: number, by: number): number[] {
  return all.map((each, n) => (n === at ? each + by : each))
}

export function ofMachine(
  view: View,
  event: Happening,
  change: (machine: Machine) => Partial<Machine>,
  name = 'machine',
): View {
  const meant = text(event, name)
  const machines = view.machines.map((each) => (each.machine === meant ? { ...each, ...change(each) } : each))
  return { ...view, machines }
}

export function ofPlayer(
  view: View,
  event: Happening,
  change: (player: Player) => Partial<Player>,
  name = 'seat',
): View {
  const seat = number(event, name)
  return { ...view, players: view.players.map((each, n) => (n === seat ? { ...each, ...change(each) } : each)) }
}

export function ofTile(view: View, tile: number, change: (tile: Tile) => Partial<Tile>): View {
  return { ...view, course: view.course.map((each, n) => (n === tile ? { ...each, ...change(each) } : each)) }
}

export function ofTurn(view: View, change: (turn: Turn) => Partial<Turn>): View {
  return view.turn ? { ...view, turn: { ...view.turn, ...change(view.turn) } } : view
}

export function ofTrial(view: View, change: (trial: Trial) => Partial<Trial>): View {
  return view.trial ? { ...view, trial: { ...view.trial, ...change(view.trial) } } : view
}

/** Victory points for a machine. */
export function scored(view: View, event: Happening, source: Source): View {
  const vp = number(event, 'vp')
  return ofMachine(view, event, (machine) => ({
    points: plus(machine.points, SOURCES.indexOf(source), vp),
    vp: machine.vp + vp,
  }))
}
