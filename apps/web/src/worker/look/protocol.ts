import type { Reading, ReadingCode } from '@octavo/core'

/** What is inside a file, as somebody looks at it. Texts come from hostile files. */
export interface Inside extends Pick<Reading, 'code' | 'text' | 'members' | 'memberCount' | 'mail'> {
  /** True where its members, or its attachments, can be had by their places. */
  readonly opens?: boolean
  /** The first rows of its sheets, where it is a table. */
  readonly sheets?: readonly { readonly name: string; readonly rows: readonly (readonly string[])[] }[]
}

/**
 * From the page to the worker: one job at a time, numbered. `sidePx` is the longer side of what is drawn; of a picture of
 * `mostBytes` or more only the small one that a camera has put into it.
 */
export type LookJob =
  | {
      readonly type: 'thumb'
      readonly name: string
      readonly blob: Blob
      readonly sidePx: number
      readonly mostBytes?: number | undefined
    }
  | { readonly type: 'inside'; readonly name: string; readonly blob: Blob }
  /** The bytes of a member or an attachment, by its place in what was told of the inside. */
  | { readonly type: 'member'; readonly name: string; readonly blob: Blob; readonly at: number }
  /** How many pages there are, and one of them drawn; the first is 1. */
  | { readonly type: 'page'; readonly blob: Blob; readonly number: number; readonly sidePx: number }

export type ToLooker = LookJob & { readonly job: number }

/** What each job is answered with. A picture that can't be had is undefined. */
export interface Answers {
  readonly thumb: Blob | undefined
  readonly inside: Inside
  /** A code where they can't be had. */
  readonly member: Blob | ReadingCode | undefined
  readonly page: { readonly count: number; readonly picture: Blob } | undefined
}

/** From the worker to the page. It has looked at hostile bytes. */
export interface FromLooker {
  readonly job: number
  readonly answer: Answers[keyof Answers]
}
