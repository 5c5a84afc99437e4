import type { QueryClient } from '@tanstack/react-query'
import { isLocal } from '../../device/local.ts'
import { undoHere } from '../../device/runs.ts'
import { undoRun } from '../../http/api.ts'
import { showUndone } from './notices.ts'

export const RUNS = ['/api/runs'] as const
export const WAITING = ['/api/files', 'waiting'] as const

const takeBackThere = async (runId: string) => (await undoRun(runId)).undone
const takeBackHere = async (runId: string) => (await undoHere(runId)).counts.done

/** Takes a run back, tells how it went, and lets the lists look again. */
export const takeBack = async (client: QueryClient, runId: string): Promise<void> => {
  try {
    showUndone({ count: await (isLocal(runId) ? takeBackHere(runId) : takeBackThere(runId)) })
  } catch (error) {
    showUndone({ error })
  }
  await client.invalidateQueries({ queryKey: RUNS })
  await client.invalidateQueries({ queryKey: WAITING })
}
