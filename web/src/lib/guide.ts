/** The server's rules page, made fit for reading. */

export interface Heading {
  id: string
  title: string
}

export interface Guide {
  html: string
  contents: Heading[]
}

function body(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body
}

/** The words of a page without its marks, for searching. */
export function plain(html: string): string {
  return body(html).textContent ?? ''
}

/** The guide without its first heading, which the page has itself; the other headings can be linked to. */
export function guide(html: string): Guide {
  const page = body(html)
  page.querySelector('h1')?.remove()
  const contents = [...page.querySelectorAll('h2')].map((heading, n) => {
    heading.id = `guide-${n + 1}`
    return { id: heading.id, title: heading.textContent ?? '' }
  })
  for (const wide of page.querySelectorAll('pre')) wide.tabIndex = 0 // so that the keyboard can scroll it
  return { html: page.innerHTML, contents }
}
