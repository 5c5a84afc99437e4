import fs from 'node:fs'
import path from 'node:path'
import { type Roots, readRun, resumeRun, undoRun } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderTarget } from '../mover/target.ts'
import { newFolder, snapshot, write } from '../testing/folders.ts'
import { rootPath } from './roots.ts'
import { RunStore } from './run-store.ts'

/** What Octavo wrote before journals had a format: a run that was killed after the first move of its second chunk. */
const KILLED = [
  '{"crc":"4be9aa80","record":{"type":"begin","runId":"20231114-2213-0123456789","atMs":1700000000000,"root":"/home/ada/Downloads","into":"/home/ada/Downloads","moveCount":6}}',
  '{"crc":"b4f58145","record":{"type":"intent","index":0,"move":{"itemId":"notes.txt","from":"notes.txt","to":"Documents/notes.txt","what":"file","expect":{"sizeBytes":5,"modifiedAtMs":1600000000000},"note":"It is a text file."}}}',
  '{"crc":"a256019d","record":{"type":"intent","index":1,"move":{"itemId":"in/IMG.CR2","from":"in/IMG.CR2","to":"Photos/2020/IMG.CR2","what":"file","expect":{"sizeBytes":3,"modifiedAtMs":1600000000000},"note":"It is a text file.","unit":"in/IMG.JPG"}}}',
  '{"crc":"0af98a53","record":{"type":"intent","index":2,"move":{"itemId":"in/IMG.JPG","from":"in/IMG.JPG","to":"Photos/2020/IMG.JPG","what":"file","expect":{"sizeBytes":3,"modifiedAtMs":1600000000000},"note":"It is a text file.","unit":"in/IMG.JPG"}}}',
  '{"crc":"5c9388bd","record":{"type":"intent","index":3,"move":{"itemId":"app","from":"app","to":"Code/app","what":"bundle","expect":{"sizeBytes":3,"modifiedAtMs":1600000000000},"note":"It is a text file."}}}',
  '{"crc":"49409e5b","record":{"type":"intent","index":4,"move":{"itemId":"gone.txt","from":"gone.txt","to":"Documents/gone.txt","what":"file","expect":{"sizeBytes":4,"modifiedAtMs":1600000000000},"note":"It is a text file."}}}',
  '{"crc":"c9bae817","record":{"type":"intent","index":5,"move":{"itemId":"last.txt","from":"last.txt","to":"Documents/last.txt","what":"file","expect":{"sizeBytes":4,"modifiedAtMs":1600000000000},"note":"It is a text file."}}}',
  '{"crc":"f4391d14","record":{"type":"start","indexes":[0,1,2]}}',
  '{"crc":"4b07aab1","record":{"type":"folder","path":"Documents"}}',
  '{"crc":"7f92be4f","record":{"type":"folder","path":"Photos"}}',
  '{"crc":"7eabf76f","record":{"type":"folder","path":"Photos/2020"}}',
  '{"crc":"04ebd57f","record":{"type":"receipt","receipt":{"index":0,"itemId":"notes.txt","from":"notes.txt","to":"Documents/notes.txt","status":"done","after":{"sizeBytes":5,"modifiedAtMs":1600000000000}}}}',
  '{"crc":"f14caa88","record":{"type":"receipt","receipt":{"index":1,"itemId":"in/IMG.CR2","from":"in/IMG.CR2","to":"Photos/2020/IMG.CR2","status":"done","after":{"sizeBytes":3,"modifiedAtMs":1600000000000}}}}',
  '{"crc":"d6b38b29","record":{"type":"receipt","receipt":{"index":2,"itemId":"in/IMG.JPG","from":"in/IMG.JPG","to":"Photos/2020/IMG.JPG","status":"done","after":{"sizeBytes":3,"modifiedAtMs":1600000000000}}}}',
  '{"crc":"087e9e7c","record":{"type":"start","indexes":[3,4,5]}}',
  '{"crc":"eb51c4bc","record":{"type":"folder","path":"Code"}}',
]

/** The same run when nothing happened to it; one file was gone by then. */
const ENDED = [
  ...KILLED,
  '{"crc":"4bbeecf4","record":{"type":"receipt","receipt":{"index":3,"itemId":"app","from":"app","to":"Code/app","status":"done","after":{"sizeBytes":3,"modifiedAtMs":1600000000000}}}}',
  '{"crc":"b5279d14","record":{"type":"receipt","receipt":{"index":4,"itemId":"gone.txt","from":"gone.txt","to":"Documents/gone.txt","status":"failed","code":"source_missing","message":"It is not there any more."}}}',
  '{"crc":"bf9521df","record":{"type":"receipt","receipt":{"index":5,"itemId":"last.txt","from":"last.txt","to":"Documents/last.txt","status":"done","after":{"sizeBytes":4,"modifiedAtMs":1600000000000}}}}',
  '{"crc":"3a52dcf7","record":{"type":"end","atMs":1700000000000,"status":"partial"}}',
]

const AT_MS = 1_600_000_000_000
const RUN = '20231114-2213-0123456789'
const BEFORE = {
  'notes.txt': 'notes',
  'in/IMG.CR2': 'raw',
  'in/IMG.JPG': 'jpg',
  'app/.git/HEAD': 'ref',
  'last.txt': 'last',
}
const KILLED_AS = {
  'Documents/notes.txt': 'notes',
  'Photos/2020/IMG.CR2': 'raw',
  'Photos/2020/IMG.JPG': 'jpg',
  'Code/app/.git/HEAD': 'ref',
  'last.txt': 'last',
}
const { 'last.txt': last, ...moved } = KILLED_AS
const AFTER = { ...moved, 'Documents/last.txt': last }

let dir: string
let dispose: () => void

beforeEach(() => {
  ;({ root: dir, dispose } = newFolder())
})
afterEach(() => dispose())

/** A folder as a run left it, its journal in a store of runs, and a registry that opens the folder by the journal's name. */
function setUp(lines: readonly string[], files: Readonly<Record<string, string>>) {
  const root = path.join(dir, 'Downloads')
  for (const [name, text] of Object.entries(files)) write(root, name, text, AT_MS)
  for (const folder of ['.git', ''])
    for (const above of ['app', 'Code/app']) {
      const at = path.join(root, above, folder)
      if (fs.existsSync(at)) fs.utimesSync(at, AT_MS / 1000, AT_MS / 1000)
    }
  const store = new RunStore(path.join(dir, 'runs'))
  fs.mkdirSync(store.dir)
  fs.writeFileSync(path.join(store.dir, `00000001-${RUN}.ndjson`), `${lines.join('\n')}\n`)
  const opened: string[] = []
  const roots: Roots = {
    open: async (from, into) => {
      opened.push(rootPath(from), rootPath(into))
      return new FolderTarget({ from: root })
    },
  }
  return { root, store, roots, opened }
}

const texts = (root: string) =>
  Object.fromEntries(
    [...snapshot(root).keys()].sort().map((name) => [name, fs.readFileSync(path.join(root, name), 'utf8')]),
  )
const sorted = (files: Readonly<Record<string, string>>) => Object.fromEntries(Object.entries(files).sort())
const clock = { nowMs: () => AT_MS, sleep: () => Promise.resolve() }

describe('runs that an older Octavo wrote down', () => {
  it('are listed with their folders by name', async () => {
    const { store } = setUp(ENDED, AFTER)
    const [run] = await store.list()
    expect(run).toMatchObject({ status: 'partial', canUndo: true, damaged: false })
    expect(run?.state).toMatchObject({
      root: 'folder:/home/ada/Downloads',
      into: 'folder:/home/ada/Downloads',
      actCount: 6,
    })
  })

  it('R-6: are taken back, and the undo is written in the format of today', async () => {
    const { root, store, roots, opened } = setUp(ENDED, AFTER)
    const undoJournal = store.create('undo')
    const result = await undoRun({ journal: store.open(RUN), undoJournal, roots, clock, runId: 'undo' })
    expect([result.status, result.counts.done]).toEqual(['completed', 5])
    expect(texts(root)).toEqual(sorted(BEFORE))
    expect(opened).toEqual(['/home/ada/Downloads', '/home/ada/Downloads'])
    expect((await readRun(undoJournal.read())).acts.map(({ type }) => type)).toEqual(Array(5).fill('move'))
    expect(fs.readFileSync(undoJournal.file, 'utf8')).toContain('"format":1')
    undoJournal.close()
  })

  it('R-1: that were killed are resumed to their end, and then taken back', async () => {
    const { root, store, roots } = setUp(KILLED, KILLED_AS)
    const journal = store.open(RUN)
    const resumed = await resumeRun({ journal, roots, clock })
    expect(resumed.status).toBe('partial')
    expect(resumed.receipts.map(({ status, code }) => code ?? status)).toEqual([
      ...['done', 'done', 'done', 'done', 'source_missing', 'done'],
    ])
    expect(texts(root)).toEqual(sorted(AFTER))
    await undoRun({ journal, undoJournal: store.create('undo'), roots, clock, runId: 'undo' })
    expect(texts(root)).toEqual(sorted(BEFORE))
    journal.close()
  })

  it('R-1: that were killed are taken back as they are', async () => {
    const { root, store, roots } = setUp(KILLED, KILLED_AS)
    await undoRun({ journal: store.open(RUN), undoJournal: store.create('undo'), roots, clock, runId: 'undo' })
    expect(texts(root)).toEqual(sorted(BEFORE))
  })

  it('a journal of a later format is refused, and nothing is touched', async () => {
    const later = { type: 'begin', format: 2, runId: RUN, atMs: 1, root: 'folder:/r', into: 'folder:/r', actCount: 1 }
    const { root, store, roots, opened } = setUp([], AFTER)
    const journal = store.create('later')
    await journal.append([later as never])
    await expect(resumeRun({ journal, roots, clock })).rejects.toMatchObject({ code: 'unsupported' })
    await expect(undoRun({ journal, undoJournal: store.create('u'), roots, clock, runId: 'u' })).rejects.toMatchObject({
      code: 'unsupported',
    })
    expect([texts(root), opened]).toEqual([sorted(AFTER), []])
    journal.close()
  })

  it('a journal of a later format hides no run of today', async () => {
    const { store } = setUp([], AFTER)
    const begin = { type: 'begin', format: 1, runId: RUN, atMs: 1, root: 'folder:/r', into: 'folder:/r', actCount: 0 }
    for (const [name, record] of [
      ['today', begin],
      ['later', { ...begin, format: 2 }],
    ] as const) {
      const journal = store.create(name)
      await journal.append([record as never])
      journal.close()
    }
    const newer: string[] = []
    const runs = await store.list((runId) => newer.push(runId))
    expect([runs.map(({ state }) => state.runId), newer]).toEqual([[RUN], ['later']])
    expect((await store.find(RUN)).state.runId).toBe(RUN)
  })
})
