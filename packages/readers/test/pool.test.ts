import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { bytesSource, type Reading } from '@octavo/core'
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest'
import { createReaderPool, type ReaderPool, type ReaderPoolOptions } from '../src/node/index.ts'
import { createPool } from '../src/node/pool.ts'
import { utf8 } from './support/bytes.ts'
import { docx } from './support/office.ts'

const MEGABYTE = 1024 * 1024
const folder = mkdtempSync(path.join(tmpdir(), 'octavo-pool-'))
afterAll(() => rmSync(folder, { recursive: true }))

let pool: ReaderPool | undefined
afterEach(() => {
  vi.useRealTimers()
  pool?.close()
})

const program = (name: string): string => fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url))

/** A pool of processes that misbehave when they are asked to. */
function moody(options: ReaderPoolOptions = {}): (name: string) => ReturnType<ReaderPool['read']> {
  const own = createPool(program('moody'), { width: 1, timeoutMs: 2000, ...options })
  pool = own
  return (name) => own.read({ name, source: bytesSource(utf8('x')) })
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a pool of reader processes', () => {
  it('reads by path and by bytes, in any order, and says what it can not open', async () => {
    pool = createReaderPool({ width: 2 })
    const file = path.join(folder, 'a.docx')
    writeFileSync(file, docx())
    writeFileSync(path.join(folder, 'big.txt'), 'long line of words\n'.repeat(400_000))
    const readings = await Promise.all([
      pool.read(file),
      pool.read({ name: 'b.txt', source: bytesSource(utf8('plain words here')) }),
      pool.read(path.join(folder, 'big.txt')),
      pool.read(path.join(folder, 'missing')),
      pool.read(folder),
      pool.read({ name: 'c', source: { sizeBytes: 10, read: () => Promise.reject(new Error('gone')) } }),
    ])
    expect(readings[0]).toMatchObject({ title: 'Harvest report' })
    expect(readings[1]).toMatchObject({ text: 'plain words here' })
    expect(readings[2]?.text?.length).toBeGreaterThan(390_000)
    expect(readings.slice(3).map(({ code }) => code)).toEqual(['unreadable', 'unreadable', 'unreadable'])
  })

  it('P-1: ends a parser that never ends, and reads the next item', async () => {
    const read = moody()
    const [first, second] = await Promise.all([read('hang'), read('fine')])
    expect(first).toMatchObject({ code: 'too_slow' })
    expect(second?.text).toMatch(/^fine by/u)
  })

  it('P-1: gives a parser 20 s when nobody says otherwise', async () => {
    pool = createPool(program('moody'), { width: 1 })
    const read = (name: string) => pool?.read({ name, source: bytesSource(utf8('x')) })
    await read('fine')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let code: string | undefined
    const hanging = read('hang')?.then((reading) => {
      code = reading.code
    })
    await vi.advanceTimersByTimeAsync(19_900)
    expect(code).toBeUndefined()
    await vi.advanceTimersByTimeAsync(200)
    await hanging
    expect(code).toBe('too_slow')
  })

  it('ends one that eats memory outside of the heap (Linux) or inside of it', async () => {
    const read = moody({ timeoutMs: 60_000, heapBytes: 64 * MEGABYTE, memoryBytes: 200 * MEGABYTE })
    if (process.platform === 'linux') expect(await read('eat')).toMatchObject({ code: 'too_large' })
    expect(await read('heap')).toMatchObject({ code: 'too_large' })
    expect((await read('fine')).text).toMatch(/^fine/u)
  })

  it('L-9: opens an item when its turn has come and closes it after, one piece of it in memory at a time', async () => {
    const own = createPool(program('moody'), { width: 1 })
    pool = own
    const open = { items: 0, pieces: 0, mostItems: 0, mostPieces: 0 }
    const item = (name: string) => ({
      name,
      async open() {
        open.items += 1
        open.mostItems = Math.max(open.mostItems, open.items)
        return {
          sizeBytes: 1,
          async read() {
            open.pieces += 1
            open.mostPieces = Math.max(open.mostPieces, open.pieces)
            await setTimeout(1)
            open.pieces -= 1
            return new Uint8Array(1)
          },
          async close() {
            open.items -= 1
          },
        }
      },
    })
    const readings = await Promise.all(['flood', 'one', 'two', 'three'].map((name) => own.read(item(name))))
    expect(readings.map(({ text }) => text?.split(' ')[0])).toEqual(['all', 'one', 'two', 'three'])
    expect(open).toEqual({ items: 0, pieces: 0, mostItems: 1, mostPieces: 1 })
    expect(await own.read({ name: 'x', open: () => Promise.reject(new Error('gone')) })).toMatchObject({
      code: 'unreadable',
    })
  })

  it('L-9: what nobody waits for any more leaves the line, or is ended where it is at work', async () => {
    const own = createPool(program('moody'), { width: 1, timeoutMs: 3_600_000 })
    pool = own
    const gone = new AbortController()
    const read = (name: string, signal?: AbortSignal) => own.read({ name, source: bytesSource(utf8('x')) }, signal)
    const begun = Promise.withResolvers<void>()
    const open = async () => {
      begun.resolve()
      return bytesSource(utf8('x'))
    }
    const hanging = own.read({ name: 'hang', open }, gone.signal)
    const waiting = read('hang', gone.signal)
    const other = read('fine')
    await begun.promise
    gone.abort(new Error('The caller has gone'))
    await expect(waiting).rejects.toThrow('The caller has gone')
    await expect(hanging).rejects.toThrow('The caller has gone')
    expect((await other).text).toMatch(/^fine/u)
    await expect(read('fine', gone.signal)).rejects.toThrow('The caller has gone')
  })

  it.each(['exit', 'throw', 'greedy'])('one that ends by %s costs its item the facts, nothing more', async (name) => {
    const read = moody()
    expect(await read(name)).toMatchObject({ code: 'damaged' })
    expect((await read('fine')).text).toMatch(/^fine/u)
  })

  it('P-3: a failure that comes after the answer costs nobody anything', async () => {
    const read = moody()
    const readings = await Promise.all(['late', 'one', 'late', 'two', 'late', 'three'].map(read))
    expect(readings.map(({ text }) => text?.split(' ')[0])).toEqual(['late', 'one', 'late', 'two', 'late', 'three'])
  })

  it('believes nothing of what a process answers', async () => {
    const reading = await moody()('lie')
    expect(reading.text).toHaveLength(400_000)
    expect({ ...reading, text: '' }).toEqual({ text: '', flags: ['macros'] })
  })

  it('whose processes do not even start answers everybody, and tries again for the next', async () => {
    const own = createPool(program('there-is-none'), { width: 2 })
    pool = own
    const read = (): Promise<Reading> => own.read({ name: 'x', source: bytesSource(utf8('x')) })
    expect((await Promise.all([read(), read(), read()])).map(({ code }) => code)).toEqual([
      'unreadable',
      'unreadable',
      'unreadable',
    ])
    expect((await read()).code).toBe('unreadable')
  })

  it('that is closed answers everybody', async () => {
    const read = moody()
    const waiting = [read('hang'), read('one'), read('two')]
    pool?.close()
    expect((await Promise.all(waiting)).map(({ code }) => code)).toEqual(['unreadable', 'unreadable', 'unreadable'])
    expect(await read('three')).toMatchObject({ code: 'unreadable' })
  })

  it.runIf(process.platform === 'linux')('a reader that hangs ends when its parent was killed', async () => {
    const parent = spawn(process.execPath, [program('parent')], { stdio: ['ignore', 'pipe', 'inherit'] })
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const reader = Number(line.toString().trim())
    expect(isThere(reader)).toBe(true)
    parent.kill('SIGKILL')
    while (isThere(reader)) await setTimeout(100)
  })

  it('P-12: keeps a process from files, programs, threads, the network and our secrets', async () => {
    const file = path.join(folder, 'secret.txt')
    writeFileSync(file, 'a secret')
    process.env.OCTAVO_TEST_SECRET = 'a secret'
    pool = createPool(program('canary'), { width: 1 })
    const reading = await pool.read({ name: file, source: bytesSource(utf8('x')) })
    delete process.env.OCTAVO_TEST_SECRET
    expect(reading.text).toBe('done: ')
    expect(existsSync(`${file}.canary`)).toBe(false)
  })
})
