import type { OrganizeResponse } from '@octavo/contract'
import { folderPath, USUAL_SHAPE } from '@octavo/core'
import { Refusal } from '../../infra/http/refusal.ts'
import { carryOut, type RunJob } from './carry-out.ts'
import { proposeFor } from './propose.ts'

/** Who names the folder of each file means that folder, and none inside of it. */
export const UNDIVIDED = { ...USUAL_SHAPE, inside: 'nothing' } as const

/** One wish: a file (by id, or by a name that only one has) and the category whose folder it goes to. */
export interface Wish {
  readonly fileId: string
  readonly targetCategory: string
}

/**
 * Moves files of the caller into the folders of their categories: a plan, approved by the call itself, carried out and
 * journalled in one transaction. All files are found before the first one moves; what stands against one of them keeps that
 * one where it is.
 */
export async function organize(job: RunJob, wishes: readonly Wish[]): Promise<OrganizeResponse> {
  const { db, lock, owner, nowMs } = job
  if (wishes.some((wish) => wish.targetCategory.trim() === ''))
    throw new Refusal('bad_request', 'A category has no name')
  if (wishes.length === 0) return { runId: null, organized: 0, results: [], renamed: [] }
  return await lock.transact(db, owner, async (tx) => {
    const plan = await proposeFor(tx, owner, wishes, { unsure: 'move', shape: UNDIVIDED, nowMs })
    return { ...(await carryOut(tx, job, plan)), renamed: renamedIn(wishes) }
  })
}

/** Categories that a folder can't be called on every system. */
function renamedIn(wishes: readonly Wish[]): NonNullable<OrganizeResponse['renamed']> {
  const categories = [...new Set(wishes.map((wish) => wish.targetCategory))]
  return categories
    .map((category) => ({ category, folder: folderPath(category) }))
    .filter(({ category, folder }) => folder !== category)
}
