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

const WISHES: Record<string, string> = {
  card: 'play',
  device: 'use',
  pilot: 'pilot',
  item: 'collect',
  part: 'part',
  peeked: 'weather',
  seat: 'victim',
}

/** The answer somebody had in mind who touched this. */
export function wish(view: View, token: string): string | null {
  const [domain = '', name = ''] = token.split(':')
  if (domain === 'machine') return `${view.round > 0 ? 'target' : 'machine'} ${name}`
  if (domain === 'equipment') return `${view.row.includes(name) ? 'equip' : 'remove'} ${name}`
  if (domain === 'tile') return wishOfTile(view, Number(name))
  return WISHES[domain] ? `${WISHES[domain]} ${name}` : null
}

/** My machine flies to the next tile; other tiles are touched for their weather. */
function wishOfTile(view: View, tile: number): string {
  const flying = mine(view).find(({ machine }) => machine === view.turn?.machine)
  return flying?.tile === tile - 1 ? 'fly' : `tile ${tile}`
}

export function nameOf(token: string): string {
  const [domain = '', name = ''] = token.split(':')
  if (domain === 'tile') return say('mfm-scene-tile', { tile: Number(name) })
  if (domain === 'peeked') return say('mfm-scene-peeked', { number: Number(name) })
  if (domain === 'seat') return say('mfm-scene-player', { number: Number(name) })
  if (domain === 'deed') return sentence(say(`do-${name}`))
  return word(domain, name)
}
