import { useSyncExternalStore } from 'react'
import { undoRun } from '../../http/runs.ts'

/** What this tab did to the library and what it took back, newest last: runs, and what to say of each. */
interface History {
  readonly done: readonly Done[]
  readonly undone: readonly Done[]
}
export interface Done {
  readonly runId: string
  /** `3 files moved to Invoices`. */
  readonly words: string
}

/** Acts that Ctrl+Z goes back over; all others stand in the history of runs. */
const MOST = 50

let history: History = { done: [], undone: [] }
const listeners = new Set<() => void>()
const publish = (next: History) => {
  history = { done: next.done.slice(-MOST), undone: next.undone.slice(-MOST) }
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => history

/** What can be undone and redone; draws anew when that changes. */
export const useHistory = (): History => useSyncExternalStore(subscribe, current, current)

/** Notes an act; nothing is left to redo then. */
export const noteDone = (done: Done): void => publish({ done: [...history.done, done], undone: [] })

/** Takes an act back, the newest where none is named. Undefined when there is none. Throws HttpError; then it stays undone. */
export const undoNewest = async (runId = history.done.at(-1)?.runId): Promise<Done | undefined> => {
  const act = history.done.find((done) => done.runId === runId)
  if (!act) return undefined
  const { runId: undoId } = await undoRun(act.runId)
  publish({
    done: history.done.filter((done) => done !== act),
    undone: [...history.undone, { ...act, runId: undoId }],
  })
  return act
}

/** Does again what was taken back last. Undefined when there is nothing. Throws HttpError. */
export const redoNewest = async (): Promise<Done | undefined> => {
  const act = history.undone.at(-1)
  if (!act) return undefined
  const { runId } = await undoRun(act.runId)
  publish({ done: [...history.done, { ...act, runId }], undone: history.undone.slice(0, -1) })
  return act
}
