import { Link, useLocation } from 'react-router'
import { m } from '../paraglide/messages.js'
import { cx } from '../ui/cx.ts'
import { useMedia } from '../ui/use-media.ts'
import { type Place, placeAt, RAIL, TABS } from './places.ts'

/** The ways to every screen that works: a rail at the side of large screens, tabs at the bottom of small ones. */
export default function Navigation() {
  const isSmall = useMedia('(width < 48rem)')
  const places = isSmall ? TABS : RAIL
  const here = placeAt(places, useLocation().pathname)
  return (
    <nav
      aria-label={m.nav_label()}
      className={
        isSmall
          ? 'fixed inset-x-0 bottom-0 z-20 h-(--nav-h) border-t border-line/70 bg-surface ps-(--safe-left) pe-(--safe-right) pb-(--safe-bottom)'
          : 'fixed inset-y-0 start-0 z-20 w-(--rail-w) overflow-y-auto border-e border-line/60 bg-surface/85 ps-(--safe-left) pt-[calc(4.75rem+var(--safe-top))] low:pt-2'
      }
    >
      <ul
        className={
          isSmall ? 'mx-auto grid h-full max-w-lg auto-cols-fr grid-flow-col' : 'flex flex-col gap-2 px-1 low:gap-0'
        }
      >
        {places.map((place) => (
          <Entry key={place.to} place={place} isHere={place === here} />
        ))}
      </ul>
    </nav>
  )
}

const Entry = ({ place: { to, words, icon: Icon }, isHere }: { readonly place: Place; readonly isHere: boolean }) => (
  <li>
    <Link
      to={to}
      aria-current={isHere ? 'page' : undefined}
      className={cx(
        'group flex h-full min-h-14 flex-col items-center justify-center gap-1 rounded-md text-center text-[0.6875rem] leading-tight outline-offset-[-3px]',
        isHere ? 'font-semibold text-accent' : 'text-muted hover:text-text',
      )}
    >
      <span
        className={cx(
          'grid h-7 w-14 place-items-center rounded-full transition',
          isHere ? 'bg-accent-soft' : 'group-hover:bg-accent-soft/60',
        )}
      >
        <Icon aria-hidden="true" className="size-5" />
      </span>
      {words()}
    </Link>
  </li>
)
