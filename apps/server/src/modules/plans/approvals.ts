import type { ApproveResponse } from '@octavo/contract'
import { LANGUAGES, type Language } from '@octavo/core'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Db } from '../../infra/db/db.ts'
import type { Watch } from '../../infra/http/progress.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { type Jobs, unfinishedTask } from '../../infra/jobs/index.ts'
import type { AccountMail } from '../accounts/index.ts'
import { type Caller, callersForJob } from '../callers/index.ts'
import type { RunLock } from '../runs/index.ts'
import { approvePlan } from './carry-out.ts'
import type { Lessons } from './lesson.ts'

/** Runs of plans that people said yes to. They go on when the browser is closed or the server ends, and are found again. */
export interface Approvals {
  /**
   * Carries a plan out that is kept, exactly as it was seen. Rejects as `approvePlan`; whoever stops waiting does not stop the
   * run, which is a task of theirs.
   */
  approve(owner: Caller, planId: string, language: Language, watch: Watch): Promise<ApproveResponse>
  /** The task that is carrying a plan out, if one is. */
  underWay(owner: Caller, planId: string): Promise<string | undefined>
}

const KIND = 'organize'

export function createApprovals(parts: {
  readonly jobs: Jobs
  readonly db: Db
  readonly lock: RunLock
  readonly lessons: Lessons
  readonly accountMail: AccountMail
  readonly nowMs: () => number
}): Approvals {
  const { jobs, db, lock, lessons, accountMail, nowMs } = parts
  const line = jobs.kind({
    name: KIND,
    payload: z.strictObject({ planId: z.string(), language: z.enum(LANGUAGES) }),
    ...{ atOnce: 4, tries: 10, isShown: true },
    async run({ ownerId, payload: { planId, language }, signal, tell, end }) {
      const [owner] = await callersForJob(db, sql`o.id = ${ownerId}`)
      if (!owner) throw new Refusal('not_found', 'There is no such library')
      const watch = { signal, onProgress: tell, isFollowed: true }
      const { answer, isFirst } = await approvePlan({ db, lock, owner, nowMs: nowMs(), watch, lessons }, planId, end)
      if (isFirst) void accountMail.ran(owner, answer.organized, { language })
      return answer
    },
  })
  return {
    approve: (owner, planId, language, { signal, onProgress }) =>
      line.follow(
        { ownerId: owner.id, payload: { planId, language } },
        { signal, onProgress: ({ done, total }) => onProgress({ step: 'moving', done, total }) },
      ),
    underWay: async (owner, planId) => (await unfinishedTask(db, { kind: KIND, owner_id: owner.id }, { planId }))?.id,
  }
}
