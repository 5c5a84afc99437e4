import { folderPath, visibleName } from '@octavo/core'
import { CornerDownLeft, FolderPlus, Search, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, cx, Dialog, TextField } from '../ui/index.ts'
import { likelyPlaces } from './places.ts'
import type { Review } from './use-review.ts'

export interface MoveDialogProps {
  readonly review: Review
  readonly itemIds: readonly string[]
  readonly onClose: () => void
  /** Told in place of `onClose` when a place was chosen. */
  readonly onMoved?: () => void
}

interface Place {
  readonly name: string
  readonly icon: ReactNode
  readonly detail: string
  readonly isNew?: boolean
}

/**
 * Chooses where files go: the likely places first, then every folder of the review. Typing narrows them or names a new one,
 * with folders inside it after a slash; Enter takes the first.
 */
export const MoveDialog = ({ review, itemIds, onClose, onMoved = onClose }: MoveDialogProps) => {
  const { things, tiles, draft } = review
  const [text, setText] = useState('')
  const query = text.trim().toLowerCase()
  const entries = itemIds.flatMap((id) => draft.entries.get(id) ?? [])
  const here = new Set(entries.map(({ category }) => category))
  const isHere = (name: string) => here.size === 1 && here.has(name)
  const isKnown = tiles.some(({ name }) => name.toLowerCase() === query)
  const fresh = query !== '' && !isKnown ? folderPath(text) : ''

  const likely = likelyPlaces(entries).filter(({ category }) => !isHere(category))
  const isLikely = new Set(likely.map(({ category }) => category))
  const first = likely.map(
    ({ category, confidence }): Place => ({
      name: category,
      icon: <Sparkles aria-hidden="true" className="size-5 shrink-0 text-accent" />,
      detail: confidence === undefined ? '' : m.progress_percent({ percent: number(Math.round(confidence * 100)) }),
    }),
  )
  const others = tiles
    .filter(({ name }) => !isLikely.has(name))
    .map(
      ({ name, count, kind }): Place => ({
        name,
        icon: things.icon(kind, 'size-5 shrink-0 text-accent'),
        detail: isHere(name) ? m.move_here() : things.count(count),
      }),
    )
  const made: readonly Place[] =
    fresh === ''
      ? []
      : [
          {
            name: fresh,
            icon: <FolderPlus aria-hidden="true" className="size-5 shrink-0 text-accent" />,
            detail: '',
            isNew: true,
          },
        ]
  const shown = [...first, ...others].filter(({ name }) => name.toLowerCase().includes(query))
  const places = [...shown, ...made]
  /** What Enter takes: what is written out in full, else the first place that leads somewhere else. */
  const taken =
    places.find(({ name }) => name.toLowerCase() === query) ?? places.find(({ name }) => !isHere(name)) ?? places[0]

  const moveTo = (category: string) => {
    if (isHere(category) && entries.every(({ excluded }) => !excluded)) return onClose()
    review.move(itemIds, category)
    onMoved()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={things.moveTitle({ count: itemIds.length, n: number(itemIds.length) })}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (taken && query !== '') moveTo(taken.name)
        }}
      >
        <TextField
          label={m.move_field()}
          description={m.move_field_hint()}
          icon={Search}
          value={text}
          onChange={setText}
          autoFocus
          autoComplete="off"
          maxLength={200}
        />
      </form>
      <ul
        aria-label={m.move_list()}
        className="scroll-thin mt-4 max-h-80 overflow-y-auto rounded-md border border-line"
      >
        {places.map(({ name, icon, detail, isNew = false }, index) => (
          <li
            key={name}
            className={cx(
              'border-b last:border-0',
              // A stronger line ends the likely ones.
              index === first.length - 1 && query === '' ? 'border-edge/70' : 'border-line/60',
            )}
          >
            <Button
              look="quiet"
              isDisabled={isHere(name)}
              onPress={() => moveTo(name)}
              className="w-full justify-start! rounded-none! px-3 text-start"
            >
              {icon}
              <bdi className="min-w-0 flex-1 truncate">
                {isNew ? m.move_new({ name: visibleName(name) }) : visibleName(name)}
              </bdi>
              <span className="shrink-0 text-sm text-muted tabular">{detail}</span>
              {name === taken?.name && query !== '' && (
                <CornerDownLeft aria-hidden="true" className="size-4 text-muted" />
              )}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
