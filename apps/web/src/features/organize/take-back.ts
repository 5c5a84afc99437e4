import type { QueryClient } from '@tanstack/react-query'
import { undoRun } from '../../http/api.ts'
import { showUndone } from './notices.ts'

export const RUNS = ['/api/runs'] as const
export const WAITING = ['/api/files', 'waiting'] as const

/** Takes a run back, tells how it went, and lets the lists look again. */
export const takeBack = async (client: QueryClient, runId: string): Promise<void> => {
  try {
    showUndone({ count: (await undoRun(runId)).undone })
  } catch (error) {
    showUndone({ error })
  }
  await client.invalidateQueries({ queryKey: RUNS })
  await client.invalidateQueries({ queryKey: WAITING })
}
