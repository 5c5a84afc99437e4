import { calendarQuery, listDatesResponse } from '@octavo/contract'
import { because, languageFor, sayReason, visibleName, wordingOf } from '@octavo/core'
import { toAgenda, toCalendar } from '@octavo/core/paper'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { setDisposition } from '../../infra/http/headers.ts'
import { languageOf } from '../../infra/http/language.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { logicalPath } from '../library/index.ts'
import { createLibraryDays } from './library-days.ts'

/** GET /api/dates and /api/dates.ics: the days that papers of a library set, as a list and as a calendar. */
export function dateRoutes(app: App, services: Services): void {
  const { db, authorise, readings, nowMs } = services
  const libraryDays = createLibraryDays(db)
  const tags = ['files']

  app.get(
    '/api/dates',
    {
      schema: {
        tags,
        summary: 'The days that papers of the library set: when they expire, are to be paid, when a contract ends',
        response: { 200: listDatesResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.reader(request)
      if (!owner) return { days: [] }
      // What nobody has read yet is there the next time.
      readings.readSoon(owner)
      return { days: [...(await libraryDays.of(owner, signalOf(reply)))] }
    },
  )

  app.get(
    '/api/dates.ics',
    {
      schema: {
        tags,
        summary: 'The same as a calendar that programs subscribe to; an API key may stand in its address',
        querystring: calendarQuery,
      },
    },
    async (request, reply) => {
      const owner = await authorise.reader(request)
      const days = owner ? await libraryDays.of(owner, signalOf(reply)) : []
      if (owner) readings.readSoon(owner)
      const { language } = request.query
      const wording = await wordingOf(language === undefined ? languageOf(request) : languageFor([language]))
      const agenda = toAgenda(days, ({ fileId, kind, name, folder, said }) => ({
        id: fileId,
        title: sayReason(wording, because(`day-${kind}`, { name })),
        text: `${visibleName(said)}\n${visibleName(logicalPath(folder, name))}`,
      }))
      setDisposition(reply, 'attachment', 'dates.ics')
      return reply.type('text/calendar; charset=utf-8').send(toCalendar(agenda, nowMs()))
    },
  )
}
