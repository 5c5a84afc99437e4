import { AppError, type Plan, sayReason, wordingOf } from '@octavo/core'
import { FolderSource, RunStore } from '@octavo/disk'
import { type Asked, type Change, MAX_PLAN_ACTS, type Tell } from '@octavo/mcp'
import { readArgs } from '../args.ts'
import { askedPlan, askedRoots } from '../asked.ts'
import { Output } from '../output.ts'
import { look } from '../road/look.ts'
import { planOfMoves } from './named-moves.ts'
import type { KeptPlan } from './plans.ts'
import { itemsAt, type Opened } from './sources.ts'

/** The plan that was asked for: of moves that were named, or a sorting as `octavo plan` makes it. Throws AppError as both do. */
export async function planFor(at: Opened, asked: Asked, tell: Tell): Promise<Omit<KeptPlan, 'source'>> {
  if (asked.moves) {
    const now = { id: RunStore.newId(Date.now()), createdAtMs: Date.now() }
    const roots = { root: at.root, into: at.root, within: '' }
    return { roots, plan: await planOfMoves(at, asked.moves, now) }
  }
  const words = (asked.instruct ?? []).map((sentence) => `--instruct=${sentence}`)
  const args = readArgs(['plan', `--by=${asked.by ?? 'content'}`, ...words, '--', at.root])
  const roots = await askedRoots(args)
  const output = quiet(tell)
  const { plan } = await askedPlan(args, roots, output)
  if (plan.acts.length > MAX_PLAN_ACTS)
    throw new AppError(
      'too_large',
      `The plan has ${plan.acts.length} moves; ${MAX_PLAN_ACTS} are the most. Name a part of them.`,
    )
  return { roots, plan }
}

/** Says nothing, for standard output belongs to the protocol, and tells the client how far it is. */
function quiet(tell: Tell): Output {
  const output = new Output(true, { out: process.stderr, err: process.stderr })
  output.hooks = (signal) => ({ ...(signal && { signal }), onProgress: (_step, done, total = 0) => tell(done, total) })
  return output
}

/** A plan as it is after a change. */
export async function amended(at: Opened, plan: Plan, { leaveOut, moves }: Change): Promise<Plan> {
  const out = new Set([...leaveOut, ...moves.map(({ from }) => from)])
  const units = new Set(plan.acts.flatMap((act) => (out.has(act.from) && act.unit !== undefined ? [act.unit] : [])))
  // What travelled together with something that was taken out goes by itself from now on.
  const alone = plan.acts.map((act) => {
    if (act.unit === undefined || !units.has(act.unit)) return act
    const { unit: _, ...rest } = act
    return rest
  })
  const excluded = leaveOut.map((item) => ({
    itemId: item,
    path: item,
    code: 'excluded' as const,
    reason: 'It was left out.',
  }))
  return await planOfMoves(at, moves, {
    id: plan.id,
    createdAtMs: plan.createdAtMs,
    before: alone.filter(({ from }) => !out.has(from)),
    skips: [...plan.skips.filter(({ path: item }) => !out.has(item)), ...excluded],
  })
}

/** Why an item of a plan goes where it goes, or stays, in English sentences. Throws AppError `not_found`. */
export async function explain(plan: Plan, item: string): Promise<readonly string[]> {
  const words = await wordingOf('en')
  const act = plan.acts.find(({ from }) => from === item)
  const skip = plan.skips.find(({ path: stays }) => stays === item)
  if (!act && !skip) throw new AppError('not_found', 'Nothing of that name is in this plan.')
  const reasons = [
    ...(act?.note ? [act.note] : []),
    ...(skip ? [skip.reason] : []),
    ...((act ?? skip)?.judged?.why ?? []),
  ]
  const said = reasons.map((reason) => sayReason(words, reason))
  return said.length > 0 ? said : ['It was asked for by name.']
}

/** What is inside one file, as far as readers tell. Throws AppError. */
export async function readItem(at: Opened, file: string): Promise<{ type: string; title?: string; text: string }> {
  const [found, ...more] = await itemsAt(at, file)
  const item = found?.item
  if (item === undefined) throw new AppError('not_found', 'There is no file with that name.')
  if (more.length > 0 || item.path !== file)
    throw new AppError('unsupported', 'That is a folder. items_search lists what is in it.')
  const page = { items: [item], bundles: [], unlisted: [] }
  const given = { root: at.root, source: new FolderSource(at.root), page, shown: (below: string) => below }
  const [read] = await look(given, { inside: 'documents' })
  if (read?.problem) throw read.problem
  const title = read?.reading?.title
  return {
    type: read?.typed?.verdict.fileKind ?? 'unknown',
    ...(title !== undefined && { title }),
    text: read?.reading?.text ?? '',
  }
}
