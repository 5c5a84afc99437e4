import { CopyMinus } from 'lucide-react'
import { Link } from 'react-router'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/index.ts'
import type { Alike } from './alike.ts'
import type { Review } from './use-review.ts'

/** Keeps the best of each stack in the list, and sets the others apart, all with one press. */
export const SetApart = ({ review }: { readonly review: Review }) => {
  const stacks = new Set(
    review.rows.flatMap(({ item }): readonly Alike['stack'][] => {
      const alike = review.alike.get(item.id)
      return alike ? [alike.stack] : []
    }),
  )
  const folder = m.alike_folder()
  const others = [...stacks].flatMap(({ itemIds }) => itemIds.slice(1))
  const left = others.filter((id) => review.draft.entries.get(id)?.category !== folder).length
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 ps-3 sm:ps-4">
      <p className="text-sm text-muted">{m.alike_lead()}</p>
      <Link
        to="/duplicates"
        className="tap inline-flex min-h-9 items-center text-sm font-medium text-accent underline-offset-4 hover:underline"
      >
        {m.alike_in_library()}
      </Link>
      {left > 0 && (
        <Button size="s" look="primary" icon={CopyMinus} onPress={() => review.setApart([...stacks])}>
          {m.alike_apart_all({ count: left, n: number(left) })}
        </Button>
      )}
    </div>
  )
}
