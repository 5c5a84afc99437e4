import { estimateRemaining, type ProgressSample } from '@octavo/core'
import { useRef } from 'react'
import type { Flow } from '../../flow/flow.ts'
import { useFlowValue } from '../../flow/use-flow.ts'
import { number, remainingOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { ProgressBar } from '../../ui/index.ts'

/** How much of a progress is told to screen readers: the start, each quarter, the end. */
const quarterOf = (percent: number) => Math.floor(percent / 25) * 25

/** Bytes, files, speed and the time that is left of a running upload. */
export const UploadMeter = ({ flow }: { readonly flow: Flow }) => {
  const transfer = useFlowValue(flow, (context) => context.transfer)
  const samples = useRef<ProgressSample[]>([])
  const done = transfer?.bytesSent ?? 0
  const total = transfer?.bytesTotal ?? 0
  const last = samples.current.at(-1)
  if (transfer && (last === undefined || last.done !== done)) {
    samples.current = [...samples.current.slice(-200), { atMs: performance.now(), done }]
  }
  const filesDone = (transfer?.filesDone ?? 0) + (transfer?.filesFailed ?? 0)
  const filesTotal = transfer?.filesTotal ?? 0
  const byBytes = total > 0 ? done / total : 0
  const byFiles = filesTotal > 0 ? filesDone / filesTotal : 0
  // Bytes can all have left while the server still writes: the bar is full only when every file is confirmed.
  const percent = Math.floor(100 * (total > 0 ? Math.min(byBytes, 0.97 + 0.03 * byFiles) : byFiles))
  const remainingMs = estimateRemaining(samples.current, total)
  const isFinishing = total > 0 && done >= total
  const speed = speedOf(samples.current)
  return (
    <div>
      <div className="flex items-end justify-between gap-4">
        <p className="text-5xl font-semibold tracking-tight tabular">
          {m.progress_percent({ percent: number(percent) })}
        </p>
        <p className="pb-1 text-end text-sm text-muted tabular">
          {transfer?.isWaiting
            ? m.upload_waiting()
            : isFinishing
              ? m.upload_finishing()
              : remainingMs === undefined
                ? m.upload_left_wait()
                : remainingOf(remainingMs)}
        </p>
      </div>
      <ProgressBar label={m.upload_progress()} percent={percent} className="mt-3" />
      <dl className="mt-4 grid grid-cols-2 gap-x-6 gap-y-3 text-sm xs:grid-cols-3">
        <Figure
          name={m.sort_files()}
          value={m.upload_files_of({ done: number(transfer?.filesDone ?? 0), total: number(filesTotal) })}
        />
        <Figure name={m.sort_size()} value={m.upload_bytes_of({ done: sizeOf(done), total: sizeOf(total) })} />
        <Figure
          name={m.sort_speed()}
          value={speed === undefined ? m.upload_left_wait() : m.upload_speed({ size: sizeOf(speed) })}
        />
      </dl>
      <p role="status" className="sr-only">
        {transfer?.isWaiting ? m.upload_waiting() : m.upload_announce({ percent: number(quarterOf(percent)) })}
      </p>
    </div>
  )
}

/** Bytes a second over the last samples; undefined in the first second. */
const speedOf = (samples: readonly ProgressSample[]): number | undefined => {
  const last = samples.at(-1)
  const first = samples.find(({ atMs }) => last !== undefined && atMs > last.atMs - 6000)
  if (!first || !last || last.atMs - first.atMs < 1000) return undefined
  return ((last.done - first.done) / (last.atMs - first.atMs)) * 1000
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div>
    <dt className="text-muted">{name}</dt>
    <dd className="font-medium tabular">{value}</dd>
  </div>
)
