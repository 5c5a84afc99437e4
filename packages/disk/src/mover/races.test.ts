import fs from 'node:fs'
import path from 'node:path'
import type { Move } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { newFolder, snapshot, write } from '../testing/folders.ts'
import { FolderTarget } from './target.ts'

let root: string
let dispose: () => void

beforeEach(() => {
  ;({ root, dispose } = newFolder())
  write(root, 'a.txt', 'reviewed')
  fs.mkdirSync(path.join(root, 'D'))
})
afterEach(() => {
  vi.restoreAllMocks()
  dispose()
})

const at = (name: string) => path.join(root, name)
const target = () => new FolderTarget({ from: root })

function moveOf(from: string, to: string): Move {
  const stat = fs.lstatSync(at(from))
  return {
    type: 'move',
    itemId: from,
    from,
    to,
    what: 'file',
    expect: { sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs },
  }
}

/** Does something at the very moment after a second name was made. */
function afterLink(action: () => void): void {
  const link = fs.linkSync
  vi.spyOn(fs, 'linkSync').mockImplementationOnce((from, to) => {
    link(from, to)
    action()
  })
}

/** As on a disk without hard links. */
function withoutLinks(): void {
  vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('no hard links'), { code: 'EPERM' })
  })
}

describe('others at work in the same instant', () => {
  it('R-13: a file that is replaced in the middle of its move stays with its new content', async () => {
    afterLink(() => {
      fs.writeFileSync(at('new'), 'saved by an editor just now')
      fs.renameSync(at('new'), at('a.txt'))
    })
    expect((await target().carryOut([moveOf('a.txt', 'D/a.txt')]))[0]?.code).toBe('changed_since_review')
    expect(fs.readFileSync(at('a.txt'), 'utf8')).toBe('saved by an editor just now')
    expect(fs.readdirSync(at('D'))).toEqual([])
  })

  it('R-13: one of the same size and time that takes its place is not removed either', async () => {
    const move = moveOf('a.txt', 'D/a.txt')
    afterLink(() => {
      fs.writeFileSync(at('new'), 'otherone')
      fs.utimesSync(at('new'), move.expect.modifiedAtMs / 1000, move.expect.modifiedAtMs / 1000)
      fs.renameSync(at('new'), at('a.txt'))
    })
    expect((await target().carryOut([move]))[0]?.code).toBe('changed_since_review')
    expect(fs.readFileSync(at('a.txt'), 'utf8')).toBe('otherone')
  })

  it('R-1: a file whose old name is removed in the middle keeps the new one', async () => {
    afterLink(() => fs.unlinkSync(at('a.txt')))
    expect((await target().carryOut([moveOf('a.txt', 'D/a.txt')]))[0]?.status).toBe('done')
    expect(fs.readFileSync(at('D/a.txt'), 'utf8')).toBe('reviewed')
  })

  it('R-7: when the old name cannot be removed, the new one is taken back', async () => {
    vi.spyOn(fs, 'unlinkSync').mockImplementationOnce(() => {
      throw Object.assign(new Error('sticky folder'), { code: 'EPERM' })
    })
    expect((await target().carryOut([moveOf('a.txt', 'D/a.txt')]))[0]).toMatchObject({
      status: 'failed',
      code: 'permission_denied',
    })
    expect([...snapshot(root).keys()]).toEqual(['a.txt'])
  })
})

describe('a disk without hard links', () => {
  it('R-2: takes a free name and leaves a taken one', async () => {
    withoutLinks()
    write(root, 'b.txt', 'mine')
    write(root, 'D/b.txt', 'theirs')
    const outcomes = await target().carryOut([moveOf('a.txt', 'D/a.txt'), moveOf('b.txt', 'D/b.txt')])
    expect(outcomes.map(({ status, code }) => code ?? status)).toEqual(['done', 'already_exists'])
    expect(fs.readFileSync(at('D/a.txt'), 'utf8')).toBe('reviewed')
    expect(fs.readFileSync(at('D/b.txt'), 'utf8')).toBe('theirs')
    expect(fs.readFileSync(at('b.txt'), 'utf8')).toBe('mine')
  })

  it('R-1: a name that a killed move kept is given free again', async () => {
    withoutLinks()
    const move = moveOf('a.txt', 'D/a.txt')
    const rename = vi.spyOn(fs, 'renameSync').mockImplementationOnce(() => {
      throw Object.assign(new Error('killed'), { code: 'EIO' })
    })
    const unlink = vi.spyOn(fs, 'unlinkSync').mockImplementationOnce(() => undefined)
    await target().carryOut([move])
    expect([...snapshot(root).keys()].sort()).toEqual(['D/a.txt', 'a.txt'])
    rename.mockRestore()
    unlink.mockRestore()
    expect(await target().settle([move])).toEqual([{ state: 'untouched' }])
    expect([...snapshot(root).keys()]).toEqual(['a.txt'])
    expect((await target().carryOut([move]))[0]?.status).toBe('done')
    expect(fs.readFileSync(at('D/a.txt'), 'utf8')).toBe('reviewed')
  })
})
