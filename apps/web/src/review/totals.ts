import { type Draft, type DraftEntry, type FileKind, isOpen, isWithin } from '@octavo/core'
import { alikeIn } from './alike.ts'

/** What a list of a review can be narrowed to. */
export type Show = 'all' | 'unsure' | 'alike' | 'mismatch' | 'excluded'

/** What some entries come to. */
export interface Total {
  /** Files that are not left out, those inside of wholes too, and their bytes. */
  readonly fileCount: number
  readonly sizeBytes: number
  /** How many entries each filter would show. */
  readonly shows: Readonly<Record<Show, number>>
  /** How many entries of each kind, those that are left out too. */
  readonly kinds: ReadonlyMap<FileKind, number>
}

/** By category: what lies right in it. */
export type Totals = ReadonlyMap<string, Total>

interface Growing {
  fileCount: number
  sizeBytes: number
  readonly shows: Record<Show, number>
  readonly kinds: Map<FileKind, number>
}

const nothing = (): Growing => ({
  fileCount: 0,
  sizeBytes: 0,
  shows: { all: 0, unsure: 0, alike: 0, mismatch: 0, excluded: 0 },
  kinds: new Map(),
})

type FilesIn = (entry: DraftEntry) => number

/** Entries that are counted before work in parts may pause. */
const PART = 1000
const ALONE: FilesIn = () => 1
const counted = new WeakMap<Draft, { readonly filesIn: FilesIn; readonly totals: Totals }>()

/** What a draft comes to, by category, counted at once where it was not before. */
export const totalsOf = (draft: Draft, filesIn: FilesIn = ALONE): Totals => {
  const work = counting(draft, filesIn)
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
  }
}

/**
 * What a draft comes to, by category: all that a review counts comes from this one walk over its entries, once for each draft.
 * `filesIn` says how many files an entry is, where it stays whole. Each `yield` is a place where it may wait.
 */
export function* counting(draft: Draft, filesIn: FilesIn): Generator<void, Totals> {
  const known = counted.get(draft)
  if (known?.filesIn === filesIn) return known.totals
  const alike = alikeIn(draft)
  let count = 0
  const totals = new Map<string, Growing>()
  for (const entry of draft.entries.values()) {
    const { category, excluded, item, facts, verdict } = entry
    let total = totals.get(category)
    if (!total) {
      total = nothing()
      totals.set(category, total)
    }
    const { shows, kinds } = total
    shows.all += 1
    kinds.set(verdict.fileKind, (kinds.get(verdict.fileKind) ?? 0) + 1)
    if (facts?.mismatch === true) shows.mismatch += 1
    if (alike.size > 0 && alike.has(item.id)) shows.alike += 1
    if (excluded) shows.excluded += 1
    else {
      total.fileCount += filesIn(entry)
      total.sizeBytes += item.sizeBytes
      if (isOpen(entry)) shows.unsure += 1
    }
    count += 1
    if (count % PART === 0) yield
  }
  counted.set(draft, { filesIn, totals })
  return totals
}

const take = (sum: Growing, { fileCount, sizeBytes, shows, kinds }: Total): void => {
  sum.fileCount += fileCount
  sum.sizeBytes += sizeBytes
  for (const show of Object.keys(shows) as Show[]) sum.shows[show] += shows[show]
  for (const [kind, count] of kinds) sum.kinds.set(kind, (sum.kinds.get(kind) ?? 0) + count)
}

/** The total of a category with all that lies in it, or of everything. */
export const totalWithin = (totals: Totals, category = ''): Total => {
  const sum = nothing()
  for (const [name, total] of totals) if (isWithin(category, name)) take(sum, total)
  return sum
}

/** The total of each category and of each folder above others, with all that lies in it. */
export const withAbove = (totals: Totals): Totals => {
  const all = new Map<string, Growing>()
  for (const [category, total] of totals) {
    const steps = category.split('/')
    for (let depth = steps.length; depth > 0; depth -= 1) {
      const name = steps.slice(0, depth).join('/')
      const sum = all.get(name) ?? nothing()
      all.set(name, sum)
      take(sum, total)
    }
  }
  return all
}
