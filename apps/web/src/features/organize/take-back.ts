import type { QueryClient } from '@tanstack/react-query'
import { takeBack } from '../../flow/take-back.ts'
import { RUNS } from '../../http/runs.ts'
import { showUndone } from './notices.ts'

export const WAITING = ['/api/files', 'waiting'] as const

/** Takes a run back, tells how it went, and lets the lists look again. */
export const takeBackAndTell = async (client: QueryClient, runId: string): Promise<void> => {
  try {
    showUndone({ count: await takeBack(runId) })
  } catch (error) {
    showUndone({ error })
  }
  await client.invalidateQueries({ queryKey: RUNS })
  await client.invalidateQueries({ queryKey: WAITING })
}
