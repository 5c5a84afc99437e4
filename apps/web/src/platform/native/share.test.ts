import { afterEach, expect, it, vi } from 'vitest'
import { refusal, ShellDouble } from '../../testing/shell-double.ts'
import { shareFiles } from './share.ts'

afterEach(() => vi.unstubAllGlobals())

/** A shell that keeps what is written to its cache. */
const shellWithCache = () => {
  const files = new Map<string, string>()
  const shell = new ShellDouble({
    'Filesystem.rmdir': () => {
      if (files.size === 0) throw refusal('Folder does not exist.', 'OS-PLUG-FILE-0008')
      files.clear()
    },
    'Filesystem.writeFile': ({ path, data }) => {
      files.set(String(path), atob(String(data)))
      return { uri: `file:///cache/${path}` }
    },
    'Filesystem.appendFile': ({ path, data }) => {
      files.set(String(path), (files.get(String(path)) ?? '') + atob(String(data)))
    },
    'Share.share': () => ({ activityType: '' }),
  })
  return { shell, files }
}

const bytesOf = (length: number) => Uint8Array.from({ length }, (_, index) => (index * 31) % 256)
const textOf = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')

it('files are written in pieces, whole, and handed to the sheet by their addresses', async () => {
  const { shell, files } = shellWithCache()
  const big = bytesOf(900_001)
  const done = await shareFiles([
    { name: 'a.bin', blob: new Blob([big]) },
    { name: 'empty.txt', blob: new Blob([]) },
  ])
  expect(done).toBe(true)
  expect(files.get('shared/0/a.bin') === textOf(big)).toBe(true)
  expect(files.get('shared/1/empty.txt')).toBe('')
  expect(shell.calls.at(-1)?.options).toEqual({
    files: ['file:///cache/shared/0/a.bin', 'file:///cache/shared/1/empty.txt'],
  })
  expect(Math.max(...shell.calls.map(({ options }) => String(options.data ?? '').length))).toBeLessThan(1_100_000)
})

it('what was handed on before is cleared away, and two files of one name are two', async () => {
  const { files } = shellWithCache()
  await shareFiles([{ name: 'old.txt', blob: new Blob(['old']) }])
  await shareFiles([
    { name: 'x.txt', blob: new Blob(['1']) },
    { name: 'x.txt', blob: new Blob(['2']) },
  ])
  expect([...files]).toEqual([
    ['shared/0/x.txt', '1'],
    ['shared/1/x.txt', '2'],
  ])
})

it('closing the sheet is told, another failure is thrown', async () => {
  const { shell } = shellWithCache()
  shell.answers['Share.share'] = () => {
    throw refusal('Share canceled')
  }
  expect(await shareFiles([{ name: 'x.txt', blob: new Blob(['1']) }])).toBe(false)
  shell.answers['Share.share'] = () => {
    throw refusal("Can't share while sharing is in progress")
  }
  await expect(shareFiles([{ name: 'x.txt', blob: new Blob(['1']) }])).rejects.toThrow('in progress')
})
