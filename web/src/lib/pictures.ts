/** What a viewer sees, picture after picture: a whole view first, then what each moment changed in it. */

import type { Change, Happening, Moment, Replay } from './types'

export interface Picture {
  /** the game's view, with what is printed */
  view: unknown
  /** who moved; none: chance, or nobody may know */
  seat: number | null
  /** what happened since the picture before */
  events: readonly Happening[]
  /** how many events there had been by then */
  told: number
  /** it does not follow on the picture before: there is nothing to be seen in between */
  cut: boolean
}

/** A view with what is printed, which the server sends once. */
export function whole(plates: unknown, view: unknown): unknown {
  return view && plates ? { ...plates, ...view } : view
}

/** Another view, with these changes; what has not changed is shared. */
export function changed(view: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((then, { path, value }) => put(then, path, value), view)
}

function put(thing: unknown, [key, ...rest]: readonly (string | number)[], value: unknown): unknown {
  if (key === undefined) return value
  const parts = thing as Record<string | number, unknown>
  const then = put(parts[key], rest, value)
  return Array.isArray(thing) ? Object.assign([...thing], { [key]: then }) : { ...parts, [key]: then }
}

/** The pictures of moments that follow on a view, when so many events had been told. The view is without what is printed;
 *  the last one is given, too. */
export function follow(
  plates: unknown,
  view: unknown,
  moments: readonly Moment[],
  told: number,
): { view: unknown; pictures: Picture[] } {
  const pictures = moments.map(({ seat, events, changes }) => {
    view = changed(view, changes)
    told += events.length
    return { view: whole(plates, view), seat, events, told, cut: false }
  })
  return { view, pictures }
}

/** The pictures that lead to each position of a replay, at least one, the last of which shows it. */
export function reels({ plates, view, positions }: Pick<Replay, 'plates' | 'view' | 'positions'>): Picture[][] {
  let last: Picture = { view: whole(plates, view), seat: null, events: [], told: 0, cut: true }
  return positions.map(({ moments }) => {
    const followed = follow(plates, view, moments, last.told)
    const pictures = followed.pictures.length > 0 ? followed.pictures : [{ ...last, events: [] }]
    view = followed.view
    last = pictures.at(-1) ?? last
    return pictures
  })
}
