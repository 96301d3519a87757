/** What a game brings to the shared table: its board, my own area, and how its events look and sound. */

import type { Component } from 'svelte'
import type { Sound } from '../lib/sound'
import type { Happening, Question } from '../lib/types'
import type { Picker } from './picker.svelte'

export interface BoardProps {
  /** the game's own view, as shown now */
  view: unknown
  picker: Picker
  /** the tokens that something elsewhere points at, such as a line of the log */
  lit: ReadonlySet<string>
  /** what has happened in the last round, the oldest first */
  recent: readonly Happening[]
  /** the events of the moment on show */
  moment: readonly Happening[]
  names: readonly string[]
  /** milliseconds in which the view before becomes this one */
  beat: number
  /** something of the board was touched; the first of these tokens that an option knows is meant */
  tap(tokens: readonly string[], touch: boolean): void
}

export type TrayProps = Omit<BoardProps, 'recent' | 'moment' | 'beat'>

/** A step of the first-game tour: its message, and what it points at. */
export interface TourStep {
  key: string
  at: string | null
}

export interface GameParts {
  Board: Component<BoardProps>
  /** My own area: what I hold and what I want. */
  Tray: Component<TrayProps>
  tour: TourStep[]
  /** The kinds of event that one looks at a little longer. */
  big: readonly string[]
  /** The events that can be heard. */
  sounds: Record<string, Sound>
  /** How far the game is. */
  round(view: unknown): number
  phase(view: unknown, question: Question | null): string
  /** What everybody may know of a seat. */
  notes(view: unknown, seat: number): string[]
  /** My cards from the first to the last, as tokens: digits pick them. */
  hand(view: unknown): string[]
  /** How a token is called in a list. */
  name(token: string): string
  /** The answer to ask about when a token that no option knows was touched; none if there is nothing to ask. */
  wish(view: unknown, path: readonly string[], token: string): string | null
  /** Whether an event follows from the one before it. */
  chained(event: Happening, before: Happening | undefined): boolean
  /** The kinds of option that end what can be taken back. */
  final: readonly string[]
}
