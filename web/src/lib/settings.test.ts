import { expect, test, vi } from 'vitest'
import { tick } from 'svelte'
import { dark, reduced, restore, settings } from './settings.svelte'

test('what was stored comes back, and what makes no sense does not', () => {
  const kept = restore(JSON.stringify({ theme: 'dark', botSpeed: '2', sound: false, name: 'Amelia', level: 'ace' }))
  expect(kept).toMatchObject({ theme: 'dark', botSpeed: '2', sound: false, name: 'Amelia', level: 'ace' })
  const wrong = restore(JSON.stringify({ theme: 'pink', motion: 3, sound: 'yes', __proto__: { name: 'x' }, other: 1 }))
  expect(wrong).toEqual(restore(null))
  expect(wrong).not.toHaveProperty('other')
})

test.each([null, '', 'no json', 'null', '3', '[]'])('%j is no reason to fail', (text) => {
  expect(restore(text)).toMatchObject({ theme: 'system', confirm: 'touch', level: 'pilot', sound: true })
})

test.each([
  ['nl-BE', 'nl'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['en-GB', 'en'],
  ['fr-FR', 'en'],
  ['nds', 'en'],
  ['', 'en'],
])('a browser in %j begins in %s', (browser, language) => {
  const said = vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
  expect(restore(null).language).toBe(language)
  expect(restore('{"language":"nl"}').language).toBe('nl')
  said.mockRestore()
})

test('a change is stored and shows on the page', async () => {
  settings.theme = 'dark'
  settings.motion = 'off'
  await tick()
  expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', motion: 'off' })
  expect(restore(localStorage.getItem('aerodrome'))).toMatchObject({ theme: 'dark', motion: 'off' })
  expect([dark(), reduced()]).toEqual([true, true])
  settings.theme = 'light'
  settings.motion = 'on'
  await tick()
  expect(document.documentElement.dataset).toMatchObject({ theme: 'light', motion: 'on' })
})
