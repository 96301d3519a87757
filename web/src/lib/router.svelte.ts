/** Which page the address names. */

const PAGES = {
  '': 'home',
  table: 'table',
  join: 'join',
  replay: 'replay',
  rules: 'rules',
  settings: 'settings',
} as const

export type Page = (typeof PAGES)[keyof typeof PAGES] | 'lost'

export interface Route {
  page: Page
  id: string // of the table, or the name of the game
  query: Record<string, string>
  fragment: string
}

const ALONE = new Set<Page>(['home', 'settings'])

export function read(address: URL): Route {
  const [first = '', id = '', ...rest] = address.pathname.split('/').slice(1).map(decoded)
  const page = first in PAGES ? PAGES[first as keyof typeof PAGES] : 'lost'
  const fits = rest.length === 0 && (id === '') === ALONE.has(page)
  return {
    page: fits ? page : 'lost',
    id,
    query: Object.fromEntries(address.searchParams),
    fragment: decoded(address.hash.slice(1)),
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export const route: Route = $state(read(new URL(location.href)))

function follow(): void {
  Object.assign(route, read(new URL(location.href)))
}

/** Go to a page of ours; `replace` leaves no step back to where we were. */
export function go(path: string, replace = false): void {
  const before = location.pathname
  history[replace ? 'replaceState' : 'pushState'](null, '', path)
  follow()
  if (location.pathname !== before) scrollTo(0, 0)
}

function intercept(event: MouseEvent): void {
  const { button, ctrlKey, metaKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  if (link.pathname === location.pathname && link.search === location.search && link.hash) return
  event.preventDefault()
  go(link.href)
}

addEventListener('popstate', follow)
document.addEventListener('click', intercept)
