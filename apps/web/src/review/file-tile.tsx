import { type DraftEntry, isOpen, isPlaced, visibleName } from '@octavo/core'
import { Ban, CircleHelp, Package, TriangleAlert, UserCheck } from 'lucide-react'
import { m } from '../paraglide/messages.js'
import { cx, type RowState, SelectBox } from '../ui/index.ts'
import type { Look } from '../viewer/look.ts'
import { Thumb } from '../viewer/thumb.tsx'
import type { Alike } from './alike.ts'
import { AlikeMark } from './alike-mark.tsx'
import { folderBelow } from './destination.tsx'
import type { ReviewThings } from './things.ts'

export interface FileTileProps {
  readonly entry: DraftEntry
  readonly things: ReviewThings
  readonly look: Look
  /** How many files are in it, where it stays whole. */
  readonly fileCount: number | undefined
  /** What it has to do with others that are alike. */
  readonly alike: Alike | undefined
  readonly state: RowState
  /** The folder that is open; undefined where the grid is of all. */
  readonly within: string | undefined
}

/** One file of the review as its picture: for those who know it when they see it. */
export const FileTile = ({ entry, things, look, fileCount, alike, state, within }: FileTileProps) => {
  const { item, verdict, excluded } = entry
  const name = visibleName(item.name)
  const detail = fileCount !== undefined ? m.row_bundle({ files: things.count(fileCount) }) : undefined
  return (
    <div className={cx('flex h-full flex-col gap-2 p-2', excluded && 'opacity-90')}>
      <Thumb
        look={look}
        of={item}
        icon={
          fileCount === undefined ? (
            things.icon(verdict.fileKind, 'size-10')
          ) : (
            <Package className="size-10" strokeWidth={1.5} />
          )
        }
        className="min-h-0 w-full flex-1 rounded-sm"
      />
      <div className="min-w-0 px-1 pb-0.5">
        <bdi className={cx('block truncate text-sm font-medium', excluded && 'line-through')} title={name}>
          {name}
        </bdi>
        <p className="truncate text-[0.8125rem] text-muted">
          {detail ?? <bdi>{visibleName(entry.name ?? (folderBelow(entry, within) || item.path))}</bdi>}
        </p>
      </div>
      <span
        className={cx(
          'absolute start-1 top-1 rounded-sm bg-surface/80 transition',
          state.isSelected || state.isActive
            ? 'opacity-100'
            : 'opacity-0 focus-within:opacity-100 [[role=gridcell]:hover_&]:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        <SelectBox
          label={[m.row_select(), name].join(' ')}
          state={state.isSelected ? 'all' : 'none'}
          onToggle={() => state.toggle(item.id)}
          isInRow
        />
      </span>
      <span className="absolute end-3 top-3 flex gap-1">
        {alike && <AlikeMark alike={alike} />}
        {isOpen(entry) && <Mark tone="text-warn" icon={CircleHelp} words={m.row_unsure()} />}
        {entry.facts?.mismatch && <Mark tone="text-danger" icon={TriangleAlert} words={m.row_mismatch_hint()} />}
        {excluded && <Mark tone="text-muted" icon={Ban} words={m.row_excluded()} />}
        {isPlaced(entry) && <Mark tone="text-accent" icon={UserCheck} words={m.row_yours()} />}
      </span>
    </div>
  )
}

interface MarkProps {
  readonly tone: string
  readonly icon: typeof Ban
  readonly words: string
}

const Mark = ({ tone, icon: Icon, words }: MarkProps) => (
  <span title={words} className={cx('grid size-7 place-items-center rounded-full bg-surface/90 shadow-float', tone)}>
    <Icon aria-hidden="true" className="size-4" />
    <span className="sr-only">{words}</span>
  </span>
)
