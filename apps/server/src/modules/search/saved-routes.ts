import { facetsResponse, listSearchesResponse, savedSearch, saveSearchRequest } from '@octavo/contract'
import * as z from 'zod'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { facetsOf } from './facets.ts'
import { changeSearch, removeSearch, requireSearch, savedSearches, saveSearch } from './saved.ts'

/** GET /api/search/facets; GET and POST /api/searches, PUT and DELETE /api/searches/{id}. */
export function savedSearchRoutes(app: App, services: Services): void {
  const { db, authorise, nowMs, places } = services
  const tags = ['files']

  app.get(
    '/api/search/facets',
    {
      schema: {
        tags,
        summary: 'What the library can be narrowed by, with how many files each has',
        response: { 200: facetsResponse, ...errorAnswers },
      },
    },
    async (request) => await facetsOf(db, await authorise.reader(request), places),
  )

  app.get(
    '/api/searches',
    { schema: { tags, summary: 'Searches that are kept', response: { 200: listSearchesResponse, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      return { searches: owner ? await savedSearches(db, owner) : [] }
    },
  )

  app.post(
    '/api/searches',
    {
      schema: {
        tags,
        summary: 'Keep a search',
        body: saveSearchRequest,
        response: { 201: savedSearch, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return reply.code(201).send(await saveSearch(db, owner, request.body, nowMs()))
    },
  )

  app.put(
    '/api/searches/:id',
    {
      // Whose it is comes before what is to be done with it: a stranger learns nothing from a wrong body.
      preValidation: async (request) =>
        await requireSearch(db, await authorise.reader(request), idParams.parse(request.params).id),
      schema: {
        tags,
        summary: 'Change a search that is kept',
        params: idParams,
        body: saveSearchRequest,
        response: { 200: savedSearch, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      return await changeSearch(db, owner, request.params.id, request.body)
    },
  )

  app.delete(
    '/api/searches/:id',
    {
      schema: {
        tags,
        summary: 'Forget a search',
        params: idParams,
        response: { 204: z.null(), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.reader(request)
      if (!owner) throw new Refusal('not_found', 'There is no such search')
      await removeSearch(db, owner, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
