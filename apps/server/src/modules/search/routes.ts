import { searchQuery, searchResponse } from '@octavo/contract'
import { kindOfMediaType } from '@octavo/core'
import type { App } from '../../infra/http/app.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { findFiles, type StoredEntry } from '../library/index.ts'
import { LibraryIndexes } from './library-index.ts'

/** Hits that are looked at before the narrowing by kind, folder and date. */
const MOST_HITS = 5000

/** GET /api/search. */
export function searchRoutes(app: App, services: Services): void {
  const { db, authorise, readings } = services
  const indexes = new LibraryIndexes(db)

  app.get(
    '/api/search',
    {
      schema: {
        tags: ['files'],
        summary: 'Search the library by name, folder and content',
        querystring: searchQuery,
        response: { 200: searchResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const { q, limit, ...narrow } = request.query
      const owner = await authorise.reader(request)
      if (!owner) return { hits: [], total: 0, semantic: false }
      const index = await indexes.of(owner)
      // What nobody has read yet is found by the next search.
      readings.readSoon(owner)
      const isNarrow = Object.values(narrow).some((value) => value !== undefined)
      const found = index.search(q, { limit: isNarrow ? MOST_HITS : limit })
      const { entries } = await findFiles(
        db,
        owner,
        found.map(({ id }) => id),
      )
      const byId = new Map(entries.map((entry) => [entry.file.id, entry]))
      const hits = found.flatMap(({ id, name, snippet }) => {
        const entry = byId.get(id)
        return entry && accepts(entry, narrow)
          ? [{ file: entry.file, name: [...name], snippet: toSnippet(snippet) }]
          : []
      })
      return { hits: hits.slice(0, limit), total: hits.length, semantic: false }
    },
  )
}

interface Narrow {
  readonly kind?: string | undefined
  readonly folder?: string | undefined
  readonly fromMs?: number | undefined
  readonly toMs?: number | undefined
}

function accepts({ file }: StoredEntry, { kind, folder, fromMs, toMs }: Narrow): boolean {
  if (kind !== undefined && kindOfMediaType(file.type) !== kind) return false
  const inside = folder === undefined || folder === '/' ? undefined : folder.replace(/\/$/u, '')
  if (inside !== undefined && file.folder !== inside && !file.folder.startsWith(`${inside}/`)) return false
  return (fromMs === undefined || file.modifiedAtMs >= fromMs) && (toMs === undefined || file.modifiedAtMs < toMs)
}

const toSnippet = (snippet: { text: string; marks: readonly { start: number; end: number }[] } | undefined) =>
  snippet === undefined ? null : { text: snippet.text, marks: [...snippet.marks] }
