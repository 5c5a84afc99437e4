import type { Suite } from './cases.ts'
import { journalCases } from './journal-suite.ts'
import { MemoryJournal } from './memory-journal.ts'
import { MemoryTarget } from './memory-target.ts'
import { MemoryTree } from './memory-tree.ts'
import { sourceCases } from './source-suite.ts'
import { type TargetWorld, targetCases } from './target-suite.ts'

/** The suites over everything that stands in memory, for Node and for a browser alike. */
export function memorySuites(suite: Suite): void {
  suite('source: memory tree', sourceCases, async () => {
    const source = new MemoryTree()
    return { source, write: async (...file) => source.write(...file) }
  })
  for (const caseInsensitive of [false, true])
    suite(`target: one ${caseInsensitive ? 'case-insensitive ' : ''}memory tree`, targetCases, async () => {
      const tree = new MemoryTree({ caseInsensitive })
      return worldOf(tree, tree)
    })
  suite('target: from one memory tree to another', targetCases, async () => worldOf(new MemoryTree(), new MemoryTree()))
  suite('journal: memory', journalCases, async () => {
    const journal = new MemoryJournal()
    return { journal, reopen: async () => journal, tear: async () => journal.tear() }
  })
}

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
