/** Numbers of a test. */

import type { Trial } from './view'

export function missing({ needed, hits, added }: Trial): number {
  return Math.max(0, needed - hits - added)
}
