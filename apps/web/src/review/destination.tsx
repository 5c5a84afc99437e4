import { type DraftEntry, visibleName } from '@octavo/core'
import { PencilLine } from 'lucide-react'
import { m } from '../paraglide/messages.js'

export interface DestinationProps {
  readonly entry: DraftEntry
  /** The folder that is open: what lies below it is said alone. All of it where none is. */
  readonly within: string | undefined
}

/** The folder below an open one that an entry goes to; '' where it goes right into that one. */
export const folderBelow = ({ category }: Pick<DraftEntry, 'category'>, within: string | undefined): string =>
  within === undefined ? category : category.slice(within.length + 1)

/** Where a file goes, and the name that is proposed for it: what its row says before anything else. */
export const Destination = ({ entry, within }: DestinationProps) => {
  const folder = folderBelow(entry, within)
  const { name } = entry
  return (
    <>
      {folder !== '' && (
        <>
          <bdi className="font-medium text-text">{visibleName(folder)}</bdi>
          {' · '}
        </>
      )}
      {name !== undefined && (
        <>
          <PencilLine aria-hidden="true" className="me-1 inline size-3.5 align-[-0.15em]" />
          <span className="sr-only">{`${m.row_named()}: `}</span>
          <bdi className="font-medium text-text">{visibleName(name)}</bdi>
          {' · '}
        </>
      )}
    </>
  )
}
