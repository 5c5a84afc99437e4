import type { Item } from '../item/index.ts'
import { type Act, movesIn, type Plan } from '../plan/index.ts'
import type { ZipContent, ZipEntry } from './entry.ts'

/** One file of a plan, where it lies now. Files inside a bundle have no item of their own. */
export interface PlannedFile extends Pick<Item, 'path' | 'sizeBytes' | 'modifiedAtMs'> {
  readonly itemId?: string
}

/** Where the bytes of a plan come from. */
export interface PlanBytes {
  /** Begins to read a file; called when its turn comes (see `ZipEntry.open`). */
  open(file: PlannedFile, signal?: AbortSignal): ZipContent | Promise<ZipContent>
  /** All files below a folder that moves whole, hidden ones too, with their paths from the source's root. */
  inside(bundlePath: string): Iterable<PlannedFile> | AsyncIterable<PlannedFile>
}

/** What stays, to be put into the archive at its old place. */
export interface Staying {
  readonly items: ReadonlyMap<string, Item>
  /** Paths of those that are folders and stay whole. */
  readonly bundles: Iterable<string>
}

/** A file of a plan, and the path that the plan gives it. */
interface FileOfPlan {
  readonly file: PlannedFile
  readonly to: string
}

/** Every file of a plan with the path that it would move to, those inside of bundles too, in the order of the acts. */
export async function* filesOfPlan(
  { acts }: Pick<Plan, 'acts'>,
  inside: PlanBytes['inside'],
): AsyncGenerator<FileOfPlan> {
  for (const move of movesIn(acts))
    yield* filesAt({ ...fileOf(move), path: move.from }, move.to, move.what === 'bundle', inside)
}

/**
 * A plan as the entries of an archive: each file under the path that it would move to, bundles with all that is in them
 * below theirs, in the order of the acts. What stays is left out, or follows under its old path.
 */
export async function* zipEntriesOf(
  plan: Pick<Plan, 'acts' | 'skips'>,
  bytes: PlanBytes,
  staying?: Staying,
): AsyncGenerator<ZipEntry> {
  const inside: PlanBytes['inside'] = (path) => bytes.inside(path)
  for await (const { file, to } of filesOfPlan(plan, inside)) yield entryOf(file, to, bytes)
  if (staying === undefined) return
  const bundles = new Set(staying.bundles)
  for (const { itemId } of plan.skips) {
    const item = staying.items.get(itemId)
    if (item === undefined) continue
    for await (const { file, to } of filesAt({ ...item, itemId }, item.path, bundles.has(item.path), inside))
      yield entryOf(file, to, bytes)
  }
}

const fileOf = ({ itemId, from, expect }: Act): PlannedFile => ({ itemId, path: from, ...expect })

async function* filesAt(
  file: PlannedFile,
  to: string,
  isBundle: boolean,
  inside: PlanBytes['inside'],
): AsyncGenerator<FileOfPlan> {
  if (!isBundle) yield { file, to }
  else
    for await (const member of inside(file.path)) yield { file: member, to: to + member.path.slice(file.path.length) }
}

const entryOf = (file: PlannedFile, name: string, bytes: PlanBytes): ZipEntry => ({
  name,
  modifiedAtMs: file.modifiedAtMs,
  sizeBytes: file.sizeBytes,
  open: (signal) => bytes.open(file, signal),
})
