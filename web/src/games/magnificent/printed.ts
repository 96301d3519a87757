/** What is printed on dashboards, cards and tiles. */

import type { CardPlate, DevicePlate, Kind, Machine, MachinePlate, TilePlate, View, WeatherPlate } from './view'

export const KINDS: readonly Kind[] = ['takeoff', 'flying', 'landing']

export function machineOf(view: View, name: string): Machine | undefined {
  return view.machines.find(({ machine }) => machine === name)
}

export function plateOf(view: View, name: string): MachinePlate | undefined {
  return view.dashboards.find((plate) => plate.name === name)
}

/** What is printed on an equipment card or a pilot. */
export function deviceOf(view: View, name: string): DevicePlate | undefined {
  return [...view.equipment, ...view.pilots].find((plate) => plate.name === name)
}

export function cardOf(view: View, card: string): CardPlate | undefined {
  return view.cards.find(({ name }) => name === card)
}

/** What is printed on a tile of the course. */
export function tileOf(view: View, n: number): TilePlate | undefined {
  const number = view.course[n]?.number
  return view.terrain.find((plate) => plate.number === number)
}

export function weatherOf(view: View, name: string): WeatherPlate | undefined {
  return view.weather.find((plate) => plate.name === name)
}
