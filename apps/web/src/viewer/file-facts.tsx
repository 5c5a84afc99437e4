import { type FileDetails, fileDetails, type LibraryFile } from '@octavo/contract'
import { visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { requestJson } from '../http/http.ts'
import { locale, needWords } from '../language/index.ts'
import { dateOf, momentOf, number, sizeOf } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { typeWords } from './kinds.ts'
import { factsAddress } from './server-look.ts'

const PaperFacts = lazy(async () => {
  const [facts] = await Promise.all([import('./paper-facts.tsx'), needWords('paper')])
  return facts
})

/** A file of the server's library, with what its screen knows of it already. */
export type FileOfFacts = Pick<LibraryFile, 'id' | 'name' | 'type' | 'size'> &
  Partial<Pick<LibraryFile, 'folder' | 'modifiedAtMs' | 'uploadedAtMs' | 'state'>>

/** `2:05`, `1:04:09`: how long something plays. */
const lengthOf = (durationMs: number): string => {
  const seconds = Math.round(durationMs / 1000)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const shown = parts[0] === 0 ? parts.slice(1) : parts
  return shown.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}

const placeOf = ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }): string => {
  const format = new Intl.NumberFormat(locale(), { maximumFractionDigits: 4, minimumFractionDigits: 4 })
  return `${format.format(latitude)}, ${format.format(longitude)}`
}

/** Maker and model, without saying the maker twice. */
const cameraOf = (make: string | undefined, model: string | undefined): string | undefined =>
  model === undefined || make === undefined || model.toLowerCase().startsWith(make.toLowerCase())
    ? (model ?? make)
    : `${make} ${model}`

type Row = readonly [label: string, value: ReactNode]

const rowsOf = (file: FileOfFacts, inside: FileDetails['inside'] | undefined): Row[] => {
  const text = (value: string | undefined) => value && <bdi>{visibleName(value)}</bdi>
  const plain = (value: string | false | undefined) => value && <bdi dir="ltr">{value}</bdi>
  const { widthPx, heightPx, durationMs, pageCount, memberCount, gps, takenAt } = inside ?? {}
  const takenAtMs = takenAt === undefined ? Number.NaN : Date.parse(takenAt)
  const isShot = /^(?:image|video)\//.test(file.type)
  const rows: readonly (readonly [string, ReactNode])[] = [
    [m.preview_type(), plain(typeWords(file.name, file.type))],
    [m.preview_size(), sizeOf(file.size)],
    [m.preview_title(), text(inside?.title)],
    [m.preview_author(), text(inside?.author)],
    [m.preview_artist(), text(inside?.artist)],
    [m.preview_album(), text(inside?.album)],
    [isShot ? m.preview_taken() : m.preview_created(), Number.isNaN(takenAtMs) ? undefined : momentOf(takenAtMs)],
    [m.preview_camera(), text(cameraOf(inside?.make, inside?.model))],
    [m.preview_place(), plain(gps && placeOf(gps))],
    [m.preview_dimensions(), plain(widthPx !== undefined && heightPx !== undefined && `${widthPx} × ${heightPx}`)],
    [m.preview_length(), plain(durationMs !== undefined && lengthOf(durationMs))],
    [m.preview_pages(), pageCount === undefined ? undefined : number(pageCount)],
    [m.preview_members(), memberCount === undefined ? undefined : number(memberCount)],
    [m.preview_changed(), file.modifiedAtMs !== undefined && dateOf(file.modifiedAtMs)],
    [m.preview_added(), file.uploadedAtMs !== undefined && dateOf(file.uploadedAtMs)],
    [m.preview_folder(), text(file.folder)],
  ]
  return rows.filter(([, value]) => value !== undefined && value !== false && value !== '')
}

const PROBLEMS: Readonly<Record<string, () => string>> = {
  password_needed: m.preview_password,
  damaged: m.preview_damaged,
  too_slow: m.preview_unread,
  too_large: m.preview_unread,
}
const WARNINGS: Readonly<Record<string, () => string>> = {
  macros: m.preview_macros,
  scripts: m.preview_scripts,
  external_links: m.preview_links,
}

const wayOf = (filed: FileDetails['filed']): string => {
  if (!filed) return m.preview_unfiled()
  const words = { when: momentOf(filed.atMs), from: visibleName(filed.from) }
  return filed.isUndo ? m.preview_undone(words) : m.preview_filed(words)
}

/**
 * What is known of a file of the server's library: what its screen knows at once, what is inside and how it got into its
 * folder as soon as that is there.
 */
export const FileFacts = ({ file }: { readonly file: FileOfFacts }) => {
  const { data: facts } = useQuery({
    queryKey: ['/api/files', file.id, 'facts'],
    queryFn: async ({ signal }) => fileDetails.parse(await requestJson(factsAddress(file.id), { signal })),
    enabled: (file.state ?? 'ok') === 'ok',
    staleTime: 60_000,
  })
  const { inside, filed } = facts ?? {}
  const notes = [PROBLEMS[inside?.code ?? ''], ...(inside?.flags ?? []).map((flag) => WARNINGS[flag])].flatMap(
    (note) => note?.() ?? [],
  )
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {rowsOf(file, inside).map(([label, value]) => (
          <div key={label} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere] tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {notes.map((note) => (
        <p key={note} className="rounded-sm bg-warn-soft px-3 py-2 text-sm text-warn">
          {note}
        </p>
      ))}
      {facts && (facts.scan || facts.days.length > 0) && (
        <Suspense fallback={null}>
          <PaperFacts file={file} facts={facts} />
        </Suspense>
      )}
      {filed !== undefined && (
        <div className="text-sm">
          <h3 className="mb-1 font-semibold">{m.preview_way()}</h3>
          <p className="text-pretty text-muted">{wayOf(filed)}</p>
        </div>
      )}
    </>
  )
}
