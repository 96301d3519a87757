import { expect, test } from 'vitest'
import { guide, plain } from './guide'

test('the guide gets its contents and gives up its first heading', () => {
  const { html, contents } = guide('<h1>How to play</h1><p>Intro</p><h2>The aim</h2><h2>The <em>moves</em></h2>')
  expect(html).toBe('<p>Intro</p><h2 id="guide-1">The aim</h2><h2 id="guide-2">The <em>moves</em></h2>')
  expect(contents).toEqual([
    { id: 'guide-1', title: 'The aim' },
    { id: 'guide-2', title: 'The moves' },
  ])
})

test('drawings in text can be scrolled by keyboard', () => {
  expect(guide('<pre>row a b</pre>').html).toBe('<pre tabindex="0">row a b</pre>')
})

test('a search looks at the words only', () => {
  expect(plain('<p>See <a href="#CTL-4.6">CTL-4.6</a> &amp; more</p>')).toBe('See CTL-4.6 & more')
})
