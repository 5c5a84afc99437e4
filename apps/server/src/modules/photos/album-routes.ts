import {
  albumResponse,
  changeAlbumRequest,
  changeAlbumResponse,
  createAlbumRequest,
  listAlbumsResponse,
  renameAlbumRequest,
} from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { albumsOf, changeAlbum, createAlbum, setAlbum } from './albums.ts'

/** GET and POST /api/albums, and what is done with one: rename, delete, take that back, photos in and out. */
export function albumRoutes(app: App, services: Services): void {
  const { db, authorise, nowMs } = services
  const tags = ['photos']
  const params = idParams
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
    { schema: { tags, summary: 'Rename an album', params, body: renameAlbumRequest, response } },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return { album: await setAlbum(db, owner, request.params.id, request.body) }
    },
  )

  app.delete(
    '/api/albums/:id',
    { schema: { tags, summary: 'Delete an album; its photos stay where they are', params, response } },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return { album: await setAlbum(db, owner, request.params.id, { deletedAtMs: nowMs() }) }
    },
  )

  app.post(
    '/api/albums/:id/restore',
    { schema: { tags, summary: 'Take the deletion of an album back', params, response } },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return { album: await setAlbum(db, owner, request.params.id, { deletedAtMs: null }) }
    },
  )

  app.post(
    '/api/albums/:id/files',
    {
      schema: {
        tags,
        summary: 'Put photos into an album, take photos out of it',
        params,
        body: changeAlbumRequest,
        response: { 200: changeAlbumResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return await changeAlbum(db, owner, request.params.id, request.body)
    },
  )
}
