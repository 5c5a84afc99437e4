import { Readable } from 'node:stream'
import { accountDataResponse, deleteAccountResponse, exportQuery } from '@octavo/contract'
import { type App, createIsSecure } from '../../infra/http/app.ts'
import { setDisposition } from '../../infra/http/headers.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { accountRow, askerOf } from '../accounts/index.ts'
import { clearCookie, isAccount } from '../callers/index.ts'
import { exportCsv, exportJson, exportZip } from './export.ts'
import { inventory } from './inventory.ts'
import { removeNow, scheduleDeletion } from './retention.ts'

/** GET /api/account/data and /api/account/export, DELETE /api/account: for accounts and for guests. */
export function dataRoutes(app: App, services: Services): void {
  const { db, store, authorise, guests, sessions, accountMail, config, nowMs, version } = services
  const isSecure = createIsSecure(config)
  const tags = ['account']

  app.get(
    '/api/account/data',
    {
      schema: {
        tags,
        summary: 'What is stored of me, where and until when',
        response: { 200: accountDataResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      return { rows: owner ? await inventory(db, owner) : [] }
    },
  )

  app.get(
    '/api/account/export',
    {
      schema: {
        tags,
        summary: 'Everything that is stored of me, as a download',
        description: 'zip: all files with metadata.json and files.csv; json or csv: these alone.',
        querystring: exportQuery,
      },
    },
    async (request, reply) => {
      const owner = await authorise.freshOwner(request)
      if (!owner) throw new Refusal('not_found', 'There is nothing stored of you')
      const { format } = request.query
      const parts = { db, store, owner, nowMs: nowMs(), version }
      setDisposition(reply, 'attachment', `octavo-export.${format}`)
      if (format === 'zip') return reply.type('application/zip').send(await exportZip(parts))
      const chunks = format === 'json' ? exportJson(parts) : exportCsv(parts)
      reply.type(format === 'json' ? 'application/json; charset=utf-8' : 'text/csv; charset=utf-8')
      return reply.send(Readable.from(chunks, { objectMode: false }))
    },
  )

  app.delete(
    '/api/account',
    {
      schema: {
        tags,
        summary: 'Delete the account in 7 days, or a guest at once',
        response: { 200: deleteAccountResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.freshOwner(request)
      if (!owner) throw new Refusal('not_found', 'There is nothing stored of you')
      const secure = isSecure(request)
      let deletedAtMs = nowMs()
      if (isAccount(owner)) {
        deletedAtMs = await scheduleDeletion(db, sessions, owner, nowMs(), async (tx, dateMs) => {
          const { owner_id: ownerId, email } = await accountRow(tx, owner.id)
          await accountMail.tell(tx, 'deletion', { ownerId, email }, askerOf(request).language, { dateMs })
        })
        void accountMail.wake()
        clearCookie(reply, 'session', secure)
      } else {
        const guest = await authorise.guest(request)
        if (guest) guests.forget(guest.token)
        await removeNow(db, store, owner)
        if (guest) guests.forget(guest.token)
        clearCookie(reply, 'guest', secure)
      }
      reply.header('clear-site-data', '"cache"')
      return { deletedAtMs }
    },
  )
}
