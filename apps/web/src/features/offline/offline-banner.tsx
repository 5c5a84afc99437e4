import { Check, ChevronDown, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type Connection, isOffline, useConnection } from '../../connection/connection.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import { useWaitingCount } from './use-queue.ts'

const FLAGS: readonly { readonly flag: keyof Connection; readonly words: () => string }[] = [
  { flag: 'online', words: m.status_online },
  { flag: 'backend', words: m.status_backend },
  { flag: 'ai', words: m.status_ai },
  { flag: 'database', words: m.status_database },
]

/** Says that the server can't be reached, why, what still works, and what waits. Dismissed, it comes back next time. */
export const OfflineBanner = () => {
  const connection = useConnection()
  const isAway = isOffline(connection)
  const [isDismissed, setDismissed] = useState(false)
  const waiting = useWaitingCount()
  useEffect(() => {
    if (!isAway) setDismissed(false)
  }, [isAway])
  return (
    <div ref={measured} role="status" aria-label={m.offline_label()} className="sticky top-0 z-30">
      {isAway && !isDismissed && (
        <div
          style={{ marginTop: 'calc(-1 * var(--safe-top))' }}
          className="max-h-[60dvh] overflow-y-auto border-b border-warn/40 bg-warn-soft px-4 pt-[calc(0.75rem+var(--safe-top))] pb-3 text-text sm:px-6"
        >
          <div className="mx-auto flex max-w-5xl flex-wrap items-start gap-x-4 gap-y-2">
            <CloudOff aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
            <div className="min-w-0 flex-1 basis-48">
              <p>
                <strong className="font-semibold text-warn">{m.offline_mode()}</strong> {m.offline_basic()}{' '}
                {connection.online ? m.offline_no_server() : m.offline_no_connection()}
              </p>
              {waiting > 0 && (
                <p className="mt-1 text-sm font-medium tabular">
                  {m.offline_waiting({ count: waiting, n: number(waiting) })}
                </p>
              )}
              <details className="group mt-1 text-sm">
                <summary className="tap inline-flex min-h-8 list-none items-center gap-1 font-medium text-warn">
                  {m.offline_still()}
                  <ChevronDown aria-hidden="true" className="size-4 transition group-open:rotate-180" />
                </summary>
                <Details connection={connection} />
              </details>
            </div>
            <Button size="s" onPress={() => setDismissed(true)}>
              {m.offline_dismiss()}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Tells the screens below how much of the window the banner takes, as `--banner-h`; without it that is what the notch takes. */
const measured = (banner: HTMLElement | null) => {
  if (!banner) return
  const root = document.documentElement.style
  const watcher = new ResizeObserver(() =>
    root.setProperty('--banner-h', `max(${banner.offsetHeight}px, var(--safe-top))`),
  )
  watcher.observe(banner)
  return () => {
    watcher.disconnect()
    root.removeProperty('--banner-h')
  }
}

const Details = ({ connection }: { readonly connection: Connection }) => (
  <div className="grid gap-x-8 gap-y-3 pt-1 pb-1 sm:grid-cols-[1fr_auto]">
    <ul className="grid gap-1.5 sm:grid-cols-2">
      {[m.offline_still_1, m.offline_still_2, m.offline_still_3, m.offline_still_4].map((words) => (
        <li key={words()} className="flex items-start gap-2">
          <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok" />
          {words()}
        </li>
      ))}
    </ul>
    <dl aria-label={m.status_title()} className="grid grid-cols-[auto_auto] gap-x-3 gap-y-1">
      {FLAGS.map(({ flag, words }) => (
        <div key={flag} className="contents">
          <dt className="text-muted">{words()}</dt>
          <dd className={connection[flag] ? 'text-ok' : 'text-danger'}>
            {connection[flag] ? m.status_yes() : m.status_no()}
          </dd>
        </div>
      ))}
    </dl>
  </div>
)
