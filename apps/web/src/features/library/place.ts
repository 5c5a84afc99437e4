/** Where the library is. */
export const PATH = '/upload'

/** What a search is narrowed by, as its address says it; nothing of it is trusted. */
export const NARROWINGS = [
  'kind',
  'from',
  'to',
  'min',
  'max',
  'in',
  'camera',
  'place',
  'sender',
  'tag',
  'starred',
] as const
export type Narrowing = (typeof NARROWINGS)[number]

/** Words, and what narrows them: `from` and `to` are days (`2024-05-31`), `min` and `max` bytes, `in` is a folder. */
export type Query = { readonly q: string } & { readonly [key in Narrowing]?: string }

/** Where one stands in the library. The address of the page says it, so that links and Back lead there. */
export interface Place {
  readonly view: 'folder' | 'search' | 'trash'
  /** The folder of a file that is linked to is looked up. */
  readonly folder: string
  readonly query: Query
  /** The file that a link is about. */
  readonly file?: string
}

export const NO_QUERY: Query = { q: '' }
export const TOP: Place = { view: 'folder', folder: '/', query: NO_QUERY }

/** `/a/b` of whatever a link says: `/` in front, none at the end, none twice. */
const cleanFolder = (raw: string | null): string => `/${(raw ?? '').split('/').filter(Boolean).join('/')}`

/** True for a query that asks for something. */
export const asks = (query: Query): boolean =>
  query.q.trim() !== '' || NARROWINGS.some((key) => query[key] !== undefined)

/** Reads an address. */
export const placeOf = (params: URLSearchParams): Place => {
  const narrow = Object.fromEntries(NARROWINGS.flatMap((key) => (params.get(key) ? [[key, params.get(key)]] : [])))
  const query: Query = { ...narrow, q: params.get('q') ?? '' }
  const folder = cleanFolder(params.get('folder'))
  const file = params.get('file') ?? undefined
  if (params.has('trash')) return { view: 'trash', folder, query: NO_QUERY }
  return { view: asks(query) ? 'search' : 'folder', folder, query, ...(file ? { file } : {}) }
}

/** The address of a place, as `placeOf` reads it. */
export const addressOf = ({ view, folder, query, file }: Place): string => {
  const params = new URLSearchParams()
  if (folder !== '/') params.set('folder', folder)
  if (view === 'trash') params.set('trash', '1')
  if (view === 'search') {
    if (query.q !== '') params.set('q', query.q)
    for (const key of NARROWINGS) if (query[key]) params.set(key, query[key])
  }
  if (file) params.set('file', file)
  const text = String(params)
  return text === '' ? PATH : `${PATH}?${text}`
}

/** The place of a folder. */
export const folderPlace = (folder: string): Place => ({ ...TOP, folder })

/** The folder that a folder lies in; of the top one, itself. */
export const parentOf = (folder: string): string => folder.slice(0, folder.lastIndexOf('/')) || '/'

/** The name of a folder; the top has none. */
export const nameOfFolder = (folder: string): string => folder.slice(folder.lastIndexOf('/') + 1)

/** True when a folder is another one or lies in it. */
export const isInside = (folder: string, outer: string): boolean =>
  outer === '/' || folder === outer || folder.startsWith(`${outer}/`)

/** A folder and all above it, the top first: `/a/b` gives `/`, `/a`, `/a/b`. */
export const pathTo = (folder: string): readonly string[] => {
  const names = folder.split('/').filter(Boolean)
  return ['/', ...names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`)]
}
