import { CloudDownload } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { useUser } from '../session/session.ts'
import { Avatar, nameOf } from './avatar.tsx'
import { cx } from './cx.ts'

export interface HeaderProps {
  /** Stands before the name of the product, e.g. a menu button. */
  readonly start?: ReactNode
  /** Stands after the links. */
  readonly end?: ReactNode
}

const ROUND =
  'tap grid size-11 shrink-0 place-items-center rounded-md transition hover:bg-accent-soft aria-[current=page]:text-accent'

/** The top of every screen: the name of the product, its tagline, and the ways to the cloud sync and to the profile. */
export const Header = ({ start, end }: HeaderProps) => (
  <header className="flex items-center justify-between gap-3 px-3 py-3 sm:px-6 low:py-1">
    <div className="flex min-w-0 items-center gap-2">
      {start}
      <Link
        to="/"
        // Its name are the words that are seen (WCAG 2.5.3).
        title={m.header_home({ app: m.app_name() })}
        className={cx('flex min-h-11 min-w-0 items-center gap-2.5 rounded-md pe-2', start === undefined && 'ps-2')}
      >
        <Mark />
        <span className="min-w-0">
          <span className="block text-lg leading-tight font-semibold tracking-tight">{m.app_name()}</span>
          <span
            className={cx(
              'block text-xs leading-tight text-balance text-muted',
              start !== undefined && 'max-sm:hidden',
            )}
          >
            {m.tagline()}
          </span>
        </span>
      </Link>
    </div>
    <div className="flex shrink-0 items-center gap-1">
      {end}
      <Link to="/google-drive-sync" aria-label={m.header_drive()} title={m.header_drive()} className={ROUND}>
        <CloudDownload aria-hidden="true" className="size-5" />
      </Link>
      <Profile />
    </div>
  </header>
)

/** The way to the profile: a person's initials, so that every page says who is logged in, or a face for a guest. */
const Profile = () => {
  const user = useUser()
  const label = user ? m.header_profile_of({ name: nameOf(user) }) : m.header_profile()
  return (
    <Link to="/play-store-compliance" aria-label={label} title={label} className={ROUND}>
      <Avatar {...(user ? { user } : {})} />
    </Link>
  )
}

/** The octopus of the product's sign, drawn in the accent. */
const Mark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0 text-accent">
    <g fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
      <path d="M8 14a8 8 0 0 1 16 0" />
      <path d="M8 14c0 6-3.500 4.500-3.500 9M13 15.500c0 5.500-2.500 5.500-2.500 10.500M19 15.500c0 5.500 2.500 5.500 2.500 10.500M24 14c0 6 3.500 4.500 3.500 9" />
    </g>
    <circle cx="13" cy="12.500" r="1.500" fill="currentColor" />
    <circle cx="19" cy="12.500" r="1.500" fill="currentColor" />
  </svg>
)
