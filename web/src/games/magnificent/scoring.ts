/** The final score, line by line: where the points of each machine came from. */

import type { View } from './view'

export interface Line {
  source: string
  /** by machine */
  points: number[]
}

/** The sources that gave or cost anything. */
export function linesOf(view: View): Line[] {
  const lines = view.sources.map((source, n) => ({ source, points: view.machines.map(({ points }) => points[n] ?? 0) }))
  return lines.filter(({ points }) => points.some((each) => each !== 0))
}
