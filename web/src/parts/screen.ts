import { MediaQuery } from 'svelte/reactivity'

/** A phone or a small window, where panels give way to the board. */
export const narrow = new MediaQuery('(max-width: 63.99rem)')

/** Whether a click came from a finger; keys and mice show first what they would do. */
export function touched(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}
