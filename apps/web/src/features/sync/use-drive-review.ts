import type { ProposedPlan } from '@octavo/contract'
import {
  baseName,
  createDraft,
  type Draft,
  type DraftEdit,
  editDraft,
  type Item,
  itemOf,
  movesIn,
  type Plan,
  redoEdit,
  undoEdit,
  type Verdict,
} from '@octavo/core'
import { useEffect, useMemo, useState } from 'react'
import type { Contents } from '../../flow/contents.ts'
import { LivePlan } from '../../flow/live-plan.ts'
import type { Reviewed } from '../../flow/types.ts'
import { useFollowed } from '../../flow/use-live-plan.ts'
import { PlanRefused } from '../../http/plans.ts'
import { approveOnDrive, namesOnDrive } from '../../http/sync.ts'
import { FILES } from '../../review/files.tsx'
import type { ReviewModel, WorkedOut } from '../../review/model.ts'
import { CLOSED } from '../../viewer/closed-look.ts'
import { createPlanner } from '../../worker/plan/client.ts'

/** What a plan of the server is about: its items with what was judged of them, and the versions that it saw. */
export interface DriveFiles extends Contents {
  readonly verdicts: readonly Verdict[]
  readonly versions: ReadonlyMap<string, string>
}

/** Why nobody has to decide about it: it lies where it belongs, or can't be moved at all. */
const SETTLED: ReadonlySet<string> = new Set(['already_there', 'bad_name', 'already_exists', 'unsupported'])

/** The items of a plan, those too that it leaves where they are because nobody is sure. */
export const filesOfPlan = ({ plan: { acts, skips } }: Pick<ProposedPlan, 'plan'>): DriveFiles => {
  const items: Item[] = []
  const verdicts: Verdict[] = []
  const versions = new Map<string, string>()
  const bundles = new Map<string, Item>()
  const add = (id: string, path: string, sizeBytes: number, modifiedAtMs: number) => {
    const item = itemOf('drive', { id, path, name: baseName(path), sizeBytes, modifiedAtMs })
    items.push(item)
    return item
  }
  for (const { itemId, from, expect, judged, what } of movesIn(acts)) {
    const item = add(itemId, from, expect.sizeBytes, expect.modifiedAtMs)
    if (what === 'bundle') bundles.set(from, item)
    if (expect.version !== undefined) versions.set(itemId, expect.version)
    if (judged) verdicts.push({ ...judged, itemId })
  }
  for (const { itemId, path, code, judged, options } of skips) {
    if (itemId === '' || SETTLED.has(code) || !judged) continue
    add(itemId, path, 0, 0)
    verdicts.push({ ...judged, itemId, ...(options && { options }), needsDecision: true })
  }
  return {
    ...{ items, verdicts, versions, unlisted: [] },
    members: new Map([...bundles].map(([path, item]) => [path, [item]])),
    inside: new Map([...bundles.keys()].map((path) => [path, [path]])),
  }
}

/** A plan of the browser with the versions that were seen: what has changed since stays where it is. */
const withVersions = (plan: Plan, { versions, items }: DriveFiles): Plan => {
  const measures = new Map(items.map((item) => [item.id, item]))
  return {
    ...plan,
    acts: plan.acts.map((act) => {
      const version = versions.get(act.itemId)
      const item = measures.get(act.itemId)
      const { sizeBytes, modifiedAtMs } = item ?? act.expect
      return { ...act, expect: { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) } }
    }),
  }
}

const contentsOf = async (files: DriveFiles): Promise<Contents> => files

/** The review of a plan for a drive: edited here, planned anew in a worker after each edit, and approved as it is seen. */
export const useDriveReview = (options: {
  readonly files: DriveFiles
  readonly connectionId: string
  readonly onApproved: (done: { readonly runId: string | null; readonly organized: number }) => void
  readonly onFailed: (error: unknown) => void
}): ReviewModel & { readonly moved: number | undefined } => {
  const { files, connectionId, onApproved, onFailed } = options
  const [draft, setDraft] = useState<Draft>(() => createDraft(files.items, files.verdicts))
  const [moved, setMoved] = useState<number>()
  const live = useMemo(
    () =>
      new LivePlan<DriveFiles>(
        () => createPlanner((folders) => namesOnDrive(connectionId, folders)),
        () => crypto.randomUUID(),
        contentsOf,
      ),
    [connectionId],
  )
  useEffect(() => () => live.close(), [live])
  const { inside, ...plan } = useFollowed<DriveFiles>(live, { draft, files })
  const approve = async (subject: Reviewed<DriveFiles>) => {
    setMoved(0)
    try {
      const whole = withVersions(await live.take(subject), files)
      onApproved(await approveOnDrive(connectionId, whole, setMoved))
    } catch (error) {
      if (error instanceof PlanRefused) live.refuse(error.obstacles)
      onFailed(error)
    } finally {
      setMoved(undefined)
    }
  }
  return {
    ...{ draft, inside, plan, look: CLOSED, moved, isApproving: moved !== undefined, sorting: undefined },
    things: FILES,
    edit: (edit: DraftEdit, workedOut?: WorkedOut) =>
      setDraft((now) => (workedOut?.of === now ? workedOut.draft : editDraft(now, edit))),
    undo: () => setDraft(undoEdit),
    redo: () => setDraft(redoEdit),
    arrange: (next) => setDraft(next),
    // What is judged of a drive is judged by its sync.
    sortAgain: () => undefined,
    approve: () => void approve({ draft, files }),
  }
}
