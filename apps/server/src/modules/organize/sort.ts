import type { SortedFile, SortResponse } from '@octavo/contract'
import { classifyAll, type Item, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import type { BlobStore } from '../../infra/blobs/store.ts'
import type { StoredEntry } from '../library/index.ts'

/** A library's file as core sees it: its path has no `/` at the front. */
export const toItem = ({ file, declaredType }: StoredEntry): Item => ({
  id: file.id,
  kind: 'file',
  name: file.name,
  path: file.path.slice(1),
  sizeBytes: file.size,
  mediaType: declaredType,
  modifiedAtMs: file.modifiedAtMs,
  origin: { source: 'library' },
})

const AT_ONCE = 16

/** Says where files belong, from their first bytes, types and names. A file whose bytes are missing is judged by its name. */
export async function sortFiles(store: BlobStore, entries: readonly StoredEntry[]): Promise<SortResponse> {
  const heads = await readHeads(store, entries)
  const inputs = entries.map((entry, index) => {
    const head = heads[index]
    return head === undefined ? { item: toItem(entry) } : { item: toItem(entry), head }
  })
  const results = new Map<string, SortedFile[]>()
  classifyAll(inputs).forEach(({ verdict }, index) => {
    const file = entries[index]?.file
    if (!file) return
    const { category, kind, confidence, by, why } = verdict
    const { id, name, type, size, path } = file
    const list = results.get(category) ?? []
    list.push({ id, name, type, size, path, category, kind, confidence, by, why: [...why] })
    results.set(category, list)
  })
  const folders = [...results].map(([name, files]) => ({ name, count: files.length })).sort((a, b) => b.count - a.count)
  return { folders, results: Object.fromEntries(results) }
}

async function readHeads(
  store: BlobStore,
  entries: readonly StoredEntry[],
): Promise<readonly (Uint8Array | undefined)[]> {
  const heads = new Array<Uint8Array | undefined>(entries.length).fill(undefined)
  const reader = store.reader()
  let next = 0
  const work = async () => {
    for (let index = next++; index < entries.length; index = next++) {
      const blob = entries[index]?.blob
      if (blob) heads[index] = await reader.read(blob, SIGNATURE_HEAD_BYTES).catch(() => undefined)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } finally {
    await reader.close()
  }
  return heads
}
