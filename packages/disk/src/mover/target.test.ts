import fs from 'node:fs'
import path from 'node:path'
import { itemOf, type Move } from '@octavo/core'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderSource } from '../folder/source.ts'
import { measureTree } from '../folder/tree.ts'
import { contents, newFolder, snapshot, write } from '../testing/folders.ts'
import { FolderTarget } from './target.ts'

let root: string
let dispose: () => void

beforeEach(() => {
  ;({ root, dispose } = newFolder())
})
afterEach(() => dispose())

function moveOf(from: string, to: string, base = root): Move {
  const stat = fs.lstatSync(path.join(base, from))
  const isFolder = stat.isDirectory()
  const measured = isFolder ? measureTree(path.join(base, from)) : { sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }
  const expectation = { sizeBytes: measured.sizeBytes, modifiedAtMs: measured.modifiedAtMs }
  return { type: 'move', itemId: from, from, to, what: isFolder ? 'bundle' : 'file', expect: expectation }
}

const target = () => new FolderTarget({ from: root })

describe('never replaces', () => {
  it('R-2: random moves onto random names keep the bytes of every file', async () => {
    const name = fc.constantFrom('a', 'b', 'A', 'x/a', 'x/b', 'x', 'y/é', 'y/e\u0301')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 12 }), async (pairs) => {
        const { root: own, dispose: done } = newFolder()
        try {
          pairs.forEach(([from], index) => {
            write(own, `in/${index}/${from}`, `text ${index}`)
          })
          const moves = pairs.map(([from, to], index) => moveOf(`in/${index}/${from}`, `out/${to}`, own))
          const before = contents(own)
          const outcomes = await new FolderTarget({ from: own }).carryOut(moves)
          expect(contents(own)).toEqual(before)
          outcomes.forEach((outcome, index) => {
            const at = outcome.status === 'done' ? outcome.to : (moves[index]?.from ?? '')
            expect(fs.readFileSync(path.join(own, at), 'utf8')).toBe(`text ${index}`)
          })
        } finally {
          done()
        }
      }),
      { numRuns: 60 },
    )
  })

  it('does not take a file for moved when its own name is the target', async () => {
    write(root, 'a.txt', 'a')
    const [outcome] = await target().carryOut([moveOf('a.txt', 'a.txt')])
    expect(outcome?.code).toBe('already_exists')
    expect(fs.readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('a')
  })

  it('does not take two hard links of a person for a half-done move', async () => {
    write(root, 'a.txt', 'a')
    fs.mkdirSync(path.join(root, 'D'))
    fs.linkSync(path.join(root, 'a.txt'), path.join(root, 'D/a.txt'))
    const [outcome] = await target().carryOut([moveOf('a.txt', 'D/a.txt')])
    expect(outcome?.code).toBe('already_exists')
    expect([...snapshot(root).keys()].sort()).toEqual(['D/a.txt', 'a.txt'])
  })

  it('moves a file that has another hard link, and leaves that one alone', async () => {
    write(root, 'a.txt', 'a')
    fs.linkSync(path.join(root, 'a.txt'), path.join(root, 'other.txt'))
    const [outcome] = await target().carryOut([moveOf('a.txt', 'D/a.txt')])
    expect(outcome?.status).toBe('done')
    expect([...snapshot(root).keys()].sort()).toEqual(['D/a.txt', 'other.txt'])
  })

  it('never replaces an empty folder of a person with a bundle', async () => {
    write(root, 'p/.git/HEAD', 'ref')
    fs.mkdirSync(path.join(root, 'D/p'), { recursive: true })
    const move = moveOf('p', 'D/p')
    const [outcome] = await target().carryOut([move])
    expect(outcome?.code).toBe('already_exists')
    expect((await target().settle([move]))[0]).toEqual({ state: 'untouched' })
    expect(fs.existsSync(path.join(root, 'D/p'))).toBe(true)
  })

  it('a bundle that changed since the review stays', async () => {
    write(root, 'p/.git/HEAD', 'ref')
    const move = moveOf('p', 'D/p')
    write(root, 'p/src/new.c', 'new')
    expect((await target().carryOut([move]))[0]?.code).toBe('changed_since_review')
    expect(fs.existsSync(path.join(root, 'p/src/new.c'))).toBe(true)
  })
})

describe('links', () => {
  it('a symbolic link in the place of a source, a source folder or a target folder is never followed', async () => {
    const outside = newFolder()
    try {
      write(outside.root, 'secret.txt', 'secret')
      write(root, 'a.txt', 'a')
      write(root, 'in/b.txt', 'b')
      write(root, 'c.txt', 'c')
      const moves = [moveOf('a.txt', 'D/a.txt'), moveOf('in/b.txt', 'D/b.txt'), moveOf('c.txt', 'E/c.txt')]
      fs.rmSync(path.join(root, 'a.txt'))
      fs.symlinkSync(path.join(outside.root, 'secret.txt'), path.join(root, 'a.txt'))
      fs.renameSync(path.join(root, 'in'), path.join(root, 'in-old'))
      fs.symlinkSync(outside.root, path.join(root, 'in'))
      write(outside.root, 'b.txt', 'b')
      fs.symlinkSync(outside.root, path.join(root, 'E'))
      const outcomes = await target().carryOut(moves)
      expect(outcomes.map(({ code }) => code)).toEqual(['link_outside', 'link_outside', 'link_outside'])
      expect([...snapshot(outside.root).keys()].sort()).toEqual(['b.txt', 'secret.txt'])
      expect(fs.readFileSync(path.join(root, 'c.txt'), 'utf8')).toBe('c')
      expect(await target().removeEmptyFolder('E')).toBe(false)
      await expect(target().names(['E'])).rejects.toMatchObject({ code: 'link_outside' })
      const inside = itemOf('folder', { path: 'in/b.txt', sizeBytes: 1 })
      const source = new FolderSource(root)
      expect((await source.heads([inside], 10))[0]).toMatchObject({ code: 'link_outside' })
      await expect(source.open(inside)).rejects.toMatchObject({ code: 'link_outside' })
    } finally {
      outside.dispose()
    }
  })

  it('a bundle that a link has replaced stays', async () => {
    write(root, 'p/.git/HEAD', 'ref')
    const move = moveOf('p', 'D/p')
    fs.renameSync(path.join(root, 'p'), path.join(root, 'q'))
    fs.symlinkSync('q', path.join(root, 'p'))
    expect((await target().carryOut([move]))[0]?.code).toBe('changed_since_review')
  })
})

describe('names', () => {
  it('N-5 N-6 N-9: moves every name that the disk can hold, byte for byte', async () => {
    const names = [
      '-rf',
      '~',
      '.htaccess',
      '$(id)',
      '`id`',
      '%00',
      '..%2f',
      'CON',
      'a:b',
      'x.',
      'x ',
      'new\nline',
      '\u202egpj.exe',
    ]
    const all = [...names, 'a'.repeat(255), `${'漢'.repeat(83)}.pdf`, `${'😀'.repeat(62)}.txt`, '\u001b[31m']
    all.forEach((name, index) => {
      write(root, `in/${name}`, `text ${index}`)
    })
    const outcomes = await target().carryOut(all.map((name) => moveOf(`in/${name}`, `out/${name}`)))
    expect(outcomes.map(({ status }) => status)).toEqual(all.map(() => 'done'))
    expect(fs.readdirSync(path.join(root, 'out')).sort()).toEqual([...all].sort())
  })

  it('N-6: a name that is too long for the disk is that item’s failure', async () => {
    write(root, 'a.txt', 'a')
    write(root, 'b.txt', 'b')
    const moves = [moveOf('a.txt', `D/${'漢'.repeat(100)}.txt`), moveOf('b.txt', 'D/b.txt')]
    const outcomes = await target().carryOut(moves)
    expect(outcomes.map(({ code, status }) => code ?? status)).toEqual(['bad_name', 'done'])
  })

  it('N-10: works 64 levels deep, beyond the longest path that a call takes', async () => {
    const deep = Array.from({ length: 62 }, (_, level) => `${level}${'d'.repeat(60)}`).join('/')
    write(root, 'a.txt', 'a')
    const [there] = await target().carryOut([moveOf('a.txt', `${deep}/a.txt`)])
    expect(there?.status).toBe('done')
    const move = { type: 'move', itemId: 'a', from: `${deep}/a.txt`, to: 'back.txt', what: 'file' } as const
    const [back] = await target().carryOut([{ ...move, expect: there?.after ?? { sizeBytes: 0, modifiedAtMs: 0 } }])
    expect(back?.status).toBe('done')
    expect(fs.readFileSync(path.join(root, 'back.txt'), 'utf8')).toBe('a')
  })
})
