import path from 'node:path'
import { type Contents, type DuplicateSet, findDuplicates, formatCount, formatSize, type Item } from '@octavo/core'
import { describeError, FileContents } from '@octavo/disk'
import type { Args } from '../args.ts'
import { type Output, shownName } from '../output.ts'
import { type Given, givenFolder } from '../road/given.ts'
import type { Hooks } from '../road/hooks.ts'
import type { Problem } from '../road/look.ts'
import { tellProblems } from '../tell.ts'

/**
 * `octavo duplicates FOLDER`: files that are there more than once, byte for byte; with `--alike` also images that are copies of
 * each other and documents that say nearly the same. With `--json` a line `{set, path, exact, keep}` for each file of a set;
 * `keep` is true for one of them. Empty files are left out. Nothing is changed or deleted.
 */
export async function duplicates(args: Args, output: Output): Promise<number> {
  const hooks = output.hooks()
  const folder = await givenFolder(args.operands[0] ?? '', { ...hooks, everything: true })
  const problems = new Map<string, Problem>(folder.page.unlisted.map((problem) => [problem.path, problem]))
  const contents = contentsOf(folder, problems)
  const { sets, equal } = args.alike
    ? await withAlike(folder, contents, problems, hooks)
    : await findDuplicates(folder.page.items, contents, undefined, hooks)
  sets.forEach((set, index) => {
    tellSet(folder, index + 1, set, equal, output)
  })
  const copies = sets.reduce((sum, { items }) => sum + items.length - 1, 0)
  output.say(
    sets.length === 0
      ? 'No file is there twice.'
      : `${formatCount(sets.length, 'set')}, ${formatCount(copies, 'copy', 'copies')} besides the files to keep. Nothing was changed.`,
  )
  return tellProblems(folder, [...problems.values()], output)
}

/** Looks at pictures and into documents too. What could not be read is added to the problems. */
async function withAlike(given: Given, contents: Contents<Item>, problems: Map<string, Problem>, hooks: Hooks) {
  const [{ look, problemsIn }, { openIn, WINDOW, withReaders }] = await Promise.all([
    import('../road/look.ts'),
    import('../road/readers.ts'),
  ])
  const { source, page } = given
  const inputs = await look(given, hooks)
  for (const problem of problemsIn(page, inputs)) problems.set(problem.path, problem)
  const found = await withReaders(async (pool) => {
    const looks = {
      pixels: (item: Item, maxSidePx: number) => pool.pixels(openIn(source, item), maxSidePx),
      read: (item: Item) => pool.read(openIn(source, item)),
    }
    return await findDuplicates(page.items, contents, { inputs, looks }, { ...hooks, atOnce: WINDOW })
  })
  for (const { id, path: at } of page.items) {
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

function tellSet(
  folder: Given,
  set: number,
  { items, keeper }: DuplicateSet,
  equal: ReadonlySet<string>,
  output: Output,
): void {
  output.say(output.bold(`Set ${set}`))
  for (const item of items) {
    const shown = folder.shown(item.path)
    const keep = item === keeper
    output.record({ set, path: shown, exact: equal.has(item.id), keep })
    const how = equal.has(item.id) ? 'the same bytes' : 'alike'
    output.say(`  ${shownName(shown)} ${output.dim(`${formatSize(item.sizeBytes)}, ${how}${keep ? ', keep' : ''}`)}`)
  }
}
