import type {
  FileRef,
  LibraryFile,
  ListFilesResponse,
  OrganizeResponse,
  SortResponse,
  StacksResponse,
} from '@octavo/contract'
import { keptRules } from '../settings/rules.ts'
import { requestJson } from './http.ts'
import { requestFollowed } from './progress-lines.ts'

/** The contract's schemas, fetched with the first call: what a server says is checked before anything trusts it. */
const schemas = () => import('@octavo/contract')

/** One sorting call; `onProgress` hears how many files are looked at. Throws HttpError. */
export const sortBatch = async (
  files: readonly FileRef[],
  signal: AbortSignal,
  onProgress: (doneCount: number) => void = () => undefined,
): Promise<SortResponse> => {
  const body = {
    files: files.map(({ id, name, type, size, path }) => ({ id, name, type, size, path })),
    rules: keptRules() ?? null,
  }
  const [{ sortResponse }, answer] = await Promise.all([
    schemas(),
    requestFollowed('/api/agentkit/organize', { method: 'POST', body, signal }, onProgress),
  ])
  return sortResponse.parse(answer)
}

/** Copies and bursts among files, all of them at once. Throws HttpError. */
export const stacksAmong = async (
  files: readonly { readonly id: string }[],
  signal: AbortSignal,
): Promise<StacksResponse> => {
  const body = { files: files.map(({ id }) => ({ id })) }
  const [{ stacksResponse }, answer] = await Promise.all([
    schemas(),
    requestFollowed('/api/agentkit/stacks', { method: 'POST', body, signal }, () => undefined),
  ])
  return stacksResponse.parse(answer)
}

/** Puts files into the folders of their categories, as one run. Throws HttpError. */
export const organizeFiles = async (
  fileOrganizations: readonly { readonly fileId: string; readonly targetCategory: string }[],
  signal: AbortSignal,
): Promise<OrganizeResponse> => {
  const [{ organizeResponse }, answer] = await Promise.all([
    schemas(),
    requestJson('/api/files/organize', { method: 'POST', body: { fileOrganizations }, signal }),
  ])
  return organizeResponse.parse(answer)
}

/** One page of the library, or of a folder and all below it, newest first. Throws HttpError. */
export const listFiles = async (
  options: { readonly cursor?: string; readonly folder?: string; readonly signal?: AbortSignal } = {},
): Promise<ListFilesResponse> => {
  const { cursor, folder, signal } = options
  const query = new URLSearchParams({ ...(cursor ? { cursor } : {}), ...(folder ? { folder } : {}) })
  const [{ listFilesResponse }, answer] = await Promise.all([
    schemas(),
    requestJson(query.size === 0 ? '/api/files' : `/api/files?${query}`, signal ? { signal } : {}),
  ])
  return listFilesResponse.parse(answer)
}

/** Every file of the library, page by page; `onPart` is told what is there after each but the last. Throws HttpError. */
export const listAllFiles = async (
  signal?: AbortSignal,
  onPart?: (files: readonly LibraryFile[]) => void,
): Promise<readonly LibraryFile[]> => {
  const files: LibraryFile[] = []
  let cursor: string | undefined
  do {
    const page = await listFiles({ ...(cursor === undefined ? {} : { cursor }), ...(signal ? { signal } : {}) })
    files.push(...page.files)
    cursor = page.nextCursor ?? undefined
    if (cursor !== undefined) onPart?.(files)
  } while (cursor !== undefined)
  return files
}
