import type { DraftEdit, Group, Item } from '@octavo/core'
import { useMemo } from 'react'
import type { Brought } from '../intake/brought.ts'
import { FILES } from '../review/files.tsx'
import type { ReviewModel, WorkedOut } from '../review/model.ts'
import type { ReviewThings } from '../review/things.ts'
import type { DeviceFlow } from './device-flow.ts'
import { useDeviceState, useDeviceValue } from './use-device-flow.ts'
import { useFollowed } from './use-live-plan.ts'

const EMPTY = { entries: new Map(), categories: [], history: { past: [], future: [] } }
const NOTHING: Brought = { items: [], members: new Map(), unlisted: [], inside: new Map() }

/** The preview of a device flow as what a review works on. `way`: how `approve` carries it out; `things`: what its files are called. */
export const usePreviewModel = (flow: DeviceFlow, way: string, things: ReviewThings = FILES): ReviewModel => {
  const { actor, look } = flow
  const draft = useDeviceValue(flow, (context) => context.draft) ?? EMPTY
  const brought = useDeviceValue(flow, (context) => context.brought) ?? NOTHING
  const work = useDeviceValue(flow, (context) => context.work)
  const state = useDeviceState(flow)
  const { inside: _, ...plan } = useFollowed(flow.plan, { draft, files: brought })
  const acts = useMemo(
    () => ({
      edit: (edit: DraftEdit, workedOut?: WorkedOut) => actor.send({ type: 'EDIT', edit, workedOut }),
      undo: () => actor.send({ type: 'UNDO' }),
      redo: () => actor.send({ type: 'REDO' }),
      arrange: (next: ReviewModel['draft']) => actor.send({ type: 'ARRANGE', draft: next }),
      sortAgain: () => actor.send({ type: 'SORT.AGAIN' }),
      approve: () => actor.send({ type: 'CARRY', way }),
    }),
    [actor, way],
  )
  const { blobs } = brought
  const styles = useMemo(
    () =>
      blobs && {
        styles: async (pictures: readonly Item[], groups: number, signal: AbortSignal): Promise<readonly Group[]> =>
          (await import('./styles.ts')).stylesHere(pictures, blobs, groups, signal),
      },
    [blobs],
  )
  return {
    ...{ draft, inside: brought.inside, plan, things, look, isApproving: state === 'carrying' },
    ...acts,
    ...styles,
    sorting: work.total > 0 && work.done < work.total ? { processed: work.done, total: work.total } : undefined,
  }
}
