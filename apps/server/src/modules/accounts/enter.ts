import type { AuthResponse, LoginRequest, SignupRequest } from '@octavo/contract'
import { sql } from 'drizzle-orm'
import type { Config } from '../../infra/config/config.ts'
import { type Db, query } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller, Client, Sessions } from '../callers/index.ts'
import type { AccountMail } from './account-mail.ts'
import { accountByEmail, emailKeyOf, insertAccount, keepAccount, toUser } from './accounts.ts'
import { adoptGuest } from './adopt.ts'
import type { Asker } from './asker.ts'
import type { Attempts } from './attempts.ts'
import type { Passwords } from './passwords.ts'

/** What signup and login need. */
export interface Doors {
  readonly db: Db
  readonly sessions: Sessions
  readonly passwords: Passwords
  readonly attempts: Attempts
  readonly accountMail: AccountMail
  readonly config: Config
  readonly nowMs: () => number
}

/** Who stands at the door: where from, which guest this browser is so far, and its device cookie. */
export interface Visitor {
  readonly client: Client
  readonly guest: Caller | undefined
  readonly device: string | undefined
  readonly asker: Asker
}

/** An answer, and what the browser is given beside it. */
export interface Entered {
  readonly answer: AuthResponse
  readonly emailKey: string
}

const wrong = () => new Refusal('unauthorized', 'Invalid email or password')
const notCreated = () => new Refusal('conflict', 'Could not create account')

/** Refuses a new password that is shorter than this server asks for. */
export function checkNewPassword(password: string, least: number): void {
  if (Array.from(password).length < least)
    throw new Refusal('bad_request', `Password must be at least ${least} characters`)
}

/**
 * Makes an account. A guest's library becomes the account's as it is: nothing moves and its end is lifted. A used e-mail
 * address costs the same work as a new one and counts as a wrong try; its owner is told by mail, the caller is not.
 */
export async function signUp(doors: Doors, request: SignupRequest, visitor: Visitor): Promise<Entered> {
  const { db, sessions, passwords, attempts, accountMail, config, nowMs } = doors
  checkNewPassword(request.password, config.passwordMin)
  const emailKey = emailKeyOf(request.email)
  const attempt = { emailKey: `signup ${emailKey}`, address: visitor.client.address, device: undefined }
  const answer = await attempts.guard(attempt, async () => {
    const passwordHash = await passwords.hash(request.password)
    return await db.transaction(async (tx): Promise<AuthResponse | undefined> => {
      if (await accountByEmail(tx, emailKey)) return undefined
      const ownerId = (await promote(tx, visitor.guest)) ?? (await newOwner(tx, nowMs()))
      const row = await insertAccount(tx, {
        owner_id: ownerId,
        email: request.email.trim(),
        email_key: emailKey,
        password_hash: passwordHash,
        first_name: request.firstName || null,
        last_name: request.lastName || null,
        created_at_ms: nowMs(),
      })
      // Another signup was quicker: the transaction is taken back, the guest stays a guest.
      if (!row) throw notCreated()
      await accountMail.welcome(tx, row, visitor.asker)
      const { token } = await sessions.create(tx, ownerId, visitor.client)
      return { token, user: toUser(row), adopted: null, deletionCancelled: false }
    })
  })
  if (!answer) {
    await accountMail.taken(request.email, visitor.asker)
    throw notCreated()
  }
  void accountMail.wake()
  return { answer, emailKey }
}

/** The guest's library, an account's from now on; undefined when it is gone. Its old token is worth nothing any more. */
async function promote(tx: Db, guest: Caller | undefined): Promise<string | undefined> {
  if (!guest) return undefined
  const [kept] = await query<{ id: string }>(
    tx,
    sql`update owners set kind = 'account', expires_at_ms = null where id = ${guest.id} and kind = 'guest' returning id`,
  )
  if (kept) await query(tx, sql`delete from sessions where owner_id = ${kept.id}`)
  return kept?.id
}

async function newOwner(tx: Db, nowMs: number): Promise<string> {
  const id = uuidv7(nowMs)
  await query(tx, sql`insert into owners (id, kind, created_at_ms) values (${id}, 'account', ${nowMs})`)
  return id
}

/** Checks e-mail address and password, starts a session, brings the guest's files along and takes a deletion back. */
export async function logIn(doors: Doors, request: LoginRequest, visitor: Visitor): Promise<Entered> {
  const { db, sessions, passwords, attempts, config, nowMs } = doors
  const emailKey = emailKeyOf(request.email)
  const attempt = { emailKey, address: visitor.client.address, device: visitor.device }
  const row = await attempts.guard(attempt, async () => {
    const found = await accountByEmail(db, emailKey)
    const isRight = await passwords.verify(found?.password_hash, request.password)
    return isRight ? found : undefined
  })
  if (!row) throw wrong()
  const answer = await db.transaction(async (tx): Promise<AuthResponse> => {
    const adopted = visitor.guest && (await adoptGuest(tx, visitor.guest, row.owner_id, { config, nowMs: nowMs() }))
    const deletionCancelled = await keepAccount(tx, row.owner_id)
    const { token } = await sessions.create(tx, row.owner_id, visitor.client)
    return { token, user: toUser(row), adopted: adopted ?? null, deletionCancelled }
  })
  return { answer, emailKey }
}
