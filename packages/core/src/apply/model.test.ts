import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isWithin } from '../item/path.ts'
import { approve, movesIn } from '../plan/plan.ts'
import { FakeClock, MemoryJournal, MemoryTarget, MemoryTree, rootsOf } from '../testing/index.ts'
import { planTree } from '../testing/world.ts'
import { applyPlan } from './apply.ts'
import { runHistory } from './history.ts'
import { resumeRun } from './resume.ts'
import { readRun } from './state.ts'
import { undoRun } from './undo.ts'

type Moved = { readonly from: string; readonly to: string; readonly text: string }

/** The whole product as one plain map, and a list of what each run moved. */
class Model {
  readonly files = new Map<string, string>()
  readonly runs: { readonly moved: readonly Moved[]; readonly undoes?: number }[] = []

  isFree(path: string): boolean {
    return [...this.files.keys()].every((file) => !isWithin(path, file) && !isWithin(file, path))
  }

  move({ from, to, text }: Moved): boolean {
    if (this.files.get(from) !== text || !this.isFree(to)) return false
    this.files.delete(from)
    this.files.set(to, text)
    return true
  }

  run(moves: readonly Moved[], undoes?: number): void {
    const moved = moves.filter((move) => this.move(move))
    this.runs.push({ moved, ...(undoes === undefined ? {} : { undoes }) })
  }

  undo(index: number): void {
    const moved = this.runs[index]?.moved ?? []
    this.run(
      moved.toReversed().map(({ from, to, text }) => ({ from: to, to: from, text })),
      index,
    )
  }

  /** The last run that can be undone: of the kind that is asked for, not undone yet, and it moved something. */
  last(kind: 'organize' | 'undo'): number {
    const undone = new Set(this.runs.map((run) => run.undoes))
    return this.runs.findLastIndex(
      (run, index) =>
        run.moved.length > 0 && !undone.has(index) && (run.undoes === undefined) === (kind === 'organize'),
    )
  }
}

/** The real thing: a tree, and journals as all that outlives a restart. */
class Real {
  readonly tree = new MemoryTree()
  readonly journals: MemoryJournal[] = []
  target = new MemoryTarget(this.tree)
  readonly clock = new FakeClock()

  async undo(index: number): Promise<void> {
    const journal = this.journals[index]
    if (journal === undefined) throw new Error('no such run')
    const undoJournal = new MemoryJournal()
    const runId = `run ${this.journals.length}`
    this.journals.push(undoJournal)
    await undoRun({ journal, undoJournal, roots: rootsOf(this.target), clock: this.clock, runId, chunkSize: 2 })
  }

  async restart(): Promise<void> {
    this.target = new MemoryTarget(this.tree)
    for (const journal of this.journals) await resumeRun({ journal, roots: rootsOf(this.target), clock: this.clock })
  }
}

const categories = ['X', 'Y', 'Z']
const places = ['a', 'b', 'in/a', 'in/b', 'X/a', 'Y/b', 'Z/deep/c', 'X/other', 'c']
const place = fc.constantFrom(...places)
const command = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('add' as const), path: place }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('organize' as const), shift: fc.nat({ max: 2 }), only: fc.nat({ max: 3 }) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('rename' as const), which: fc.nat(), path: place }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('edit' as const), which: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('delete' as const), which: fc.nat() }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('restart' as const) }) },
)
type Command = typeof command extends fc.Arbitrary<infer T> ? T : never

async function step(command: Command, model: Model, real: Real, count: number): Promise<void> {
  const { tree } = real
  const paths = [...model.files.keys()].sort()
  const chosen = 'which' in command ? paths[command.which % Math.max(1, paths.length)] : undefined
  const write = (path: string) => {
    tree.write(path, `text ${count}`, 1_600_000_000_000 + count)
    model.files.set(path, `text ${count}`)
  }
  if (command.do === 'add' && model.isFree(command.path)) {
    if (tree.isFolder(command.path)) tree.remove(command.path)
    write(command.path)
  }
  if (command.do === 'edit' && chosen !== undefined) write(chosen)
  if (command.do === 'delete' && chosen !== undefined) {
    tree.remove(chosen)
    model.files.delete(chosen)
  }
  if (command.do === 'rename' && chosen !== undefined && model.isFree(command.path)) {
    if (tree.isFolder(command.path)) tree.remove(command.path)
    tree.rename(chosen, command.path)
    model.move({ from: chosen, to: command.path, text: model.files.get(chosen) ?? '' })
  }
  if (command.do === 'organize') {
    const category = (text: string) => categories[(Number(text.slice(5)) + command.shift) % 3] ?? 'X'
    const out = new Set([...model.files.values()].filter((text) => Number(text.slice(5)) % 4 === command.only))
    const plan = await planTree(tree, { category }, { excluded: out })
    const journal = new MemoryJournal()
    const runId = `run ${real.journals.length}`
    const { target, clock } = real
    await applyPlan(approve(plan), { target, journal, clock, runId, root: 'folder:/', into: 'folder:/', chunkSize: 2 })
    real.journals.push(journal)
    model.run(movesIn(plan.acts).map(({ itemId, from, to }) => ({ from, to, text: itemId })))
    expect(model.runs.at(-1)?.moved.length).toBe(plan.acts.length)
  }
  if (command.do === 'undo' || command.do === 'redo') {
    const index = model.last(command.do === 'undo' ? 'organize' : 'undo')
    if (index < 0) return
    model.undo(index)
    await real.undo(index)
  }
  if (command.do === 'restart') await real.restart()
}

describe('runs against a plain model', () => {
  it('R-6: organize, rename, edit, delete, undo, redo and restart, in any order, do what the model does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
        const model = new Model()
        const real = new Real()
        for (const [count, next] of commands.entries()) {
          await step(next, model, real, count)
          expect(Object.fromEntries(real.tree.snapshot())).toEqual(Object.fromEntries([...model.files].sort()))
        }
        const states = await Promise.all(real.journals.map((journal) => readRun(journal.read())))
        expect(states.map((state) => state.counts.done)).toEqual(model.runs.map((run) => run.moved.length))
        const undone = new Set(model.runs.flatMap((run) => run.undoes ?? []))
        expect(runHistory(states).map((run) => run.status === 'undone')).toEqual(
          model.runs.map((_, index) => undone.has(index)),
        )
      }),
      { numRuns: 600 },
    )
  })
})
