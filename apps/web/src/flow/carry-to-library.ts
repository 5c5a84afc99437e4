import type { LibraryFile } from '@octavo/contract'
import type { Collapsed } from '@octavo/core'
import { bytesOf } from '../intake/brought.ts'
import { failureText } from '../intake/failure-text.ts'
import type { UploadEntry, UploadFailure } from '../intake/types.ts'
import type { DeviceReport, DeviceReviewed, DeviceServices } from './device-types.ts'
import { draftOver } from './fresh-draft.ts'
import type { FlowServices } from './types.ts'

/** Nothing of what was to be sent has arrived: the first reason. */
export class NothingArrived extends Error {
  override readonly name = 'NothingArrived'
  readonly failure: UploadFailure | undefined
  constructor(failure: UploadFailure | undefined) {
    super(failure?.code ?? 'nothing to send')
    this.failure = failure
  }
}

/** Files of a review that go along, those inside of wholes too; what was left out stays where it is. */
const entriesOf = ({ draft, brought }: DeviceReviewed): readonly UploadEntry[] =>
  brought.items.flatMap((item) => {
    if (draft.entries.get(item.id)?.excluded !== false) return []
    return (brought.members.get(item.path) ?? [item]).flatMap(
      ({ id, name, path, sizeBytes, mediaType, modifiedAtMs }) => {
        const blob = bytesOf(brought, id)
        return blob ? [{ key: id, name, path, sizeBytes, mediaType, modifiedAtMs, blob }] : []
      },
    )
  })

/**
 * Brings what was reviewed on this device into the library: uploads it, has it sorted there (`ai`) or keeps the folders of
 * the review, and carries out one plan. Without the server all of it waits on this device, sorted and planned here, and the
 * library follows. Rejects with NothingArrived, and with what the flow's services reject with.
 */
export const createLibraryCarry =
  (
    flow: FlowServices,
    meaningOf: (files: readonly LibraryFile[]) => Promise<Pick<Collapsed, 'items' | 'members'>>,
  ): DeviceServices['carry'] =>
  async (reviewed, way, { signal, onProgress }): Promise<DeviceReport> => {
    const entries = entriesOf(reviewed)
    const isSorted = way === 'ai'
    const total = entries.length * (isSorted ? 2 : 1)
    const arrived = new Map<string, LibraryFile>()
    const failed: UploadFailure[] = []
    onProgress(0, total)
    await flow.upload(entries, {
      signal,
      onProgress: ({ filesDone }) => onProgress(filesDone, total),
      onSettled(stored, keys, lost) {
        for (const [index, file] of stored.entries()) arrived.set(keys[index] ?? '', file)
        failed.push(...lost)
      },
    })
    if (arrived.size === 0) throw new NothingArrived(failed[0])
    const ids = entries.map(({ key }) => key)
    const files = ids.flatMap((id) => arrived.get(id) ?? [])
    const sorted = async () => {
      const onSorted = ({ processed }: { readonly processed: number }) => onProgress(entries.length + processed, total)
      return { draft: await flow.sort(files, undefined, { signal, onProgress: onSorted }), files }
    }
    const ready = isSorted
      ? await sorted()
      : await draftOver({ ...reviewed, meant: reviewed.brought, ids }, arrived, meaningOf)
    const report = await flow.organize(ready, { signal, onPlan: () => undefined })
    const stayed = failed.map((failure) => ({ name: failure.entry.name, reason: failureText(failure) }))
    return { ...report, stayed: [...report.stayed, ...stayed], draft: ready.draft, way, where: 'server' }
  }
