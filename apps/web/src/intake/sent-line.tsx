import { ShieldCheck } from 'lucide-react'
import { sizeOf } from '../language/words.ts'
import { useSentTotals } from '../ledger/use-totals.ts'
import { m } from '../paraglide/messages.js'
import { showOverlay } from '../shortcuts/overlay.ts'
import { Button, cx } from '../ui/index.ts'

export interface SentLineProps {
  /** True where every line counts: on a small screen the way to the ledger is seen alone. */
  readonly isShort?: boolean
}

/** For the foot of a flow: how much of people's files has left this device since the page was opened, and the way to the ledger. */
export const SentLine = ({ isShort = false }: SentLineProps) => {
  const { contentBytes } = useSentTotals()
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <p role="status" className={cx('flex items-center gap-2', isShort && 'max-sm:sr-only')}>
        <ShieldCheck aria-hidden="true" className="size-4 shrink-0 text-accent" />
        {contentBytes === 0 ? m.sent_line_none() : m.sent_line_some({ size: sizeOf(contentBytes) })}
      </p>
      <Button size="s" look="quiet" onPress={() => showOverlay('ledger')}>
        {m.sent_line_open()}
      </Button>
    </div>
  )
}
