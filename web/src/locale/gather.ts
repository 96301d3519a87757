/** The catalogues of one language: what every page says, and what each game says of itself. */
export interface Catalogues {
  shared: string[]
  games: Record<string, string>
}

export function gather(shared: Record<string, string>, games: Record<string, string>): Catalogues {
  const byGame = Object.entries(games).map(([path, text]) => [path.split('/').at(-3) ?? path, text])
  return { shared: Object.values(shared), games: Object.fromEntries(byGame) }
}
