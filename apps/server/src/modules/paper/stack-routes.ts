import { partsRequest, partsResponse, stackResponse } from '@octavo/contract'
import { pageRanges, proposeCuts, SURE_CUT } from '@octavo/core/paper'
import type { App } from '../../infra/http/app.ts'
import { signalOf } from '../../infra/http/hang-up.ts'
import { answerWithProgress } from '../../infra/http/progress.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { findFile, logicalPath, type StoredEntry } from '../library/index.ts'
import { storeMade } from '../uploads/index.ts'

/** POST /api/files/{id}/stack and /parts: where a PDF falls into documents, and these as files of their own. */
export function stackRoutes(app: App, services: Services): void {
  const { db, store, config, authorise, pool, readings, turns, uploads, nowMs } = services
  const tags = ['files']

  const inputOf = ({ blob }: StoredEntry) => ({ name: 'content.pdf', open: () => store.openRanges(blob) })

  /** A PDF of the caller that is whole. */
  const stackOf = async (owner: Caller, id: string): Promise<StoredEntry> => {
    const entry = await findFile(db, owner, id)
    if (entry?.file.state !== 'ok') throw new Refusal('not_found', 'There is no such file')
    if (entry.file.type !== 'application/pdf') throw new Refusal('bad_request', 'Only a PDF can be split')
    return entry
  }

  app.post(
    '/api/files/:id/stack',
    {
      schema: {
        tags,
        summary: 'Where a PDF may hold the beginnings of other documents; nothing changes',
        description: 'Who accepts application/x-ndjson hears how many pages were recognised.',
        params: idParams,
        response: { 200: stackResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const entry = await stackOf(owner, request.params.id)
      return await answerWithProgress(request, reply, async ({ signal, onProgress }) => {
        const onPage = (done: number, total: number) => onProgress({ step: 'reading', done, total })
        const read = await turns.run(owner.id, () => pool.pageTexts(inputOf(entry), signal, onPage), signal)
        if (!('texts' in read)) throw new Refusal('bad_request', read.reason ?? 'It could not be read')
        const cuts = proposeCuts(read.texts).map((cut) => ({
          ...{ beforePage: cut.beforePage, confidence: cut.confidence, isSure: cut.confidence >= SURE_CUT },
          why: [...cut.why],
        }))
        return { pageCount: read.texts.length, silentPages: read.texts.filter((text) => text === '').length, cuts }
      })
    },
  )

  app.post(
    '/api/files/:id/parts',
    {
      schema: {
        tags,
        summary: 'Copy the documents of a stack into files of their own; the stack stays as it is',
        params: idParams,
        body: partsRequest,
        response: { 201: partsResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const entry = await stackOf(owner, request.params.id)
      const { name, folder, modifiedAtMs } = entry.file
      const signal = signalOf(reply)
      const pageCount = (await readings.of(owner, [entry], { signal })).get(entry.file.id)?.pageCount ?? 0
      const { beforePages } = request.body
      if (beforePages.some((page) => page > pageCount))
        throw new Refusal('bad_request', 'It has no such page', { limit: pageCount })
      const ranges = pageRanges(pageCount, beforePages)
      const wish = { ranges, madeAtMs: modifiedAtMs }
      const made = await turns.run(owner.id, () => pool.parts(inputOf(entry), wish, signal), signal)
      if (!('parts' in made)) throw new Refusal('bad_request', made.reason ?? 'Its pages could not be copied')
      const stem = name.replace(/\.pdf$/iu, '')
      const files = made.parts.flatMap((bytes, at) => {
        const { first, last } = ranges[at] ?? { first: 0, last: 0 }
        const pages = first === last ? `${first}` : `${first}-${last}`
        const place = { folder: logicalPath(folder, stem), name: `${stem} p${pages}.pdf` }
        return [{ ...place, bytes, mediaType: 'application/pdf', modifiedAtMs }]
      })
      const stored = await uploads.commit(owner.id, files.length, () =>
        storeMade({ db, store, config, owner, files, outOf: name, nowMs: nowMs() }),
      )
      const [first] = stored.entries
      services.thumbnails.soon(owner, stored.entries)
      services.readings.readSoon(owner)
      return reply.code(201).send({
        files: stored.entries.map(({ file }) => file),
        folder: first?.file.folder ?? folder,
        runId: stored.runId ?? null,
      })
    },
  )
}
