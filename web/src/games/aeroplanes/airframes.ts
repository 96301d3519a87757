/** How the aeroplanes were built: what their pictures need besides what is printed on the cards. */

export type Wing = 'low' | 'high' | 'parasol' | 'bays' | 'sesqui' // of two wings, the lower may be the shorter
export type Nose = 'flat' | 'round' | 'long' | 'glazed' | 'bow'
export type Fin = 'round' | 'square' | 'sharp' | 'swept' | 'twin' | 'box'
export type Gear = 'wheels' | 'spats' | 'none' | 'float' | 'sponson'
/** Where the pilot sits. */
export type Cockpit = 'open' | 'hump' | 'closed'

export interface Airframe {
  wing: Wing
  nose: Nose
  fin: Fin
  gear: Gear
  cockpit: Cockpit
}

const UNKNOWN = 'low round round none open'
const BUILT: Record<string, string> = {
  'airco-dh-4a': 'bays flat round wheels hump',
  'breguet-14t': 'sesqui flat sharp wheels open',
  'airco-dh-16': 'bays long round wheels hump',
  'junkers-f-13': 'low flat sharp wheels open',
  'handley-page-o-400': 'bays bow box wheels open',
  'farman-f-60-goliath': 'bays glazed square wheels open',
  'vickers-vimy-commercial': 'bays round box wheels open',
  'fokker-f-ii': 'high flat square wheels open',
  'sablatnig-p-iii': 'high long sharp wheels open',
  'bleriot-spad-s-33': 'bays round square wheels open',
  'fokker-f-iii': 'high round sharp wheels open',
  'handley-page-w-8': 'bays glazed round wheels open',
  'dornier-komet': 'parasol flat sharp wheels open',
  'de-havilland-dh-34': 'bays flat swept wheels open',
  'dornier-do-j-wal': 'parasol bow square sponson open',
  'dornier-merkur': 'parasol long swept wheels open',
  'junkers-g-24': 'low flat square wheels open',
  'fokker-f-viia': 'high round round wheels closed',
  'latecoere-25': 'parasol round round wheels open',
  'armstrong-whitworth-argosy': 'bays round box wheels open',
  'de-havilland-dh-66-hercules': 'bays flat box wheels closed',
  'rohrbach-ro-viii-roland': 'high long square wheels open',
  'fokker-f-viib-3m': 'high round sharp wheels closed',
  'short-s-8-calcutta': 'bays bow swept float open',
  'junkers-g-31': 'low round box wheels closed',
  'liore-et-olivier-leo-21': 'bays glazed swept wheels open',
  'latecoere-28': 'high long round wheels closed',
  'tupolev-ant-9': 'high round swept spats closed',
  'handley-page-h-p-42': 'sesqui glazed box wheels closed',
  'junkers-ju-52-3m': 'low round square wheels closed',
  'fokker-f-xviii': 'high round swept wheels closed',
  'armstrong-whitworth-atalanta': 'high glazed round spats closed',
  'boeing-247': 'low glazed round none closed',
  'de-havilland-dh-89-dragon-rapide': 'bays glazed round spats closed',
  'douglas-dc-2': 'low glazed swept none closed',
  'savoia-marchetti-sm-73': 'low round round spats closed',
  'dewoitine-d-333': 'low round sharp spats closed',
  'potez-62': 'high glazed sharp none closed',
  'latecoere-521': 'parasol bow swept sponson closed',
  'douglas-dc-3': 'low glazed sharp none closed',
  'short-s-23-empire': 'high bow swept float closed',
  'dewoitine-d-338': 'low round swept none closed',
  'bloch-220': 'low glazed square none closed',
  'de-havilland-dh-91-albatross': 'low long twin none closed',
  'focke-wulf-fw-200-condor': 'low glazed swept none closed',
  'boeing-314-clipper': 'high bow twin sponson closed',
}

export function airframe(aeroplane: string): Airframe {
  const [wing, nose, fin, gear, cockpit] = (BUILT[aeroplane] ?? UNKNOWN).split(' ')
  return { wing, nose, fin, gear, cockpit } as Airframe
}
