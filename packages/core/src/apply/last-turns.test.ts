import { expect, it } from 'vitest'
import { approve, type Move, planOf } from '../plan/index.ts'
import { FakeClock, MemoryJournal, MemoryTarget, MemoryTree, rootsOf } from '../testing/index.ts'
import { applyPlan } from './apply.ts'
import { lastTurns } from './last-turns.ts'
import { readRun } from './state.ts'
import { undoRun } from './undo.ts'

it('what became last of each item of a run is known over all undos, and undos of undos, of all or of some', async () => {
  const tree = new MemoryTree()
  const target = new MemoryTarget(tree)
  const clock = new FakeClock()
  const journals = new Map<string, MemoryJournal>()
  for (const name of ['a', 'b', 'c']) tree.write(name, name)
  const acts = ['a', 'b', 'c'].map((from): Move => {
    const expect = tree.expectation(from) ?? { sizeBytes: 0, modifiedAtMs: 0 }
    return { type: 'move', itemId: from, from, to: `D/${from}`, what: 'file', expect }
  })
  const journalOf = (runId: string) => journals.set(runId, journals.get(runId) ?? new MemoryJournal()).get(runId)
  const states = () => Promise.all([...journals.values()].map((journal) => readRun(journal.read())))
  const journal = journalOf('run') ?? new MemoryJournal()
  const names = { runId: 'run', root: 'folder:/', into: 'folder:/' } as const
  await applyPlan(approve(planOf('plan', 0, acts, [])), { target, journal, clock, ...names })

  const backOf = async (of: string) =>
    [...lastTurns(of, await states())].flatMap(([itemId, { isBack }]) => (isBack ? itemId : [])).sort()
  const undo = async (of: string, runId: string, only?: readonly string[]) => {
    const back = new Set(await backOf(of))
    const [from, undoJournal] = [journalOf(of), journalOf(runId)]
    if (!from || !undoJournal) throw new Error('there is such a run')
    await undoRun({
      ...{ journal: from, undoJournal, roots: rootsOf(target), clock, runId },
      only: ({ itemId }) => !back.has(itemId) && (only?.includes(itemId) ?? true),
    })
    return backOf('run')
  }
  expect(await undo('run', 'one', ['b'])).toEqual(['b'])
  expect(await undo('run', 'rest')).toEqual(['a', 'b', 'c'])
  expect([...tree.snapshot().keys()]).toEqual(['a', 'b', 'c'])
  expect(await undo('rest', 'again', ['a'])).toEqual(['b', 'c'])
  expect(await undo('one', 'again b')).toEqual(['c'])
  expect([...tree.snapshot().keys()]).toEqual(['D/a', 'D/b', 'c'])
  expect(Object.fromEntries(lastTurns('run', await states()))).toEqual({
    a: { runId: 'again', isBack: false },
    b: { runId: 'again b', isBack: false },
    c: { runId: 'rest', isBack: true },
  })
  expect(await undo('run', 'all')).toEqual(['a', 'b', 'c'])
  expect(await undo('run', 'nothing')).toEqual(['a', 'b', 'c'])
  expect([...tree.snapshot().keys()]).toEqual(['a', 'b', 'c'])
})
