import { safeNext, visibleName } from '@octavo/core'
import { Download, File, FileText, Image, Music, Sparkles, TriangleAlert, Video } from 'lucide-react'
import { dateOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { Badge, Cell } from '../../ui/index.ts'
import { contentAddress, SERVER } from '../../viewer/server-look.ts'
import { Thumb } from '../../viewer/thumb.tsx'
import { type Found, stretchesOf } from './search.ts'
import { subjectOf } from './subject.ts'

const ICONS: Readonly<Record<string, typeof File>> = { image: Image, video: Video, audio: Music, text: FileText }

const ACTION = 'tap grid size-9 place-items-center rounded-sm text-muted hover:bg-accent-soft hover:text-text'

/** One file of the library: its name, folder, size and day, and the ways to its bytes. */
export const FileRow = ({ found }: { readonly found: Found }) => {
  const { file, hit } = found
  const name = visibleName(file.name)
  const Icon = file.type === 'application/pdf' ? FileText : (ICONS[file.type.split('/')[0] ?? ''] ?? File)
  const isThere = file.state === 'ok'
  return (
    <>
      <Cell className="flex min-w-0 flex-1 items-center gap-3 ps-4">
        <Thumb
          look={SERVER}
          of={subjectOf(file)}
          icon={<Icon className="size-4.5" strokeWidth={1.75} />}
          className="size-11 rounded-sm"
        />
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 items-center gap-2">
            <bdi className="truncate font-medium" title={name}>
              <Marked text={name} marks={name === file.name ? (hit?.name ?? []) : []} />
            </bdi>
            {!isThere && (
              <Badge tone="danger" icon={TriangleAlert}>
                {file.state === 'damaged' ? m.library_damaged() : m.library_gone()}
              </Badge>
            )}
          </div>
          <p className="truncate text-sm text-muted">
            {hit && !hit.why.includes('words') && (
              <>
                <Sparkles aria-hidden="true" className="me-1 inline size-3.5 align-[-0.15em] text-accent" />
                <span className="font-medium text-text">{m.library_means()}</span>
                {' · '}
              </>
            )}
            <bdi>
              {hit?.snippet ? <Marked text={hit.snippet.text} marks={hit.snippet.marks} /> : visibleName(file.folder)}
            </bdi>
          </p>
        </div>
      </Cell>
      <Cell className="hidden w-28 shrink-0 text-end text-sm text-muted tabular md:block">
        {dateOf(file.modifiedAtMs)}
      </Cell>
      <Cell className="w-20 shrink-0 text-end text-sm text-muted tabular max-xs:hidden">{sizeOf(file.size)}</Cell>
      <Cell className="flex shrink-0 gap-1 px-2">
        {isThere && (
          <a
            href={safeNext(contentAddress(file.id))}
            download={file.name}
            tabIndex={-1}
            aria-label={m.download_one({ name })}
            title={m.download_one({ name })}
            className={ACTION}
          >
            <Download aria-hidden="true" className="size-4.5" />
          </a>
        )}
      </Cell>
    </>
  )
}

/** A text in which what fits the search stands out. */
const Marked = ({ text, marks }: { readonly text: string; readonly marks: Parameters<typeof stretchesOf>[1] }) =>
  stretchesOf(text, marks).map((part, index) =>
    part.isMarked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no other name than their place.
      <mark key={index} className="rounded-[0.25rem] bg-accent-soft px-px font-semibold text-accent">
        {visibleName(part.text)}
      </mark>
    ) : (
      visibleName(part.text)
    ),
  )
