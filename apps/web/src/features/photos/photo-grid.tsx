import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepOnly, NOTHING, type RowState, type Selection, VirtualGrid } from '../../ui/index.ts'
import { useOpened } from '../../viewer/use-opened.ts'
import { type MonthSpan, monthWords } from './months.ts'
import type { PhotoBarProps } from './photo-bar.tsx'
import type { PhotoList } from './photo-list.ts'
import { PhotoTile } from './photo-tile.tsx'
import { Scrubber } from './scrubber.tsx'

const PhotoBar = lazy(() => import('./photo-bar.tsx'))
const PhotoLightbox = lazy(() => import('./photo-lightbox.tsx'))

export interface PhotoGridProps {
  readonly list: PhotoList
  readonly label: string
  /** The months of a timeline; other lists have none. */
  readonly spans?: readonly MonthSpan[]
  readonly album?: PhotoBarProps['album']
}

/** As wide as a photo is at least, on a phone and elsewhere; room around all of them. */
const LEAST_PX = { narrow: 92, wide: 148 } as const
const NARROW_PX = 560
const INSET_PX = 16

const itself = (id: string) => id

/** Photos as squares, however many: selected by mouse, touch and keys, opened in the lightbox. */
export default function PhotoGrid({ list, label, spans, album }: PhotoGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const [widthPx, setWidthPx] = useState(0)
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const [reveal, setReveal] = useState<{ readonly place: number }>()
  const { ids, total } = useSyncExternalStore(list.subscribe, list.state)
  const { opened, open, close } = useOpened()

  useEffect(() => {
    if (!box.current) return
    const watch = new ResizeObserver(([entry]) => entry && setWidthPx(entry.contentRect.width))
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  // What has left the list is selected no more.
  useEffect(() => {
    const here = new Set(ids)
    setSelection((now) => keepOnly(now, (id) => here.has(id)))
  }, [ids])

  const minWidthPx = widthPx < NARROW_PX ? LEAST_PX.narrow : LEAST_PX.wide
  const room = Math.max(minWidthPx, widthPx - INSET_PX)
  const tile = useMemo(
    () => ({ minWidthPx, heightPx: Math.round(room / Math.max(1, Math.floor(room / minWidthPx))) }),
    [minWidthPx, room],
  )
  const begins = useMemo(
    () =>
      new Map(
        (spans ?? []).flatMap(({ month, first }) =>
          ids[first] === undefined ? [] : [[ids[first], monthWords(month)] as const],
        ),
      ),
    [spans, ids],
  )
  const renderRow = useCallback(
    (id: string, state: RowState) => <PhotoTile list={list} id={id} state={state} begins={begins.get(id)} />,
    [list, begins],
  )
  return (
    <div className="relative flex min-h-0 flex-1">
      <div ref={box} className="relative flex min-w-0 flex-1">
        {widthPx > 0 && (
          <VirtualGrid
            label={label}
            items={ids}
            idOf={itself}
            rowHeight={tile.heightPx}
            tile={tile}
            renderRow={renderRow}
            selection={selection}
            onSelectionChange={setSelection}
            onOpen={open}
            opensOnTap
            hasFrame
            onSight={list.onSight}
            {...(reveal && { reveal })}
            className={spans ? 'min-w-0 flex-1 [scrollbar-width:none]' : 'min-w-0 flex-1'}
          />
        )}
      </div>
      {spans && total > 0 && (
        <Scrubber list={list} spans={spans} total={ids.length} onReveal={(place) => setReveal({ place })} />
      )}
      {selection.ids.size > 0 && (
        <Suspense fallback={null}>
          <PhotoBar
            list={list}
            ids={selection.ids}
            {...(album && { album })}
            onDone={() => setSelection((now) => ({ ...now, ids: new Set() }))}
          />
        </Suspense>
      )}
      {opened !== undefined && (
        <Suspense fallback={<p className="sr-only">{m.loading()}</p>}>
          <PhotoLightbox
            list={list}
            id={opened}
            {...(album && { album })}
            onMove={(id) => {
              open(id)
              setSelection((now) => ({ ...now, active: id }))
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
