import { describe, expect, it } from 'vitest'
import { approve, type Move, movesIn, type Plan } from '../plan/plan.ts'
import { planOf } from '../plan/summary.ts'
import { FakeClock, MemoryJournal, MemoryLocks, MemoryTarget, MemoryTree, rootsOf } from '../testing/index.ts'
import { applyPlan } from './apply.ts'
import type { RunProgress } from './executor.ts'
import { runHistory } from './history.ts'
import type { JournalRecord } from './journal.ts'
import { resumeRun } from './resume.ts'
import type { RootName } from './root-name.ts'
import { readRun } from './state.ts'
import { invertRun, undoRun } from './undo.ts'

const clock = new FakeClock(1000)

function treeOf(files: Readonly<Record<string, string>>): MemoryTree {
  const tree = new MemoryTree()
  for (const [path, text] of Object.entries(files)) tree.write(path, text)
  return tree
}

function planFor(
  tree: MemoryTree,
  moves: Readonly<Record<string, string>>,
  units: Readonly<Record<string, string>> = {},
): Plan {
  const list = Object.entries(moves).map(([from, to]): Move => {
    const expectation = tree.expectation(from) ?? { sizeBytes: 0, modifiedAtMs: 0 }
    const unit = units[from]
    return {
      type: 'move',
      itemId: from,
      from,
      to,
      what: 'file',
      expect: expectation,
      ...(unit === undefined ? {} : { unit }),
    }
  })
  return planOf('plan', 0, list, [])
}

const files = (tree: MemoryTree) => Object.fromEntries(tree.snapshot())

async function recordsOf(journal: MemoryJournal): Promise<readonly JournalRecord[]> {
  const records: JournalRecord[] = []
  for await (const record of journal.read()) records.push(record)
  return records
}

describe('applyPlan', () => {
  it('moves everything, and journals each step before it happens', async () => {
    const tree = treeOf({ 'a.txt': 'A', 'b.txt': 'B', 'c.txt': 'C' })
    const journal = new MemoryJournal()
    const progress: RunProgress[] = []
    const plan = approve(planFor(tree, { 'a.txt': 'D/a.txt', 'b.txt': 'D/b.txt', 'c.txt': 'E/c.txt' }))
    const result = await applyPlan(plan, {
      target: new MemoryTarget(tree),
      journal,
      clock,
      runId: 'run',
      root: 'folder:/r',
      into: 'folder:/r',
      chunkSize: 2,
      onProgress: (now) => progress.push(now),
    })
    expect(result.status).toBe('completed')
    expect(result.counts).toEqual({ done: 3, skipped: 0, failed: 0, pending: 0 })
    expect(files(tree)).toEqual({ 'D/a.txt': 'A', 'D/b.txt': 'B', 'E/c.txt': 'C' })
    expect((await recordsOf(journal)).map(({ type }) => type)).toEqual(
      'begin intent intent intent start folder receipt receipt start folder receipt end'.split(' '),
    )
    expect(progress.map(({ done, total, movedBytes, totalBytes }) => [done, total, movedBytes, totalBytes])).toEqual([
      [2, 3, 2, 3],
      [3, 3, 3, 3],
    ])
    const state = await readRun(journal.read())
    expect(state).toMatchObject({
      status: 'completed',
      beganAtMs: 1000,
      endedAtMs: 1000,
      folders: ['D', 'E'],
      unknown: [],
      pending: [],
    })
  })

  it('R-2, R-7, R-13: lists what it could not move with its reason, and does the rest', async () => {
    const tree = treeOf({
      'a.txt': 'A',
      'b.txt': 'B',
      'c.txt': 'C',
      'd.txt': 'D',
      'e.txt': 'E',
      'Full/b.txt': 'theirs',
      File: 'x',
      'RO/y': 'y',
    })
    const plan = planFor(tree, {
      'a.txt': 'File/a.txt',
      'b.txt': 'Full/b.txt',
      'c.txt': 'Ok/c.txt',
      'd.txt': 'Ok/d.txt',
      'e.txt': 'RO/e.txt',
      'gone.txt': 'Ok/gone.txt',
    })
    tree.write('c.txt', 'changed since')
    tree.readOnly.add('RO')
    const target = new MemoryTarget(tree)
    const result = await applyPlan(approve(plan), {
      target,
      journal: new MemoryJournal(),
      clock,
      runId: 'r',
      root: 'folder:/',
      into: 'folder:/',
    })
    expect(result.status).toBe('partial')
    expect(result.receipts.map(({ from, status, code }) => [from, status, code])).toEqual([
      ['a.txt', 'failed', 'not_a_folder'],
      ['b.txt', 'skipped', 'already_exists'],
      ['c.txt', 'skipped', 'changed_since_review'],
      ['d.txt', 'done', undefined],
      ['e.txt', 'failed', 'permission_denied'],
      ['gone.txt', 'failed', 'source_missing'],
    ])
    expect(files(tree)).toMatchObject({
      'a.txt': 'A',
      'b.txt': 'B',
      'c.txt': 'changed since',
      'Ok/d.txt': 'D',
      'e.txt': 'E',
    })
  })

  it('R-13: a unit goes together or not at all', async () => {
    const tree = treeOf({ 'I.CR2': 'raw', 'I.JPG': 'jpg', 'b.txt': 'B' })
    const plan = planFor(
      tree,
      { 'I.CR2': 'P/I.CR2', 'b.txt': 'P/b.txt', 'I.JPG': 'P/I.JPG' },
      { 'I.CR2': 'u', 'I.JPG': 'u' },
    )
    tree.write('I.JPG', 'edited since')
    const target = new MemoryTarget(tree)
    const journal = new MemoryJournal()
    const result = await applyPlan(approve(plan), {
      target,
      journal,
      clock,
      runId: 'r',
      root: 'folder:/',
      into: 'folder:/',
      chunkSize: 1,
    })
    expect(result.receipts.map(({ status, code }) => [status, code])).toEqual([
      ['skipped', 'changed_since_review'],
      ['done', undefined],
      ['skipped', 'changed_since_review'],
    ])
    expect(files(tree)).toEqual({ 'I.CR2': 'raw', 'I.JPG': 'edited since', 'P/b.txt': 'B' })
    expect(result.receipts[0]?.message).toContain('It stays with what belongs to it')
  })

  it('stops between chunks when it is told to, and goes on later', async () => {
    const tree = treeOf({ a: 'A', b: 'B', c: 'C' })
    const journal = new MemoryJournal()
    const controller = new AbortController()
    const target = new MemoryTarget(tree)
    const plan = approve(planFor(tree, { a: 'D/a', b: 'D/b', c: 'D/c' }))
    const stopped = await applyPlan(plan, {
      target,
      journal,
      clock,
      runId: 'r',
      root: 'folder:/',
      into: 'folder:/',
      chunkSize: 1,
      signal: controller.signal,
      onProgress: ({ done }) => {
        if (done === 2) controller.abort()
      },
    })
    expect(stopped.status).toBe('interrupted')
    expect(stopped.counts).toMatchObject({ done: 2, pending: 1 })
    expect((await readRun(journal.read())).pending).toEqual([2])
    const resumed = await resumeRun({ journal, roots: rootsOf(target), clock })
    expect(resumed.status).toBe('completed')
    expect(files(tree)).toEqual({ 'D/a': 'A', 'D/b': 'B', 'D/c': 'C' })
    const again = await resumeRun({ journal, roots: rootsOf(target), clock })
    expect(again).toEqual(resumed)
  })

  it('R-10: pauses when there is no space left; nothing is harmed, and it goes on when there is', async () => {
    const from = treeOf({ a: 'AAAA', b: 'BBBB', c: 'CCCC', d: 'DDDD' })
    const small = new MemoryTree({ capacityBytes: 8 })
    const journal = new MemoryJournal()
    const plan = approve(planFor(from, { a: 'D/a', b: 'D/b', c: 'D/c', d: 'D/d' }))
    const options = { journal, clock, runId: 'r', root: 'folder:/from', into: 'folder:/into' } as const
    const paused = await applyPlan(plan, { ...options, target: new MemoryTarget(from, small) })
    expect(paused.status).toBe('paused')
    expect(paused.counts).toEqual({ done: 2, skipped: 0, failed: 0, pending: 2 })
    expect(files(from)).toEqual({ c: 'CCCC', d: 'DDDD' })
    expect(files(small)).toEqual({ 'D/a': 'AAAA', 'D/b': 'BBBB' })
    expect((await resumeRun({ journal, clock, roots: rootsOf(new MemoryTarget(from, small)) })).status).toBe('paused')
    small.remove('D/a')
    const half = await resumeRun({ journal, clock, roots: rootsOf(new MemoryTarget(from, small)) })
    expect([half.status, half.counts.done]).toEqual(['paused', 3])
    expect(files(from)).toEqual({ d: 'DDDD' })
  })

  it('R-12: a second run on the same folders is refused, and writes nothing', async () => {
    const tree = treeOf({ a: 'A', b: 'B' })
    const locks = new MemoryLocks()
    const target = new MemoryTarget(tree)
    const plan = approve(planFor(tree, { a: 'D/a', b: 'D/b' }))
    const options = { target, clock, locks, root: 'folder:/home/x', into: 'folder:/home/x' }
    const journals = [new MemoryJournal(), new MemoryJournal(), new MemoryJournal()]
    const run = (index: number, root: RootName) =>
      applyPlan(plan, {
        ...options,
        root,
        into: root,
        journal: journals[index] ?? new MemoryJournal(),
        runId: `r${index}`,
      })
    const [first, second, third] = await Promise.all([
      run(0, 'folder:/home/x'),
      run(1, 'folder:/home/x'),
      run(2, 'folder:/home/x/y'),
    ])
    expect([first?.status, second?.status, third?.status]).toEqual(['completed', 'refused', 'refused'])
    expect(journals.map((journal) => journal.length > 0)).toEqual([true, false, false])
    const undone = await undoRun({
      ...options,
      roots: rootsOf(target),
      journal: journals[0] ?? new MemoryJournal(),
      undoJournal: new MemoryJournal(),
      runId: 'u',
    })
    expect(undone.status).toBe('completed')
  })

  it('carries out an empty plan', async () => {
    const result = await applyPlan(approve(planOf('p', 0, [], [])), {
      target: new MemoryTarget(new MemoryTree()),
      journal: new MemoryJournal(),
      clock,
      runId: 'r',
      root: 'folder:/',
      into: 'folder:/',
    })
    expect(result.status).toBe('completed')
  })
})

describe('undoRun', () => {
  async function organised(moves: Readonly<Record<string, string>>, tree: MemoryTree) {
    const journal = new MemoryJournal()
    const target = new MemoryTarget(tree)
    await applyPlan(approve(planFor(tree, moves)), {
      target,
      journal,
      clock,
      runId: 'run',
      root: 'folder:/',
      into: 'folder:/',
    })
    return { journal, target }
  }

  it('R-6: puts everything back, removes the folders that it made, and leaves the others', async () => {
    const tree = treeOf({ 'in/a': 'A', 'in/b': 'B', 'Old/x': 'X' })
    const { journal, target } = await organised({ 'in/a': 'New/Deep/a', 'in/b': 'Old/b' }, tree)
    tree.remove('in')
    const undoJournal = new MemoryJournal()
    const result = await undoRun({ journal, undoJournal, roots: rootsOf(target), clock, runId: 'undo' })
    expect(result.status).toBe('completed')
    expect(files(tree)).toEqual({ 'Old/x': 'X', 'in/a': 'A', 'in/b': 'B' })
    expect(tree.folders()).toEqual(['Old', 'in'])
    expect(await readRun(undoJournal.read())).toMatchObject({
      undoes: 'run',
      cleanup: ['New/Deep', 'New'],
      folders: ['in'],
    })
  })

  it('R-6: refuses what changed or moved since, with a list, and keeps a folder that is in use', async () => {
    const tree = treeOf({ a: 'A', b: 'B', c: 'C', d: 'D' })
    const { journal, target } = await organised({ a: 'New/a', b: 'New/b', c: 'New/c', d: 'New/d' }, tree)
    tree.write('New/a', 'A, edited')
    tree.rename('New/b', 'elsewhere')
    tree.write('c', 'new at the old place')
    const result = await undoRun({
      journal,
      undoJournal: new MemoryJournal(),
      roots: rootsOf(target),
      clock,
      runId: 'undo',
    })
    expect(result.status).toBe('partial')
    expect(result.receipts.map(({ from, status, code }) => [from, status, code])).toEqual([
      ['New/d', 'done', undefined],
      ['New/c', 'skipped', 'already_exists'],
      ['New/b', 'failed', 'source_missing'],
      ['New/a', 'skipped', 'changed_since_review'],
    ])
    expect(files(tree)).toEqual({
      'New/a': 'A, edited',
      'New/c': 'C',
      c: 'new at the old place',
      d: 'D',
      elsewhere: 'B',
    })
  })

  it('Z-6: touches nothing of neighbouring folders whose names begin alike', async () => {
    const tree = treeOf({ 'a/f': 'f', 'ab/f': 'ab', 'a b/f': 'a b', 'A/f': 'A' })
    tree.makeFolders('x/ab')
    tree.makeFolders('x/a b')
    const { journal, target } = await organised({ 'a/f': 'x/a/f' }, tree)
    await undoRun({ journal, undoJournal: new MemoryJournal(), roots: rootsOf(target), clock, runId: 'undo' })
    expect(files(tree)).toEqual({ 'a/f': 'f', 'ab/f': 'ab', 'a b/f': 'a b', 'A/f': 'A' })
    expect(tree.folders()).toEqual(['A', 'a', 'a b', 'ab', 'x', 'x/a b', 'x/ab'])
  })

  it('goes back from one root to another, and folders go from the right one', async () => {
    const from = treeOf({ 'in/a': 'A' })
    const into = treeOf({ 'D/x': 'X' })
    into.makeFolders('E')
    const journal = new MemoryJournal()
    const target = new MemoryTarget(from, into)
    const plan = approve(planFor(from, { 'in/a': 'F/G/a' }))
    await applyPlan(plan, { target, journal, clock, runId: 'run', root: 'folder:/from', into: 'folder:/into' })
    expect([files(from), files(into)]).toEqual([{}, { 'D/x': 'X', 'F/G/a': 'A' }])
    const undoJournal = new MemoryJournal()
    await undoRun({ journal, undoJournal, roots: rootsOf(target), clock, runId: 'undo' })
    expect([files(from), files(into)]).toEqual([{ 'in/a': 'A' }, { 'D/x': 'X' }])
    expect(into.folders()).toEqual(['D', 'E'])
    expect(await readRun(undoJournal.read())).toMatchObject({ root: 'folder:/into', into: 'folder:/from' })
    await undoRun({
      journal: undoJournal,
      undoJournal: new MemoryJournal(),
      roots: rootsOf(target.reversed()),
      clock,
      runId: 'redo',
    })
    expect([files(from), files(into)]).toEqual([{}, { 'D/x': 'X', 'F/G/a': 'A' }])
  })

  it('inverts only what was moved, last first', async () => {
    const tree = treeOf({ a: 'A', b: 'B', c: 'C' })
    const { journal } = await organised({ a: 'D/a', nothing: 'D/n', c: 'D/c' }, tree)
    const { plan, folders } = invertRun(await readRun(journal.read()), { id: 'u', createdAtMs: 7 })
    expect(movesIn(plan.acts).map(({ from, to }) => [from, to])).toEqual([
      ['D/c', 'c'],
      ['D/a', 'a'],
    ])
    expect(plan.skips.map(({ path, code }) => [path, code])).toEqual([['nothing', 'source_missing']])
    expect(folders).toEqual(['D'])
  })
})

describe('readRun and runHistory', () => {
  it('refuses a journal that has no beginning', async () => {
    await expect(readRun([])).rejects.toMatchObject({ code: 'corrupt' })
    await expect(readRun([{ type: 'end', atMs: 1, status: 'completed' }])).rejects.toMatchObject({ code: 'corrupt' })
  })

  it('says which runs are undone, can be undone and can be resumed', async () => {
    const tree = treeOf({ a: 'A' })
    const target = new MemoryTarget(tree)
    const journals = { run: new MemoryJournal(), undo: new MemoryJournal(), redo: new MemoryJournal() }
    await applyPlan(approve(planFor(tree, { a: 'D/a' })), {
      target,
      journal: journals.run,
      clock,
      runId: 'run',
      root: 'folder:/',
      into: 'folder:/',
    })
    const history = async (...of: readonly MemoryJournal[]) => {
      const states = await Promise.all(of.map((journal) => readRun(journal.read())))
      return runHistory(states).map(({ status, canUndo, canResume }) => [status, canUndo, canResume])
    }
    expect(await history(journals.run)).toEqual([['completed', true, false]])
    await undoRun({ journal: journals.run, undoJournal: journals.undo, roots: rootsOf(target), clock, runId: 'undo' })
    expect(await history(journals.run, journals.undo)).toEqual([
      ['undone', false, false],
      ['completed', true, false],
    ])
    await undoRun({ journal: journals.undo, undoJournal: journals.redo, roots: rootsOf(target), clock, runId: 'redo' })
    expect(await history(journals.run, journals.undo, journals.redo)).toEqual([
      ['undone', false, false],
      ['undone', false, false],
      ['completed', true, false],
    ])
  })
})
