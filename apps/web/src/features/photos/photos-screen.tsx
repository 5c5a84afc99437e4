import { visibleName } from '@octavo/core'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Images } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { listAlbums, photoMonths, type WhichPhotos } from '../../http/photos.ts'
import { number } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { BlankState, cx } from '../../ui/index.ts'
import { usePacking } from '../../viewer/packing.ts'
import { ALBUMS } from './albums.ts'
import type { Bounds } from './map/mercator.ts'
import { spansOf } from './months.ts'
import type { PhotoGridProps } from './photo-grid.tsx'
import { PhotoWaiting } from './photo-state.tsx'
import { usePhotoList } from './use-photo-list.ts'
import { usePlaceTitle } from './use-place-title.ts'

const PhotoGrid = lazy(() => import('./photo-grid.tsx'))
const MapView = lazy(() => import('./map/map-view.tsx'))
const PackingLine = lazy(() => import('../../viewer/packing-line.tsx'))
const AlbumsView = lazy(() => import('./albums-view.tsx'))
const NamePart = lazy(() => import('./name-part.tsx'))

const MONTHS = ['/api/photos/months'] as const
/** While pictures are being looked into, the timeline grows: it is asked for again. */
const UNREAD_MS = 2500

const useMonths = () =>
  useQuery({
    queryKey: MONTHS,
    queryFn: ({ signal }) => photoMonths(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.unread ?? 0) > 0 ? UNREAD_MS : false),
  })

const VIEWS = [
  { view: 'timeline', to: '/photos', words: () => m.photos_timeline() },
  { view: 'map', to: '/photos?view=map', words: () => m.photos_map() },
  { view: 'albums', to: '/photos?view=albums', words: () => m.photos_albums() },
] as const
type View = (typeof VIEWS)[number]['view']

const boundsOf = (text: string | null): Bounds | undefined => {
  const [west, south, east, north] = (text ?? '').split(',').map(Number)
  if (west === undefined || south === undefined || east === undefined || north === undefined) return undefined
  return [west, south, east, north].every(Number.isFinite) ? { west, south, east, north } : undefined
}

/** `/photos`: the timeline, the map and the albums of a person's photos. */
export default function PhotosScreen() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const album = query.get('album') ?? undefined
  const place = useMemo(() => boundsOf(query.get('place')), [query])
  const asked = query.get('view')
  const view: View =
    album !== undefined ? 'albums' : place ? 'map' : asked === 'map' || asked === 'albums' ? asked : 'timeline'
  const { data: months } = useMonths()
  const packing = usePacking()
  return (
    <main className="mx-auto flex h-[calc(100dvh-4.25rem-var(--banner-h,0px))] min-h-[26rem] w-full max-w-[96rem] flex-col gap-3 px-3 pt-1 pb-[calc(0.75rem+var(--nav-h)+var(--safe-end))] sm:gap-4 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex items-baseline gap-3">
          <h1 className="text-title font-semibold sm:text-[2rem] sm:tracking-tight">{m.photos_title()}</h1>
          <p role="status" className="text-sm text-muted tabular">
            {months === undefined
              ? ''
              : months.unread > 0
                ? m.photos_unread({ count: months.unread, n: number(months.unread) })
                : m.photos_count({ count: months.total, n: number(months.total) })}
          </p>
        </div>
        <nav aria-label={m.photos_views()} className="flex gap-1 rounded-md border border-line bg-sunken p-1">
          {VIEWS.map(({ view: one, to, words }) => (
            <Link
              key={one}
              to={to}
              {...(one === view && { 'aria-current': 'page' as const })}
              className={cx(
                'tap flex min-h-9 items-center justify-center rounded-sm px-3.5 text-sm font-medium whitespace-nowrap transition',
                one === view ? 'bg-accent text-on-accent' : 'text-muted hover:text-text',
              )}
            >
              {words()}
            </Link>
          ))}
        </nav>
      </div>
      {packing && (
        <Suspense fallback={null}>
          <PackingLine />
        </Suspense>
      )}
      <Suspense fallback={<BlankState icon={Images} title={m.photos_loading()} />}>
        {album !== undefined ? (
          <AlbumPhotos id={album} />
        ) : place ? (
          <PlacePhotos bounds={place} />
        ) : view === 'map' ? (
          <MapView
            placed={months?.placed ?? 1}
            onOpen={({ west, south, east, north }) =>
              navigate(`/photos?place=${[west, south, east, north].map((degrees) => degrees.toFixed(5)).join(',')}`)
            }
          />
        ) : view === 'albums' ? (
          <AlbumsView />
        ) : (
          <Timeline />
        )}
      </Suspense>
    </main>
  )
}

const ALL: WhichPhotos = {}

const Timeline = () => {
  const list = usePhotoList(ALL)
  const { data: months } = useMonths()
  const spans = useMemo(() => spansOf(months?.months ?? []), [months])
  // What was looked into has another place in time: the list follows the months.
  const known = useRef(months)
  useEffect(() => {
    if (known.current && months && known.current !== months) void list?.refresh()
    known.current = months
  }, [months, list])
  if (!list) return <PhotoWaiting isFailed={false} onRetry={() => undefined} />
  return (
    <Photos
      list={list}
      label={m.photos_timeline()}
      spans={spans}
      empty={
        <BlankState icon={Images} title={m.photos_empty_title()} text={m.photos_empty_text()}>
          <Link
            to="/upload"
            className="tap inline-flex min-h-11 items-center rounded-md bg-accent px-4.5 font-semibold text-on-accent hover:bg-accent-strong"
          >
            {m.photos_empty_action()}
          </Link>
        </BlankState>
      }
    />
  )
}

const Photos = ({ empty, ...grid }: PhotoGridProps & { readonly empty: ReactNode }) => {
  const { state, total } = useSyncExternalStore(grid.list.subscribe, grid.list.state)
  if (state !== 'ready') return <PhotoWaiting isFailed={state !== 'loading'} onRetry={() => void grid.list.refresh()} />
  return total === 0 ? empty : <PhotoGrid {...grid} />
}

interface PartProps {
  readonly which: WhichPhotos
  readonly title: string
  readonly back: string
  readonly backWords: string
  readonly album?: { readonly id: string; readonly name: string }
  /** What can be done with this part, behind its title. */
  readonly act?: ReactNode
}

/** Some of the photos, with a way back to where they were chosen. */
const Part = ({ which, title, back, backWords, album, act }: PartProps) => {
  const list = usePhotoList(which)
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3">
      <div className="flex items-center gap-3">
        <Link
          to={back}
          className="tap inline-flex min-h-9 items-center gap-1.5 rounded-sm px-2 text-sm font-medium text-muted hover:bg-accent-soft hover:text-text"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5 rtl:-scale-x-100" />
          {backWords}
        </Link>
        <h2 className="min-w-0 truncate text-lead font-semibold">
          <bdi>{title}</bdi>
        </h2>
        {act}
      </div>
      {list && (
        <Photos
          key={JSON.stringify(which)}
          list={list}
          label={title}
          {...(album && { album })}
          empty={
            <BlankState
              icon={Images}
              title={album ? m.photos_album_empty_title() : m.photos_place_empty()}
              {...(album && { text: m.photos_album_empty_text() })}
            />
          }
        />
      )}
    </div>
  )
}

const PlacePhotos = ({ bounds }: { readonly bounds: Bounds }) => (
  <Part
    which={bounds}
    title={usePlaceTitle(bounds)}
    back="/photos?view=map"
    backWords={m.photos_map()}
    act={
      <Suspense fallback={null}>
        <NamePart bounds={bounds} />
      </Suspense>
    }
  />
)

const AlbumPhotos = ({ id }: { readonly id: string }) => {
  const { data: albums, isError, refetch } = useQuery({ queryKey: ALBUMS, queryFn: ({ signal }) => listAlbums(signal) })
  const album = albums?.find((one) => one.id === id)
  const which = useMemo(() => ({ album: id }), [id])
  if (!albums) return <PhotoWaiting isFailed={isError} onRetry={() => void refetch()} />
  const title = album ? visibleName(album.name) : m.photos_album_gone()
  return (
    <Part
      which={which}
      title={title}
      back="/photos?view=albums"
      backWords={m.photos_albums()}
      {...(album && { album })}
    />
  )
}
