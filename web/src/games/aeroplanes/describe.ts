/** What an aeroplane is and carries, in words. */

import { say, word } from '../../lib/words.svelte'
import type { Design, Plane } from './view'

/** What is printed on the card. */
export function printed({ stage, year, seats, airports, lda, vp }: Design): string {
  const numbers = { seats, airports, lda: Number(lda), vp }
  return say('air-printed', { stage: word('stage', String(stage)), year: String(year), ...numbers })
}

/** What is left of an aeroplane of a fleet, and who is aboard. */
export function left({ seats }: Design, { free, tiles, aboard, new: fresh }: Plane): string {
  const people = aboard.map(({ people, city }) => say('air-aboard', { people, city: word('city', city) }))
  return [say('air-left', { free, seats, tiles }), ...people, fresh ? say('air-new') : ''].filter(Boolean).join(' ')
}
