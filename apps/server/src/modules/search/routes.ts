import { searchQuery, searchResponse } from '@octavo/contract'
import { fuseRanks, isExact } from '@octavo/core'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { findFiles } from '../library/index.ts'
import { filesLeft, leftOf, narrowed } from './narrow.ts'

/** Hits of words that are looked at, before the chips: more than anybody pages through. */
const MOST_HITS = 5000

/** GET /api/search. */
export function searchRoutes(app: App, services: Services): void {
  const { db, places, authorise, readings, semanticSearch, indexes } = services

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
      // What nobody has read or indexed yet is found by the next search.
      readings.readSoon(owner)
      semanticSearch.soon(owner)
      if (q.trim() === '' && condition) {
        const { ids, total } = await filesLeft(db, owner, condition, { offset, limit })
        const { entries } = await findFiles(db, owner, ids)
        const hits = entries.map(({ file }) => ({ file, why: ['chips' as const], name: [], snippet: null }))
        return { hits, total, semantic: false }
      }
      // What only means the same holds no phrase, and may hold what is to be left out.
      const meant = isExact(q) ? undefined : semanticSearch.find(owner, q, signal)
      const said = await indexes.search(owner, q, MOST_HITS, signal)
      const byWords = new Set(said.map(({ id }) => id))
      const byMeaning = await meant
      const means = new Set(byMeaning)
      const left = await leftOf(db, owner, fuseRanks([[...byWords], [...means]]), condition)
      const page = left.slice(offset, offset + limit)
      const { entries } = await findFiles(db, owner, page)
      const shown = await indexes.marked(
        owner,
        q,
        page.filter((id) => byWords.has(id)),
        signal,
      )
      const marks = new Map(shown.map((hit) => [hit.id, hit]))
      const hits = entries.map(({ file }) => {
        const hit = marks.get(file.id)
        const isSaid = byWords.has(file.id)
        const why = [...(isSaid ? (['words'] as const) : []), ...(means.has(file.id) ? (['meaning'] as const) : [])]
        return { file, why, name: [...(hit?.name ?? [])], snippet: toSnippet(hit?.snippet) }
      })
      return { hits, total: left.length, semantic: byMeaning !== undefined }
    },
  )
}

const toSnippet = (snippet: { text: string; marks: readonly { start: number; end: number }[] } | undefined) =>
  snippet === undefined ? null : { text: snippet.text, marks: [...snippet.marks] }
