import {
  listPhotosQuery,
  listPhotosResponse,
  photoIdsQuery,
  photoIdsResponse,
  photoMonthsResponse,
  photoPlacesQuery,
  photoPlacesResponse,
} from '@octavo/contract'
import type * as z from 'zod'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { placesOf } from './places.ts'
import { allPhotos, listPhotos, monthsOf, type Which } from './timeline.ts'

/** GET /api/photos, its months, its ids and its places. */
export function photoRoutes(app: App, services: Services): void {
  const { db, authorise, photos, places } = services
  const tags = ['photos']

  app.get(
    '/api/photos/months',
    {
      schema: {
        tags,
        summary: 'How many photos each month has',
        response: { 200: photoMonthsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) return { months: [], total: 0, placed: 0, unread: 0 }
      const answer = await monthsOf(db, owner)
      if (answer.unread > 0) photos.soon(owner)
      return answer
    },
  )

  app.get(
    '/api/photos',
    {
      schema: {
        tags,
        summary: 'Photos of a month, an album or a part of the world, newest first',
        querystring: listPhotosQuery,
        response: { 200: listPhotosResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const { offset, limit, ...which } = request.query
      const wanted = whichOf(which)
      const owner = await authorise.reader(request)
      return owner ? await listPhotos(db, owner, wanted, { offset, limit }) : { photos: [], total: 0 }
    },
  )

  app.get(
    '/api/photos/ids',
    {
      schema: {
        tags,
        summary: 'The ids of all of them, in the same order, and how wide each is for its height',
        querystring: photoIdsQuery,
        response: { 200: photoIdsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const wanted = whichOf(request.query)
      const owner = await authorise.reader(request)
      return owner ? await allPhotos(db, owner, wanted) : { ids: [], ratios: [] }
    },
  )

  app.get(
    '/api/photos/places',
    {
      schema: {
        tags,
        summary: 'Where photos of a part of the world were taken, near ones together',
        querystring: photoPlacesQuery,
        response: { 200: photoPlacesResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const { cell, ...bounds } = request.query
      const owner = await authorise.reader(request)
      return { places: owner ? await placesOf(db, owner, bounds, cell, places) : [] }
    },
  )
}

/** One way to say which photos; throws Refusal for several at once and for half a part of the world. */
function whichOf({ month, album, west, east, south, north }: z.output<typeof photoIdsQuery>): Which {
  const isWorld = [west, east, south, north].some((side) => side !== undefined)
  if ([month !== undefined, album !== undefined, isWorld].filter(Boolean).length > 1)
    throw new Refusal('bad_request', 'Say one of month, album, and a part of the world')
  if (month !== undefined) return { month }
  if (album !== undefined) return { album }
  if (!isWorld) return {}
  if (west === undefined || east === undefined || south === undefined || north === undefined)
    throw new Refusal('bad_request', 'A part of the world has west, east, south and north')
  return { bounds: { west, east, south, north } }
}
