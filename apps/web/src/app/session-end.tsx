import { LogIn } from 'lucide-react'
import { useEffect } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useSessionOver } from '../session/session.ts'

const AUTH = '/auth'

/**
 * Says that the session has ended, for as long as nobody has logged in, and leads to the login once, with the way back.
 * Whoever comes back without it keeps what they picked and edited in sight.
 */
export default function SessionEnd() {
  const isOver = useSessionOver()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const login = `${AUTH}?next=${encodeURIComponent(`${pathname}${search}${hash}`)}`

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, from wherever the person was when it ended.
  useEffect(() => {
    if (isOver && pathname !== AUTH) navigate(login, { state: { back: state } })
  }, [isOver])

  return (
    <div role="status">
      {isOver && (
        <div className="relative border-b border-warn/40 bg-warn-soft px-4 py-3 text-text sm:px-6">
          <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="min-w-0 flex-1 basis-64 text-pretty">
              <strong className="block font-semibold text-warn">{m.account_over()}</strong>
              {m.account_over_text()}
            </p>
            {pathname !== AUTH && (
              <Link
                to={login}
                state={{ back: state }}
                className="tap inline-flex min-h-9 items-center gap-1.5 rounded-sm border border-edge/60 bg-raised px-3 text-sm font-medium hover:border-accent hover:bg-accent-soft"
              >
                <LogIn aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                {m.auth_login_submit()}
              </Link>
            )}
          </div>
        </div>
      )}
    </div>
  )
}
