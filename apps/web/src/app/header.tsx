import { Cloud, Menu, Search } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useUser } from '../session/session.ts'
import { showOverlay } from '../shortcuts/overlay.ts'
import { Avatar, nameOf } from '../ui/avatar.tsx'
import { optional } from '../ui/optional.ts'

const AccountMenu = optional(() => import('./account-menu.tsx'))

const ROUND = 'tap grid size-11 shrink-0 place-items-center rounded-md transition hover:bg-accent-soft'

/** The top of every screen: the menu, the name of the product, its tagline, the way to the cloud-drive sync, the command palette, the account. */
export const Header = () => (
  // No higher than screens take it for, on a narrow one too, where the tagline has two lines; on the smallest it has no room (`app.css`).
  <header className="flex items-center justify-between gap-3 px-3 py-1.5 sm:py-3 sm:ps-2 sm:pe-6 low:py-1">
    <div className="flex min-w-0 items-center gap-1 sm:gap-2">
      <button
        type="button"
        aria-label={m.menu_open()}
        title={m.menu_open()}
        onClick={() => showOverlay('menu')}
        className={ROUND}
      >
        <Menu aria-hidden="true" className="size-5" />
      </button>
      <Link
        to="/"
        // Its name are the words that are seen (WCAG 2.5.3).
        title={m.header_home({ app: m.app_name() })}
        className="flex min-h-11 min-w-0 items-center gap-2.5 rounded-md pe-2"
      >
        <Mark />
        <span className="min-w-0">
          <span className="block text-lg leading-tight font-semibold tracking-tight">{m.app_name()}</span>
          <span className="block text-xs leading-tight text-balance text-muted">{m.tagline()}</span>
        </span>
      </Link>
    </div>
    <div className="flex shrink-0 items-center gap-1">
      <Link to="/google-drive-sync" aria-label={m.sync_title()} title={m.sync_title()} className={ROUND}>
        <Cloud aria-hidden="true" className="size-5" />
      </Link>
      <button
        type="button"
        aria-label={m.palette_title()}
        title={m.palette_title()}
        onClick={() => showOverlay('palette')}
        className={ROUND}
      >
        <Search aria-hidden="true" className="size-5" />
      </button>
      <Account />
    </div>
  </header>
)

/** Who is logged in, on every page: a person's initials, or a face for a guest; pressed, what can be done about it. */
const Account = () => {
  const user = useUser()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const label = user ? m.header_account_of({ name: nameOf(user) }) : m.header_account()
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
        className={ROUND}
      >
        <Avatar {...(user ? { user } : {})} />
      </button>
      <Suspense fallback={null}>{isOpen && <AccountMenu anchor={button} onOpenChange={setOpen} />}</Suspense>
    </>
  )
}

/** The octopus of the product's sign, drawn in the accent. */
const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0 text-accent">
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
      <path d="M8 14a8 8 0 0 1 16 0" />
      <path d="M8 14c0 6-3.5 4.5-3.5 9M13 15.5c0 5.5-2.5 5.5-2.5 10.5M19 15.5c0 5.5 2.5 5.5 2.5 10.5M24 14c0 6 3.5 4.5 3.5 9" />
    </g>
    <circle cx="13" cy="12.5" r="1.5" fill="currentColor" />
    <circle cx="19" cy="12.5" r="1.5" fill="currentColor" />
  </svg>
)
