import type { JournalRecord } from '../apply/journal.ts'
import { readRun } from '../apply/state.ts'
import type { Journal } from '../ports/index.ts'
import { casesOf } from './cases.ts'
import { expect } from './expect.ts'

/** A journal and what the suite can do to it. */
export interface JournalWorld {
  readonly journal: Journal
  /** The same journal as another process would open it. */
  reopen(): Promise<Journal>
  /** Cuts the last record off in its middle, as a kill during writing may; left out where that can't happen. */
  tear?(): Promise<void>
  dispose?(): Promise<void>
}

const begin: JournalRecord = {
  type: 'begin',
  format: 1,
  runId: 'run',
  atMs: 1,
  root: 'folder:/r',
  into: 'folder:/r',
  actCount: 2,
  cleanup: ['a/b'],
}

function intent(index: number, from: string): JournalRecord {
  const expectation = { sizeBytes: 1, modifiedAtMs: 2 }
  return {
    type: 'intent',
    index,
    act: { type: 'move', itemId: from, from, to: `D/${from}`, what: 'file', expect: expectation },
  }
}

function receipt(index: number, from: string): JournalRecord {
  return { type: 'receipt', receipt: { index, itemId: from, from, to: `D/${from}`, status: 'done' } }
}

async function all(journal: Journal) {
  const records = []
  for await (const record of journal.read()) records.push(record)
  return records
}

/** What every journal has to do. */
export const journalCases = casesOf<JournalWorld>((it) => {
  it('is empty at first', async (world) => {
    expect(await all(world.journal)).toEqual([])
    await world.journal.append([])
    await world.journal.flush()
    expect(await all(world.journal)).toEqual([])
  })

  it('gives back what was appended, in order, here and to the next process', async (world) => {
    const hostile = 'new\nline "quoted" \u2028 \u202e \\ {"type":"end"} 漢😀'
    const records = [begin, intent(0, 'a'), intent(1, hostile), receipt(1, hostile), receipt(0, 'a')]
    await world.journal.append(records.slice(0, 2))
    await world.journal.append(records.slice(2))
    await world.journal.flush()
    expect(await all(world.journal)).toEqual(records)
    expect(await all(await world.reopen())).toEqual(records)
  })

  it('keeps the order of appends that nobody waited for', async (world) => {
    const records = Array.from({ length: 50 }, (_, index) => receipt(index, `f${index}`))
    await Promise.all(records.map((record) => world.journal.append([record])))
    await world.journal.flush()
    expect(await all(await world.reopen())).toEqual(records)
  })

  it('goes on after it was reopened', async (world) => {
    await world.journal.append([begin, intent(0, 'a')])
    await world.journal.flush()
    const reopened = await world.reopen()
    await reopened.append([receipt(0, 'a'), { type: 'end', atMs: 2, status: 'completed' }])
    await reopened.flush()
    const state = await readRun((await world.reopen()).read())
    expect(state.status).toBe('completed')
    expect(state.counts.done).toBe(1)
  })

  it('R-1: leaves out a last record that was cut off, and goes on behind it', async (world) => {
    if (world.tear === undefined) return
    await world.journal.append([begin, intent(0, 'a'), receipt(0, 'a')])
    await world.journal.flush()
    await world.tear()
    const reopened = await world.reopen()
    expect(await all(reopened)).toEqual([begin, intent(0, 'a')])
    await reopened.append([receipt(0, 'a')])
    await reopened.flush()
    expect(await all(await world.reopen())).toEqual([begin, intent(0, 'a'), receipt(0, 'a')])
  })

  it('holds ten thousand records', async (world) => {
    const records = Array.from({ length: 10_000 }, (_, index) => intent(index, `f${index}`))
    await world.journal.append(records)
    await world.journal.flush()
    expect((await all(await world.reopen())).length).toBe(10_000)
  })
})
