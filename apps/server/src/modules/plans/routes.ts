import { organizeRequest, organizeResponse, uploadBatchResponse } from '@octavo/contract'
import type { App } from '../../infra/http/app.ts'
import { answerWithProgress } from '../../infra/http/progress.ts'
import { errorAnswers } from '../../infra/http/schemas.ts'
import type { Services } from '../../services.ts'
import { askerOf } from '../accounts/index.ts'
import { resolveFiles } from '../library/index.ts'
import { takeUpload } from '../uploads/index.ts'
import { readOrganization, wishesFor } from './batch.ts'
import { learnFrom } from './lesson.ts'
import { organize } from './organize.ts'

/** POST /api/files/organize and /api/upload-batch. */
export function organizeRoutes(app: App, services: Services): void {
  const { db, authorise, runLock, nowMs, readings, learning, accountMail } = services
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
      const wishes = request.body.fileOrganizations.map(({ fileId, id, name, targetCategory }) => ({
        fileId: fileId ?? id ?? name ?? '',
        targetCategory,
      }))
      return await answerWithProgress(request, reply, async (watch) => {
        const answer = await organize({ db, lock: runLock, owner, wishes, nowMs: nowMs(), watch })
        // The lesson follows the answer: nobody waits for it.
        void learnFrom({ db, readings, learning }, owner, wishes)
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
      const run = await organize({ db, lock: runLock, owner, wishes, nowMs: nowMs() })
      const ids = uploaded.entries.map((entry) => entry.file.id)
      const found = await resolveFiles(db, owner, ids, { names: false })
      const files = ids.flatMap((id) => found.get(id)?.file ?? [])
      return { files, failed, runId: run.runId, organized: run.organized, renamed: run.renamed }
    },
  )
}
