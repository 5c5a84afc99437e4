import { visibleName } from '@octavo/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Bookmark, CalendarDays, CopyCheck, Library, type LucideIcon, Star, Trash2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { forgetSearch, listSearches } from '../../http/library.ts'
import { m } from '../../paraglide/messages.js'
import { cx } from '../../ui/index.ts'
import { type Dragging, dropInto } from './dragging.ts'
import { FolderTree } from './folder-tree.tsx'
import { addressOf, NO_QUERY, type Place, TOP } from './place.ts'
import { queryOf } from './query.ts'

interface SideProps {
  readonly place: Place
  readonly dragging: Dragging
  readonly onOpen: (folder: string) => void
  /** Called when one of its links was followed. */
  readonly onGone?: () => void
}

export const SEARCHES = ['/api/searches'] as const
const STARRED: Place = { view: 'search', folder: '/', query: { ...NO_QUERY, starred: '1' } }
const TRASH: Place = { ...TOP, view: 'trash' }

/** The ways through the library: its top and its folders, what has a star, searches that were kept, copies, the trash. */
export const Side = ({ place, dragging, onOpen, onGone }: SideProps) => {
  const client = useQueryClient()
  const { data: searches = [] } = useQuery({
    queryKey: SEARCHES,
    queryFn: ({ signal }) => listSearches({ signal }),
    staleTime: 0,
  })
  const here = addressOf(place)
  const forget = async (id: string) => {
    await forgetSearch(id)
    await client.invalidateQueries({ queryKey: SEARCHES })
  }
  const way = (to: Place, icon: LucideIcon, words: ReactNode, drop?: string) => (
    <Way
      to={addressOf(to)}
      icon={icon}
      isHere={addressOf(to) === here}
      {...(onGone ? { onGone } : {})}
      {...(drop === undefined ? {} : { drop: dropInto(dragging, drop) })}
    >
      {words}
    </Way>
  )
  return (
    <nav aria-label={m.lib_side()} className="flex min-h-0 flex-1 flex-col gap-0.5">
      {way(TOP, Library, m.lib_top(), '/')}
      {way(STARRED, Star, m.lib_starred())}
      <FolderTree
        current={place.view === 'folder' ? place.folder : ''}
        onOpen={(folder) => {
          onOpen(folder)
          onGone?.()
        }}
        dragging={dragging}
      />
      {searches.length > 0 && (
        <ul
          aria-label={m.lib_searches()}
          className="scroll-thin mt-2 max-h-40 shrink-0 overflow-y-auto border-t border-line/60 pt-2"
        >
          {searches.map((kept) => (
            <li key={kept.id} className="flex items-center *:first:flex-1">
              {way(
                { view: 'search', folder: '/', query: queryOf(kept) },
                Bookmark,
                <bdi>{visibleName(kept.name)}</bdi>,
              )}
              <button
                type="button"
                aria-label={m.lib_forget({ name: visibleName(kept.name) })}
                title={m.lib_forget({ name: visibleName(kept.name) })}
                onClick={() => void forget(kept.id).catch((error: unknown) => console.warn('The search stays', error))}
                className="tap grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:bg-accent-soft hover:text-text"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="mt-2 flex shrink-0 flex-col gap-0.5 border-t border-line/60 pt-2">
        <Way to="/duplicates" icon={CopyCheck} isHere={false} {...(onGone ? { onGone } : {})}>
          {m.place_duplicates()}
        </Way>
        <Way to="/dates" icon={CalendarDays} isHere={false} {...(onGone ? { onGone } : {})}>
          {m.place_dates()}
        </Way>
        {way(TRASH, Trash2, m.lib_trash())}
      </div>
    </nav>
  )
}

interface WayProps {
  readonly to: string
  readonly icon: LucideIcon
  readonly isHere: boolean
  readonly onGone?: () => void
  readonly drop?: object
  readonly children: ReactNode
}

const Way = ({ to, icon: Icon, isHere, onGone, drop, children }: WayProps) => (
  <Link
    to={to}
    aria-current={isHere ? 'page' : undefined}
    onClick={onGone}
    {...drop}
    className={cx(
      'tap flex min-h-9 min-w-0 shrink-0 items-center gap-2.5 rounded-sm px-2.5 text-sm data-over:bg-accent-soft data-over:outline-2 data-over:outline-accent',
      isHere ? 'bg-accent-soft font-semibold' : 'hover:bg-raised',
    )}
  >
    <Icon aria-hidden="true" className="size-4.5 shrink-0 text-accent" strokeWidth={1.75} />
    <span className="truncate">{children}</span>
  </Link>
)
