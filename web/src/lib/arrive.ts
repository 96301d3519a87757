import type { Attachment } from 'svelte/attachments'

let visited = false

/** For the heading of a page: whoever has navigated here starts reading there. */
export const arrive: Attachment<HTMLElement> = (heading) => {
  heading.tabIndex = -1
  if (visited) heading.focus({ preventScroll: true })
  visited = true
}
