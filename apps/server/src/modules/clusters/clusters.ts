import type { ClusterResponse, FileFailure, FileRef } from '@octavo/contract'
import { clusterCount, eachOf, FEATURE_SIDE_PX, kindOfMediaType, type Pixels, typeOfName } from '@octavo/core'
import type { ReaderPool } from '@octavo/readers/node'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Group, Thinker } from '../learning/index.ts'

/** A file to group, with the way to its bytes. */
export interface ClusterFile {
  readonly ref: FileRef
  /** All bytes. Rejects when they can't be had. */
  read(): Promise<Uint8Array>
}

export type ClusterKind = 'images' | 'documents'

interface Parts {
  readonly pool: ReaderPool
  readonly thinker: Thinker
  readonly kind: ClusterKind
  readonly groups: number | undefined
}

const AT_ONCE = 4

/** True for what part 2 section 5 lets into each of the two calls, read widely: every image, every document. */
function belongs(kind: ClusterKind, { name, type }: FileRef): boolean {
  const found = kindOfMediaType(type) ?? typeOfName(name)?.kind
  if (found === undefined) return false
  if (kind === 'images') return found === 'image' || found === 'raw-image'
  return ![
    'image',
    'raw-image',
    'vector-image',
    'video',
    'audio',
    'archive',
    'software',
    'font',
    'disk-image',
  ].includes(found)
}

/**
 * Groups files by how they look or by what they say, under readable names. Throws Refusal `bad_request` when there is no
 * file of that kind, or none could be looked at.
 */
export async function clusterFiles(parts: Parts, files: readonly ClusterFile[]): Promise<ClusterResponse> {
  const { kind } = parts
  const fitting = files.filter(({ ref }) => belongs(kind, ref))
  if (fitting.length === 0)
    throw new Refusal('bad_request', kind === 'images' ? 'No Images Found' : 'No Documents Found')
  const failed: FileFailure[] = []
  const groups = parts.groups ?? clusterCount(fitting.length)
  const found =
    kind === 'images'
      ? await groupImages(parts, fitting, groups, failed)
      : await groupDocuments(parts, fitting, groups, failed)
  if (found.length === 0) throw new Refusal('bad_request', 'None of these files could be looked at', { failed })
  const refs = new Map(fitting.map(({ ref }) => [ref.id, ref]))
  const clusters = Object.fromEntries(
    found.map(({ name, itemIds }) => [name, itemIds.flatMap((id) => refs.get(id) ?? [])]),
  )
  return { success: true, clusters, failed }
}

async function groupDocuments(
  { pool, thinker }: Parts,
  files: readonly ClusterFile[],
  groups: number,
  failed: FileFailure[],
): Promise<readonly Group[]> {
  const documents = await lookAtEach(files, failed, async ({ ref }, bytes) => {
    const { text = '', code, reason } = await pool.read({ name: ref.name, source: sourceOf(bytes) })
    // Without text a document is grouped by its name; one that could not be read at all is said so.
    if (text === '' && code !== undefined && code !== 'no_text') throw new Error(reason ?? code)
    return { id: ref.id, name: ref.name, text }
  })
  if (documents.length === 0) return []
  return (await thinker.ask({ type: 'documents', documents, groups })).groups
}

async function groupImages(
  { pool, thinker }: Parts,
  files: readonly ClusterFile[],
  groups: number,
  failed: FileFailure[],
): Promise<readonly Group[]> {
  const images = await lookAtEach(files, failed, async ({ ref }, bytes) => {
    const seen = await pool.pixels({ name: ref.name, source: sourceOf(bytes) }, FEATURE_SIDE_PX)
    if (!('rgb' in seen)) throw new Error(seen.reason ?? seen.code ?? 'The picture can not be shown')
    return { id: ref.id, pixels: seen satisfies Pixels }
  })
  if (images.length === 0) return []
  return (await thinker.ask({ type: 'images', images, groups })).groups
}

const sourceOf = (bytes: Uint8Array) => ({
  sizeBytes: bytes.length,
  read: async (at: number, length: number) =>
    bytes.subarray(Math.min(at, bytes.length), Math.min(at + length, bytes.length)),
})

/** Looks at some files at a time; one that can't be looked at is told and left out. The order of the files is kept. */
async function lookAtEach<T>(
  files: readonly ClusterFile[],
  failed: FileFailure[],
  look: (file: ClusterFile, bytes: Uint8Array) => Promise<T>,
): Promise<T[]> {
  const results = await eachOf(files, AT_ONCE, async (file): Promise<T | undefined> => {
    try {
      return await look(file, await file.read())
    } catch (error) {
      const { id, name } = file.ref
      const message = error instanceof Error ? error.message : 'It can not be read'
      failed.push({ id, name, code: 'unreadable', error: message })
      return undefined
    }
  })
  return results.filter((result) => result !== undefined)
}
