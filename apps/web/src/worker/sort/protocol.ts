import type { RuleFile } from '@octavo/contract'
import type {
  ClusterKind,
  Group,
  Item,
  Judged,
  KnownFolder,
  Language,
  LearnedChange,
  Photo,
  PictureLook,
  Pixels,
  Reading,
  Stack,
  TaxonomyId,
  Unlisted,
} from '@octavo/core'
import type { FileBytes } from '../../platform/file-bytes.ts'

/** A file to sort or to learn from on this device. */
export interface SortInput {
  readonly item: Item
  /** True for a folder that stays whole. */
  readonly bundle?: boolean
  /** Its bytes; none where they are on the server: then its name and type decide. */
  readonly blob: FileBytes | undefined
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
      /** Categories of types; those of the library when left out. */
      readonly taxonomy?: TaxonomyId
      /** The person's standing rules. */
      readonly rules?: RuleFile
      /**
       * Set where the inputs lie in a folder of the person: their own folders in it are found, and what lies in those is told of
       * instead of being judged, but for these, which are to be sorted all the same.
       */
      readonly opened?: readonly string[]
    }
  | { readonly type: 'learn'; readonly learned: readonly string[] }
  /** What was learned as the person sees it, after a change of theirs where there is one. */
  | { readonly type: 'known'; readonly learned: readonly string[]; readonly change?: LearnedChange }
  /** Which files are there more than once, by their bytes and by their looks. */
  | { readonly type: 'copies' }
  /** What pictures and films say of themselves, and what an export says beside them. */
  | { readonly type: 'photos' }
  /** What the files mean together: the whole list is one answer. Of a library, or of what was picked. */
  | { readonly type: 'collapse'; readonly of: 'library' | 'pick' }
  /** Groups by how pictures look, or by what documents say. */
  | { readonly type: 'cluster'; readonly kind: ClusterKind; readonly groups: number; readonly language: Language }

/** From the page to the sorting worker: inputs in pieces, then the task. */
export type ToSorter = { readonly type: 'add'; readonly inputs: readonly SortInput[] } | SortTask

/**
 * What files mean, in places of what the page has already: the inputs in their order, and after them the bundles, which alone
 * are new to it. Places travel without being read, however many they are.
 */
export interface CollapsedPlaces {
  readonly items: Uint32Array
  readonly bundles: readonly Item[]
  /** The files in each bundle, by its path. */
  readonly members: ReadonlyMap<string, Uint32Array>
  readonly unlisted: readonly Unlisted[]
}

/** What was learned here: as a text of `exportLearned`, and as the person sees it. */
export interface KnownHere {
  readonly text: string
  readonly folders: readonly KnownFolder[]
}

/** Which files are there more than once. */
export interface CopiesHere {
  readonly stacks: readonly Stack[]
  /** Keys of the bytes of what is in stacks, by id. */
  readonly contents: ReadonlyMap<string, string>
  /** True when there are more pictures than are compared by their looks. */
  readonly isPart: boolean
}

/** From the sorting worker to the page; verdicts come in pieces, in the order of the inputs. */
export type FromSorter =
  | { readonly type: 'progress'; readonly processed: number }
  | { readonly type: 'judged'; readonly judged: readonly Judged[] }
  /** What lies in folders of the person, by the path of each: the numbers of the inputs. */
  | { readonly type: 'filed'; readonly filed: ReadonlyMap<string, Uint32Array> }
  | { readonly type: 'stacks'; readonly stacks: readonly Stack[] }
  | ({ readonly type: 'copies' } & CopiesHere)
  | { readonly type: 'photos'; readonly photos: readonly Photo[] }
  | { readonly type: 'learned'; readonly learned: string }
  | ({ readonly type: 'known' } & KnownHere)
  | ({ readonly type: 'collapsed' } & CollapsedPlaces)
  | { readonly type: 'clustered'; readonly groups: readonly Group[] }
  | { readonly type: 'done' }
  | { readonly type: 'failed'; readonly message: string }

/** Files and verdicts travel in pieces of so many, so that no message holds up the page. */
export const PIECE = 200

/** From the sorting worker to one that reads: one file, to read what is inside, to see a picture, or to decode it small. */
export interface ReadJob {
  readonly type: 'read' | 'look' | 'pixels'
  readonly job: number
  readonly name: string
  readonly blob: Blob
}

/** From a worker that reads. It has looked at hostile bytes: what it says is rebuilt by `asReading`, `asLook` and `asPixels`. */
export type FromReader =
  | { readonly type: 'ready' }
  | { readonly type: 'reading'; readonly job: number; readonly reading: Reading }
  | { readonly type: 'looked'; readonly job: number; readonly look: PictureLook | undefined }
  | { readonly type: 'pixels'; readonly job: number; readonly pixels: Pixels | undefined }
