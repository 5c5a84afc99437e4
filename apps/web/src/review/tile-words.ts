import { visibleName } from '@octavo/core'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import type { ReviewThings } from './things.ts'
import type { TileModel } from './view.ts'

/** How much is in a folder of a review. */
export const detailOf = (things: ReviewThings, count: number, sizeBytes: number) =>
  m.tile_detail({ files: things.count(count), size: things.size(sizeBytes) })

/** How much in it needs a look. */
export const unsureOf = ({ unsureCount }: TileModel) => m.tile_unsure({ count: unsureCount, n: number(unsureCount) })

/** The accessible name says all that is seen, so that people who speak to their computer can name it (WCAG 2.5.3). */
export const labelOf = (things: ReviewThings, tile: TileModel) => {
  const label = m.tile_label({ name: visibleName(tile.name), files: detailOf(things, tile.count, tile.sizeBytes) })
  return tile.unsureCount > 0 ? `${label}, ${unsureOf(tile)}` : label
}
