import path from 'node:path'
import { equalSets, formatCount, formatSize, type Item, keeperOf } from '@octavo/core'
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
  const exact = await equalFiles(folder, problems, hooks)
  const { sets, pixelCounts } = args.alike
    ? await (await import('../road/alike.ts')).withAlike({ folder, problems, hooks }, exact)
    : { sets: exact, pixelCounts: new Map<string, number>() }
  const equal = new Set(exact.flatMap((set) => set.map(({ id }) => id)))
  sets.forEach((set, index) => {
    tellSet(folder, index + 1, set, equal, pixelCounts, output)
  })
  const copies = sets.reduce((sum, set) => sum + set.length - 1, 0)
  output.say(
    sets.length === 0
      ? 'No file is there twice.'
      : `${formatCount(sets.length, 'set')}, ${formatCount(copies, 'copy', 'copies')} besides the files to keep. Nothing was changed.`,
  )
  return tellProblems(folder, [...problems.values()], output)
}

/** Sets of files with the same bytes, by first path. What could not be read is added to the problems. */
async function equalFiles(
  { root, page }: Given,
  problems: Map<string, Problem>,
  { onProgress }: Hooks,
): Promise<Item[][]> {
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
  const port = {
    head: (item: Item) => orTell(item, (file) => contents.headKey(file)),
    whole: (item: Item) => orTell(item, (file) => contents.wholeKey(file, item.sizeBytes)),
  }
  return await equalSets(page.items, port, (done, total) => onProgress?.('comparing', done, total))
}

function tellSet(
  folder: Given,
  set: number,
  items: readonly Item[],
  equal: ReadonlySet<string>,
  pixelCounts: ReadonlyMap<string, number>,
  output: Output,
): void {
  const keeper = keeperOf(
    items.map(({ id, path: at, modifiedAtMs }) => ({ path: at, modifiedAtMs, pixelCount: pixelCounts.get(id) ?? 0 })),
  )
  output.say(output.bold(`Set ${set}`))
  items.forEach((item, index) => {
    const shown = folder.shown(item.path)
    const keep = index === keeper
    output.record({ set, path: shown, exact: equal.has(item.id), keep })
    const how = equal.has(item.id) ? 'the same bytes' : 'alike'
    output.say(`  ${shownName(shown)} ${output.dim(`${formatSize(item.sizeBytes)}, ${how}${keep ? ', keep' : ''}`)}`)
  })
}
