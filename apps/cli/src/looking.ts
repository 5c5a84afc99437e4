import path from 'node:path'
import type { FileKind, Item } from '@octavo/core'
import { FolderSource, realRoot } from '@octavo/disk'
import { EXIT } from './exit.ts'
import { type Output, shownName } from './output.ts'
import { readAndClassify } from './sorting.ts'

/** Something in the folder that could not be read. `path` is below the folder. */
export interface Problem {
  readonly path: string
  readonly code: string
  readonly reason: string
}

/** All files below a folder with what they are, and what could not be read. */
export interface Looked {
  /** The folder as it was given; what is shown begins with it. */
  readonly folder: string
  /** Its real absolute path. */
  readonly root: string
  readonly files: readonly { readonly item: Item; readonly kind: FileKind }[]
  readonly problems: readonly Problem[]
}

/** Lists a folder to its bottom and classifies each file by its first bytes. Throws AppError when there is no such folder. */
export async function lookInto(folder: string, output: Output): Promise<Looked> {
  const root = realRoot(path.resolve(folder))
  const source = new FolderSource(root, { everything: true })
  const onCount = output.progress('Looking at')
  const listing = await source.list({ onCount: (count) => onCount(count) })
  const { results, unreadable } = readAndClassify(listing.items, listing.bundles, source, output)
  const files = listing.items.flatMap((item, index) => {
    const kind = results[index]?.verdict.kind
    return kind === undefined || unreadable.has(item.id) ? [] : [{ item, kind }]
  })
  const problems = [...unreadable.values(), ...listing.unlisted].map(({ path: at, code, reason }) => ({
    path: at,
    code,
    reason,
  }))
  return { folder, root, files, problems }
}

/** Tells what could not be read, in the order of the paths, and answers how the command ends. */
export function tellProblems(folder: string, problems: readonly Problem[], output: Output): number {
  for (const { path: at, code, reason } of problems.toSorted((a, b) => (a.path < b.path ? -1 : 1))) {
    const shown = path.join(folder, at)
    output.record({ path: shown, code, reason })
    if (!output.json) output.note(`${shownName(shown)}: ${reason}`)
  }
  return problems.some(({ code }) => code !== 'symbolic_link') ? EXIT.someFailed : EXIT.ok
}
