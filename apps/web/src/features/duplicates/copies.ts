import type { Item, Move, Skip, Stack } from '@octavo/core'
import type { Look } from '../../viewer/look.ts'

/** Files of which one may be enough, the proposed best first. */
export interface CopySet extends Pick<Stack, 'is' | 'why'> {
  readonly items: readonly Item[]
}

/** What was found more than once, those first that would free most, and of how many in all. */
export interface FoundCopies {
  readonly sets: readonly CopySet[]
  readonly total: number
  /** Those of which the person said to keep all. */
  readonly kept: readonly CopySet[]
  readonly keptTotal: number
  /** True when not all pictures could be compared. */
  readonly isPart: boolean
  /** Files whose bytes lie in a cloud: nobody fetched them. */
  readonly awayCount: number
}

/** Of one set the file that stays, by ids, and those that are set aside. */
export interface Choice {
  readonly keep: string
  readonly ids: readonly string[]
}

/** What would be done, to be seen before it is approved. Paths have no `/` in front. */
export interface AsidePlan {
  readonly id: string
  readonly createdAtMs: number
  readonly moves: readonly Move[]
  readonly skips: readonly Skip[]
}

/** Where copies go: into the folder of their own, or into the trash of the library. */
export type Into = 'aside' | 'trash'

/** How it ended, and the run by which it is taken back; none where nothing was done. */
export interface SetAside {
  readonly runId: string | undefined
  readonly done: number
}

export interface FindHooks {
  readonly signal: AbortSignal
  /** How many files were looked at so far. */
  onProgress(done: number): void
}

/** Where copies are looked for and set aside: the library of the server, or a folder of this device. */
export interface Copies {
  /** The folder's own name; undefined for the library. */
  readonly name: string | undefined
  readonly look: Look
  /** Places that copies can go to, the first as proposed. */
  readonly into: readonly Into[]
  /** Looks for copies; changes nothing. Rejects with the signal's reason, and with what the server or the browser throws. */
  find(hooks: FindHooks): Promise<FoundCopies>
  /** Remembers by their contents that all of a set are kept, or asks about them again. */
  keepAll(set: CopySet, isKept: boolean): Promise<void>
  propose(choices: readonly Choice[]): Promise<AsidePlan>
  /** Carries a plan out that the person approved. Throws PlanRefused when something is in the way. */
  carryOut(plan: AsidePlan, into: Into): Promise<SetAside>
}

/** What would be free without the others, in bytes. */
export const freedBytes = (items: readonly Item[], keep: string): number =>
  items.reduce((sum, { id, sizeBytes }) => (id === keep ? sum : sum + sizeBytes), 0)

/** By what a set is known on the screen. */
export const keyOfSet = ({ items }: CopySet): string => items[0]?.id ?? ''
