import { expect, test } from 'vitest'
import { go, read, route } from './router.svelte'

const address = (path: string) => read(new URL(path, 'http://aerodrome.test'))

test.each([
  ['/', 'home', ''],
  ['/table/x7', 'table', 'x7'],
  ['/join/x7#secret', 'join', 'x7'],
  ['/replay/x7?at=12&seat=1', 'replay', 'x7'],
  ['/rules/control_tower#CTL-4.5', 'rules', 'control_tower'],
  ['/settings', 'settings', ''],
  ['/settings/', 'settings', ''],
  ['/settings/x', 'lost', 'x'],
  ['/table', 'lost', ''],
  ['/table/x/y', 'lost', 'x'],
  ['/toString', 'lost', ''],
  ['/%E0%A4%A', 'lost', ''],
])('%s is the page %s', (path, page, id) => {
  expect(address(path)).toMatchObject({ page, id })
})

test('the query and the fragment belong to the page', () => {
  expect(address('/replay/x7?at=12&seat=1').query).toEqual({ at: '12', seat: '1' })
  expect(address('/rules/control_tower#CTL-4.5').fragment).toBe('CTL-4.5')
})

test('back returns to the page before', async () => {
  go('/rules/control_tower#CTL-1.1')
  expect(route).toMatchObject({ page: 'rules', id: 'control_tower', fragment: 'CTL-1.1' })
  const back = new Promise((heard) => addEventListener('popstate', heard, { once: true }))
  history.back()
  await back
  expect(route.page).toBe('home')
})
