import { lazy, Suspense, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { keepOnly, NOTHING, type RowState, type Selection, VirtualGrid } from '../../ui/index.ts'
import { useMedia } from '../../ui/use-media.ts'
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

/** About as high as a row is, on a phone and elsewhere. */
const ROW_PX = { narrow: 112, wide: 172 } as const
/** What is wider or narrower for its height is cut: a panorama, a strip of a screen. */
const RATIO = { least: 0.5, most: 2.6 } as const

const itself = (id: string) => id

/** Photos in rows that they fill as wide as they are, however many: selected by mouse, touch and keys, opened in the lightbox. */
export default function PhotoGrid({ list, label, spans, album }: PhotoGridProps) {
  const [selection, setSelection] = useState<Selection>(NOTHING)
  const [reveal, setReveal] = useState<{ readonly place: number }>()
  const { ids, total } = useSyncExternalStore(list.subscribe, list.state)
  const { opened, open, close } = useOpened()

  // What has left the list is selected no more.
  useEffect(() => {
    const here = new Set(ids)
    setSelection((now) => keepOnly(now, (id) => here.has(id)))
  }, [ids])

  const rowPx = useMedia('(min-width: 640px)') ? ROW_PX.wide : ROW_PX.narrow
  const tile = useMemo(
    () => ({
      heightPx: rowPx,
      ratios: ids.map((id) => Math.min(RATIO.most, Math.max(RATIO.least, list.ratioOf(id) ?? 1))),
    }),
    [ids, list, rowPx],
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
      <VirtualGrid
        label={label}
        items={ids}
        idOf={itself}
        rowHeight={rowPx}
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
