import { visibleName } from '@octavo/core'
import { Ellipsis, Folder, Inbox, Sparkles, Star, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { dateOf, filesOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { FILES } from '../../review/files.tsx'
import { ColorDot } from '../../ui/color-dot.tsx'
import { Badge } from '../../ui/index.ts'
import { SERVER } from '../../viewer/server-look.ts'
import { Thumb } from '../../viewer/thumb.tsx'
import { type Entry, type Key, keyOf, nameOf } from './entry.ts'
import { useList } from './list-context.ts'
import { Marked } from './marked.tsx'
import { subjectOf } from './subject.ts'

const NO_MARKS: readonly never[] = []

/** What an entry looks like: its small picture, the icon of its kind, or a folder. */
export const Picture = ({ entry, isLarge = false }: { readonly entry: Entry; readonly isLarge?: boolean }) => {
  const place = isLarge ? 'size-full rounded-sm' : 'size-10 rounded-sm'
  const icon = isLarge ? 'size-10' : 'size-4.5'
  const file = entry.is === 'file' ? entry.file : undefined
  const of = useMemo(() => file && subjectOf(file), [file])
  if (entry.is === 'folder') {
    const Icon = entry.folder.path === '/Inbox' ? Inbox : Folder
    const look = isLarge ? 'size-16' : 'size-6'
    return (
      <span aria-hidden="true" className={`${place} grid shrink-0 place-items-center`}>
        <Icon className={`${look} fill-accent-soft text-accent`} strokeWidth={1.25} />
      </span>
    )
  }
  if (!file || !of || file.state !== 'ok')
    return (
      <span aria-hidden="true" className={`${place} grid shrink-0 place-items-center bg-sunken text-muted`}>
        {FILES.icon(file?.kind ?? 'other', icon)}
      </span>
    )
  return <Thumb look={SERVER} of={of} icon={FILES.icon(file.kind, icon)} className={place} />
}

/** The name of an entry, with what fits the search marked in it. */
export const Name = ({ entry }: { readonly entry: Entry }) => {
  const name = nameOf(entry)
  const shown = visibleName(name)
  const marks = entry.is === 'file' && shown === name ? (entry.hit?.name ?? NO_MARKS) : NO_MARKS
  return (
    <bdi className="truncate font-medium" title={shown}>
      <Marked text={name} marks={marks} />
    </bdi>
  )
}

/** What is to be known at a glance: a star, a colour, tags, that the bytes are not what they should be. */
export const Marks = ({ entry, most = 2 }: { readonly entry: Entry; readonly most?: number }) => {
  if (entry.is !== 'file') return null
  const { starred, color, tags, state } = entry.file
  return (
    <>
      {starred && <Star role="img" aria-label={m.lib_starred()} className="size-4 shrink-0 fill-warn text-warn" />}
      {color && <ColorDot color={color} />}
      {state !== 'ok' && (
        <Badge tone="danger" icon={TriangleAlert}>
          {state === 'damaged' ? m.library_damaged() : m.library_gone()}
        </Badge>
      )}
      {tags.slice(0, most).map((tag, at) => (
        // A narrow row has room for one.
        <span key={tag} className={at > 0 ? 'max-sm:hidden' : undefined}>
          <Badge>
            <bdi>{visibleName(tag)}</bdi>
          </Badge>
        </span>
      ))}
    </>
  )
}

/** The second line: why a search found it and where it lies, when it goes for good, or its size and day. */
export const Detail = ({ entry }: { readonly entry: Entry }) => {
  const { showsFolder } = useList()
  if (entry.is === 'folder') return `${filesOf(entry.folder.files)} · ${sizeOf(entry.folder.sizeBytes)}`
  if (entry.is === 'trashed')
    return `${visibleName(entry.file.folder)} · ${m.trash_goes({ size: sizeOf(entry.file.size), date: dateOf(entry.file.purgeAfterMs) })}`
  const { hit, file } = entry
  const parts = `${sizeOf(file.size)} · ${dateOf(file.modifiedAtMs)}`
  if (!showsFolder) return parts
  const isMeant = hit !== undefined && !hit.why.includes('words') && hit.why.includes('meaning')
  return (
    <>
      {isMeant && (
        <>
          <Sparkles aria-hidden="true" className="me-1 inline size-3.5 align-[-0.15em] text-accent" />
          <span className="font-medium text-text">{m.library_means()}</span>
          {' · '}
        </>
      )}
      <bdi>{visibleName(file.folder)}</bdi>
      {hit?.snippet && (
        <>
          {' · '}
          <bdi>
            <Marked text={hit.snippet.text} marks={hit.snippet.marks} />
          </bdi>
        </>
      )}
    </>
  )
}

/** The button that opens what can be done with an entry. */
export const MenuButton = ({ entry, isActive }: { readonly entry: Entry; readonly isActive: boolean }) => {
  const { onMenu } = useList()
  const label = m.row_actions({ name: visibleName(nameOf(entry)) })
  const key: Key = keyOf(entry)
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-haspopup="menu"
      tabIndex={isActive ? 0 : -1}
      onClick={(event) => onMenu(key, event.currentTarget)}
      className="tap grid size-8 place-items-center rounded-sm text-muted hover:bg-accent-soft hover:text-text"
    >
      <Ellipsis aria-hidden="true" className="size-4" />
    </button>
  )
}
