import type { LibraryFile } from '@octavo/contract'
import type { Draft, DraftEntry } from '@octavo/core'
import { contentsOf } from './contents.ts'

/** Which item of a review stands for each file, by the file's id: itself, or the bundle that it lies in. */
const standing = async (files: readonly LibraryFile[]) => {
  const { items, members } = await contentsOf(files)
  const byId = new Map(items.map((item) => [item.id, item]))
  const stands = new Map(byId)
  for (const [path, inside] of members) {
    const bundle = byId.get(path)
    if (bundle) for (const { id } of inside) stands.set(id, bundle)
  }
  return { items, stands }
}

/**
 * A review of files as they are now, with every decision of the one before: files have other places, other ids (they came
 * from this device into the library), or are gone. `now`: the files as they are, by the ids that the review knows.
 */
export const freshDraft = async (
  { draft, files }: { readonly draft: Draft; readonly files: readonly LibraryFile[] },
  now: ReadonlyMap<string, LibraryFile>,
): Promise<{ readonly draft: Draft; readonly files: readonly LibraryFile[] }> => {
  const { stands: before } = await standing(files)
  const left = files.flatMap(({ id }) => now.get(id) ?? [])
  const { items, stands } = await standing(left)
  const known = new Map<string, DraftEntry>()
  for (const { id } of files) {
    const item = stands.get(now.get(id)?.id ?? '')
    const entry = draft.entries.get(before.get(id)?.id ?? '')
    if (item && entry) known.set(item.id, { ...entry, item, verdict: { ...entry.verdict, itemId: item.id } })
  }
  const entries = new Map(items.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id) as DraftEntry]] : [])))
  const used = new Set([...entries.values()].map(({ category }) => category))
  const categories = draft.categories.filter((name) => used.has(name))
  return { draft: { ...draft, entries, categories, history: { past: [], future: [] } }, files: left }
}
