import type {
  About,
  Code,
  Continue,
  GameInfo,
  Join,
  Me,
  NewTable,
  Problem,
  Rename,
  Replay,
  RulesPage,
  Start,
  TableInfo,
  TableMade,
} from './types'

/** A request that was not carried out; without a `Problem` from the server its code is `offline`. */
export class ApiError extends Error {
  constructor(
    readonly code: Code | 'offline',
    readonly detail: string,
    readonly status: number,
  ) {
    super(detail)
    this.name = 'ApiError'
  }
}

async function call<T>(method: string, path: string, body?: string): Promise<T> {
  const headers = { accept: 'application/json', ...(body === undefined ? {} : { 'content-type': 'application/json' }) }
  const response = await fetch(`/api${path}`, { method, headers, body }).catch((error: unknown) => {
    throw new ApiError('offline', String(error), 0)
  })
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok && answer !== null) return answer as T
  const problem = answer as Problem | null
  throw new ApiError(problem?.code ?? 'offline', problem?.detail ?? response.statusText, response.status)
}

const get = <T>(path: string) => call<T>('GET', path)
const post = <T>(path: string, body: object = {}) => call<T>('POST', path, JSON.stringify(body))
const table = (id: string) => `/tables/${encodeURIComponent(id)}`

export const about = () => get<About>('/about')
export const games = () => get<GameInfo[]>('/games')
export const rules = (game: string, language: string) =>
  get<RulesPage>(`/games/${encodeURIComponent(game)}/rules?lang=${encodeURIComponent(language)}`)

export const me = () => get<Me>('/me')
export const rename = (wish: Rename) => call<Me>('PUT', '/me', JSON.stringify(wish))
export const myTables = () => get<TableInfo[]>('/me/tables')

export const openTables = () => get<TableInfo[]>('/tables')
export const makeTable = (wish: NewTable) => post<TableMade>('/tables', wish)
export const findTable = (id: string) => get<TableInfo>(table(id))
export const join = (id: string, wish: Join) => post<TableInfo>(`${table(id)}/join`, wish)
export const start = (id: string, wish: Start) => post<TableInfo>(`${table(id)}/start`, wish)
export const rematch = (id: string) => post<TableMade>(`${table(id)}/rematch`)
export const continueFrom = (id: string, wish: Continue) => post<TableMade>(`${table(id)}/continue`, wish)
export const replay = (id: string, seat: number | null) =>
  get<Replay>(`${table(id)}/replay${seat === null ? '' : `?seat=${seat}`}`)

/** Where the browser downloads the saved game from. */
export const saveAddress = (id: string) => `/api${table(id)}/save`
export const upload = (text: string) => call<TableMade>('POST', '/saves', text)
