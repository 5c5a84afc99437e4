import { isWithin, type Move, movesIn, type Plan, planOf } from '@octavo/core'
import type { Obstacle } from '../http/plans.ts'
import { openDevice, writeDevice } from './db.ts'
import { DEVICE_LIBRARY, isMine, type Place, placesHere } from './library.ts'
import { isLocal, planIdOf } from './local.ts'
import { type Pending, pendingOf } from './pending.ts'
import { becomeOf, listRefused, tellQueue } from './queue.ts'
import { type ApprovedHere, runHere, runsHere } from './runs.ts'
import { webLocks } from './web-locks.ts'

/** Gives a plan to the library, which carries out exactly that, once however often it is given, or says what is in the way. */
export type CarryOutThere = (plan: Plan) => Promise<readonly Obstacle[]>

/**
 * Lets the library follow this device: each run that holds is handed over as it was reviewed, in the order of approval,
 * once all its files have arrived. One that meets an obstacle waits for its person, and those behind it wait
 * with it. Killed anywhere in it, it begins again, and the library knows the plan by its id. Gives the number of runs
 * that were handed over.
 */
export const handOver = async (carryOut: CarryOutThere): Promise<number> => {
  const unlock = await webLocks.tryLock([DEVICE_LIBRARY])
  if (unlock === undefined) return 0
  try {
    let count = 0
    for (const run of pendingOf(await runsHere())) {
      if (!(await handOverOne(run, carryOut))) return count
      count += 1
    }
    await forgetAll()
    return count
  } finally {
    await unlock()
  }
}

const handOverOne = async ({ state, runIds }: Pending, carryOut: CarryOutThere): Promise<boolean> => {
  const run = await runHere(state.runId)
  if (run?.obstacles) return false
  const moves = movesIn(state.acts.filter((_, index) => state.receipts.get(index)?.status === 'done'))
  const there = await translate(moves)
  if (there === undefined) return false
  const plan = planOf(planIdOf(state.runId), state.beganAtMs, there.moves, [])
  const obstacles = there.obstacles.length > 0 ? there.obstacles : await carryOut(plan)
  if (obstacles.length > 0) {
    const transaction = await writeDevice(['runs'])
    if (run) await transaction.objectStore('runs').put({ ...run, obstacles })
    await transaction.done
    tellQueue()
    return false
  }
  await forgetRuns(runIds, there.arrived)
  return true
}

/** Removes runs from this device; `places` are put down anew with them, all or nothing. */
const forgetRuns = async (runIds: readonly string[], places: readonly Place[]): Promise<void> => {
  const transaction = await writeDevice(['runs', 'journals', 'places'])
  const journals = transaction.objectStore('journals')
  for (const runId of runIds) {
    await transaction.objectStore('runs').delete(runId)
    for (const key of await journals.index('runId').getAllKeys(runId)) await journals.delete(key)
  }
  for (const place of places) await transaction.objectStore('places').put(place)
  await transaction.done
  tellQueue()
}

/** With no run left to hand over, what all of them have left behind goes. */
const forgetAll = async (): Promise<void> => {
  const runIds = (await runsHere()).map(({ state }) => state.runId)
  const left = await placesHere()
  await forgetRuns(runIds, [])
  const transaction = await writeDevice(['places'])
  for (const { id } of left) await transaction.objectStore('places').delete(id)
  await transaction.done
}

/** How many runs of this device the library has still to follow, and can: none behind one that met obstacles. */
export const countPending = async (): Promise<number> =>
  (await refusedHere()) ? 0 : pendingOf(await runsHere()).length

/** The run that met obstacles and waits for its person; undefined when none does. */
export const refusedHere = async (): Promise<ApprovedHere | undefined> =>
  (await (await openDevice()).getAll('runs')).find((run) => isMine(run) && run.obstacles !== undefined)

/** Gives up a run that met obstacles: its files lie in the library where they are, and are reviewed again. */
export const giveUp = async ({ runId, files }: ApprovedHere): Promise<void> => {
  await forgetRuns([runId], [])
  const transaction = await writeDevice(['places'])
  for (const { id } of files) await transaction.objectStore('places').delete(id)
  await transaction.done
  tellQueue()
}

interface Translated {
  readonly moves: readonly Move[]
  readonly obstacles: readonly Obstacle[]
  /** Where files lie in the library after these moves. */
  readonly arrived: readonly Place[]
}

/**
 * Moves of this device as moves of the library: by the ids and the places that the files have got there; where they go
 * is not touched. Undefined while one of the files has not arrived.
 */
const translate = async (moves: readonly Move[]): Promise<Translated | undefined> => {
  const [places, become, refused] = await Promise.all([placesHere(), becomeOf(), listRefused()])
  const isRefused = new Set(refused.map(({ id }) => id))
  const byId = new Map(places.map((place) => [place.id, place]))
  const idThere = (id: string) => (isLocal(id) ? become.get(id)?.id : id)
  const pathThere = ({ id, home, there }: Place) => there ?? become.get(id)?.path.slice(1) ?? home
  const out: Move[] = []
  const obstacles: Obstacle[] = []
  const arrived: Place[] = []
  for (const move of moves) {
    const inside = (place: Place) => !place.isFolder && isWithin(move.from, place.there ?? place.home)
    const own = byId.get(move.itemId)
    const members = move.what === 'bundle' ? places.filter(inside) : own ? [own] : []
    const say = (code: string) => obstacles.push({ itemId: move.itemId, from: move.from, to: move.to, code })
    if (members.length === 0 || members.some(({ id }) => isRefused.has(id))) {
      say('source_missing')
      continue
    }
    if (members.some(({ id }) => idThere(id) === undefined)) return undefined
    const ends = members.map((place) => (place.there ?? place.home).slice(move.from.length))
    const froms = new Set(members.map((place, index) => cutEnd(pathThere(place), ends[index] ?? '')))
    const [from] = froms
    const itemId = move.what === 'bundle' ? from : idThere(move.itemId)
    if (froms.size !== 1 || from === undefined || itemId === undefined) {
      say('changed_since_review')
      continue
    }
    const { unit } = move
    out.push({ ...move, itemId, from, ...(unit !== undefined && { unit: idThere(unit) ?? unit }) })
    for (const [index, place] of members.entries()) arrived.push({ ...place, there: move.to + ends[index] })
  }
  return { moves: out, obstacles, arrived }
}

/** A path without its end; undefined where it ends otherwise. */
const cutEnd = (path: string, end: string): string | undefined =>
  path.endsWith(end) ? path.slice(0, path.length - end.length) : undefined
