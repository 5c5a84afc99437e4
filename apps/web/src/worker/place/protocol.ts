import type { Act, ErrorCode, Target } from '@octavo/core'

/** The calls of a target that a worker answers, each about one thing that can be sent. */
export interface Calls {
  readonly names: { readonly of: readonly string[]; readonly gives: Awaited<ReturnType<Target['names']>> }
  readonly carryOut: { readonly of: readonly Act[]; readonly gives: Awaited<ReturnType<Target['carryOut']>> }
  readonly check: {
    readonly of: readonly Act[]
    readonly gives: Awaited<ReturnType<NonNullable<Target['check']>>>
  }
  readonly settle: { readonly of: readonly Act[]; readonly gives: Awaited<ReturnType<Target['settle']>> }
  readonly removeEmptyFolder: { readonly of: string; readonly gives: boolean }
}
export type CallName = keyof Calls

/** From the page to the worker. */
export type ToPlace =
  /** The folder, once, before anything else. */
  | { readonly type: 'open'; readonly root: FileSystemDirectoryHandle }
  | {
      readonly type: 'ask'
      readonly id: number
      readonly call: CallName
      readonly of: Calls[CallName]['of']
      /** True where it was stopped before it was asked. */
      readonly isStopped: boolean
    }
  /** A folder of a call is written down and may be made; without `isWritten` it is not, and the call ends. */
  | { readonly type: 'told'; readonly id: number; readonly isWritten: boolean }
  /** Nothing further of a call is tried. */
  | { readonly type: 'stop'; readonly id: number }

/** From the worker to the page. */
export type FromPlace =
  | { readonly type: 'answer'; readonly id: number; readonly gives: Calls[CallName]['gives'] }
  /** A folder that a call is about to make. */
  | { readonly type: 'folder'; readonly id: number; readonly path: string }
  /** Without `code` for what is none of core's errors. */
  | { readonly type: 'failed'; readonly id: number; readonly code?: ErrorCode; readonly message: string }
