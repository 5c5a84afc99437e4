import {
  changeEmailRequest,
  changeEmailResponse,
  changePasswordRequest,
  changePasswordResponse,
  endSessionsResponse,
  listSessionsResponse,
} from '@octavo/contract'
import { sql } from 'drizzle-orm'
import { query } from '../../infra/db/db.ts'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import { isId } from '../../infra/ids.ts'
import type { Services } from '../../services.ts'
import { isAccount } from '../callers/index.ts'
import { accountRow, storeEmail, storePassword, toUser } from './accounts.ts'
import { askerOf } from './asker.ts'
import { browserOf, checkPassword } from './check.ts'
import { closeDoors } from './doors.ts'
import { checkNewPassword } from './enter.ts'
import { dropLinks } from './links.ts'

interface SessionRow {
  readonly id: string
  readonly device: string
  readonly address: string
  readonly created_at_ms: number
  readonly last_used_at_ms: number
}

/** Sessions, password and e-mail address of an account. */
export function accountRoutes(app: App, services: Services): void {
  const { db, authorise, sessions, passwords, accountMail, config, nowMs } = services
  const tags = ['account']

  app.get(
    '/api/account/sessions',
    { schema: { tags, summary: 'Where I am logged in', response: { 200: listSessionsResponse, ...errorAnswers } } },
    async (request) => {
      const account = await authorise.account(request)
      const rows = await query<SessionRow>(
        db,
        sql`select id, device, address, created_at_ms, last_used_at_ms from sessions
            where owner_id = ${account.id} and expires_at_ms > ${nowMs()} order by last_used_at_ms desc, id desc`,
      )
      return {
        sessions: rows.map((row) => ({
          id: row.id,
          device: row.device,
          address: row.address,
          createdAtMs: row.created_at_ms,
          lastUsedAtMs: row.last_used_at_ms,
          current: row.id === account.session.id,
        })),
      }
    },
  )

  app.delete(
    '/api/account/sessions/:id',
    {
      schema: {
        tags,
        summary: 'End one session',
        params: idParams,
        response: { 200: endSessionsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const { id } = request.params
      const ended = owner && isAccount(owner) && isId(id) ? await sessions.end(db, owner.id, { only: id }) : 0
      if (ended === 0) throw new Refusal('not_found', 'There is no such session')
      return { ended }
    },
  )

  app.delete(
    '/api/account/sessions',
    {
      schema: { tags, summary: 'Sign out everywhere else', response: { 200: endSessionsResponse, ...errorAnswers } },
    },
    async (request) => {
      const account = await authorise.account(request)
      return { ended: await sessions.end(db, account.id, { except: account.session.id }) }
    },
  )

  app.post(
    '/api/account/password',
    {
      schema: {
        tags,
        summary: 'Change the password; all other sessions end, and keys and models where that is wished',
        body: changePasswordRequest,
        response: { 200: changePasswordResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const account = await authorise.account(request)
      const { currentPassword, newPassword, closeDoors: isAll } = request.body
      await checkPassword(services, account, currentPassword, browserOf(request, config))
      checkNewPassword(newPassword, config.passwordMin)
      const passwordHash = await passwords.hash(newPassword)
      const doors = await db.transaction(async (tx) => {
        await storePassword(tx, account.id, passwordHash)
        const changed = await closeDoors(services, tx, account.id, { isAll, except: account.session.id })
        const { owner_id: ownerId, email } = await accountRow(tx, account.id)
        await accountMail.tell(tx, 'password', { ownerId, email }, askerOf(request).language, { doors: changed })
        return changed
      })
      void accountMail.wake()
      await sessions.authenticated(account)
      return { done: true as const, ...doors }
    },
  )

  app.post(
    '/api/account/email',
    {
      schema: {
        tags,
        summary: 'Change the e-mail address',
        body: changeEmailRequest,
        response: { 200: changeEmailResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const account = await authorise.freshAccount(request)
      const before = await accountRow(db, account.id)
      const email = request.body.email.trim()
      const asker = askerOf(request)
      const isStored = await storeEmail(db, account, email, async (tx) => {
        const after = await accountRow(tx, account.id)
        if (after.email_key === before.email_key) return
        await dropLinks(tx, account.id)
        await accountMail.tell(tx, 'email', { ownerId: account.id, email: before.email }, asker.language)
        await accountMail.welcome(tx, after, asker)
      })
      if (!isStored) throw new Refusal('conflict', 'This e-mail address can not be used')
      void accountMail.wake()
      return { user: toUser(await accountRow(db, account.id)) }
    },
  )
}
