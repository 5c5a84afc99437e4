import { baseName, type DraftEntry, isByType, isOpen, isPlaced, parentPath, visibleName } from '@octavo/core'
import { Ban, CircleHelp, Ellipsis, Link2, Package, ScrollText, TriangleAlert, UserCheck } from 'lucide-react'
import { useReasons } from '../language/reasons.ts'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Badge, Cell, cx, type RowState, SelectBox } from '../ui/index.ts'
import type { Look } from '../viewer/look.ts'
import { Thumb } from '../viewer/thumb.tsx'
import type { Alike } from './alike.ts'
import { AlikeMark } from './alike-mark.tsx'
import { Destination } from './destination.tsx'
import { RowPlaces } from './row-places.tsx'
import type { ReviewThings } from './things.ts'

export interface FileRowProps {
  readonly entry: DraftEntry
  readonly things: ReviewThings
  readonly look: Look
  /** How many files are in it, where it stays whole. */
  readonly fileCount: number | undefined
  /** What it has to do with others that are alike. */
  readonly alike: Alike | undefined
  /** Name of what it travels with. */
  readonly leader: string | undefined
  readonly state: RowState
  /** Opens the menu of this row beside its button. Must stay the same function. */
  readonly onMenu: (entry: DraftEntry, button: HTMLElement) => void
  /** Opens the file itself. Must stay the same function. */
  readonly onOpen: (entry: DraftEntry) => void
  /** Decides where it goes. Must stay the same function. */
  readonly onPlace: (entry: DraftEntry, category: string | undefined) => void
  /** The folder that is open; undefined where the list is of all. */
  readonly within: string | undefined
}

/** One file of the review: what it is, why it goes where it goes, how sure that is. */
export const FileRow = (row: FileRowProps) => {
  const { entry, things, look, fileCount, alike, leader, state, onMenu, onOpen, onPlace, within } = row
  const { item, verdict, excluded } = entry
  const name = visibleName(item.name)
  const folder = parentPath(item.path)
  const say = useReasons()
  const reason = say(verdict.why[0]) || m.by_none()
  return (
    <>
      <Cell className="grid h-full w-11 shrink-0 place-items-center sm:w-13">
        <SelectBox
          label={[m.row_select(), name].join(' ')}
          state={state.isSelected ? 'all' : 'none'}
          onToggle={() => state.toggle(item.id)}
          isInRow
        />
      </Cell>
      <Cell className={cx('flex min-w-0 flex-1 items-center gap-3', excluded && 'opacity-90')}>
        <button
          type="button"
          tabIndex={-1}
          title={m.row_open({ name })}
          aria-label={m.row_open({ name })}
          onClick={() => onOpen(entry)}
          className="tap shrink-0 cursor-zoom-in rounded-sm outline-offset-2 transition hover:bg-accent-soft"
        >
          <Thumb
            look={look}
            of={item}
            icon={fileCount === undefined ? things.icon(verdict.fileKind, 'size-5') : <Package className="size-5" />}
            className="size-12 rounded-sm"
          />
        </button>
        <div className="min-w-0 flex-1">
          <div className="flex min-w-0 items-center gap-2">
            <bdi className={cx('truncate font-medium', excluded && 'line-through')} title={name}>
              {name}
            </bdi>
            <span className="flex shrink-0 gap-1.5">
              {alike && <AlikeMark alike={alike} />}
              <Marks entry={entry} />
            </span>
          </div>
          {isOpen(entry) ? (
            <RowPlaces entry={entry} reason={reason} onPlace={onPlace} />
          ) : (
            <p className="truncate text-sm text-muted">
              <Destination entry={entry} within={within} />
              {fileCount !== undefined && `${m.row_bundle({ files: things.count(fileCount) })} · `}
              {leader !== undefined && (
                <>
                  <Link2 aria-hidden="true" className="me-1 inline size-3.5 align-[-0.15em]" />
                  {m.row_unit({ name: visibleName(leader) })}
                  {' · '}
                </>
              )}
              <bdi>{reason}</bdi>
            </p>
          )}
        </div>
      </Cell>
      <Cell className="hidden w-36 shrink-0 truncate ps-3 text-sm text-muted 2xl:block">
        <bdi title={visibleName(folder)}>{visibleName(baseName(folder))}</bdi>
      </Cell>
      <Cell className="hidden w-24 shrink-0 text-end text-sm text-muted tabular md:block">
        {things.size(item.sizeBytes)}
      </Cell>
      <Cell className="hidden w-28 shrink-0 ps-5 sm:block">
        {isByType(verdict) && !isPlaced(entry) ? (
          <ByType hint={things.byTypeOnly()} />
        ) : (
          <Confidence value={isPlaced(entry) ? 1 : verdict.confidence} isWarn={isOpen(entry)} />
        )}
      </Cell>
      <Cell className="shrink-0 px-1 sm:px-2">
        <button
          type="button"
          title={m.row_actions({ name })}
          aria-label={m.row_actions({ name })}
          aria-haspopup="menu"
          tabIndex={state.isActive ? 0 : -1}
          onClick={(event) => onMenu(entry, event.currentTarget)}
          className="tap grid size-8 place-items-center rounded-sm text-muted hover:bg-accent-soft hover:text-text"
        >
          <Ellipsis aria-hidden="true" className="size-4" />
        </button>
      </Cell>
    </>
  )
}

/** On a phone a mark is its picture; the word stays for screen readers. */
const Word = ({ children }: { readonly children: string }) => <span className="max-sm:sr-only">{children}</span>

const Marks = ({ entry }: Pick<FileRowProps, 'entry'>) => (
  <>
    {entry.excluded && (
      <Badge icon={Ban}>
        <Word>{m.row_excluded()}</Word>
      </Badge>
    )}
    {isOpen(entry) && (
      <Badge tone="warn" icon={CircleHelp}>
        <Word>{m.row_unsure()}</Word>
      </Badge>
    )}
    {entry.facts?.mismatch && (
      <span title={m.row_mismatch_hint()}>
        <Badge tone="danger" icon={TriangleAlert}>
          <Word>{m.row_mismatch()}</Word>
        </Badge>
      </span>
    )}
    {isPlaced(entry) && (
      <Badge tone="accent" icon={UserCheck}>
        <Word>{m.row_yours()}</Word>
      </Badge>
    )}
    {!isPlaced(entry) && entry.verdict.by === 'instruction' && (
      <Badge tone="accent" icon={ScrollText}>
        <Word>{m.row_instructed()}</Word>
      </Badge>
    )}
  </>
)

/** In place of a number: how sure a type is says nothing of the folder. */
const ByType = ({ hint }: { readonly hint: string }) => (
  <span className="block text-end text-sm text-pretty text-muted" title={hint}>
    {m.row_by_type()}
  </span>
)

const Confidence = ({ value, isWarn }: { readonly value: number; readonly isWarn: boolean }) => {
  const percent = Math.round(value * 100)
  return (
    <span className="flex items-center gap-2" title={m.row_confidence({ percent: number(percent) })}>
      <span aria-hidden="true" className="h-1.5 flex-1 overflow-hidden rounded-full bg-line">
        <span
          className={cx('block h-full rounded-full', isWarn ? 'bg-warn' : 'bg-accent')}
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="w-9 text-end text-sm text-muted tabular">
        {m.progress_percent({ percent: number(percent) })}
      </span>
      <span className="sr-only">{m.row_confidence({ percent: number(percent) })}</span>
    </span>
  )
}
