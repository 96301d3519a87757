/** What the eighteen pilots look like: the parameters that their portraits are drawn from. */

export type Hat =
  | 'helmet'
  | 'peaked'
  | 'chauffeur'
  | 'tam'
  | 'topi'
  | 'beret'
  | 'slouch'
  | 'ushanka'
  | 'top'
  | 'bowler'
  | 'wrap'
  | 'veil'
  | 'none'
export type Hair = 'none' | 'short' | 'bob' | 'bun' | 'braids' | 'curls' | 'sleek'
export type Whiskers = 'none' | 'moustache' | 'handlebar' | 'pencil' | 'beard' | 'bush'
export type Collar = 'scarf' | 'tie' | 'stand' | 'fur' | 'shawl' | 'overall' | 'stripes'

export interface Look {
  skin: string
  hair: Hair
  tress: string
  hat: Hat
  /** of the hat */
  paint: string
  whiskers: Whiskers
  collar: Collar
  coat: string
  /** of the scarf, the tie, the fur */
  trim: string
  sky: string
  goggles?: boolean
  monocle?: boolean
  earrings?: boolean
}

const PALE = '#efc9a2'
const ROSY = '#e6b18c'
const TAN = '#c98f62'
const BROWN = '#9c6440'
const DARK = '#6d4229'
const BLACK = '#231a16'
const CHESTNUT = '#5c3218'
const GINGER = '#b5531f'
const BLOND = '#d8a94a'
const GREY = '#b9b2a4'

export const LOOKS: Record<string, Look> = {
  'amelia-skyfoot': {
    skin: ROSY, hair: 'bob', tress: CHESTNUT, hat: 'helmet', paint: '#6b3d1c', whiskers: 'none', goggles: true,
    collar: 'scarf', coat: '#7d4b22', trim: '#fbf4e3', sky: '#7fb2c4',
  },
  'adriana-belhinda': {
    skin: TAN, hair: 'braids', tress: BLACK, hat: 'bowler', paint: '#4a3524', whiskers: 'none', earrings: true,
    collar: 'shawl', coat: '#a33a25', trim: '#e0a83c', sky: '#cfc47a',
  },
  'captain-matthew-comben': {
    skin: ROSY, hair: 'short', tress: GREY, hat: 'peaked', paint: '#23384e', whiskers: 'beard',
    collar: 'tie', coat: '#23384e', trim: '#7a2e1d', sky: '#d8b56a',
  },
  'condesa-isabella-sanchez': {
    skin: PALE, hair: 'bun', tress: BLACK, hat: 'none', paint: '#a3202a', whiskers: 'none', earrings: true,
    collar: 'fur', coat: '#8b1f2c', trim: '#e9dcc0', sky: '#d69a3a',
  },
  'elinah-mwangi': {
    skin: DARK, hair: 'none', tress: BLACK, hat: 'wrap', paint: '#d08a1e', whiskers: 'none', earrings: true,
    collar: 'overall', coat: '#2d5f6f', trim: '#e8d7ae', sky: '#9fb35a',
  },
  'hamish-mctarn': {
    skin: PALE, hair: 'short', tress: GINGER, hat: 'tam', paint: '#2f5140', whiskers: 'bush',
    collar: 'scarf', coat: '#4c4a2a', trim: '#8b2a22', sky: '#8fb0b8',
  },
  'jan-van-der-vall': {
    skin: PALE, hair: 'short', tress: BLOND, hat: 'chauffeur', paint: '#4a4f55', whiskers: 'moustache', goggles: true,
    collar: 'tie', coat: '#5d5a4c', trim: '#c8621c', sky: '#9cbcd0',
  },
  'janu-rajan': {
    skin: BROWN, hair: 'short', tress: BLACK, hat: 'topi', paint: '#b4473a', whiskers: 'pencil',
    collar: 'stand', coat: '#37506a', trim: '#e8d7ae', sky: '#b9c8d6',
  },
  'jing-li': {
    skin: PALE, hair: 'bob', tress: BLACK, hat: 'helmet', paint: '#2f4a3c', whiskers: 'none', goggles: true,
    collar: 'scarf', coat: '#35583f', trim: '#dca42e', sky: '#d9805a',
  },
  'karishma-khana': {
    skin: BROWN, hair: 'sleek', tress: BLACK, hat: 'veil', paint: '#b8651a', whiskers: 'none', earrings: true,
    collar: 'shawl', coat: '#6a2a55', trim: '#e0a83c', sky: '#7aa7a0',
  },
  'kauri-parata': {
    skin: BROWN, hair: 'curls', tress: BLACK, hat: 'none', paint: '#2b1d12', whiskers: 'none', goggles: true,
    collar: 'scarf', coat: '#5a3a22', trim: '#3f7a54', sky: '#e0c27a',
  },
  'marco-florentina': {
    skin: TAN, hair: 'sleek', tress: BLACK, hat: 'none', paint: '#2b1d12', whiskers: 'pencil', goggles: true,
    collar: 'scarf', coat: '#2b2b33', trim: '#b02a22', sky: '#a9c17e',
  },
  'oberst-andre-schneider': {
    skin: ROSY, hair: 'short', tress: GREY, hat: 'peaked', paint: '#6c7468', whiskers: 'moustache', monocle: true,
    collar: 'stand', coat: '#6c7468', trim: '#7a2e1d', sky: '#c7b48a',
  },
  'pierre-dupont': {
    skin: PALE, hair: 'short', tress: CHESTNUT, hat: 'beret', paint: '#1d2c4a', whiskers: 'handlebar',
    collar: 'stripes', coat: '#f3e7cf', trim: '#23506b', sky: '#c97f4a',
  },
  'sheila-dawson': {
    skin: ROSY, hair: 'bob', tress: GINGER, hat: 'slouch', paint: '#8d7444', whiskers: 'none',
    collar: 'overall', coat: '#7a5a34', trim: '#efe2c2', sky: '#d9a24e',
  },
  'sikosi-akimoto': {
    skin: PALE, hair: 'short', tress: BLACK, hat: 'helmet', paint: '#3a2a20', whiskers: 'none', goggles: true,
    collar: 'stand', coat: '#24344f', trim: '#fbf4e3', sky: '#cf6a55',
  },
  'sir-archibald-smythe': {
    skin: PALE, hair: 'short', tress: CHESTNUT, hat: 'top', paint: '#201a22', whiskers: 'handlebar', monocle: true,
    collar: 'tie', coat: '#33283a', trim: '#8a3f7a', sky: '#a7a06a',
  },
  'vladimir-orkovski': {
    skin: ROSY, hair: 'none', tress: CHESTNUT, hat: 'ushanka', paint: '#6a5340', whiskers: 'bush',
    collar: 'fur', coat: '#3b4a3a', trim: '#7d6650', sky: '#a8c0cf',
  },
}

/** A stranger. */
export const PLAIN: Look = {
  skin: ROSY, hair: 'short', tress: CHESTNUT, hat: 'helmet', paint: '#6b3d1c', whiskers: 'none', goggles: true,
  collar: 'scarf', coat: '#4a4f55', trim: '#fbf4e3', sky: '#d8b56a',
}
