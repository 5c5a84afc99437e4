import { CloudOff, FolderOpen, Library, Search, SearchX, Trash2, TriangleAlert } from 'lucide-react'
import { m } from '../../paraglide/messages.js'
import { BlankState, Button } from '../../ui/index.ts'
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
      <BlankState icon={CloudOff} title={m.library_offline_title()} text={m.library_offline_text()}>
        {retry}
      </BlankState>
    ) : (
      <BlankState icon={TriangleAlert} title={place.view === 'trash' ? m.lib_trash_failed() : m.library_failed_title()}>
        {retry}
      </BlankState>
    )
  if (listing.state === 'missing')
    return (
      <BlankState icon={FolderOpen} title={m.lib_missing_title()} text={m.lib_missing_text()}>
        <Button onPress={onTop}>{m.lib_to_top()}</Button>
      </BlankState>
    )
  if (place.view === 'search') {
    if (isAsking || listing.state === 'loading') return <BlankState icon={Search} title={m.library_searching()} />
    const words = place.query.q.trim()
    return (
      <BlankState
        icon={SearchX}
        title={m.library_none_title()}
        text={words === '' ? m.lib_none_narrowed() : m.library_none_text({ query: words })}
      >
        <Button onPress={onClear}>{m.library_clear()}</Button>
      </BlankState>
    )
  }
  if (place.view === 'trash')
    return listing.state === 'loading' ? (
      <BlankState icon={Trash2} title={m.lib_trash_loading()} />
    ) : (
      <BlankState icon={Trash2} title={m.lib_trash_empty()} text={m.lib_trash_empty_text()} />
    )
  if (listing.state === 'loading') return <BlankState icon={Library} title={m.library_loading()} />
  if (place.folder === '/')
    return <BlankState icon={Library} title={m.library_empty_title()} text={m.library_empty_text()} />
  return <BlankState icon={FolderOpen} title={m.lib_empty_folder_title()} text={m.lib_empty_folder_text()} />
}
