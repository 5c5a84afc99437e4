import { fuseRanks, isExact } from '@octavo/core'
import type { SQL } from 'drizzle-orm'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { leftOf } from './narrow.ts'

/** Hits of words that are looked at, before the chips: more than anybody pages through. */
const MOST_HITS = 5000

type Parts = Pick<Services, 'db' | 'readings' | 'semanticSearch' | 'indexes'>

/** What a query finds in a library, best first. */
export interface FoundFiles {
  readonly ids: readonly string[]
  readonly byWords: ReadonlySet<string>
  readonly byMeaning: ReadonlySet<string>
  /** True when meaning was asked for, whatever it found. */
  readonly isSemantic: boolean
}

/** The one search of a library, for every door: by words and, with an embedding model, by meaning, as far as `condition` leaves them. */
export async function findInLibrary(
  { db, readings, semanticSearch, indexes }: Parts,
  owner: Caller,
  text: string,
  condition: SQL | undefined,
  signal: AbortSignal,
): Promise<FoundFiles> {
  /** Those that are gone from the library the index forgets now; others may take their places. */
  const words = async (): Promise<readonly string[]> => {
    for (;;) {
      const ids = (await indexes.search(owner, text, MOST_HITS, signal)).map(({ id }) => id)
      const left = await leftOf(db, owner, ids, undefined)
      if (left.length === ids.length) return ids
      const there = new Set(left)
      const gone = ids.filter((id) => !there.has(id))
      await indexes.forget(owner, gone, signal)
      if (ids.length < MOST_HITS) return left
    }
  }
  // What nobody has read or indexed yet is found by the next search.
  readings.readSoon(owner)
  semanticSearch.soon(owner)
  // What only means the same holds no phrase, and may hold what is to be left out.
  const meant = isExact(text) ? undefined : semanticSearch.find(owner, text, signal)
  const byWords = new Set(await words())
  const means = await meant
  const byMeaning = new Set(means)
  const ids = await leftOf(db, owner, fuseRanks([[...byWords], [...byMeaning]]), condition)
  return { ids, byWords, byMeaning, isSemantic: means !== undefined }
}
