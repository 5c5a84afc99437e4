import type { LibraryFile } from '@octavo/contract'
import { giveUp } from '../device/hand-over.ts'
import { becomeOf } from '../device/queue.ts'
import type { ApprovedHere } from '../device/runs.ts'
import { listAllFiles } from '../http/api.ts'
import type { Flow } from './flow.ts'
import { freshDraft } from './fresh-draft.ts'
import { livePlan } from './plans.ts'
import type { Reviewed } from './types.ts'

/** The files of a review as they are now, by the ids that it knows; those that are gone are left out. */
const asTheyAre = async ({ files }: Reviewed): Promise<ReadonlyMap<string, LibraryFile>> => {
  const become = await becomeOf()
  const there = new Map((await listAllFiles()).map((file) => [file.id, file]))
  return new Map(
    files.flatMap(({ id }) => {
      const file = there.get(become.get(id)?.id ?? id)
      return file ? [[id, file]] : []
    }),
  )
}

/** After the library refused the plan of the review: the same decisions about the files as they are now, and a fresh plan. */
export const lookAgain = async (flow: Flow): Promise<void> => {
  const { draft, files } = flow.getSnapshot().context
  if (!draft) return
  const fresh = await freshDraft({ draft, files }, await asTheyAre({ draft, files }))
  flow.send({ type: 'ARRANGE', ...fresh })
  livePlan.again()
}

/** After the library refused a run of this device: its review again, with what is in the way. */
export const reviewAgain = async (flow: Flow, run: ApprovedHere): Promise<void> => {
  const fresh = await freshDraft(run, await asTheyAre(run))
  livePlan.refuse(run.obstacles ?? [])
  flow.send({ type: 'RESUME', ...fresh })
  await giveUp(run)
}
