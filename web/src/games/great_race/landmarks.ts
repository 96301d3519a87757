/** What a Stage is known by: flat shapes in a box of 60 by 60, standing on its lower edge. */

interface Shape {
  d: string
  fill: string
}

export interface Landmark {
  shapes: Shape[]
  /** where it stands on a poster of 200 by 180 */
  x: number
  y: number
  scale: number
}

const PALE = '#fff3dd'
const DARK = '#16243c'
const RED = '#a8361b'
const GOLD = '#f0a93b'
const STONE = '#d8c4a2'
const GREEN = '#1b4637'

const CASTLE: Shape[] = [
  { d: 'M0 60L8 44H54L60 60Z', fill: '#4a3b3a' },
  { d: 'M8 46V26H14V30H20V16H32V30H40V22H52V46Z', fill: STONE },
  { d: 'M26 16H32V46H26ZM46 22H52V46H46Z', fill: '#a98f70' },
  { d: 'M18 16L26 2L34 16ZM38 22L46 10L54 22ZM6 26L11 17L16 26Z', fill: RED },
  { d: 'M23 22H27V30H23ZM44 28H47V34H44Z', fill: DARK },
]
const WINDMILL: Shape[] = [
  { d: 'M20 60L25 26H37L42 60Z', fill: RED },
  { d: 'M31 26H37L42 60H34Z', fill: '#6b2414' },
  { d: 'M24 27Q31 16 38 27Z', fill: DARK },
  { d: 'M30 22L8 2L4 7L29 25ZM32 22L54 4L58 9L33 25ZM30 24L10 46L15 50L32 26ZM32 25L52 46L56 42L34 23Z', fill: PALE },
  { d: 'M28 44H34V60H28Z', fill: DARK },
]
const POPLARS: Shape[] = [
  {
    d:
      'M6 60Q0 36 6 8Q12 36 6 60ZM20 60Q13 30 20 0Q27 30 20 60ZM35 60Q28 34 35 6Q42 34 35 60ZM50 60Q44 36 50 14' +
      'Q56 36 50 60Z',
    fill: '#3f5a34',
  },
  { d: 'M6 8Q12 36 6 60ZM20 0Q27 30 20 60ZM35 6Q42 34 35 60ZM50 14Q56 36 50 60Z', fill: '#26402a' },
]
const CHURCH: Shape[] = [
  { d: 'M4 60V38L18 28L32 38H56V60Z', fill: PALE },
  { d: 'M2 40L18 26L34 40H58V46H2Z', fill: RED },
  { d: 'M11 60V20H25V60Z', fill: STONE },
  { d: 'M11 20Q8 12 18 6Q28 12 25 20ZM17 7V0H19V7Z', fill: '#115e67' },
  { d: 'M16 26H20V34H16ZM38 50H43V60H38Z', fill: DARK },
]
const CAMPANILE: Shape[] = [
  { d: 'M8 60V20H20V60Z', fill: RED },
  { d: 'M15 20H20V60H15Z', fill: '#842711' },
  { d: 'M7 20H21V12H7ZM8 12L14 0L20 12Z', fill: PALE },
  { d: 'M24 60V44H58V60Z', fill: STONE },
  { d: 'M28 44A12 13 0 0 1 52 44ZM39 32V24H41V32Z', fill: '#7cc3bb' },
  { d: 'M29 50H33V60H29ZM38 50H42V60H38ZM47 50H51V60H47Z', fill: DARK },
]
const CLIFFS: Shape[] = [
  { d: 'M-10 60V14Q10 8 26 14L38 18L44 32L50 60Z', fill: PALE },
  { d: 'M20 13L26 14L38 18L44 32L50 60H34L30 36Z', fill: '#d8c4a2' },
  { d: 'M-10 14Q10 8 26 14L38 18Q20 20 -10 20Z', fill: '#8a8f3c' },
  { d: 'M8 12L10 -6H18L20 12Z', fill: RED },
  { d: 'M9.4 0H18.6L19.2 6H8.8Z', fill: PALE },
  { d: 'M9 -6H19V-8H17V-13H11V-8H9Z', fill: DARK },
]
const TOWER: Shape[] = [
  { d: 'M0 60V42H60V60Z', fill: PALE },
  { d: 'M20 42V26H40V42Z', fill: STONE },
  { d: 'M16 26V14H44V26Z', fill: DARK },
  { d: 'M18 16H26V23H18ZM28 16H34V23H28ZM36 16H42V23H36Z', fill: GOLD },
  { d: 'M14 14H46V11H14ZM29 11V0H31V11Z', fill: RED },
  { d: 'M6 48H12V54H6ZM18 48H24V54H18ZM36 48H42V54H36ZM48 48H54V54H48Z', fill: '#115e67' },
]
const HANGAR: Shape[] = [
  { d: 'M-6 60V38Q24 10 54 38V60Z', fill: '#115e67' },
  { d: 'M2 60V42Q24 22 46 42V60Z', fill: DARK },
  { d: 'M8 60V44H22V60ZM26 60V44H40V60Z', fill: GOLD },
  { d: 'M57 60V16H59V60Z', fill: DARK },
  { d: 'M59 16L80 20L59 27Z', fill: RED },
]
const REEDS: Shape[] = [
  {
    d:
      'M4 60L8 20L10 60ZM14 60L16 8L20 60ZM24 60L30 18L30 60ZM44 60L50 22L50 60ZM54 60L56 12L60 60Z',
    fill: '#6b7a3a',
  },
  { d: 'M14 6H18V20H14ZM54 10H58V22H54Z', fill: '#6b3a00' },
  { d: 'M36 60V40H38V60ZM30 40Q32 28 42 30Q40 18 34 16L44 13Q46 24 46 32Q44 42 30 40ZM34 16L24 18L35 13Z', fill: PALE },
]
const HOUSE: Shape[] = [
  { d: 'M8 60V36H52V60Z', fill: PALE },
  { d: 'M0 40L20 10H40L60 40Z', fill: '#6b3a00' },
  { d: 'M18 60V38H22V60ZM38 60V38H42V60ZM8 48H52V51H8Z', fill: '#6b2414' },
  { d: 'M26 53H34V60H26ZM11 40H16V46H11ZM27 40H33V46H27ZM44 40H49V46H44Z', fill: DARK },
]
const VIADUCT: Shape[] = [
  {
    d:
      'M-70 60V36H130V60H114V52A9 9 0 0 0 96 52V60H84V52A9 9 0 0 0 66 52V60H54V52A9 9 0 0 0 36 52V60H24V52' +
      'A9 9 0 0 0 6 52V60H-6V52A9 9 0 0 0 -24 52V60Z',
    fill: STONE,
  },
  { d: 'M-70 36H130V40H-70Z', fill: '#a98f70' },
  { d: 'M-10 35V26H18V35ZM22 35V26H50V35ZM54 35V24H64V20H70V24H82V35Z', fill: RED },
  { d: 'M-6 28H-1V32H-6ZM4 28H9V32H4ZM26 28H31V32H26ZM36 28H41V32H36Z', fill: GOLD },
  { d: 'M72 20Q66 8 52 12Q58 4 70 8Q80 12 76 20Z', fill: PALE },
]
const FIR: Shape[] = [
  { d: 'M30 0L44 24H38L50 44H40L54 60H6L20 44H10L22 24H16Z', fill: GREEN },
]

/** By Stage. */
export const LANDMARKS: Record<string, Landmark> = {
  croydon: { shapes: TOWER, x: 130, y: 112, scale: 0.72 },
  zuiderzee: { shapes: WINDMILL, x: 10, y: 74, scale: 1.1 },
  picardy: { shapes: CHURCH, x: 128, y: 78, scale: 0.85 },
  ardennes: { shapes: CASTLE, x: 118, y: 60, scale: 0.8 },
  dover_strait: { shapes: CLIFFS, x: 4, y: 84, scale: 0.95 },
  rhine_gorge: { shapes: CASTLE, x: 6, y: 58, scale: 0.95 },
  bohemian_basin: { shapes: CHURCH, x: 62, y: 96, scale: 0.85 },
  venetian_lagoon: { shapes: CAMPANILE, x: 24, y: 80, scale: 1 },
  lombardy: { shapes: POPLARS, x: 136, y: 92, scale: 0.9 },
  chapham: { shapes: HANGAR, x: 128, y: 122, scale: 0.62 },
  danube_delta: { shapes: REEDS, x: 10, y: 122, scale: 0.9 },
  black_forest: { shapes: HOUSE, x: 112, y: 118, scale: 0.9 },
  pyrenees: { shapes: FIR, x: 14, y: 112, scale: 0.8 },
  dalmatian_coast: { shapes: CAMPANILE, x: 20, y: 88, scale: 0.82 },
  carpathian_arc: { shapes: CASTLE, x: 16, y: 50, scale: 0.85 },
  brenner_pass: { shapes: VIADUCT, x: 70, y: 106, scale: 0.85 },
}
