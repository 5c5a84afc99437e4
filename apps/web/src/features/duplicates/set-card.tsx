import { parentPath, visibleName } from '@octavo/core'
import { Crown } from 'lucide-react'
import { useId } from 'react'
import { dateOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { alikeWords, whyBest } from '../../review/alike-words.ts'
import { FILES } from '../../review/files.tsx'
import { Badge, Button, cx, SelectBox } from '../../ui/index.ts'
import type { Look } from '../../viewer/look.ts'
import { Thumb } from '../../viewer/thumb.tsx'
import { type CopySet, freedBytes } from './copies.ts'
import { kindOfItem } from './kind.ts'

export interface SetCardProps {
  readonly set: CopySet
  /** What the folder is called that all of it lies in. */
  readonly top: string
  readonly look: Look
  /** Id of the one that stays. */
  readonly keep: string
  /** Whether the others are to be set aside; undefined where all are kept on purpose. */
  readonly isTaken: boolean | undefined
  readonly onKeep: (id: string) => void
  readonly onTake: (isTaken: boolean) => void
  readonly onKeepAll: () => void
  readonly onOpen: (id: string) => void
}

/** Files that are alike, side by side: which is proposed and why, which stays, and what becomes of the others. */
export const SetCard = ({ set, top, look, keep, isTaken, onKeep, onTake, onKeepAll, onOpen }: SetCardProps) => {
  const { is, why, items } = set
  const group = useId()
  const best = visibleName(items[0]?.name ?? '')
  const isKept = isTaken === undefined
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {!isKept && (
          <SelectBox
            label={m.dup_take_of({ name: best })}
            state={isTaken ? 'all' : 'none'}
            onToggle={() => onTake(!isTaken)}
          />
        )}
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="font-semibold tabular">
            {alikeWords(is, items.length)}
            <span className="font-normal text-muted">
              {' · '}
              {m.dup_frees({ size: sizeOf(freedBytes(items, keep)) })}
            </span>
          </h2>
          <p className="text-sm text-pretty text-muted [overflow-wrap:anywhere]">{whyBest(best, why)}</p>
        </div>
        <Button
          size="s"
          className="ms-auto"
          aria-label={isKept ? m.dup_ask_again_of({ name: best }) : m.dup_keep_all_of({ name: best })}
          onPress={onKeepAll}
        >
          {isKept ? m.dup_ask_again() : m.dup_keep_all()}
        </Button>
      </div>
      <fieldset className="scroll-thin mt-3 min-w-0 overflow-x-auto">
        <legend className="sr-only">{m.dup_which()}</legend>
        <ul className="flex gap-3 pb-2">
          {items.map((item, at) => {
            const name = visibleName(item.name)
            const stays = isKept || item.id === keep
            return (
              <li
                key={item.id}
                className={cx(
                  'relative flex w-40 shrink-0 flex-col overflow-hidden rounded-md border bg-raised transition sm:w-48',
                  stays ? 'border-accent' : 'border-line',
                )}
              >
                <button
                  type="button"
                  aria-label={m.row_open({ name })}
                  title={name}
                  onClick={() => onOpen(item.id)}
                  className="tap block aspect-square w-full overflow-hidden"
                >
                  <Thumb look={look} of={item} icon={FILES.icon(kindOfItem(item), 'size-10')} className="size-full" />
                </button>
                {at === 0 && (
                  <span className="pointer-events-none absolute start-2 top-2">
                    <Badge tone="accent" icon={Crown}>
                      {m.dup_proposed()}
                    </Badge>
                  </span>
                )}
                <div className="flex min-w-0 flex-1 flex-col gap-0.5 p-2.5 text-sm">
                  <span className="truncate font-medium" title={name}>
                    <bdi>{name}</bdi>
                  </span>
                  <span className="truncate text-muted" title={visibleName(parentPath(item.path))}>
                    <bdi>{visibleName(parentPath(item.path)) || top}</bdi>
                  </span>
                  <span className="text-muted tabular">{`${sizeOf(item.sizeBytes)} · ${dateOf(item.modifiedAtMs)}`}</span>
                  {!isKept && (
                    <label className="tap mt-1 flex min-h-9 cursor-pointer items-center gap-2 rounded-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-accent-strong">
                      <input
                        type="radio"
                        name={group}
                        checked={stays}
                        aria-label={m.dup_keep_this({ name })}
                        onChange={() => onKeep(item.id)}
                        className="size-4 accent-accent"
                      />
                      <span aria-hidden="true">{m.dup_keep()}</span>
                    </label>
                  )}
                </div>
              </li>
            )
          })}
        </ul>
      </fieldset>
    </>
  )
}
