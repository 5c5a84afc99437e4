import { AppError } from '@octavo/core'
import { FolderSource, RunStore } from '@octavo/disk'
import { type Asked, MAX_PLAN_ACTS, planOfMoves, type Tell } from '@octavo/mcp'
import { readArgs } from '../args.ts'
import { askedPlan, askedRoots } from '../asked.ts'
import { Output } from '../output.ts'
import { look } from '../road/look.ts'
import { connectionRoots } from '../road/roots.ts'
import type { KeptPlan } from './plans.ts'
import { groundOf, itemsAt, type Opened } from './sources.ts'

/** The plan that was asked for: of moves that were named, or a sorting as `octavo plan` makes it. Throws AppError as both do. */
export async function planFor(at: Opened, asked: Asked, tell: Tell): Promise<Omit<KeptPlan, 'source'>> {
  if (asked.moves) {
    const now = { id: RunStore.newId(Date.now()), createdAtMs: Date.now() }
    const roots = at.elsewhere ? connectionRoots(at.elsewhere, undefined) : { root: at.root, into: at.root, within: '' }
    return { roots, plan: await planOfMoves(await groundOf(at), asked.moves, now) }
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

/** What is inside one file, as far as readers tell. Throws AppError. */
export async function readItem(at: Opened, file: string): Promise<{ type: string; title?: string; text: string }> {
  if (at.elsewhere) throw new AppError('unsupported', 'What is inside of files elsewhere is not read for agents.')
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
