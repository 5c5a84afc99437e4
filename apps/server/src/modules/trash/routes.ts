import {
  listTrashQuery,
  listTrashResponse,
  purgeRequest,
  purgeResponse,
  restoreResponse,
  someOrAll,
  trashResponse,
} from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { purgeNow } from './purge.ts'
import { listTrash } from './rows.ts'
import { moveToTrash, restoreFromTrash } from './trash.ts'

/** DELETE /api/files, GET and DELETE /api/trash, and POST /api/trash/restore. */
export function trashRoutes(app: App, services: Services): void {
  const { db, authorise, runLock, nowMs, config } = services
  const { trashDays } = config
  const tags = ['trash']

  app.delete(
    '/api/files',
    {
      schema: {
        tags,
        summary: 'Move files, or all of them, to the trash',
        body: someOrAll,
        response: { 200: trashResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return await moveToTrash({ db, lock: runLock, owner, which: request.body, nowMs: nowMs(), config })
    },
  )

  app.get(
    '/api/trash',
    {
      schema: {
        tags,
        summary: 'What is in the trash, where it was and until when',
        querystring: listTrashQuery,
        response: { 200: listTrashResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) return { files: [], total: 0, bytes: 0, days: trashDays, nextCursor: null }
      return { ...(await listTrash(db, owner, request.query)), days: trashDays }
    },
  )

  app.delete(
    '/api/trash',
    {
      schema: {
        tags,
        summary: 'Remove files from the trash for good, before their time is over',
        body: purgeRequest,
        response: { 200: purgeResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return await purgeNow({ db, lock: runLock, owner, ids: request.body.ids })
    },
  )

  app.post(
    '/api/trash/restore',
    {
      schema: {
        tags,
        summary: 'Take files, or all of them, out of the trash',
        body: someOrAll,
        response: { 200: restoreResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return await restoreFromTrash({ db, lock: runLock, owner, which: request.body, nowMs: nowMs(), config })
    },
  )
}
