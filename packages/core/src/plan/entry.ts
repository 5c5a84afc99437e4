import type { Facts } from '../facts/index.ts'
import { type Item, isUnsure, type Verdict } from '../item/index.ts'

/** One item under review. */
export interface DraftEntry {
  readonly item: Item
  /** As it was judged; edits leave it alone. */
  readonly verdict: Verdict
  readonly facts?: Facts
  /** Where it goes: a category, which is the path of the folder that it becomes (`folderPath`). */
  readonly category: string
  /** Where it would go without the draft's shape, where that is somewhere else: what is learned of it. */
  readonly meant?: string
  /** The name that the shape proposes for it, its ending included. */
  readonly name?: string
  /** True when it stays where it is. */
  readonly excluded: boolean
  /** True once the person put this very item into a category, even the one that was judged; not when a category got another name. */
  readonly placed?: true
}

/** True when the person put this very item where it goes, in this review or an earlier one. */
export const isPlaced = ({ placed, verdict }: DraftEntry): boolean => placed === true || verdict.by === 'person'

/** True when a person should look at an entry: nobody is sure of it, and the person has neither put it anywhere nor left it out. */
export const isOpen = (entry: DraftEntry): boolean => !entry.excluded && !isPlaced(entry) && isUnsure(entry.verdict)

/** Where an entry goes before any shape: where it was judged to go, or where the person wants it. */
export const meantFor = ({ meant, category }: DraftEntry): string => meant ?? category

/** An entry in the folder that a shape gives it; what it was meant for stays beside it. */
export function inFolder(entry: DraftEntry, category: string, name: string | undefined): DraftEntry {
  if (entry.category === category && entry.name === name) return entry
  const { meant: _, name: __, ...rest } = entry
  const meant = meantFor(entry)
  return { ...rest, category, ...(meant !== category && { meant }), ...(name !== undefined && { name }) }
}
