/** What the pictures of a race show besides where everybody is: rolls, trails, and the same in words. */

import type { Happening } from '../../lib/types'
import { say, word } from '../../lib/words.svelte'
import { whereabouts } from './geometry'
import type { Aircraft, Token, View } from './view'

/** A skill check that was rolled: at a pylon, or of the engine. */
export interface Roll {
  event: Happening
  seat: number
  pylon: string | null
  roll: number
  needed: number
  passed: boolean
  /** in the turn that goes on */
  fresh: boolean
}

/** A part of a lane that was flown. */
export interface Stroke {
  n: number
  lane: number
  from: number
  to: number
}

/** By the event of a roll, and the one that is told next: whether it has passed. */
const PASSED: Record<string, (next: string | undefined) => boolean> = {
  check: (next) => next !== 'cut',
  engine: (next) => next === 'boost',
}

const TOKENS: Record<Token['kind'], string> = { cut_pylon: 'race-cut-pylon', backfire: 'race-backfire' }

export function value(event: Happening, name: string): number {
  return Number(event.args[name]?.value)
}

/** The events of the turn that goes on, and of the one before. */
function lastTurns(recent: readonly Happening[]): [before: readonly Happening[], now: readonly Happening[]] {
  const starts = recent.flatMap(({ kind }, n) => (kind === 'turn' ? [n] : []))
  const [now, before] = [starts.at(-1) ?? recent.length, starts.at(-2) ?? recent.length]
  return [recent.slice(before, now), recent.slice(now)]
}

export function rolls(recent: readonly Happening[]): Roll[] {
  const [before, now] = lastTurns(recent)
  return [...before, ...now].flatMap((event, n, all) => {
    const passed = PASSED[event.kind]?.(all[n + 1]?.kind)
    if (passed === undefined) return []
    const [seat, roll, needed] = [value(event, 'seat'), value(event, 'roll'), value(event, 'needed')]
    const pylon = event.args.pylon ? String(event.args.pylon.value) : null
    return [{ event, seat, pylon, roll, needed, passed, fresh: n >= before.length }]
  })
}

/** The way of the turn that goes on. Where it began in another lane that was not told of, it begins later. */
export function flown(view: View, recent: readonly Happening[]): Stroke[] {
  const seat = view.race?.flight?.seat
  const [, now] = lastTurns(recent)
  const mine = now.filter((event) => value(event, 'seat') === seat)
  const told = recent.findLast(
    (event) => ['aside', 'grid'].includes(event.kind) && value(event, 'seat') === seat && !mine.includes(event),
  )
  const stays = !mine.some(({ kind }) => kind === 'aside')
  let lane = stays && seat !== undefined ? (view.aircraft[seat]?.at.lane ?? null) : told ? value(told, 'lane') : null
  return mine.flatMap((event, n) => {
    if (event.kind === 'aside') lane = value(event, 'lane')
    if (event.kind !== 'fly' || lane === null) return []
    const to = value(event, 'place')
    return [{ n, lane, from: to - value(event, 'half_tiles'), to }]
  })
}

export function place({ course }: View, { at }: Aircraft): string {
  if (at.place === 0) return say('race-on-line')
  const { pylon, turning } = whereabouts(course, at)
  return say(turning ? 'race-in-turn' : 'race-on-straight', { pylon: word('pylon', course.pylons[pylon] ?? '') })
}

/** Where an aircraft is and how it does, for those who do not see the course. */
export function describe(view: View, seat: number, names: readonly string[]): string {
  const aircraft = view.aircraft[seat]
  if (!aircraft || !view.race) return ''
  const livery = word('livery', aircraft.livery)
  const about = [say('race-who', { name: names[seat] ?? '', number: seat + 1, livery })]
  if (aircraft.overshoot !== null) about.push(say('board-finished'))
  else if (!aircraft.flying) about.push(say('board-grounded'))
  else {
    about.push(
      say('race-standing', { standing: aircraft.standing }),
      say('race-lap', { lap: aircraft.lap, laps: view.race.laps }),
      say('race-lane', { lane: aircraft.at.lane }),
      place(view, aircraft),
      word('altitude', String(aircraft.altitude)),
    )
  }
  about.push(...aircraft.tokens.map(token))
  return about.join(', ')
}

export function token({ kind, speed }: Token): string {
  return say(TOKENS[kind], { speed })
}
