import type { JournalRecord } from '@octavo/core'
import { expect, it, vi } from 'vitest'
import { type JournalPart, runsOf } from './kept-runs.ts'

const begin = (runId: string): JournalRecord => ({
  ...{ type: 'begin', format: 1, runId, atMs: 1, root: 'handle:a', into: 'handle:a', actCount: 0 },
})
const end: JournalRecord = { type: 'end', atMs: 2, status: 'completed' }

/** Begun by Ada, who logged out in another tab before its end; and a guest's. */
const PARTS: readonly JournalPart[] = [
  { runId: 'ada', person: 'ada', records: [begin('ada')] },
  { runId: 'guest', records: [begin('guest'), end] },
  { runId: 'ada', records: [end] },
]

it('a run belongs to who began it, also when its end was written after a logout', async () => {
  const idsFor = async (person: string | undefined) =>
    (await runsOf(PARTS, (part) => part.person === undefined || part.person === person)).map(({ runId }) => runId)
  expect(await idsFor('ada')).toEqual(['ada', 'guest'])
  expect(await idsFor(undefined)).toEqual(['guest'])
})

it('a journal that can not be read takes no other run along', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const broken: JournalPart = { runId: 'broken', records: [end] }
  expect((await runsOf([broken, ...PARTS], () => true)).map(({ runId }) => runId)).toEqual(['ada', 'guest'])
  expect(warn).toHaveBeenCalledOnce()
})
