import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError, isLater } from '../errors/errors.ts'
import { joinPath } from '../item/path.ts'
import { type Act, approve, type Plan } from '../plan/plan.ts'
import { planOf } from '../plan/summary.ts'
import type { ActOutcome } from '../ports/index.ts'
import {
  FakeClock,
  type Interference,
  MemoryJournal,
  MemoryTarget,
  MemoryTree,
  PowerCut,
  PowerSwitch,
  rootsOf,
} from '../testing/index.ts'
import { applyPlan } from './apply.ts'
import { resumeRun } from './resume.ts'
import { readRun } from './state.ts'
import { invertRun, undoRun } from './undo.ts'

const clock = new FakeClock(1000)
const MARKS = ['red', 'trip', 'work']

/** What shall happen to one file: which marks it has and gets, and whether it moves; in which order its acts come. */
interface Wish {
  readonly has: readonly string[]
  readonly label: { readonly add: readonly string[]; readonly remove: readonly string[] }
  readonly link: readonly string[]
  readonly moves: boolean
  readonly marksFirst: boolean
  readonly unit: boolean
}

const marks = fc.subarray(MARKS)
const wish: fc.Arbitrary<Wish> = fc.record({
  has: marks,
  label: fc.tuple(marks, marks).map(([add, remove]) => ({ add, remove: remove.filter((name) => !add.includes(name)) })),
  link: marks,
  moves: fc.boolean(),
  marksFirst: fc.boolean(),
  unit: fc.boolean(),
})
const wishes = fc.array(wish, { minLength: 1, maxLength: 5 })

interface World {
  readonly power: PowerSwitch
  readonly tree: MemoryTree
  readonly target: MemoryTarget
  readonly journal: MemoryJournal
  readonly undoJournal: MemoryJournal
  readonly plan: Plan
}

function setUp(all: readonly Wish[], interfere?: Interference): World {
  const power = new PowerSwitch()
  const tree = new MemoryTree({ power })
  const acts = all.flatMap((one, index): readonly Act[] => {
    const from = `in/f${index}`
    const to = `Out/f${index}`
    tree.write(from, `text ${index}`)
    for (const name of one.has) tree.file(from)?.labels.add(name)
    for (const name of one.has) tree.file(from)?.collections.add(name)
    const same = { itemId: from, expect: tree.expectation(from) ?? { sizeBytes: 0, modifiedAtMs: 0 } }
    const unit = one.unit ? { unit: 'u' } : {}
    const at = one.marksFirst || !one.moves ? from : to
    const marking: readonly Act[] = [
      { ...same, ...unit, type: 'label', from: at, ...one.label },
      { ...same, ...unit, type: 'link', from: at, add: one.link, remove: [] },
    ]
    const move: readonly Act[] = one.moves ? [{ ...same, ...unit, type: 'move', what: 'file', from, to }] : []
    return one.marksFirst ? [...marking, ...move] : [...move, ...marking]
  })
  const target = new MemoryTarget(tree, tree, interfere)
  const [journal, undoJournal] = [new MemoryJournal(power), new MemoryJournal(power)]
  return { power, tree, target, journal, undoJournal, plan: planOf('p', 0, acts, []) }
}

/** Everything that a run may change: texts and marks by path, and folders. */
const view = ({ tree }: World) => ({
  files: [...tree.snapshot()].map(([path, text]) => {
    const file = tree.file(path)
    return [path, text, [...(file?.labels ?? [])].sort(), [...(file?.collections ?? [])].sort()]
  }),
  folders: tree.folders(),
})

const root = 'drive:d' as const
const apply = ({ plan, target, journal }: World) =>
  applyPlan(approve(plan), { target, journal, clock, runId: 'run', root, into: root, chunkSize: 3 })
const resume = ({ journal, target }: World) => resumeRun({ journal, roots: rootsOf(target), clock, chunkSize: 3 })
const undo = ({ journal, undoJournal, target }: World) =>
  undoJournal.length === 0
    ? undoRun({ journal, undoJournal, roots: rootsOf(target), clock, runId: 'undo', chunkSize: 3 })
    : resumeRun({ journal: undoJournal, roots: rootsOf(target), clock, chunkSize: 3 })

/** Works until the power goes; afterwards it is back, and what was not flushed is gone. */
async function until(world: World, steps: number, work: (world: World) => Promise<unknown>): Promise<void> {
  world.power.restore(steps)
  try {
    await work(world)
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error
    world.journal.loseUnflushed()
    world.undoJournal.loseUnflushed()
  }
  world.power.restore()
}

describe('plans of moves, labels and links', () => {
  it('R-6: apply then undo is identity, whatever was there already; undo of the undo is apply', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (all) => {
        const world = setUp(all)
        const before = view(world)
        const run = await apply(world)
        expect(run.counts.done).toBe(world.plan.acts.length)
        const after = view(world)
        expect((await undo(world)).status).toBe('completed')
        expect(view(world)).toEqual(before)
        const redo = { journal: world.undoJournal, undoJournal: new MemoryJournal(), clock, runId: 'redo' }
        await undoRun({ ...redo, roots: rootsOf(world.target) })
        expect(view(world)).toEqual(after)
      }),
      { numRuns: 300 },
    )
  })

  it('R-1: cut anywhere, resumed it ends as it would have, and undone it was never there', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, fc.nat({ max: 60 }), fc.nat({ max: 40 }), async (all, cut, second) => {
        const whole = setUp(all)
        const before = view(whole)
        await apply(whole)
        const resumed = setUp(all)
        await until(resumed, cut, apply)
        if (resumed.journal.length === 0) expect(view(resumed)).toEqual(before)
        else if ((await resume(resumed)).counts.done > 0) expect(view(resumed)).toEqual(view(whole))
        else expect(view(resumed)).toEqual(before)
        const undone = setUp(all)
        await until(undone, cut, apply)
        if (undone.journal.length > 0) {
          await until(undone, second, undo)
          await undo(undone)
          const again = { journal: undone.journal, undoJournal: new MemoryJournal(), clock, runId: 'undo 2' }
          await undoRun({ ...again, roots: rootsOf(undone.target) })
        }
        expect(view(undone)).toEqual(before)
      }),
      { numRuns: 400 },
    )
  })

  it('takes back exactly what it changed: a label that was there stays, and one that was not goes', async () => {
    const world = setUp([
      {
        has: ['red'],
        label: { add: ['red', 'trip'], remove: ['work'] },
        link: [],
        moves: false,
        marksFirst: true,
        unit: false,
      },
    ])
    const run = await apply(world)
    expect(run.receipts[0]?.changed).toEqual({ add: ['trip'], remove: [] })
    const { plan } = invertRun(await readRun(world.journal.read()), { id: 'u', createdAtMs: 0 })
    expect(plan.acts).toMatchObject([{ type: 'label', add: [], remove: ['trip'] }])
  })

  it('a target that can only move says so of the others, and carries the moves out', async () => {
    const from = new MemoryTree()
    from.write('a', 'A')
    const expectation = from.expectation('a') ?? { sizeBytes: 0, modifiedAtMs: 0 }
    const same = { itemId: 'a', from: 'a', expect: expectation, unit: 'u' }
    const acts: readonly Act[] = [
      { ...same, type: 'label', add: ['red'], remove: [] },
      { ...same, type: 'move', what: 'file', to: 'D/a' },
    ]
    const roots = { root: 'folder:/a', into: 'folder:/b' } as const
    const run = { journal: new MemoryJournal(), clock, runId: 'r', target: new MemoryTarget(from, new MemoryTree()) }
    const result = await applyPlan(approve(planOf('p', 0, acts, [])), { ...run, ...roots })
    expect(result.receipts.map(({ status, code }) => code ?? status)).toEqual(['unsupported', 'done'])
  })

  it('names an item by the id and version that the run itself gave it, in the run and in its undo', async () => {
    const seen: string[] = []
    // A mailbox: a move gives a new id, a label a new version.
    const target = (tree: MemoryTree): MemoryTarget =>
      new MemoryTarget(tree, tree, (act): ActOutcome | undefined => {
        seen.push(`${act.type} ${act.itemId} ${act.expect.version ?? ''}`)
        const version = `${Number(act.expect.version) + 1}`
        const after = { ...act.expect, version, ...(act.type === 'move' ? { id: `${act.itemId}'` } : {}) }
        if (act.type === 'move') return { to: act.to, status: 'done', after }
        if (act.type === 'folder') return { to: act.from, status: 'done', after }
        return { to: act.from, status: 'done', after, changed: { add: act.add, remove: act.remove } }
      })
    const expectation = { sizeBytes: 1, modifiedAtMs: 1, version: '1' }
    const acts: readonly Act[] = [
      { type: 'label', itemId: 'm', from: 'Inbox/m', expect: expectation, add: ['red'], remove: [] },
      { type: 'move', itemId: 'm', from: 'Inbox/m', to: joinPath('Work', 'm'), what: 'file', expect: expectation },
    ]
    const [journal, undoJournal] = [new MemoryJournal(), new MemoryJournal()]
    const mailbox = { target: target(new MemoryTree()), clock }
    await applyPlan(approve(planOf('p', 0, acts, [])), { ...mailbox, journal, runId: 'r', root, into: root })
    await undoRun({ clock, journal, undoJournal, roots: rootsOf(mailbox.target), runId: 'u' })
    expect(seen).toEqual(['label m 1', 'move m 2', "move m' 3", "label m'' 4"])
  })
})

describe('errors that mean later', () => {
  const six = Array.from(
    { length: 6 },
    (_, index): Wish => ({
      ...{ has: [], label: { add: ['red'], remove: [] }, link: ['trip'], moves: true, marksFirst: index % 2 === 0 },
      unit: index > 3,
    }),
  )

  it('pause a run at whatever act they come; none ends as failed because of them, and resumed it ends as it would have', async () => {
    const whole = setUp(six)
    await apply(whole)
    for (const code of ['rate_limited', 'transient', 'auth_expired', 'no_space'] as const) {
      expect(isLater(code)).toBe(true)
      for (let at = 0; at < whole.plan.acts.length; at += 1) {
        let calls = 0
        const world = setUp(six, (act) => {
          calls += 1
          const to = act.type === 'move' ? act.to : act.from
          return calls === at + 1 ? { to, status: 'failed', code, message: 'Not now.', retryAfterMs: 500 } : undefined
        })
        const paused = await apply(world)
        expect([paused.status, paused.waits]).toEqual(['paused', { code, untilMs: 1500 }])
        expect([paused.counts.failed, paused.counts.done]).toEqual([0, at])
        expect(await readRun(world.journal.read())).toMatchObject({ status: 'paused', waits: { code, untilMs: 1500 } })
        const resumed = await resume(world)
        expect([resumed.status, resumed.counts.done]).toEqual(['completed', whole.plan.acts.length])
        expect(view(world)).toEqual(view(whole))
      }
    }
  })

  it('thrown by the target itself pause the run too, and what was under way is settled by the resume', async () => {
    const whole = setUp(six)
    await apply(whole)
    for (const call of ['carryOut', 'check', 'marks', 'settle'] as const) {
      const world = setUp(six)
      let isAway = true
      const target = new Proxy(world.target, {
        get: (own, name) => {
          const value = Reflect.get(own, name)
          if (typeof value !== 'function') return value
          return async (...args: unknown[]) => {
            if (isAway && name === call) throw new AppError('transient', 'The line is cut.', { retryAfterMs: 10 })
            if (isAway && call === 'settle' && name === 'carryOut') {
              await Reflect.apply(value, own, args)
              throw new AppError('auth_expired', 'Sign in again.')
            }
            return Reflect.apply(value, own, args)
          }
        },
      })
      const away = { ...world, target }
      expect((await apply(away)).status).toBe('paused')
      expect((await resume(away)).status).toBe('paused')
      isAway = false
      expect((await resume(away)).status).toBe('completed')
      expect(view(world)).toEqual(view(whole))
    }
  })
})
