import fs from 'node:fs'
import path from 'node:path'
import type { Move } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFolder, snapshot } from '../testing/folders.ts'
import { heldPath, putBack } from './remove-name.ts'
import { FolderTarget } from './target.ts'

describe('killed while a file lay under its private name', () => {
  let root: string
  let dispose: () => void
  const at = (name: string) => path.join(root, name)
  const held = () => heldPath(at('a.txt')) as string
  let move: Move

  beforeEach(() => {
    ;({ root, dispose } = newFolder())
    fs.mkdirSync(at('D'))
    fs.writeFileSync(at('a.txt'), 'reviewed')
    move = moveOf()
    fs.linkSync(at('a.txt'), at('D/a.txt'))
    fs.renameSync(at('a.txt'), held())
  })

  afterEach(() => dispose())

  function moveOf(): Move {
    const stat = fs.lstatSync(at('a.txt'))
    const expectation = { sizeBytes: stat.size, modifiedAtMs: stat.mtimeMs }
    return { type: 'move', itemId: 'a', from: 'a.txt', to: 'D/a.txt', what: 'file', expect: expectation }
  }
  /** Puts new content in the place of a name, as editors do. */
  function save(file: string, text: string): void {
    fs.writeFileSync(`${file}~`, text)
    fs.renameSync(`${file}~`, file)
  }
  const settle = async () => (await new FolderTarget({ from: root }).settle([move]))[0]?.state
  const tree = () =>
    Object.fromEntries([...snapshot(root).keys()].map((name) => [name, fs.readFileSync(at(name), 'utf8')]))

  it('R-1: the moved one is moved', async () => {
    expect(await settle()).toBe('done')
    expect(tree()).toEqual({ 'D/a.txt': 'reviewed' })
  })

  it('R-23: one that had taken its place has its name again', async () => {
    fs.writeFileSync(at('new'), 'saved just before')
    fs.renameSync(at('new'), held())
    expect(await settle()).toBe('untouched')
    expect(tree()).toEqual({ 'a.txt': 'saved just before', 'D/a.txt': 'reviewed' })
  })

  it('R-23: one whose name was taken again comes beside it', async () => {
    save(held(), 'saved just before')
    save(at('a.txt'), 'saved just after')
    expect(await settle()).toBe('untouched')
    expect(tree()).toEqual({
      'a.txt': 'saved just after',
      'a (2).txt': 'saved just before',
      'D/a.txt': 'reviewed',
    })
  })

  it('R-1: the moved one is moved, also when its old name is used again', async () => {
    save(at('a.txt'), 'a new one')
    expect(await settle()).toBe('done')
    expect(tree()).toEqual({ 'a.txt': 'a new one', 'D/a.txt': 'reviewed' })
  })

  it('R-1: half a way back is gone to its end', async () => {
    fs.appendFileSync(held(), ' and written to')
    fs.linkSync(held(), at('a.txt'))
    expect(await settle()).toBe('untouched')
    expect(tree()).toEqual({ 'a.txt': 'reviewed and written to' })
  })

  it('R-23: what a lost run left there is never replaced by a later one', async () => {
    save(held(), 'left there')
    fs.unlinkSync(at('D/a.txt'))
    fs.writeFileSync(at('a.txt'), 'a new one')
    const [outcome] = await new FolderTarget({ from: root }).carryOut([moveOf()])
    expect(outcome?.status).toBe('done')
    expect(tree()).toEqual({ 'a (2).txt': 'left there', 'D/a.txt': 'a new one' })
  })

  it('R-23: a folder, a link and the longest name come back as well', async () => {
    const long = at('漢'.repeat(85))
    for (const make of [
      (name: string) => fs.mkdirSync(name),
      (name: string) => fs.symlinkSync('nowhere', name),
      (name: string) => fs.writeFileSync(name, 'text'),
    ]) {
      make(heldPath(long) as string)
      const { ino } = fs.lstatSync(heldPath(long))
      putBack(long)
      const stat = fs.lstatSync(long)
      expect(stat.isSymbolicLink() ? fs.readlinkSync(long) : stat.ino).toBe(stat.isSymbolicLink() ? 'nowhere' : ino)
      expect(fs.existsSync(heldPath(long))).toBe(false)
      fs.rmSync(long, { recursive: true })
    }
  })
})
