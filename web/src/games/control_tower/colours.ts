/** The aircraft's colours, bright enough for the scope. */
const COLOURS: Record<string, string> = {
  red: '#ff6f61',
  orange: '#ffa24a',
  yellow: '#ffe65a',
  lime: '#c3ef52',
  green: '#52d97a',
  teal: '#35d6c4',
  sky_blue: '#86d8ff',
  navy: '#8aa4ff',
  purple: '#c79bff',
  pink: '#ff97d4',
}

export function colour(name: string): string {
  return COLOURS[name] ?? '#e4f5ea'
}
