import type { Clock } from '@octavo/core'
import { describe, expect, it } from 'vitest'
import type { ZipDone } from '../../worker/zip/client.ts'
import { createDownloads, type DownloadServices } from './engine.ts'
import type { DownloadableFile, DownloadNotice } from './types.ts'
import { zipNameOf } from './zip-name.ts'

const files = (count: number): DownloadableFile[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `f${index}.txt`,
    size: 100,
    type: '',
    content: 'x',
  }))

/** Everything around the engine, with time that passes when it is asked to. */
function bench(change: Partial<DownloadServices> = {}) {
  const saved: string[] = []
  const notices: DownloadNotice[] = []
  const slept: number[] = []
  let active = 0
  let mostActive = 0
  const clock: Clock = {
    nowMs: () => 0,
    sleep: async (durationMs, signal) => {
      slept.push(durationMs)
      signal?.throwIfAborted()
    },
  }
  const downloads = createDownloads({
    clock,
    isMobile: false,
    words: { downloadFailed: 'Download failed', zipFailed: 'ZIP creation failed' },
    async obtain(file) {
      active += 1
      mostActive = Math.max(mostActive, active)
      await Promise.resolve()
      active -= 1
      return new Blob([file.content ?? ''])
    },
    save: async (_, name) => {
      saved.push(name)
    },
    zip: async () => ({ archive: new Blob(['zip']), added: 1, missing: [] }),
    notify: (notice) => notices.push(notice),
    ...change,
  })
  return { downloads, saved, notices, slept, most: () => mostActive }
}

describe('individual downloads', () => {
  it('go pending, downloading 0 %, 50 % once the data is there, completed 100 %', async () => {
    const { downloads, saved, notices } = bench()
    const [file] = files(1)
    if (!file) throw new Error('no file')
    const seen: string[] = []
    downloads.subscribe(() => {
      const { status, progress } = downloads.getState().of(file)
      if (seen.at(-1) !== `${status} ${progress}`) seen.push(`${status} ${progress}`)
    })
    expect(downloads.getState().of(file)).toEqual({ fileId: '0', fileName: 'f0.txt', progress: 0, status: 'pending' })
    await downloads.downloadOne(file)
    expect(seen).toEqual(['downloading 0', 'downloading 50', 'completed 100'])
    expect(saved).toEqual(['f0.txt'])
    expect(notices).toEqual([{ kind: 'file-completed', name: 'f0.txt' }])
  })

  it('fail at 0 % with the message, or with the general one, and can be tried again', async () => {
    let message = 'Download failed: Not Found'
    const obtain = () => Promise.reject(new Error(message))
    const { downloads, notices } = bench({ obtain })
    const [file] = files(1)
    if (!file) throw new Error('no file')
    await downloads.downloadOne(file)
    expect(downloads.getState().of(file)).toMatchObject({ status: 'failed', progress: 0, error: message })
    message = ''
    await downloads.downloadOne(file)
    expect(downloads.getState().of(file).error).toBe('Download failed')
    expect(notices.at(-1)).toEqual({ kind: 'file-failed', name: 'f0.txt' })
  })

  it('download-all obtains three at a time on desktops and one on phones, with 100 ms between files', async () => {
    for (const [isMobile, concurrency] of [
      [false, 3],
      [true, 1],
    ] as const) {
      const { downloads, saved, slept, most, notices } = bench({ isMobile })
      await downloads.downloadAll(files(7), 'x.zip')
      expect(most()).toBe(concurrency)
      expect(saved.length).toBe(7)
      expect(slept).toEqual(Array.from({ length: 6 }, () => 100))
      expect(downloads.getState()).toMatchObject({ percent: 100, isDownloading: false, result: { end: 'completed' } })
      expect(notices).toEqual([{ kind: 'started', count: 7, sizeBytes: 700 }, { kind: 'completed' }])
    }
  })

  it('one bad file does not stop the others, and trying it again clears the result', async () => {
    let isBad = true
    const obtain = async (file: DownloadableFile) => {
      if (file.id === '1' && isBad) throw new Error('gone')
      return new Blob()
    }
    const { downloads, saved, notices } = bench({ obtain })
    const list = files(3)
    await downloads.downloadAll(list, 'x.zip')
    expect(saved).toEqual(['f0.txt', 'f2.txt'])
    expect(downloads.getState().result).toEqual({ mode: 'individual', end: 'incomplete', total: 3, missing: ['1'] })
    expect(notices.at(-1)).toEqual({ kind: 'incomplete' })
    isBad = false
    if (list[1]) await downloads.downloadOne(list[1])
    expect(downloads.getState().result?.missing).toEqual([])
  })

  it('does nothing without files or while it runs, and can be cancelled', async () => {
    const { downloads, notices } = bench({
      obtain: (_, signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    })
    await downloads.downloadAll([], 'x.zip')
    expect(notices).toEqual([])
    const list = files(5)
    const running = downloads.downloadAll(list, 'x.zip')
    expect(downloads.getState().isDownloading).toBe(true)
    await downloads.downloadAll(list, 'x.zip')
    expect(notices.length).toBe(1)
    downloads.cancel()
    await running
    expect(downloads.getState()).toMatchObject({
      isDownloading: false,
      percent: 0,
      result: { end: 'cancelled', missing: [] },
    })
    expect(list.map((file) => downloads.getState().of(file).status)).toEqual(Array.from({ length: 5 }, () => 'pending'))
    expect(notices.length).toBe(1)
  })
})

describe('ZIP mode', () => {
  it('scales index over total to 80 %, shows 90 % before the end and then 100 %', async () => {
    const percents: number[] = []
    const { downloads, saved } = bench({
      async zip(list, { onProgress }) {
        for (let count = 0; count <= list.length; count++) onProgress({ count, missing: [], bytes: count })
        return { archive: new Blob(['zip']), added: list.length, missing: [] }
      },
    })
    downloads.setMode('zip')
    downloads.subscribe(() => percents.push(downloads.getState().percent))
    await downloads.downloadAll(files(4), 'holiday.zip')
    expect([...new Set(percents)]).toEqual([0, 20, 40, 60, 90, 100])
    expect(saved).toEqual(['holiday.zip'])
  })

  it('R-17: files that could not be added are counted and listed with their reason', async () => {
    const { downloads, saved, notices } = bench({
      async zip(list, { onProgress }) {
        onProgress({ count: list.length, missing: [2], bytes: 9 })
        return { archive: new Blob(['zip']), added: list.length - 1, missing: [{ index: 2, reason: 'It is gone.' }] }
      },
    })
    downloads.setMode('zip')
    const list = files(120)
    await downloads.downloadAll(list, 'x.zip')
    expect(saved).toEqual(['x.zip'])
    expect(downloads.getState().result).toEqual({ mode: 'zip', end: 'incomplete', total: 120, missing: ['2'] })
    const lost = list[2]
    expect(lost && downloads.getState().of(lost)).toMatchObject({ status: 'failed', progress: 0, error: 'It is gone.' })
    expect(notices.at(-1)).toEqual({ kind: 'incomplete' })
  })

  it('an archive of nothing is not saved, an error is told, a cancelled one says nothing', async () => {
    const outcomes: ((signal: AbortSignal) => Promise<ZipDone>)[] = [
      async () => ({ archive: new Blob(), added: 0, missing: [{ index: 0, reason: 'gone' }] }),
      () => Promise.reject(new Error('The disk is full.')),
      () => Promise.reject(new Error('')),
    ]
    const errors: (string | undefined)[] = []
    for (const outcome of outcomes) {
      const { downloads, saved, notices } = bench({ zip: (_, { signal }) => outcome(signal) })
      downloads.setMode('zip')
      await downloads.downloadAll(files(1), 'x.zip')
      expect(saved).toEqual([])
      expect(notices.at(-1)).toEqual({ kind: 'incomplete' })
      errors.push(downloads.getState().result?.error)
    }
    expect(errors).toEqual(['ZIP creation failed', 'The disk is full.', 'ZIP creation failed'])
    const { downloads, notices } = bench({
      zip: (_, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    })
    downloads.setMode('zip')
    const running = downloads.downloadAll(files(1), 'x.zip')
    downloads.cancel()
    await running
    expect(downloads.getState().result).toMatchObject({ end: 'cancelled' })
    expect(notices.map(({ kind }) => kind)).toEqual(['started'])
  })

  it('is off on phones and tablets', () => {
    const { downloads } = bench({ isMobile: true })
    downloads.setMode('zip')
    expect(downloads.getState().mode).toBe('individual')
  })
})

describe('zipNameOf', () => {
  it.each([
    ['Download Files', 'download-files.zip'],
    ['  Möbel & Küche (2026)!', 'möbel-küche-2026.zip'],
    ['../../etc', 'etc.zip'],
    ['', 'organized-files.zip'],
    ['///', 'organized-files.zip'],
  ])('%s becomes %s', (title, name) => expect(zipNameOf(title)).toBe(name))
})
