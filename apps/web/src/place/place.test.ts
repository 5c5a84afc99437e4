import { AppError, applyPlan, approve, type Move, movesIn, planOf, readRun, resumeRun, undoRun } from '@octavo/core'
import {
  eachCase,
  FakeClock,
  MemoryJournal,
  MemoryTree,
  PowerCut,
  PowerSwitch,
  rootsOf,
  type Suite,
  sourceCases,
  targetCases,
} from '@octavo/core/testing'
import { describe, expect, it } from 'vitest'
import { MemoryFiles } from '../testing/memory-files.ts'
import { PlaceSource } from './source.ts'
import { PlaceTarget } from './target.ts'

const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))

suite('source: files of a place', sourceCases, async () => {
  const tree = new MemoryTree()
  return { source: new PlaceSource(new MemoryFiles(tree)), write: async (...file) => tree.write(...file) }
})

for (const caseInsensitive of [false, true])
  suite(`target: files of a ${caseInsensitive ? 'case-insensitive ' : ''}place`, targetCases, async () => {
    const tree = new MemoryTree({ caseInsensitive })
    const files = new MemoryFiles(tree)
    return {
      target: new PlaceTarget(files),
      write: async (_, path, text, modifiedAtMs) => tree.write(path, text, modifiedAtMs),
      makeFolder: async (_, path) => tree.makeFolders(path),
      read: async (_, path) => {
        const text = tree.text(path)
        return text === undefined ? undefined : { text, modifiedAtMs: tree.file(path)?.modifiedAtMs ?? 0 }
      },
      isFolder: async (_, path) => tree.isFolder(path),
      expectation: async (path) => tree.expectation(path) ?? { sizeBytes: 0, modifiedAtMs: 0 },
      // A rename has no half: a kill leaves all of it or nothing.
      halfMove: async (from, to) => files.move(from, to),
    }
  })

const clock = new FakeClock()
const FILES = ['a.txt', 'in/b.txt', 'in/deep/c.txt', 'proj/.git/HEAD', 'proj/src/main.ts']

function plant(power: PowerSwitch) {
  const tree = new MemoryTree({ power })
  for (const [index, path] of FILES.entries()) tree.write(path, `text ${index}`, 1_600_000_000_000 + index)
  const target = new PlaceTarget(new MemoryFiles(tree))
  return { tree, target, journal: new MemoryJournal(power), undoJournal: new MemoryJournal(power) }
}
type World = ReturnType<typeof plant>

const moveOf = ({ tree }: World, from: string, to: string, what: Move['what'] = 'file'): Move => ({
  ...{ type: 'move', itemId: from, from, to, what },
  expect: tree.expectation(from) ?? { sizeBytes: 0, modifiedAtMs: 0 },
})

const apply = (world: World) => {
  const acts = [
    moveOf(world, 'a.txt', 'Docs/a.txt'),
    moveOf(world, 'in/b.txt', 'Docs/New/b.txt'),
    moveOf(world, 'in/deep/c.txt', 'Docs/c.txt'),
    moveOf(world, 'proj', 'Code/proj', 'bundle'),
  ]
  const { target, journal } = world
  const names = { runId: 'run', root: 'handle:1', into: 'handle:1' } as const
  return applyPlan(approve(planOf('plan', 0, acts, [])), { target, journal, clock, chunkSize: 2, ...names })
}

const view = ({ tree }: World) => [Object.fromEntries(tree.snapshot()), tree.folders()]

describe('R-1: a run in a place', () => {
  it('that was killed at any step is brought to its end, or taken back to the first state', async () => {
    const steps = plant(new PowerSwitch())
    const original = view(steps)
    await apply(steps)
    const whole = view(steps)
    const count = steps.tree.power.stepsTaken
    expect(count).toBeGreaterThan(20)
    for (let step = 0; step < count; step += 1)
      for (const isUndo of [false, true]) {
        const world = plant(new PowerSwitch(step))
        await expect(apply(world)).rejects.toThrow(PowerCut)
        world.tree.power.restore()
        world.journal.loseUnflushed()
        const { journal, undoJournal, target } = world
        const texts = [...world.tree.snapshot().values()].sort()
        expect(texts).toEqual(FILES.map((_, index) => `text ${index}`))
        if (journal.length === 0) expect(view(world)).toEqual(original)
        else if (isUndo) {
          await undoRun({ journal, undoJournal, roots: rootsOf(target), clock, runId: 'undo' })
          expect(view(world)).toEqual(original)
        } else {
          const { counts } = await resumeRun({ journal, roots: rootsOf(target), clock })
          expect(view(world)).toEqual(counts.done === 0 ? original : whole)
        }
      }
  })

  it('waits when the folder can not be reached or the browser has to be asked, and goes on later', async () => {
    const world = plant(new PowerSwitch())
    const files = new MemoryFiles(world.tree)
    let isAsked = true
    files.move = async (from, to) => {
      if (isAsked) throw new AppError('auth_expired', 'The browser has to be allowed again.')
      return MemoryFiles.prototype.move.call(files, from, to)
    }
    const target = new PlaceTarget(files)
    const first = await apply({ ...world, target })
    expect([first.status, first.waits?.code, first.counts]).toEqual([
      'paused',
      'auth_expired',
      { done: 0, skipped: 0, failed: 0, pending: 4 },
    ])
    isAsked = false
    files.list = async (folder) => (folder === '' ? undefined : MemoryFiles.prototype.list.call(files, folder))
    world.tree.rename('a.txt', 'elsewhere.txt')
    expect((await resumeRun({ journal: world.journal, roots: rootsOf(target), clock })).waits?.code).toBe('transient')
  })

  it('of which another program took the name between the look and the move leaves both files', async () => {
    const world = plant(new PowerSwitch())
    const files = new MemoryFiles(world.tree)
    files.move = async (from, to) => {
      if (from === 'a.txt') world.tree.write(to, 'theirs')
      return MemoryFiles.prototype.move.call(files, from, to)
    }
    const { receipts } = await apply({ ...world, target: new PlaceTarget(files) })
    expect(receipts.map(({ status, code }) => code ?? status)).toEqual(['already_exists', 'done', 'done', 'done'])
    expect([world.tree.text('a.txt'), world.tree.text('Docs/a.txt')]).toEqual(['text 0', 'theirs'])
    const state = await readRun(world.journal.read())
    expect(movesIn(state.acts)).toHaveLength(4)
  })
})
