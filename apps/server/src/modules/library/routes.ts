import { type ListFilesResponse, libraryFile, listFilesQuery, listFilesResponse } from '@octavo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { askedTogether } from '../../infra/db/together.ts'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import { isId } from '../../infra/ids.ts'
import type { Services } from '../../services.ts'
import { sendContent } from './content.ts'
import { findFile, listFiles } from './library.ts'

const yesOrNo = z.enum(['true', 'false']).optional()
const contentQuery = z.object({ asIs: yesOrNo, download: yesOrNo })

/** GET /api/files, GET /api/files/{id} and GET (and HEAD) /api/files/{id}/content. */
export function libraryRoutes(app: App, services: Services): void {
  const { db, store, authorise } = services
  const pages = askedTogether<string>()

  app.get(
    '/api/files',
    {
      schema: {
        tags: ['files'],
        summary: 'List the library, newest first',
        querystring: listFilesQuery,
        response: { 200: listFilesResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { cursor, folder, limit } = request.query
      if (cursor !== undefined && !isId(cursor))
        throw new Refusal('bad_request', 'The cursor is none that was given out')
      if (folder?.includes('\0')) throw new Refusal('bad_request', 'The folder has a forbidden character')
      await authorise.invite(request, reply)
      const owner = await authorise.reader(request)
      if (!owner) return { files: [], total: 0, nextCursor: null }
      // Written out once for all who ask for the same page: that costs as much as to find it.
      const page = await pages(JSON.stringify([owner.id, cursor, folder, limit]), async () => {
        const { entries, total, nextCursor } = await listFiles(db, owner, { cursor, folder, limit })
        const files = entries.map((entry) => entry.file)
        return JSON.stringify(listFilesResponse.parse({ files, total, nextCursor } satisfies ListFilesResponse))
      })
      return await reply
        .type('application/json; charset=utf-8')
        .serializer(String)
        .send(page as never)
    },
  )

  app.get(
    '/api/files/:id',
    {
      schema: {
        tags: ['files'],
        summary: 'One file, and the folder that it lies in',
        params: idParams,
        response: { 200: libraryFile, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const entry = owner && (await findFile(db, owner, request.params.id))
      if (!entry) throw new Refusal('not_found', 'There is no such file')
      return entry.file
    },
  )

  const content = async (
    request: FastifyRequest<{ Params: { id: string }; Querystring: z.output<typeof contentQuery> }>,
    reply: FastifyReply,
  ) => {
    const owner = await authorise.reader(request)
    const entry = owner && (await findFile(db, owner, request.params.id))
    if (!entry) throw new Refusal('not_found', 'There is no such file')
    const { asIs, download } = request.query
    const wanted = { asIs: asIs === 'true', isDownload: download === 'true' }
    return await sendContent({ db, store, request, reply, entry, ...wanted })
  }
  const schema = {
    tags: ['files'],
    summary: 'The bytes of one file; a Range gives a part',
    description:
      'Bytes that have changed on the disk are answered with 500 "damaged" and the header Octavo-Damaged; with asIs=true they are given out. With download=true they come as an attachment, and a browser that goes there (Sec-Fetch-Mode: navigate) may be sent on by 302 to the store of the contents.',
    params: idParams,
    querystring: contentQuery,
  }
  app.get('/api/files/:id/content', { schema, exposeHeadRoute: false }, content)
  app.head('/api/files/:id/content', { schema: { ...schema, hide: true } }, content)
}
