import type { Pixels, Reading } from '@octavo/core'
import type { ReadLimits } from '../limits.ts'

/** From the pool to a reader process: a job, or bytes that it asked for (none when they could not be read). */
export type ToChild =
  | {
      readonly type: 'read'
      readonly name: string
      readonly extension?: string
      readonly sizeBytes: number
      readonly limits: ReadLimits
    }
  | { readonly type: 'look'; readonly sizeBytes: number; readonly maxBytes: number; readonly maxSidePx: number }
  | { readonly type: 'bytes'; readonly ask: number; readonly bytes: Uint8Array | undefined }

/**
 * From a reader process to the pool. It has read hostile bytes, so the pool believes none of it: ranges are clamped,
 * a Reading is rebuilt by `asReading`, pixels by `asPixels`.
 */
export type ToPool =
  | { readonly type: 'ready' }
  | { readonly type: 'need'; readonly ask: number; readonly at: number; readonly length: number }
  | { readonly type: 'done'; readonly reading: Reading }
  | { readonly type: 'seen'; readonly pixels: Pixels }

/** A range is handed over in pieces of at most so many bytes. */
export const PIECE_BYTES = 4 * 1024 * 1024
