import type { Counts, Draft, Shown, TaxonomyId } from '@octavo/core'
import type { Brought, Collect, Collected, FiledFolder, ScanProgress } from '../intake/brought.ts'
import type { ReviewEvent } from './review.ts'
import type { RunReport } from './types.ts'

/** What a run of a device flow did: where things are now, or where an archive has them. */
export interface DeviceReport extends RunReport {
  /** The way that was chosen, in the words of the flow's skin. */
  readonly way: string
  /** In the folder itself, as a download that is still to be taken, or in the library of the server. */
  readonly where: 'place' | 'download' | 'server'
  /** Of how many files the server says that they are of the same type, where it was asked and has answered. */
  readonly opinion?: { readonly agreedCount: number; readonly totalCount: number }
  /** What was carried out, where it is another than what was reviewed. */
  readonly draft?: Draft
}

/** What was reviewed, and what it is made of. */
export interface DeviceReviewed {
  readonly draft: Draft
  readonly brought: Brought
}

interface Hooks {
  readonly signal: AbortSignal
  onProgress(done: number, total: number): void
}

/** What the machine does not do itself. Each rejects when it fails, and with the signal's reason on abort. */
export interface DeviceServices {
  /**
   * Says where everything belongs. `previous`: the draft before, whose decisions of the person are kept; `taxonomy`: the
   * categories that they chose, where the flow lets them.
   */
  judge(
    brought: Brought,
    previous: Draft | undefined,
    hooks: Hooks & {
      readonly taxonomy: TaxonomyId | undefined
      /** Folders whose files are to be sorted although they look like the person's own. */
      readonly opened: readonly string[]
      onFiled(filed: readonly FiledFolder[]): void
    },
  ): Promise<Draft>
  /** Carries out what was reviewed, in one of the ways of the flow. */
  carry(reviewed: DeviceReviewed, way: string, hooks: Hooks): Promise<DeviceReport>
}

export interface DeviceContext {
  readonly brought: Brought | undefined
  readonly draft: Draft | undefined
  /** How far the scan is. */
  readonly scan: ScanProgress
  /** How far judging or carrying is, in files. */
  readonly work: { readonly done: number; readonly total: number }
  /** What is shown of what is under way; undefined while nothing is. */
  readonly shown: Shown | undefined
  readonly report: DeviceReport | undefined
  /** Which of the flow's ways in was taken last, in its own words. */
  readonly by: string
  /** The way of the end that is under way, or was last. */
  readonly way: string
  readonly collect: Collect | undefined
  /** The categories that the person chose; undefined while those of the flow do. */
  readonly taxonomy: TaxonomyId | undefined
  /** Folders that the person wants sorted although they are their own. */
  readonly opened: readonly string[]
  /** How what is collected joins what is there; undefined where it takes its place. */
  readonly joins: 'more' | 'rest' | undefined
}

export type DeviceEvent =
  /**
   * Asks for files; `by` says which way in it is. With `joins` they come to those that are there: more of them, or the rest
   * that a scan had left out at its limit. What the person decided about those that were there holds.
   */
  | { readonly type: 'COLLECT'; readonly collect: Collect; readonly by: string; readonly joins?: 'more' | 'rest' }
  | { readonly type: 'CANCEL' }
  | ReviewEvent<never>
  /** Judges everything anew; `taxonomy`: from now on with these categories; `opened`: with what lies in these folders, too. */
  | { readonly type: 'SORT.AGAIN'; readonly taxonomy?: TaxonomyId; readonly opened?: readonly string[] }
  | { readonly type: 'CARRY'; readonly way: string }
  | { readonly type: 'START.OVER' }
  /** A run was taken back: what an end says of it is true no more. */
  | { readonly type: 'TAKEN.BACK'; readonly runId: string }
  | { readonly type: 'SHOWN'; readonly shown: Shown }
  | { readonly type: 'SCAN.PROGRESS'; readonly scan: ScanProgress }
  | { readonly type: 'SCAN.END'; readonly collected: Collected }
  | { readonly type: 'WORK.PROGRESS'; readonly work: DeviceContext['work'] }
  | { readonly type: 'FILED'; readonly filed: readonly FiledFolder[] }
  | { readonly type: 'JUDGE.END'; readonly draft: Draft }
  | { readonly type: 'CARRY.END'; readonly report: DeviceReport }
  | { readonly type: 'FAILED'; readonly error: unknown }

/** Something to tell the person; each flow has its own words for it. `by`: the way in that was taken. */
export type DeviceNotice =
  | { readonly type: 'found'; readonly by: string; readonly fileCount: number; readonly categoryCount: number }
  | { readonly type: 'cancelled' | 'empty' | 'refused'; readonly by: string }
  | {
      readonly type: 'failed'
      readonly by: string
      readonly during: 'collecting' | 'judging' | 'carrying'
      readonly error: unknown
    }
  /** A second run was asked for while one is under way. */
  | { readonly type: 'busy'; readonly what: 'scan' | 'organization' }
  | { readonly type: 'done'; readonly report: DeviceReport }

/** How many files and categories a pace is of. */
export const countsOf = ({ brought, draft }: Pick<DeviceContext, 'brought' | 'draft'>): Counts => ({
  file: draft?.entries.size ?? brought?.items.length ?? 0,
  category: draft?.categories.length ?? 0,
})
