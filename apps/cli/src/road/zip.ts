import path from 'node:path'
import { AppError, type Plan, type PlannedFile, type ZipEntry, type ZipResult, zipEntriesOf } from '@octavo/core'
import { ConnectorSource } from '@octavo/core/connect'
import { FolderSource, type ReadFile, toAppError, writeZip } from '@octavo/disk'
import type { MailboxSource } from '@octavo/readers/node'
import type { Hooks } from './hooks.ts'
import type { Problem } from './look.ts'
import type { Sorting } from './sort-folder.ts'

/** What became of a ZIP: what core's writer says, and what lies in bundles and is no file that could be packed. */
export interface Zipped extends ZipResult {
  readonly leftOut: readonly Problem[]
}

/**
 * Packs the files of a plan as they would lie, bundles with all that is in them; nothing is moved. `file` appears when it is
 * whole. Throws AppError `already_exists` when the name is taken, `cancelled`, or what writing reports.
 */
export async function zipPlan({ roots, source, plan }: Sorting, file: string, hooks: Hooks): Promise<Zipped> {
  const { signal, onProgress } = hooks
  if (source instanceof ConnectorSource) throw new AppError('unsupported', 'Nothing of a connection is packed.')
  const leftOut: Problem[] = []
  let done = 0
  const inside = (bundle: string) => filesIn(roots.root, bundle, (problem) => leftOut.push(problem))
  const entries = (read: ReadFile) =>
    source instanceof FolderSource
      ? zipEntriesOf(plan, {
          open: (one, stop) => read(() => source.openSync(one.path), one.sizeBytes, stop),
          inside,
        })
      : ofMailbox(plan, source)
  try {
    const onEntry = () => onProgress?.('packing', ++done)
    const result = await writeZip(entries, file, { ...(signal && { signal }), onEntry })
    signal?.throwIfAborted()
    return { ...result, leftOut }
  } finally {
    if (source instanceof FolderSource) source.close()
  }
}

/** Mails and what was attached to them; of what is encoded in a mailbox the size shows only when it is read. */
async function* ofMailbox(plan: Plan, source: MailboxSource): AsyncGenerator<ZipEntry> {
  const open = async ({ itemId = '', version }: PlannedFile) => await source.written(itemId, version)
  for await (const { sizeBytes: _, ...entry } of zipEntriesOf(plan, { open, inside: () => [] })) yield entry
}

/** All files in a bundle, hidden ones too, with their paths below the root. */
async function* filesIn(
  root: string,
  bundle: string,
  onProblem: (problem: Problem) => void,
): AsyncGenerator<PlannedFile> {
  try {
    for await (const page of new FolderSource(path.join(root, bundle), { everything: true }).scan()) {
      for (const { path: below, sizeBytes, modifiedAtMs } of page.items)
        yield { path: `${bundle}/${below}`, sizeBytes, modifiedAtMs }
      for (const { path: below, code, reason } of page.unlisted) onProblem({ path: `${bundle}/${below}`, code, reason })
    }
  } catch (error) {
    const { code, message } = toAppError(error)
    onProblem({ path: bundle, code, reason: message })
  }
}
