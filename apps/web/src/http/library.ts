import type {
  ActResponse,
  FacetsResponse,
  FolderQuery,
  FolderResponse,
  FoldersResponse,
  LibraryAct,
  ListTrashResponse,
  PurgeResponse,
  RestoreResponse,
  SavedSearch,
  SaveSearchRequest,
  SearchResponse,
  TreeResponse,
} from '@octavo/contract'
import { HttpError, requestJson } from './http.ts'

/** The contract's schemas, fetched with the first call: what a server says is checked before anything trusts it. */
const schemas = () => import('@octavo/contract')

/** A folder in an order. */
export type FolderOf = Pick<FolderQuery, 'path' | 'sort' | 'order'>
/** Some of its files. */
export type FolderPart = FolderOf & { readonly offset: number; readonly limit: number }

type Signal = { readonly signal?: AbortSignal }
type Values = Readonly<Record<string, string | number | undefined>>

const addressOf = (path: string, values: Values): string => {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(values)) if (value !== undefined) params.set(key, String(value))
  return `${path}?${params}`
}

const ask = async (path: string, values: Values, options: Signal) => {
  const [all, answer] = await Promise.all([schemas(), requestJson(addressOf(path, values), options)])
  return { schemas: all, answer }
}
const post = async (path: string, body: unknown) => {
  const [all, answer] = await Promise.all([schemas(), requestJson(path, { method: 'POST', body })])
  return { schemas: all, answer }
}

/** Some of the files of a folder by offset, with its folders beside the first. Throws HttpError. */
export const listFolder = async (query: FolderPart, options: Signal = {}): Promise<FolderResponse> => {
  const { schemas, answer } = await ask('/api/library/folder', query, options)
  return schemas.folderResponse.parse(answer)
}

/** The ids of all files right in a folder, in the order of its list. Throws HttpError. */
export const listIds = async (query: FolderOf, options: Signal = {}): Promise<readonly string[]> => {
  const { schemas, answer } = await ask('/api/library/ids', query, options)
  return schemas.idsResponse.parse(answer).ids
}

/** The folders right in one. Throws HttpError. */
export const listTree = async (of: string, options: Signal = {}): Promise<TreeResponse['folders']> => {
  const { schemas, answer } = await ask('/api/library/tree', { of }, options)
  return schemas.treeResponse.parse(answer).folders
}

/** Folders at any depth whose path holds some words; without words, all. Throws HttpError. */
export const findFolders = async (q: string, options: Signal = {}): Promise<FoldersResponse> => {
  const { schemas, answer } = await ask('/api/library/folders', { q: q.slice(0, 200), limit: 100 }, options)
  return schemas.foldersResponse.parse(answer)
}

/** Does one thing to the library, as a run that can be undone. Throws HttpError. */
export const doAct = async (act: LibraryAct): Promise<ActResponse> => {
  const { schemas, answer } = await post('/api/library/acts', act)
  return schemas.actResponse.parse(answer)
}

/** Some of the trash, last trashed first. Throws HttpError. */
export const listTrash = async (cursor: string | undefined, options: Signal = {}): Promise<ListTrashResponse> => {
  const { schemas, answer } = await ask('/api/trash', { cursor }, options)
  return schemas.listTrashResponse.parse(answer)
}

/** Takes files out of the trash, back to their folders and names. Throws HttpError. */
export const restore = async (ids: readonly string[]): Promise<RestoreResponse> => {
  const { schemas, answer } = await post('/api/trash/restore', { ids })
  return schemas.restoreResponse.parse(answer)
}

/** Ids that one call takes. */
const MOST_IDS = 100_000

/** Removes files from the trash for good; nothing brings them back. How many, and their bytes. Throws HttpError. */
export const purge = async (ids: readonly string[]): Promise<PurgeResponse> => {
  const { purgeResponse } = await schemas()
  let all: PurgeResponse = { purged: 0, bytes: 0 }
  for (let at = 0; at < ids.length; at += MOST_IDS) {
    const body = { ids: ids.slice(at, at + MOST_IDS) }
    const { purged, bytes } = purgeResponse.parse(await requestJson('/api/trash', { method: 'DELETE', body }))
    all = { purged: all.purged + purged, bytes: all.bytes + bytes }
  }
  return all
}

/** Searches the library; best first, or newest first where only chips narrow it. Throws HttpError. */
export const search = async (query: Values, options: Signal = {}): Promise<SearchResponse> => {
  const { schemas, answer } = await ask('/api/search', query, options)
  return schemas.searchResponse.parse(answer)
}

/** What the library can be narrowed by. Throws HttpError. */
export const listFacets = async (options: Signal = {}): Promise<FacetsResponse> => {
  const { schemas, answer } = await ask('/api/search/facets', {}, options)
  return schemas.facetsResponse.parse(answer)
}

/** The searches that were kept, by name. Throws HttpError. */
export const listSearches = async (options: Signal = {}): Promise<readonly SavedSearch[]> => {
  const { schemas, answer } = await ask('/api/searches', {}, options)
  return schemas.listSearchesResponse.parse(answer).searches
}

/** Keeps a search under a name. Throws HttpError. */
export const saveSearch = async (request: SaveSearchRequest): Promise<void> => {
  await requestJson('/api/searches', { method: 'POST', body: request })
}

/** Forgets a search that was kept. Throws HttpError. */
export const forgetSearch = async (id: string): Promise<void> => {
  await requestJson(`/api/searches/${encodeURIComponent(id)}`, { method: 'DELETE' })
}

/** The folder that a file lies in; undefined where there is no such file. Throws HttpError. */
export const folderOfFile = async (id: string, options: Signal = {}): Promise<string | undefined> => {
  try {
    const [{ libraryFile }, answer] = await Promise.all([
      schemas(),
      requestJson(`/api/files/${encodeURIComponent(id)}`, options),
    ])
    return libraryFile.parse(answer).folder
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}
