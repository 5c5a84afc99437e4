import type { PictureLook, Pixels, Reading } from '@octavo/core'
import type { Thumbnail } from '../image/thumbnail.ts'
import type { ReadLimits } from '../limits.ts'
import type { GreyPage, PartsWish } from '../paper/asked.ts'

interface Named {
  readonly name: string
  readonly extension?: string
  readonly sizeBytes: number
  readonly limits: ReadLimits
}

/** From the pool to a reader process: a job, or bytes that it asked for (none when they could not be read). */
export type ToChild =
  | (Named & { readonly type: 'read' })
  | (Named & { readonly type: 'texts' })
  | (Named & { readonly type: 'thumbnail'; readonly maxSidePx: number })
  | (Named & { readonly type: 'page'; readonly number: number; readonly maxSidePx: number })
  | (Named & PartsWish & { readonly type: 'parts' })
  | {
      readonly type: 'look' | 'pixels'
      readonly sizeBytes: number
      readonly maxBytes: number
      readonly maxSidePx: number
    }
  | { readonly type: 'bytes'; readonly ask: number; readonly bytes: Uint8Array | undefined }

/**
 * From a reader process to the pool. It has read hostile bytes, so the pool believes none of it: ranges are clamped,
 * every answer is rebuilt by `answerTo`.
 */
export type ToPool =
  | { readonly type: 'ready' }
  | { readonly type: 'need'; readonly ask: number; readonly at: number; readonly length: number }
  | { readonly type: 'done'; readonly reading: Reading }
  | { readonly type: 'seen'; readonly pixels: Pixels }
  | { readonly type: 'looked'; readonly look: PictureLook }
  | { readonly type: 'drawn'; readonly thumbnail: Thumbnail }
  | { readonly type: 'page'; readonly page: GreyPage }
  | { readonly type: 'texts'; readonly texts: readonly string[] }
  | { readonly type: 'parts'; readonly parts: readonly Uint8Array[] }

/** A range is handed over in pieces of at most so many bytes. */
export const PIECE_BYTES = 4 * 1024 * 1024

/** Argument of a reader process that may load the native canvas, to draw pages. */
export const DRAWS = '--draws'
