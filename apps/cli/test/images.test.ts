import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { png } from './support/png.ts'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder, sameTree, snapshot, write } from './support/tree.ts'

let base: ReturnType<typeof newFolder>
let root: string

beforeEach(() => {
  base = newFolder()
  root = path.join(base.root, 'files')
  fs.mkdirSync(root)
})
afterEach(() => base.dispose())

const run = (...args: readonly string[]) => octavo(args, { state: path.join(base.root, 'state') })

/** Waves of its own for each seed, rich enough to be told from others. */
const scene = (seed: number) => (x: number, y: number) =>
  [1, 2, 3].map((k) => {
    const wave = (step: number) =>
      Math.sin(seed * 7.3 * step + x * (5 + seed * step * 3.1) + y * (4 + ((seed * 5 + step * 11) % 13)) * k)
    return 128 + 40 * (wave(1) + wave(2) + wave(3))
  })
const badge = (seed: number) => (x: number, y: number) =>
  (x - 0.5) ** 2 + (y - 0.5) ** 2 < 0.15 ? [(seed * 67) % 256, (seed * 149) % 256, 90] : [255, 255, 255]

describe('octavo duplicates', () => {
  it('finds equal files, copies of pictures and versions of texts, keeps one of each, and changes nothing', async () => {
    const text = Array.from({ length: 80 }, (_, i) => `word${(i * 37) % 61} stands in line ${i}`).join(' ')
    write(root, 'a/photo.png', png(120, 80, scene(1)))
    write(root, 'b/photo copy.png', png(120, 80, scene(1)))
    write(root, 'b/photo-small.png', png(60, 40, scene(1)))
    write(
      root,
      'b/mirrored.png',
      png(90, 60, (x, y) => scene(1)(1 - x, y)),
    )
    write(root, 'other.png', png(120, 80, scene(4)))
    write(root, 'data.bin', Buffer.from([1, 2, 3, 4, 5]))
    write(root, 'deep/er/data (1).bin', Buffer.from([1, 2, 3, 4, 5]))
    write(root, 'nearly.bin', Buffer.from([1, 2, 3, 4, 6]))
    write(root, 'text.txt', text)
    write(root, 'text (2).txt', `${text} and one more word`)
    // Of versions the newest is kept.
    fs.utimesSync(path.join(root, 'text.txt'), 1e9, 1e9)
    write(root, 'empty1.txt', '')
    write(root, 'empty2.txt', '')
    const before = snapshot(root)
    const { out, code, err } = await run('duplicates', root, '--alike', '--json')
    expect(err).toBe('')
    expect(code).toBe(0)
    const lines = jsonLines(out)
    const sets = Object.values(Object.groupBy(lines, ({ set }) => String(set))).map((set = []) =>
      set.map(({ path: at, exact, keep }) => `${path.relative(root, String(at))} ${exact}${keep ? ' keep' : ''}`),
    )
    expect(sets).toEqual([
      ['a/photo.png true keep', 'b/mirrored.png false', 'b/photo copy.png true', 'b/photo-small.png false'],
      ['data.bin true keep', 'deep/er/data (1).bin true'],
      ['text (2).txt false keep', 'text.txt false'],
    ])
    expect(sameTree(before, snapshot(root))).toBe(true)
    const told = await run('duplicates', root, '--alike')
    expect(told.out).toContain('3 sets, 5 copies')
    expect(told.out).toContain('Nothing was changed')
  })

  it('compares bytes alone unless it is asked for more: hard links, files of one size and of one beginning', async () => {
    const long = 'the same beginning '.repeat(400)
    write(root, 'a.txt', `${long}1`)
    write(root, 'b.txt', `${long}2`)
    write(root, 'c.txt', `${long}1`)
    fs.linkSync(path.join(root, 'b.txt'), path.join(root, 'linked.txt'))
    write(root, 'one.png', png(180, 120, scene(2)))
    write(root, 'smaller.png', png(120, 80, scene(2)))
    const { out, code, err } = await run('duplicates', root, '--json')
    expect([err, code]).toEqual(['', 0])
    const found = jsonLines(out).map(({ set, path: at, exact, keep }) => [set, path.basename(String(at)), exact, keep])
    expect(found).toEqual([
      [1, 'a.txt', true, true],
      [1, 'c.txt', true, false],
      [2, 'b.txt', true, true],
      [2, 'linked.txt', true, false],
    ])
    const all = await run('duplicates', root, '--alike', '--json')
    expect(jsonLines(all.out).filter(({ exact }) => exact === false).length).toBeGreaterThan(0)
    expect((await run('plan', root, '--alike')).code).toBe(2)
  })

  it('names a file that it may not read, and compares the others', async () => {
    write(root, 'a', 'equal')
    write(root, 'b', 'equal')
    write(root, 'closed', 'equal')
    fs.chmodSync(path.join(root, 'closed'), 0)
    fs.chmodSync(base.root, 0o755)
    const isRoot = process.getuid?.() === 0
    const under = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []
    const { out, code } = await octavo(['duplicates', root, '--json'], { state: path.join(root, 'state'), under })
    expect(code).toBe(1)
    expect(jsonLines(out).map(({ path: at, code: why }) => [path.basename(String(at)), why])).toEqual([
      ['a', undefined],
      ['b', undefined],
      ['closed', 'permission_denied'],
    ])
  })

  it('names what it can not read with a code, and goes on', async () => {
    write(root, 'one.png', png(180, 120, scene(2)))
    write(root, 'two.png', png(120, 80, scene(2)))
    write(root, 'broken.png', png(180, 120, scene(3)).subarray(0, 40))
    fs.symlinkSync('one.png', path.join(root, 'link.png'))
    const { out, code } = await run('duplicates', root, '--alike', '--json')
    expect(code).toBe(1)
    const lines = jsonLines(out)
    expect(lines.filter(({ set }) => set === 1)).toHaveLength(2)
    expect(lines.filter((line) => 'code' in line).map((line) => [path.basename(String(line.path)), line.code])).toEqual(
      [
        ['broken.png', 'damaged'],
        ['link.png', 'symbolic_link'],
      ],
    )
    expect((await run('duplicates', path.join(root, 'gone'))).code).toBe(66)
  })
})

describe('octavo duplicates --set-aside', () => {
  const copies = () => {
    write(root, 'a/report.pdf', 'the same report')
    write(root, 'b/report (1).pdf', 'the same report')
    write(root, 'b/other.txt', 'another thing')
    write(root, 'RAW/IMG_1.CR2', 'raw bytes')
    write(root, 'RAW/IMG_1.JPG', 'a photo')
    write(root, 'sent/IMG_1.JPG', 'a photo')
    write(root, 'project/package.json', '{}')
    write(root, 'project/report.pdf', 'the same report')
  }

  it('R-6: moves all but the best into _Duplicates after a yes, leaves projects whole, and takes all of it back', async () => {
    copies()
    const before = snapshot(root, { folders: true })
    const asked = await run('duplicates', root, '--set-aside')
    expect(asked.code).toBe(3)
    expect(asked.out).toContain('A copy of "a/report.pdf", which stays.')
    expect(sameTree(before, snapshot(root, { folders: true }))).toBe(true)
    const { out, code, err } = await run('duplicates', root, '--set-aside', '--yes', '--json')
    expect([err, code]).toEqual(['', 0])
    expect(jsonLines(out).at(-1)).toMatchObject({ type: 'run', status: 'completed', moved: 2 })
    expect([...snapshot(root).keys()].filter((name) => !name.startsWith('project/'))).toEqual([
      'RAW/IMG_1.CR2',
      'RAW/IMG_1.JPG',
      '_Duplicates/b/report (1).pdf',
      '_Duplicates/sent/IMG_1.JPG',
      'a/report.pdf',
      'b/other.txt',
    ])
    // What was set aside is no copy any more, and is not sorted back among the others.
    expect((await run('duplicates', root, '--set-aside', '--yes')).out).toContain('nothing to set aside')
    expect((await run('plan', root, '--json')).out).not.toMatch(/"from":"_Duplicates/)
    expect((await run('undo')).code).toBe(0)
    expect(sameTree(before, snapshot(root, { folders: true }))).toBe(true)
  })

  it('remembers by content that all copies are kept, wherever they lie, and asks again when told', async () => {
    copies()
    const first = await run('duplicates', root, '--keep-all', path.join(root, 'a/report.pdf'), '--json')
    expect(jsonLines(first.out).map(({ path: at }) => path.basename(String(at)))).toEqual(['IMG_1.JPG', 'IMG_1.JPG'])
    fs.renameSync(path.join(root, 'b/report (1).pdf'), path.join(root, 'b/moved.pdf'))
    const again = await run('duplicates', root)
    expect(again.out).toContain('1 set of which you keep all left out')
    expect(again.out).not.toContain('moved.pdf')
    const aside = await run('duplicates', root, '--set-aside', '--yes', '--json')
    expect(jsonLines(aside.out).at(-1)).toMatchObject({ type: 'run', moved: 1 })
    expect((await run('duplicates', root, '--ask-again')).out).toContain('moved.pdf')
    expect((await run('duplicates', root)).out).toContain('moved.pdf')
    expect((await run('duplicates', root, '--keep-all', path.join(root, 'b/other.txt'))).code).toBe(66)
  })
})

describe('octavo cluster images', () => {
  it('groups by style with names that differ, each picture once, and names what it can not draw', async () => {
    for (let i = 1; i <= 5; i++) {
      write(root, `scene-${i}.png`, png(100, 70, scene(i)))
      write(root, `in/badge-${i}.png`, png(64, 64, badge(i)))
    }
    write(root, 'drawing.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    write(root, 'notes.txt', 'no picture')
    const { out, code } = await run('cluster', 'images', root, '--groups', '2', '--json')
    expect(code).toBe(1)
    const lines = jsonLines(out)
    const groups = Object.groupBy(lines, ({ group }) => String(group))
    expect(lines.filter((line) => 'code' in line)).toMatchObject([
      { path: path.join(root, 'drawing.svg'), code: 'unsupported' },
    ])
    const named = Object.entries(groups).filter(([name]) => name !== 'undefined')
    expect(named).toHaveLength(2)
    for (const [name, members = []] of named) {
      expect(name).toMatch(/\p{L}{4}/u)
      expect(new Set(members.map(({ path: at }) => path.basename(String(at)).split('-')[0])).size).toBe(1)
      expect(members).toHaveLength(5)
    }
    const again = await run('cluster', 'images', root, '--groups', '2', '--json')
    expect(again.out).toBe(out)
  })

  it('says what it wants when it is asked for something else, and when there are no pictures', async () => {
    expect((await run('cluster', 'everything', root)).code).toBe(2)
    expect((await run('cluster', 'images', root)).code).toBe(66)
  })
})
