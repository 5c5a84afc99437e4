import { eventEditor, type Groups, type Photo, type PhotoMethod } from '@octavo/core'
import { Merge, Pencil, Split, Undo2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { nameIn, stretchOf } from '../../../language/words.ts'
import { m } from '../../../paraglide/messages.js'
import { useKeptPlaces } from '../../../settings/places.ts'
import { Button, IconButton } from '../../../ui/index.ts'
import { NameDialog } from '../../../ui/name-dialog.tsx'
import type { Look } from '../../../viewer/look.ts'
import { type Organiser, useOrganiser } from '../organiser/organiser.ts'
import { photoOptions } from './own-grouping.ts'
import { PhotoGroups } from './photo-groups.tsx'

const LONGEST_NAME = 80

export interface EventTimelineProps {
  readonly organiser: Organiser<Photo, PhotoMethod>
  readonly photos: readonly Photo[]
  readonly events: Groups<Photo>
  readonly look: Look
}

/** Events of a person's photos, the newest first: merged, split and renamed, each with the way back. */
export default function EventTimeline({ organiser, photos, events, look }: EventTimelineProps) {
  const named = useKeptPlaces()
  const edit = useMemo(() => eventEditor(photos, photoOptions(named)), [photos, named])
  const canUndo = useOrganiser(organiser, ({ context }) => context.past.length > 0)
  const [said, setSaid] = useState('')
  const [renamed, setRenamed] = useState<string>()
  const bar = useRef<HTMLDivElement>(null)
  const change = (what: Parameters<typeof edit>[1], words: string) => {
    organiser.send({ type: 'EDIT', groups: edit(events, what) })
    setSaid(words)
  }
  const undo = () => {
    organiser.send({ type: 'UNDO' })
    setSaid(m.events_undone())
  }
  useEffect(() => {
    // What was pressed went with its event: keys go on where it is taken back.
    if (events && document.activeElement === document.body) bar.current?.querySelector('button')?.focus()
  }, [events])
  return (
    <>
      <div ref={bar} className="flex min-h-11 flex-wrap items-center gap-x-3">
        <p role="status" className="text-sm text-muted">
          {said || m.events_hint()}
        </p>
        {canUndo && (
          <Button size="s" look="quiet" icon={Undo2} onPress={undo}>
            {m.undo()}
          </Button>
        )}
      </div>
      <PhotoGroups
        groups={events}
        look={look}
        renderActs={(name, photosOf, onMore) => (
          <>
            {photosOf.length > 1 && (
              <IconButton size="s" icon={Split} label={m.events_part({ name: nameIn(name) })} onPress={onMore} />
            )}
            <IconButton
              size="s"
              icon={Pencil}
              label={m.events_rename({ name: nameIn(name) })}
              onPress={() => setRenamed(name)}
            />
          </>
        )}
        renderBetween={(name, next) => (
          <Between
            pauseMs={beginningOf(events.get(name)) - endOf(events.get(next))}
            label={m.events_merge_label({ one: nameIn(name), other: nameIn(next) })}
            onMerge={() => change({ type: 'merge', event: next, into: name }, m.events_merged())}
          />
        )}
        renderPhotoActs={({ id, name }, event, onClose) =>
          events.get(event)?.[0]?.id !== id && (
            <IconButton
              size="s"
              icon={Split}
              label={m.events_from_here_label({ name: nameIn(name) })}
              onPress={() => {
                onClose()
                change({ type: 'split', event, fromId: id }, m.events_split())
              }}
            />
          )
        }
      />
      {renamed !== undefined && (
        <NameDialog
          title={m.events_rename({ name: nameIn(renamed) })}
          label={m.events_name()}
          value={renamed}
          done={m.photos_album_rename()}
          maxLength={LONGEST_NAME}
          onDone={(name) => change({ type: 'rename', event: renamed, name }, m.events_renamed({ name: nameIn(name) }))}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </>
  )
}

/** When the first photo of an event was taken, and when the last: they are in the order of time. */
const beginningOf = (event: readonly Photo[] = []): number => Date.parse(event[0]?.dateTaken ?? '')
const endOf = (event: readonly Photo[] = []): number => Date.parse(event.at(-1)?.dateTaken ?? '')

interface BetweenProps {
  /** How long nothing was taken; no number where that isn't known. */
  readonly pauseMs: number
  readonly label: string
  readonly onMerge: () => void
}

/** What lies between two events: how long, and the way to make them one. */
const Between = ({ pauseMs, label, onMerge }: BetweenProps) => (
  <div className="flex items-center gap-3 ps-6 text-sm text-muted">
    <span aria-hidden="true" className="h-11 border-s border-line" />
    {Number.isFinite(pauseMs) && (
      <>
        <span className="tabular">{m.events_apart({ time: stretchOf(Math.max(0, pauseMs)) })}</span>
        <Button size="s" look="quiet" icon={Merge} aria-label={label} onPress={onMerge}>
          {m.events_merge()}
        </Button>
      </>
    )}
  </div>
)
