import { type DraftEntry, isOpen } from '@octavo/core'
import { useEffect, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { useSettings } from '../settings/settings.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { ProgressBar, toast } from '../ui/index.ts'
import Lightbox from '../viewer/lightbox.tsx'
import { AlikeStrip } from './alike-strip.tsx'
import { EntryFacts } from './entry-facts.tsx'
import { MoveDialog } from './move-dialog.tsx'
import { PlaceButtons } from './place-buttons.tsx'
import { likelyPlaces } from './places.ts'
import type { Review } from './use-review.ts'

export interface OneFileProps {
  readonly review: Review
  /** What can be gone through, in its order; as it was when it was opened. */
  readonly ids: readonly string[]
  /** The one that it is opened with. */
  readonly from: string
  /** True for the round through all that need a decision: it goes on to the next that still does, and ends with the last. */
  readonly isRound: boolean
  /** Goes to another of them. */
  readonly onAt: (id: string) => void
  readonly onClose: () => void
}

/** One file of the review, large: what is in it, why it would go where it goes, and the decision, by keys and by hand. */
export default function OneFile({ review, ids, from, isRound, onAt, onClose }: OneFileProps) {
  const { draft, things, inside } = review
  // Its own, for the history follows a moment later: keys that are pressed fast count each.
  const [at, setAt] = useState(() => Math.max(0, ids.indexOf(from)))
  const id = ids[at] ?? from
  const [isMoving, setMoving] = useState(false)
  const { singleKeys } = useSettings()
  const entryAt = (place: number) => draft.entries.get(ids[place] ?? '')
  const entry = entryAt(at)

  const goTo = (place: number) => {
    setAt(place)
    onAt(ids[place] ?? id)
  }
  /** On to the next one: in a round to the next that needs a decision, from the start again when some were passed over. */
  const goOn = () => {
    if (!isRound) return at < ids.length - 1 ? goTo(at + 1) : undefined
    const needs = (place: number) => {
      const other = entryAt(place)
      return place !== at && other !== undefined && isOpen(other)
    }
    const places = [...ids.keys()]
    const next = places.slice(at + 1).find(needs) ?? places.find(needs)
    if (next !== undefined) return goTo(next)
    onClose()
    toast({ title: m.decide_done(), description: m.decide_done_text() })
  }
  const place = (category: string | undefined) => {
    if (category === undefined) return
    review.move([id], category)
    goOn()
  }
  const stay = () => {
    if (!entry?.excluded) review.toggleExcluded([id])
    goOn()
  }
  const undo = () => {
    if (!review.canUndo) return
    const undone = draft.history.past.at(-1)?.before[0]?.item.id
    review.undo()
    const place = undone === undefined ? -1 : ids.indexOf(undone)
    if (place >= 0) goTo(place)
  }
  const nth = (index: number) => () => place(entry && likelyPlaces([entry])[index]?.category)
  const alike = review.alike.get(id)
  const apart = () => alike && review.setApart([alike.stack])
  const elsewhere = () => setMoving(true)
  useShortcuts(
    ['review', 'open-file'],
    {
      first: nth(0),
      second: nth(1),
      third: nth(2),
      stay,
      exclude: stay,
      move: elsewhere,
      apart,
      undo,
      redo: () => review.canRedo && review.redo(),
    },
    { isInDialog: true },
  )
  // A file that has left the review leaves its window, too.
  const hasLeft = !entry
  useEffect(() => {
    if (hasLeft) onClose()
  }, [hasLeft, onClose])
  if (!entry) return null
  const next = entryAt(at + 1)
  const left = isRound ? ids.filter((other) => isLeft(draft.entries.get(other))).length : 0
  return (
    <>
      <Lightbox
        look={review.look}
        of={entry.item}
        next={next?.item}
        at={at}
        total={ids.length}
        onStep={(by) => goTo(at + by)}
        onClose={onClose}
        aside={
          <>
            {alike && (
              <AlikeStrip
                alike={alike}
                review={review}
                id={id}
                onOpen={(other) => ids.includes(other) && goTo(ids.indexOf(other))}
                onApart={apart}
              />
            )}
            <EntryFacts entry={entry} things={things} inside={inside.get(id)} remark={review.remark?.(id)} />
          </>
        }
        foot={
          <>
            {isRound && (
              <div className="mb-3 flex items-center gap-3 text-sm text-muted tabular">
                <span className="shrink-0">{m.decide_left({ count: left, n: number(left) })}</span>
                <span className="flex-1">
                  <ProgressBar
                    label={m.decide_progress()}
                    size="s"
                    percent={Math.round(((ids.length - left) / Math.max(1, ids.length)) * 100)}
                  />
                </span>
              </div>
            )}
            <PlaceButtons
              entry={entry}
              canUndo={review.canUndo}
              hasKeys={singleKeys}
              onPlace={place}
              onStay={stay}
              onElsewhere={elsewhere}
              onUndo={undo}
            />
          </>
        }
      />
      {isMoving && (
        <MoveDialog
          review={review}
          itemIds={[id]}
          onClose={() => setMoving(false)}
          onMoved={() => {
            setMoving(false)
            goOn()
          }}
        />
      )}
    </>
  )
}

const isLeft = (entry: DraftEntry | undefined): boolean => entry !== undefined && isOpen(entry)
