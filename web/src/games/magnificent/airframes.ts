/** How the machines of 1910 are built: flat shapes in a box of 200 by 124 around the origin, nose to the right. */

export interface Airframe {
  body: string
  wings: readonly string[]
  /** struts, booms and undercarriage, and the wires between them */
  struts: string
  wires: string
  wheels: readonly { x: number; y: number; r: number }[]
  floats: string
  engine: string
  propeller: { x: number; y: number; rx: number; ry: number }
  pilot: { x: number; y: number }
  /** the fin, which bears the mark of the seat */
  fin: { x: number; y: number; size: number }
  tail: string
}

/** A wing from the side, with a rounded leading edge. */
function wing(x: number, y: number, width: number, thick = 11): string {
  const end = x + width
  return (
    `M${x} ${y + thick - 3}Q${x - 2} ${y + 2} ${x + 9} ${y}H${end - 9}` +
    `Q${end + 3} ${y + 1} ${end + 2} ${y + thick / 2}Q${end} ${y + thick} ${end - 9} ${y + thick}` +
    `H${x + 4}Q${x} ${y + thick} ${x} ${y + thick - 3}Z`
  )
}

const WHEELS = [
  { x: 26, y: 46, r: 11 },
  { x: 50, y: 46, r: 11 },
]
const TAIL = 'M-96 -6Q-98 -12 -88 -13H-56V-4H-90Q-95 -4 -96 -6Z'
const FUSELAGE = 'M-84 -12Q-10 -20 46 -17Q72 -14 76 -1Q72 13 44 16Q-20 16 -84 -2Z'
const ENGINE = 'M50 -17Q72 -14 77 -1Q72 13 48 16Q57 0 50 -17Z'
const NOSE = { x: 80, y: -1, rx: 4, ry: 34 }

const biplane: Airframe = {
  body: FUSELAGE,
  wings: [wing(-26, -52, 88), wing(-34, 13, 88)],
  struts: 'M-14 -42L-22 15M46 -42L38 15M14 -42L20 -16M28 22L38 46L50 24',
  wires: 'M-14 -42L38 15M46 -42L-22 15',
  wheels: WHEELS,
  floats: '',
  engine: ENGINE,
  propeller: NOSE,
  pilot: { x: -4, y: -22 },
  fin: { x: -92, y: -46, size: 42 },
  tail: TAIL,
}

const BUILT: Record<string, Airframe> = {
  biplane,
  monoplane: {
    ...biplane,
    body: 'M-88 -9L44 -17Q72 -15 78 0Q72 13 44 15L-88 -2Z',
    wings: [wing(-22, -24, 76, 13)],
    struts: 'M14 -24L20 -50L26 -24M10 14L26 46M42 14L50 46M24 46H52',
    wires: 'M20 -50L-18 -20M20 -50L50 -20M20 -50L-82 -8M26 44L-18 -14M50 44L52 -14',
    pilot: { x: -32, y: -20 },
  },
  triplane: {
    ...biplane,
    wings: [wing(-20, -58, 82, 10), wing(-26, -26, 82, 10), wing(-32, 12, 82, 10)],
    struts: 'M-8 -49L-20 14M48 -49L36 14M30 20L38 46L50 20',
    wires: 'M-8 -49L36 14M48 -49L-20 14',
    pilot: { x: -38, y: -20 },
  },
  seaplane: {
    ...biplane,
    wings: [wing(-30, -50, 90, 13)],
    struts: 'M-16 -38L0 -16M48 -38L34 -16M-4 14L-8 38M40 14L46 38M-4 38L40 14',
    wires: 'M-16 -38L34 -16M48 -38L0 -16',
    wheels: [],
    floats:
      'M-46 36H62Q78 36 84 26L88 30Q84 54 60 54H12L8 49H-38Q-46 46 -46 36Z' +
      'M-90 2H-72Q-66 2 -62 -2L-60 2Q-62 12 -72 12H-84Z',
    pilot: { x: -8, y: -20 },
  },
  'pusher-plane': {
    ...biplane,
    body: 'M-22 -10Q20 -18 58 -8Q72 -2 62 8Q40 18 -22 14Z',
    wings: [wing(-44, -52, 84), wing(-48, 12, 84), wing(74, -24, 26, 9)],
    struts:
      'M-32 -42L-36 14M28 -42L24 14M-36 -46H-86M-40 18H-86M-84 -46V20' +
      'M54 -4L84 -20M30 18L86 -17M-8 22L4 46M12 22L4 46',
    wires: 'M-32 -42L24 14M28 -42L-36 14M-36 -46L-84 18M-40 18L-84 -44',
    wheels: [
      { x: -8, y: 47, r: 10 },
      { x: 18, y: 47, r: 10 },
    ],
    engine: 'M-40 -9H-18V13H-40Q-46 2 -40 -9Z',
    propeller: { x: -48, y: 2, rx: 4, ry: 32 },
    pilot: { x: 26, y: -20 },
    fin: { x: -102, y: -36, size: 40 },
    tail: wing(-98, 14, 30, 8),
  },
  helicopter: {
    ...biplane,
    body: 'M-84 -8L-30 -6Q-14 -22 22 -22Q58 -20 62 4Q58 28 18 30Q-24 30 -40 8L-84 -1Z',
    wings: [wing(-84, -58, 176, 8)],
    struts: 'M8 -54V-22M2 -22L8 -40L14 -22M-14 26L-22 46M34 26L42 46M-34 46H56',
    wires: 'M8 -40L-60 -52M8 -40L74 -52',
    wheels: [
      { x: -22, y: 48, r: 9 },
      { x: 42, y: 48, r: 9 },
    ],
    engine: 'M-24 -14Q-12 -22 0 -22L-2 30Q-22 29 -34 16Z',
    propeller: { x: 66, y: 4, rx: 3, ry: 15 },
    pilot: { x: 30, y: -22 },
    fin: { x: -98, y: -34, size: 36 },
    tail: 'M-90 -2H-62V6H-86Q-92 4 -90 -2Z',
  },
}

export function airframe(type: string): Airframe {
  return BUILT[type] ?? biplane
}
