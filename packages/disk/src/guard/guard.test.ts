import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GuardStore, takeGuardBack } from './index.ts'
import { usualCopies } from './shadow.ts'

let base: string
let root: string
let store: GuardStore
beforeEach(() => {
  base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-guard-')))
  root = path.join(base, 'folder')
  fs.mkdirSync(root)
  store = new GuardStore(path.join(base, 'state', 'guards'))
})
afterEach(() => fs.rmSync(base, { recursive: true, force: true }))

const at = (name: string) => path.join(root, name)
const put = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(at(name)), { recursive: true })
  fs.writeFileSync(at(name), text)
}

/** Times of a folder and of all in it, in milliseconds; of links none. */
function timesOf(folder = root, above = ''): Record<string, number> {
  const times: Record<string, number> = {}
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name)
    const key = path.join(above, entry.name)
    if (!entry.isSymbolicLink()) times[key] = fs.lstatSync(full).mtimeMs
    if (entry.isDirectory()) Object.assign(times, timesOf(full, key))
  }
  return times
}

/** Everything in the folder: type, permissions, bytes. */
function stateOf(folder = root, above = ''): Record<string, string> {
  const state: Record<string, string> = {}
  for (const name of fs.readdirSync(folder).sort()) {
    const full = path.join(folder, name)
    const stat = fs.lstatSync(full)
    const key = path.join(above, name)
    const marks = (stat.mode & 0o7777).toString(8)
    if (stat.isSymbolicLink()) state[key] = `-> ${fs.readlinkSync(full)}`
    else if (stat.isDirectory()) Object.assign(state, { [key]: `folder ${marks}` }, stateOf(full, key))
    else state[key] = `${marks} ${fs.readFileSync(full, 'latin1')}`
  }
  return state
}

/** Looks at the folder; what it gives says later whether it is the same, times to a millisecond. */
function remember(): () => void {
  const [state, times] = [stateOf(), timesOf()]
  return () => {
    expect(stateOf()).toEqual(state)
    for (const [name, timeMs] of Object.entries(timesOf()))
      expect(Math.abs(timeMs - (times[name] ?? 0))).toBeLessThan(1)
  }
}

/** What is in the files of a folder. */
const textsOf = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .flatMap((entry) => (entry.isFile() ? [fs.readFileSync(path.join(entry.parentPath, entry.name), 'latin1')] : []))

/** Does something in the guarded folder. */
function guarded(act: () => void, limits?: Parameters<GuardStore['begin']>[1]['limits']) {
  const { record, hold } = store.begin(root, { command: ['x'], keepDays: 30, nowMs: 1, ...(limits && { limits }) })
  act()
  hold?.release()
  return store.end(record.id)
}
const back = (id: string) => takeGuardBack(store, id, { nowMs: 2 })
/** Copies of nothing: every file is held by its name alone. */
const NO_COPIES = { anyBytes: -1, writtenBytes: -1, totalBytes: 0 }

describe('a guarded folder', () => {
  it('M-20: is what it was after rm -rf of all of it, and of itself', () => {
    for (let index = 0; index < 30; index += 1) put(`in ${index % 3}/${index}.txt`, `text ${index}`)
    fs.symlinkSync('in 0/0.txt', at('link'))
    fs.chmodSync(at('in 1/1.txt'), 0o640)
    fs.utimesSync(at('in 1'), 1_500_000_000, 1_500_000_000)
    const isAsBefore = remember()
    for (const limits of [undefined, NO_COPIES]) {
      const { id, counts } = guarded(() => fs.rmSync(root, { recursive: true }), limits)
      expect(counts).toMatchObject({ deleted: 35, moved: 0, made: 0 })
      expect(fs.existsSync(root)).toBe(false)
      expect(back(id).notBack).toEqual([])
      isAsBefore()
    }
  })

  it('M-20: gets back what was written over in place, moved onto another, and swapped; what stood there is kept', () => {
    put('a.txt', 'first a')
    put('b.txt', 'first b')
    put('c/d.txt', 'first d')
    put('c/e.jpg', 'e'.repeat(10))
    const isAsBefore = remember()
    const { id, changes } = guarded(() => {
      fs.writeFileSync(at('a.txt'), 'other')
      fs.renameSync(at('c/d.txt'), at('swap'))
      fs.renameSync(at('b.txt'), at('c/d.txt'))
      fs.renameSync(at('swap'), at('b.txt'))
      fs.renameSync(at('c/e.jpg'), at('c/f.jpg'))
      put('c/e.jpg', 'new e')
      put('new/g.txt', 'g')
    })
    expect(changes.map(({ what }) => what).sort()).toEqual([
      'made',
      'made',
      'made',
      'marked',
      'marked',
      'moved',
      'moved',
      'moved',
      'rewritten',
    ])
    const { notBack, keptIn, keptCount } = back(id)
    expect(notBack).toEqual([])
    isAsBefore()
    expect(keptCount).toBe(3)
    expect(Object.entries(stateOf(keptIn)).map(([name, state]) => [name, state.split(' ').slice(1).join(' ')])).toEqual(
      expect.arrayContaining([
        ['a.txt', 'other'],
        ['c/e.jpg', 'new e'],
        ['new/g.txt', 'g'],
      ]),
    )
  })

  it('M-21: leaves what has changed since, and puts nothing in its place', () => {
    put('a.txt', 'first')
    put('b.txt', 'first b')
    const { id } = guarded(() => {
      fs.writeFileSync(at('a.txt'), 'by the command')
      fs.rmSync(at('b.txt'))
      put('c.txt', 'made')
    })
    fs.writeFileSync(at('a.txt'), 'by the person, later')
    put('b.txt', 'another b, later')
    fs.appendFileSync(at('c.txt'), ', and gone on with')
    const { notBack } = back(id)
    expect(fs.readFileSync(at('a.txt'), 'utf8')).toBe('by the person, later')
    expect(fs.readFileSync(at('b.txt'), 'utf8')).toBe('another b, later')
    expect(fs.readFileSync(at('c.txt'), 'utf8')).toBe('made, and gone on with')
    expect(fs.readFileSync(at('a (2).txt'), 'utf8')).toBe('first')
    expect(fs.readFileSync(at('b (2).txt'), 'utf8')).toBe('first b')
    expect(notBack.map(({ path: name, why }) => `${name} ${why}`).sort()).toEqual([
      'a.txt changed_since',
      'a.txt in_the_way',
      'b.txt in_the_way',
      'c.txt changed_since',
    ])
  })

  it('M-21: never goes through a link that stands in for a folder by now', () => {
    put('in/a.txt', 'first')
    const outside = path.join(base, 'outside')
    fs.mkdirSync(outside)
    const { id } = guarded(() => fs.rmSync(at('in/a.txt')))
    fs.rmdirSync(at('in'))
    fs.symlinkSync(outside, at('in'))
    expect(back(id).notBack.map(({ path: name, why }) => [name, why])).toEqual([['in/a.txt', 'failed']])
    expect(fs.readdirSync(outside)).toEqual([])
    // Out of the way, it goes on.
    fs.rmSync(at('in'))
    expect(back(id).notBack).toEqual([])
    expect(fs.readFileSync(at('in/a.txt'), 'utf8')).toBe('first')
  })

  it('M-22: says of which files only the name is held, and does not claim to have back what was written into those', () => {
    put('film.mp4', 'x'.repeat(100))
    put('note.txt', 'note')
    put('list.txt', 'list')
    const { id, byNameCount } = guarded(
      () => {
        fs.writeFileSync(at('film.mp4'), 'cut')
        fs.writeFileSync(at('note.txt'), 'other')
      },
      { anyBytes: 10, writtenBytes: 10, totalBytes: 1000 },
    )
    expect(byNameCount).toBe(1)
    expect(back(id).notBack).toEqual([{ path: 'film.mp4', why: 'not_kept' }])
    expect([fs.readFileSync(at('film.mp4'), 'utf8'), fs.readFileSync(at('note.txt'), 'utf8')]).toEqual(['cut', 'note'])
  })

  it('M-22: copies take a quarter of the free room at most; what there is no room for is held by name and said so', () => {
    expect(usualCopies(4000).totalBytes).toBe(1000)
    put('a.txt', 'x'.repeat(60))
    put('b.txt', 'y'.repeat(60))
    const { id, byNameCount } = guarded(
      () => {
        for (const name of ['a.txt', 'b.txt']) fs.writeFileSync(at(name), 'other')
      },
      { ...usualCopies(4000), totalBytes: 100 },
    )
    expect(byNameCount).toBe(1)
    expect(back(id).notBack).toHaveLength(1)
    expect([fs.readFileSync(at('a.txt'), 'utf8'), fs.readFileSync(at('b.txt'), 'utf8')].sort()).toEqual([
      'other',
      expect.stringMatching(/^(x{60}|y{60})$/),
    ])
  })

  it('notices bytes that were changed behind their time and size', () => {
    put('a.txt', 'first')
    const stat = fs.statSync(at('a.txt'))
    const { id, changes } = guarded(() => {
      fs.writeFileSync(at('a.txt'), 'other')
      fs.utimesSync(at('a.txt'), stat.atime, stat.mtime)
    })
    expect(changes.map(({ what }) => what)).toEqual(['rewritten'])
    back(id)
    expect(fs.readFileSync(at('a.txt'), 'utf8')).toBe('first')
  })

  it('forgets a command that changed nothing, one that was killed before its command began, and what is past its time', () => {
    put('a.txt', 'a')
    expect(guarded(() => undefined).changes).toEqual([])
    expect(store.list()).toEqual([])
    guarded(() => fs.rmSync(at('a.txt')))
    expect(store.list().map(({ state }) => state)).toEqual(['over'])
    expect(store.dropOld(1 + 31 * 86_400_000).length).toBe(1)
    expect(fs.readdirSync(path.join(base, 'state', 'guards'))).toEqual([])
  })

  it('names of any bytes come back', () => {
    const odd = Buffer.concat([Buffer.from(`${root}/`), Buffer.from([0x61, 0xff, 0xfe, 0x0a, 0x62])])
    fs.writeFileSync(odd, 'odd')
    const { id } = guarded(() => fs.rmSync(odd))
    expect(back(id).notBack).toEqual([])
    expect(fs.readFileSync(odd, 'utf8')).toBe('odd')
  })

  it('M-20: whatever is done in it, taking back makes it what it was, and what was made is kept', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd.txt', 'e.jpg')
    const place = fc.array(name, { minLength: 1, maxLength: 3 }).map((names) => names.join('/'))
    const act = fc.oneof(
      fc.record({ do: fc.constant('write' as const), to: place, text: fc.string({ maxLength: 9 }) }),
      fc.record({ do: fc.constant('append' as const), to: place, text: fc.string({ minLength: 1, maxLength: 9 }) }),
      fc.record({ do: fc.constant('move' as const), from: place, to: place }),
      fc.record({ do: fc.constant('remove' as const), to: place }),
      fc.record({ do: fc.constant('link' as const), to: place, text: name }),
      fc.record({ do: fc.constant('mode' as const), to: place, mode: fc.constantFrom(0o600, 0o644, 0o755) }),
      fc.record({ do: fc.constant('touch' as const), to: place }),
    )
    type Act = typeof act extends fc.Arbitrary<infer T> ? T : never
    const perform = (one: Act) => {
      try {
        const to = at(one.to)
        if (one.do !== 'remove' && one.do !== 'mode' && one.do !== 'touch')
          fs.mkdirSync(path.dirname(to), { recursive: true })
        if (one.do === 'write') fs.writeFileSync(to, one.text)
        else if (one.do === 'append') fs.appendFileSync(to, one.text)
        else if (one.do === 'move') fs.renameSync(at(one.from), to)
        else if (one.do === 'remove') fs.rmSync(to, { recursive: true, force: true })
        else if (one.do === 'link') fs.symlinkSync(one.text, to)
        else if (one.do === 'mode') fs.chmodSync(to, one.mode | (fs.lstatSync(to).isDirectory() ? 0o700 : 0))
        else fs.utimesSync(to, 1_400_000_000, 1_400_000_000)
      } catch {
        // What can't be done is not.
      }
    }
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), fc.array(act, { maxLength: 12 }), (first, then) => {
        fs.rmSync(root, { recursive: true, force: true })
        fs.mkdirSync(root)
        for (const one of first) perform(one)
        const isAsBefore = remember()
        const { id, changes } = guarded(() => {
          for (const one of then) perform(one)
        })
        const after = textsOf(root)
        if (changes.length > 0) {
          const { notBack, keptIn } = back(id)
          expect(notBack).toEqual([])
          const there = [...textsOf(root), ...(keptIn === undefined ? [] : textsOf(keptIn))]
          for (const text of after) expect(there).toContain(text)
        }
        isAsBefore()
      }),
      { numRuns: process.env.OCTAVO_NIGHTLY === '1' ? 300 : 40 },
    )
  })
})
