import { filesOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { isFolderKey, type Listing, type Source } from './entry.ts'
import type { Place } from './place.ts'

interface SummaryProps {
  readonly place: Place
  readonly listing: Listing
  readonly source: Source
  readonly isAsking: boolean
}

/** One line over the list: how much it is, or that it is on its way. */
export const Summary = (props: SummaryProps) => {
  const isShown = props.listing.state === 'ready' || props.isAsking
  return (
    isShown && (
      <p role="status" className="px-5 pt-2 pb-1.5 text-sm text-muted tabular">
        {wordsOf(props)}
      </p>
    )
  )
}

const wordsOf = ({ place, listing, source, isAsking }: SummaryProps): string => {
  const { keys, fileCount, state } = listing
  if (place.view === 'search' || (isAsking && state === 'ready')) {
    if (isAsking) return m.library_searching()
    const shown = m.collect_found({ count: fileCount, n: number(fileCount) })
    return keys.length < fileCount ? `${shown} · ${m.lib_first({ n: number(keys.length) })}` : shown
  }
  if (state !== 'ready') return m.library_loading()
  if (place.view === 'trash') return filesOf(fileCount)
  const folders = keys.filter(isFolderKey)
  if (place.folder === '/') {
    // Files of folders are all below the top.
    const below = folders.reduce((sum, key) => {
      const entry = source.entryOf(key)
      return sum + (entry?.is === 'folder' ? entry.folder.files : 0)
    }, 0)
    const count = fileCount + below
    return m.library_all({ count, n: number(count) })
  }
  return folders.length === 0
    ? filesOf(fileCount)
    : `${m.lib_folder_count({ count: folders.length, n: number(folders.length) })} · ${filesOf(fileCount)}`
}
