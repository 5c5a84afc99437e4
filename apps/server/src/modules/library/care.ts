import { AppError } from '@octavo/core'
import { makeBackup } from '../../infra/backup/backup.ts'
import type { Blobs } from '../../infra/blobs/port.ts'
import { noteAttention } from '../../infra/datadir/attention.ts'
import type { DataDir } from '../../infra/datadir/datadir.ts'
import { answerOrder, forgetAnswers, type Order, readOrders } from '../../infra/datadir/orders.ts'
import type { Database } from '../../infra/db/db.ts'
import { holdLocks } from '../../infra/db/held.ts'
import { ORDERS_LOCK } from '../../infra/db/locks.ts'
import type { Logger } from '../../infra/log/log.ts'
import { checkContents, noteDamaged } from './check.ts'
import { compactPacks } from './compact.ts'
import { reconcile, returnQuarantined } from './reconcile.ts'
import { sweepBlobs } from './sweep.ts'

/** Every content is looked at once in that time, in parts of `PART_MS` each hour. */
const WEEK_MS = 7 * 86_400_000
const PART_MS = 5 * 60_000
const LOOK_MS = 1000

/** What is done so that stored bytes stay what they are, by itself and on the operator's word. */
export interface Care {
  /** Holds rows and disk against each other and gives dead space back. */
  reconcile(): Promise<void>
  /** Holds a part of the contents against their hashes. */
  check(): Promise<void>
  /** Carries out the orders that lie in the data folder, one after the other. */
  obey(): Promise<void>
  /** Begins to look for orders every second. */
  listen(): void
  /** Ends that, and what is under way at its next step. */
  close(): Promise<void>
}

type Answer = Readonly<Record<string, unknown>>

export function createCare(parts: {
  readonly database: Database
  readonly store: Blobs
  readonly dir: DataDir
  readonly log: Logger
  readonly nowMs: () => number
}): Care {
  const { database, store, dir, log, nowMs } = parts
  const { db } = database
  const closing = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let atWork: Promise<void> | undefined
  store.tellDamaged((blob, actual) => {
    log.error({ expected: blob.sha256, actual }, 'A stored file is damaged')
    noteDamaged(db, store, blob, actual).catch((err: unknown) => log.warn({ err }, 'Damage could not be noted'))
  })

  const bringTogether = async (accepted?: number): Promise<Answer> => {
    const result = await reconcile(db, store, nowMs(), accepted)
    noteAttention(dir, result.held && { ...result.held, atMs: nowMs() })
    if (result.held) log.error(result.held, 'Much of what is stored seems gone or unknown: nothing was touched')
    else if (result.missing + result.found + result.orphans > 0) log.warn(result, 'Rows and disk differed')
    return { ...result }
  }
  const check = async (part?: { readonly beforeMs: number; readonly budgetMs: number }): Promise<Answer> => {
    const result = await checkContents(db, store, { nowMs: nowMs(), signal: closing.signal, ...(part && { part }) })
    for (const one of result.damaged) log.error(one, 'A stored file is damaged')
    return { ...result }
  }
  const emptyQuarantine = async (count: number | undefined): Promise<Answer> => {
    const files = await store.quarantined()
    if (count !== files.length) return { refused: true, count: files.length }
    for (const file of files) await store.discardQuarantined(file)
    return { removed: files.length }
  }
  const backUp = async (place = ''): Promise<Answer> => {
    try {
      const done = await makeBackup({ db, store, dir, place, nowMs: nowMs(), signal: closing.signal })
      if (done.lacking.length > 0) log.error({ lacking: done.lacking.length }, 'A backup lacks what is gone or damaged')
      return { ...done }
    } catch (error) {
      if (closing.signal.aborted) throw error
      log.error({ err: error }, 'A backup could not be made')
      const { code, message } = error as NodeJS.ErrnoException
      return {
        refused: true,
        code: code ?? 'internal',
        message: error instanceof AppError ? message : (code ?? 'internal'),
      }
    } finally {
      if (!closing.signal.aborted) await sweepBlobs(db, store)
    }
  }
  const acts: Readonly<Record<string, (order: Order) => Promise<Answer>>> = {
    check: () => check(),
    reconcile: () => bringTogether(),
    accept: ({ count }) => bringTogether(count ?? -1),
    return: async () => ({ ...(await returnQuarantined(db, store)), ...(await bringTogether()) }),
    backup: ({ place }) => backUp(place),
    'empty-quarantine': ({ count }) => emptyQuarantine(count),
  }

  const obey = async (): Promise<void> => {
    if (readOrders(dir).length === 0) return
    // Several processes may see the same orders: one of them carries them out, and the others come by again.
    const held = await holdLocks(database, { key: ORDERS_LOCK, isTried: true })
    if (!held) return
    try {
      await obeyAll()
    } finally {
      await held.release()
    }
  }
  const obeyAll = async (): Promise<void> => {
    for (const order of readOrders(dir)) {
      const act = acts[order.order]
      log.info({ order: order.order, count: order.count }, 'The operator gave an order')
      const answer = await (act?.(order) ?? { unknown: true })
      // One that was cut short by the end of the server is carried out at its next start.
      if (!closing.signal.aborted) answerOrder(dir, order, answer)
    }
  }

  return {
    reconcile: async () => {
      await bringTogether()
      const parts = await store.sweepParts(nowMs())
      if (parts > 0) log.info({ parts }, 'What unended uploads had left was thrown away')
      const freedBytes = await compactPacks(db, store)
      if (freedBytes > 0) log.info({ freedBytes }, 'Space of deleted files was given back')
    },
    check: async () => void (await check({ beforeMs: nowMs() - WEEK_MS, budgetMs: PART_MS })),
    obey,
    listen: () => {
      timer = setInterval(() => {
        atWork ??= obey()
          .catch((err: unknown) => log.error({ err }, 'An order could not be carried out'))
          .finally(() => {
            atWork = undefined
            forgetAnswers(dir, Date.now())
          })
      }, LOOK_MS).unref()
    },
    close: async () => {
      closing.abort()
      clearInterval(timer)
      await atWork
    },
  }
}
