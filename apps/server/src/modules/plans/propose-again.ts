import type { RuleFile } from '@octavo/contract'
import type { Language, Plan } from '@octavo/core'
import type { Watch } from '../../infra/http/progress.ts'
import type { Caller } from '../callers/index.ts'
import { judgedAnew } from '../judging/index.ts'
import { UNDIVIDED } from './organize.ts'
import { proposeFor } from './propose.ts'

/** A plan of what would now differ of what was filed as it was judged then; what nothing is said of anew is no part of it. */
export async function proposeAgain(
  parts: Parameters<typeof judgedAnew>[0],
  owner: Caller,
  wish: { readonly rules?: RuleFile | null | undefined; readonly language: Language },
  watch: Watch,
): Promise<Plan> {
  const judged = await judgedAnew(parts, owner, wish, watch)
  const decisions = judged.map(({ itemId }) => ({ fileId: itemId }))
  return await proposeFor(parts.db, owner, decisions, {
    ...{ unsure: 'stay', shape: UNDIVIDED, judged, nowMs: parts.nowMs() },
  })
}
