import { useVirtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { Look } from '../../viewer/look.ts'
import { type CopySet, keyOfSet } from './copies.ts'
import { SetCard } from './set-card.tsx'
import type { Looked } from './use-copies.ts'

export interface SetListProps {
  /** What scrolls; it takes the focus when a set has gone. */
  readonly scroller: RefObject<HTMLElement | null>
  readonly label: string
  readonly top: string
  readonly sets: readonly CopySet[]
  readonly look: Look
  readonly isKept: boolean
  readonly looked: Looked
  readonly onKeepAll: (set: CopySet) => void
  readonly onOpen: (set: CopySet, id: string) => void
}

/** Height of a set before it is measured, in CSS pixels. */
const SET_PX = 380
/** Room after the last one, for what floats over the end of the list. */
const END_PX = 84

/** Sets of any number, made only while they are in sight. */
export const SetList = ({ scroller, label, top, sets, look, isKept, looked, onKeepAll, onOpen }: SetListProps) => {
  const virtual = useVirtualizer({
    count: sets.length,
    getScrollElement: () => scroller.current,
    getItemKey: (at) => keyOfSet(sets[at] as CopySet),
    estimateSize: () => SET_PX,
    overscan: 2,
    paddingEnd: END_PX,
    scrollPaddingEnd: END_PX,
    useFlushSync: false,
  })
  return (
    <section
      ref={scroller}
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
      tabIndex={0}
      className="scroll-thin min-h-0 flex-1 overflow-y-auto overscroll-contain"
    >
      <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const set = sets[index]
          return (
            set && (
              <li
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-posinset={index + 1}
                aria-setsize={sets.length}
                className="absolute inset-x-0 top-0 border-b border-line/60 p-3 sm:p-4"
                style={{ transform: `translateY(${start}px)` }}
              >
                <SetCard
                  set={set}
                  top={top}
                  look={look}
                  keep={looked.keepOf(set)}
                  isTaken={isKept ? undefined : looked.isTaken(set)}
                  onKeep={(keep) => looked.change(keyOfSet(set), { keep })}
                  onTake={(isTaken) => looked.change(keyOfSet(set), { isTaken })}
                  onKeepAll={() => onKeepAll(set)}
                  onOpen={(id) => onOpen(set, id)}
                />
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}
