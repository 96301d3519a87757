/** Cards by their words. A copy of a card is its design and a number: "steady_cruise-110", "mechanic-1". */

export function kindOf(card: string): string {
  return card.slice(0, card.lastIndexOf('-'))
}

export function isLanding(card: string): boolean {
  return kindOf(card) === 'landing'
}
