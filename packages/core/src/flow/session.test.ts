import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Verdict } from '../classify/verdict.ts'
import type { Item } from '../item/item.ts'
import { createDraft } from '../plan/draft.ts'
import { EMPTY_SESSION, reduceSession, type Session, type SessionEvent, uploadTotals } from './session.ts'

const item = (id: string, sizeBytes = 100): Item => ({
  id,
  kind: 'file',
  name: id,
  path: id,
  sizeBytes,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'picker' },
})
const verdict = (itemId: string): Verdict => ({
  itemId,
  kind: 'pdf',
  category: 'PDF Documents',
  confidence: 1,
  by: 'signature',
  why: [],
})
const after = (...events: SessionEvent[]): Session => events.reduce(reduceSession, EMPTY_SESSION)
const states = (session: Session): string[] =>
  session.picked.map((entry) => `${entry.item.id} ${entry.upload} ${entry.sentBytes}`)

describe('session', () => {
  it('queues what was picked, each item once', () => {
    const session = after(
      { type: 'picked', items: [item('a'), item('b'), item('a')] },
      { type: 'picked', items: [item('b'), item('c')] },
    )
    expect(states(session)).toEqual(['a queued 0', 'b queued 0', 'c queued 0'])
  })

  it('follows each upload: queued, uploading, uploaded or failed, and again after a retry', () => {
    const session = after(
      { type: 'picked', items: [item('a'), item('b'), item('c')] },
      {
        type: 'sent',
        progress: [
          { id: 'a', sentBytes: 60 },
          { id: 'b', sentBytes: 10 },
        ],
      },
      { type: 'uploaded', files: [{ id: 'a', fileId: 'server-1' }] },
      { type: 'uploadFailed', failures: [{ id: 'b', error: 'Not enough space' }] },
    )
    expect(states(session)).toEqual(['a uploaded 100', 'b failed 0', 'c queued 0'])
    expect(session.picked[0]?.fileId).toBe('server-1')
    expect(session.picked[1]?.error).toBe('Not enough space')
    const retried = reduceSession(session, { type: 'retried', ids: ['a', 'b'] })
    expect(states(retried)).toEqual(['a uploaded 100', 'b queued 0', 'c queued 0'])
    expect(retried.picked[1]?.error).toBeUndefined()
  })

  it('never lets progress shrink, pass the size, or touch what has ended', () => {
    const session = after(
      { type: 'picked', items: [item('a'), item('b')] },
      { type: 'sent', progress: [{ id: 'a', sentBytes: 60 }] },
      { type: 'sent', progress: [{ id: 'a', sentBytes: 20 }] },
      { type: 'uploaded', files: [{ id: 'b', fileId: 'x' }] },
      { type: 'sent', progress: [{ id: 'b', sentBytes: 5 }] },
    )
    expect(states(session)).toEqual(['a uploading 60', 'b uploaded 100'])
    expect(states(reduceSession(session, { type: 'sent', progress: [{ id: 'a', sentBytes: 999 }] }))[0]).toBe(
      'a uploading 100',
    )
  })

  it('forgets what was decided when the picked files change', () => {
    const sorted = after(
      { type: 'picked', items: [item('a')] },
      { type: 'sorted', verdicts: [verdict('a')] },
      { type: 'drafted', draft: createDraft([item('a')], [verdict('a')]) },
    )
    expect(sorted.draft?.categories).toEqual(['PDF Documents'])
    expect(reduceSession(sorted, { type: 'picked', items: [item('b')] })).toMatchObject({ verdicts: new Map() })
    expect(reduceSession(sorted, { type: 'removed', ids: ['a'] })).toEqual(EMPTY_SESSION)
    expect(reduceSession(sorted, { type: 'sorted', verdicts: [] }).draft).toBeUndefined()
  })

  it('keeps the run and its result until it is undone or cleared', () => {
    const result = { status: 'completed', organizedCount: 1, receipts: [] } as const
    const done = after(
      { type: 'picked', items: [item('a')] },
      { type: 'approved', runId: 'r' },
      { type: 'finished', result },
    )
    expect(done).toMatchObject({ runId: 'r', result })
    const undone = reduceSession(done, { type: 'undone' })
    expect([undone.runId, undone.result, undone.picked.length]).toEqual([undefined, undefined, 1])
    expect(reduceSession(done, { type: 'cleared' })).toBe(EMPTY_SESSION)
  })

  it('gives the same session back for an event about unknown items', () => {
    const session = after({ type: 'picked', items: [item('a')] })
    expect(reduceSession(session, { type: 'sent', progress: [{ id: 'z', sentBytes: 1 }] })).toBe(session)
    expect(reduceSession(session, { type: 'removed', ids: ['z'] })).toBe(session)
  })

  it('adds up to its parts after any events', () => {
    const ids = fc.constantFrom('a', 'b', 'c')
    const event: fc.Arbitrary<SessionEvent> = fc.oneof(
      fc.array(ids).map((all) => ({ type: 'picked', items: all.map((id) => item(id)) }) as const),
      fc.tuple(ids, fc.nat(200)).map(([id, sentBytes]) => ({ type: 'sent', progress: [{ id, sentBytes }] }) as const),
      ids.map((id) => ({ type: 'uploaded', files: [{ id, fileId: id }] }) as const),
      ids.map((id) => ({ type: 'uploadFailed', failures: [{ id, error: 'no' }] }) as const),
      ids.map((id) => ({ type: 'retried', ids: [id] }) as const),
      ids.map((id) => ({ type: 'removed', ids: [id] }) as const),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const totals = uploadTotals(after(...events))
        expect(totals.sentBytes).toBeLessThanOrEqual(totals.sizeBytes)
        expect(totals.uploadedCount + totals.failedCount).toBeLessThanOrEqual(totals.fileCount)
        expect(totals.settled).toBe(totals.uploadedCount + totals.failedCount === totals.fileCount)
      }),
    )
  })
})
