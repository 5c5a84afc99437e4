import { realpathSync } from 'node:fs'
import path from 'node:path'
import {
  AppError,
  askAgain,
  contentsIn,
  type DuplicateSet,
  formatCount,
  formatSize,
  type KeptSets,
  keepAll,
  movesIn,
  type Plan,
  partSets,
} from '@octavo/core'
import type { Args } from '../args.ts'
import { agrees, carryOut, standingAgainst } from '../carry-out.ts'
import { EXIT } from '../exit.ts'
import { type Output, shownName } from '../output.ts'
import { duplicatesIn, type Found, planAside } from '../road/duplicates.ts'
import { type Given, givenFolder } from '../road/given.ts'
import { keptIn } from '../road/said.ts'
import { alone, openState } from '../runs.ts'
import { tellProblems } from '../tell.ts'

/**
 * `octavo duplicates FOLDER`: files that are there more than once, byte for byte; with `--alike` also images that are copies of
 * each other and documents that say nearly the same. With `--json` a line `{set, path, exact, keep}` for each file of a set;
 * `keep` is true for one of them. Empty files are left out. Changes nothing, but for `--set-aside`, which moves the others into
 * `_Duplicates` after a yes, as a run that can be taken back.
 */
export async function duplicates(args: Args, output: Output): Promise<number> {
  const hooks = output.hooks()
  const folder = await givenFolder(args.operands[0] ?? '', { ...hooks, everything: !args.setAside })
  const roots = { root: folder.root, into: folder.root, within: '' }
  const against = args.setAside ? await standingAgainst(roots, output) : undefined
  if (against !== undefined) return against
  const found = await duplicatesIn(folder, args, hooks)
  const { open, kept } = await partSets(found.sets, await whatIsKept(args, folder, found, output), found.keyOf)
  open.forEach((set, index) => {
    tellSet(folder, index + 1, set, found.equal, output)
  })
  if (kept.length > 0)
    output.say(`${formatCount(kept.length, 'set')} of which you keep all left out (--ask-again shows what there is).`)
  const code = args.setAside
    ? await moveAside(args, await planAside(folder, open), folder, output)
    : tellCopies(open, output)
  const read = tellProblems(folder, [...found.problems.values()], output)
  return code === EXIT.ok ? read : code
}

function tellCopies(sets: readonly DuplicateSet[], output: Output): number {
  const copies = sets.reduce((sum, { items }) => sum + items.length - 1, 0)
  output.say(
    sets.length === 0
      ? 'No file is there twice.'
      : `${formatCount(sets.length, 'set')}, ${formatCount(copies, 'copy', 'copies')} besides the files to keep. Nothing was changed.`,
  )
  return EXIT.ok
}

/** Shows what would be moved, asks, and moves it. */
async function moveAside(args: Args, plan: Plan, folder: Given, output: Output): Promise<number> {
  const moves = movesIn(plan.acts)
  for (const { from, to, note } of moves) {
    output.record({ type: 'move', from, to, note })
    output.say(`  ${shownName(from)}  ->  ${shownName(to)}`, output.dim(`      ${output.why(note)}`))
  }
  for (const { path: from, code, reason } of plan.skips) {
    output.record({ type: 'skip', path: from, code, reason })
    output.say(`  ${shownName(from)}  ${output.dim(output.why(reason))}`)
  }
  if (moves.length === 0) {
    output.say('There is nothing to set aside.')
    return EXIT.ok
  }
  const count = formatCount(moves.length, 'copy', 'copies')
  output.say('', `${count}, ${formatSize(plan.summary.sizeBytes)}, would be set aside. Nothing is deleted.`)
  if (!args.yes && !(await agrees(`set ${count} aside`, `Set ${count} aside? Every run can be undone.`, output)))
    return EXIT.needsYes
  return await carryOut(plan, { root: folder.root, into: folder.root, within: '' }, output)
}

/** The copies that are all kept, with what the person says of them now. */
async function whatIsKept(args: Args, folder: Given, { sets, keyOf }: Found, output: Output): Promise<KeptSets> {
  const { kept, locks } = openState()
  if (args.keepAll.length === 0 && !args.askAgain) return keptIn(kept, (sentence) => output.note(sentence))
  return await alone(locks, kept.file, async () => {
    let said = kept.read()
    if (args.askAgain) for (const set of sets) said = askAgain(said, (await contentsIn(set, keyOf)) ?? [])
    for (const given of args.keepAll) {
      const at = path
        .relative(folder.root, realpathSync.native(path.resolve(given)))
        .split(path.sep)
        .join('/')
      const set = sets.find(({ items }) => items.some((item) => item.path === at))
      const contents = set && (await contentsIn(set, keyOf))
      if (!contents) throw new AppError('not_found', `There is no copy of ${shownName(given)} here.`)
      said = keepAll(said, contents)
    }
    kept.write(said)
    return said
  })
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
