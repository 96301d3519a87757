/** States come at once; the stage shows them at a human pace, event by event, and ends at what the server said. */

import type { Happening } from '../lib/types'

const STEP = 400 // milliseconds for an event
const BATCH = 1_500 // at most, for all events of a state
const BACKLOG = 6_000 // at most, for all that is waiting

interface Picture {
  view: unknown
  told: number
  event: Happening | null
  beat: number
}

export class Stage {
  view: unknown = $state.raw(null)
  /** How many events have been shown, or came before what we know. */
  told = $state(0)
  /** How long the change to this view takes. */
  beat = $state(0)
  /** Nothing is left to show but the end of the last movement. */
  settled = $state(true)

  #after: (view: unknown, event: Happening) => unknown
  #speed: () => number
  #heard: (event: Happening) => void
  #queue: Picture[] = []
  #latest: unknown = null
  #known = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** `speed`: twice as fast is 2; at once is 0. */
  constructor(
    after: (view: unknown, event: Happening) => unknown,
    speed: () => number,
    heard: (event: Happening) => void = () => undefined,
  ) {
    this.#after = after
    this.#speed = speed
    this.#heard = heard
  }

  /** The next state: its view and the events so far, but for so many earlier ones. What was taken back, is seen for the
   * first time or follows on something unknown shows at once. */
  show(view: unknown, events: readonly Happening[], earlier = 0): void {
    const speed = this.#speed()
    const told = earlier + events.length
    const fresh = events.slice(Math.max(0, this.#known - earlier))
    const jump = speed === 0 || this.#latest === null || told < this.#known || earlier > this.#known
    const pictures = jump ? [] : this.#pictures(fresh, speed)
    this.#latest = view
    this.#known = told
    const last = pictures.at(-1)
    if (last) {
      this.#queue = hurried([...this.#queue, ...pictures.slice(0, -1), { ...last, view, told }])
      this.#run()
    } else if (this.#queue.length > 0 && !jump) {
      this.#queue.push({ view, told, event: null, beat: 0 })
    } else {
      this.#put({ view, told, event: null, beat: jump ? 0 : this.beat })
      this.#rest()
    }
  }

  /** Show the end of it now. */
  skip(): void {
    const last = this.#queue.at(-1)
    if (last) this.#put({ ...last, beat: 0 })
    this.#rest()
  }

  /** Forget everything, for other eyes. */
  clear(): void {
    this.#rest()
    this.view = this.#latest = null
    this.told = this.#known = 0
  }

  #pictures(events: readonly Happening[], speed: number): Picture[] {
    const pictures: Picture[] = []
    let view = this.#latest
    events.forEach((event, i) => {
      const then = this.#after(view, event)
      if (then !== view) pictures.push({ view: then, told: this.#known + i + 1, event, beat: 0 })
      view = then
    })
    const beat = Math.min(STEP, BATCH / Math.max(1, pictures.length)) / speed
    return pictures.map((picture) => ({ ...picture, beat }))
  }

  #run(): void {
    if (this.#timer !== undefined) {
      this.settled = false
      return
    }
    const picture = this.#queue.shift()
    if (picture) {
      this.#put(picture)
      this.settled = this.#queue.length === 0
      this.#timer = setTimeout(() => {
        this.#timer = undefined
        this.#run()
      }, picture.beat)
    } else this.settled = true
  }

  #put({ view, told, event, beat }: Picture): void {
    this.beat = beat
    this.view = view
    this.told = told
    if (event) this.#heard(event)
  }

  #rest(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#queue = []
    this.settled = true
  }
}

/** The same pictures, faster if together they would keep the player waiting. */
function hurried(pictures: Picture[]): Picture[] {
  const all = pictures.reduce((sum, { beat }) => sum + beat, 0)
  return all <= BACKLOG ? pictures : pictures.map((picture) => ({ ...picture, beat: (picture.beat * BACKLOG) / all }))
}
