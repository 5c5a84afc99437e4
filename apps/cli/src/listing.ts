import path from 'node:path'
import { type Item, onePage } from '@octavo/core'
import { FolderSource, realRoot } from '@octavo/disk'
import { EXIT } from './exit.ts'
import { type Output, shownName } from './output.ts'

/** Something in the folder that could not be read. `path` is below the folder. */
export interface Problem {
  readonly path: string
  readonly code: string
  readonly reason: string
}

/** All files below a folder, by metadata alone, and what could not be listed. */
export interface Listed {
  /** The folder as it was given; what is shown begins with it. */
  readonly folder: string
  /** Its real absolute path. */
  readonly root: string
  readonly items: readonly Item[]
  readonly bundles: ReadonlySet<string>
  readonly source: FolderSource
  readonly problems: readonly Problem[]
}

/** Lists a folder to its bottom and reads no file. Throws AppError when there is no such folder. */
export async function listAll(folder: string, output: Output): Promise<Listed> {
  const root = realRoot(path.resolve(folder))
  const source = new FolderSource(root, { everything: true })
  const onCount = output.progress('Looking at')
  const { items, bundles, unlisted } = await onePage(source.scan({ onCount: (count) => onCount(count) }))
  const problems = unlisted.map(({ path: at, code, reason }) => ({ path: at, code, reason }))
  return { folder, root, items, bundles: new Set(bundles), source, problems }
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
