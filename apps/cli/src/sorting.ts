import fs from 'node:fs'
import path from 'node:path'
import {
  ALL_DOCUMENT_KINDS,
  AppError,
  type Classified,
  classify,
  createDraft,
  type DraftEntry,
  type ErrorCode,
  folderName,
  type Item,
  isWithin,
  joinPath,
  judge,
  kindFolder,
  onePage,
  type Plan,
  propose,
  SIGNATURE_HEAD_BYTES,
  type Skip,
  TAXONOMIES,
  type Unlisted,
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
  const draft = createDraft(
    all,
    judged.map(({ verdict }) => {
      const options = content?.undecided.get(verdict.itemId)
      return options === undefined ? { ...verdict, needsDecision: false } : { ...verdict, options, needsDecision: true }
    }),
  )
  const settled = [...(content?.settled ?? [])].map(
    ([id, folder]) => [id, { code: 'already_there', reason: `It is in your folder "${folder}".` }] as const,
  )
  const plan = await propose(draft, {
    id: RunStore.newId(Date.now()),
    createdAtMs: Date.now(),
    target: new FolderTarget({ from: root, to: into }),
    bundles,
    into: within,
    inPlace: root === into,
    unsure: wishes.unsure ? 'move' : 'stay',
    stays: new Map<string, Pick<Skip, 'code' | 'reason'>>([...settled, ...unreadable]),
    ...(content && {
      layout: ({ category }: DraftEntry) => (content.folders.has(category) ? category : folderName(category)),
    }),
  })
  const sizes = new Map(all.map((item) => [item.id, item.sizeBytes]))
  return {
    roots,
    plan,
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
