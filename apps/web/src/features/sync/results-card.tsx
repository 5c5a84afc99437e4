import type { DriveFile, SyncResult, Task } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { ChevronRight, CircleAlert, FolderOpen, ListChecks } from 'lucide-react'
import { Link } from 'react-router'
import { filesOf, nameIn, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Button, FirstFew, Panel } from '../../ui/index.ts'
import { PlanCard } from './plan-card.tsx'

const idOf = ({ id }: DriveFile) => id

interface ResultsCardProps {
  readonly task: Task | null
  /** Left out where it failed, or was cancelled. */
  readonly result: SyncResult | undefined
  readonly error: string | undefined
  readonly onRetry: (() => void) | undefined
  readonly onReview: (planId: string) => void
}

/** What a sync came to: true counts, the groups with their first files, what failed, and the plan. Of a failed one, zeros. */
export const ResultsCard = ({ task, result, error, onRetry, onReview }: ResultsCardProps) => {
  const isCancelled = result === undefined && error === undefined && task?.status === 'cancelled'
  const groups = {
    text: result?.text_groups ?? {},
    image: result?.image_groups ?? {},
    other: result?.other_files ?? [],
  }
  return (
    <Panel label={m.sync_result_title()} className="flex flex-col gap-5 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-lg font-semibold">{m.sync_result_title()}</h2>
        {!isCancelled && (
          <Badge tone={result ? 'ok' : 'danger'}>{result ? m.sync_result_ok() : m.sync_result_failed()}</Badge>
        )}
      </div>
      {isCancelled ? (
        <p className="text-muted">{m.sync_cancelled()}</p>
      ) : (
        !result && (
          <div role="alert" className="flex gap-2 text-danger">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
            <div>
              <p className="font-medium">{m.sync_result_failed_text()}</p>
              {error && <p className="text-sm break-words">{error}</p>}
            </div>
          </div>
        )
      )}
      {!isCancelled && (
        <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
          <Count of={Object.keys(groups.text).length} words={m.sync_result_text_groups()} />
          <Count of={Object.keys(groups.image).length} words={m.sync_result_image_groups()} />
          <Count of={groups.other.length} words={m.sync_result_other()} />
          {result && (
            <>
              <Count of={result.found} words={m.sync_result_found()} />
              <Count of={result.taken} words={m.sync_result_taken()} />
              {result.sync_directory !== null && <Count of={result.downloaded} words={m.sync_result_downloaded()} />}
            </>
          )}
        </dl>
      )}
      {result?.planId && <PlanCard planId={result.planId} result={result} onReview={onReview} />}
      {result && result.planId === null && result.loose > 0 && <p className="text-muted">{m.sync_plan_none()}</p>}
      {result?.sync_directory && (
        <p className="flex flex-wrap items-center gap-x-2 text-sm">
          <FolderOpen aria-hidden="true" className="size-4 shrink-0 text-accent" />
          {m.sync_result_directory()}
          <Link
            className="tap font-medium text-accent underline"
            to={`/upload?${new URLSearchParams({ folder: result.sync_directory })}`}
          >
            {nameIn(result.sync_directory.slice(1))}
          </Link>
        </p>
      )}
      {result && (
        <>
          <Groups title={m.sync_group_text()} groups={groups.text} />
          <Groups title={m.sync_group_image()} groups={groups.image} />
          {groups.other.length > 0 && <Groups title="" groups={{ [m.sync_group_other()]: groups.other }} />}
        </>
      )}
      {result && result.failed.length > 0 && (
        <div className="text-sm">
          <p className="text-warn">
            {m.sync_result_not_done({ count: result.failed.length, n: number(result.failed.length) })}
          </p>
          <FirstFew
            label={m.sync_result_failed()}
            of={result.failed}
            idOf={({ id, name }) => id ?? name}
            className="mt-1 text-muted"
          >
            {({ name, error: why }) => (
              <span className="break-words">
                <bdi>{visibleName(name)}</bdi>: {why}
              </span>
            )}
          </FirstFew>
        </div>
      )}
      {!result && onRetry && task && (
        <div>
          <Button icon={ListChecks} onPress={onRetry}>
            {m.sync_retry()}
          </Button>
        </div>
      )}
    </Panel>
  )
}

const Count = ({ of, words }: { readonly of: number; readonly words: string }) => (
  <div className="rounded-md border border-line bg-raised p-3">
    <dt className="text-sm text-muted">{words}</dt>
    <dd className="text-xl font-semibold tabular">{number(of)}</dd>
  </div>
)

interface GroupsProps {
  readonly title: string
  readonly groups: Readonly<Record<string, readonly DriveFile[]>>
}

const Groups = ({ title, groups }: GroupsProps) => {
  const all = Object.entries(groups).sort(([, one], [, other]) => other.length - one.length)
  if (all.length === 0) return null
  return (
    <section aria-label={title === '' ? undefined : title}>
      {title !== '' && <h3 className="text-sm font-medium text-muted">{title}</h3>}
      <ul className="divide-y divide-line/60">
        {all.map(([name, files]) => (
          <li key={name} className="py-2">
            <details className="group">
              <summary className="tap flex list-none items-center gap-2">
                <ChevronRight
                  aria-hidden="true"
                  className="size-4 shrink-0 text-muted transition group-open:rotate-90 rtl:-scale-x-100 rtl:group-open:rotate-90"
                />
                <span className="min-w-0 flex-1 truncate font-medium">
                  <bdi>{visibleName(name)}</bdi>
                </span>
                <span className="shrink-0 text-sm text-muted tabular">{filesOf(files.length)}</span>
              </summary>
              <FirstFew label={name} of={files} idOf={idOf} className="mt-1 ps-6 text-sm text-muted">
                {({ path }) => (
                  <span className="block truncate py-0.5">
                    <bdi>{visibleName(path)}</bdi>
                  </span>
                )}
              </FirstFew>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
