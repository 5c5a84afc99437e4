import { createActor } from 'xstate'
import { FlowKeeper, loadFlow } from '../device/flows.ts'
import { isLocal } from '../device/local.ts'
import { listAllFiles } from '../http/api.ts'
import { sessionUser, subscribeSession } from '../session/session.ts'
import type { Flow } from './flow.ts'
import {
  draftInNewNames,
  fromKept,
  type KeptUpload,
  noteUnsent,
  readUnsent,
  type SavedUpload,
  toKept,
} from './saved.ts'
import { stageOf } from './stages.ts'
import { type FlowStart, type Lost, NONE_LOST, type UploadServices } from './types.ts'
import { createUploadMachine, type FlowSnapshot } from './upload-machine.ts'

/** The side effects are fetched with the first of them: nobody needs an upload to see the first screen. */
const load = async (): Promise<UploadServices> => (await import('./upload-services.ts')).uploadServices
const services: UploadServices = {
  upload: async (...args) => (await load()).upload(...args),
  sort: async (...args) => (await load()).sort(...args),
  fileUnasked: async (...args) => (await load()).fileUnasked(...args),
  organize: async (...args) => (await load()).organize(...args),
}

/** The flow of this tab, with what a reload interrupted. `onLeft`: it is over, for its person has logged out. */
export const openFlow = async (onLeft: () => void): Promise<Flow> => {
  const unsent = readUnsent()
  const kept = await loadFlow<KeptUpload>(Date.now(), sessionUser()?.id)
  const saved = kept && fromKept(kept)
  const actor = createActor(createUploadMachine(services), {
    input: saved ? await comeBack({ ...saved, unsent: unsent ?? saved.unsent }) : unsent ? { lost: unsent } : {},
  })
  actor.start()
  if (saved && saved.stage !== 'collect') actor.send({ type: 'GO', stage: saved.stage })
  keepSaved(actor, onLeft)
  return actor
}

/** Asks the library which of the remembered files are still there; an unreachable server takes nothing away. */
const comeBack = async (saved: SavedUpload): Promise<FlowStart> => {
  const { files, draft, planId, lastRun, unsent = NONE_LOST, sortedBy } = saved
  if (planId !== undefined && (await wasCarriedOut(planId))) return lastRun ? { lastRun } : {}
  let kept = files
  if (files.length > 0) {
    try {
      const ids = new Set((await listAllFiles(AbortSignal.timeout(8000))).map(({ id }) => id))
      kept = files.filter(({ id }) => ids.has(id) || isLocal(id))
    } catch (error) {
      console.warn('The library could not be asked', error)
    }
  }
  if (kept.some(({ id }) => isLocal(id))) {
    const { stillHere } = await import('./on-device.ts')
    kept = await stillHere(kept)
  }
  const isSame = kept.length === files.length && kept.every(({ id }, index) => id === files[index]?.id)
  const left = new Set(kept.map(({ id }) => id))
  const gone = kept.length < files.length ? files.filter(({ id }) => !left.has(id)) : []
  return {
    files: kept,
    lost: lostOf([...unsent.paths, ...gone.map(({ path }) => path)], unsent.count + files.length - kept.length),
    ...(sortedBy ? { sortedBy } : {}),
    ...(draft && isSame ? { draft: draftInNewNames(draft) } : {}),
    ...(lastRun ? { lastRun } : {}),
  }
}

/** True when an approved plan was carried out after the page had gone: then its run's card is what there is to come back to. */
const wasCarriedOut = async (planId: string): Promise<boolean> => {
  try {
    return await (await import('./known-run.ts')).isKnownRun(planId)
  } catch (error) {
    // Nothing is done twice: what has moved meanwhile is in the way of the next plan, which is then reviewed again.
    console.warn('Nobody could say whether the plan was carried out', error)
    return false
  }
}

/** Paths that are remembered of the files that a closing page takes along; the count is of all. */
const NAMED = 200
const lostOf = (paths: readonly string[], count = paths.length): Lost => ({ count, paths: paths.slice(0, NAMED) })

const toSaved = (snapshot: FlowSnapshot, person: string | undefined): SavedUpload => {
  const { files, draft, planId, lastRun, waiting, failures, lost, sortedBy } = snapshot.context
  const stage = stageOf(snapshot)
  const unsent = [...waiting, ...failures.map(({ entry }) => entry)].map(({ path }) => path)
  const isOver = stage === 'complete'
  return {
    savedAtMs: Date.now(),
    stage: isOver ? 'collect' : stage === 'sorting' ? 'sort' : stage === 'approving' ? 'review' : stage,
    files: isOver ? [] : files,
    draft: isOver ? undefined : draft,
    unsent: isOver ? NONE_LOST : lostOf([...unsent, ...lost.paths], unsent.length + lost.count),
    sortedBy,
    planId: isOver ? undefined : planId,
    lastRun,
    person,
  }
}

/** Stores what a reload needs, right after each change of it; progress alone stores nothing. */
const keepSaved = (actor: Flow, onLeft: () => void) => {
  const keeper = new FlowKeeper()
  let timer: ReturnType<typeof setTimeout> | undefined
  let before = actor.getSnapshot()
  let person = sessionUser()?.id
  let isLeft = false
  const stop = subscribeSession(() => {
    const now = sessionUser()?.id
    if (person === undefined || now === person) {
      person = now
      return
    }
    // Who logs out takes their files along: nothing of them is saved any more, and this page begins anew.
    stop()
    isLeft = true
    keeper.end()
    noteUnsent(NONE_LOST)
    clearTimeout(timer)
    timer = undefined
    onLeft()
    actor.stop()
    if (location.pathname === '/') location.reload()
  })
  const current = () => toKept(toSaved(actor.getSnapshot(), person))
  const store = () => {
    timer = undefined
    const { flow, lists } = current()
    void keeper.save(flow, lists)
  }
  actor.subscribe((snapshot) => {
    const [a, b] = [before.context, snapshot.context]
    const isSamePlan = a.planId === b.planId
    const isNewStage = stageOf(before) !== stageOf(snapshot)
    const isSame = a.files === b.files && a.draft === b.draft && a.lastRun === b.lastRun && isSamePlan && !isNewStage
    before = snapshot
    if (isSame) return
    clearTimeout(timer)
    // At once: only what changed is written, and a page that is closed may have no time left for it.
    timer = setTimeout(store)
  })
  addEventListener('pagehide', () => {
    if (isLeft) return
    noteUnsent(toSaved(actor.getSnapshot(), person).unsent ?? NONE_LOST)
    if (timer === undefined && !keeper.isBusy) return
    clearTimeout(timer)
    timer = undefined
    const { flow, lists } = current()
    keeper.close(flow, lists)
  })
}
