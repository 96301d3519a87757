/** Small flat signs, each in a box of 16 by 16. */

export const ICONS = {
  fuel: 'M8 1C10.6 5 13 7.6 13 10.4A5 5 0 0 1 3 10.4C3 7.6 5.4 5 8 1Z',
  health: 'M8 14.4L2.4 8.8A3.7 3.7 0 0 1 8 4A3.7 3.7 0 0 1 13.6 8.8Z',
  moxy: 'M8 1L10.1 5.8L15.2 6.3L11.4 9.8L12.5 14.9L8 12.2L3.5 14.9L4.6 9.8L.8 6.3L5.9 5.8Z',
  card:
    'M4 1.5H12Q13 1.5 13 2.5V13.5Q13 14.5 12 14.5H4Q3 14.5 3 13.5V2.5Q3 1.5 4 1.5ZM5 3.5V12.5H11V3.5ZM6 10L8 5' +
    'L10 10Z',
  crew: 'M8 2A5 4 0 0 1 13 6L14.6 7.6L13 8.4A5 5.6 0 0 1 3 8.4L1.4 7.6L3 6A5 4 0 0 1 8 2ZM4.4 7A3.6 4 0 0 0 11.6 7Z',
  trophy:
    'M4 1.5H12V3H14.5Q14.5 7.4 11.4 8Q10.4 9.8 9 10.2V12.4H11.4V14.5H4.6V12.4H7V10.2Q5.6 9.8 4.6 8Q1.5 7.4 1.5 3' +
    'H4Z',
  react: 'M9.6 .8L2.6 9H7L5.8 15.2L13.4 6.4H8.6Z',
  response: 'M8 .8L14 3V7.6Q14 12.6 8 15.4Q2 12.6 2 7.6V3Z',
  landing:
    'M1 11.5H15V13.5H1ZM1.8 4.6L4 5L5.2 7L8.4 7.6L6.4 2.8L8.4 3.2L12 8.2L14.4 8.8Q15.6 9.8 14 10.2L4.4 8.4' +
    'Q2.8 8 2.4 6.8Z',
  mechanical:
    'M6.9 .8H9.1L9.6 2.9L11.2 3.6L13 2.5L14.5 4.1L13.3 5.9L13.9 7.3L15.2 8V10L13.2 10.4L12.5 11.9L13.5 13.6L12 15' +
    'L10.2 13.9L8.8 14.3L8.2 15.4H6.8L6.2 13.9L4.6 13.4L2.9 14.4L1.5 12.9L2.6 11.2L2 9.8L.8 9V7.2L2.3 6.7L2.9 5.1' +
    'L1.9 3.4L3.4 2L5 3L6.4 2.5ZM8 5.6A2.5 2.5 0 1 0 8.01 5.6Z',
  weather: 'M4.2 13.4A3.6 3.6 0 0 1 3.6 6.3A4.6 4.6 0 0 1 12.2 5.6A3.9 3.9 0 0 1 12 13.4Z',
  aerobatics:
    'M.8 12.8Q7.4 12.8 10.4 9.8A3.1 3.1 0 1 0 6.2 9.4Q8.6 12.8 15.2 12.8V14.6Q7.6 14.6 4.6 10.4A5 5 0 1 1 11.8 11.2' +
    'Q8 14.6 .8 14.6Z',
  plains: 'M0 13V9Q4 6.4 8 8.4T16 8V13ZM2 6H4V7H2ZM10 4.6H14V5.6H10Z',
  sea:
    'M0 6Q2 3.6 4 6T8 6T12 6T16 6V8.4Q14 10.8 12 8.4T8 8.4T4 8.4T0 8.4ZM0 11Q2 8.6 4 11T8 11T12 11T16 11V13.4' +
    'Q14 15.8 12 13.4T8 13.4T4 13.4T0 13.4Z',
  forest:
    'M4.6 1L8.4 8H6.2L9 12.4H5.6V15H3.6V12.4H.2L3 8H.8ZM11.6 4L14.6 9.4H13L15.8 13H12.6V15H10.6V13H8.8L10.6 9.4' +
    'H8.8Z',
  city: 'M1 15V7H4.6V15ZM5.6 15V3.6L7.8 1L10 3.6V15ZM11 15V6H15V15Z',
  mountains: 'M0 14L5.6 3.4L8.8 9L11 5.6L16 14Z',
  fog: 'M2 3.4H11V5H2ZM5 6.8H15V8.4H5ZM1 10.2H12V11.8H1ZM4 13.4H14V15H4Z',
  storm:
    'M4.2 9.4A3.2 3.2 0 0 1 3.6 3.2A4.4 4.4 0 0 1 12 2.6A3.5 3.5 0 0 1 12 9.4H10L12 9.6L6.4 15.6L7.6 11.2H5.4' +
    'L7 9.4Z',
  headwinds:
    'M1 4.4H10.4A1.6 1.6 0 1 0 9 2L7.8 1A3.2 3.2 0 1 1 10.4 6H1ZM1 7.4H13A2.6 2.6 0 1 1 10.8 11.4L12 10.6' +
    'A1.2 1.2 0 1 0 13 9H1ZM1 10.6H7V12.2H1Z',
  icing:
    'M7.2 .8H8.8V4L11.4 2.6L12.2 4L9.6 5.5L12.2 7L11.4 8.4L8.8 7V15.2H7.2V7L4.6 8.4L3.8 7L6.4 5.5L3.8 4L4.6 2.6' +
    'L7.2 4ZM3 10.6L6 12.4V14L2.2 12ZM13 10.6L10 12.4V14L13.8 12Z',
  rough_air: 'M.6 9.6L4 3.4L7 10L9.6 4.6L12 9.6L14 6L15.6 7L12 13.4L9.6 8.4L7 14L4 7.4L2 10.8Z',
  smooth_air: 'M0 6.4Q4 3 8 5T16 4.4V6.4Q12 8.6 8 7T0 8.4ZM0 11Q4 7.8 8 9.8T16 9.2V11Q12 13.4 8 11.8T0 13Z',
} satisfies Record<string, string>

export type Sign = keyof typeof ICONS

/** What a Stage reward brings. */
export const REWARDS: Record<string, Sign[]> = {
  one_card: ['card'],
  two_cards: ['card', 'card'],
  one_fuel: ['fuel'],
  two_fuel: ['fuel', 'fuel'],
  one_health: ['health'],
  two_health: ['health', 'health'],
  crew: ['crew'],
  health_and_card: ['health', 'card'],
  health_and_crew: ['health', 'crew'],
}

/** What an Attachment brings to its Stage. */
export const ATTACHMENTS: Record<string, Sign> = {
  sea_of_fog: 'fog',
  thunderheads: 'storm',
  spring_floods: 'sea',
  air_fair: 'city',
  headwinds: 'headwinds',
  icing: 'icing',
  rough_air: 'rough_air',
  smooth_air: 'smooth_air',
}

/** The paints of the three classes: dark enough for pale letters. */
export const CLASSES: Record<string, string> = { mechanical: '#6b3a00', weather: '#115e67', aerobatics: '#a8361b' }

export function sign(name: string): string {
  return ICONS[name as Sign]
}
