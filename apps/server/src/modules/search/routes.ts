import { searchQuery, searchResponse } from '@octavo/contract'
import { fuseRanks, kindOfMediaType } from '@octavo/core'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { findFiles, type StoredEntry } from '../library/index.ts'

/** Hits that are looked at before the narrowing by kind, folder and date. */
const MOST_HITS = 5000

/** GET /api/search. */
export function searchRoutes(app: App, services: Services): void {
  const { db, authorise, readings, semanticSearch, indexes } = services

  app.get(
    '/api/search',
    {
      schema: {
        tags: ['files'],
        summary: 'Search the library by name, folder, content and, with an embedding model, by meaning',
        querystring: searchQuery,
        response: { 200: searchResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { q, limit, ...narrow } = request.query
      const owner = await authorise.reader(request)
      if (!owner) return { hits: [], total: 0, semantic: false }
      const signal = signalOf(reply)
      const isNarrow = Object.values(narrow).some((value) => value !== undefined)
      const meant = semanticSearch.find(owner, q, signal)
      const said = await indexes.search(owner, q, isNarrow ? MOST_HITS : limit, signal)
      // What nobody has read or indexed yet is found by the next search.
      readings.readSoon(owner)
      semanticSearch.soon(owner)
      const byWords = new Map(said.map((hit) => [hit.id, hit]))
      const byMeaning = await meant
      const means = new Set(byMeaning)
      const ranked = fuseRanks([[...byWords.keys()], [...means]])
      const { entries } = await findFiles(db, owner, ranked)
      const byId = new Map(entries.map((entry) => [entry.file.id, entry]))
      const hits = ranked.flatMap((id) => {
        const [entry, hit] = [byId.get(id), byWords.get(id)]
        if (!entry || !accepts(entry, narrow)) return []
        const why = [...(hit ? (['words'] as const) : []), ...(means.has(id) ? (['meaning'] as const) : [])]
        return [{ file: entry.file, why, name: [...(hit?.name ?? [])], snippet: toSnippet(hit?.snippet) }]
      })
      return { hits: hits.slice(0, limit), total: hits.length, semantic: byMeaning !== undefined }
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
