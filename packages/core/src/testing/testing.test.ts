import { describe, expect, it } from 'vitest'
import {
  eachCase,
  FakeClock,
  journalSuite,
  MemoryJournal,
  MemoryLocks,
  MemoryTarget,
  MemoryTree,
  type MemoryTreeOptions,
  sourceCases,
  type TargetWorld,
  targetSuite,
} from './index.ts'

function worldOf(from: MemoryTree, into: MemoryTree): TargetWorld {
  const side = (which: 'from' | 'into') => (which === 'from' ? from : into)
  return {
    target: new MemoryTarget(from, into),
    write: async (which, path, text, modifiedAtMs) => side(which).write(path, text, modifiedAtMs),
    makeFolder: async (which, path) => side(which).makeFolders(path),
    read: async (which, path) => {
      const text = side(which).text(path)
      return text === undefined ? undefined : { text, modifiedAtMs: side(which).file(path)?.modifiedAtMs ?? 0 }
    },
    isFolder: async (which, path) => side(which).isFolder(path),
    expectation: async (path) => from.expectation(path) ?? { sizeBytes: 0, modifiedAtMs: 0 },
    halfMove: async (path, to) => {
      if (from === into) from.link(path, to)
      else into.write(to, from.text(path) ?? '', from.file(path)?.modifiedAtMs)
    },
  }
}

const kinds: [string, MemoryTreeOptions][] = [
  ['one memory tree', {}],
  ['one case-insensitive memory tree', { caseInsensitive: true }],
]
for (const [name, options] of kinds) {
  targetSuite(name, async () => {
    const tree = new MemoryTree(options)
    return worldOf(tree, tree)
  })
}
targetSuite('from one memory tree to another', async () => worldOf(new MemoryTree(), new MemoryTree()))

journalSuite('memory', async () => {
  const journal = new MemoryJournal()
  return { journal, reopen: async () => journal, tear: async () => journal.tear() }
})

describe('source: memory tree', () => {
  const make = async () => {
    const source = new MemoryTree()
    return { source, write: async (...file: Parameters<MemoryTree['write']>) => source.write(...file) }
  }
  eachCase(sourceCases, make, it)
})

describe('clock and locks', () => {
  it('wakes sleepers in their order, when their time has come, and those that are aborted with the reason', async () => {
    const clock = new FakeClock(1000)
    const woken: string[] = []
    const controller = new AbortController()
    void clock.sleep(20).then(() => woken.push('late'))
    void clock.sleep(10).then(() => woken.push('early'))
    const aborted = clock.sleep(15, controller.signal)
    controller.abort('no longer')
    await expect(aborted).rejects.toBe('no longer')
    await clock.advance(10)
    expect(woken).toEqual(['early'])
    await clock.advance(100)
    expect(woken).toEqual(['early', 'late'])
    expect(clock.nowMs()).toBe(1110)
  })

  it('R-12, Z-6: refuses a root that is taken, above or below a taken one, and no neighbour', async () => {
    const locks = new MemoryLocks()
    const unlock = await locks.tryLock(['folder:/home/a'])
    expect(unlock).toBeDefined()
    expect(await locks.tryLock(['folder:/home/a'])).toBeUndefined()
    expect(await locks.tryLock(['folder:/home/a/b'])).toBeUndefined()
    expect(await locks.tryLock(['folder:/other', 'folder:/home'])).toBeUndefined()
    for (const near of ['folder:/home/ab', 'folder:/home/a b', 'folder:/home/A'] as const)
      expect(await locks.tryLock([near])).toBeDefined()
    await unlock?.()
    expect(await locks.tryLock(['folder:/home/a/b'])).toBeDefined()
  })
})
