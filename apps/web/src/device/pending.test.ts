import { readRun, runHistory } from '@octavo/core'
import { expect, it } from 'vitest'
import { pendingOf } from './pending.ts'

/** A run as its journal tells it: two files moved, or what it took back. */
const state = async (runId: string, undoes?: string) => ({
  ...(await readRun([
    {
      ...{ type: 'begin', format: 1, runId, atMs: 1, root: 'library:device', into: 'library:device', actCount: 0 },
      ...(undoes === undefined ? {} : { undoes }),
    },
    { type: 'end', atMs: 2, status: 'completed' },
  ])),
  counts: { done: 2, skipped: 0, failed: 0, pending: 0 },
})

const pendingAfter = async (...runs: readonly (readonly [id: string, undoes?: string])[]) =>
  pendingOf(runHistory(await Promise.all(runs.map(([id, undoes]) => state(id, undoes))))).map((run) => run.state.runId)

it('the library follows what holds: not what was taken back, and again what was done again', async () => {
  expect(await pendingAfter(['a'], ['b'])).toEqual(['a', 'b'])
  expect(await pendingAfter(['a'], ['b'], ['undo', 'a'])).toEqual(['b'])
  expect(await pendingAfter(['a'], ['b'], ['undo', 'a'], ['again', 'undo'])).toEqual(['a', 'b'])
  expect(await pendingAfter(['a'], ['undo', 'a'], ['again', 'undo'], ['undone', 'again'])).toEqual([])
})
