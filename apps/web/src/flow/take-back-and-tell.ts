import type { QueryClient } from '@tanstack/react-query'
import { RUNS } from '../http/runs.ts'
import { number } from '../language/words.ts'
import { m } from '../paraglide/messages.js'
import { toast } from '../ui/index.ts'
import { sentence } from './sentence.ts'
import { takeBack } from './take-back.ts'

export const WAITING = ['/api/files', 'waiting'] as const

/** Takes a run back, tells how it went, and lets the lists look again. */
export const takeBackAndTell = async (client: QueryClient, runId: string): Promise<void> => {
  try {
    const count = await takeBack(runId)
    toast({ title: m.toast_undone_title(), description: m.toast_undone_text({ count, n: number(count) }) })
  } catch (error) {
    toast({ title: m.toast_undo_failed_title(), description: sentence(error), tone: 'destructive' })
  }
  await client.invalidateQueries({ queryKey: RUNS })
  await client.invalidateQueries({ queryKey: WAITING })
}
