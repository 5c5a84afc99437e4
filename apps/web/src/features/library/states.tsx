import { CloudOff, FolderOpen, Library, type LucideIcon, Search, SearchX, Trash2, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import type { Listing } from './entry.ts'
import type { Place } from './place.ts'

interface NoListProps {
  readonly place: Place
  readonly listing: Listing
  readonly isAway: boolean
  /** True while the answer to what was asked is on its way. */
  readonly isAsking: boolean
  readonly onRetry: () => void
  readonly onClear: () => void
  readonly onTop: () => void
}

/** What stands in place of a list that has nothing to show, and why. */
export const NoList = ({ place, listing, isAway, isAsking, onRetry, onClear, onTop }: NoListProps) => {
  const retry = <Button onPress={onRetry}>{m.crash_retry()}</Button>
  if (listing.state === 'failed')
    return isAway ? (
      <State icon={CloudOff} title={m.library_offline_title()} text={m.library_offline_text()}>
        {retry}
      </State>
    ) : (
      <State icon={TriangleAlert} title={m.library_failed_title()}>
        {retry}
      </State>
    )
  if (listing.state === 'missing')
    return (
      <State icon={FolderOpen} title={m.lib_missing_title()} text={m.lib_missing_text()}>
        <Button onPress={onTop}>{m.lib_to_top()}</Button>
      </State>
    )
  if (place.view === 'search') {
    if (isAsking || listing.state === 'loading') return <State icon={Search} title={m.library_searching()} />
    const words = place.query.q.trim()
    return (
      <State
        icon={SearchX}
        title={m.library_none_title()}
        text={words === '' ? m.lib_none_narrowed() : m.library_none_text({ query: words })}
      >
        <Button onPress={onClear}>{m.library_clear()}</Button>
      </State>
    )
  }
  if (listing.state === 'loading') return <State icon={Library} title={m.library_loading()} />
  if (place.view === 'trash') return <State icon={Trash2} title={m.trash_empty()} />
  if (place.folder === '/')
    return <State icon={Library} title={m.library_empty_title()} text={m.library_empty_text()} />
  return <State icon={FolderOpen} title={m.lib_empty_folder_title()} text={m.lib_empty_folder_text()} />
}

interface StateProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

const State = ({ icon: Icon, title, text, children }: StateProps) => (
  <div role="status" className="grid flex-1 place-items-center p-8 text-center">
    <div className="flex max-w-sm flex-col items-center">
      <Icon aria-hidden="true" className="size-10 text-accent" strokeWidth={1.5} />
      <p className="mt-4 text-lg font-semibold">{title}</p>
      {text && <p className="mt-1.5 text-pretty break-words text-muted">{text}</p>}
      {children && <div className="mt-5">{children}</div>}
    </div>
  </div>
)
