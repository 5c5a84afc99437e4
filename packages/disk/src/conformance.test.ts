import fs from 'node:fs'
import path from 'node:path'
import { eachCase, journalCases, type Suite, sourceCases, type TargetWorld, targetCases } from '@octavo/core/testing'
import { describe, it } from 'vitest'
import { RootAnchor } from './folder/anchor.ts'
import { FolderSource } from './folder/source.ts'
import { measureTree } from './folder/tree.ts'
import { tracesOf } from './mover/across.ts'
import { FolderTarget } from './mover/target.ts'
import { FileJournal } from './runs/file-journal.ts'
import { newFolder, otherDisk, write } from './testing/folders.ts'

const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))

suite('source: folder on disk', sourceCases, async () => {
  const { root, dispose } = newFolder()
  return {
    source: new FolderSource(root),
    write: async (name, text, modifiedAtMs) => write(root, name, text, modifiedAtMs),
    dispose: async () => dispose(),
  }
})

function worldOf(from: string, into: string, dispose: () => void): TargetWorld {
  const at = (side: 'from' | 'into', name: string) => path.join(side === 'from' ? from : into, name)
  return {
    target: new FolderTarget({ from, to: into }),
    write: async (side, name, text, modifiedAtMs) => write(side === 'from' ? from : into, name, text, modifiedAtMs),
    makeFolder: async (side, name) => void fs.mkdirSync(at(side, name), { recursive: true }),
    read: async (side, name) => {
      const stat = fs.lstatSync(at(side, name), { throwIfNoEntry: false })
      return stat?.isFile() ? { text: fs.readFileSync(at(side, name), 'utf8'), modifiedAtMs: stat.mtimeMs } : undefined
    },
    isFolder: async (side, name) => fs.lstatSync(at(side, name), { throwIfNoEntry: false })?.isDirectory() === true,
    expectation: async (name) => {
      const stat = fs.lstatSync(at('from', name))
      return stat.isDirectory() ? measureTree(at('from', name)) : { sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }
    },
    halfMove: async (old, to) => {
      if (fs.statSync(from).dev === fs.statSync(into).dev) return fs.linkSync(at('from', old), at('into', to))
      const stat = fs.statSync(at('from', old))
      fs.copyFileSync(at('from', old), at('into', to))
      fs.utimesSync(at('into', to), stat.atimeMs / 1000, stat.mtimeMs / 1000)
      fs.writeFileSync(markOf(from, into, old, to), '')
    },
    dispose: async () => dispose(),
  }
}

function markOf(from: string, into: string, old: string, to: string): string {
  const placeOf = (root: string, name: string) => {
    const folder = new RootAnchor(root, false).folder(path.posix.dirname(name) === '.' ? '' : path.posix.dirname(name))
    return { folder, name: path.basename(name), path: path.join(root, name), at: path.join(root, name) }
  }
  return tracesOf(placeOf(from, old), placeOf(into, to)).mark
}

suite('target: one folder on disk', targetCases, async () => {
  const { root, dispose } = newFolder()
  return worldOf(root, root, dispose)
})

suite('target: from one folder to another on one disk', targetCases, async () => {
  const one = newFolder()
  const other = newFolder()
  return worldOf(one.root, other.root, () => [one, other].map(({ dispose }) => dispose()))
})

const shm = otherDisk()
if (shm === undefined)
  describe('target: another disk', () => it.skip('this machine has no second file system at /dev/shm'))
else
  suite('target: from a folder to one on another disk', targetCases, async () => {
    const one = newFolder()
    const other = newFolder(shm)
    return worldOf(one.root, other.root, () => [one, other].map(({ dispose }) => dispose()))
  })

suite('journal: file', journalCases, async () => {
  const { root, dispose } = newFolder()
  const file = path.join(root, 'run.ndjson')
  fs.writeFileSync(file, '')
  return {
    journal: new FileJournal(file),
    reopen: async () => new FileJournal(file),
    tear: async () => fs.truncateSync(file, fs.statSync(file).size - 9),
    dispose: async () => dispose(),
  }
})
