/** Where things are on the scope, in pixels. */

import type { Field } from './view'

export interface Point {
  x: number
  y: number
}

export interface Scope {
  width: number
  height: number
  /** the sides of a space */
  across: number
  down: number
  /** the middle of the space in the lower left corner */
  left: number
  bottom: number
}

const WIDEST = 1.3 // a space, compared to its height
const MARGIN = 26 // for the letters and numbers at the edge
const SMALLEST = 24 // a space, before the page has its size

/** The field as large as it fits, in the middle. */
export function fit(field: Field, width: number, height: number): Scope {
  const down = Math.max(SMALLEST, (height - MARGIN) / field.rows.length)
  const across = Math.max(SMALLEST, Math.min((width - MARGIN) / field.columns.length, down * WIDEST))
  return {
    width,
    height,
    across,
    down,
    left: (width + MARGIN - across * field.columns.length) / 2 + across / 2 - MARGIN / 4,
    bottom: height - MARGIN - down / 2 + 4,
  }
}

/** The middle of a space such as "c4". */
export function middle(scope: Scope, field: Field, space: string): Point {
  const column = field.columns.indexOf(space[0] ?? '')
  return { x: scope.left + column * scope.across, y: scope.bottom - Number(space.slice(1)) * scope.down }
}

/** Where the beam turns. */
export function heart(scope: Scope, { columns, rows }: Field): Point {
  return {
    x: scope.left + (scope.across * (columns.length - 1)) / 2,
    y: scope.bottom - (scope.down * (rows.length - 1)) / 2,
  }
}

/** An oval around a point: the way of an aircraft that is held. */
export function racetrack(halfWidth: number, halfHeight: number): string {
  const straight = halfHeight - halfWidth
  return [
    `M ${-halfWidth} ${straight}`,
    `L ${-halfWidth} ${-straight}`,
    `A ${halfWidth} ${halfWidth} 0 0 1 ${halfWidth} ${-straight}`,
    `L ${halfWidth} ${straight}`,
    `A ${halfWidth} ${halfWidth} 0 0 1 ${-halfWidth} ${straight}`,
    'Z',
  ].join(' ')
}
