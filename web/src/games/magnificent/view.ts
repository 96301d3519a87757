/** Magnificent Flying Machines' view in the client: what can be read from it, how things are called, what a touch
 *  means. */

import { say, sentence, word } from '../../lib/words.svelte'
import type { components } from '../../lib/wire'
import { machineOf } from './printed'

type Schemas = components['schemas']

/** What changes, laid over what is printed. */
export type View = Schemas['magnificent_View'] & Plates
export type Plates = Schemas['magnificent_Plates']
export type Machine = Schemas['magnificent_MachineView']
export type Player = Schemas['magnificent_PlayerView']
export type Tile = Schemas['magnificent_TileView']
export type Space = Schemas['magnificent_SpaceView']
export type Trial = Schemas['magnificent_TrialView']
export type Turn = Schemas['magnificent_TurnView']
export type Device = Schemas['magnificent_DeviceView']
export type MachinePlate = Schemas['magnificent_MachinePlate']
export type DevicePlate = Schemas['magnificent_DevicePlate']
export type CardPlate = Schemas['magnificent_CardPlate']
export type TilePlate = Schemas['magnificent_TilePlate']
export type WeatherPlate = Schemas['magnificent_WeatherPlate']
export type Band = Machine['band']
export type Kind = Trial['kind']
export type Terrain = TilePlate['terrain']

export * from './printed'

/** My machines; none for a spectator. */
export function mine(view: View): Machine[] {
  return ofSeat(view, view.viewer)
}

export function ofSeat(view: View, seat: number | null): Machine[] {
  return view.machines.filter(({ owner }) => owner === seat)
}

/** Whose machine it is. */
export function seatOf(view: View, name: string): number | null {
  return machineOf(view, name)?.owner ?? null
}

/** The final airfield. */
export function lastTile(view: View): number {
  return view.course.length - 1
}

/** My cards as tokens. */
export function hand(view: View): string[] {
  return (view.hand ?? []).map((card) => `card:${card}`)
}

const WISHES: Record<string, (name: string, view: View) => string> = {
  card: (name) => `play ${name}`,
  device: (name) => `use ${name}`,
  pilot: (name) => `pilot ${name}`,
  item: (name) => `collect ${name}`,
  part: (name) => `part ${name}`,
  peeked: (name) => `weather ${name}`,
  seat: (name) => `victim ${name}`,
  machine: (name, view) => `${view.round > 0 ? 'target' : 'machine'} ${name}`,
  equipment: (name, view) => `${view.row.includes(name) ? 'equip' : 'remove'} ${name}`,
  tile: (name, view) => (isAhead(view, Number(name)) ? 'fly' : `tile ${name}`),
}

/** The answer somebody had in mind who touched this. */
export function wish(view: View, token: string): string | null {
  const [domain = '', name = ''] = token.split(':')
  return WISHES[domain]?.(name, view) ?? null
}

/** Does my machine whose turn it is look at this tile? Others are touched for their weather. */
function isAhead(view: View, tile: number): boolean {
  return mine(view).some((each) => each.machine === view.turn?.machine && each.tile === tile - 1)
}

const NAMES: Record<string, (name: string) => string> = {
  tile: (name) => say('mfm-scene-tile', { tile: Number(name) }),
  peeked: (name) => say('mfm-scene-peeked', { number: Number(name) }),
  seat: (name) => say('mfm-scene-player', { number: Number(name) }),
  deed: (name) => sentence(say(`do-${name}`)),
}

export function nameOf(token: string): string {
  const [domain = '', name = ''] = token.split(':')
  return NAMES[domain]?.(name) ?? word(domain, name)
}
