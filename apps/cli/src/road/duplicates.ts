import path from 'node:path'
import {
  type Contents,
  DUPLICATES_FOLDER,
  type DuplicateSet,
  type Duplicates,
  findDuplicates,
  type Item,
  isWithin,
  type Plan,
  setAside,
} from '@octavo/core'
import { describeError, FileContents, FolderTarget, RunStore } from '@octavo/disk'
import type { Given } from './given.ts'
import type { Hooks } from './hooks.ts'
import type { Problem } from './look.ts'

/** What is there more than once in a folder, and what could not be looked at. */
export interface Found extends Duplicates {
  readonly problems: ReadonlyMap<string, Problem>
  /** SHA-256 of a file, in hex; undefined where it can't be read. */
  keyOf(item: Item): Promise<string | undefined>
}

/**
 * Finds what is there more than once, with `alike` also pictures and documents that are nearly the same. Bundles are not compared,
 * nor what was set aside before.
 */
export async function duplicatesIn(given: Given, { alike }: { readonly alike: boolean }, hooks: Hooks): Promise<Found> {
  const { page } = given
  // What is left alone on purpose is no problem, but where it is everything.
  const unlisted = page.unlisted.filter(({ path: at, code }) => code !== 'unsupported' || at === '.')
  const problems = new Map<string, Problem>(unlisted.map((problem) => [problem.path, problem]))
  const contents = contentsOf(given, problems)
  const bundles = new Set(page.bundles)
  const items = page.items.filter((item) => !bundles.has(item.path) && !isWithin(DUPLICATES_FOLDER, item.path))
  const found = alike
    ? await withAlike(given, items, contents, problems, hooks)
    : await findDuplicates(items, contents, undefined, hooks)
  const keyOf = async (item: Item) => {
    const key = await contents.whole(item)
    return key === undefined ? undefined : String(key)
  }
  return { ...found, problems, keyOf }
}

/** The plan that moves all but the best of some sets aside, in their folder. */
export async function planAside({ root, page }: Given, sets: readonly DuplicateSet[]): Promise<Plan> {
  const createdAtMs = Date.now()
  const target = new FolderTarget({ from: root, to: root })
  return await setAside({ id: RunStore.newId(createdAtMs), createdAtMs, sets, items: page.items, target })
}

/** Looks at pictures and into documents too. What could not be read is added to the problems. */
async function withAlike(
  given: Given,
  items: readonly Item[],
  contents: Contents<Item>,
  problems: Map<string, Problem>,
  hooks: Hooks,
): Promise<Duplicates> {
  const [{ look, problemsIn }, { openIn, WINDOW, withReaders }] = await Promise.all([
    import('./look.ts'),
    import('./readers.ts'),
  ])
  const { source, page } = given
  const inputs = await look(given, hooks)
  for (const problem of problemsIn(page, inputs)) problems.set(problem.path, problem)
  const found = await withReaders(async (pool) => {
    const looks = {
      pixels: (item: Item, maxSidePx: number) => pool.pixels(openIn(source, item), maxSidePx),
      read: (item: Item) => pool.read(openIn(source, item)),
    }
    return await findDuplicates(items, contents, { inputs, looks }, { ...hooks, atOnce: WINDOW })
  })
  for (const { id, path: at } of items) {
    const unread = found.unread.get(id)
    if (!unread) continue
    const { code = 'damaged', reason = 'It could not be read.' } = unread
    problems.set(at, { path: at, code, reason })
  }
  return found
}

/** How files are compared, by their bytes. What could not be read is added to the problems. */
function contentsOf({ root }: Given, problems: Map<string, Problem>): Contents<Item> {
  const contents = new FileContents()
  const orTell = <T>(item: Item, read: (file: string) => T): T | undefined => {
    try {
      return read(`${root}${path.sep}${item.path}`)
    } catch (error) {
      const { code, message } = describeError(error)
      problems.set(item.path, { path: item.path, code, reason: message })
      return undefined
    }
  }
  return {
    head: (item) => orTell(item, (file) => contents.headKey(file)),
    whole: (item) => orTell(item, (file) => contents.wholeKey(file, item.sizeBytes)),
  }
}
