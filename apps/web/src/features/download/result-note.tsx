import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button, cx } from '../../ui/index.ts'
import type { DownloadResult } from './types.ts'

export interface ResultNoteProps {
  readonly result: DownloadResult
  readonly showsOnlyMissing: boolean
  readonly onShowMissing: (only: boolean) => void
  readonly onRetry: () => void
}

const hasEverything = ({ end, missing }: DownloadResult): boolean =>
  end === 'completed' || (end === 'incomplete' && missing.length === 0)

/** How the last download ended, in one sentence. */
export const resultText = (result: DownloadResult): string => {
  const { end, missing, total, error } = result
  if (hasEverything(result)) return m.download_completed_result()
  if (end === 'cancelled') return m.download_cancelled_result()
  if (end === 'failed') return m.download_failed_result({ error: error ?? m.download_error() })
  return m.download_missing({ count: total, n: number(total), missing: number(missing.length) })
}

/** How the last download ended; with missing files, which and what to do about them. */
export const ResultNote = ({ result, showsOnlyMissing, onShowMissing, onRetry }: ResultNoteProps) => {
  const { end, missing, mode } = result
  const isGood = hasEverything(result)
  const Icon = isGood ? CircleCheck : end === 'incomplete' ? TriangleAlert : CircleX
  return (
    <div
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-4 py-3',
        isGood ? 'border-ok/30 bg-ok-soft text-ok' : 'border-warn/30 bg-warn-soft text-warn',
      )}
    >
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{resultText(result)}</p>
        {end === 'incomplete' && missing.length > 0 && (
          <p className="text-sm text-muted">
            {mode === 'zip' ? m.download_missing_zip() : m.download_missing_individual()}
          </p>
        )}
      </div>
      {missing.length > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button size="s" look="quiet" onPress={() => onShowMissing(!showsOnlyMissing)}>
            {showsOnlyMissing ? m.download_missing_show_all() : m.download_missing_show()}
          </Button>
          <Button size="s" onPress={onRetry}>
            {m.download_missing_retry()}
          </Button>
        </div>
      )}
    </div>
  )
}
