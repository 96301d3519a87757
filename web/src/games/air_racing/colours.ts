/** The paints of Air Racing: liveries are the colours of the seats, so that a plane is known by its fin. */

import type { Kind } from './view'

const LIVERIES: Record<string, string> = { red: '#ce4421', blue: '#52b9c9', yellow: '#f6c84e', green: '#003f3a' }

export function livery(name: string): string {
  return LIVERIES[name] ?? '#15171c'
}

/** The headers of the cards: dark enough for white letters. */
const HEADERS: Record<Kind, string> = { money: '#2c6b45', action: '#0b4f8a', mod: '#b0471a' }

export function header(kind: Kind): string {
  return HEADERS[kind]
}
