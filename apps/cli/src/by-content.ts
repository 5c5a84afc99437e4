import fs from 'node:fs'
import {
  type Classified,
  classify,
  type Item,
  isUnsure,
  type Judged,
  judge,
  type Option,
  onePage,
  optionsOf,
  SIGNATURE_HEAD_BYTES,
} from '@octavo/core'
import { FolderSource } from '@octavo/disk'
import type { Output } from './output.ts'
import { type Destination, findOwnFolders } from './own-folders.ts'
import { isToRead, readAll, withReaders } from './readers.ts'
import type { Roots } from './sorting.ts'

/** What looking inside adds to a plan by type. */
export interface ByContent {
  readonly results: readonly Judged[]
  /** Items that lie in a folder of the person's and stay there: item id -> that folder. */
  readonly settled: ReadonlyMap<string, string>
  /** Items that nobody is sure of, with where they could go. */
  readonly undecided: ReadonlyMap<string, readonly Option[]>
  /** The person's folders, below `into`. */
  readonly folders: ReadonlySet<string>
}

/** What was listed and classified by type; the three belong together. */
interface Typed {
  readonly items: readonly Item[]
  readonly bundles: ReadonlySet<string>
  readonly results: readonly Classified[]
}

/**
 * Looks inside documents, and at what lies in the folders of the destination already. Files are read in processes that
 * can be killed; one that breaks its reader keeps the verdict by its type. Nothing is changed.
 */
export async function lookByContent(roots: Roots, typed: Typed, output: Output): Promise<ByContent> {
  return await withReaders(async (pool) => {
    const here = byIds(typed)
    const destination: Destination =
      roots.root === roots.into
        ? { root: roots.root, within: roots.within, items: typed.items, bundles: typed.bundles, classified: here }
        : await listDestination(roots.into)
    const own = await findOwnFolders(destination, pool, output)
    const settled = new Map<string, string>()
    if (roots.root === roots.into)
      for (const item of typed.items) {
        const folder = own.of(item)
        if (folder !== undefined) settled.set(item.id, folder)
      }
    const open = typed.items.filter((item) => !settled.has(item.id))
    const documents = open.filter((item) => !typed.bundles.has(item.path) && isToRead(item, here.get(item.id)))
    const readings = await readAll(documents, roots.root, pool, output)
    const inputs = open.map((item) => {
      const [reading, own] = [readings.get(item.id), here.get(item.id)]
      return { item, bundle: typed.bundles.has(item.path), ...(own && { typed: own }), ...(reading && { reading }) }
    })
    const results = judge(inputs, { learned: own.learned, folders: [...own.folders] })
    const undecided = new Map(
      results.flatMap(({ verdict }) => (isUnsure(verdict) ? [[verdict.itemId, optionsOf(verdict)]] : [])),
    )
    return { results, settled, undecided, folders: own.folders }
  })
}

const byIds = ({ items, results }: Typed): ReadonlyMap<string, Classified> =>
  new Map(items.flatMap((item, index) => (results[index] ? [[item.id, results[index]]] : [])))

/** What lies in a folder outside of the one that is sorted; nothing while it does not exist. */
async function listDestination(root: string): Promise<Destination> {
  const nothing = { root, within: '', items: [], bundles: new Set<string>(), classified: new Map() }
  if (!fs.existsSync(root)) return nothing
  const source = new FolderSource(root)
  try {
    const { items, ...found } = await onePage(source.scan())
    const bundles = new Set(found.bundles)
    const results = items.map((item) => {
      if (bundles.has(item.path)) return classify({ item, bundle: true })
      try {
        return classify({ item, head: source.headSync(item.path, Math.min(SIGNATURE_HEAD_BYTES, item.sizeBytes)) })
      } catch {
        return classify({ item })
      }
    })
    return { ...nothing, items, bundles, classified: byIds({ items, bundles, results }) }
  } finally {
    source.close()
  }
}
