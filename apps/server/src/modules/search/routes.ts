import { searchQuery, searchResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { findFiles } from '../library/index.ts'
import { findInLibrary } from './find.ts'
import { filesLeft, narrowed } from './narrow.ts'

/** GET /api/search. */
export function searchRoutes(app: App, services: Services): void {
  const { db, places, authorise, indexes } = services

  app.get(
    '/api/search',
    {
      schema: {
        tags: ['files'],
        summary:
          'Search the library by name, folder, content and, with an embedding model, by meaning; or by chips alone. "Words in quotation marks" have to be there word for word, -words must not be there',
        querystring: searchQuery,
        response: { 200: searchResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { q, offset, limit, ...chips } = request.query
      const owner = await authorise.reader(request)
      if (!owner) return { hits: [], total: 0, semantic: false }
      const signal = signalOf(reply)
      const condition = await narrowed(db, owner, chips, places)
      if (q.trim() === '' && condition) {
        const { ids, total } = await filesLeft(db, owner, condition, { offset, limit })
        const { entries } = await findFiles(db, owner, ids)
        const hits = entries.map(({ file }) => ({ file, why: ['chips' as const], name: [], snippet: null }))
        return { hits, total, semantic: false }
      }
      const found = await findInLibrary(services, owner, q, condition, signal)
      const page = found.ids.slice(offset, offset + limit)
      const { entries } = await findFiles(db, owner, page)
      const shown = await indexes.marked(
        owner,
        q,
        page.filter((id) => found.byWords.has(id)),
        signal,
      )
      const marks = new Map(shown.map((hit) => [hit.id, hit]))
      const hits = entries.map(({ file }) => {
        const hit = marks.get(file.id)
        const isSaid = found.byWords.has(file.id)
        const why = [
          ...(isSaid ? (['words'] as const) : []),
          ...(found.byMeaning.has(file.id) ? (['meaning'] as const) : []),
        ]
        return { file, why, name: [...(hit?.name ?? [])], snippet: toSnippet(hit?.snippet) }
      })
      return { hits, total: found.ids.length, semantic: found.isSemantic }
    },
  )
}

const toSnippet = (snippet: { text: string; marks: readonly { start: number; end: number }[] } | undefined) =>
  snippet === undefined ? null : { text: snippet.text, marks: [...snippet.marks] }
