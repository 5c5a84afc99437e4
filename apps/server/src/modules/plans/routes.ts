import {
  approveResponse,
  namesRequest,
  namesResponse,
  organizeRequest,
  organizeResponse,
  proposedPlan,
  proposeRequest,
  uploadBatchResponse,
} from '@octavo/contract'
import { movesIn, type Plan, pathProblem, previewOf } from '@octavo/core'
import type { App } from '../../infra/http/app.ts'
import { languageOf } from '../../infra/http/language.ts'
import { answerWithProgress } from '../../infra/http/progress.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { errorAnswers, idParams } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { askerOf } from '../accounts/index.ts'
import type { Caller } from '../callers/index.ts'
import { endsOf, planAcross } from '../drives/index.ts'
import { proposeAside } from '../duplicates/index.ts'
import { resolveFiles } from '../library/index.ts'
import { LibraryTarget } from '../runs/index.ts'
import { takeUpload } from '../uploads/index.ts'
import { readOrganization, wishesFor } from './batch.ts'
import { takePlan } from './handed-in.ts'
import { organize } from './organize.ts'
import { proposeFor } from './propose.ts'
import { proposeAgain } from './propose-again.ts'
import { keepPlan, keptPlan, placeOfPlan, runOfPlan } from './store.ts'

/** A whole plan of tens of thousands of files, each with its reasons. */
const PLAN_LIMIT_BYTES = 32 * 1024 * 1024

/** POST /api/plans, GET /api/plans/{id}, its approval, and POST /api/plans/names. */
export function planRoutes(app: App, services: Services): void {
  const { db, authorise, approvals, driveRuns, driveNames, connectedPlaces, nowMs } = services
  const tags = ['plans']
  const stateOf = async (owner: Caller, planId: string) => {
    const place = await placeOfPlan(db, owner, planId)
    const taskId = await (place === undefined ? approvals : driveRuns).underWay(owner, planId)
    const { from, to } = endsOf(place ?? '')
    return {
      ...(place !== undefined && { place: from, ...(to !== from && { into: to }) }),
      ...(taskId !== undefined && { taskId }),
      runId: await runOfPlan(db, owner, planId),
    }
  }
  const show = async (owner: Caller, plan: Plan) => ({
    plan: { id: plan.id, createdAtMs: plan.createdAtMs, acts: movesIn(plan.acts), skips: plan.skips },
    preview: previewOf(plan),
    ...(await stateOf(owner, plan.id)),
  })

  app.post(
    '/api/plans',
    {
      schema: {
        tags,
        summary: 'Propose a plan, or hand one in; nothing moves',
        body: proposeRequest,
        response: { 200: proposedPlan, ...errorAnswers },
      },
      bodyLimit: PLAN_LIMIT_BYTES,
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const { body } = request
      return await answerWithProgress(request, reply, async (watch) => {
        if ('across' in body) {
          const { plan, place } = await planAcross({ places: connectedPlaces, nowMs }, owner, body.across)
          await keepPlan(db, owner, plan, nowMs(), place)
          return await show(owner, plan)
        }
        const plan =
          'plan' in body
            ? await (body.place === undefined
                ? takePlan(db, owner, body.plan)
                : driveNames.take(owner, body.place, body.plan))
            : 'copies' in body
              ? await proposeAside(db, owner, body.copies, nowMs())
              : 'again' in body
                ? await proposeAgain(services, owner, { ...body, language: languageOf(request) }, watch)
                : await proposeFor(db, owner, body.fileOrganizations.map(decisionOf), { ...body, nowMs: nowMs() })
        await keepPlan(db, owner, plan, nowMs(), 'place' in body ? body.place : undefined)
        return await show(owner, plan)
      })
    },
  )

  app.get(
    '/api/plans/:id',
    {
      schema: {
        tags,
        summary: 'A plan as it was proposed',
        params: idParams,
        response: { 200: proposedPlan, ...errorAnswers },
      },
    },
    async (request) => {
      const owner = await authorise.reader(request)
      if (!owner) throw new Refusal('not_found', 'There is no such plan')
      return await show(owner, await keptPlan(db, owner, request.params.id))
    },
  )

  app.post(
    '/api/plans/:id/approve',
    {
      schema: {
        tags,
        summary: 'Carry a plan out exactly as it was proposed, or say what has changed since',
        params: idParams,
        response: { 200: approveResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const isOnDrive = (await placeOfPlan(db, owner, request.params.id)) !== undefined
      return await answerWithProgress(request, reply, (watch) =>
        isOnDrive
          ? driveRuns.approve(owner, request.params.id, watch)
          : approvals.approve(owner, request.params.id, askerOf(request).language, watch),
      )
    },
  )

  app.post(
    '/api/plans/names',
    {
      schema: {
        tags,
        summary: 'What is in some folders, for a plan that is made elsewhere',
        body: namesRequest,
        response: { 200: namesResponse, ...errorAnswers },
      },
    },
    async (request) => {
      const { folders, place } = request.body
      const bad = folders.find((folder) => folder !== '' && pathProblem(folder) !== undefined)
      if (bad !== undefined) throw new Refusal('bad_request', 'This is no path of a folder', { folder: bad })
      const owner = await authorise.reader(request)
      const names = await (owner &&
        (place === undefined ? new LibraryTarget(db, owner).names(folders) : driveNames.names(owner, place, folders)))
      return { names: Object.fromEntries(folders.map((folder) => [folder, [...(names?.get(folder) ?? [])]])) }
    },
  )
}

/** A decision of a call, with the file's name wherever the call has it. */
const decisionOf = <
  T extends {
    readonly fileId?: string | undefined
    readonly id?: string | undefined
    readonly name?: string | undefined
  },
>({
  fileId,
  id,
  name,
  ...decision
}: T) => ({ ...decision, fileId: fileId ?? id ?? name ?? '' })

/** Both in one: POST /api/files/organize and /api/upload-batch. */
export function organizeRoutes(app: App, services: Services): void {
  const { db, authorise, runLock, nowMs, accountMail, lessons } = services
  const tags = ['organize']

  app.post(
    '/api/files/organize',
    {
      schema: {
        tags,
        summary: 'Move files into the folders of their categories',
        body: organizeRequest,
        response: { 200: organizeResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const owner = await authorise.owner(request, reply)
      const wishes = request.body.fileOrganizations.map(decisionOf)
      return await answerWithProgress(request, reply, async (watch) => {
        const job = { db, lock: runLock, owner, nowMs: nowMs(), watch, lessons }
        const answer = await organize(job, wishes)
        void accountMail.ran(owner, answer.organized, askerOf(request))
        return answer
      })
    },
  )

  app.post(
    '/api/upload-batch',
    {
      schema: {
        tags,
        summary: 'Upload files and organise them in one call',
        description:
          'multipart/form-data: "files" (repeated), optional "metadata" and "organization" (JSON: name to category, category to names, or [{fileId, targetCategory}])',
        consumes: ['multipart/form-data'],
        response: { 201: uploadBatchResponse, ...errorAnswers },
      },
    },
    async (request, reply) => {
      const { owner, uploaded, fields } = await takeUpload(services, request, reply, readOrganization)
      const { wishes, unknown } = wishesFor(readOrganization(fields), uploaded)
      const failed = [...uploaded.failed, ...unknown]
      reply.code(201)
      if (wishes.length === 0)
        return { files: uploaded.entries.map((entry) => entry.file), failed, runId: null, organized: 0, renamed: [] }
      const run = await organize({ db, lock: runLock, owner, nowMs: nowMs() }, wishes)
      const ids = uploaded.entries.map((entry) => entry.file.id)
      const found = await resolveFiles(db, owner, ids, { names: false })
      const files = ids.flatMap((id) => found.get(id)?.file ?? [])
      return { files, failed, runId: run.runId, organized: run.organized, renamed: run.renamed }
    },
  )
}
