import { type FiledExample, isTelling } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import type { Learning } from '../learning/index.ts'
import { resolveFiles, toItem } from '../library/index.ts'
import type { Readings } from '../readings/index.ts'
import type { Wish } from './organize.ts'

/**
 * Teaches what a person approved: documents with where they went, and other files where that is not simply the category
 * of their type. Never rejects: a lesson that fails is only a lesson less.
 */
export async function learnFrom(
  parts: { readonly db: Db; readonly readings: Readings; readonly learning: Learning },
  owner: Caller,
  wishes: readonly Wish[],
): Promise<void> {
  const { db, readings, learning } = parts
  try {
    const found = await resolveFiles(
      db,
      owner,
      wishes.map((wish) => wish.fileId),
      { names: true },
    )
    const telling = wishes.flatMap(({ fileId, targetCategory }) => {
      const entry = found.get(fileId)
      return entry && isTelling(toItem(entry), targetCategory) ? [{ entry, targetCategory }] : []
    })
    const known = await readings.of(
      owner,
      telling.map(({ entry }) => entry),
      { budgetMs: 10_000 },
    )
    const examples = telling.map(({ entry, targetCategory }): FiledExample => {
      const reading = known.get(entry.file.id)
      return { itemId: entry.file.id, label: targetCategory, item: toItem(entry), ...(reading && { reading }) }
    })
    await learning.learn(owner, examples)
  } catch {
    // `learning` has logged what went wrong; files that are gone by now teach nothing.
  }
}
