import { visibleName } from '@octavo/core'
import { TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { isLocal } from '../../device/local.ts'
import type { Flow } from '../../flow/flow.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { useLivePlan } from '../../flow/use-live-plan.ts'
import { useStageTitle } from '../../flow/use-stage-title.ts'
import { search } from '../../http/library.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { FILES } from '../../review/files.tsx'
import type { ReviewModel } from '../../review/model.ts'
import { ReviewPanel } from '../../review/review-panel.tsx'
import { Button } from '../../ui/index.ts'
import { LOOK } from './look.ts'

const EMPTY = { entries: new Map(), categories: [], history: { past: [], future: [] } }

/** Ids of files of the library in which words are found. */
const findInside = async (query: string, signal: AbortSignal): Promise<ReadonlySet<string>> =>
  new Set((await search({ q: query.slice(0, 200) }, { signal })).hits.map(({ file }) => file.id))

/** Styles of pictures, fetched when somebody asks for them. */
const styles: NonNullable<ReviewModel['styles']> = async (...asked) =>
  (await import('../../flow/styles.ts')).stylesOf(...asked)

const useModel = (flow: Flow, isApproving: boolean): ReviewModel => {
  const isAway = isOffline(useConnection())
  const draft = useFlowValue(flow, (context) => context.draft) ?? EMPTY
  const files = useFlowValue(flow, (context) => context.files)
  const names = useMemo(
    () =>
      new Map(files.flatMap(({ id, originalName }) => (originalName === null ? [] : [[id, originalName] as const]))),
    [files],
  )
  const { inside, ...plan } = useLivePlan(flow, { draft, files })
  const sorting = useFlowValue(flow, (context) => context.sorting)
  return {
    ...{ draft, inside, plan, things: FILES, look: LOOK, isApproving, sorting },
    edit: (edit, workedOut) => flow.send({ type: 'EDIT', edit, workedOut }),
    undo: () => flow.send({ type: 'UNDO' }),
    redo: () => flow.send({ type: 'REDO' }),
    arrange: (next) => flow.send({ type: 'ARRANGE', draft: next }),
    sortAgain: () => flow.send({ type: 'SORT.AGAIN' }),
    approve: () => flow.send({ type: 'APPROVE' }),
    ...(isAway ? {} : { search: findInside }),
    ...(isAway && [...draft.entries.keys()].some((id) => !isLocal(id)) ? {} : { styles }),
    remark(id) {
      const name = names.get(id)
      return name === undefined ? undefined : m.row_renamed_hint({ name: visibleName(name) })
    },
  }
}

/** The review of what was uploaded. */
export default function OrganizeReview({ flow, isApproving }: { readonly flow: Flow; readonly isApproving: boolean }) {
  const isAway = isOffline(useConnection())
  const sortedBy = useFlowValue(flow, (context) => context.sortedBy)
  const failedCount = useFlowValue(
    flow,
    (context) => context.failures.length + context.unreadable.length + context.lost.count,
  )
  return (
    <ReviewPanel
      model={useModel(flow, isApproving)}
      title={useStageTitle('review')}
      lead={
        isAway || sortedBy !== 'server' ? (
          <p role="status" className="text-sm text-warn">
            {sortedBy === 'device' && `${m.offline_sorted_here()} `}
            {isAway ? m.offline_review() : sortedBy === 'server-alone' && m.review_model_away()}
          </p>
        ) : (
          <p className="hidden text-sm text-muted sm:block">{m.review_lead()}</p>
        )
      }
      notice={
        failedCount > 0 && (
          <p className="mt-2 flex items-center gap-2 text-sm text-warn">
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {m.review_not_arrived({ count: failedCount, n: number(failedCount) })}
            <Button size="s" look="quiet" onPress={() => flow.send({ type: 'GO', stage: 'sort' })}>
              {m.review_show()}
            </Button>
          </p>
        )
      }
    />
  )
}
