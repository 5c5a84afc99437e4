import { open } from 'node:fs/promises'
import type { ClosedDoors, ResetPasswordRequest } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Services } from '../../services.ts'
import { hashOf } from '../callers/index.ts'
import { type AccountRow, accountByEmail, accountRow, emailKeyOf, markVerified, storePassword } from './accounts.ts'
import type { Asker } from './asker.ts'
import { closeDoors } from './doors.ts'
import { checkNewPassword } from './enter.ts'
import { findLink, useLink } from './links.ts'

const READ_BYTES = 256 * 1024

/** A line of `resets.ndjson`, which `octavo account reset-password` writes: who may set a password, and until when. */
const permit = z.object({ tokenHash: z.string(), email: z.string(), expiresAtMs: z.number() })

/**
 * Sets a new password for whoever has a link that was mailed, or that the operator made: once, and before its time is over.
 * Whoever else had a way into the account is shut out, and its owner is told what was closed. Everything that can be wrong
 * with a link is one refusal.
 */
export async function resetPassword(
  services: Services,
  request: ResetPasswordRequest,
  asker: Asker,
): Promise<ClosedDoors> {
  const { db, passwords, accountMail, config } = services
  checkNewPassword(request.password, config.passwordMin)
  const take = (await mailedLink(services, request.token)) ?? (await operatorsLink(services, request.token))
  if (!take) throw over()
  const passwordHash = await passwords.hash(request.password)
  const closed = await db.transaction(async (tx) => {
    const row = await take(tx)
    if (!row) throw over()
    const { owner_id: ownerId, email } = row
    await storePassword(tx, ownerId, passwordHash)
    const doors = await closeDoors(services, tx, ownerId, { isAll: true })
    await accountMail.tell(tx, 'password', { ownerId, email }, asker.language, { doors })
    return doors.closed
  })
  void accountMail.wake()
  return closed
}

/** Uses a link up and says whose it was; undefined when another call was quicker. */
type Take = (tx: Db) => Promise<AccountRow | undefined>

async function mailedLink({ db, nowMs }: Services, token: string): Promise<Take | undefined> {
  if (!(await findLink(db, 'reset', token, nowMs()))) return undefined
  return async (tx) => {
    const link = await useLink(tx, 'reset', token, nowMs())
    if (!link) return undefined
    // Who has the mail has the address.
    await markVerified(tx, link, nowMs())
    return await accountRow(tx, link.ownerId)
  }
}

async function operatorsLink({ dataDir, nowMs }: Services, token: string): Promise<Take | undefined> {
  const tokenHash = hashOf(token)
  const found = (await readPermits(dataDir.in('resets.ndjson'))).find((line) => line.tokenHash === tokenHash)
  if (!found || found.expiresAtMs <= nowMs()) return undefined
  return async (tx) => {
    const first = await query(
      tx,
      sql`insert into used_resets (token_hash, used_at_ms) values (${tokenHash}, ${nowMs()}) on conflict do nothing returning token_hash`,
    )
    return first.length > 0 ? await accountByEmail(tx, emailKeyOf(found.email)) : undefined
  }
}

const over = () => new Refusal('unauthorized', 'This link is not valid any more')

/** The newest permits; a line that is no permit is passed over. */
async function readPermits(file: string): Promise<readonly z.infer<typeof permit>[]> {
  const handle = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return []
  try {
    const { size } = await handle.stat()
    const length = Math.min(size, READ_BYTES)
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, size - length)
    return buffer
      .toString('utf8')
      .split('\n')
      .flatMap((line) => {
        const parsed = permit.safeParse(parseJson(line))
        return parsed.success ? [parsed.data] : []
      })
  } finally {
    await handle.close()
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
