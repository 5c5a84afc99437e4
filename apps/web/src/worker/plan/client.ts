import {
  type Act,
  type Draft,
  type DraftEntry,
  eachOf,
  type Folders,
  type Plan,
  type Shape,
  type Skip,
  shapeOf,
  type Unlisted,
} from '@octavo/core'
import type { Parted, PlanView } from './plan-view.ts'
import { type FromPlanner, PIECE, type PlaceIn, type ToPlanner } from './protocol.ts'

/** Names that are taken in some folders, by folder. */
export type NamesIn = (folders: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>

/** What is to be planned. */
export interface Wish {
  readonly draft: Draft
  /** Paths of the files in each bundle, by its path. */
  readonly inside: ReadonlyMap<string, readonly string[]>
  /** What is no part of the draft, because it is hidden or the system's. */
  readonly unlisted: readonly Unlisted[]
  /** Paths of folders of the person: what goes there goes into the very folder, whatever it is called. */
  readonly own: readonly string[]
}

/** A worker that holds one draft and plans it as often as it is asked. One call at a time. */
export interface Planner {
  /** Plans; only what changed since the last call travels. Rejects with an Error when it can't. */
  plan(wish: Wish, id: string): Promise<PlanView>
  /** The plan that was made last, whole. */
  take(): Promise<Plan>
  /** Which folders a shape would give the draft that was planned last. */
  folders(shape: Shape): Promise<Folders>
  /**
   * Which links between files the last plan would part, as those after it say by themselves: `open` gives the bytes of a file by
   * its item's id, undefined where nobody can.
   */
  links(open: (id: string) => Promise<Blob | undefined>): Promise<Parted>
  close(): void
}

/** So many files are opened at once for their links. */
const OPEN_AT_ONCE = 4

/** Starts a planner. `inPlace`: false where things go elsewhere (an archive), so that none can be there already. */
export const createPlanner = (namesIn: NamesIn, { inPlace = true }: { readonly inPlace?: boolean } = {}): Planner => {
  const worker = new Worker(new URL('./plan.worker.ts', import.meta.url), { type: 'module' })
  const send = (message: ToPlanner) => worker.postMessage(message)
  const told = new Map<string, DraftEntry>()
  let toldInside: Wish['inside'] | undefined
  let toldOwn = ''
  let acts: Act[] = []
  let skips: Skip[] = []
  let onView: (view: PlanView) => void = () => undefined
  let onPlan: (plan: Plan) => void = () => undefined
  let places = new Map<string, PlaceIn>()
  let onFolders: (folders: Folders) => void = () => undefined
  let onParted: (parted: Parted) => void = () => undefined
  let onWanted: (ids: readonly string[]) => void = () => undefined
  let isClosed = false
  let onFailure: (error: Error) => void = () => undefined

  worker.onmessage = ({ data }: MessageEvent<FromPlanner>) => {
    if (data.type === 'ask') {
      const answer = (names: Awaited<ReturnType<NamesIn>> | undefined) => send({ type: 'names', names })
      namesIn(data.folders).then(answer, () => answer(undefined))
    } else if (data.type === 'planned') onView(data.view)
    else if (data.type === 'failed') onFailure(new Error(data.message))
    else if (data.type === 'piece') {
      acts.push(...data.acts)
      skips.push(...data.skips)
    } else if (data.type === 'places') {
      for (const [id, place] of data.places) places.set(id, place)
    } else if (data.type === 'shaped') {
      onFolders({ places, order: data.order })
      places = new Map()
    } else if (data.type === 'wanted') onWanted(data.ids)
    else if (data.type === 'parted') onParted(data.parted)
    else {
      onPlan({ ...data.plan, acts, skips })
      acts = []
      skips = []
    }
  }
  const waiting = new Set<(error: Error) => void>()
  worker.onerror = (event) => {
    for (const fail of [...waiting]) fail(new Error(event.message || 'The planner could not be started'))
  }
  /** What is asked of the worker; a worker that breaks answers nobody any more. */
  const ask = <T>(begin: (resolve: (answer: T) => void, reject: (error: Error) => void) => void): Promise<T> => {
    let fail = (_error: Error): void => undefined
    return new Promise<T>((resolve, reject) => {
      fail = reject
      waiting.add(reject)
      begin(resolve, reject)
    }).finally(() => waiting.delete(fail))
  }
  let shaping: Promise<unknown> = Promise.resolve()

  const tell = async ({ draft, inside, unlisted, own }: Wish) => {
    const isSame =
      inside === toldInside &&
      String(own) === toldOwn &&
      told.size === draft.entries.size &&
      [...told.keys()].every((id) => draft.entries.has(id))
    if (!isSame) {
      told.clear()
      toldInside = inside
      toldOwn = String(own)
      send({ type: 'begin', inside, unlisted, own, inPlace })
    }
    let piece: DraftEntry[] = []
    for (const entry of draft.entries.values()) {
      if (told.get(entry.item.id) === entry) continue
      told.set(entry.item.id, entry)
      if (piece.push(entry) < PIECE) continue
      send({ type: 'entries', entries: piece })
      piece = []
      await new Promise((resolve) => setTimeout(resolve))
    }
    if (piece.length > 0) send({ type: 'entries', entries: piece })
  }
  return {
    plan: (wish, id) =>
      ask((resolve, reject) => {
        onView = resolve
        onFailure = reject
        const shape = shapeOf(wish.draft)
        tell(wish).then(() => send({ type: 'plan', id, createdAtMs: Date.now(), shape }), reject)
      }),
    take: () =>
      ask((resolve) => {
        onPlan = resolve
        send({ type: 'take' })
      }),
    folders(shape) {
      const folders = shaping.then(() =>
        ask<Folders>((resolve) => {
          onFolders = resolve
          send({ type: 'shape', shape })
        }),
      )
      shaping = folders.catch(() => undefined)
      return folders
    },
    links: (open) =>
      ask((resolve) => {
        onParted = resolve
        onWanted = (ids) =>
          void eachOf(ids, OPEN_AT_ONCE, async (id) => {
            if (isClosed) return
            send({ type: 'text', id, bytes: await open(id).catch(() => undefined) })
          })
        send({ type: 'links' })
      }),
    close() {
      isClosed = true
      worker.terminate()
    },
  }
}
