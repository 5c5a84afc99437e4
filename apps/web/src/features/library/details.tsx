import type { FileRef } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { Layers, X } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { needWords } from '../../language/index.ts'
import { dateOf, filesOf, number, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { useKeptRules } from '../../settings/rules.ts'
import { Button, IconButton } from '../../ui/index.ts'
import { FileFacts } from '../../viewer/file-facts.tsx'
import { type Entry, type Key, nameOf } from './entry.ts'
import { Marks, Picture } from './entry-parts.tsx'
import { parentOf } from './place.ts'

interface DetailsProps {
  readonly keys: ReadonlySet<Key>
  /** The one thing that is chosen, where it is one. */
  readonly entry: Entry | undefined
  /** What is known of the chosen things that are here. */
  readonly known: readonly Entry[]
  readonly onClose?: () => void
  readonly onTag: (keys: ReadonlySet<Key>) => void
}

const sizeBytesOf = (entry: Entry) => (entry.is === 'folder' ? entry.folder.sizeBytes : entry.file.size)

/** What is known of what is chosen: of one thing all, of many how many and how large. */
export default function Details({ keys, entry, known, onClose, onTag }: DetailsProps) {
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex items-center justify-between gap-2 ps-5 pe-2 pt-3">
        {(entry || onClose) && (
          <h2 className="min-w-0 truncate text-lg font-semibold tracking-tight">
            {entry ? <bdi>{visibleName(nameOf(entry))}</bdi> : m.lib_details()}
          </h2>
        )}
        {onClose && <IconButton size="s" label={m.close()} icon={X} onPress={onClose} />}
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        aria-label={m.lib_details()}
        className="scroll-thin min-h-0 flex-1 overflow-y-auto px-5 pt-3 pb-5"
      >
        {entry ? (
          <One entry={entry} onTag={() => onTag(keys)} />
        ) : (
          <div className="grid justify-items-center gap-3 pt-10 text-center text-muted">
            <Layers aria-hidden="true" className="size-10 text-accent" strokeWidth={1.25} />
            {keys.size === 0 ? (
              <p className="max-w-56 text-pretty">{m.lib_details_none()}</p>
            ) : (
              <>
                <p className="font-semibold text-text">
                  {m.lib_selected_count({ count: keys.size, n: number(keys.size) })}
                </p>
                {known.length === keys.size && <p>{sizeOf(known.reduce((sum, one) => sum + sizeBytesOf(one), 0))}</p>}
              </>
            )}
          </div>
        )}
      </section>
    </div>
  )
}

const WhyButton = lazy(async () => {
  const [why] = await Promise.all([import('../../rules/why.tsx'), needWords('rules')])
  return why
})

/** Why the person's rules have, or have not, their say about a file; nothing where there are no rules. */
const AskRules = ({ file }: { readonly file: FileRef }) => {
  const rules = useKeptRules()
  return (
    <Suspense fallback={null}>
      {rules && (
        <div>
          <WhyButton file={file} rules={rules} />
        </div>
      )}
    </Suspense>
  )
}

const One = ({ entry, onTag }: { readonly entry: Entry; readonly onTag: () => void }) => (
  <div className="flex flex-col gap-5">
    <div className="aspect-[4/3] w-full">
      <Picture entry={entry} isLarge />
    </div>
    {entry.is === 'file' && (
      <>
        <div className="flex flex-wrap items-center gap-2">
          <Marks entry={entry} most={50} />
          <Button size="s" look="quiet" onPress={onTag}>
            {m.lib_tag()}
          </Button>
        </div>
        <FileFacts file={entry.file} />
        <AskRules file={entry.file} />
      </>
    )}
    {entry.is === 'folder' && (
      <Rows
        rows={[
          [m.lib_contents(), filesOf(entry.folder.files)],
          [m.preview_size(), sizeOf(entry.folder.sizeBytes)],
          [m.preview_changed(), entry.folder.modifiedAtMs === null ? '' : dateOf(entry.folder.modifiedAtMs)],
          [m.preview_folder(), <bdi key="in">{visibleName(parentOf(entry.folder.path))}</bdi>],
        ]}
      />
    )}
    {entry.is === 'trashed' && (
      <Rows
        rows={[
          [m.preview_folder(), <bdi key="in">{visibleName(entry.file.folder)}</bdi>],
          [m.preview_size(), sizeOf(entry.file.size)],
          [m.lib_trashed_at(), dateOf(entry.file.trashedAtMs)],
          [m.lib_goes_at(), dateOf(entry.file.purgeAfterMs)],
        ]}
      />
    )}
  </div>
)

const Rows = ({ rows }: { readonly rows: readonly (readonly [string, ReactNode])[] }) => (
  <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 text-sm">
    {rows.map(([label, value]) => (
      <div key={label} className="contents">
        <dt className="text-muted">{label}</dt>
        <dd className="min-w-0 [overflow-wrap:anywhere]">{value}</dd>
      </div>
    ))}
  </dl>
)
