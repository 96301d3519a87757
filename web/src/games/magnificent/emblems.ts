/** What is pictured on equipment cards and on trick and boost cards, each in a box of 16 by 16. */

import { sign } from './icons'

const PICTURES = {
  tail:
    'M1 12.6H13.6L15 14.4H2.4ZM3 11.6Q3.4 3 9.2 1Q13 .6 13.2 4.4L13.6 11.6ZM9.6 3.2L9.2 11.6H10.4' +
    'L10.8 3.2Z',
  plating:
    'M2 1.6H14V14.4H2ZM3.2 2.8A.8 .8 0 1 0 3.6 2.8ZM12.6 2.8A.8 .8 0 1 0 13 2.8ZM3.2 12' +
    'A.8 .8 0 1 0 3.6 12ZM12.6 12A.8 .8 0 1 0 13 12ZM5.2 4.8V11.2H10.8V4.8ZM6.4 6H9.6V10H6.4Z',
  chest:
    'M1 8Q1 3 5 3H11Q15 3 15 8ZM1 9.2H6.4V11.6H9.6V9.2H15V14.6H1ZM7.4 8.2H8.6V10.6H7.4Z' +
    'M7 4.4L8 6.6L9 4.4Z',
  ramp:
    'M0 14.8L14.8 7.4V14.8ZM3 14L13.2 9.2V10.6L6.2 14ZM2 9.6L9.6 5.6L8.8 3.8L14.4 4L11.4 8.6' +
    'L10.5 7.1L2.8 11.2Z',
  kit:
    'M5.4 1.4H10.6V4H15V14.6H1V4H5.4ZM6.8 2.8V4H9.2V2.8ZM7 6V8H5V10.4H7V12.6H9.2V10.4' +
    'H11.2V8H9.2V6Z',
  bottle:
    'M6.2 .6H9.8V4.4Q12 5.6 12 8.4V15.4H4V8.4Q4 5.6 6.2 4.4ZM5.4 8.6V12.6H10.6V8.6ZM8 9' +
    'L9.6 10.6L8 12.2L6.4 10.6Z',
  engine:
    'M6.6 .6H9.4L9 4.4A3.8 3.8 0 0 1 10.6 5.3L13.6 3L15 5.4L11.6 7A3.8 3.8 0 0 1 11.6 9L15 10.6L13.6 13' +
    'L10.6 10.7A3.8 3.8 0 0 1 9 11.6L9.4 15.4H6.6L7 11.6A3.8 3.8 0 0 1 5.4 10.7L2.4 13L1 10.6L4.4 9' +
    'A3.8 3.8 0 0 1 4.4 7L1 5.4L2.4 3L5.4 5.3A3.8 3.8 0 0 1 7 4.4ZM8 6.4A1.6 1.6 0 1 0 8.01 6.4Z',
  float:
    'M4 2.6H5.2L6.4 7.6H10L11.2 2.6H12.4L11.2 7.6H15L14 10Q13 11.6 10 11.6H3Q1 11 .6 7.6H5.2Z' +
    'M1 13Q3 11.8 5 13T9 13T13 13L15 12.6V14.2Q13 15.4 11 14.2T7 14.2T3 14.2T1 14.6Z',
  jacket:
    'M5.2 1L8 3.6L10.8 1L14.4 3L15.6 12.6L13 13L12.2 7V15H3.8V7L3 13L.4 12.6L1.6 3ZM7.6 5.2V14H8.4' +
    'V5.2ZM5 9.4V10.6H6.8V9.4ZM9.2 9.4V10.6H11V9.4Z',
  book:
    'M1 2.4Q5 1.4 7.6 3.4V14.6Q5 12.8 1 13.6ZM15 2.4Q11 1.4 8.4 3.4V14.6Q11 12.8 15 13.6ZM2.6 5' +
    'V6.2L6 6.8V5.6ZM2.6 8V9.2L6 9.8V8.6ZM13.4 5V6.2L10 6.8V5.6ZM13.4 8V9.2L10 9.8V8.6Z',
  goggles:
    'M0 6H1.4A3.8 3.8 0 0 1 7.8 6.6H8.2A3.8 3.8 0 0 1 14.6 6H16V8.8H15.2A3.8 3.8 0 0 1 7.9 9.4H8.1' +
    'A3.8 3.8 0 0 1 .8 8.8H0ZM4.4 5.8A2.3 2.3 0 1 0 4.41 5.8ZM11.6 5.8A2.3 2.3 0 1 0 11.61 5.8Z',
  oil:
    'M1 6.6H3.6L5 4H9L10 6.6L15.6 2.6L16 4L11 9.6V14H2.6V9.6L1 8.6ZM4.4 8.6V12H9V8.6ZM14 8' +
    'Q15.6 10.2 15.6 11.4A1.6 1.6 0 0 1 12.4 11.4Q12.4 10.2 14 8Z',
  gear:
    'M3 .8H13V2.6H11L9 7.2A4.2 4.2 0 1 1 7 7.2L5 2.6H3ZM6.8 2.6L8 5.6L9.2 2.6ZM8 9.2' +
    'A2 2 0 1 0 8.01 9.2Z',
  locket:
    'M4 .6H5.4Q5.8 3.4 8 4.2Q10.2 3.4 10.6 .6H12Q11.6 4 8.8 5.4Q12.8 4.6 13.6 8.2Q13.6 12 8 15.6' +
    'Q2.4 12 2.4 8.2Q3.2 4.6 7.2 5.4Q4.4 4 4 .6ZM8 8.2Q5.6 6.6 5 8.6Q5.4 10.6 8 12.6Q10.6 10.6 11 8.6' +
    'Q10.4 6.6 8 8.2Z',
  rifle:
    'M.6 11.6L3.6 8.6L6 8.8L13.8 1.6L15 2.8L8.2 10L7.8 11L6.6 10.8L3.2 14.4ZM5 10.2L6 11.2' +
    'L5.2 12.6L4.2 11.6ZM10.6 8.8L11.8 7.8L12.8 9L11.6 10ZM12.6 11.4L13.8 10.4L14.8 11.6' +
    'L13.6 12.6Z',
  shotgun:
    'M.6 12L3.6 9.2L5.2 9.4L13.6 .8L14.6 1.8L6.4 10.2ZM6 11.6L14.8 3L15.6 4L7.4 12.2L4 15L2.4 13.8' +
    'L4.6 11.4ZM9 13.6A1 1 0 1 1 8.99 13.6ZM12 11A1 1 0 1 1 11.99 11ZM13.6 13.6A1 1 0 1 1 13.59 13.6Z',
  medal:
    'M8 2.6A6.4 6.4 0 1 1 7.99 2.6ZM8 4.2A4.8 4.8 0 1 0 8.01 4.2ZM7.2 5.6H8.8V7.8H11V9.4H8.8' +
    'V12.6H7.2V9.4H5V7.8H7.2ZM6.8 .4H9.2V2.4H6.8Z',
  pair:
    'M4.6 2A2.8 2.8 0 1 1 4.59 2ZM11.4 2A2.8 2.8 0 1 1 11.39 2ZM.6 14.4Q.6 9 4.6 8.6Q7 8.8 8 10.6' +
    'Q9 8.8 11.4 8.6Q15.4 9 15.4 14.4Z',
  wrench:
    'M10.2 1A4.4 4.4 0 0 1 14.6 1.6L12 4.2L12.4 5.6L13.8 6L16 3.4A4.4 4.4 0 0 1 10.6 8.8L4.6 14.8' +
    'A2 2 0 0 1 1.4 12L7.8 5.6A4.4 4.4 0 0 1 10.2 1ZM3 12.4A.8 .8 0 1 0 3.01 12.4Z',
  magnifier:
    'M6.4 .8A5.6 5.6 0 0 1 11 9.6L15.4 14L14 15.4L9.6 11A5.6 5.6 0 1 1 6.4 .8ZM6.4 2.8' +
    'A3.6 3.6 0 1 0 6.41 2.8Z',
  feather:
    'M15.4 .8Q15.8 8.6 9 11.4H5.4L1.6 15.2L.8 14.4L4.6 10.4V7.4Q7.4 1 15.4 .8ZM12 3.4L6.2 9.4' +
    'L7 10.2L12.8 4.2Z',
  clearing:
    'M5.6 0H6.8V2H5.6ZM.8 5H2.8V6.2H.8ZM1.6 1.2L2.4 .4L4 2L3.2 2.8ZM10 .4L10.8 1.2L9.4 2.8L8.6 2Z' +
    'M6.2 3A3.2 3.2 0 0 1 9.4 5.2A4.4 4.4 0 0 0 5.4 7.8L3.4 8.2A3.2 3.2 0 0 1 6.2 3ZM4.6 14.6' +
    'A2.8 2.8 0 0 1 5 9.2A3.8 3.8 0 0 1 12.2 8.6A3.1 3.1 0 0 1 12.4 14.6Z',
  map:
    'M.8 3L5.4 1.2V12.8L.8 14.6ZM6.2 1.2L9.8 3V14.6L6.2 12.8ZM10.6 3L15.2 1.2V12.8L10.6 14.6Z' +
    'M2 6V7.2L4.4 6.4V5.2ZM12 9V10.2L14 9.4V8.2Z',
  brush:
    'M14 .6L15.4 2L8.6 9.6L6.4 7.4ZM5.6 8.2L7.8 10.4Q8 14.4 3.6 14.8Q1.6 15 .6 14Q2.6 13.6 2.6 11.4' +
    'Q3 8.4 5.6 8.2Z',
  camera:
    'M1 4.6H4.6L5.6 2.6H10.4L11.4 4.6H15V13.4H1ZM8 5.6A3.4 3.4 0 1 0 8.01 5.6ZM8 7' +
    'A2 2 0 1 1 7.99 7ZM12.4 6V7.2H13.8V6Z',
  bolt: 'M9.8 .6L2.6 9H7L5.6 15.4L13.4 6.6H8.8Z',
  barometer:
    'M8 .8A7.2 7.2 0 1 1 7.99 .8ZM8 2.6A5.4 5.4 0 1 0 8.01 2.6ZM7.4 3.4H8.6V5H7.4ZM3.4 7.4H5V8.6' +
    'H3.4ZM11 7.4H12.6V8.6H11ZM7.2 8.8L11.4 4.6L9 9.6Q8.4 10.6 7.4 10Q6.6 9.4 7.2 8.8Z',
  saw:
    'M.6 5.6L11.4 4V7.6L10.2 9L9 7.9L7.8 9.3L6.6 8.2L5.4 9.6L4.2 8.5L3 9.9L1.8 8.8L.6 8.6Z' +
    'M12 3.6Q15.6 3.6 15.6 7.4T12.4 11.4Q11.4 11.4 11.6 10L12 8.6ZM13.2 5.6V9.2Q14.2 8.8 14.2 7.4' +
    'T13.2 5.6Z',
  chock: 'M9.4 2.2A5.6 5.6 0 1 1 9.39 2.2ZM9.4 5.4A2.4 2.4 0 1 0 9.41 5.4ZM0 14.4V13.6L4.6 8.8V14.4Z',
  stick:
    'M5.4 1.6Q8 -.2 10.6 1.6L10 5.4H9.2L8.8 10.6H7.2L6.8 5.4H6ZM3 15Q3 11.4 8 11.4T13 15ZM11.6 6' +
    'Q13 8 13 9A1.4 1.4 0 0 1 10.2 9Q10.2 8 11.6 6Z',
  cow:
    'M.6 3.4Q2.6 2.2 3.6 4L5 4.8H13Q15.4 5 15.2 10L14.6 9.8V7.6L13.8 8.8V14H12.2V10.4L6.8 10.8V14' +
    'H5.2V10L3.8 8.4L1.6 8.2L.6 6.6L2 5.2ZM7 6Q7 8 9 7.6Q10.4 6.6 9.4 5.8ZM11 7.2Q12.8 7.6 12.6 6' +
    'H11.4Z',
  hand:
    'M3.6 8.6V4.2Q4.4 3.2 5.2 4.2V7.6L5.6 2Q6.4 1 7.2 2V7.4L7.8 1.6Q8.6 .6 9.4 1.6L9.3 7.6' +
    'L10 2.8Q10.8 2 11.4 3L11 9.2L12.6 7.6Q14 7 14.2 8.2L11 13.4Q9.8 15.4 7.4 15.4Q3.6 15.4 3.6 11Z',
  bird:
    'M15.6 4.2L13.6 3.6Q12.4 1.6 10.4 3L8.8 5L3.4 6.2Q1.2 7 .4 9.8L4.6 9L.8 13L2.4 13.6L6.2 10.8' +
    'Q8 12 10 10.6L10.4 13H8.8V14.2H13V13H11.6L11.4 9.6Q13.4 8 13.6 5.2ZM11.4 4A.7 .7 0 1 0 11.41 4Z',
  powder:
    'M4 5L5.4 1H10.6L12 5ZM3.6 6H12.4L13.4 15.4H2.6ZM6.6 2.2V3.4H7.4V2.2ZM8.6 2.2V3.4H9.4' +
    'V2.2ZM5.4 9V12.4H10.6V9ZM7.4 9.6H8.6V11.8H7.4Z',
  megaphone:
    'M1 6H4.6L12 2V13.4L4.6 9.6H4.2L5.2 14H3L2 9.6H1ZM13 5L15.4 3.6V5L13 6.2ZM13 7.2H15.8V8.4' +
    'H13ZM13 9.4L15.4 10.6V12L13 10.8Z',
  mirror:
    'M8 .6A5.4 5.4 0 0 1 9 11.2V15.4H7V11.2A5.4 5.4 0 0 1 8 .6ZM8 2.2A3.8 3.8 0 0 0 4.4 7.2L7 5.4' +
    'L6.8 7.4L9.4 5.8L9 9.6A3.8 3.8 0 0 0 8 2.2Z',
  screw:
    'M10.6 .8L15.2 5.4L13.6 7L9 2.4ZM8.8 4L12 7.2L3.6 15.2L.8 15.2V12.4ZM8.4 6L5.4 7.6L6.4 8.6' +
    'L9.4 7ZM6 8.6L3 10.2L4 11.2L7 9.6Z',
} satisfies Record<string, string>

type Picture = keyof typeof PICTURES

/** A picture of these, or a sign. */
const SHOWN: Record<string, string> = {
  'aerodynamic-tail': 'tail',
  'armour-plating': 'plating',
  'box-of-tricks': 'chest',
  'catapult-launcher': 'ramp',
  'damage-repair-kit': 'kit',
  'drop-of-courage': 'bottle',
  'extra-cargo-capacity': 'general',
  'finely-tuned-engine': 'engine',
  floats: 'float',
  'flying-jacket': 'jacket',
  'flying-manual': 'book',
  'high-quality-engine-oil': 'oil',
  'improved-landing-gear': 'gear',
  'lucky-locket': 'locket',
  'mounted-rifle': 'rifle',
  'national-flag': 'flag',
  'new-wing-design': 'part-flying',
  'passenger-seat': 'seat',
  'st-christopher': 'medal',
  'superior-tyres': 'part-landing',
  'two-seater': 'pair',
  'universal-spare-parts': 'wrench',
  immunity: 'shield',
  'an-honourable-pilot': 'vp',
  'this-means-war': 'explosion',
  'official-scrutiny': 'magnifier',
  'full-throttle': 'takeoff',
  'perfect-trim': 'flying',
  'feather-light-touch': 'feather',
  'break-in-the-clouds': 'clearing',
  'have-another-go': 'turn',
  'nerves-of-steel': 'dice',
  'local-knowledge': 'mountain',
  'willing-mechanic': 'wrench',
  'polish-and-paint': 'brush',
  'spare-can-of-petrol': 'fuel',
  'crate-of-oddments': 'general',
  'tool-roll': 'equipment',
  'rising-thermal': 'boost',
  'tail-wind': 'breeze',
  'front-page-photograph': 'camera',
  'grateful-client': 'passenger',
  'burst-of-energy': 'bolt',
  'four-leaf-clover': 'luck',
  'fresh-forecast': 'barometer',
  'swap-the-maps': 'map',
  'grumpy-passenger': 'passenger',
  'sugar-in-the-tank': 'fuel',
  'sawn-through-wing': 'saw',
  'chocks-left-in': 'chock',
  'greased-joystick': 'stick',
  'cows-on-the-landing-strip': 'cow',
  'sleeping-draught': 'bottle',
  'light-fingers': 'hand',
  magpie: 'bird',
  'false-forecast': 'thunderstorm',
  'flat-tyre': 'part-landing',
  'birds-in-the-propeller': 'part-takeoff',
  'itching-powder': 'powder',
  'booing-crowd': 'megaphone',
  'broken-mirror': 'mirror',
  'loosened-screws': 'screw',
}

/** What is pictured on an equipment card, or on all cards of a title. */
export function emblem(name: string): string {
  const shown = SHOWN[name] ?? name
  return shown in PICTURES ? PICTURES[shown as Picture] : sign(shown)
}
