import { AppError, type Plan, searchFiles } from '@octavo/core'
import { amendedPlan, type Desk, explain, type Proposed } from '@octavo/mcp'
import { takeBack } from '../commands/undo.ts'
import { unfinishedRun } from '../unfinished.ts'
import { planFor, readItem } from './agent-plans.ts'
import { carryOut, hasBegun, infoNamed, runJust, runNamed, runOf, runsHere } from './agent-runs.ts'
import { grantFor } from './grants.ts'
import { digestOfKept, type KeptPlan, PlanBook } from './plans.ts'
import { ReviewPages } from './review-pages.ts'
import { groundOf, itemsOf, type Opened } from './sources.ts'

/** Moves that agents may make in an hour, all together. */
const HOURLY = 50_000
const HOUR_MS = 3_600_000

/** What a person said when the tools were started. */
interface DeskOptions {
  readonly opened: readonly Opened[]
  /** True when the client's question to its user counts as an approval. */
  readonly trustsClient: boolean
}

/** The desk of the tools over folders of this machine: plans, approvals, journals and undo are those of the command. */
export function folderDesk({ opened, trustsClient }: DeskOptions): Desk {
  const book = new PlanBook()
  const pages = new ReviewPages(book)
  const one = inTurns()
  const sourceOf = (name: string): Opened => {
    const found = opened.find((source) => source.name === name)
    if (!found) throw new AppError('not_found', 'There is no source with that name. sources_list names them.')
    return found
  }
  /** A plan that belongs to what was opened here. */
  const keptPlan = (planId: string): KeptPlan & { readonly at: Opened } => {
    const kept = book.get(planId)
    const at = opened.find(({ root }) => root === kept.roots.root)
    if (!at) throw new AppError('not_found', 'There is no plan with that name.')
    return { ...kept, at }
  }
  return {
    sources: async () =>
      opened.map(({ name, root, elsewhere }) => ({ name, at: root, kind: elsewhere ? 'connection' : 'folder' })),
    async search(source, text) {
      const items = (await itemsOf(sourceOf(source))).map(({ item }) => item)
      return searchFiles(items, text).map(({ path, sizeBytes, modifiedAtMs }) => ({ path, sizeBytes, modifiedAtMs }))
    },
    read: async (source, file) => await readItem(sourceOf(source), file),
    runs: async () => (await runsHere(opened)).map((info) => runOf(info, opened)),
    propose: async (asked, tell) =>
      await one(async () => {
        const at = sourceOf(asked.source)
        const known = asked.key === undefined ? undefined : book.ofKey(at.root, asked.key)
        if (known) return proposed(book, { ...known, at })
        const kept = { ...(await planFor(at, asked, tell)), source: at.root, ...(asked.key && { key: asked.key }) }
        book.put(kept)
        return proposed(book, { ...kept, at })
      }),
    plan: async (planId) => proposed(book, keptPlan(planId)),
    amend: async (planId, change) =>
      await one(async () => {
        const { at, ...kept } = keptPlan(planId)
        if (hasBegun(planId)) throw new AppError('bad_input', 'That plan was carried out. Propose another one.')
        const next = { ...kept, plan: await amendedPlan(await groundOf(at), kept.plan, change) }
        book.put(next)
        return proposed(book, { ...next, at })
      }),
    explain: async (planId, item) => await explain(keptPlan(planId).plan, item),
    waysToApprove: async (planId) => {
      const link = await pages.linkFor(planId, digestOfKept(keptPlan(planId)))
      const terminal = `In a terminal: octavo approve ${planId}`
      return link === undefined ? [terminal] : [`In a browser on this machine, with your code: ${link}`, terminal]
    },
    ...(trustsClient && {
      async approveByClient(planId: string, digest: string) {
        const kept = keptPlan(planId)
        if (digestOfKept(kept) !== digest) throw changedSince()
        book.approve(planId, { digest, atMs: Date.now(), by: 'client' })
      },
    }),
    apply: async (planId, digest, tell, signal) =>
      await one(async () => {
        const kept = keptPlan(planId)
        if (hasBegun(planId)) return await runNamed(planId, opened)
        refuseUnapproved(book, kept, digest)
        refuseTooMuch(kept.plan, book)
        const unfinished = await unfinishedRun(kept.roots)
        if (unfinished !== undefined) throw new AppError('busy', unfinished)
        book.noteRun(kept, Date.now())
        await carryOut(kept, tell, signal)
        return await runJust(planId, opened)
      }),
    run: async (runId) => await runNamed(runId, opened),
    undo: async (runId, items, tell) =>
      await one(async () => {
        if (items !== undefined)
          throw new AppError('unsupported', 'Here a run is taken back as a whole. Propose moves back for single files.')
        const info = await infoNamed(runId, opened)
        if (!book.find(runId))
          throw new AppError(
            'permission_denied',
            'That run is not one of these tools. A person can take it back: octavo undo.',
          )
        if (info.undoneBy !== undefined) return await runNamed(info.undoneBy, opened)
        const undone = await takeBack(info, { onProgress: ({ total, pending }) => tell(total - pending, total) })
        return await runNamed(undone.runId, opened)
      }),
  }
}

/** Does one thing after the other, in the order in which they were asked for. */
function inTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let before: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = before.then(work, work)
    before = mine.catch(() => undefined)
    return mine
  }
}

const changedSince = () =>
  new AppError(
    'bad_input',
    'This is not the plan as it stands: it was changed since. Read it again and ask the person again. Nothing was moved.',
  )

/** Throws unless a person approved the plan as it stands, and it is the one that is meant. */
function refuseUnapproved(book: PlanBook, kept: KeptPlan, digest: string): void {
  if (digestOfKept(kept) !== digest) throw changedSince()
  if (book.isRefused(kept.plan.id, digest))
    throw new AppError(
      'permission_denied',
      'The person refused this plan. Ask what they want instead. Nothing was moved.',
    )
  const approval = book.approval(kept.plan.id, Date.now())
  if (approval?.digest !== digest && isGranted(book, kept)) return
  if (approval === undefined)
    throw new AppError(
      'permission_denied',
      `A person has to approve this plan first, and you can not. Ask them to type in a terminal: octavo approve ${kept.plan.id}. Nothing was moved.`,
    )
  if (approval.digest !== digest)
    throw new AppError(
      'permission_denied',
      `What was approved is an older form of this plan; it was changed since, so it has to be approved again: octavo approve ${kept.plan.id}. Nothing was moved.`,
    )
}

/** True when a person granted as much as this: moves alone, in that folder, and not more than so many in 24 hours. */
function isGranted(book: PlanBook, { plan, roots }: KeptPlan): boolean {
  const grant = grantFor(roots.root, Date.now())
  if (grant === undefined || !plan.acts.every(({ type }) => type === 'move')) return false
  return book.movedSince(Date.now() - 24 * HOUR_MS, grant.root) + plan.acts.length <= grant.perDay
}

function refuseTooMuch(plan: Plan, book: PlanBook): void {
  const moved = book.movedSince(Date.now() - HOUR_MS)
  if (moved + plan.acts.length > HOURLY)
    throw new AppError(
      'rate_limited',
      `Agents may move ${HOURLY} files an hour here; ${moved} were moved. Nothing was moved now.`,
    )
}

function proposed(book: PlanBook, kept: KeptPlan & { readonly at: Opened }): Proposed {
  const { plan, at } = kept
  const digest = digestOfKept(kept)
  const isApproved = book.approval(plan.id, Date.now())?.digest === digest
  if (book.isRefused(plan.id, digest)) return { plan, source: at.name, digest, state: 'refused' }
  const isCovered = () => (isGranted(book, kept) ? 'covered by a standing grant' : 'waits for a person')
  const state = hasBegun(plan.id) ? 'carried out' : isApproved ? 'approved' : isCovered()
  return { plan, source: at.name, digest, state }
}
