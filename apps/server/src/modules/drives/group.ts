import type { DriveFile, FileFailure, SyncResult } from '@octavo/contract'
import { type Group, type Item, isClusterable, type Language } from '@octavo/core'
import { driveFolderOf, type Entry } from '@octavo/core/connect'
import type { JudgeThread } from '../learning/index.ts'
import type { KnownEntry } from './entries.ts'
import type { DriveFacts } from './facts.ts'

/** Characters of all texts that are grouped at once: where there are many, less of each is looked at. */
const MOST_CHARS = 12_000_000

/** Files as groups: documents by what they say, pictures by how they look, and what is neither. */
export interface Grouped {
  readonly text: readonly Group[]
  readonly image: readonly Group[]
  readonly other: readonly string[]
}

/** Groups files that were looked into. Throws AppError `io_error` when thinking failed. */
export async function groupFiles(
  judgeThread: JudgeThread,
  who: string,
  taken: readonly {
    readonly item: Item
    readonly facts: DriveFacts | undefined
    readonly exported: string | undefined
  }[],
  { groups, language, signal }: { readonly groups: number; readonly language: Language; readonly signal: AbortSignal },
): Promise<Grouped> {
  const images = taken.flatMap(({ item: { id }, facts }) => (facts?.features ? [{ id, features: facts.features }] : []))
  const documents = taken.filter(
    ({ item: { name, mediaType }, facts, exported }) =>
      facts !== undefined && !facts.features && isClusterable('documents', name, [exported ?? mediaType]),
  )
  const most = Math.floor(MOST_CHARS / Math.max(1, documents.length))
  const texts = documents.map(({ item: { id, name }, facts }) => ({
    ...{ id, name, text: (facts?.input.reading?.text ?? '').slice(0, most) },
  }))
  const ask = { groups, language }
  const text =
    texts.length === 0
      ? []
      : (await judgeThread.ask(who, { type: 'documents', documents: texts, ...ask }, { signal })).groups
  const image =
    images.length === 0 ? [] : (await judgeThread.ask(who, { type: 'images', images, ...ask }, { signal })).groups
  const grouped = new Set([...text, ...image].flatMap(({ itemIds }) => itemIds))
  return { text, image, other: taken.flatMap(({ item: { id } }) => (grouped.has(id) ? [] : [id])) }
}

/** A file of a drive as the wire tells it. */
export function driveFileOf({ id, path, name }: Item, { entry, file_id }: KnownEntry): DriveFile {
  const { mediaType, sizeBytes, modifiedAtMs, link } = entry as Entry
  return {
    ...{ id, name, path, mimeType: mediaType || 'application/octet-stream', size: sizeBytes },
    modifiedTime: new Date(modifiedAtMs).toISOString(),
    category: driveFolderOf(path, mediaType),
    ...(file_id !== null && { fileId: file_id }),
    ...(link !== undefined && { links: { view: link } }),
  }
}

/** What a sync came to, in true counts. */
export function resultOf(
  { text, image, other }: Grouped,
  fileOf: (id: string) => DriveFile | undefined,
  rest: Omit<SyncResult, 'success' | 'text_groups' | 'image_groups' | 'other_files' | 'message' | 'failed'> & {
    readonly failed: readonly FileFailure[]
  },
): SyncResult {
  const files = (ids: readonly string[]) => ids.flatMap((id) => fileOf(id) ?? [])
  const named = (groups: readonly Group[]) =>
    Object.fromEntries(groups.map(({ name, itemIds }) => [name, files(itemIds)]))
  const { taken, downloaded, placed, sync_directory, planId } = rest
  const parts = [
    `Files looked into: ${taken}`,
    ...(sync_directory === null ? [] : [`in your library: ${downloaded}`]),
    ...(planId === null ? [] : [`with a place on the drive: ${placed}`]),
  ]
  return {
    ...rest,
    ...{ success: true, message: `${parts.join(', ')}.`, failed: [...rest.failed] },
    ...{ text_groups: named(text), image_groups: named(image), other_files: files(other) },
  }
}
