import type { LibraryFile } from '@octavo/contract'
import { useQuery } from '@tanstack/react-query'
import { Library } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { isOffline, useConnection } from '../connection/connection.ts'
import { download } from '../features/library/download.ts'
import { NoList } from '../features/library/states.tsx'
import { useAllFiles } from '../features/library/use-all-files.ts'
import { useSort } from '../features/library/use-sort.ts'
import type { Desk, DeskFile } from '../features/workbench/files/desk.ts'
import { FilesPanel } from '../features/workbench/files/files-panel.tsx'
import { actsOf } from '../features/workbench/files/sorted-acts.ts'
import { listFacets } from '../http/library.ts'
import { filesOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { BlankState, ButtonLink } from '../ui/index.ts'
import { usePacking } from '../viewer/packing.ts'
import { SERVER } from '../viewer/server-look.ts'

const Sure = lazy(async () => ({ default: (await import('../ui/sure.tsx')).Sure }))
const PackingLine = lazy(() => import('../viewer/packing-line.tsx'))

const deskFile = ({ id, name, type, size, ...file }: LibraryFile): DeskFile => ({
  ...{ id, name, mimeType: type, sizeBytes: size, createdAt: file.uploadedAtMs, updatedAt: file.modifiedAtMs },
  ...{ extension: name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '' },
  ...{ kind: file.kind, folder: file.folder, starred: file.starred, tags: file.tags },
  ...(file.category !== null && { category: file.category }),
  ...(file.color && { color: file.color }),
})

/** The files tab of the workbench on the person's own library: each act is a run, with its Undo. */
export default function MyFiles() {
  const [words, setWords] = useState('')
  const [asked, setAsked] = useState<ReadonlySet<string>>()
  const { place, source, listing, isAsking, acts, files } = useAllFiles(words)
  const sort = useSort(source, setAsked)
  const packing = usePacking()
  const isAway = isOffline(useConnection())
  const { data: facets } = useQuery({
    queryKey: ['/api/search/facets'],
    queryFn: ({ signal }) => listFacets({ signal }),
    staleTime: 0,
  })
  const shown = useMemo(() => files.map(deskFile), [files])
  const isEmpty = words === '' && listing.state === 'ready' && listing.fileCount === 0
  const failed = (error: unknown) => console.warn('The organizer could not be asked', error)
  const desk: Desk = {
    ...{ files: shown, total: listing.fileCount, isBusy: acts.isBusy, isAsking, look: SERVER, words, search: setWords },
    tags: facets?.tag.map(({ value }) => value) ?? [],
    blank: isEmpty ? (
      <BlankState icon={Library} title={m.library_empty_title()} text={m.workbench_mine_none()}>
        <ButtonLink to="/upload">{m.workbench_to_library()}</ButtonLink>
      </BlankState>
    ) : (
      <NoList
        place={words === '' ? { ...place, view: 'folder' } : place}
        listing={listing}
        isAway={isAway}
        isAsking={isAsking}
        onRetry={source.refresh}
        onClear={() => setWords('')}
        onTop={() => setWords('')}
      />
    ),
    act(act, chosen) {
      const keys = new Set(chosen.map(({ id }) => id))
      const [only] = chosen.length === 1 ? chosen.flatMap(({ id }) => source.entryOf(id) ?? []) : []
      switch (act.is) {
        case 'download':
          return void download({ keys, source, only, folder: '/' })
        case 'create-folder':
          return void acts.move(keys, `/${act.name}`, false)
        case 'star':
          return void acts.star(keys, !chosen.every(({ starred }) => starred))
        case 'tag':
          return void acts.tag(keys, act.add, act.remove)
        case 'archive':
          return void acts.move(keys, `/${m.workbench_archive_folder()}`, false)
        case 'ai-organize':
          return void sort(keys).catch(failed)
        case 'delete':
          return void acts.trash(keys)
      }
    },
    apply: (sorted) => void acts.several(actsOf(sorted, shown), m.workbench_sorted({ files: filesOf(sorted.length) })),
  }
  return (
    <>
      {packing && (
        <Suspense fallback={null}>
          <PackingLine />
        </Suspense>
      )}
      <FilesPanel desk={desk} />
      <Suspense fallback={null}>
        {asked && (
          <Sure
            title={m.lib_sort_title()}
            text={m.lib_sort_text()}
            done={m.lib_sort()}
            onDone={() => void sort(asked, { isSure: true }).catch(failed)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
