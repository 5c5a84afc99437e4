import { createHash } from 'node:crypto'
import { AppError, applyPlan, approve, type Move, planOf, type RunResult, resumeRun, undoRun } from '@octavo/core'
import { type Connector, CrossingTarget, findPath, type Hasher } from '@octavo/core/connect'
import { FakeClock, MemoryDrive, MemoryJournal } from '@octavo/core/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGuard, Dropbox, Google, type Guard, OneDrive, WebDav } from '../src/index.ts'
import {
  hasRclone,
  PASSWORD,
  startDropbox,
  startGoogleDrive,
  startGraph,
  startRclone,
  USER,
} from '../src/testing/index.ts'
import { type CloudDouble, endDoubles, patientClock, signedIn } from './worlds.ts'

const FILES = ['a.txt', 'b/deep.txt', 'empty.txt']
const TEXTS = ['alpha, long enough for pieces', 'beta', '']
const CALLS = ['open', 'find', 'makeFolder', 'put', 'letGo', 'takeBack', 'cut']

const hasher = (): Hasher => {
  const hash = createHash('sha256')
  return { update: (bytes) => hash.update(bytes), digest: () => hash.digest('hex') }
}

/** A run of one account's files to the other one's `into/`, and its undo. */
async function crossing(from: Connector, to: Connector, by: () => Hasher = hasher) {
  const target = new CrossingTarget({ connector: from, root: '' }, { connector: to, root: 'into' }, by)
  const moves: Move[] = []
  for (const path of FILES) {
    const found = await findPath(from, path)
    if (found === undefined) continue
    const { id, sizeBytes, modifiedAtMs, version } = found
    const expected = { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) }
    moves.push({ type: 'move', itemId: id, from: path, to: `new/${path}`, what: 'file', expect: expected })
  }
  const roots = { open: async () => target }
  const [journal, undoJournal] = [new MemoryJournal(), new MemoryJournal()]
  const clock = new FakeClock()
  const run = { runId: 'run', root: 'drive:one' as const, into: 'drive:two' as const, clock }
  return {
    apply: (signal?: AbortSignal) =>
      applyPlan(approve(planOf('plan', 0, moves, [])), { ...run, journal, target, ...(signal && { signal }) }),
    resume: () => resumeRun({ journal, roots, clock }),
    undo: () => undoRun({ journal, undoJournal, roots, clock, runId: 'undo' }),
    resumeUndo: () => resumeRun({ journal: undoJournal, roots: { open: async () => target.reversed() }, clock }),
  }
}

function twoDrives() {
  const [from, to] = [new MemoryDrive(), new MemoryDrive()]
  for (const [index, path] of FILES.entries()) from.write(path, TEXTS[index] ?? '', 1_500_000_000_000 + index)
  to.makeFolders('into')
  return { from, to }
}

const there = (to: MemoryDrive) => FILES.map((path) => to.text(`into/new/${path}`))
const here = (from: MemoryDrive) => FILES.map((path) => from.text(path))
const codes = ({ receipts }: RunResult) => receipts.map(({ status, code }) => code ?? status)

/** Fails the call after `spared` of those that matter, before it is done or after. */
function failAt(drives: readonly MemoryDrive[], spared: number, make: () => Error, isLost = false) {
  let [left, happened] = [spared, false]
  for (const drive of drives)
    drive.fault = async (call) => {
      if (happened || !CALLS.includes(call) || left-- > 0) return undefined
      happened = true
      return { error: make() as AppError, isLost }
    }
  return () => happened
}

const calm = (drives: readonly MemoryDrive[]) => {
  for (const drive of drives) drive.fault = async () => undefined
}

describe('a move between two accounts', () => {
  it('C-8: copies, compares, and lets go into the trash alone; taken back, each file is the one that it was', async () => {
    const { from, to } = twoDrives()
    const before = FILES.map((path) => from.at(path))
    const { apply, undo } = await crossing(from, to)
    expect(await apply()).toMatchObject({ status: 'completed' })
    expect(there(to)).toEqual(TEXTS)
    expect(to.at('into/new/b/deep.txt')?.modifiedAtMs).toBe(before[1]?.modifiedAtMs)
    expect(here(from)).toEqual([undefined, undefined, undefined])
    expect(from.trashed().toSorted()).toEqual(TEXTS.toSorted())
    expect(await undo()).toMatchObject({ status: 'completed' })
    expect(FILES.map((path) => from.at(path))).toEqual(before)
    expect([to.at('into/new'), from.trashed(), to.trashed().length]).toEqual([undefined, [], 3])
  })

  it('C-8: a copy that is not the same goes, and the file stays', async () => {
    for (const spoil of [
      (bytes: Uint8Array) => bytes.map((byte) => byte ^ 1),
      (bytes: Uint8Array) => bytes.subarray(1),
      (bytes: Uint8Array) => new Uint8Array([...bytes, 0]),
    ]) {
      const { from, to } = twoDrives()
      to.spoil = (bytes) => (bytes.length === 4 ? spoil(bytes) : bytes)
      const { apply } = await crossing(from, to)
      expect(codes(await apply())).toEqual(['done', 'corrupt', 'done'])
      expect(here(from)).toEqual([undefined, 'beta', undefined])
      expect(there(to)).toEqual([TEXTS[0], undefined, ''])
    }
  })

  it('C-8: a copy of another size is not the same, whatever its hash', async () => {
    const { from, to } = twoDrives()
    to.spoil = (bytes) => bytes.subarray(1)
    const { apply } = await crossing(from, to, () => ({ update: () => undefined, digest: () => 'the same' }))
    expect(codes(await apply())).toEqual(['corrupt', 'corrupt', 'done'])
    expect(here(from)).toEqual([TEXTS[0], TEXTS[1], undefined])
  })

  it('C-8: a copy that became another one while the run lay killed is not the same, and the file stays', async () => {
    const { from, to } = twoDrives()
    const { apply, resume } = await crossing(from, to)
    from.fault = async (call) => (call === 'letGo' ? { error: new Error('killed') as AppError } : undefined)
    await expect(apply()).rejects.toThrow('killed')
    calm([from])
    to.write('into/new/a.txt', TEXTS[0]?.toUpperCase() ?? '')
    expect(codes(await resume())).toEqual(['already_exists', 'done', 'done'])
    expect([from.text('a.txt'), to.text('into/new/a.txt')]).toEqual([TEXTS[0], TEXTS[0]?.toUpperCase()])
  })

  it('C-8: a file that changes while it is copied stays, and its copy goes', async () => {
    const { from, to } = twoDrives()
    to.spoil = (bytes) => {
      if (bytes.length === 4) from.write('b/deep.txt', 'new!')
      return bytes
    }
    const { apply } = await crossing(from, to)
    expect(codes(await apply())).toEqual(['done', 'changed_since_review', 'done'])
    expect([from.text('b/deep.txt'), to.text('into/new/b/deep.txt')]).toEqual(['new!', undefined])
  })

  it('C-8: killed at any call, before it or after, no file is ever in neither account; resumed, each has crossed once', async () => {
    for (const isLost of [false, true])
      for (const spared of Array.from({ length: 60 }, (_, index) => index)) {
        const { from, to } = twoDrives()
        const { apply, resume, undo, resumeUndo } = await crossing(from, to)
        const killed = new Error('killed')
        const met = failAt([from, to], spared, () => killed, isLost)
        await apply().catch((error: unknown) => expect(error).toBe(killed))
        calm([from, to])
        FILES.forEach((path, index) => {
          expect([from.text(path), to.text(`into/new/${path}`)]).toContain(TEXTS[index])
        })
        expect(await resume()).toMatchObject({ status: 'completed' })
        expect([there(to), here(from)]).toEqual([TEXTS, [undefined, undefined, undefined]])
        const metUndo = failAt([from, to], spared, () => killed, isLost)
        await undo().catch((error: unknown) => expect(error).toBe(killed))
        calm([from, to])
        FILES.forEach((path, index) => {
          expect([from.text(path), to.text(`into/new/${path}`)]).toContain(TEXTS[index])
        })
        expect(await resumeUndo()).toMatchObject({ status: 'completed' })
        expect([there(to), here(from)]).toEqual([[undefined, undefined, undefined], TEXTS])
        if (!met() && !metUndo()) return
      }
  })

  it('C-8: waits and lost answers pause the run or are looked for; what a name is taken by is never replaced', async () => {
    for (const spared of Array.from({ length: 40 }, (_, index) => index)) {
      const { from, to } = twoDrives()
      const { apply, resume } = await crossing(from, to)
      failAt([from, to], spared, () => new AppError('transient', 'lost'), true)
      const first = await apply()
      calm([from, to])
      if (first.status === 'paused') await resume()
      expect([there(to), here(from)]).toEqual([TEXTS, [undefined, undefined, undefined]])
    }
    const { from, to } = twoDrives()
    to.write('into/new/a.txt', 'somebody else’s')
    const { apply } = await crossing(from, to)
    expect(codes(await apply())).toEqual(['already_exists', 'done', 'done'])
    expect([from.text('a.txt'), to.text('into/new/a.txt')]).toEqual([TEXTS[0], 'somebody else’s'])
  })

  it('C-8: an answer to the copying that was lost is somebody else’s file if its content says so', async () => {
    const { from, to } = twoDrives()
    const { apply } = await crossing(from, to)
    to.fault = async (call) => {
      if (call !== 'put') return undefined
      to.fault = async () => undefined
      to.write('into/new/a.txt', 'somebody else’s')
      return { error: new AppError('transient', 'lost') }
    }
    expect(codes(await apply())).toEqual(['corrupt', 'done', 'done'])
    expect([from.text('a.txt'), to.text('into/new/a.txt')]).toEqual([TEXTS[0], 'somebody else’s'])
  })

  it('is stopped in the middle of a file, and resumed', async () => {
    const { from, to } = twoDrives()
    const { apply, resume } = await crossing(from, to)
    const stop = new AbortController()
    to.spoil = (bytes) => {
      stop.abort()
      return bytes
    }
    expect(await apply(stop.signal)).toMatchObject({ status: 'interrupted', receipts: [] })
    expect(here(from)).toEqual(TEXTS)
    expect(await resume()).toMatchObject({ status: 'completed' })
    expect(there(to)).toEqual(TEXTS)
  })

  it('is taken back as a copy of the copy where the trash was emptied', async () => {
    const { from, to } = twoDrives()
    const { apply, undo } = await crossing(from, to)
    await apply()
    from.emptyTrash()
    expect(await undo()).toMatchObject({ status: 'completed' })
    expect(here(from)).toEqual(TEXTS)
  })
})

describe('a move between accounts of providers', () => {
  let guard: Guard
  beforeAll(() => {
    guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
  })
  afterAll(() => guard.close())
  const doubles: CloudDouble[] = []
  afterEach(() => endDoubles(doubles))

  const drives = {
    'Google Drive': [startGoogleDrive, Google],
    Dropbox: [startDropbox, Dropbox],
    OneDrive: [startGraph, OneDrive],
  } as const
  type Name = keyof typeof drives
  const names: readonly Name[] = ['Google Drive', 'Dropbox', 'OneDrive']

  async function account(name: Name) {
    const [start, Kind] = drives[name]
    const double: CloudDouble = await start()
    doubles.push(double)
    return { double, connector: new Kind({ access: signedIn, guard, clock: patientClock(), root: double.url }) }
  }

  async function filled(name: Name) {
    const made = await account(name)
    for (const [index, path] of FILES.entries()) made.double.write(path, TEXTS[index] ?? '', 1_500_000_000_000)
    return made
  }

  it.each(names.flatMap((from) => names.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'C-8: from %s to %s: compared, let go into the trash, and out of it again',
    async (one, other) => {
      const [from, to] = [await filled(one), await account(other)]
      to.double.makeFolder('into')
      const before = await findPath(from.connector, 'a.txt')
      const { apply, undo } = await crossing(from.connector, to.connector)
      expect(codes(await apply())).toEqual(['done', 'done', 'done'])
      expect(FILES.map((path) => from.double.read(path))).toEqual([undefined, undefined, undefined])
      expect(FILES.map((path) => to.double.read(`into/new/${path}`))).toEqual(TEXTS)
      expect(to.double.timeOf('into/new/a.txt')).toBe(1_500_000_000_000)
      expect(await undo()).toMatchObject({ status: 'completed' })
      expect(FILES.map((path) => from.double.read(path))).toEqual(TEXTS)
      expect(await findPath(from.connector, 'a.txt')).toEqual(before)
      expect(await findPath(to.connector, 'into/new')).toBeUndefined()
    },
  )

  it.each(names)('C-8: a file stays in %s when its copy is not the same', async (one) => {
    const { double, connector } = await filled(one)
    const to = new MemoryDrive()
    to.makeFolders('into')
    to.spoil = (bytes) => (bytes.length === 4 ? bytes.subarray(1) : bytes)
    const { apply, undo } = await crossing(connector, to)
    expect(codes(await apply())).toEqual(['done', 'corrupt', 'done'])
    expect(double.read('b/deep.txt')).toBe('beta')
    expect(there(to)).toEqual([TEXTS[0], undefined, ''])
    await undo()
    expect(FILES.map((path) => double.read(path))).toEqual(TEXTS)
    expect(there(to)).toEqual([undefined, undefined, undefined])
  })

  it.runIf(hasRclone())(
    'C-8: a server of files takes copies, and lets go of nothing, since it has no trash',
    async () => {
      const server = await startRclone()
      try {
        const url = new URL(`http://127.0.0.1:${server.port}/`)
        const dav = new WebDav({ url, user: USER, password: PASSWORD, guard, clock: patientClock() })
        const { double, connector } = await filled('Dropbox')
        await dav.makeFolder('', 'into')
        expect(codes(await (await crossing(connector, dav)).apply())).toEqual(['done', 'done', 'done'])
        expect(FILES.map((path) => double.read(path))).toEqual([undefined, undefined, undefined])
        const inside = new WebDav({
          url: new URL('into/new', url),
          user: USER,
          password: PASSWORD,
          guard,
          clock: patientClock(),
        })
        const back = await crossing(inside, connector)
        expect(codes(await back.apply())).toEqual(['unsupported', 'unsupported', 'unsupported'])
        expect(await findPath(dav, 'into/new/a.txt')).toMatchObject({ sizeBytes: TEXTS[0]?.length })
      } finally {
        await server.end()
      }
    },
  )
})
