import { visibleName } from '@octavo/core'
import { Check, Crown } from 'lucide-react'
import { dateOf, sizeOf } from '../../language/words.ts'
import { m } from '../../paraglide/messages.js'
import { whyBest } from '../../review/alike-words.ts'
import { Button } from '../../ui/index.ts'
import Lightbox from '../../viewer/lightbox.tsx'
import type { Look } from '../../viewer/look.ts'
import type { CopySet } from './copies.ts'

export interface CopiesLightboxProps {
  readonly set: CopySet
  readonly look: Look
  readonly id: string
  readonly keep: string
  /** Left out where all are kept on purpose. */
  readonly onKeep?: (id: string) => void
  readonly onMove: (id: string) => void
  readonly onClose: () => void
}

/** One of several that are alike, large; arrows go to the others, and the one to keep is chosen here, too. */
export default function CopiesLightbox({ set, look, id, keep, onKeep, onMove, onClose }: CopiesLightboxProps) {
  const { items, why } = set
  const at = Math.max(
    0,
    items.findIndex((one) => one.id === id),
  )
  const item = items[at]
  if (!item) return null
  return (
    <Lightbox
      look={look}
      of={item}
      next={items[at + 1]}
      at={at}
      total={items.length}
      onStep={(by) => onMove(items[at + by]?.id ?? id)}
      onClose={onClose}
      aside={
        <div className="grid gap-3 text-sm">
          <p className="font-medium break-all">
            <bdi>{visibleName(item.path)}</bdi>
          </p>
          <p className="text-muted tabular">{`${sizeOf(item.sizeBytes)} · ${dateOf(item.modifiedAtMs)}`}</p>
          <p className="text-pretty text-muted [overflow-wrap:anywhere]">
            {whyBest(visibleName(items[0]?.name ?? ''), why)}
          </p>
        </div>
      }
      {...(onKeep && {
        foot: (
          <div className="flex md:justify-end">
            <Button
              look={item.id === keep ? 'secondary' : 'primary'}
              icon={item.id === keep ? Check : Crown}
              isDisabled={item.id === keep}
              onPress={() => onKeep(item.id)}
            >
              {m.dup_keep_this({ name: visibleName(item.name) })}
            </Button>
          </div>
        ),
      })}
    />
  )
}
