import { Layers } from 'lucide-react'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { Badge } from '../ui/index.ts'
import type { Alike } from './alike.ts'

/** Says of a file that others are alike, and whether it is the one to keep. */
export const AlikeMark = ({ alike: { stack, at } }: { readonly alike: Alike }) => {
  const n = number(stack.itemIds.length)
  const words = at === 0 ? m.alike_best({ n }) : m.alike_one({ at: number(at + 1), n })
  return (
    <span title={words}>
      <Badge tone={at === 0 ? 'accent' : 'neutral'} icon={Layers}>
        <span aria-hidden="true" className="tabular">
          {at === 0 ? n : `${number(at + 1)}/${n}`}
        </span>
        <span className="sr-only">{words}</span>
      </Badge>
    </span>
  )
}
