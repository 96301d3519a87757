/** Pictures come at once; the stage shows them at a human pace, moment by moment, and ends at what the server said. */

import type { Picture } from '../lib/pictures'
import type { Happening } from '../lib/types'
import { TURN } from './turns'

const STEP = 400 // milliseconds for a moment
const BATCH = 1_500 // at most, for all moments that come together
const BACKLOG = 6_000 // at most, for all that is waiting
const LONGER = 500 // for a moment that is a big one

interface Shot {
  picture: Picture
  beat: number
}

export interface Pace {
  /** twice as fast is 2; at once is 0 */
  speed: () => number
  /** whose moves need no time of their own: those of the one who looks */
  own: () => number | null
  heard?: (event: Happening) => void
  /** does one look at it a little longer? */
  big: (event: Happening) => boolean
}

export class Stage {
  view: unknown = $state.raw(null)
  /** What happened in the moment on show. */
  events: readonly Happening[] = $state.raw([])
  /** Who moves in it: whose turn begins, or who answered; after a roll or a shuffle still the one who led to it. */
  mover: number | null = $state(null)
  /** How many events have been shown, or came before what we know. */
  told = $state(0)
  /** How long the change to this view takes. */
  beat = $state(0)
  /** All has been seen: others' last move to its end, one's own as soon as it begins. */
  settled = $state(true)

  #pace: Pace
  #queue: Shot[] = []
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(pace: Pace) {
    this.#pace = pace
  }

  /** Show these next. What does not follow on the picture before shows at once. */
  show(pictures: readonly Picture[]): void {
    const speed = this.#pace.speed()
    const start = speed === 0 ? pictures.length - 1 : pictures.findLastIndex(({ cut }) => cut)
    const first = pictures[start]
    if (first) {
      this.#rest()
      this.#put({ picture: first, beat: 0 })
    }
    const rest = pictures.slice(start + 1)
    if (rest.length === 0) return
    const step = Math.min(STEP, BATCH / rest.length)
    const shots = rest.map((picture) => ({ picture, beat: (step + this.#longer(picture)) / speed }))
    this.#queue = hurried([...this.#queue, ...shots])
    if (this.#timer === undefined) this.#next()
    else this.settled = false
  }

  /** Show the end of it now. */
  skip(): void {
    const last = this.#queue.at(-1)
    if (last) this.#put({ ...last, beat: 0 })
    this.#rest()
  }

  #longer({ events }: Picture): number {
    return events.some(this.#pace.big) ? LONGER : 0
  }

  #next(): void {
    const shot = this.#queue.shift()
    if (!shot) return this.#rest()
    this.#put(shot)
    this.settled = this.#queue.length === 0 && this.mover !== null && this.mover === this.#pace.own()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#next()
    }, shot.beat)
  }

  #put({ picture: { view, events, seat, told, cut }, beat }: Shot): void {
    this.beat = beat
    this.view = view
    this.events = events
    const [first] = events
    const begins = first?.kind === TURN ? first.args.seat?.value : undefined
    this.mover = begins != null ? Number(begins) : cut ? seat : (seat ?? this.mover)
    this.told = told
    for (const event of events) this.#pace.heard?.(event)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.settled = true
  }
}

/** The same pictures, faster if together they would keep the player waiting. */
function hurried(shots: Shot[]): Shot[] {
  const all = shots.reduce((sum, { beat }) => sum + beat, 0)
  return all <= BACKLOG ? shots : shots.map((shot) => ({ ...shot, beat: (shot.beat * BACKLOG) / all }))
}
