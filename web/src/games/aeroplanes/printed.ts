/** What never changes: the markets, where VP come from, and what is printed on a card. */

import type { Design, Market, View } from './view'

export const MARKETS: readonly Market[] = ['europe', 'africa', 'asia', 'americas']
export const SOURCES: readonly string[] = [
  'europe', 'africa', 'asia', 'profit', 'americas', 'aeroplanes', 'passengers',
]

export function designOf(view: View, aeroplane: string): Design | undefined {
  return view.aeroplanes.find(({ name }) => name === aeroplane)
}
