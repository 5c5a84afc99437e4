import { expect, it } from 'vitest'
import { outdatedRuns } from './outdated.ts'
import { readRun } from './state.ts'

const runOf = (runId: string, atMs: number, { undoes, isEnded = true }: { undoes?: string; isEnded?: boolean } = {}) =>
  readRun([
    {
      ...{ type: 'begin', format: 1, runId, atMs, root: 'handle:1', into: 'handle:1', actCount: 0 },
      ...(undoes !== undefined && { undoes }),
    },
    ...(isEnded ? [{ type: 'end', atMs: atMs + 1, status: 'completed' } as const] : []),
  ])

it('a run is needed as long as it, an undo of it, or an undo of that, is young or has something left to finish', async () => {
  const all = await Promise.all([
    runOf('old', 10),
    runOf('killed', 11, { isEnded: false }),
    runOf('young again', 12),
    runOf('undo of the old', 13, { undoes: 'old' }),
    runOf('ends at the time', 99),
    runOf('undo', 14, { undoes: 'young again' }),
    runOf('undo of the undo', 200, { undoes: 'undo' }),
  ])
  expect(outdatedRuns(all, 100)).toEqual(['old', 'undo of the old'])
  expect(outdatedRuns(all, 101)).toEqual(['old', 'undo of the old', 'ends at the time'])
  expect(outdatedRuns(all, 13)).toEqual([])
})
