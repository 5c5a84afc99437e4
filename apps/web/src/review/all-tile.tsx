import { Layers } from 'lucide-react'
import { Tile } from '../ui/index.ts'
import { detailOf } from './tile-words.ts'
import type { Review } from './use-review.ts'

/** Everything that is reviewed, as the first of its folders. */
export const AllTile = ({ review }: { readonly review: Review }) => {
  const { view, total, things } = review
  const detail = detailOf(things, total.fileCount, total.sizeBytes)
  return (
    <Tile
      title={things.all()}
      label={things.openAll({ files: detail })}
      detail={detail}
      icon={<Layers className="size-5" strokeWidth={1.75} />}
      isSelected={view.category === undefined}
      onSelect={() => review.open(undefined)}
    />
  )
}
