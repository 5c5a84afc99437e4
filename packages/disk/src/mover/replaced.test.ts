import fs from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Move } from '@octavo/core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder, otherDisk, snapshot } from '../testing/folders.ts'
import { FolderTarget } from './target.ts'

const NIGHTLY = process.env.OCTAVO_NIGHTLY === '1'
const SEED = Number(process.env.OCTAVO_SEED ?? Date.now() % 1e9)
const PAIRS = 40
/** Saves of the thread; the long run is the acceptance of R-23. */
const CHANGES = NIGHTLY ? 20_000 : 200

/** Saves files `0`, `1`, ... by writing aside and renaming, until told often enough; counts saves in the last cell. */
const EDITOR = `
const fs = require('node:fs')
const { workerData: { root, newest, files, wanted, seed } } = require('node:worker_threads')
const saved = new Int32Array(newest)
let state = seed >>> 0
for (let change = 1; change <= wanted; change += 1) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  const file = state % files
  fs.writeFileSync(root + '/' + file + '~', file + ':' + change)
  fs.renameSync(root + '/' + file + '~', root + '/' + file)
  Atomics.store(saved, file, change)
  Atomics.store(saved, files, change)
  if (state % 7 === 0) Atomics.wait(saved, files + 1, 0, state % 3)
}`

/** Every call of the mover that looks at a name or changes one, and those between. */
const CALLS = [
  'linkSync',
  'lstatSync',
  'renameSync',
  'unlinkSync',
  'openSync',
  'fsyncSync',
  'existsSync',
  'rmSync',
] as const

let root: string
let into: string
let disposals: (() => void)[]

afterEach(() => {
  vi.restoreAllMocks()
  for (const dispose of disposals) dispose()
})

/** Saves as careful editors do: the new content aside, then over the old name. */
function save(file: string, text: string): void {
  fs.writeFileSync(`${file}~`, text)
  fs.renameSync(`${file}~`, file)
}

/** Does something ahead of each file call that has a number in `when`, counting from 1; says how many calls there were. */
function aheadOf(when: ReadonlySet<number>, action: (call: number) => void): () => number {
  let calls = 0
  let isOurs = false
  const ahead = () => {
    if (isOurs) return
    calls += 1
    if (!when.has(calls)) return
    isOurs = true
    action(calls)
    isOurs = false
  }
  for (const name of CALLS) {
    const original = fs[name] as (...args: unknown[]) => unknown
    vi.spyOn(fs, name as 'linkSync').mockImplementation((...args: unknown[]) => {
      ahead()
      return original(...args) as undefined
    })
  }
  return () => calls
}

function moveOf(from: string, to: string): Move {
  const stat = fs.lstatSync(path.join(root, from))
  const expectation = { sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }
  return { type: 'move', itemId: from, from, to, what: 'file', expect: expectation }
}

/** None when the file is away at this moment. */
function tryMoveOf(from: string, to: string): Move[] {
  try {
    return [moveOf(from, to)]
  } catch {
    return []
  }
}

/** What lies in both folders under any name but the editor's own. */
const texts = () =>
  [...new Set([root, into])].flatMap((folder) =>
    [...snapshot(folder).keys()].map((name) => fs.readFileSync(path.join(folder, name), 'utf8')),
  )
const names = (folder: string) => [...snapshot(folder).keys()].sort()

const shm = otherDisk()
const disks: readonly (readonly [string, string | undefined])[] = [
  ['one disk', undefined],
  ['two disks', shm],
]

describe.each(disks)('an editor saves by writing aside and renaming, %s', (what, other) => {
  const isTwo = what === 'two disks'
  beforeEach(({ skip }) => {
    disposals = []
    if (isTwo && other === undefined) skip('no second file system here')
    const one = newFolder()
    const two = isTwo ? newFolder(other) : undefined
    root = one.root
    into = two?.root ?? root
    disposals.push(one.dispose, () => two?.dispose())
    fs.mkdirSync(path.join(into, 'D'))
  })

  const target = () => new FolderTarget({ from: root, to: into })

  /** One move of `a.txt` with saves ahead of the given calls; says how many calls it took. */
  async function moveWhileSaving(when: ReadonlySet<number>): Promise<number> {
    for (const folder of [root, into]) for (const name of names(folder)) fs.rmSync(path.join(folder, name))
    fs.writeFileSync(path.join(root, 'a.txt'), 'reviewed')
    const move = moveOf('a.txt', 'D/a.txt')
    const count = aheadOf(when, (call) => save(path.join(root, 'a.txt'), `saved ahead of call ${call}`))
    const [outcome] = await target().carryOut([move])
    const calls = count()
    vi.restoreAllMocks()
    const last = [...when].filter((call) => call <= calls).at(-1)
    const at = `saved ahead of ${[...when].join(' and ')}: ${outcome?.code ?? outcome?.status}`
    const newest = last === undefined ? 'reviewed' : `saved ahead of call ${last}`
    expect(texts(), at).toContain(newest)
    const places = [path.join(root, 'a.txt'), path.join(into, 'D/a.txt')].filter((file) => fs.existsSync(file))
    expect(
      places.map((file) => fs.readFileSync(file, 'utf8')),
      at,
    ).toContain(newest)
    expect(
      [...names(root), ...names(into)].filter((name) => name.includes('.octavo-')),
      at,
    ).toEqual([])
    return calls
  }

  it('R-23: whatever instant of the move it chooses, the new content survives at the old or the new place', async () => {
    const calls = await moveWhileSaving(new Set())
    expect(calls).toBeGreaterThan(3)
    for (let call = 1; call <= calls + 1; call += 1) await moveWhileSaving(new Set([call]))
  })

  it('R-23: saving twice within one move loses neither the last content nor the file', async () => {
    const calls = await moveWhileSaving(new Set())
    const pairs: [number, number][] = []
    for (let first = 1; first <= calls; first += 1)
      for (let second = first + 1; second <= calls + 4; second += 1) pairs.push([first, second])
    const few = { minLength: Math.min(PAIRS, pairs.length), maxLength: PAIRS }
    const [some = []] = fc.sample(fc.shuffledSubarray(pairs, few), { seed: SEED, numRuns: 1 })
    const chosen = NIGHTLY ? pairs : some
    for (const pair of chosen) await moveWhileSaving(new Set(pair))
  })

  it('R-23: an editor in a thread of its own that saves again and again loses no content while everything moves', async () => {
    const files = 12
    const newest = new SharedArrayBuffer(4 * (files + 2))
    const saved = new Int32Array(newest)
    const editor = new Worker(EDITOR, { eval: true, workerData: { root, newest, files, wanted: CHANGES, seed: SEED } })
    const ended = new Promise<unknown>((resolve, reject) => editor.once('exit', resolve).once('error', reject))
    let moved = 0
    for (let round = 0; (saved[files] ?? 0) < CHANGES; round += 1) {
      const moves = fs
        .readdirSync(root)
        .filter((name) => /^\d+$/u.test(name))
        .flatMap((name) => tryMoveOf(name, `D/${round}-${name}`))
      for (const { status } of await target().carryOut(moves)) if (status === 'done') moved += 1
    }
    await ended
    const all = new Set(texts())
    const lost = Array.from({ length: files }, (_, file) => `${file}:${saved[file]}`).filter((text) => !all.has(text))
    expect(lost, `seed ${SEED}, ${saved[files]} changes, ${moved} moves`).toEqual([])
    expect(moved).toBeGreaterThan(0)
    expect([...names(root), ...names(into)].filter((name) => name.includes('.octavo-'))).toEqual([])
    if (NIGHTLY) console.info(`R-23, ${what}: ${saved[files]} changes, ${moved} moves, seed ${SEED}`)
  }, 1_200_000)
})
