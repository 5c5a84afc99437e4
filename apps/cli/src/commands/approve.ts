import { AppError, formatCount, movesIn } from '@octavo/core'
import type { Args } from '../args.ts'
import { EXIT } from '../exit.ts'
import { chooseCode } from '../mcp/approval-code.ts'
import { personAgrees, personTypes } from '../mcp/person.ts'
import { digestOfKept, PlanBook } from '../mcp/plans.ts'
import { type Output, shownName, table } from '../output.ts'

const LISTED = 20

/**
 * `octavo approve [PLAN]`: shows a plan that an agent proposed and asks the person at the terminal; without a name, lists plans
 * that wait; with `--code`, chooses the code of pages. There is no option that says yes: who has no terminal is refused. Throws AppError `not_found`, `permission_denied`.
 */
export async function approvePlan(args: Args, output: Output): Promise<number> {
  const book = new PlanBook()
  const [planId] = args.operands
  if (args.code) return await askForCode(output)
  if (planId === undefined) return listPlans(book, output)
  const kept = book.get(planId)
  const digest = digestOfKept(kept)
  const { plan, roots } = kept
  output.say(`Plan ${plan.id}, proposed by an agent, in ${shownName(roots.root, 200)}`, '')
  const { folders } = plan.summary
  output.say(
    ...table(
      folders.slice(0, LISTED).map(({ path, count }) => [`  ${shownName(path || '.')}`, formatCount(count, 'file')]),
    ),
  )
  if (folders.length > LISTED) output.say(output.dim(`  and ${folders.length - LISTED} more folders`))
  output.say('')
  const moves = movesIn(plan.acts)
  for (const { from, to } of args.verbose ? moves : moves.slice(0, LISTED))
    output.say(`  ${shownName(from)}  ->  ${shownName(to)}`)
  if (!args.verbose && moves.length > LISTED)
    output.say(output.dim(`  and ${moves.length - LISTED} more (--verbose lists them)`))
  output.say('', `Digest ${digest}`)
  const question = `Move ${formatCount(moves.length, 'file')}? Nothing is overwritten, and the run can be undone.`
  if (!(await personAgrees(question, output))) {
    output.note('Not approved. Nothing has been moved.')
    return EXIT.needsYes
  }
  book.approve(planId, { digest, atMs: Date.now(), by: 'terminal' })
  output.say('Approved, for a day, as it stands: the agent can carry it out now.')
  return EXIT.ok
}

function listPlans(book: PlanBook, output: Output): number {
  const rows = book.list().flatMap((planId) => {
    const kept = book.find(planId)
    if (!kept || book.approval(planId, Date.now())?.digest === digestOfKept(kept)) return []
    output.record({ type: 'plan', planId, root: kept.roots.root, moves: kept.plan.summary.moveCount })
    return [[`${planId}  ${shownName(kept.roots.root, 60)}`, formatCount(kept.plan.summary.moveCount, 'file')]]
  })
  if (rows.length === 0) output.say('No plan waits for you.')
  else output.say(...table(rows))
  return EXIT.ok
}

/** Lets the person choose the code that approves on pages of this machine. */
async function askForCode(output: Output): Promise<number> {
  const problem = chooseCode(await personTypes('A code for approving in a browser (6 characters at least): ', output))
  if (problem !== undefined) throw new AppError('bad_input', problem)
  output.say('Kept. Agents get links to pages on this machine now; approving there takes this code.')
  return EXIT.ok
}
