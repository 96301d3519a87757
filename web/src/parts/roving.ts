import type { Attachment } from 'svelte/attachments'

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }

/** A row of things is one stop of the Tab key; arrows, Home and End go on from there. */
export const roving: Attachment<HTMLElement> = (row) => {
  const things = () => [...row.querySelectorAll<HTMLElement>('button, [data-event]')]

  function settle(now: Element | null): void {
    const all = things()
    const stop = all.find((thing) => thing === now) ?? all.find((thing) => thing.tabIndex === 0) ?? all[0]
    for (const thing of all) thing.tabIndex = thing === stop ? 0 : -1
  }

  function press(event: KeyboardEvent): void {
    const all = things()
    const here = all.indexOf(document.activeElement as HTMLElement)
    const step = STEPS[event.key]
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? all.length - 1 : step ? here + step : -1
    if (here < 0 || !all[to]) return
    event.preventDefault()
    all[to].focus()
  }

  const focus = (event: FocusEvent) => settle(event.target as Element)
  const watcher = new MutationObserver(() => settle(document.activeElement))
  watcher.observe(row, { childList: true, subtree: true })
  row.addEventListener('keydown', press)
  row.addEventListener('focusin', focus)
  settle(null)
  return () => {
    watcher.disconnect()
    row.removeEventListener('keydown', press)
    row.removeEventListener('focusin', focus)
  }
}
