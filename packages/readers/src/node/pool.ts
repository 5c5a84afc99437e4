import { fileURLToPath } from 'node:url'
import { FEATURE_SIDE_PX, type PictureLook, type Pixels, type Reading, type ReadingCode } from '@octavo/core'
import type { Thumbnail } from '../image/thumbnail.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import type { GreyPage, PageTexts, Parts, PartsWish } from '../paper/asked.ts'
import { type Answer, isReading, type Wish } from './answers.ts'
import { openFile } from './file-source.ts'
import { failure, type Job, type PoolInput, ReaderProcess } from './reader-process.ts'

const MEGABYTE = 1024 * 1024
/** When so many processes in a row have not even started, those who wait are answered. */
const MAX_FAILED_STARTS = 3

export interface ReaderPoolOptions {
  /** Processes at work at the same time; 2 when left out. */
  readonly width?: number
  /** An item that takes longer is given up as `too_slow`; 20 s when left out. */
  readonly timeoutMs?: number
  /** Heap of JavaScript in a process; 192 MiB when left out. */
  readonly heapBytes?: number
  /** Resident memory at which a process is ended (Linux); 512 MiB when left out. */
  readonly memoryBytes?: number
  /** True for processes that may load the native canvas, to draw pages for thumbnails; others refuse it. */
  readonly draws?: boolean
  /** A process without work is ended after so long, and started again for the next item; never when left out. */
  readonly idleMs?: number
  /** Characters of text that are read of an item; `DEFAULT_LIMITS` when left out. */
  readonly textChars?: number
  /** Told of each process that is ended because its item takes too long or too much, or because of what it asks for. */
  readonly onKilled?: (reason: ReadingCode) => void
}

export interface ReaderPool {
  /**
   * Reads a file (absolute or relative path) or an item. The Reading is checked and its sizes capped. Rejects with the
   * signal's reason only: what waits leaves at once, what is at work is ended and rejects when its process is given up.
   */
  read(item: string | PoolInput, signal?: AbortSignal): Promise<Reading>
  /**
   * Decodes a picture to at most `maxSidePx` on its longer side (see `decodePixels`), or says why not. What a process
   * answers is checked. Rejects as `read` does.
   */
  pixels(item: string | PoolInput, maxSidePx: number, signal?: AbortSignal): Promise<Pixels | Reading>
  /** Decodes a picture and sees it (`lookOf`), or says why not. What a process answers is checked. Rejects as `read` does. */
  look(item: string | PoolInput, signal?: AbortSignal): Promise<PictureLook | Reading>
  /**
   * Makes a small picture of what is inside an item (see `makeThumbnail`), or says why there is none. What a process
   * answers is checked. Pages of PDF files need a pool that `draws`. Rejects as `read` does.
   */
  thumbnail(item: string | PoolInput, maxSidePx: number, signal?: AbortSignal): Promise<Thumbnail | Reading>
  /** Draws a page (see `drawGreyPage`), or says why not. Needs a pool that `draws`. Answers are checked; rejects as `read`. */
  page(item: string | PoolInput, number: number, maxSidePx: number, signal?: AbortSignal): Promise<GreyPage | Reading>
  /** The words of each page of a PDF, as far as they are text (see `readPageTexts`), or why not. Rejects as `read` does. */
  pageTexts(item: string | PoolInput, signal?: AbortSignal): Promise<PageTexts | Reading>
  /** Copies ranges of pages of a PDF into files of their own (see `makeParts`), or says why not. Rejects as `read` does. */
  parts(item: string | PoolInput, wish: PartsWish, signal?: AbortSignal): Promise<Parts | Reading>
  /** Ends all processes; reads that are under way or waiting resolve as `unreadable`. */
  close(): void
}

/**
 * Makes a pool of reader processes. Each is forked from one fixed module without our environment, may read nothing but
 * its own code and write nothing, and gets the bytes of its item from here. One that hangs, eats memory or dies costs
 * its item the facts, and is replaced; the run goes on.
 */
export function createReaderPool(options: ReaderPoolOptions = {}): ReaderPool {
  return createPool(fileURLToPath(new URL('./child.ts', import.meta.url)), options)
}

/** The same with another module for the processes; for tests that need one that hangs, eats memory or lies. */
export function createPool(module: string, options: ReaderPoolOptions = {}): ReaderPool {
  const { width = 2, timeoutMs = 20_000, heapBytes = 192 * MEGABYTE, memoryBytes = 512 * MEGABYTE } = options
  const { textChars = DEFAULT_LIMITS.textChars } = options
  const waiting: Job[] = []
  const processes = new Set<ReaderProcess>()
  let isClosed = false
  let failedStarts = 0
  let mostWanted = 0
  const own = {
    ...{ module, timeoutMs, heapBytes, memoryBytes, draws: options.draws ?? false, idleMs: options.idleMs },
    limits: { ...DEFAULT_LIMITS, textChars, softMs: timeoutMs * 0.7 },
    onFree: () => next(),
    onKilled: options.onKilled,
    onLeave: (process: ReaderProcess, isReplaced: boolean) => {
      if (!isReplaced) mostWanted = 0
      return processes.delete(process)
    },
    onGone: (process: ReaderProcess, again: Job | undefined) => {
      if (!processes.delete(process)) return
      if (again) waiting.unshift(again)
      if (!process.isReady && !isClosed) failedStarts += 1
      next()
    },
  }

  function giveUp(): void {
    for (const job of waiting.splice(0)) job.settle(failure('unreadable'))
  }

  function next(): void {
    for (const process of processes) {
      if (!process.isFree) continue
      const job = waiting.shift()
      if (!job) break
      failedStarts = 0
      process.start(job)
    }
    if (failedStarts >= MAX_FAILED_STARTS) {
      // Nobody waits for ever; the next item that comes is a new try.
      failedStarts = 0
      mostWanted = 0
      giveUp()
    }
    if (isClosed) giveUp()
    const busy = [...processes].filter((process) => process.isReady && !process.isFree).length
    mostWanted = Math.max(mostWanted, Math.min(width, busy + waiting.length))
    // One that was ended is replaced at once, so that the next item does not wait for a start.
    while (!isClosed && processes.size < mostWanted) processes.add(new ReaderProcess(own))
  }

  function ask(item: string | PoolInput, wish: Wish, signal: AbortSignal | undefined): Promise<Answer> {
    if (isClosed) return Promise.resolve(failure('unreadable'))
    const input = typeof item === 'string' ? openFile(item) : item
    return new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const settle = (answer: Answer) => {
        signal?.removeEventListener('abort', leave)
        if (signal?.aborted) reject(signal.reason)
        else resolve(answer)
      }
      const job: Job = { input, wish, settle, isRetry: false }
      const leave = () => {
        const place = waiting.findIndex((other) => other.settle === settle)
        if (place >= 0) waiting.splice(place, 1)
        if (place >= 0) settle(failure('unreadable'))
        else for (const process of processes) process.abandon(settle)
      }
      signal?.addEventListener('abort', leave, { once: true })
      waiting.push(job)
      next()
    })
  }

  return {
    async read(item, signal) {
      const answer = await ask(item, { of: 'words' }, signal)
      return isReading(answer) ? answer : failure('damaged')
    },
    async pixels(item, maxSidePx, signal) {
      const answer = await ask(item, { of: 'pixels', maxSidePx }, signal)
      return 'rgb' in answer || isReading(answer) ? answer : failure('damaged')
    },
    async look(item, signal) {
      const answer = await ask(item, { of: 'look', maxSidePx: FEATURE_SIDE_PX }, signal)
      return 'thumb' in answer || isReading(answer) ? answer : failure('damaged')
    },
    async thumbnail(item, maxSidePx, signal) {
      const answer = await ask(item, { of: 'thumbnail', maxSidePx }, signal)
      return 'webp' in answer || isReading(answer) ? answer : failure('damaged')
    },
    async page(item, number, maxSidePx, signal) {
      const answer = await ask(item, { of: 'page', number, maxSidePx }, signal)
      return 'grey' in answer || isReading(answer) ? answer : failure('damaged')
    },
    async pageTexts(item, signal) {
      const answer = await ask(item, { of: 'texts' }, signal)
      return 'texts' in answer || isReading(answer) ? answer : failure('damaged')
    },
    async parts(item, wish, signal) {
      const answer = await ask(item, { of: 'parts', ...wish }, signal)
      return 'parts' in answer || isReading(answer) ? answer : failure('damaged')
    },
    close() {
      isClosed = true
      for (const process of processes) process.stop()
      next()
    },
  }
}
