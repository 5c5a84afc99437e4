import { visibleName } from '@octavo/core'
import { CircleCheck, Download, Undo2 } from 'lucide-react'
import type { Flow } from '../../flow/flow.ts'
import type { RunReport } from '../../flow/types.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { useReasons } from '../../language/reasons.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, Panel } from '../../ui/index.ts'
import { runToShow } from './run-to-show.ts'
import { useLastRun, useRunHere } from './use-library.ts'

export interface LastRunCardProps {
  readonly flow: Flow
  readonly undo: (runId: string) => void
  readonly isUndoing: boolean
  readonly openDownloads?: (paths: RunReport['paths']) => void
}

/** What the last run did, and the ways on from it: take it back, or fetch the files. It stays until the next run. */
export const LastRunCard = ({ flow, undo, isUndoing, openDownloads }: LastRunCardProps) => {
  const report = useFlowValue(flow, ({ lastRun }) => lastRun)
  const newest = useLastRun()
  const here = useRunHere()
  const say = useReasons()
  const run = runToShow(report, newest, here)
  if (!run) return null
  const { runId, known, moved, isUndone, canUndo } = run
  const text = known
    ? m.last_run_text({ files: moved, folders: known.folderCount, n: number(moved), k: number(known.folderCount) })
    : m.last_run_moved({ count: moved, n: number(moved) })
  return (
    <Panel label={m.last_run()} className="p-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="flex items-start gap-3">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          <div>
            <h2 className="font-semibold">{m.last_run()}</h2>
            <p className="text-sm text-muted tabular">{isUndone ? m.last_run_undone() : text}</p>
            {here && !isUndone && <p className="mt-1 text-sm text-pretty text-warn">{m.plan_waits()}</p>}
          </div>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2">
          {canUndo && (
            <Button icon={Undo2} isDisabled={isUndoing} onPress={() => undo(runId)}>
              {isUndoing ? m.last_run_undoing() : m.last_run_undo()}
            </Button>
          )}
          {openDownloads && (
            <Button icon={Download} onPress={() => openDownloads(known?.paths)}>
              {m.last_run_download()}
            </Button>
          )}
        </div>
      </div>
      {known && known.stayed.length > 0 && !isUndone && (
        <details className="mt-3 border-t border-line pt-3 text-sm">
          <summary className="tap flex min-h-8 items-center font-medium text-warn">
            {m.last_run_stayed({ count: known.stayed.length, n: number(known.stayed.length) })}
          </summary>
          <ul className="scroll-thin mt-2 max-h-48 overflow-y-auto">
            {known.stayed.slice(0, 100).map(({ name, reason }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list in which one name may stand twice.
              <li key={index} className="py-1">
                <bdi className="font-medium break-all">{visibleName(name)}</bdi>{' '}
                <bdi className="text-muted">{say(reason)}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </Panel>
  )
}
