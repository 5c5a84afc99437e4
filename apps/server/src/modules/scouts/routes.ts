import {
  agentsResponse,
  cloudFilesRequest,
  cloudTasksResponse,
  createScoutRequest,
  SCOUT_SOURCES,
  scoutItemsResponse,
  scoutResponse,
  scoutsResponse,
  sourcesRequest,
  taskStarted,
} from '@octavo/contract'
import * as z from 'zod'
import type { App } from '../../infra/http/app.ts'
import { languageOf } from '../../infra/http/language.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import { newestTasks } from '../../infra/jobs/index.ts'
import type { Services } from '../../services.ts'
import { toTask } from '../tasks/index.ts'
import { agentsFor } from './agents.ts'
import { connectedSources } from './places.ts'
import { findScout, itemsOf, removeScout, scoutsOf } from './rows.ts'
import { CLOUD_KINDS } from './scouts.ts'

const MOST_TASKS = 200
const SHOWN: ReadonlySet<string> = new Set([...CLOUD_KINDS, 'sync', 'mail-sort', 'drive-run', 'drive-undo'])

/** GET /api/agents, /api/scouts with what is done with them, and /api/cloud: discover, analyze, organize and their tasks. */
export function scoutRoutes(app: App, services: Services): void {
  const { db, authorise, jobs, scouts, connectedPlaces: places } = services
  const tags = ['agents']
  const noScout = () => new Refusal('not_found', 'There is no such scout')

  app.get(
    '/api/agents',
    {
      schema: {
        tags,
        summary: 'The kinds of work that the server does',
        response: { 200: agentsResponse, ...errorAnswers },
      },
    },
    async (request) => await agentsFor({ ...services, places }, await authorise.reader(request)),
  )

  app.get(
    '/api/scouts',
    { schema: { tags, summary: 'The scouts, oldest first', response: { 200: scoutsResponse, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) return { scouts: [], connected: ['local' as const] }
      const [found, connected] = await Promise.all([scoutsOf(db, owner.id), connectedSources(places, owner)])
      return { scouts: [...found], connected }
    },
  )

  app.post(
    '/api/scouts',
    {
      schema: {
        ...{ tags, summary: 'Make a scout', body: createScoutRequest },
        response: { 201: scoutResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const id = await scouts.create(owner, request.body, languageOf(request))
      const scout = (await scoutsOf(db, owner.id)).find((one) => one.id === id)
      if (!scout) throw noScout()
      return reply.code(201).send({ scout })
    },
  )

  app.delete(
    '/api/scouts/:id',
    {
      schema: {
        tags,
        summary: 'Remove a scout; what it saw stays as it is',
        params: idParams,
        response: { 204: z.null(), ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      if (!(await removeScout(db, owner.id, request.params.id))) throw noScout()
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/api/scouts/:id/items',
    {
      schema: {
        ...{ tags, summary: 'What a scout has met, down to each thing', params: idParams },
        response: { 200: scoutItemsResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const scout = owner && (await findScout(db, owner.id, request.params.id))
      if (!scout) throw noScout()
      return await itemsOf(db, scout.id)
    },
  )

  app.post(
    '/api/scouts/:id/scan',
    {
      schema: {
        ...{ tags, summary: 'Have a scout look now', params: idParams, body: sourcesRequest.nullish() },
        response: { 202: taskStarted, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const taskId = await scouts.scan(owner, request.params.id, request.body?.sources)
      return reply.code(202).send({ taskId })
    },
  )

  app.get(
    '/api/cloud/tasks',
    {
      schema: {
        tags,
        summary: 'Tasks of agents and scouts, newest first',
        response: { 200: cloudTasksResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const rows = owner ? await newestTasks(db, owner.id, MOST_TASKS) : []
      return { tasks: rows.filter(({ kind }) => SHOWN.has(kind)).map((row) => toTask(jobs, row)) }
    },
  )

  app.post(
    '/api/cloud/discover',
    {
      schema: {
        ...{ tags, summary: 'Count what lies in sources', body: sourcesRequest },
        response: { 202: taskStarted, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const taskId = await scouts.discover(owner, request.body.sources ?? SCOUT_SOURCES)
      return reply.code(202).send({ taskId })
    },
  )

  for (const act of ['analyze', 'organize'] as const)
    app.post(
      `/api/cloud/${act}`,
      {
        schema: {
          tags,
          summary: act === 'analyze' ? 'Judge files of the library' : 'Plan where files of the library would go',
          body: cloudFilesRequest,
          response: { 202: taskStarted, ...errorAnswers },
        },
      },
      async (request, reply) => {
        const owner = await authorise.owner(request, reply)
        const files = request.body.files.map((file) => (typeof file === 'string' ? file : file.id))
        return reply.code(202).send({ taskId: await scouts[act](owner, files, languageOf(request)) })
      },
    )
}
