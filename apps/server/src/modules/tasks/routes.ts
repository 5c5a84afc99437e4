import { listTasksResponse, task } from '@octavo/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import { findTask, newestTasks, type TaskRow } from '../../infra/jobs/index.ts'
import type { Services } from '../../services.ts'
import { toTask } from './to-task.ts'

const MOST = 200

/** GET /api/tasks, GET /api/tasks/{id}, and its cancelling and another try. */
export function taskRoutes(app: App, services: Services): void {
  const { db, authorise, jobs } = services
  const tags = ['tasks']

  app.get(
    '/api/tasks',
    {
      schema: {
        tags,
        summary: 'What is done beside requests, newest first',
        response: { 200: listTasksResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      const rows = owner ? await newestTasks(db, owner.id, MOST) : []
      return { tasks: rows.map((row) => toTask(jobs, row)) }
    },
  )

  app.get(
    '/api/tasks/:id',
    { schema: { tags, summary: 'One task', params: idParams, response: { 200: task, ...errorAnswers } } },
    async (request) => {
      const owner = await authorise.reader(request)
      const row = owner && (await findTask(db, owner.id, request.params.id))
      if (!row) throw new Refusal('not_found', 'There is no such task')
      return toTask(jobs, row)
    },
  )

  const change = (
    verb: 'cancel' | 'retry',
    summary: string,
    act: (row: TaskRow) => Promise<TaskRow | undefined>,
    refused: string,
  ) =>
    app.post(
      `/api/tasks/:id/${verb}`,
      { schema: { tags, summary, params: idParams, response: { 200: task, ...errorAnswers } } },
      async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
        const owner = await authorise.owner(request, reply)
        const row = await findTask(db, owner.id, request.params.id)
        if (!row) throw new Refusal('not_found', 'There is no such task')
        const changed = await act(row)
        if (!changed) throw new Refusal('conflict', refused)
        return toTask(jobs, changed)
      },
    )
  change('cancel', 'End a task that is not over', (row) => jobs.cancel(row), 'This task is over')
  change(
    'retry',
    'Try a task again that failed or was cancelled',
    (row) => jobs.retry(row),
    'This task can not be tried again',
  )
}
