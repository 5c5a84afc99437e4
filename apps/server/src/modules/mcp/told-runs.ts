import type { Run, RunFile } from '@octavo/contract'
import type { Run as ToldRun } from '@octavo/mcp'
import type { Db } from '../../infra/db/db.ts'
import type { Caller } from '../callers/index.ts'
import { runDetailsOf } from '../runs/index.ts'

const PAGE = 1000

/** A run as the tools tell it, with what was not done of it. Throws Refusal `not_found`, for those of others, too. */
export async function toldRun(db: Db, owner: Caller, runId: string): Promise<ToldRun> {
  const notDone: RunFile[] = []
  for (let cursor: number | null = 0; ; ) {
    const page: Awaited<ReturnType<typeof runDetailsOf>> = await runDetailsOf(db, owner, runId, { cursor, limit: PAGE })
    for (const file of page.files) if (file.status !== 'done') notDone.push(file)
    cursor = page.nextCursor
    if (cursor === null) return runTold(page.run, notDone)
  }
}

/** The same of a run that is at hand. */
export const runTold = (run: Run, notDone: readonly RunFile[]): ToldRun => ({
  runId: run.id,
  source: run.kind === 'drive' || run.of?.kind === 'drive' ? 'a connected drive' : 'library',
  beganAtMs: run.createdAtMs,
  status: run.status,
  moved: run.moved,
  skipped: run.skipped,
  failed: run.failed,
  pending: 0,
  ...(run.undoes !== null && { undoes: run.undoes }),
  ...(run.undoneBy !== null && { undoneBy: run.undoneBy }),
  notDone: notDone.map(({ from, to, code, message }) => ({
    from: from?.slice(1) ?? '',
    to: to?.slice(1) ?? '',
    code: code ?? 'skipped',
    why: typeof message === 'string' ? message : (message?.code ?? ''),
  })),
})
