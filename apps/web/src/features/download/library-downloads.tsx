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
  /** Ids of files in the library; undefined for all of it. */
  readonly fileIds: readonly string[] | undefined
}

type Loaded = { readonly files: readonly DownloadableFile[] } | { readonly error: string } | undefined

/** The download sheet for files of the library, with their folders; the list is looked up whenever it opens. */
export default function LibraryDownloads({ title, isOpen, onOpenChange, fileIds }: LibraryDownloadsProps) {
  const [loaded, setLoaded] = useState<Loaded>()
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt looks the list up again.
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const load = async () => {
      try {
        const wanted = fileIds && new Set(fileIds)
        const here = await waitingOf(wanted)
        const files = here.length > 0 && here.length === wanted?.size ? [] : await listAllFiles(stop.signal)
        setLoaded({
          files: [...here, ...files.filter(({ id }) => !wanted || wanted.has(id)).map(toDownload)].sort(byPath),
        })
      } catch (error) {
        if (!stop.signal.aborted) setLoaded({ error: serverTextOf(error) ?? m.download_loading_failed() })
      }
    }
    void load()
    return () => stop.abort()
  }, [isOpen, fileIds, attempt])

  return (
    <DownloadSheet
      key={fileIds?.join() ?? ''}
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

/** Those of the wanted files that wait on this device, under the paths that their plan has given them. */
const waitingOf = async (wanted: ReadonlySet<string> | undefined): Promise<readonly DownloadableFile[]> => {
  if (!wanted || ![...wanted].some(isLocal)) return []
  const [{ listWaiting }, { pathsOfPlans }] = await Promise.all([
    import('../../device/queue.ts'),
    import('../../device/runs.ts'),
  ])
  const paths = await pathsOfPlans()
  return (await listWaiting())
    .filter(({ id, blob }) => wanted.has(id) && blob !== undefined)
    .map(({ id, name, path, sizeBytes, mediaType, modifiedAtMs, blob }) => ({
      ...{ id, name, blob, modifiedAtMs, size: sizeBytes, type: mediaType },
      path: paths.get(id) ?? path,
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
