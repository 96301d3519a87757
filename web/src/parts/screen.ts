import { MediaQuery } from 'svelte/reactivity'

/** A phone or a small window, where panels give way to the board. */
export const narrow = new MediaQuery('(max-width: 63.99rem)')

/** Whether a click came from a finger; keys and mice show first what they would do. */
export function touched(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === 'touch'
}

/** Whether a key was pressed on nothing that has a use for it. */
export function idle({ target }: KeyboardEvent): boolean {
  return !(target instanceof Element && target.closest('a, button, input, select, [tabindex="0"]'))
}
