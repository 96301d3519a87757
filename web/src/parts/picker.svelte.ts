/** How a player comes to an answer: touch by touch the options become fewer, the last one is shown and then given. */

import type { Choice } from '../lib/types'

/** A line of the list: one option, or what several of them begin with. */
export interface Item {
  token: string
  choices: Choice[]
}

const FEW = 6 // options are listed one by one
const CARD = 'card:' // whose targets are asked for: anything else is a mistake, not a new beginning

export class Picker {
  choices: readonly Choice[] = $state.raw([])
  /** What was touched so far. */
  path: readonly string[] = $state.raw([])
  /** The option that is shown as if it were given. */
  preview: Choice | null = $state.raw(null)
  /** The preview waits for a second touch. */
  armed = $state(false)

  /** The options that are left. */
  open: readonly Choice[] = $derived(this.path.reduce((left, token, depth) => narrow(left, depth, token), this.choices))
  /** What an answer can begin with. */
  starts: ReadonlySet<string> = $derived(new Set(this.choices.flatMap(({ at }) => at.slice(0, 1))))
  /** What can be touched next. */
  next: ReadonlySet<string> = $derived(
    new Set(this.open.flatMap((choice) => this.#rest(choice).slice(0, 1))),
  )
  items: readonly Item[] = $derived(this.#items())
  /** The only option there is: it is asked for so that nobody learns that there is no other. */
  lone: Choice | null = $derived((this.choices.length === 1 && this.choices[0]) || null)

  #give: (choice: Choice) => void
  #careful: (choice: Choice, touch: boolean) => boolean

  /** `careful` tells which options need a second touch. */
  constructor(give: (choice: Choice) => void, careful: (choice: Choice, touch: boolean) => boolean) {
    this.#give = give
    this.#careful = careful
  }

  /** Another question, or the same once more: then what was touched stays. */
  ask(choices: readonly Choice[]): void {
    const same =
      choices.length === this.choices.length && choices.every(({ words }, i) => words === this.choices[i]?.words)
    this.choices = choices
    if (!same) this.clear()
  }

  /** Touch something. It tells whether an option knows of it. */
  tap(token: string, touch = false): boolean {
    if (this.armed && this.preview?.at.at(-1) === token) this.pick(this.preview, touch)
    else if (this.path.at(-1) === token) this.back()
    else {
      const further = this.path.includes(token) ? [] : narrow(this.open, this.path.length, token)
      if (further.length > 0) this.#go([...this.path, token], further, touch)
      else if (this.#begins(token)) this.#go([token], narrow(this.choices, 0, token), touch)
      else return false
    }
    return true
  }

  /** Choose an option: at once, or by a second touch. */
  pick(choice: Choice, touch = false): void {
    const again = this.armed && this.preview?.words === choice.words
    if (again || !this.#careful(choice, touch)) {
      this.choices = []
      this.clear()
      this.#give(choice)
    } else this.#arm(choice)
  }

  /** Show what an option would do, as long as nothing waits for its second touch. */
  hover(choice: Choice | null): void {
    if (!this.armed) this.preview = choice
  }

  /** The option whose target this token is, if it is the only one. */
  aim(token: string): Choice | null {
    const there = this.open.filter(({ at }) => at.at(-1) === token)
    return (there.length === 1 && there[0]) || null
  }

  back(): void {
    this.path = this.path.slice(0, -1)
    this.#calm()
  }

  clear(): void {
    this.path = []
    this.#calm()
  }

  /** Whether a touch can mean a new beginning. */
  #begins(token: string): boolean {
    return this.starts.has(token) && (!this.path[0]?.startsWith(CARD) || token.startsWith(CARD))
  }

  #arm(choice: Choice): void {
    this.preview = choice
    this.armed = true
  }

  #calm(): void {
    this.preview = null
    this.armed = false
  }

  #go(path: readonly string[], left: readonly Choice[], touch: boolean): void {
    this.path = path
    this.#calm()
    const only = left.length === 1 ? left[0] : undefined
    if (only && only.at.every((token) => path.includes(token))) this.pick(only, touch)
    else if (only) this.#arm(only)
  }

  #rest(choice: Choice): string[] {
    return choice.at.filter((token) => !this.path.includes(token))
  }

  #items(): Item[] {
    const few = this.open.length <= FEW
    const items = new Map<string, Item>()
    for (const choice of this.open) {
      const token = this.#rest(choice)[0]
      const key = few || token === undefined ? choice.words : token
      const item = items.get(key) ?? { token: token ?? '', choices: [] }
      item.choices.push(choice)
      items.set(key, item)
    }
    return [...items.values()]
  }
}

/** The options that name the token in this place, or else later on. */
function narrow(choices: readonly Choice[], depth: number, token: string): readonly Choice[] {
  const next = choices.filter(({ at }) => at[depth] === token)
  return next.length > 0 ? next : choices.filter(({ at }) => at.indexOf(token, depth) >= 0)
}
