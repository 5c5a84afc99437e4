import { folderName, visibleName } from '@octavo/core'
import { CornerDownLeft, FolderPlus, Search } from 'lucide-react'
import { useState } from 'react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, Dialog, TextField } from '../ui/index.ts'
import type { Review } from './use-review.ts'

export interface MoveDialogProps {
  readonly review: Review
  readonly itemIds: readonly string[]
  readonly onClose: () => void
}

/** Chooses where files go: type to narrow the categories or to make a new one, Enter takes the first. */
export const MoveDialog = ({ review, itemIds, onClose }: MoveDialogProps) => {
  const { things } = review
  const [text, setText] = useState('')
  const query = text.trim().toLowerCase()
  const found = review.tiles.filter(({ name }) => name.toLowerCase().includes(query))
  const isKnown = review.tiles.some(({ name }) => name.toLowerCase() === query)
  const fresh = query !== '' && !isKnown ? folderName(text.trim()) : undefined
  const first = found[0]?.name ?? fresh
  const here = new Set(itemIds.map((id) => review.draft.entries.get(id)?.category))
  const isHere = (name: string) => here.size === 1 && here.has(name)
  const moveTo = (category: string) => {
    if (!isHere(category)) review.move(itemIds, category)
    onClose()
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
          if (first !== undefined) moveTo(first)
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
        className="scroll-thin mt-4 max-h-72 overflow-y-auto rounded-md border border-line"
      >
        {found.map(({ name, count, kind }) => (
          <li key={name} className="border-b border-line/60 last:border-0">
            <Button
              look="quiet"
              isDisabled={isHere(name)}
              onPress={() => moveTo(name)}
              className="w-full justify-start! rounded-none! px-3 text-start"
            >
              {things.icon(kind, 'size-5 shrink-0 text-accent')}
              <bdi className="min-w-0 flex-1 truncate">{visibleName(name)}</bdi>
              <span className="shrink-0 text-sm text-muted tabular">
                {isHere(name) ? m.move_here() : things.count(count)}
              </span>
              {name === first && query !== '' && <CornerDownLeft aria-hidden="true" className="size-4 text-muted" />}
            </Button>
          </li>
        ))}
        {fresh !== undefined && (
          <li>
            <Button look="quiet" onPress={() => moveTo(fresh)} className="w-full justify-start! rounded-none! px-3">
              <FolderPlus aria-hidden="true" className="size-5 shrink-0 text-accent" />
              <bdi className="min-w-0 flex-1 truncate text-start">{m.move_new({ name: visibleName(fresh) })}</bdi>
            </Button>
          </li>
        )}
      </ul>
    </Dialog>
  )
}
