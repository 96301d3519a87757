import { ApiError } from './api'
import type { Fault } from './types'
import { reason, say } from './words.svelte'

/** What to tell the player about a request or command that was not carried out. */
export function problem(error: unknown): string {
  if (error instanceof ApiError) return say(`problem-${error.code}`)
  throw error
}

export function faultText({ code, message, rule }: Fault): string {
  return message ? reason(message, rule) : say(`problem-${code}`)
}
