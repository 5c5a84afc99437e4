import fs from 'node:fs'
import { open } from 'node:fs/promises'
import path from 'node:path'
import type { Move } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { measureTree } from '../folder/tree.ts'
import { contents, makePipe, newFolder, otherDisk, snapshot, write } from '../testing/folders.ts'
import { toOtherDisk } from './other-disk.ts'
import { pairToken } from './place.ts'
import { FolderTarget } from './target.ts'

const shm = otherDisk()
describe.skipIf(shm === undefined)('another disk (skipped where /dev/shm is no second file system)', () => {
  let root: string
  let dispose: () => void
  let other: ReturnType<typeof newFolder>
  beforeEach(() => {
    ;({ root, dispose } = newFolder())
    other = newFolder(shm)
  })
  afterEach(() => {
    dispose()
    other.dispose()
  })

  const target = (into: string) => new FolderTarget({ from: root, to: into })

  function moveOf(from: string, to: string): Move {
    const stat = fs.lstatSync(path.join(root, from))
    const isFolder = stat.isDirectory()
    const { sizeBytes, modifiedAtMs } = isFolder
      ? measureTree(path.join(root, from))
      : { sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }
    return {
      type: 'move',
      itemId: from,
      from,
      to,
      what: isFolder ? 'bundle' : 'file',
      expect: { sizeBytes, modifiedAtMs },
    }
  }

  const tokenOf = ({ from, to }: Move) => {
    const folder = { prefix: '', dev: 0, ino: 0, fd: undefined }
    const placeAt = (base: string, name: string) => ({ folder, name, path: `${base}/${name}`, at: '' })
    return pairToken(placeAt(root, from), placeAt(other.root, to))
  }

  it('R-8: copies, verifies and removes; bytes, time and mode are kept, and nothing is left over', async () => {
    write(root, 'big.bin', Buffer.alloc(3_000_000, 'octavo'), 1_600_000_001_234)
    write(root, 'empty', '', 1_500_000_000_000)
    fs.chmodSync(path.join(root, 'big.bin'), 0o640)
    const before = contents(root)
    const outcomes = await target(other.root).carryOut([moveOf('big.bin', 'D/big.bin'), moveOf('empty', 'D/empty')])
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'done'])
    expect(contents(other.root)).toEqual(before)
    expect(fs.readdirSync(root)).toEqual([])
    expect(fs.readdirSync(path.join(other.root, 'D')).sort()).toEqual(['big.bin', 'empty'])
    const stat = fs.statSync(path.join(other.root, 'D/big.bin'))
    expect(Math.abs(stat.mtimeMs - 1_600_000_001_234)).toBeLessThan(1)
    expect(stat.mode & 0o777).toBe(0o640)
    expect(outcomes[0]?.after).toEqual({ sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs })
  })

  it('R-24: a sparse file stays sparse, and its bytes are the same', async () => {
    const at = path.join(root, 'disk.img')
    fs.writeFileSync(at, '')
    fs.truncateSync(at, 8_000_000)
    const handle = await open(at, 'r+')
    await handle.write('in the middle', 5_000_000)
    await handle.close()
    const before = { stat: fs.statSync(at), hash: contents(root) }
    const [outcome] = await target(other.root).carryOut([moveOf('disk.img', 'D/disk.img')])
    expect(outcome?.status).toBe('done')
    expect(contents(other.root)).toEqual(before.hash)
    const after = fs.statSync(path.join(other.root, 'D/disk.img'))
    expect(after.size).toBe(8_000_000)
    expect(before.stat.blocks * 512).toBeLessThan(1_000_000)
    expect(after.blocks * 512).toBeLessThan(1_000_000)
  })

  it('R-24: what leads to another disk is known before, with the files that have further names, in folders too', () => {
    write(root, 'a.txt', 'one')
    write(root, 'b.txt', 'two')
    write(root, 'p/.git/HEAD', 'ref')
    fs.linkSync(path.join(root, 'b.txt'), path.join(root, 'second.txt'))
    fs.linkSync(path.join(root, 'p/.git/HEAD'), path.join(root, 'p/HEAD'))
    const moves = ['a.txt', 'b.txt', 'p'].map((name) => moveOf(name, `Not/made/yet/${name}`))
    expect(toOtherDisk({ from: root, to: path.join(other.root, 'new') }, moves)).toEqual({
      moveCount: 3,
      linkedCount: 3,
    })
    expect(toOtherDisk({ from: root, to: root }, moves)).toEqual({ moveCount: 0, linkedCount: 0 })
  })

  it('R-8: a bundle goes whole, with links and names that are no UTF-8', async () => {
    write(root, 'p/.git/HEAD', 'ref')
    write(root, 'p/src/main.c', 'int main;')
    fs.symlinkSync('../../..', path.join(root, 'p/src/up'))
    fs.mkdirSync(path.join(root, 'p/empty'))
    fs.writeFileSync(Buffer.concat([Buffer.from(`${root}/p/caf`), Buffer.from([0xe9])]), 'latin1')
    const [outcome] = await target(other.root).carryOut([moveOf('p', 'Code/p')])
    expect(outcome?.status).toBe('done')
    expect(fs.existsSync(path.join(root, 'p'))).toBe(false)
    expect(fs.readlinkSync(path.join(other.root, 'Code/p/src/up'))).toBe('../../..')
    expect(fs.readdirSync(path.join(other.root, 'Code/p')).length).toBe(4)
    expect(fs.readdirSync(path.join(other.root, 'Code'))).toEqual(['p'])
    const raw = fs.readdirSync(path.join(other.root, 'Code/p'), { encoding: 'buffer' })
    expect(raw.some((name) => name.equals(Buffer.from([0x63, 0x61, 0x66, 0xe9])))).toBe(true)
  })

  it('R-8: a copy that was corrupted on its way fails, and the original stays, a file as well as a folder', async () => {
    const big = Buffer.alloc(3_000_000, 'octavo')
    write(root, 'big.bin', big)
    write(root, 'p/.git/HEAD', 'ref')
    const before = snapshot(root)
    const handle = await open(path.join(root, 'big.bin'))
    const prototype = Object.getPrototypeOf(handle) as { write: (...args: unknown[]) => unknown }
    await handle.close()
    const { write: original } = prototype
    // As a bad cable would: as many bytes as there should be, one of them another.
    const spy = vi.spyOn(prototype, 'write').mockImplementation(function (this: unknown, ...args: unknown[]) {
      const [block, ...rest] = args as [Buffer]
      const bad = Buffer.from(block)
      bad[bad.length - 1] = (bad[bad.length - 1] ?? 0) ^ 1
      return original.call(this, bad, ...rest)
    })
    try {
      const moves = [moveOf('big.bin', 'D/big.bin'), moveOf('p', 'D/p')]
      const outcomes = await target(other.root).carryOut(moves)
      expect(spy.mock.calls.length).toBeGreaterThan(3)
      expect(outcomes.map(({ status, code }) => [status, code])).toEqual([
        ['failed', 'corrupt'],
        ['failed', 'corrupt'],
      ])
    } finally {
      spy.mockRestore()
    }
    expect(snapshot(root)).toEqual(before)
    expect(snapshot(other.root)).toEqual(new Map())
  })

  it('R-8: after a kill an original stays beside a finished copy that no longer equals it', async () => {
    write(root, 'a.txt', 'the original')
    write(other.root, 'D/a.txt', 'the 0riginal')
    const move = moveOf('a.txt', 'D/a.txt')
    fs.writeFileSync(path.join(other.root, 'D', `.octavo-${tokenOf(move)}.moved`), '')
    await target(other.root).settle([move])
    expect(fs.readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('the original')
    expect(fs.readFileSync(path.join(other.root, 'D/a.txt'), 'utf8')).toBe('the 0riginal')
  })

  it('R-2: a taken name on the other disk stays as it is', async () => {
    write(root, 'a.txt', 'mine')
    write(other.root, 'D/a.txt', 'theirs')
    const [outcome] = await target(other.root).carryOut([moveOf('a.txt', 'D/a.txt')])
    expect(outcome?.code).toBe('already_exists')
    expect(fs.readdirSync(path.join(other.root, 'D'))).toEqual(['a.txt'])
    expect(fs.readFileSync(path.join(other.root, 'D/a.txt'), 'utf8')).toBe('theirs')
    expect(fs.readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('mine')
  })

  it('a bundle with a pipe in it is refused whole', async () => {
    write(root, 'p/.git/HEAD', 'ref')
    makePipe(path.join(root, 'p/pipe'))
    const [outcome] = await target(other.root).carryOut([moveOf('p', 'p')])
    expect(outcome?.code).toBe('unsupported')
    expect(fs.readdirSync(other.root)).toEqual([])
    expect(fs.readdirSync(path.join(root, 'p')).sort()).toEqual(['.git', 'pipe'])
  })
})
