import { albumResponse, createAlbumRequest, listAlbumsResponse, renameAlbumRequest } from '@octavo/contract'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { albumOf, albumsOf, createAlbum, setAlbum } from './albums.ts'

/** GET and POST /api/albums, and what is done with one: rename, delete, take that back. Photos go in and out by acts. */
export function albumRoutes(app: App, services: Services): void {
  const { db, authorise, nowMs } = services
  const tags = ['photos']
  const params = idParams
  /** Whose album it is comes before what is to be done with it: a stranger learns nothing from a wrong body. */
  const preValidation = async (request: FastifyRequest): Promise<void> => {
    const owner = await authorise.reader(request)
    const { id } = idParams.parse(request.params)
    if (!owner) throw new Refusal('not_found', 'There is no such album')
    await albumOf(db, owner, id)
  }
  const response = { 200: albumResponse, ...errorAnswers }

  app.get(
    '/api/albums',
    { schema: { tags, summary: 'My albums', response: { 200: listAlbumsResponse, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      return { albums: owner ? [...(await albumsOf(db, owner))] : [] }
    },
  )

  app.post(
    '/api/albums',
    {
      schema: {
        tags,
        summary: 'Make an album',
        body: createAlbumRequest,
        response: { 201: albumResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return reply.code(201).send({ album: await createAlbum(db, owner, request.body, nowMs()) })
    },
  )

  app.patch(
    '/api/albums/:id',
    { preValidation, schema: { tags, summary: 'Rename an album', params, body: renameAlbumRequest, response } },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return { album: await setAlbum(db, owner, request.params.id, request.body) }
    },
  )

  app.delete(
    '/api/albums/:id',
    { preValidation, schema: { tags, summary: 'Delete an album; its photos stay where they are', params, response } },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return { album: await setAlbum(db, owner, request.params.id, { deletedAtMs: nowMs() }) }
    },
  )

  app.post(
    '/api/albums/:id/restore',
    { preValidation, schema: { tags, summary: 'Take the deletion of an album back', params, response } },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return { album: await setAlbum(db, owner, request.params.id, { deletedAtMs: null }) }
    },
  )
}
