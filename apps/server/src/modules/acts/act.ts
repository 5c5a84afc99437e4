import type { ActResponse, ReadLibraryAct, RunAbout } from '@octavo/contract'
import {
  type Act,
  AppError,
  applyPlan,
  approve,
  baseName,
  folderPath,
  isWithin,
  judgementOf,
  type Move,
  movesIn,
  pathProblem,
  planOf,
  type Receipt,
} from '@octavo/core'
import type { Config } from '../../infra/config/config.ts'
import type { Db } from '../../infra/db/db.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import type { Caller, Library } from '../callers/index.ts'
import { stepBack } from '../earned/index.ts'
import { judgementsOf } from '../judging/index.ts'
import { measureFolder } from '../library/index.ts'
import {
  beginRun,
  DbJournal,
  endOf,
  endRun,
  fixedClock,
  LibraryTarget,
  type RunLock,
  refuseObstacles,
  rootOf,
  toOutcome,
  trashTimes,
} from '../runs/index.ts'
import { albumLinks } from './albums.ts'
import { colors, stars, tags } from './labels.ts'
import { findThings, makeFolder, movesInto, rename, toTrash } from './moves.ts'

/** What an act needs beside itself. */
export interface ActJob {
  readonly db: Db
  readonly lock: RunLock
  readonly owner: Caller
  readonly nowMs: number
  readonly config: Config
}

const CHUNK = 1000

/**
 * Does one thing to the caller's library: a plan that the call itself approves, carried out and journalled in one transaction,
 * all of it or nothing. Throws Refusal `not_found`, `bad_request`, `busy`, or `conflict` with what stands against it.
 */
export async function act(job: ActJob, wish: ReadLibraryAct): Promise<ActResponse> {
  refusePaths(wish)
  return await job.lock.transact(job.db, job.owner, async (tx) => {
    const { acts, about } = await actsOf(tx, job.owner, wish)
    if (acts.length === 0) return { runId: null, done: 0, results: [] }
    const into = wish.type === 'trash' ? job.owner.trash : job.owner
    const done = await carryOut(tx, job, { kind: wish.type, acts, about, into })
    if (wish.type === 'move') await stepBack(tx, job.owner, await takenFromRules(tx, job.owner, movesIn(acts)))
    return done
  })
}

/** Those of some moves by hand that take a file out of the folder where a rule wants it, each with what was judged. */
async function takenFromRules(tx: Db, owner: Caller, moves: readonly Move[]): Promise<readonly Move[]> {
  const ids = moves.map(({ itemId }) => itemId)
  const judged = await judgementsOf(tx, owner, ids)
  return moves.flatMap((move) => {
    const verdict = judged.get(move.itemId)
    if (!verdict) return []
    const folder = folderPath(verdict.category)
    const isTaken = isWithin(folder, move.from) && !isWithin(folder, move.to)
    return isTaken ? { ...move, judged: judgementOf(verdict) } : []
  })
}

/** The acts that a wish comes to, and what its run is called by. */
async function actsOf(
  tx: Db,
  owner: Caller,
  wish: ReadLibraryAct,
): Promise<{ readonly acts: readonly Act[]; readonly about?: Partial<RunAbout> }> {
  switch (wish.type) {
    case 'move':
      return { acts: await movesInto(tx, owner, await findThings(tx, owner, wish), wish.to) }
    case 'rename': {
      const { id, folder } = wish
      const things = await findThings(tx, owner, {
        ids: id === undefined ? [] : [id],
        folders: folder === undefined ? [] : [folder],
      })
      const acts = rename(things, wish.name)
      return { acts, about: { names: acts.map(({ from }) => baseName(from)), name: wish.name } }
    }
    case 'folder':
      return { acts: await makeFolder(tx, owner, wish.path) }
    case 'trash': {
      const things = await findThings(tx, owner, wish)
      const first = [...things.folders.map(({ path }) => baseName(path)), ...things.files.map(({ file }) => file.name)]
      return { acts: await toTrash(tx, owner, things), about: { names: first.slice(0, 3) } }
    }
    case 'star':
      return { acts: await stars(tx, owner, wish.ids, wish.on) }
    case 'tag':
      return { acts: await tags(tx, owner, wish.ids, wish), about: { added: wish.add, removed: wish.remove } }
    case 'color':
      return {
        acts: await colors(tx, owner, wish.ids, wish.color),
        ...(wish.color !== null && { about: { name: wish.color } }),
      }
    case 'album': {
      const { acts, name } = await albumLinks(tx, owner, wish)
      const isTakenOut = acts.every(({ add }) => add.length === 0)
      return { acts, about: { name, ...(isTakenOut ? { removed: [name] } : { added: [name] }) } }
    }
  }
}

async function carryOut(
  tx: Db,
  { owner, nowMs, config }: ActJob,
  {
    kind,
    acts,
    about,
    into,
  }: { kind: ReadLibraryAct['type']; acts: readonly Act[]; about?: Partial<RunAbout> | undefined; into: Library },
): Promise<ActResponse> {
  const runId = uuidv7(nowMs)
  const plan = planOf(runId, nowMs, acts, [])
  if (kind !== 'trash') await refuseObstacles(tx, owner, plan, 'Something is in the way of this. Nothing was changed.')
  await beginRun(tx, owner, { id: runId, kind, undoes: null, nowMs })
  const result = await applyPlan(approve(plan), {
    target: new LibraryTarget(tx, owner, into, trashTimes(nowMs, config.trashDays)),
    journal: new DbJournal(tx, runId),
    clock: fixedClock(nowMs),
    runId,
    root: rootOf(owner),
    into: rootOf(into),
    chunkSize: CHUNK,
  })
  const end = endOf(result, { side: kind === 'trash' ? 'from' : 'to', ...(about && { about }) })
  const moved = end.counts.done + (await filesInWhole(tx, owner, acts))
  await endRun(tx, runId, { ...end, counts: { ...end.counts, done: moved } })
  return {
    runId,
    done: result.counts.done,
    results: result.receipts.filter(isNews(acts)).map((receipt) => toOutcome(receipt)),
  }
}

/** What a caller can't know from what it asked for: things that were not done, got another name, or are folders. */
const isNews =
  (acts: readonly Act[]) =>
  ({ index, status, from, to }: Receipt): boolean => {
    const act = acts[index]
    if (status !== 'done' || act?.type === 'folder') return true
    return act?.type === 'move' && (act.what === 'bundle' || baseName(from) !== baseName(to)) && to !== act.itemId
  }

/** How many files went with folders that moved whole, less those folders: a run counts files. */
async function filesInWhole(tx: Db, owner: Caller, acts: readonly Act[]): Promise<number> {
  const whole = acts.flatMap((one) => (one.type === 'move' && one.what === 'bundle' ? [`/${one.to}`] : []))
  const others = acts.filter((one) => one.type === 'folder').length + whole.length
  let files = 0
  for (const folder of whole) files += (await measureFolder(tx, owner, folder)).files
  return files - others
}

/** Paths come from anywhere: what could lead out of a library, or is no path, is refused before anything is looked up. */
function refusePaths(wish: ReadLibraryAct): void {
  const paths = [
    ...('folders' in wish ? wish.folders : []),
    ...('folder' in wish && wish.folder !== undefined ? [wish.folder] : []),
    ...('path' in wish ? [wish.path] : []),
    ...('to' in wish && wish.to !== '/' ? [wish.to] : []),
  ]
  for (const path of paths) {
    const problem = pathProblem(path.slice(1))
    if (problem !== undefined)
      throw new AppError('bad_path', `This path can't be used: ${problem}.`, { details: { path } })
  }
  if ('name' in wish && /[/\\]/u.test(wish.name)) throw new Refusal('bad_request', 'A name has no slashes')
}
