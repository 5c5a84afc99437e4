import { Ban, FolderInput, X } from 'lucide-react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button, IconButton } from '../ui/index.ts'
import type { Review } from './use-review.ts'

export interface SelectionBarProps {
  readonly review: Review
  readonly onMove: () => void
}

/** What can be done with the selected files; it floats over the end of the list while something is selected. */
export const SelectionBar = ({ review, onMove }: SelectionBarProps) => {
  const { selection, draft, things } = review
  const count = selection.ids.size
  if (count === 0) return null
  const isAllOut = [...selection.ids].every((id) => draft.entries.get(id)?.excluded)
  return (
    <section
      aria-label={things.selected()}
      className="absolute inset-x-3 bottom-3 z-10 mx-auto flex max-w-xl animate-pop items-center gap-2 rounded-md border border-edge/60 bg-raised p-2 ps-4 shadow-float"
    >
      <p role="status" className="min-w-0 flex-1 truncate text-sm font-semibold tabular">
        <span aria-hidden="true" className="xs:hidden">
          {number(count)}
        </span>
        <span className="max-xs:sr-only">{things.selectedCount({ count, n: number(count) })}</span>
      </p>
      <Button size="s" look="primary" icon={FolderInput} onPress={onMove}>
        {m.action_move()}
      </Button>
      <Button size="s" icon={Ban} onPress={() => review.toggleExcluded(review.targets())}>
        {isAllOut ? m.action_include() : m.action_exclude()}
      </Button>
      <IconButton size="s" label={m.selection_clear()} icon={X} onPress={review.clearSelection} />
    </section>
  )
}
