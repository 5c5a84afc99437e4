import type { Item, Judged, Language, PictureLook, Reading, Stack, Unlisted } from '@octavo/core'

/** A file to sort or to learn from on this device. */
export interface SortInput {
  readonly item: Item
  /** True for a folder that stays whole. */
  readonly bundle?: boolean
  /** Its bytes; none where they are on the server: then its name and type decide. */
  readonly blob: Blob | undefined
  /** Where the person put it, when it is to be learned from; `lessonId` is the same for the same file. */
  readonly filed?: { readonly lessonId: string; readonly label: string }
}

/** What is asked about all inputs that were added. `learned` are texts of `exportLearned`, the newest last. */
export type SortTask =
  | {
      readonly type: 'sort'
      readonly learned: readonly string[]
      readonly folders: readonly string[]
      readonly language: Language
    }
  | { readonly type: 'learn'; readonly learned: readonly string[] }
  /** What the files mean together: the whole list is one answer. */
  | { readonly type: 'collapse' }

/** From the page to the sorting worker: inputs in pieces, then the task. */
export type ToSorter = { readonly type: 'add'; readonly inputs: readonly SortInput[] } | SortTask

/** What files mean, in ids of what the page has already: only the bundles are new to it. */
export interface CollapsedIds {
  readonly ids: readonly string[]
  readonly bundles: readonly Item[]
  /** Ids of the files in each bundle, by its path. */
  readonly members: ReadonlyMap<string, readonly string[]>
  readonly unlisted: readonly Unlisted[]
}

/** From the sorting worker to the page; verdicts come in pieces, in the order of the inputs. */
export type FromSorter =
  | { readonly type: 'progress'; readonly processed: number }
  | { readonly type: 'judged'; readonly judged: readonly Judged[] }
  | { readonly type: 'stacks'; readonly stacks: readonly Stack[] }
  | { readonly type: 'learned'; readonly learned: string }
  | ({ readonly type: 'collapsed' } & CollapsedIds)
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly message: string }

/** Files and verdicts travel in pieces of so many, so that no message holds up the page. */
export const PIECE = 200

/** From the sorting worker to one that reads: one file, to read what is inside or to see a picture. */
export interface ReadJob {
  readonly type: 'read' | 'look'
  readonly job: number
  readonly name: string
  readonly blob: Blob
}

/** From a worker that reads. It has looked at hostile bytes: what it says is rebuilt by `asReading` and `asLook`. */
export type FromReader =
  | { readonly type: 'ready' }
  | { readonly type: 'reading'; readonly job: number; readonly reading: Reading }
  | { readonly type: 'looked'; readonly job: number; readonly look: PictureLook | undefined }
