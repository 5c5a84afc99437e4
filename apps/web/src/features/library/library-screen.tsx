import type { LibraryFile } from '@octavo/contract'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, FilePlus2, FolderPlus, Library, Search, SearchX, TriangleAlert } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react'
import { isOffline, useConnection } from '../../connection/connection.ts'
import { listAllFiles } from '../../http/api.ts'
import { LeftOutNote } from '../../intake/left-out-note.tsx'
import { PickInputs } from '../../intake/pick-inputs.tsx'
import { usePick } from '../../intake/use-pick.ts'
import { filesOf, number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { canPickFolders } from '../../platform/index.ts'
import { Button, cx, NOTHING, Panel, ProgressBar, type Selection, TextField, VirtualGrid } from '../../ui/index.ts'
import { useOpened } from '../../viewer/use-opened.ts'
import { FileRow } from './file-row.tsx'
import { type Found, searchFiles } from './search.ts'
import { useSearch } from './use-search.ts'
import { useUploads } from './use-uploads.ts'

const ROW_HEIGHT = 64
const NO_FILES: readonly LibraryFile[] = []
const idOf = ({ file }: Found) => file.id
const renderRow = (found: Found) => <FileRow found={found} />

const Preview = lazy(() => import('./preview.tsx'))
const FailureList = lazy(async () => ({ default: (await import('../../intake/failure-list.tsx')).FailureList }))

/** Shows a long library while it arrives: its first page, then each time that twice as much is there. */
const growing = (show: (files: readonly LibraryFile[]) => void) => {
  let shown = 0
  return (files: readonly LibraryFile[]) => {
    if (files.length < 2 * shown) return
    shown = files.length
    show([...files])
  }
}

/** `/upload`: finds files of the library by name and folder, opens and downloads them, and takes new ones. */
export default function LibraryScreen() {
  const [query, setQuery] = useState('')
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const { opened, open, close } = useOpened()
  const field = useRef<HTMLInputElement>(null)
  const isAway = isOffline(useConnection())
  const [part, setPart] = useState(NO_FILES)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['/api/files', 'all'],
    queryFn: ({ signal }) => listAllFiles(signal, growing(setPart)),
    staleTime: 0,
  })
  const uploads = useUploads()
  const pick = usePick({ onPicked: uploads.take, takesDrops: !uploads.isUploading })
  const wanted = useDeferredValue(query)
  const files = data ?? (isPending ? part : NO_FILES)
  const isHere = data !== undefined || files.length > 0
  const { hits, isAsking } = useSearch(wanted, !isAway)
  const found = useMemo(() => searchFiles(files, wanted, hits), [files, wanted, hits])
  const isSearching = wanted.trim() !== ''

  return (
    <main className="mx-auto flex h-[calc(100dvh-4.25rem-var(--banner-h,0px))] min-h-[36rem] w-full max-w-4xl flex-col gap-4 px-4 pt-2 pb-[calc(1rem+var(--nav-h)+var(--safe-end))] sm:px-6 [body:has([data-toast])_&]:pb-[calc(5.25rem+var(--nav-h)+var(--safe-end))]">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="max-w-md">
          <h1 className="text-title font-semibold text-balance sm:text-[2rem] sm:tracking-tight">
            {m.library_title()}
          </h1>
          <p className="mt-1.5 text-pretty text-muted">{m.library_lead()}</p>
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          <Button look="primary" icon={FilePlus2} isDisabled={uploads.isUploading} onPress={pick.chooseFiles}>
            {m.collect_upload()}
          </Button>
          {canPickFolders() && (
            <Button icon={FolderPlus} isDisabled={uploads.isUploading} onPress={pick.chooseFolder}>
              {m.collect_select_folder()}
            </Button>
          )}
        </div>
      </div>
      <PickInputs pick={pick} />
      <TextField
        label={m.library_field()}
        isLabelHidden
        type="search"
        icon={Search}
        placeholder={m.library_hint()}
        value={query}
        onChange={setQuery}
        inputRef={field}
      />
      {uploads.isUploading && <Uploading uploads={uploads} />}
      <LeftOutNote leftOut={pick.leftOut} />
      {!uploads.isUploading && uploads.failed.length + uploads.unreadable.length > 0 && (
        <Suspense fallback={null}>
          <FailureList
            isSmall
            failures={uploads.failed}
            unreadable={uploads.unreadable}
            onRetry={uploads.retry}
            onDrop={uploads.dropFailures}
          />
        </Suspense>
      )}
      <Panel
        className={cx(
          'flex min-h-0 flex-1 flex-col overflow-hidden rounded-[1.25rem]!',
          pick.isOver && 'border-accent! bg-accent-soft!',
        )}
      >
        {isHere && (
          <p role="status" className="border-b border-line/60 px-5 py-3 text-sm text-muted tabular">
            {isPending
              ? m.library_loading()
              : isAsking
                ? m.library_searching()
                : isSearching
                  ? m.collect_found({ count: found.length, n: number(found.length) })
                  : m.library_all({ count: files.length, n: number(files.length) })}
          </p>
        )}
        {isHere && found.length > 0 ? (
          <VirtualGrid
            label={m.library_list()}
            items={found}
            idOf={idOf}
            rowHeight={ROW_HEIGHT}
            selection={selection}
            onSelectionChange={setSelection}
            onOpen={({ file }) => open(file.id)}
            opensOnTap
            subject={wanted}
            renderRow={renderRow}
            className="min-h-0 flex-1"
          />
        ) : isPending ? (
          <State icon={Library} title={m.library_loading()} />
        ) : isError && isAway ? (
          <State icon={CloudOff} title={m.library_offline_title()} text={m.library_offline_text()}>
            <Button onPress={() => void refetch()}>{m.crash_retry()}</Button>
          </State>
        ) : isError ? (
          <State icon={TriangleAlert} title={m.library_failed_title()}>
            <Button onPress={() => void refetch()}>{m.crash_retry()}</Button>
          </State>
        ) : isAsking && files.length > 0 ? (
          <State icon={Search} title={m.library_searching()} />
        ) : isSearching && files.length > 0 ? (
          <State icon={SearchX} title={m.library_none_title()} text={m.library_none_text({ query: wanted.trim() })}>
            <Button
              onPress={() => {
                setQuery('')
                field.current?.focus()
              }}
            >
              {m.library_clear()}
            </Button>
          </State>
        ) : (
          <State icon={Library} title={m.library_empty_title()} text={m.library_empty_text()} />
        )}
      </Panel>
      {opened !== undefined && (
        <Suspense fallback={null}>
          <Preview
            found={found}
            id={opened}
            onMove={(id) => {
              open(id)
              setSelection((now) => ({ ...now, active: id }))
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </main>
  )
}

interface StateProps {
  readonly icon: typeof Library
  readonly title: string
  readonly text?: string
  readonly children?: ReactNode
}

/** What stands in place of the list while there is none. */
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

type Uploads = ReturnType<typeof useUploads>

const Uploading = ({ uploads }: { readonly uploads: Uploads }) => {
  const { filesDone = 0, filesTotal = 0, bytesSent = 0, bytesTotal = 0 } = uploads.progress ?? {}
  const percent = bytesTotal > 0 ? Math.floor((bytesSent / bytesTotal) * 100) : undefined
  return (
    <Panel className="flex items-center gap-4 px-5 py-3.5">
      <div className="min-w-0 flex-1">
        <p className="mb-2 text-sm font-medium tabular">
          {m.upload_files_of({ done: number(filesDone), total: filesOf(filesTotal) })}
        </p>
        <ProgressBar label={m.upload_progress()} size="s" {...(percent === undefined ? {} : { percent })} />
      </div>
      <Button size="s" onPress={uploads.cancel}>
        {m.upload_cancel()}
      </Button>
    </Panel>
  )
}
