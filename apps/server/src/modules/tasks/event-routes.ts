import type { App } from '../../infra/http/app.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import type { Services } from '../../services.ts'
import { streamOfTasks } from './event-stream.ts'

/** Streams of one person at a time: more than one browser has connections for. */
const MOST_OF_ONE = 8

/**
 * GET /api/events: what becomes of a person's tasks, as server-sent events (`event: task`, its data a task, its id a
 * revision). Whoever comes again with `Last-Event-ID` is told what has changed since. 204 for somebody without a library.
 */
export function eventRoutes(app: App, services: Services): void {
  const { db, authorise, jobs } = services
  const open = new Map<string, Set<() => void>>()
  // Requests under way are waited for when the server stops, and these have no end of their own.
  app.addHook('preClose', async () => {
    for (const ends of open.values()) for (const end of ends) end()
  })

  app.get(
    '/api/events',
    { schema: { tags: ['tasks'], summary: 'What becomes of tasks, as server-sent events' } },
    async (request, reply) => {
      const owner = await authorise.reader(request)
      if (!owner) return reply.code(204).send()
      const ends = open.get(owner.id) ?? new Set()
      if (ends.size >= MOST_OF_ONE) throw new Refusal('busy', 'Too many pages are listening already')
      const since = Number(request.headers['last-event-id'] ?? 0)
      const { lines, end } = streamOfTasks({
        ...{ db, jobs, ownerId: owner.id },
        since: Number.isSafeInteger(since) && since > 0 ? since : 0,
        mayGoOn: async () => (await authorise.reader(request))?.id === owner.id,
      })
      open.set(owner.id, ends.add(end))
      reply.raw.once('close', () => {
        end()
        ends.delete(end)
        if (ends.size === 0) open.delete(owner.id)
      })
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('x-accel-buffering', 'no')
        .send(lines)
    },
  )
}
