import { type Act, type FiledExample, isTelling, movesIn, readRun } from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import type { Learning } from '../learning/index.ts'
import { findFiles, toItem } from '../library/index.ts'
import type { Readings } from '../readings/index.ts'
import { beginningOf, DbJournal, receiptsOf, takenBack } from '../runs/index.ts'

/** What teaching needs. */
interface School {
  readonly db: Db
  readonly readings: Readings
  readonly learning: Learning
}

/** Where a file lay when it was judged, and the category that it went to. */
interface Wanted {
  readonly from: string
  readonly label: string
}

/** By the id of the file. */
function lessonsIn(acts: readonly Act[]): ReadonlyMap<string, Wanted> {
  return new Map(
    movesIn(acts).flatMap(({ itemId, from, what, wanted, judged }): [string, Wanted][] => {
      const label = wanted ?? judged?.category
      return what === 'file' && label !== undefined ? [[itemId, { from, label }]] : []
    }),
  )
}

/**
 * Teaches what a person approved: documents with the category that they went to, and other files where that is not simply
 * the category of their type. What its run was taken back of by then is not taught. Never rejects: a lesson that fails is only
 * a lesson less.
 */
export async function learnFrom(
  { db, readings, learning }: School,
  owner: Caller,
  acts: readonly Act[],
  runId: string,
): Promise<void> {
  try {
    const lessons = lessonsIn(acts)
    const { entries } = await findFiles(db, owner, [...lessons.keys()])
    const telling = entries.flatMap((entry) => {
      const { from, label } = lessons.get(entry.file.id) ?? {}
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
    await learning.learn(owner, examples, () => takenBack(db, runId))
  } catch {
    // `learning` has logged what went wrong; files that are gone by now teach nothing.
  }
}

/**
 * Takes the lesson of an organised run back for what an undo of it took back, or teaches it again for what was done again.
 * Never rejects, as above.
 */
export async function turnLesson(school: School, owner: Caller, undoId: string): Promise<void> {
  const { db, learning } = school
  try {
    const beginning = await beginningOf(db, undoId)
    if (beginning?.kind !== 'organize') return
    const turned = new Set(
      (await receiptsOf(db, undoId)).flatMap(({ itemId, status }) => (status === 'done' ? itemId : [])),
    )
    const { acts } = await readRun(new DbJournal(db, beginning.root).read())
    const taught = acts.filter(({ itemId }) => turned.has(itemId))
    if (beginning.steps % 2 === 0) return await learnFrom(school, owner, taught, beginning.root)
    await learning.unlearn(
      owner,
      [...lessonsIn(taught)].map(([itemId, { label }]) => ({ itemId, label })),
    )
  } catch {
    // As above.
  }
}
