import fs from 'node:fs'
import path from 'node:path'
import {
  ALL_DOCUMENT_KINDS,
  AppError,
  buildPlan,
  type Classified,
  classify,
  type ErrorCode,
  folderName,
  groupUnits,
  type Item,
  isWithin,
  joinPath,
  judge,
  kindFolder,
  onePage,
  type Plan,
  planOf,
  SIGNATURE_HEAD_BYTES,
  type Skip,
  TAXONOMIES,
  targetFolders,
  type Unlisted,
  type Verdict,
} from '@octavo/core'
import { describeError, FolderSource, FolderTarget, RunStore, realRoot, stateDir } from '@octavo/disk'
import { lookByContent } from './by-content.ts'
import type { Output } from './output.ts'

/** The two roots of a run, absolute and without symbolic links; `within` is where in the second root folders are made. */
export interface Roots {
  readonly root: string
  readonly into: string
  readonly within: string
}

/** A plan for a folder, with what is needed to show and to carry it out. */
export interface Sorting {
  readonly roots: Roots
  readonly plan: Plan
  readonly classified: ReadonlyMap<string, Classified>
  readonly sizes: ReadonlyMap<string, number>
  readonly unlisted: readonly Unlisted[]
}

/** Codes of things that a person would want to know could not be read. */
const FAULTS: ReadonlySet<string> = new Set(['permission_denied', 'io_error'])

/** Finds the roots. Throws AppError `not_found` or `not_a_folder` for FOLDER, `not_a_folder` for `--into`. */
export function findRoots(folder: string, into: string | undefined): Roots {
  const root = realRoot(path.resolve(folder))
  if (into === undefined) return { root, into: root, within: '' }
  const target = realTarget(path.resolve(into))
  return isWithin(root, target)
    ? { root, into: root, within: path.relative(root, target).split(path.sep).join('/') }
    : { root, into: target, within: '' }
}

/** What sorting goes by, and whether it also moves what nobody is sure of. */
export interface SortWishes {
  readonly by: 'content' | 'type'
  readonly unsure: boolean
}

/**
 * Lists, reads and classifies everything in a folder, and decides where it goes. By content, what lies in one of the
 * person's folders stays there, and what nobody is sure of stays where it is. Nothing is changed.
 */
export async function sortFolder(roots: Roots, output: Output, wishes: SortWishes): Promise<Sorting> {
  const { root, into, within } = roots
  const labels = [
    ...TAXONOMIES.library.categories.map(({ label }) => label),
    ...(wishes.by === 'content' ? ALL_DOCUMENT_KINDS.map(kindFolder) : []),
  ]
  const categories = labels.map((label) => joinPath(within, folderName(label)))
  const source = new FolderSource(root, { ignore: [stateDir()], sorted: new Set(root === into ? categories : []) })
  const onCount = output.progress('Looking at')
  const { items: all, unlisted, ...found } = await onePage(source.scan({ onCount: (count) => onCount(count) }))
  const bundles = new Set(found.bundles)
  const { results, unreadable } = readAndClassify(all, bundles, source, output)
  const content =
    wishes.by === 'content' ? await lookByContent(roots, { items: all, bundles, results }, output) : undefined
  const judged =
    content?.results ?? judge(all.map((item, at) => ({ item, ...(results[at] && { typed: results[at] }) })))
  const classified = new Map(judged.map((result) => [result.verdict.itemId, result]))
  const items = all.filter(({ id }) => !content?.settled.has(id))
  const request = {
    id: RunStore.newId(Date.now()),
    createdAtMs: Date.now(),
    items,
    verdicts: judged.map((result) => result.verdict),
    units: groupUnits(items),
    bundles,
    excluded: new Set(unreadable.keys()),
    into: within,
    inPlace: root === into,
    ...(content && {
      layout: (_: Item, { category }: Verdict) => (content.folders.has(category) ? category : folderName(category)),
      ...(!wishes.unsure && { undecided: content.undecided }),
    }),
  }
  const target = new FolderTarget({ from: root, to: into })
  const existing = new Map<string, readonly string[]>()
  for (const name of targetFolders(request)) existing.set(name, await target.names(name))
  const plan = buildPlan({ ...request, existing })
  const settled = all.flatMap(({ id, path: at }): Skip[] => {
    const folder = content?.settled.get(id)
    return folder === undefined
      ? []
      : [{ itemId: id, path: at, code: 'already_there', reason: `It is in your folder "${folder}".` }]
  })
  const skips = [...plan.skips, ...settled].map(
    (skip) => unreadable.get(skip.itemId) ?? { ...skip, reason: inOurWords(skip) },
  )
  const sizes = new Map(all.map((item) => [item.id, item.sizeBytes]))
  return {
    roots,
    plan: planOf(plan.id, plan.createdAtMs, plan.acts, skips),
    classified,
    sizes,
    unlisted,
  }
}

/** True when something could not be read, so that the command ends with `someFailed`. */
export function hasFaults(sorting: Sorting): boolean {
  return [...sorting.unlisted, ...sorting.plan.skips].some(({ code }) => FAULTS.has(code))
}

/**
 * Classifies items of a folder by their first bytes, names and declared types. The bytes of each file are read when it is
 * its turn and forgotten after, so that memory does not grow with the bytes; `unreadable` names those that could not be.
 */
export function readAndClassify(
  items: readonly Item[],
  bundles: ReadonlySet<string>,
  source: FolderSource,
  output: Output,
): { results: readonly Classified[]; unreadable: ReadonlyMap<string, Skip> } {
  const unreadable = new Map<string, Skip>()
  const showProgress = output.progress('Reading')
  const results = items.map((item, at) => {
    if (at % 64 === 63) showProgress(at + 1, items.length)
    return bundles.has(item.path)
      ? classify({ item, bundle: true })
      : classify({ item, head: headOf(item, source, unreadable) })
  })
  source.close()
  return { results, unreadable }
}

function headOf(item: Item, source: FolderSource, unreadable: Map<string, Skip>): Uint8Array {
  try {
    return item.sizeBytes === 0
      ? new Uint8Array(0)
      : source.headSync(item.path, Math.min(SIGNATURE_HEAD_BYTES, item.sizeBytes))
  } catch (error) {
    const { code, message } = describeError(error)
    unreadable.set(item.id, {
      itemId: item.id,
      path: item.path,
      code: asReadCode(code),
      reason: `It could not be read. ${message}`,
    })
    return new Uint8Array(0)
  }
}

function asReadCode(code: ErrorCode): ErrorCode {
  return code === 'not_found' ? 'source_missing' : code
}

/** Nobody left anything out by hand here: a group that is held back is so because a member could not be read. */
function inOurWords(skip: Skip): string {
  return skip.code === 'excluded' ? `${skip.reason} That one could not be read.` : skip.reason
}

/** The folder that `--into` names, with links in its existing part resolved; it need not exist. */
function realTarget(target: string): string {
  const rest: string[] = []
  for (let folder = target; ; folder = path.dirname(folder)) {
    if (fs.existsSync(folder)) return path.join(realRoot(folder), ...rest)
    if (fs.lstatSync(folder, { throwIfNoEntry: false }))
      throw new AppError('not_a_folder', '--into goes through a symbolic link that leads nowhere.')
    rest.unshift(path.basename(folder))
  }
}
