/** Small flat signs, each in a box of 16 by 16. */

const ICONS: Record<string, string> = {
  seat: 'M8 1.2A2.6 2.6 0 1 1 7.99 1.2ZM4 7.4Q8 5.6 12 7.4L12.6 15H3.4Z',
  tile: 'M8 .8L14.6 5.4V15.2H1.4V5.4ZM4 8V12.6H6.4V8ZM9.6 8V12.6H12V8Z',
  letter: 'M1 3H15V13H1ZM3 5V5.6L8 9L13 5.6V5ZM3 7.6V11H13V7.6L8 11Z',
  star: 'M8 1L10.1 5.8L15.2 6.3L11.4 9.8L12.5 14.9L8 12.2L3.5 14.9L4.6 9.8L.8 6.3L5.9 5.8Z',
  skull:
    'M8 1A6 5.6 0 0 1 14 6.8Q14 9.4 11.8 10.6V14.6H4.2V10.6Q2 9.4 2 6.8A6 5.6 0 0 1 8 1ZM5.4 5.6' +
    'A1.7 1.7 0 1 0 5.41 5.6ZM10.6 5.6A1.7 1.7 0 1 0 10.61 5.6ZM8 9L7 11H9Z',
  'daring-pilot':
    'M8 1.4A5.6 5.6 0 0 1 13.6 7V11.4Q11 15 8 15Q5 15 2.4 11.4V7A5.6 5.6 0 0 1 8 1.4ZM3.6 6.4V9' +
    'Q5.6 10.6 7.4 9V7.4H8.6V9Q10.4 10.6 12.4 9V6.4Z',
  'engine-maintenance':
    'M10.4 1.2A4.2 4.2 0 0 0 6.8 6.8L1.2 12.4L3.6 14.8L9.2 9.2A4.2 4.2 0 0 0 14.8 5.6L12.2 7L9.6 6.4L9 3.8Z',
  'increased-production': 'M1 15V7L5.4 9.6V7L9.8 9.6V7L11 7.8V1.4H14V15ZM3.4 11V13H6V11ZM8 11V13H10.6V11Z',
  'night-flights': 'M10.4 1.2A7 7 0 1 0 14.8 10.8A6 6 0 0 1 10.4 1.2ZM12.2 4.2L13 6L14.9 6.2L13.4 7.4L13.9 9.3Z',
  'radio-beacons':
    'M7 6.6A1.6 1.6 0 1 1 9 6.6L11.4 15H9.6L9 12.6H7L6.4 15H4.6ZM3 1L4.2 2.2A5 5 0 0 0 4.2 8L3 9.2' +
    'A6.6 6.6 0 0 1 3 1ZM13 1L11.8 2.2A5 5 0 0 1 11.8 8L13 9.2A6.6 6.6 0 0 0 13 1Z',
}

export function sign(name: string): string {
  return ICONS[name] ?? ''
}
