import type { Run } from '@octavo/contract'
import { readRun, runHistory } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import { stepOf, stepsHere, stepsInPlace } from './step.ts'
import { titleOf } from './title.ts'

const run = (change: Partial<Run> = {}): Run => ({
  ...{ id: 'a', kind: 'organize', undoes: null, of: null, undoneBy: null, status: 'completed', createdAtMs: 5 },
  ...{ moved: 3, skipped: 0, failed: 0, undone: 0, canUndo: true, canRedo: false },
  about: { names: ['a.txt'], folders: ['/Notes'], folderCount: 1 },
  ...change,
})

describe('a step of the history', () => {
  it('of the library is undone by its own run, and done again by undoing what took it back', () => {
    expect(stepOf(run())).toMatchObject({ state: 'done', press: { type: 'undo', runIds: ['a'] } })
    expect(stepOf(run({ status: 'undone', undoneBy: 'u', canUndo: false, canRedo: true }))).toMatchObject({
      state: 'undone',
      press: { type: 'redo', runIds: ['u'] },
    })
    expect(stepOf(run({ canUndo: false })).press).toBeUndefined()
  })

  it('that is an undo is done again by its press, and one that did again is undone by it', () => {
    const undo = (again: boolean) => run({ id: 'u', kind: 'undo', of: { id: 'a', kind: 'trash', again } })
    expect(stepOf(undo(false)).press).toEqual({ type: 'redo', runIds: ['u'] })
    expect(stepOf(undo(true)).press).toEqual({ type: 'undo', runIds: ['u'] })
    expect(titleOf(stepOf(undo(false)))).toBe('Undone: Moved 3 files to the trash')
    expect(titleOf(stepOf(undo(true)))).toBe('Done again: Moved 3 files to the trash')
  })

  it('says what was done to what, names set apart from the sentence', () => {
    const about = { names: ['a.txt'], folders: ['/Tax/2024'], folderCount: 1 }
    const title = (change: Partial<Run>) => titleOf(stepOf(run(change))).replaceAll(/[\u2068\u2069]/g, '"')
    expect(title({})).toBe('Organized 3 files into 1 folder')
    expect(title({ about: null })).toBe('Moved 3 files')
    expect(title({ kind: 'move', about })).toBe('Moved 3 files to "Tax/2024"')
    expect(title({ kind: 'move', about: { ...about, folders: ['/'] } })).toBe('Moved 3 files to Library')
    expect(title({ kind: 'rename', moved: 1, about: { ...about, name: 'b.txt' } })).toBe('Renamed "a.txt" to "b.txt"')
    expect(title({ kind: 'folder', about })).toBe('New folder "a.txt"')
    expect(title({ kind: 'tag', about: { ...about, added: ['tax'], removed: ['new'] } })).toBe(
      'Changed the tags of 3 files: "tax", "new"',
    )
  })

  it('of this device tells the same of a run, its undo and its being done again', async () => {
    const state = async (runId: string, undoes?: string) =>
      readRun([
        {
          ...{ type: 'begin', format: 1, runId, atMs: 1, root: 'library:device', into: 'library:device', actCount: 0 },
          ...(undoes === undefined ? {} : { undoes }),
        },
        { type: 'end', atMs: 2, status: 'completed' },
      ])
    const moved = { counts: { done: 2, skipped: 0, failed: 0, pending: 0 } }
    const states = await Promise.all([state('local:a'), state('local:u', 'local:a'), state('local:r', 'local:u')])
    const steps = stepsHere(runHistory(states.map((one) => ({ ...one, ...moved }))))
    expect(steps.map(({ id, kind, of, state: is, press }) => [id, kind, of?.again, is, press?.type])).toEqual([
      ['local:r', 'undo', true, 'done', 'undo'],
      ['local:u', 'undo', false, 'undone', 'redo'],
      ['local:a', 'organize', undefined, 'undone', undefined],
    ])
  })

  it('in a folder of the person tells which, how much of it went back alone, and does again all that did', async () => {
    const runOf = (runId: string, undoes?: string) =>
      readRun([
        {
          ...{ type: 'begin', format: 1, runId, atMs: 1, actCount: 0, root: 'handle:1', into: 'handle:1' },
          ...(undoes !== undefined && { undoes }),
        },
        { type: 'end', atMs: 2, status: 'completed' },
      ])
    const states = await Promise.all([
      runOf('place:a'),
      runOf('place:one', 'place:a'),
      runOf('place:two', 'place:a'),
      runOf('place:again', 'place:two'),
    ])
    const steps = (back: number, standing: readonly string[]) =>
      stepsInPlace(
        runHistory(states).map((entry) => ({
          ...{ ...entry, canUndo: standing.includes(entry.state.runId), place: undefined, isAtWork: false },
          ...{ turns: new Map(), back: new Set(['x', 'y'].slice(0, back)) },
        })),
      )
    const first = (...given: Parameters<typeof steps>) => steps(...given).at(-1)
    const { inFolder, undone, isHere, press } = first(1, ['place:a']) ?? {}
    expect([inFolder, undone, isHere, press]).toEqual(['', 1, true, { type: 'undo', runIds: ['place:a'] }])
    expect(first(2, ['place:one', 'place:two'])?.press).toEqual({ type: 'redo', runIds: ['place:two', 'place:one'] })
    expect(first(2, ['place:one', 'place:again'])?.press).toEqual({ type: 'redo', runIds: ['place:one'] })
    expect(first(2, [])?.press).toBeUndefined()
  })
})
