import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { approve } from '../plan/plan.ts'
import { FakeClock, MemoryJournal, MemoryTarget, MemoryTree, PowerCut, PowerSwitch, rootsOf } from '../testing/index.ts'
import { planTree } from '../testing/world.ts'
import { applyPlan } from './apply.ts'
import { resumeRun } from './resume.ts'
import { undoRun } from './undo.ts'

const clock = new FakeClock()

/** Eight files in folders, two of one name, a pair, a bundle, a file in the right place already. */
const FILES: Readonly<Record<string, string>> = {
  'a.txt': 'text 0',
  'in/a.txt': 'text 1',
  'in/b.txt': 'text 2',
  'in/deep/IMG.CR2': 'text 3',
  'in/deep/IMG.JPG': 'text 4',
  'X/there.txt': 'text 5',
  'proj/.git/HEAD': 'text 6',
  'Y/wrong.txt': 'text 7',
}
const decisions = {
  category: (text: string) => (['text 2', 'text 6'].includes(text) ? 'Y' : 'X'),
  unit: (text: string) => (['text 3', 'text 4'].includes(text) ? 'pair' : undefined),
}

/** Where the work is done: in one tree or from one to another, with one power switch for trees and journals. */
function setUp(twoRoots: boolean) {
  const power = new PowerSwitch()
  const from = new MemoryTree({ power })
  const into = twoRoots ? new MemoryTree({ power }) : from
  for (const [path, text] of Object.entries(FILES)) if (!twoRoots || !path.includes('.git')) from.write(path, text)
  const target = new MemoryTarget(from, into)
  const journal = new MemoryJournal(power)
  const undoJournal = new MemoryJournal(power)
  return { power, from, into, target, journal, undoJournal, twoRoots }
}
type Setup = ReturnType<typeof setUp>

const texts = ({ from, into }: Setup) =>
  (from === into ? [from] : [from, into]).flatMap((tree) => [...tree.snapshot().values()]).sort()
const view = ({ from, into }: Setup) =>
  [from, into].map((tree) => [Object.fromEntries(tree.snapshot()), tree.folders()])

async function apply(setup: Setup): Promise<void> {
  const plan = await planTree(setup.from, decisions, { inPlace: !setup.twoRoots })
  const { target, journal } = setup
  const roots = { root: 'folder:/from', into: setup.twoRoots ? 'folder:/into' : 'folder:/from' } as const
  await applyPlan(approve(plan), { target, journal, clock, runId: 'run', chunkSize: 3, ...roots })
}

const resume = ({ journal, target }: Setup) => resumeRun({ journal, roots: rootsOf(target), clock, chunkSize: 3 })

/** Undo, as often as it takes: a new undo at first, the same one resumed after a cut. */
async function undo(setup: Setup): Promise<unknown> {
  const { journal, undoJournal, target } = setup
  if (undoJournal.length === 0)
    return undoRun({ journal, undoJournal, roots: rootsOf(target), clock, runId: 'undo', chunkSize: 3 })
  return resumeRun({ journal: undoJournal, roots: rootsOf(target.reversed()), clock, chunkSize: 3 })
}

/** Runs work until the power goes; true when it went. Afterwards the power is back and what was not flushed is gone. */
async function until(
  setup: Setup,
  steps: number,
  spared: number,
  work: (setup: Setup) => Promise<unknown>,
): Promise<boolean> {
  setup.power.restore(steps)
  let cut = false
  try {
    await work(setup)
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error
    cut = true
    setup.journal.loseUnflushed(spared)
    setup.undoJournal.loseUnflushed(spared)
  }
  setup.power.restore()
  return cut
}

/** How many steps the work takes when nothing happens to it. */
async function stepsOf(setup: Setup, work: (setup: Setup) => Promise<unknown>): Promise<number> {
  const before = setup.power.stepsTaken
  await work(setup)
  return setup.power.stepsTaken - before
}

/** Every text is at exactly one place, or at both ends of the one move that was under way. */
function ledger(setup: Setup, all: readonly string[]): void {
  const found = texts(setup)
  expect(new Set(found)).toEqual(new Set(all))
  expect(found.length - all.length).toBeLessThanOrEqual(setup.twoRoots ? 2 : 1)
}

for (const twoRoots of [false, true]) {
  describe(`R-1: power cut at every step, ${twoRoots ? 'from one root to another' : 'in place'}`, () => {
    const begun = setUp(twoRoots)
    const all = texts(begun)
    const original = view(begun)

    it('resume brings a run to the end that it would have had', async () => {
      const whole = setUp(twoRoots)
      const steps = await stepsOf(whole, apply)
      expect(steps).toBeGreaterThan(30)
      for (let step = 0; step < steps; step += 1) {
        for (const spared of [0, 1, 100]) {
          const setup = setUp(twoRoots)
          expect(await until(setup, step, spared, apply)).toBe(true)
          ledger(setup, all)
          if (setup.journal.length === 0) expect(view(setup)).toEqual(original)
          else {
            const result = await resume(setup)
            expect(texts(setup)).toEqual(all)
            // A plan that was not written down whole can't be resumed, and nothing of it was done.
            if (result.counts.done === 0) expect([result.status, view(setup)]).toEqual(['partial', original])
            else expect([result.status, view(setup)]).toEqual(['completed', view(whole)])
          }
        }
      }
    })

    it('undo brings everything back, folders too', async () => {
      const steps = await stepsOf(setUp(twoRoots), apply)
      for (let step = 0; step <= steps; step += 1) {
        const setup = setUp(twoRoots)
        await until(setup, step, step % 2, apply)
        if (setup.journal.length > 0) await undo(setup)
        expect(view(setup)).toEqual(original)
      }
    })

    it('an undo that is cut itself goes on where it stopped', async () => {
      const whole = setUp(twoRoots)
      await apply(whole)
      const steps = await stepsOf(whole, undo)
      for (let step = 0; step < steps; step += 1) {
        const setup = setUp(twoRoots)
        await apply(setup)
        expect(await until(setup, step, step % 3, undo)).toBe(true)
        ledger(setup, all)
        await undo(setup)
        expect(texts(setup)).toEqual(all)
        await settleAfresh(setup)
        expect(view(setup)).toEqual(original)
      }
    })

    it('any number of cuts in a row, then an undo, is as if nothing had been', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.nat({ max: 60 }),
          fc.array(fc.tuple(fc.boolean(), fc.nat({ max: 25 }), fc.nat({ max: 3 })), { maxLength: 6 }),
          async (first, cuts) => {
            const setup = setUp(twoRoots)
            await until(setup, first, 0, apply)
            for (const [undoing, step, spared] of cuts) {
              if (setup.journal.length === 0) break
              const work = undoing || setup.undoJournal.length > 0 ? undo : resume
              await until(setup, step, spared, work)
              ledger(setup, all)
            }
            if (setup.journal.length > 0) await settleAfresh(setup)
            expect(view(setup)).toEqual(original)
          },
        ),
        { numRuns: 300 },
      )
    })
  })
}

/** Finishes an undo; one that was cut before it had written down its plan did nothing, and is begun again. */
async function settleAfresh(setup: Setup): Promise<void> {
  await undo(setup)
  const { journal, target } = setup
  await undoRun({
    journal,
    undoJournal: new MemoryJournal(),
    roots: rootsOf(target),
    clock,
    runId: 'undo 2',
    chunkSize: 3,
  })
}
