import { visibleName } from '@octavo/core'
import { Image, Play } from 'lucide-react'
import { memo, useCallback, useSyncExternalStore } from 'react'
import { m } from '../../paraglide/messages.js'
import { cx, type RowState, SelectBox } from '../../ui/index.ts'
import { SERVER } from '../../viewer/server-look.ts'
import { Thumb } from '../../viewer/thumb.tsx'
import { takenWords } from './months.ts'
import type { PhotoList } from './photo-list.ts'

interface PhotoTileProps {
  readonly list: PhotoList
  readonly id: string
  readonly state: RowState
  /** The month that begins with it, in words. */
  readonly begins: string | undefined
}

/** One photo of a grid. */
export const PhotoTile = memo(({ list, id, state, begins }: PhotoTileProps) => {
  const photo = useSyncExternalStore(
    list.subscribe,
    useCallback(() => list.photoOf(id), [list, id]),
  )
  const name = photo ? visibleName(photo.name) : m.loading()
  const when = photo?.takenAtMs == null ? undefined : takenWords(photo.takenAtMs)
  return (
    <div className="group/photo relative size-full">
      <div
        className={cx(
          'relative size-full overflow-hidden rounded-sm bg-sunken transition-transform duration-150',
          state.isSelected && 'scale-90 outline-3 outline-offset-0 outline-accent',
        )}
      >
        {photo && (
          <Thumb
            look={SERVER}
            of={{ id, name: photo.name, mediaType: photo.type, sizeBytes: photo.size }}
            icon={<Image aria-hidden="true" className="size-6 opacity-60" strokeWidth={1.5} />}
            className="size-full!"
          />
        )}
        <span className="sr-only">
          <bdi>{name}</bdi>
          {when !== undefined && `, ${when}`}
        </span>
        {photo?.type.startsWith('video/') && (
          <span className="absolute end-1.5 bottom-1.5 rounded-full bg-abyss/70 p-1 text-text" data-theme="dark">
            <Play aria-hidden="true" className="size-3.5" fill="currentColor" />
          </span>
        )}
      </div>
      {begins !== undefined && (
        <span className="pointer-events-none absolute start-2 bottom-2 max-w-[calc(100%-1rem)] truncate rounded-full bg-surface/90 px-2 py-0.5 text-xs font-semibold text-text shadow-float">
          {begins}
        </span>
      )}
      <span
        className={cx(
          'absolute start-0 top-0',
          !state.isSelected && 'opacity-0 group-hover/photo:opacity-100 pointer-coarse:hidden',
        )}
      >
        <SelectBox
          label={[m.row_select(), name].join(' ')}
          state={state.isSelected ? 'all' : 'none'}
          onToggle={() => state.toggle(id)}
          isInRow
        />
      </span>
    </div>
  )
})
