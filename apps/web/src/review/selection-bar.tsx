import { Ban, FolderInput } from 'lucide-react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/index.ts'
import { SelectionBar as Bar } from '../ui/selection-bar.tsx'
import type { Review } from './use-review.ts'

export interface SelectionBarProps {
  readonly review: Review
  readonly onMove: () => void
}

/** What can be done with the selected files of a review. */
export const SelectionBar = ({ review, onMove }: SelectionBarProps) => {
  const { selection, draft, things } = review
  const count = selection.ids.size
  const isAllOut = [...selection.ids].every((id) => draft.entries.get(id)?.excluded)
  return (
    <Bar
      label={things.selected()}
      count={count}
      words={things.selectedCount({ count, n: number(count) })}
      onClear={review.clearSelection}
    >
      <Button size="s" look="primary" icon={FolderInput} onPress={onMove}>
        {m.action_move()}
      </Button>
      <Button size="s" icon={Ban} onPress={() => review.toggleExcluded(review.targets())}>
        {isAllOut ? m.action_include() : m.action_exclude()}
      </Button>
    </Bar>
  )
}
