import type { Item } from '../item/index.ts'
import { type Act, movesIn, type Plan } from '../plan/index.ts'
import type { ZipContent, ZipEntry } from './entry.ts'

/** One file of a plan, where it lies now. Files inside a bundle have no item of their own. */
export interface PlannedFile extends Pick<Item, 'path' | 'sizeBytes' | 'modifiedAtMs'> {
  readonly itemId?: string
  /** The version that was reviewed, where things have one. */
  readonly version?: string
}

/** Where the bytes of a plan come from. */
export interface PlanBytes {
  /** Begins to read a file; called when its turn comes (see `ZipEntry.open`). */
  open(file: PlannedFile, signal?: AbortSignal): ZipContent | Promise<ZipContent>
  /** All files below a folder that moves whole, hidden ones too, with their paths from the source's root. */
  inside(bundlePath: string): Iterable<PlannedFile> | AsyncIterable<PlannedFile>
}

/**
 * A plan as the entries of an archive: each file under the path that it would move to, bundles with all that is in them
 * below theirs, in the order of the acts. What stays is left out.
 */
export async function* zipEntriesOf(plan: Pick<Plan, 'acts'>, bytes: PlanBytes): AsyncGenerator<ZipEntry> {
  for (const move of movesIn(plan.acts)) {
    if (move.what === 'file') yield entryOf(fileOf(move), move.to, bytes)
    else
      for await (const file of bytes.inside(move.from))
        yield entryOf(file, move.to + file.path.slice(move.from.length), bytes)
  }
}

const fileOf = ({ itemId, from, expect }: Act): PlannedFile => ({ itemId, path: from, ...expect })

const entryOf = (file: PlannedFile, name: string, bytes: PlanBytes): ZipEntry => ({
  name,
  modifiedAtMs: file.modifiedAtMs,
  sizeBytes: file.sizeBytes,
  open: (signal) => bytes.open(file, signal),
})
