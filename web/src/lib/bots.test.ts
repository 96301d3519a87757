import { afterEach, expect, test } from 'vitest'
import { botName, offered, preferred } from './bots'
import { settings } from './settings.svelte'
import { speak } from './words.svelte'

afterEach(() => {
  settings.level = 'pilot'
})

test('bots of the host stand behind the levels, by the name that the host gave them', async () => {
  await speak('en')
  expect(offered(['Graduate']).map(botName)).toEqual(['Random', 'Cadet', 'Pilot', 'Ace', 'Graduate'])
})

test.each([
  ['ace', [], 'ace'],
  ['Graduate', ['Hasty', 'Graduate'], 'Graduate'],
  ['Graduate', ['Hasty'], 'pilot'],
  ['', [], 'pilot'],
])('whoever chose %j last, where %j are brought, plays against %s', (last, brought, level) => {
  settings.level = last
  expect(preferred(brought)).toBe(level)
  expect(settings.level, 'it is remembered for other games').toBe(last)
})
