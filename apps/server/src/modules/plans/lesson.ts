import { type Act, type FiledExample, isTelling, movesIn, readRun, type Taught } from '@octavo/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../infra/db/db.ts'
import type { Jobs } from '../../infra/jobs/index.ts'
import { type Caller, callersForJob } from '../callers/index.ts'
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

/** What runs teach, beside the answers to them: in the order of one person's runs, and once each. */
export interface Lessons {
  /** Has a run teach what it did, or what an undo of one took back or did again; asked for by the transaction of the run. */
  follow(tx: Db, owner: Caller, runId: string): Promise<void>
}

/** Lessons that are thought about at the same time. */
const AT_ONCE = 4
const READ_MS = 10_000

export function createLessons({ jobs, ...school }: School & { readonly jobs: Jobs }): Lessons {
  const { db, learning } = school
  const line = jobs.kind({
    name: 'lesson',
    payload: z.strictObject({ runId: z.string() }),
    ...{ atOnce: AT_ONCE, tries: 6, isShown: false },
    async run({ ownerId, payload: { runId }, ...lesson }) {
      const [owner] = await callersForJob(db, sql`o.id = ${ownerId}`)
      if (!owner) return undefined
      const { root, steps } = (await beginningOf(db, runId)) ?? { root: runId, steps: 0 }
      const { acts } = await readRun(new DbJournal(db, root).read())
      const taught = steps === 0 ? acts : await turnedBy(db, runId, acts)
      if (steps % 2 === 0)
        await learning.learn(
          owner,
          await examplesIn(school, owner, taught, lesson.signal),
          () => takenBack(db, root),
          lesson,
        )
      else await learning.unlearn(owner, labelsIn(taught), lesson)
      return undefined
    },
  })
  return {
    async follow(tx, { id: ownerId }, runId) {
      const beginning = await beginningOf(tx, runId)
      if (beginning === undefined || beginning.kind === 'organize') await line.ask(tx, { ownerId, payload: { runId } })
    },
  }
}

/** Of the acts of a run those that an undo took back, or did again. */
async function turnedBy(db: Db, undoId: string, acts: readonly Act[]): Promise<readonly Act[]> {
  const turned = new Set(
    (await receiptsOf(db, undoId)).flatMap(({ itemId, status }) => (status === 'done' ? itemId : [])),
  )
  return acts.filter(({ itemId }) => turned.has(itemId))
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

const labelsIn = (acts: readonly Act[]): readonly Taught[] =>
  [...lessonsIn(acts)].map(([itemId, { label }]) => ({ itemId, label }))

/**
 * What a person approved, as examples: documents with the category that they went to, and other files where that is not
 * simply the category of their type. Files that are gone by now teach nothing.
 */
async function examplesIn(
  { db, readings }: School,
  owner: Caller,
  acts: readonly Act[],
  signal: AbortSignal,
): Promise<readonly FiledExample[]> {
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
    { budgetMs: READ_MS, signal },
  )
  return telling.map(({ entry, item, label }) => {
    const reading = known.get(entry.file.id)
    return { itemId: entry.file.id, label, item, ...(reading && { reading }) }
  })
}
