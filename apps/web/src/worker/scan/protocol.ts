import type { ErrorCode } from '@octavo/core'
import type { ScanPage, ScanProgress, ScanWish } from '../../place/scan.ts'

/** From the page to the scanning worker: the folder, once. */
export interface ToScanner extends ScanWish {
  readonly root: FileSystemDirectoryHandle
}

/** From the scanning worker to the page. */
export type FromScanner =
  | { readonly type: 'page'; readonly page: ScanPage }
  | { readonly type: 'progress'; readonly progress: ScanProgress }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly code: ErrorCode; readonly message: string }
