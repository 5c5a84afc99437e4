import { open } from 'node:fs/promises'
import type { ResetPasswordRequest } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Services } from '../../services.ts'
import { hashOf } from '../guests/index.ts'
import { accountByEmail, emailKeyOf, storePassword } from './accounts.ts'
import { checkNewPassword } from './enter.ts'

const READ_BYTES = 256 * 1024

/** A line of `resets.ndjson`, which `octavo account reset-password` writes: who may set a password, and until when. */
const permit = z.object({ tokenHash: z.string(), email: z.string(), expiresAtMs: z.number() })

/**
 * Sets a new password for whoever has the operator's link: once, and before its time is over. All sessions of the account
 * end. Everything that can be wrong with a link is one refusal.
 */
export async function resetPassword(services: Services, request: ResetPasswordRequest): Promise<void> {
  const { db, dataDir, passwords, sessions, config, nowMs } = services
  checkNewPassword(request.password, config.passwordMin)
  const tokenHash = hashOf(request.token)
  const found = (await readPermits(dataDir.in('resets.ndjson'))).find((line) => line.tokenHash === tokenHash)
  if (!found || found.expiresAtMs <= nowMs()) throw over()
  const passwordHash = await passwords.hash(request.password)
  await db.transaction(async (tx) => {
    const first = await query(
      tx,
      sql`insert into used_resets (token_hash, used_at_ms) values (${tokenHash}, ${nowMs()}) on conflict do nothing returning token_hash`,
    )
    const row = first.length > 0 ? await accountByEmail(tx, emailKeyOf(found.email)) : undefined
    if (!row) throw over()
    await storePassword(tx, row.owner_id, passwordHash)
    await sessions.end(tx, row.owner_id, {})
  })
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
