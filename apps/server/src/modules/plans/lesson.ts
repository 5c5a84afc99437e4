import { type FiledExample, isTelling, movesIn, type Plan } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import type { Learning } from '../learning/index.ts'
import { findFiles, toItem } from '../library/index.ts'
import type { Readings } from '../readings/index.ts'

/** Where a file lay when it was judged, and the category that it went to. */
interface Wanted {
  readonly from: string
  readonly label: string
}

/**
 * Teaches what a person approved: documents with the category that they went to, and other files where that is not simply
 * the category of their type. Never rejects: a lesson that fails is only a lesson less.
 */
export async function learnFrom(
  parts: { readonly db: Db; readonly readings: Readings; readonly learning: Learning },
  owner: Caller,
  plan: Plan,
): Promise<void> {
  const { db, readings, learning } = parts
  try {
    const labels = new Map(
      movesIn(plan.acts).flatMap(({ itemId, from, what, wanted, judged }): [string, Wanted][] => {
        const label = wanted ?? judged?.category
        return what === 'file' && label !== undefined ? [[itemId, { from, label }]] : []
      }),
    )
    const { entries } = await findFiles(db, owner, [...labels.keys()])
    const telling = entries.flatMap((entry) => {
      const { from, label } = labels.get(entry.file.id) ?? {}
      // It lies where it was put by now, and the name of that folder is what is to be learned, not what tells of it.
      const item = from === undefined ? undefined : { ...toItem(entry), path: from }
      return item && label !== undefined && isTelling(item, label) ? [{ entry, item, label }] : []
    })
    const known = await readings.of(
      owner,
      telling.map(({ entry }) => entry),
      { budgetMs: 10_000 },
    )
    const examples = telling.map(({ entry, item, label }): FiledExample => {
      const reading = known.get(entry.file.id)
      return { itemId: entry.file.id, label, item, ...(reading && { reading }) }
    })
    await learning.learn(owner, examples)
  } catch {
    // `learning` has logged what went wrong; files that are gone by now teach nothing.
  }
}
