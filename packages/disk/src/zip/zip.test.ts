import { execFileSync, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ZipContent, ZipEntry, ZipResult } from '@octavo/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { READ_FLAGS } from '../folder/open-file.ts'
import { type DiskZipOptions, type ReadFile, writeZip } from './index.ts'

type OnDisk = Omit<ZipEntry, 'open'> & { readonly path: string }

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'octavo-zip-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

let made = 0
function onDisk(name: string, bytes: Uint8Array, facts: Partial<OnDisk> = {}): OnDisk {
  const path = join(folder, `source-${made++}`)
  writeFileSync(path, bytes)
  return { name, path, sizeBytes: bytes.length, modifiedAtMs: Date.UTC(2026, 10, 21), ...facts }
}
const filled = (sizeBytes: number, seed: number) => Buffer.alloc(sizeBytes).map((_, index) => (index * seed) >>> 3)
const has = (program: string) => spawnSync('which', [program]).status === 0

/** What other programs find in an archive; undefined where they aren't installed. */
const others: Record<string, (path: string) => void> = {
  unzip: (path) => expect(spawnSync('unzip', ['-tq', path]).status).toBe(0),
  '7z': (path) => expect(execFileSync('7z', ['t', path]).toString()).toContain('Everything is Ok'),
  python3: (path) => {
    const script =
      'import sys,zipfile; z=zipfile.ZipFile(sys.argv[1]); assert z.testzip() is None; print(len(z.namelist()))'
    expect(Number(execFileSync('python3', ['-c', script, path]).toString())).toBeGreaterThan(0)
  },
}

/** Unpacks with unzip and returns every file's bytes by its path. */
function unpack(archive: string): Map<string, Buffer> {
  const into = mkdtempSync(join(folder, 'out-'))
  execFileSync('unzip', ['-q', archive, '-d', into], { env: { ...process.env, LC_ALL: 'C.UTF-8' } })
  const paths = readdirSync(into, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return new Map(
    paths.map((entry) => [
      join(entry.parentPath, entry.name).slice(into.length + 1),
      readFileSync(join(entry.parentPath, entry.name)),
    ]),
  )
}

const entryOf = (read: ReadFile, file: OnDisk): ZipEntry => ({
  ...file,
  open: (signal) => read(() => openSync(file.path, READ_FLAGS), file.sizeBytes, signal),
})
const zipTo = (files: readonly OnDisk[], target: number | string, options: DiskZipOptions = {}) =>
  writeZip((read) => files.map((file) => entryOf(read, file)), target, options)

async function written(files: readonly OnDisk[]): Promise<{ path: string; result: ZipResult }> {
  const path = join(folder, `written-${made++}.zip`)
  return { path, result: await zipTo(files, path) }
}

describe('archives of files on disk', () => {
  it('are what other programs read, byte for byte', async () => {
    const sizes = [0, 1, 2_000, 16_384, 16_385, 100_000, 1_048_576, 1_048_577, 5_000_003]
    const entries = sizes.map((sizeBytes, index) =>
      onDisk(`Ordner ${index}/größe-${sizeBytes}.bin`, filled(sizeBytes, index + 3)),
    )
    const unknown = onDisk('unknown size.bin', filled(3_000_000, 7))
    const { sizeBytes: _, ...withoutSize } = unknown
    const { path, result } = await written([...entries, withoutSize])
    expect(result).toMatchObject({ added: sizes.length + 1, missing: [] })
    for (const [program, check] of Object.entries(others)) if (has(program)) check(path)
    if (!has('unzip')) return
    const files = unpack(path)
    expect(files.size).toBe(sizes.length + 1)
    for (const entry of [...entries, unknown]) {
      expect(files.get(entry.name)?.equals(readFileSync(entry.path)), entry.name).toBe(true)
    }
  })

  it('hold many small files whatever the order and sizes', async () => {
    const entries = Array.from({ length: 500 }, (_, index) =>
      onDisk(`f${index}`, filled((index * 397) % 40_000, index + 1)),
    )
    const { path } = await written(entries)
    if (!has('unzip')) return
    const files = unpack(path)
    for (const entry of entries) expect(files.get(entry.name)?.equals(readFileSync(entry.path)), entry.name).toBe(true)
  })

  it('UX-102: are unpacked with the dates of the files, in whichever time zone', async () => {
    const dates = [Date.UTC(1999, 11, 31, 23, 59, 59), Date.UTC(2026, 2, 29, 1, 30, 1), Date.UTC(2026, 9, 25, 0, 30)]
    const entries = dates.flatMap((modifiedAtMs, index) => [
      onDisk(`small ${index}`, filled(100, 3), { modifiedAtMs }),
      onDisk(`big ${index}`, filled(2_000_000, 3), { modifiedAtMs }),
    ])
    const { path } = await written(entries)
    if (!has('unzip')) return
    for (const TZ of ['UTC', 'Pacific/Auckland', 'America/St_Johns']) {
      const into = mkdtempSync(join(folder, 'dated-'))
      execFileSync('unzip', ['-q', path, '-d', into], { env: { ...process.env, TZ } })
      for (const { name, modifiedAtMs } of entries)
        expect([TZ, name, statSync(join(into, name)).mtimeMs]).toEqual([TZ, name, modifiedAtMs])
    }
  })

  it('R-17: name what vanished, changed or is no file, and hold the rest', async () => {
    const gone = onDisk('gone.txt', filled(10, 1))
    rmSync(gone.path)
    const goneBig = { ...gone, name: 'gone-big.bin', sizeBytes: 5_000_000 }
    const grown = onDisk('grown.txt', filled(10, 1))
    appendFileSync(grown.path, 'more')
    const shrunk = onDisk('shrunk.bin', filled(4_000_000, 1))
    truncateSync(shrunk.path, 2_000_000)
    const link = { ...gone, name: 'link', path: join(folder, 'link') }
    symlinkSync('/etc/hostname', link.path)
    const directory = { ...gone, name: 'directory', path: join(folder, 'directory') }
    mkdirSync(directory.path)
    const pipe = { ...goneBig, name: 'pipe', path: join(folder, 'pipe') }
    execFileSync('mkfifo', [pipe.path])
    const good = [onDisk('good-1', filled(10, 1)), onDisk('good-2', filled(2_000_000, 1))]
    const bad = [gone, goneBig, grown, shrunk, link, directory, pipe]
    const list = [good[0], ...bad, good[1]].filter((entry) => entry !== undefined)
    const { path, result } = await written(list)
    expect(result.added).toBe(2)
    const codes = result.missing.map(({ path: name, code }) => `${name}: ${code}`)
    expect(codes).toEqual([
      'gone.txt: not_found',
      'gone-big.bin: not_found',
      'grown.txt: changed_since_review',
      'shrunk.bin: changed_since_review',
      'link: link_outside',
      'directory: is_folder',
      'pipe: unsupported',
    ])
    for (const [program, check] of Object.entries(others)) if (has(program)) check(path)
    if (!has('unzip')) return
    const files = unpack(path)
    expect([...files.keys()].sort()).toEqual(['_missing_files.json', 'good-1', 'good-2'])
    expect(files.get('_missing_files.json')?.toString()).not.toContain(folder)
  })

  it('R-17: a file that vanishes while it is being read is listed, and the archive stays whole', async () => {
    // 7z takes dead space at the very beginning for content, and then names the broken file as an error of its own.
    const small = onDisk('small', filled(10, 1))
    const first = onDisk('first.bin', filled(8_000_000, 3))
    const second = onDisk('second.bin', filled(8_000_000, 5))
    const path = join(folder, 'vanished.zip')
    async function* cut(content: ZipContent | Promise<ZipContent>) {
      let count = 0
      for await (const piece of (await content) as AsyncIterable<Uint8Array>) {
        count += 1
        if (count === 1) rmSync(second.path)
        if (count === 2) truncateSync(first.path, 1_000_000)
        yield piece
      }
    }
    await writeZip((read) => {
      const [one, two, three] = [small, first, second].map((file) => entryOf(read, file))
      return [one, two && { ...two, open: (signal?: AbortSignal) => cut(two.open(signal)) }, three].filter(
        (entry) => entry !== undefined,
      )
    }, path)
    for (const [program, check] of Object.entries(others)) if (has(program)) check(path)
    if (has('unzip')) expect([...unpack(path).keys()].sort()).toEqual(['_missing_files.json', 'small'])
  })

  it('R-17: an archive appears only when it is whole', async () => {
    const entries = [onDisk('a.bin', filled(8_000_000, 3)), onDisk('b.bin', filled(8_000_000, 5))]
    const target = join(folder, 'never.zip')
    const signal = AbortSignal.abort()
    await expect(zipTo(entries, target, { signal })).rejects.toMatchObject({ code: 'cancelled' })
    const stop = new AbortController()
    const halfWay = zipTo(entries, target, { signal: stop.signal, onEntry: () => stop.abort() })
    await expect(halfWay).rejects.toMatchObject({ code: 'cancelled' })
    expect(existsSync(target)).toBe(false)
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('never replace a file, and tell that the disk is full', async () => {
    const target = join(folder, 'mine.zip')
    writeFileSync(target, 'mine')
    await expect(zipTo([onDisk('a', filled(10, 1))], target)).rejects.toMatchObject({ code: 'already_exists' })
    expect(readFileSync(target, 'utf8')).toBe('mine')
    if (existsSync('/dev/full')) {
      const file = openSync('/dev/full', 'w')
      await expect(zipTo([onDisk('a', filled(3_000_000, 1))], file)).rejects.toMatchObject({ code: 'no_space' })
      closeSync(file)
    }
  })
})
