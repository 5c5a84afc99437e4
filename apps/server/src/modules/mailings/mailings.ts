import { createGuard, leaveByOneClick } from '@octavo/connect'
import type { LeaveMailingsRequest, LeftMailingsResponse, MailingsResponse } from '@octavo/contract'
import { AppError, type Clock, lettersAfter, type Mailing } from '@octavo/core'
import { findMailings, wholeLetter } from '@octavo/core/connect'
import { LETTER_HEADERS, letterToMany } from '@octavo/readers/node'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Config } from '../../infra/config/config.ts'
import type { Db } from '../../infra/db/db.ts'
import type { Limits } from '../../infra/http/limiter.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Jobs } from '../../infra/jobs/index.ts'
import { type Caller, callersForJob } from '../callers/index.ts'
import type { ConnectedPlaces } from '../drives/index.ts'
import { askRow, type LeftRow, leftIn, leftRow, noteFailing, noteOutcome } from './rows.ts'

/** Who has not written for so long is not told of. */
const LOOK_BACK_MS = 400 * 86_400_000
/** Lists that a person leaves in a day: this server is not to be used to write to others. */
const A_DAY = 300

/** The mailing lists that write to a person's mailboxes. They all throw AppError as connectors do, and `unsupported` where no mail lies. */
export interface Mailings {
  /** Throws AppError `not_found` for no connection of theirs. */
  list(owner: Caller, connectionId: string, signal: AbortSignal): Promise<MailingsResponse>
  /** What was asked so far. */
  left(connectionId: string): Promise<LeftMailingsResponse>
  /** Asks to leave these; each is a job. Throws Refusal `conflict` for one that is not there, or leads elsewhere by now. */
  leave(owner: Caller, connectionId: string, wish: LeaveMailingsRequest, signal: AbortSignal): Promise<MailingsResponse>
  close(): Promise<void>
}

export function createMailings(parts: {
  readonly db: Db
  readonly jobs: Jobs
  readonly places: ConnectedPlaces
  readonly config: Pick<Config, 'places'>
  readonly limits: Limits
  readonly clock: Clock
}): Mailings {
  const { db, jobs, places, config, limits, clock } = parts
  // Senders name these hosts, so what people's own connections may reach is not theirs.
  const guard = createGuard({ allowPrivateHosts: config.places.listHosts })
  const text = 'Too many mailing lists were left today. Try again tomorrow.'
  const leaving = limits({ name: 'mailings', tries: A_DAY, seconds: 86_400, text })

  const find = async (owner: Caller, connectionId: string, signal: AbortSignal): Promise<readonly Mailing[]> => {
    const connector = await places.open(owner, connectionId)
    try {
      const sinceMs = clock.nowMs() - LOOK_BACK_MS
      return await findMailings(connector, { names: LETTER_HEADERS, read: letterToMany, sinceMs, signal })
    } finally {
      await connector.close()
    }
  }

  const line = jobs.kind({
    ...{ name: 'leave-mailing', payload: z.strictObject({ id: z.string() }), atOnce: 2, tries: 8, isShown: false },
    async run({ ownerId, payload: { id }, signal, end }) {
      const [owner] = await callersForJob(db, sql`o.id = ${ownerId}`)
      const row = await leftRow(db, id)
      // Its connection was forgotten.
      if (!owner || row?.outcome !== 'asked') return undefined
      try {
        const outcome = await leave(owner, row, signal)
        await db.transaction(async (tx) => {
          await noteOutcome(tx, id, outcome)
          await end(tx)
        })
      } catch (error) {
        if (!signal.aborted) await noteFailing(db, id)
        throw error
      }
      return undefined
    },
  })

  const leave = async (owner: Caller, row: LeftRow, signal: AbortSignal): Promise<LeftRow['outcome']> => {
    const connector = await places.open(owner, row.connection_id)
    try {
      const letter = await wholeLetter(connector, row.letter_id, signal)
      return await leaveByOneClick({ ...letter, url: row.url, guard, clock, signal }).then(
        ({ outcome }) => outcome,
        (error: unknown) => {
          if (error instanceof AppError && error.code === 'permission_denied') return 'forbidden'
          throw error
        },
      )
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return 'gone'
      if (error instanceof AppError && error.code === 'too_large') return 'unsigned'
      throw error
    } finally {
      await connector.close()
    }
  }

  const shown = async (connectionId: string, mailings: readonly Mailing[]): Promise<MailingsResponse> => {
    const left = new Map((await leftIn(db, connectionId)).map((row) => [row.key, row]))
    return {
      mailings: mailings.map((mailing) => {
        const { key, name, address, letters, lastAtMs, way } = mailing
        const row = left.get(key)
        return {
          key,
          name,
          address,
          letters,
          lastAtMs,
          way,
          left: row ? { ...toLeft(row), since: lettersAfter(mailing, row.asked_at_ms) } : null,
        }
      }),
    }
  }

  return {
    list: async (owner, connectionId, signal) => await shown(connectionId, await find(owner, connectionId, signal)),
    left: async (connectionId) => ({
      left: Object.fromEntries((await leftIn(db, connectionId)).map((row) => [row.key, toLeft(row)])),
    }),
    async leave(owner, connectionId, wish, signal) {
      const mailings = await find(owner, connectionId, signal)
      const byKey = new Map(mailings.map((mailing) => [mailing.key, mailing]))
      const agreed = wish.mailings.map(({ key, url }) => {
        const mailing = byKey.get(key)
        if (mailing?.way.kind !== 'click' || mailing.way.url !== url)
          throw new Refusal('conflict', 'The mailing list has changed meanwhile. Look again before you leave it.')
        return { key, name: mailing.name, letter_id: mailing.letterId, url }
      })
      for (const _ of agreed) await leaving.take(owner.id)
      const nowMs = clock.nowMs()
      await db.transaction(async (tx) => {
        for (const one of agreed) {
          const row = { ...one, id: uuidv7(nowMs), owner_id: owner.id, connection_id: connectionId, asked_at_ms: nowMs }
          const id = await askRow(tx, row)
          // Who asks again does not wait for the next try of the first.
          await line.ask(tx, { ownerId: owner.id, payload: { id } })
        }
      })
      return await shown(connectionId, mailings)
    },
    close: () => guard.close(),
  }
}

const toLeft = ({ outcome, is_failing: isFailing, asked_at_ms: askedAtMs }: LeftRow) => ({
  outcome,
  isFailing,
  askedAtMs,
})
