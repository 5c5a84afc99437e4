import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Image, Images, MapPinOff, Minus, Plus } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import type { listPlaces } from '../../../http/photos.ts'
import { useLocale } from '../../../language/index.ts'
import { number } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { useKeptPlaces } from '../../../settings/places.ts'
import { Button, IconButton } from '../../../ui/index.ts'
import { SERVER } from '../../../viewer/server-look.ts'
import { Thumb } from '../../../viewer/thumb.tsx'
import { listNamedPlaces } from '../named-places.ts'
import { type Cluster, clustersOf, questionOf } from './clusters.ts'
import { drawWorld } from './draw.ts'
import { type Bounds, boundsOf, fitted, type Size, type Spot } from './mercator.ts'
import { useColours } from './use-colours.ts'
import { useView } from './use-view.ts'
import { world } from './world.ts'

/** A cluster of photos that lie this near is not parted by going nearer: 0.002 degrees are some 200 m. */
const TOGETHER_DEGREES = 0.002
const NO_PLACES: Awaited<ReturnType<typeof listPlaces>> = []

interface MapViewProps {
  /** Photos whose place is known. */
  readonly placed: number
  /** Shows the photos of a part of the world. */
  readonly onOpen: (bounds: Bounds) => void
}

/** The map of photos: the outline of the world that comes with the app, photos of one place together. */
export default function MapView({ placed, onOpen }: MapViewProps) {
  const box = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const language = useLocale()
  const colours = useColours()
  const { view, size, zoom, show, handlers } = useView(box)
  const { data: outline } = useQuery({ queryKey: ['world'], queryFn: world })

  useEffect(() => {
    if (!canvas.current || !outline || size.width === 0) return
    const target = canvas.current
    const frame = requestAnimationFrame(() => drawWorld(target, outline, { view, size, colours, language }))
    return () => cancelAnimationFrame(frame)
  }, [outline, view, size, language, colours])

  const named = useKeptPlaces()
  const question = useDeferredValue(JSON.stringify(questionOf(view, boundsOf(view, size))))
  const { data: places = NO_PLACES, isError } = useQuery({
    queryKey: ['/api/photos/places', question, named],
    queryFn: ({ signal }) => listNamedPlaces(JSON.parse(question), named, signal),
    enabled: size.width > 0,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  })
  const clusters = useMemo(() => clustersOf(places, view, size), [places, view, size])

  const inSight = boundsOf(view, size)
  const seen = clusters.reduce((sum, { at, photos }) => sum + (isSeen(at, size) ? photos : 0), 0)
  const press = ({ photos, bounds }: Cluster) => {
    const isTogether =
      bounds.north - bounds.south < TOGETHER_DEGREES && Math.abs(bounds.east - bounds.west) < TOGETHER_DEGREES
    if (photos === 1 || isTogether) onOpen(bounds)
    else show((at) => fitted(bounds, at))
  }
  return (
    <section
      ref={box}
      aria-label={m.photos_map_label()}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved by arrows and by plus and minus.
      tabIndex={0}
      {...handlers}
      className="relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden rounded-[1.25rem] border border-line bg-sunken shadow-panel select-none active:cursor-grabbing"
    >
      <p className="sr-only">{m.photos_map_help()}</p>
      <canvas ref={canvas} className="absolute inset-0 size-full" />
      <div dir="ltr" className="absolute inset-0">
        {clusters
          .filter(({ at }) => isSeen(at, size))
          .map((cluster) => (
            <button
              key={cluster.id}
              type="button"
              aria-label={clusterWords(cluster)}
              onClick={() => press(cluster)}
              style={{ transform: `translate(${cluster.at.x}px, ${cluster.at.y}px)` }}
              className="absolute -start-6 -top-6 size-12 cursor-pointer rounded-full border-2 border-accent bg-surface shadow-float transition-[border-color] hover:border-accent-strong focus-visible:z-10"
            >
              <Thumb
                look={SERVER}
                of={{ id: cluster.coverId, name: '', mediaType: 'image/jpeg', sizeBytes: 1 }}
                icon={<Image aria-hidden="true" className="size-4" />}
                className="size-full rounded-full"
              />
              {cluster.photos > 1 && (
                <span
                  aria-hidden="true"
                  className="absolute -end-2 -top-2 min-w-6 rounded-full bg-accent px-1.5 py-0.5 text-xs font-semibold text-on-accent tabular"
                >
                  {number(cluster.photos)}
                </span>
              )}
            </button>
          ))}
      </div>
      {seen > 0 && (
        <Button
          size="s"
          icon={Images}
          onPress={() => onOpen(inSight)}
          className="absolute! inset-x-0 bottom-3 mx-auto w-fit shadow-float"
        >
          {m.photos_map_seen({ count: seen, n: number(seen) })}
        </Button>
      )}
      <div className="absolute end-3 bottom-3 flex flex-col gap-2">
        <IconButton look="secondary" label={m.photos_map_nearer()} icon={Plus} onPress={() => zoom(2)} />
        <IconButton look="secondary" label={m.photos_map_farther()} icon={Minus} onPress={() => zoom(0.5)} />
      </div>
      {(placed === 0 || isError) && (
        <p
          role="status"
          className="absolute inset-x-4 top-4 mx-auto flex w-fit max-w-md items-center gap-2.5 rounded-md border border-line bg-surface/95 px-4 py-2.5 text-sm text-pretty shadow-float"
        >
          <MapPinOff aria-hidden="true" className="size-5 shrink-0 text-accent" />
          {isError ? m.photos_map_failed() : m.photos_map_empty()}
        </p>
      )}
    </section>
  )
}

const clusterWords = ({ photos: count, town }: Cluster): string =>
  town === null
    ? m.photos_map_cluster({ count, n: number(count) })
    : m.photos_map_cluster_in({ count, n: number(count), town })

const isSeen = ({ x, y }: Spot, { width, height }: Size): boolean => x > 0 && y > 0 && x < width && y < height
