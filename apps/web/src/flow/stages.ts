import type { FlowContext } from './types.ts'
import type { FlowSnapshot, Stage } from './upload-machine.ts'

/** The stage that the person is in. */
export const stageOf = (snapshot: FlowSnapshot): Stage => {
  if (snapshot.matches({ sort: { uploading: 'wanted' } }) || snapshot.matches('sorting')) return 'sorting'
  if (snapshot.matches('sort')) return 'sort'
  if (snapshot.matches('review')) return 'review'
  if (snapshot.matches('approving')) return 'approving'
  return snapshot.matches('complete') ? 'complete' : 'collect'
}

/** True while files that are dropped on the page would be taken. */
export const takesFiles = (snapshot: FlowSnapshot): boolean =>
  snapshot.matches('collect') || snapshot.matches({ sort: 'ready' })

/** What the ring shows: while the last files are still on their way, the upload is the scanning. */
export const ringOf = (snapshot: FlowSnapshot): NonNullable<FlowContext['sorting']> => {
  const { sorting, transfer, files } = snapshot.context
  if (sorting) return sorting
  return { stage: 'scanning', processed: transfer?.filesDone ?? 0, total: transfer?.filesTotal ?? files.length }
}
