import type { LibraryFile } from '@octavo/contract'
import type { Collapsed, Draft, DraftEntry } from '@octavo/core'
import { contentsOf } from './contents.ts'

/** What files mean: items, and what is in those that stay whole. */
type Meant = Pick<Collapsed, 'items' | 'members'>

/** Which item of a review stands for each file, by the file's id: itself, or the bundle that it lies in. */
const standing = ({ items, members }: Meant) => {
  const byId = new Map(items.map((item) => [item.id, item]))
  const stands = new Map(byId)
  for (const [path, inside] of members) {
    const bundle = byId.get(path)
    if (bundle) for (const { id } of inside) stands.set(id, bundle)
  }
  return stands
}

/**
 * A review of files as they are now, with every decision of the one before: files have other places, other ids (they came
 * from this device into the library), or are gone. `now`: the files as they are, by the ids that the review knows.
 */
export const freshDraft = async (
  { draft, files }: { readonly draft: Draft; readonly files: readonly LibraryFile[] },
  now: ReadonlyMap<string, LibraryFile>,
): Promise<{ readonly draft: Draft; readonly files: readonly LibraryFile[] }> => {
  const meant = await contentsOf(files)
  return draftOver({ draft, meant, ids: files.map(({ id }) => id) }, now, contentsOf)
}

/** `freshDraft` for things that were no files of the library: `meant` is what they were when they were reviewed. */
export const draftOver = async (
  { draft, meant, ids }: { readonly draft: Draft; readonly meant: Meant; readonly ids: readonly string[] },
  now: ReadonlyMap<string, LibraryFile>,
  meaningOf: (files: readonly LibraryFile[]) => Promise<Meant>,
): Promise<{ readonly draft: Draft; readonly files: readonly LibraryFile[] }> => {
  const before = standing(meant)
  const left = ids.flatMap((id) => now.get(id) ?? [])
  const fresh = await meaningOf(left)
  const stands = standing(fresh)
  const known = new Map<string, DraftEntry>()
  for (const id of ids) {
    const item = stands.get(now.get(id)?.id ?? '')
    const entry = draft.entries.get(before.get(id)?.id ?? '')
    if (item && entry) known.set(item.id, { ...entry, item, verdict: { ...entry.verdict, itemId: item.id } })
  }
  const entries = new Map(fresh.items.flatMap(({ id }) => (known.has(id) ? [[id, known.get(id) as DraftEntry]] : [])))
  const used = new Set([...entries.values()].map(({ category }) => category))
  const categories = draft.categories.filter((name) => used.has(name))
  return { draft: { ...draft, entries, categories, history: { past: [], future: [] } }, files: left }
}
