import { Layers, Search, Sparkles, UserRound } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { cx } from '../ui/cx.ts'

const TABS = [
  { to: '/mobile', words: m.nav_sort, icon: Layers, also: '/smart-sorting' },
  { to: '/upload', words: m.nav_search, icon: Search },
  { to: '/react-native', words: m.nav_ai, icon: Sparkles },
  { to: '/play-store-compliance', words: m.nav_profile, icon: UserRound },
] as const

/** The tabs at the bottom of small screens. */
export default function BottomNav() {
  const { pathname } = useLocation()
  return (
    <nav
      aria-label={m.nav_label()}
      className="fixed inset-x-0 bottom-0 z-20 h-(--nav-h) border-t border-line/70 bg-surface ps-(--safe-left) pe-(--safe-right) pb-(--safe-bottom) md:hidden"
    >
      <ul className="mx-auto grid h-full max-w-lg grid-cols-4">
        {TABS.map(({ to, words, icon: Icon, ...tab }) => {
          const isActive = pathname === to || ('also' in tab && pathname === tab.also)
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isActive ? 'page' : undefined}
                className={cx(
                  'flex h-full flex-col items-center justify-center gap-1 text-xs outline-offset-[-3px]',
                  isActive ? 'font-semibold text-accent' : 'text-muted',
                )}
              >
                <span className={cx('grid h-7 w-14 place-items-center rounded-full', isActive && 'bg-accent-soft')}>
                  <Icon aria-hidden="true" className="size-5" />
                </span>
                {words()}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
