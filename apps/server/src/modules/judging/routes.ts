import {
  aiSortRequest,
  aiSortResponse,
  classifyRequest,
  classifyResponse,
  sortRequest,
  sortResponse,
  stacksRequest,
  stacksResponse,
  tryRulesRequest,
  tryRulesResponse,
  whyRulesRequest,
  whyRulesResponse,
} from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { languageOf } from '../../infra/http/language.ts'
import { answerWithProgress } from '../../infra/http/progress.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { resolveFiles } from '../library/index.ts'
import { createAdviceCache } from './advice-cache.ts'
import { groupedBy } from './ai-sort.ts'
import { classifyByName } from './classify.ts'
import { sortFiles } from './sort.ts'
import { stacksOf } from './stacks.ts'
import { standingRules } from './standing-rules.ts'
import { tryOnLibrary, whyOf } from './try-rules.ts'

/** POST /api/agentkit/organize, /api/agentkit/stacks, /api/files/classify, /api/ai-sort, /api/rules/try and /api/rules/why. */
export function judgingRoutes(app: App, services: Services): void {
  const { db, authorise, learning, nowMs } = services
  const parts = { ...services, adviceCache: createAdviceCache(services) }
  const tags = ['organize']

  app.post(
    '/api/agentkit/organize',
    {
      schema: {
        tags,
        summary: 'Say where files belong; nothing moves',
        body: sortRequest,
        response: { 200: sortResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const ids = [...new Set(request.body.files.map((file) => file.id))]
      const found = await resolveFiles(db, owner, ids, { names: false })
      return await answerWithProgress(request, reply, async (watch) =>
        sortFiles(parts, owner, [...found.values()], watch, {
          instructions: request.body.instructions ?? [],
          language: languageOf(request),
          rules: await standingRules(services, owner, request.body.rules),
        }),
      )
    },
  )

  app.post(
    '/api/agentkit/stacks',
    {
      schema: {
        tags,
        summary: 'Say which files are copies of each other, or pictures of one burst; nothing changes',
        body: stacksRequest,
        response: { 200: stacksResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const ids = [...new Set(request.body.files.map((file) => file.id))]
      const found = await resolveFiles(db, owner, ids, { names: false })
      return await answerWithProgress(request, reply, (watch) =>
        parts.sorting.run(owner.id, () => stacksOf(parts, owner, [...found.values()], watch), watch.signal),
      )
    },
  )

  app.post(
    '/api/rules/try',
    {
      schema: {
        tags: ['rules'],
        summary: 'Say what rules would do with everything I have; nothing changes',
        body: tryRulesRequest,
        response: { 200: tryRulesResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const asked = { rules: request.body.rules, language: languageOf(request) }
      return await answerWithProgress(request, reply, (watch) => tryOnLibrary(parts, owner, asked, watch))
    },
  )

  app.post(
    '/api/rules/why',
    {
      schema: {
        tags: ['rules'],
        summary: 'Say why rules have, or have not, their say about a file; nothing changes',
        body: whyRulesRequest,
        response: { 200: whyRulesResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const { rules, fileId } = request.body
      const [entry] = (await resolveFiles(db, owner, [fileId], { names: false })).values()
      if (!entry) throw new Refusal('not_found', 'There is no such file', { id: fileId })
      const asked = { rules, language: languageOf(request) }
      return await answerWithProgress(request, reply, (watch) => whyOf(parts, owner, entry, asked, watch))
    },
  )

  app.post(
    '/api/files/classify',
    {
      schema: {
        tags,
        summary: 'Say what files are by their names, types and sizes; nothing is stored',
        body: classifyRequest,
        response: { 200: classifyResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.reader(request)
      // Whoever has no library yet shares the turns of all who have none.
      const who = owner?.id ?? 'nobody'
      return await answerWithProgress(request, reply, async (watch) => ({
        files: await classifyByName(learning, who, { ...request.body, language: languageOf(request) }, watch),
      }))
    },
  )

  app.post(
    '/api/ai-sort',
    {
      schema: {
        tags,
        summary: 'Group e-mails or photos by a method; nothing is stored',
        body: aiSortRequest,
        response: { 200: aiSortResponse, ...errorAnswers },
      },
    },
    async (request) => {
      await authorise.reader(request)
      return { organizedGroups: groupedBy(request.body, { nowMs: nowMs(), language: languageOf(request) }) }
    },
  )
}
