import type { LibraryFile } from '@octavo/contract'
import { useEffect, useState } from 'react'
import { isLocal } from '../../device/local.ts'
import { listAllFiles } from '../../http/api.ts'
import { serverTextOf } from '../../http/http.ts'
import { m } from '../../paraglide/messages.js'
import { Button } from '../../ui/index.ts'
import { DownloadSheet } from './download-sheet.tsx'
import type { DownloadableFile } from './types.ts'

export interface LibraryDownloadsProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onOpenChange: (isOpen: boolean) => void
  /** Where the plan of a run has put its files, by their ids: their paths in the archive. Undefined for all of the library. */
  readonly paths: ReadonlyMap<string, string> | undefined
}

type Loaded = { readonly files: readonly DownloadableFile[] } | { readonly error: string } | undefined

/** The download sheet for files of the library, with their folders; the list is looked up whenever it opens. */
export default function LibraryDownloads({ title, isOpen, onOpenChange, paths }: LibraryDownloadsProps) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks the list up again.
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const load = async () => {
      try {
        const here = await waitingOf(paths)
        const listed = here.length > 0 && here.length === paths?.size ? [] : await listAllFiles(stop.signal)
        const there = listed.filter(({ id }) => !paths || paths.has(id)).map(toDownload)
        const files = [...here, ...there].map((file) => ({ ...file, path: paths?.get(file.id) ?? file.path }))
        setLoaded({ files: files.sort(byPath) })
      } catch (error) {
        if (!stop.signal.aborted) setLoaded({ error: serverTextOf(error) ?? m.download_loading_failed() })
      }
    }
    void load()
    return () => stop.abort()
  }, [isOpen, paths, attempt])

  return (
    <DownloadSheet
      key={paths ? [...paths.keys()].join() : ''}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      files={filesOf(loaded)}
    >
      {loaded && 'files' in loaded ? undefined : (
        <>
          <p role="status">{loaded ? loaded.error : m.download_loading()}</p>
          {loaded && <Button onPress={() => setAttempt(attempt + 1)}>{m.download_loading_retry()}</Button>}
        </>
      )}
    </DownloadSheet>
  )
}

/** Those of the files of a run that wait on this device. */
const waitingOf = async (paths: LibraryDownloadsProps['paths']): Promise<readonly DownloadableFile[]> => {
  if (!paths || ![...paths.keys()].some(isLocal)) return []
  const { listWaiting } = await import('../../device/queue.ts')
  return (await listWaiting())
    .filter(({ id, blob }) => paths.has(id) && blob !== undefined)
    .map(({ id, name, path, sizeBytes, mediaType, modifiedAtMs, blob }) => ({
      ...{ id, name, path, blob, modifiedAtMs, size: sizeBytes, type: mediaType },
    }))
}

const NO_FILES: readonly DownloadableFile[] = []
const filesOf = (loaded: Loaded) => (loaded && 'files' in loaded ? loaded.files : NO_FILES)

const toDownload = ({ id, name, size, type, path, modifiedAtMs }: LibraryFile): DownloadableFile => ({
  id,
  name,
  size,
  type,
  path: path.replace(/^\//, ''),
  url: `/api/files/${encodeURIComponent(id)}/content`,
  modifiedAtMs,
  libraryId: id,
})

/** Folder by folder, and `Letter 2` before `Letter 10`. */
const byPath = (a: DownloadableFile, b: DownloadableFile): number => {
  const parts = (file: DownloadableFile) => (file.path ?? file.name).split('/')
  const [first, second] = [parts(a), parts(b)]
  const at = first.findIndex((part, index) => part !== second[index])
  return order.compare(first[at] ?? '', second[at] ?? '')
}
const order = new Intl.Collator(undefined, { numeric: true })
