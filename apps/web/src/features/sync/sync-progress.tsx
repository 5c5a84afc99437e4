import type { DriveDownload, SyncState, Task } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { momentOf, number, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, type BadgeTone, Button, List, ListRow, Panel, ProgressBar } from '../../ui/index.ts'

const STEPS: Readonly<Record<string, () => string>> = {
  listing: m.sync_step_listing,
  reading: m.sync_step_reading,
  downloading: m.sync_step_downloading,
  grouping: m.sync_step_grouping,
  moving: m.sync_step_moving,
  back: m.sync_step_back,
}

/** How far a task is, or until when the drive wants to be left alone. */
const Progress = ({ task: { step, done, total, status, notBefore, error } }: { readonly task: Task }) => {
  const words = (STEPS[step ?? ''] ?? m.sync_step_waiting)()
  const far = total > 0 ? m.sync_of({ done: number(done), total: number(total) }) : done > 0 ? number(done) : undefined
  return (
    <>
      <p role="status" className="flex flex-wrap justify-between gap-x-4 font-medium">
        {words}
        {far !== undefined && <span className="text-muted tabular">{far}</span>}
      </p>
      <ProgressBar
        label={words}
        {...(total > 0 && { percent: (done / total) * 100 })}
        {...(far !== undefined && { valueText: far })}
      />
      {status === 'waiting' && error !== undefined && notBefore !== undefined && (
        <p className="text-sm text-pretty text-warn">{m.sync_until({ time: momentOf(Date.parse(notBefore)) })}</p>
      )}
    </>
  )
}

/** A sync at work: its step, what it downloads, and the way to end it. */
export const SyncProgress = ({ state, onCancel }: { readonly state: SyncState; readonly onCancel: () => void }) => {
  const { task, downloads, downloaded, toDownload } = state
  return (
    <Panel label={m.sync_running()} className="flex flex-col gap-4 p-5">
      <h2 className="text-lg font-semibold">{m.sync_running()}</h2>
      {task ? <Progress task={task} /> : <ProgressBar label={m.sync_running()} />}
      {downloads.length > 0 && (
        <div>
          <h3 className="text-sm font-medium text-muted tabular">
            {m.sync_downloads_done({ done: number(downloaded), total: number(toDownload) })}
          </h3>
          <div className="scroll-thin max-h-64 overflow-y-auto">
            <List label={m.sync_downloads()}>
              {downloads.map((one) => (
                <Download key={one.fileId} of={one} />
              ))}
            </List>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-sm text-sm text-pretty text-muted">{m.sync_background()}</p>
        {task && <Button onPress={onCancel}>{m.cancel()}</Button>}
      </div>
    </Panel>
  )
}

const STATUS: Readonly<Record<DriveDownload['status'], { readonly words: () => string; readonly tone: BadgeTone }>> = {
  pending: { words: m.sync_status_pending, tone: 'neutral' },
  downloading: { words: m.sync_status_downloading, tone: 'accent' },
  completed: { words: m.sync_status_completed, tone: 'ok' },
  error: { words: m.sync_status_error, tone: 'danger' },
}

const Download = ({ of }: { readonly of: DriveDownload }) => {
  const { fileName, progress, status, downloadedSize, totalSize, category } = of
  const size = status === 'downloading' ? `${sizeOf(downloadedSize)} / ${sizeOf(totalSize)}` : sizeOf(totalSize)
  return (
    <ListRow title={<bdi>{visibleName(fileName)}</bdi>} detail={`${category} · ${size}`}>
      {status === 'downloading' && <span className="text-sm text-muted tabular">{number(progress)} %</span>}
      <Badge tone={STATUS[status].tone}>{STATUS[status].words()}</Badge>
    </ListRow>
  )
}

/** A plan that is being carried out on a drive, or taken back there. */
export const RunLine = ({ state: { run } }: { readonly state: SyncState }) =>
  run && (
    <Panel className="flex flex-col gap-3 p-5">
      <Progress task={run} />
    </Panel>
  )
