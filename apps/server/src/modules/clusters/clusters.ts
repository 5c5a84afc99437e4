import type { ClusterResponse, FileFailure, FileRef } from '@octavo/contract'
import {
  type ClusterKind,
  clusterCount,
  eachOf,
  type FairQueue,
  FEATURE_SIDE_PX,
  type Group,
  type ImageToGroup,
  isClusterable,
  keptReading,
  type Language,
  type Reading,
} from '@octavo/core'
import type { ReaderPool } from '@octavo/readers/node'
import type { Ranges } from '../../infra/blobs/ranges.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { JudgeThread } from '../learning/index.ts'

/** A file to group, with the ways to what is inside. */
export interface ClusterFile {
  readonly ref: FileRef
  /** The type that the sender gave, where it is another than the bytes'. */
  readonly declaredType?: string
  /** Its bytes by ranges, opened when its turn has come. */
  readonly open: () => Promise<Ranges>
  /** What is known of it already; undefined when it has to be read. */
  readonly reading?: Reading
}

interface Parts {
  readonly pool: ReaderPool
  readonly turns: FairQueue
  readonly judgeThread: JudgeThread
  readonly who: string
  readonly kind: ClusterKind
  readonly groups: number | undefined
  /** The language that kinds, types and styles are named in. */
  readonly language: Language
  readonly signal: AbortSignal
}

/** Characters of all texts that are grouped at once: where there are many, less of each is looked at. */
const MOST_CHARS = 12_000_000
/** Pictures whose features are measured at a time: their pixels are forgotten then. */
const PICTURES = 64
const AT_ONCE = 4

/**
 * Groups files by how they look or by what they say, under readable names. Throws Refusal `bad_request` when there is no
 * file of that kind, or none could be looked at.
 */
export async function clusterFiles(parts: Parts, files: readonly ClusterFile[]): Promise<ClusterResponse> {
  const { kind } = parts
  const fitting = files.filter(({ ref: { name, type }, declaredType = type }) =>
    isClusterable(kind, name, [type, declaredType]),
  )
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
  parts: Parts,
  files: readonly ClusterFile[],
  groups: number,
  failed: FileFailure[],
): Promise<readonly Group[]> {
  const { pool, judgeThread, who, language, signal } = parts
  const most = Math.floor(MOST_CHARS / files.length)
  const documents = await lookAtEach(parts, files, failed, async ({ ref, open, reading }) => {
    const { text = '', code, reason } = reading ?? keptReading(await pool.read({ name: ref.name, open }, signal))
    // Without text a document is grouped by its name; one that could not be read at all is said so.
    if (text === '' && code !== undefined && code !== 'no_text') throw new Error(reason ?? code)
    return { id: ref.id, name: ref.name, text: text.slice(0, most) }
  })
  if (documents.length === 0) return []
  return (await judgeThread.ask(who, { type: 'documents', documents, groups, language }, { signal })).groups
}

async function groupImages(
  parts: Parts,
  files: readonly ClusterFile[],
  groups: number,
  failed: FileFailure[],
): Promise<readonly Group[]> {
  const { pool, judgeThread, who, language, signal } = parts
  const images: ImageToGroup[] = []
  for (let at = 0; at < files.length; at += PICTURES) {
    const seen = await lookAtEach(parts, files.slice(at, at + PICTURES), failed, async ({ ref, open }) => {
      const pixels = await pool.pixels({ name: ref.name, open }, FEATURE_SIDE_PX, signal)
      if (!('rgb' in pixels)) throw new Error(pixels.reason ?? pixels.code ?? 'The picture can not be shown')
      return { id: ref.id, pixels }
    })
    const measured = await judgeThread.ask(
      who,
      { type: 'features', pixels: seen.map(({ pixels }) => pixels) },
      { signal },
    )
    seen.forEach(({ id }, index) => {
      const features = measured.features[index]
      if (features) images.push({ id, features })
    })
  }
  if (images.length === 0) return []
  return (await judgeThread.ask(who, { type: 'images', images, groups, language }, { signal })).groups
}

/** Looks at some files at a time; one that can't be looked at is told and left out. The order of the files is kept. */
async function lookAtEach<T>(
  { turns, who, signal }: Parts,
  files: readonly ClusterFile[],
  failed: FileFailure[],
  look: (file: ClusterFile) => Promise<T>,
): Promise<T[]> {
  const results = await eachOf(files, AT_ONCE, async (file): Promise<T | undefined> => {
    try {
      return await (file.reading ? look(file) : turns.run(who, () => look(file), signal))
    } catch (error) {
      signal.throwIfAborted()
      const { id, name } = file.ref
      const message = error instanceof Error ? error.message : 'It can not be read'
      failed.push({ id, name, code: 'unreadable', error: message })
      return undefined
    }
  })
  return results.filter((result) => result !== undefined)
}
