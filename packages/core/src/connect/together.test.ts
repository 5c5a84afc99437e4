import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { applyPlan, resumeRun, undoRun } from '../apply/index.ts'
import { AppError } from '../errors/index.ts'
import { parentPath } from '../item/index.ts'
import { approve, type Move, planOf } from '../plan/index.ts'
import { FakeClock, MemoryDriveTogether, MemoryJournal } from '../testing/index.ts'
import { groupsOf } from './groups.ts'
import { ConnectorTarget } from './target.ts'

const move = (from: string, to: string, what: Move['what'] = 'file'): Move => ({
  type: 'move',
  what,
  itemId: from,
  from,
  to,
  expect: { sizeBytes: 0, modifiedAtMs: 0 },
})
const PATHS = fc.constantFrom('a/x', 'a/y', 'b/x', 'b/y', 'c/x', 'c/y', 'x', 'y')

describe('moves that go together', () => {
  it('are of one folder for another, each once, and what touches a common place keeps its order', () => {
    const moves = fc.array(fc.tuple(PATHS, PATHS, fc.boolean()), { maxLength: 30 })
    fc.assert(
      fc.property(moves, (pairs) => {
        const all = pairs.map(([from, to, isFile]) => move(from, to, isFile ? 'file' : 'bundle'))
        const groups = groupsOf(all, { from: '', to: '' })
        const order = groups.flat()
        expect(new Set(order)).toEqual(new Set(all))
        expect(order.length).toBe(all.length)
        for (const group of groups) {
          expect(new Set(group.map(({ from, to }) => `${parentPath(from)}>${parentPath(to)}`)).size).toBe(1)
          if (group.length > 1) expect(group.every(({ what }) => what === 'file')).toBe(true)
        }
        const at = new Map(order.map((one, index) => [one, index]))
        all.forEach((one, index) => {
          for (const other of all.slice(index + 1))
            if (other.from === one.to || other.to === one.from || other.to === one.to || one.what !== 'file')
              expect(at.get(one)).toBeLessThan(at.get(other) ?? -1)
        })
      }),
    )
  })

  it('R-1, R-6: answers lost half way, pauses and refusals cost no file, and a run is taken back whole', async () => {
    const faults = fc.array(fc.constantFrom('lost', 'wait', 'none', 'away'), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(faults, fc.integer({ min: 1, max: 40 }), async (met, files) => {
        const drive = new MemoryDriveTogether()
        drive.makeFolders('In')
        const acts = Array.from({ length: files }, (_, at) => {
          drive.write(`In/${at}.eml`, `text ${at}`)
          const { id = '', sizeBytes = 0, modifiedAtMs = 0, version = '' } = drive.at(`In/${at}.eml`) ?? {}
          const expected = { sizeBytes, modifiedAtMs, version }
          return { ...move(`In/${at}.eml`, `Out/${at % 3}/${at}.eml`), itemId: id, expect: expected }
        })
        const waiting = [...met]
        drive.fault = async (call) => {
          if (call !== 'moveAll' && call !== 'list') return undefined
          const fault = waiting.shift()
          if (fault === 'lost') return { error: new AppError('transient', 'lost'), isLost: call === 'moveAll' }
          if (fault === 'wait') return { error: new AppError('rate_limited', 'later', { retryAfterMs: 1000 }) }
          return fault === 'away' ? { error: new AppError('transient', 'away') } : undefined
        }
        const [journal, undoJournal] = [new MemoryJournal(), new MemoryJournal()]
        const target = new ConnectorTarget(drive, { from: '', to: '' })
        const roots = { open: async () => target }
        const ports = { clock: new FakeClock(), chunkSize: 16 }
        const names = { root: 'drive:x', into: 'drive:x' } as const
        const toEnd = async (started: Promise<{ readonly status: string }>, of: MemoryJournal) => {
          let { status } = await started
          for (let tries = 0; tries < 40 && status !== 'completed'; tries += 1)
            status = (await resumeRun({ ...ports, journal: of, roots })).status
          expect(status).toBe('completed')
        }
        await toEnd(
          applyPlan(approve(planOf('run', 0, acts, [])), { ...ports, ...names, target, journal, runId: 'run' }),
          journal,
        )
        for (let at = 0; at < files; at += 1) {
          expect(drive.text(`Out/${at % 3}/${at}.eml`)).toBe(`text ${at}`)
          expect(drive.at(`In/${at}.eml`)).toBeUndefined()
        }
        waiting.push(...met)
        await toEnd(undoRun({ ...ports, journal, undoJournal, roots, runId: 'undo' }), undoJournal)
        for (let at = 0; at < files; at += 1) expect(drive.text(`In/${at}.eml`)).toBe(`text ${at}`)
        expect(drive.at('Out')).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })

  it('what the journal refuses to write down ends the run at once, and nothing is moved', async () => {
    const drive = new MemoryDriveTogether()
    for (const name of ['a', 'b']) drive.write(name, name)
    const target = new ConnectorTarget(drive, { from: '', to: '' })
    const acts = ['a', 'b'].map((name) => {
      const { id = '', sizeBytes = 0, modifiedAtMs = 0, version = '' } = drive.at(name) ?? {}
      return { ...move(name, `To/${name}`), itemId: id, expect: { sizeBytes, modifiedAtMs, version } }
    })
    const why = new AppError('no_space', 'The disk is full.')
    const onFolder = async () => {
      throw why
    }
    await expect(target.carryOut(acts, { onFolder })).rejects.toBe(why)
    expect([drive.text('a'), drive.text('b'), drive.at('To')]).toEqual(['a', 'b', undefined])
  })
})
