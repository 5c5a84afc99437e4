import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { makePipe, newFolder, write } from '../testing/folders.ts'
import { FileContents } from './file-contents.ts'

describe('FileContents', () => {
  let root: string
  let dispose: () => void
  const contents = new FileContents()
  const at = (name: string) => path.join(root, name)

  beforeEach(() => {
    ;({ root, dispose } = newFolder())
  })
  afterEach(() => {
    vi.restoreAllMocks()
    dispose()
  })

  it('tells beginnings and wholes apart, whatever was read before', () => {
    const long = Buffer.alloc(1_000_003, 'octavo')
    write(root, 'long', long)
    write(root, 'other end', Buffer.concat([long.subarray(0, -1), Buffer.from('!')]))
    write(root, 'short', 'octavo')
    const heads = ['long', 'other end', 'short'].map((name) => contents.headKey(at(name)))
    expect(heads[0]).toBe(heads[1])
    expect(heads[0]).not.toBe(heads[2])
    expect(contents.wholeKey(at('long'), long.length)).toBe(createHash('sha256').update(long).digest('hex'))
    expect(contents.wholeKey(at('other end'), long.length)).not.toBe(contents.wholeKey(at('long'), long.length))
    expect(contents.wholeKey(at('short'), 6)).toBe(createHash('sha256').update('octavo').digest('hex'))
  })

  it('says when a file is no longer as long as it was listed, follows no link, and waits for no pipe', () => {
    write(root, 'a', 'longer than it was')
    for (const listed of [3, 3000])
      expect(() => contents.wholeKey(at('a'), listed)).toThrow(
        expect.objectContaining({ code: 'changed_since_review' }),
      )
    fs.symlinkSync('a', at('link'))
    expect(() => contents.headKey(at('link'))).toThrow(expect.objectContaining({ code: 'ELOOP' }))
    makePipe(at('pipe'))
    expect(() => contents.wholeKey(at('pipe'), 5)).toThrow(expect.objectContaining({ code: 'changed_since_review' }))
  })

  it('keeps no file open, also when reading fails', () => {
    write(root, 'a', 'text')
    const [open, close] = [vi.spyOn(fs, 'openSync'), vi.spyOn(fs, 'closeSync')]
    vi.spyOn(fs, 'readSync').mockImplementation(() => {
      throw Object.assign(new Error('bad disk'), { code: 'EIO' })
    })
    expect(() => contents.headKey(at('a'))).toThrow('bad disk')
    expect(close.mock.calls.map(([fd]) => fd)).toEqual(open.mock.results.map(({ value }) => value))
  })
})
