import {
  createDraft,
  editDraft,
  type Judged,
  type JudgeInput,
  judge,
  type Plan,
  parentPath,
  propose,
  readInstructions,
  reconsider,
  type Shape,
  type Verdict,
} from '@octavo/core'
import type { Db } from '../../infra/db/db.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller } from '../callers/index.ts'
import { judgementsOf } from '../judging/index.ts'
import { LibraryTarget } from '../runs/index.ts'
import { type Decided, type Decision, readDecisions } from './decisions.ts'

/** How a plan is to be made. */
export interface Wishes {
  /** What becomes of files that nobody is sure of and that no person decided about. */
  readonly unsure: 'stay' | 'move'
  /** Instructions in the person's own words. */
  readonly instructions?: readonly string[]
  /** Which folders are made; as usual when left out. */
  readonly shape?: Shape
  /** What was judged anew, in place of what is kept. */
  readonly judged?: readonly Verdict[]
  readonly nowMs: number
}

/**
 * Says where files of a library would go, and moves nothing: what was judged of them stands, and the person's hand where
 * they differ. Hidden files stay, unless the person chose another folder for them. Throws Refusal as `readDecisions` does.
 */
export async function proposeFor(db: Db, owner: Caller, decisions: readonly Decision[], wishes: Wishes): Promise<Plan> {
  const decided = await readDecisions(db, owner, decisions)
  const kept = await verdictsOn(db, owner, decided, wishes.instructions ?? [])
  const judged = new Map([...kept, ...(wishes.judged ?? []).map((verdict) => [verdict.itemId, verdict] as const)])
  const wanted = new Map<string, string>()
  const excluded: string[] = []
  for (const [id, { targetCategory, excluded: stays }] of decided.decisions) {
    if (targetCategory !== undefined) wanted.set(id, targetCategory)
    if (stays ?? (targetCategory === undefined && judged.get(id)?.stays)) excluded.push(id)
  }
  const unlisted = new Set(decided.unlisted.map(({ path }) => path))
  const hidden = new Set<string>()
  const items = decided.items.filter(({ id, path }) => {
    const above = hiddenAt(unlisted, path)
    const isChosen = wanted.has(id) && wanted.get(id) !== judged.get(id)?.category
    if (above !== undefined && !isChosen) hidden.add(above)
    return above === undefined || isChosen
  })
  const draft = editDraft(
    createDraft(items, judged, { decisions: wanted, ...(wishes.shape && { shape: wishes.shape }) }),
    { type: 'exclude', itemIds: excluded },
  )
  return await propose(draft, {
    id: uuidv7(wishes.nowMs),
    createdAtMs: wishes.nowMs,
    target: new LibraryTarget(db, owner),
    unsure: wishes.unsure,
    bundles: decided.bundles,
    unlisted: decided.unlisted.filter(({ path }) => hidden.has(path)),
  })
}

/**
 * What was judged of the items, by their ids, and what instructions say of it since. A bundle was judged as each of its
 * files; what was never judged is left out.
 */
async function verdictsOn(
  db: Db,
  owner: Caller,
  { items, entries, bundles, members }: Decided,
  instructions: readonly string[],
): Promise<ReadonlyMap<string, Verdict>> {
  const kept = await judgementsOf(db, owner, [...entries.keys()])
  const inputs: JudgeInput[] = []
  const before: Judged[] = []
  for (const item of items) {
    const bundle = bundles.has(item.path)
    const verdict = kept.get(members.get(item.path)?.[0] ?? item.id)
    const input = { item, ...(bundle && { bundle }) }
    // A folder says itself what it is, also where its files were judged when it was not whole yet.
    const own = bundle && verdict?.by !== 'bundle' ? judge([input])[0] : undefined
    if (!own && !verdict) continue
    inputs.push(input)
    before.push(own ?? { verdict: { ...(verdict as Verdict), itemId: item.id }, facts: {} })
  }
  const read = instructions.flatMap((text) => readInstructions(text).understood)
  const after = read.length === 0 ? before : reconsider(inputs, before, { instructions: read })
  return new Map(after.map(({ verdict }) => [verdict.itemId, verdict]))
}

/** The hidden file or folder that a path is, or lies in. */
function hiddenAt(unlisted: ReadonlySet<string>, path: string): string | undefined {
  for (let at = path; at !== ''; at = parentPath(at)) if (unlisted.has(at)) return at
  return undefined
}
