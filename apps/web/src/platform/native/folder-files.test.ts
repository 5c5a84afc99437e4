import { applyPlan, approve, type Move, type Plan, resumeRun, undoRun } from '@octavo/core'
import {
  eachCase,
  FakeClock,
  MemoryJournal,
  MemoryTree,
  PowerSwitch,
  rootsOf,
  sourceCases,
  type TargetWorld,
  targetCases,
} from '@octavo/core/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { scanPages } from '../../place/scan.ts'
import { PlaceSource } from '../../place/source.ts'
import { PlaceTarget } from '../../place/target.ts'
import { folderPlugin } from '../../testing/folder-plugin.ts'
import { refusal, ShellDouble } from '../../testing/shell-double.ts'
import { blobOf, type FileBytes, firstBytes } from '../file-bytes.ts'
import { FolderFiles } from './folder-files.ts'

afterEach(() => vi.unstubAllGlobals())

const worldOf = (tree = new MemoryTree()) => {
  const shell: ShellDouble = new ShellDouble(folderPlugin(tree, () => shell))
  return { tree, shell, files: new FolderFiles('content://tree') }
}

describe('source: a folder of a telephone', () => {
  const make = async () => {
    const { tree, files } = worldOf()
    return {
      source: new PlaceSource(files),
      write: async (...file: Parameters<MemoryTree['write']>) => tree.write(...file),
    }
  }
  eachCase(sourceCases, make, it)
})

describe('target: a folder of a telephone', () => {
  const make = async (): Promise<TargetWorld> => {
    const { tree, files } = worldOf()
    const target = new PlaceTarget(files)
    const expectation = async (path: string) => tree.expectation(path) ?? { sizeBytes: 0, modifiedAtMs: 0 }
    return {
      target,
      expectation,
      write: async (_, path, text, modifiedAtMs) => tree.write(path, text, modifiedAtMs),
      makeFolder: async (_, path) => tree.makeFolders(path),
      read: async (_, path) => {
        const text = tree.text(path)
        return text === undefined ? undefined : { text, modifiedAtMs: tree.file(path)?.modifiedAtMs ?? 0 }
      },
      isFolder: async (_, path) => tree.isFolder(path),
      // A move under the same name is one step and has no half: what a kill leaves is all of it or nothing.
      halfMove: async (from, to) => {
        const what = 'file'
        await target.carryOut([{ type: 'move', itemId: from, from, to, what, expect: await expectation(from) }], {})
      },
    }
  }
  eachCase(targetCases, make, it)
})

const FILES: Readonly<Record<string, string>> = {
  'a.txt': 'one',
  'in/a.txt': 'two',
  'in/b.txt': 'three',
  'project/.git/HEAD': 'ref',
}
/** Moves that also rename, for there the shell needs three steps. */
const MOVES: readonly (readonly [string, string, Move['what']])[] = [
  ['a.txt', 'Docs/a.txt', 'file'],
  ['in/a.txt', 'Docs/a (2).txt', 'file'],
  ['in/b.txt', 'Docs/Deep/c.txt', 'file'],
  ['project', 'Code/project one', 'bundle'],
]

const run = (power = new PowerSwitch()) => {
  const tree = new MemoryTree({ power })
  for (const [path, text] of Object.entries(FILES)) tree.write(path, text)
  const acts = MOVES.map(([from, to, what]): Move => {
    const expect = tree.expectation(from) ?? { sizeBytes: 0, modifiedAtMs: 0 }
    return { type: 'move', itemId: from, from, to, what, expect }
  })
  const summary = { itemCount: 4, moveCount: 4, skipCount: 0, sizeBytes: 0, folders: [], newFolders: [] }
  const plan: Plan = { id: 'plan', createdAtMs: 0, acts, skips: [], summary }
  return {
    power,
    tree,
    approved: approve(plan),
    journal: new MemoryJournal(power),
    undoJournal: new MemoryJournal(power),
  }
}
type Run = ReturnType<typeof run>

const clock = new FakeClock()
const root = 'handle:phone'
const carryOut = ({ tree, approved, journal }: Run) =>
  applyPlan(approved, { target: new PlaceTarget(worldOf(tree).files), journal, clock, runId: 'run', root, into: root })

const texts = ({ tree }: Run) => [...tree.snapshot().values()].sort()

describe('a run in a folder of a telephone', () => {
  it('R-1: killed at any of its steps, it is finished at the next visit, and undone to the first state', async () => {
    const whole = run()
    await carryOut(whole)
    const done = [...whole.tree.snapshot()]
    expect(done.map(([path]) => path)).toEqual([
      'Code/project one/.git/HEAD',
      'Docs/Deep/c.txt',
      'Docs/a (2).txt',
      'Docs/a.txt',
    ])
    const steps = whole.power.stepsTaken
    expect(steps).toBeGreaterThan(12)
    let finished = 0
    for (let cut = 0; cut < steps; cut += 1) {
      const one = run(new PowerSwitch(cut))
      const before = texts(one)
      await carryOut(one).catch(() => undefined)
      one.power.restore()
      expect(texts(one), `after a cut at step ${cut}`).toEqual(before)
      if (one.journal.length === 0) continue
      const roots = rootsOf(new PlaceTarget(worldOf(one.tree).files))
      const { counts } = await resumeRun({ journal: one.journal, roots, clock })
      // A plan that was not written down whole can't be resumed, and nothing of it was done.
      if (counts.done === 0) expect(Object.fromEntries(one.tree.snapshot())).toEqual(FILES)
      else expect([...one.tree.snapshot()], `finished after a cut at step ${cut}`).toEqual(done)
      finished += counts.done > 0 ? 1 : 0
      await undoRun({ journal: one.journal, undoJournal: one.undoJournal, roots, clock, runId: 'undo' })
      expect(Object.fromEntries(one.tree.snapshot()), `undone after a cut at step ${cut}`).toEqual(FILES)
    }
    expect(finished).toBeGreaterThan(12)
  })

  it('a folder that is open no longer is said to be so, by the code that the shell gives', async () => {
    const { shell, files } = worldOf()
    shell.answers['OctavoFolders.stat'] = () => {
      throw refusal('The folder is not open to the app any more.', 'permission_denied')
    }
    await expect(files.stat(['a.txt'])).rejects.toMatchObject({ code: 'permission_denied' })
    shell.answers['OctavoFolders.stat'] = () => {
      throw refusal('Something new', 'a code of tomorrow')
    }
    await expect(files.stat(['a.txt'])).rejects.toMatchObject({ code: 'io_error' })
  })

  it('what is on the telephone can be read by its address, no more of it than is asked for; what lies in a cloud has none', async () => {
    const { tree, shell, files } = worldOf()
    tree.write('old/bill.txt', 'Invoice 12, due on the first of May')
    const [found, folder] = await files.stat(['old/bill.txt', 'old'])
    const bytes = typeof found === 'object' ? found.bytes : undefined
    if (bytes === undefined) throw new Error('The file has no address')
    expect(folder).toBe('folder')
    expect(new TextDecoder().decode(await firstBytes(bytes, 10))).toBe('Invoice 12')
    expect(await (await blobOf(bytes)).text()).toBe('Invoice 12, due on the first of May')
    const scanned: [string, FileBytes][] = []
    for await (const page of scanPages(files, {})) scanned.push(...page.files)
    expect(scanned).toEqual([['old/bill.txt', bytes]])
    shell.bytes.clear()
    await expect(blobOf(bytes)).rejects.toThrow('404')
    const away = {
      name: 'x.txt',
      type: 'file',
      sizeBytes: 3,
      modifiedAtMs: 1,
      isAway: true,
      uri: 'content://tree/x.txt',
    }
    shell.answers['OctavoFolders.stat'] = () => ({ found: [away] })
    expect(await files.stat(['x.txt'])).toEqual([{ sizeBytes: 3, modifiedAtMs: 1, isAway: true }])
  })

  it('a film of gigabytes is never brought through memory', async () => {
    const { tree, shell, files } = worldOf()
    tree.write('film.mp4', 'x')
    shell.answers['OctavoFolders.stat'] = () => ({
      found: [
        { name: 'film.mp4', type: 'file', sizeBytes: 3e9, modifiedAtMs: 1, isAway: false, uri: 'content://film' },
      ],
    })
    expect(await files.stat(['film.mp4'])).toEqual([{ sizeBytes: 3e9, modifiedAtMs: 1 }])
    await expect(files.file('film.mp4')).rejects.toMatchObject({ code: 'too_large' })
    expect(shell.called()).not.toContain('OctavoFolders.locate')
  })
})
