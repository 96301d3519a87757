/** The paints of the airlines: those of their seats; the neutral airline, which comes behind the last seat, is grey. */

const NEUTRAL = '#7d8590'

export function paint(airline: number, seats: number): string {
  return airline < seats ? `var(--seat-${airline})` : NEUTRAL
}
