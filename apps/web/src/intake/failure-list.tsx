import { visibleName } from '@octavo/core'
import { RotateCw, TriangleAlert } from 'lucide-react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx, Panel } from '../ui/index.ts'
import { failureText } from './failure-text.ts'
import type { Unreadable } from './picked.ts'
import type { UploadFailure } from './types.ts'

const SHOWN = 200

export interface FailureListProps {
  readonly failures: readonly UploadFailure[]
  readonly unreadable: readonly Unreadable[]
  readonly onRetry: () => void
  readonly onDrop: () => void
  /** True where the list stands beside something more important. */
  readonly isSmall?: boolean
}

/** Every file that did not arrive, each with its reason, and the ways on: retry them, or go on without. */
export const FailureList = ({ failures, unreadable, onRetry, onDrop, isSmall }: FailureListProps) => {
  if (failures.length + unreadable.length === 0) return null
  const rows = [
    ...failures.map(({ entry, ...failure }) => ({ path: entry.path, reason: failureText(failure) })),
    ...unreadable.map(({ path, code }) => ({ path, reason: failureText({ code }) })),
  ]
  const words = { count: failures.length, n: number(failures.length) }
  return (
    <Panel className={isSmall ? 'px-5 py-3.5' : 'p-5'}>
      <h2 className="flex items-center gap-2 font-semibold text-danger">
        <TriangleAlert aria-hidden="true" className="size-5" />
        {failures.length > 0
          ? m.failures_title(words)
          : m.unreadable_title({ count: unreadable.length, n: number(unreadable.length) })}
      </h2>
      <ul
        className={cx(
          'scroll-thin mt-3 divide-y divide-line/60 overflow-y-auto rounded-sm border border-line bg-sunken px-3 text-sm',
          isSmall ? 'max-h-28' : 'max-h-60',
        )}
      >
        {rows.slice(0, SHOWN).map(({ path, reason }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list in which one path may stand twice.
          <li key={index} className="py-2">
            <bdi className="block font-medium break-all">{visibleName(path)}</bdi>
            <span className="text-muted">{reason}</span>
          </li>
        ))}
        {rows.length > SHOWN && (
          <li className="py-2 text-muted">{m.failures_more({ n: number(rows.length - SHOWN) })}</li>
        )}
      </ul>
      <div className={cx('flex flex-wrap gap-3', isSmall ? 'mt-3' : 'mt-4')}>
        {failures.length > 0 && (
          <Button icon={RotateCw} onPress={onRetry} {...(isSmall ? { size: 's' as const } : {})}>
            {m.failures_retry(words)}
          </Button>
        )}
        <Button look="quiet" onPress={onDrop} {...(isSmall ? { size: 's' as const } : {})}>
          {m.failures_drop()}
        </Button>
      </div>
    </Panel>
  )
}
