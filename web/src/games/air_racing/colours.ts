/** The paints of Air Racing: liveries are the colours of the seats, so that a plane is known by its fin. */

const LIVERIES: Record<string, string> = { red: '#ce4421', blue: '#52b9c9', yellow: '#f6c84e', green: '#003f3a' }

export function livery(name: string): string {
  return LIVERIES[name] ?? '#15171c'
}

const MONEY = '#2c6b45'
const MOD = '#b0471a'
const ACTION = '#0b4f8a'

/** The headers of the cards: dark enough for white letters. */
const HEADERS: Record<string, string> = {
  dollar: MONEY,
  microknot: MOD,
  boost: MOD,
  fast: MOD,
  sponsorship: ACTION,
  night_shift: ACTION,
  team_effort: ACTION,
  wind_tunnel: ACTION,
}

export function header(card: string): string {
  return HEADERS[card] ?? '#15171c'
}
