import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Pixels, Reading, ReadingCode } from '@octavo/core'
import { asPixels } from '../image/as-pixels.ts'
import { asThumbnail, type Thumbnail } from '../image/thumbnail.ts'
import { DEFAULT_LIMITS } from '../limits.ts'
import { sentenceOf } from '../problem.ts'
import { asReading } from '../schema.ts'
import type { ByteSource } from '../source.ts'
import { openFile } from './file-source.ts'
import { childEnvironment, childFlags, childFolder } from './flags.ts'
import { DRAWS, PIECE_BYTES, type ToChild, type ToPool } from './protocol.ts'

const MEGABYTE = 1024 * 1024
/** How often the memory of a process at work is looked at. */
const WATCH_MS = 20
/** A process that is not ready after so long will never be. */
const START_MS = 60_000
/** Longer picture files are not decoded to their end. */
const PICTURE_BYTES = 256 * MEGABYTE
/** When so many processes in a row have not even started, those who wait are answered. */
const MAX_FAILED_STARTS = 3
/** After so many items a process is replaced, so that no leak of a parser grows for ever. */
const MAX_JOBS = 500

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
}

/** One item by its bytes; `extension` as in `ReadInput`. */
export interface PoolInput {
  readonly name: string
  readonly extension?: string
  readonly source: ByteSource
}

export interface ReaderPool {
  /** Reads a file (absolute or relative path) or an item. Never rejects; the Reading is checked and its sizes capped. */
  read(item: string | PoolInput): Promise<Reading>
  /**
   * Decodes a picture to at most `maxSidePx` on its longer side (see `decodePixels`), or says why not. Never rejects; what
   * a process answers is checked.
   */
  pixels(item: string | PoolInput, maxSidePx: number): Promise<Pixels | Reading>
  /**
   * Makes a small picture of what is inside an item (see `makeThumbnail`), or says why there is none. Never rejects; what
   * a process answers is checked. Pages of PDF files need a pool that `draws`.
   */
  thumbnail(item: string | PoolInput, maxSidePx: number): Promise<Thumbnail | Reading>
  /** Ends all processes; reads that are under way or waiting resolve as `unreadable`. */
  close(): void
}

type Answer = Reading | Pixels | Thumbnail
/** What is wanted of an item; pictures of at most so many pixels on the longer side. */
type Wish = { readonly of: 'words' } | { readonly of: 'pixels' | 'thumbnail'; readonly maxSidePx: number }

interface Job {
  readonly input: PoolInput
  readonly wish: Wish
  readonly resolve: (answer: Answer) => void
  /** True once a process has died with it that had worked for others before: it gets one more chance, in a fresh one. */
  isRetry: boolean
}

const failure = (code: ReadingCode): Reading => ({ code, reason: sentenceOf(code) })

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
  const { draws = false, idleMs } = options
  const limits = { ...DEFAULT_LIMITS, softMs: timeoutMs * 0.7 }
  const waiting: Job[] = []
  const workers = new Set<Worker>()
  let isClosed = false

  class Worker {
    readonly #child: ChildProcess
    #isReady = false
    #job: Job | undefined
    #done = 0
    #timer: NodeJS.Timeout
    #watch: NodeJS.Timeout | undefined
    #reason: ReadingCode | undefined
    #idle: NodeJS.Timeout | undefined

    constructor() {
      this.#child = fork(module, draws ? [DRAWS] : [], {
        execArgv: childFlags(heapBytes),
        env: childEnvironment(),
        cwd: childFolder(),
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      })
      this.#timer = setTimeout(() => this.#kill('unreadable'), START_MS)
      this.#child.on('message', (message: ToPool) => this.#hear(message))
      // A process that could not even be made never ends.
      this.#child.on('error', () => this.#gone(false))
      this.#child.on('exit', (code, signal) => this.#gone(code === 134 || signal === 'SIGABRT' || signal === 'SIGTRAP'))
    }

    get isReady(): boolean {
      return this.#isReady
    }

    get isFree(): boolean {
      return this.#isReady && this.#job === undefined
    }

    start(job: Job): void {
      clearTimeout(this.#idle)
      this.#job = job
      const { name, extension, source } = job.input
      this.#timer = setTimeout(() => this.#kill('too_slow'), timeoutMs)
      this.#watch = setInterval(() => {
        if (residentBytes(this.#child.pid) > memoryBytes) this.#kill('too_large')
      }, WATCH_MS)
      const { wish } = job
      const { sizeBytes } = source
      const item = { name, ...(extension !== undefined && { extension }), sizeBytes, limits }
      if (wish.of === 'words') this.#send({ type: 'read', ...item })
      else if (wish.of === 'thumbnail') this.#send({ type: 'thumbnail', ...item, maxSidePx: wish.maxSidePx })
      else this.#send({ type: 'look', sizeBytes, maxBytes: PICTURE_BYTES, maxSidePx: wish.maxSidePx })
    }

    stop(): void {
      this.#kill('unreadable')
    }

    #send(message: ToChild): void {
      if (this.#child.connected) this.#child.send(message, () => undefined)
    }

    #kill(reason: ReadingCode): void {
      this.#reason ??= reason
      this.#child.kill('SIGKILL')
    }

    #hear(message: ToPool): void {
      if (message?.type === 'ready' && !this.#isReady) {
        clearTimeout(this.#timer)
        this.#isReady = true
        next()
      } else if (message?.type === 'need' && this.#job) void this.#hand(this.#job, message)
      else if (message?.type === 'done' && this.#job) this.#finish(asReading(message.reading))
      else if (message?.type === 'seen' && this.#job?.wish.of === 'pixels')
        this.#finish(asPixels(message.pixels, this.#job.wish.maxSidePx) ?? failure('damaged'))
      else if (message?.type === 'drawn' && this.#job?.wish.of === 'thumbnail')
        this.#finish(asThumbnail(message.thumbnail, this.#job.wish.maxSidePx) ?? failure('damaged'))
    }

    /** Hands over bytes of this job's item; a range that is out of it is cut to nothing. */
    async #hand(job: Job, { ask, at, length }: { ask: unknown; at: unknown; length: unknown }): Promise<void> {
      const isSound = Number.isSafeInteger(ask) && Number.isSafeInteger(at) && Number.isSafeInteger(length)
      if (!isSound || Number(at) < 0 || Number(length) < 0 || Number(length) > PIECE_BYTES) return this.#kill('damaged')
      const bytes = await job.input.source.read(Number(at), Number(length)).catch(() => undefined)
      if (this.#job === job) this.#send({ type: 'bytes', ask: Number(ask), bytes })
    }

    #settle(): Job | undefined {
      clearTimeout(this.#timer)
      clearInterval(this.#watch)
      const job = this.#job
      this.#job = undefined
      return job
    }

    #finish(answer: Answer): void {
      this.#settle()?.resolve(answer)
      this.#done += 1
      // What is left over in a process leaves the next item too little: it starts afresh.
      if (this.#done >= MAX_JOBS || residentBytes(this.#child.pid) > memoryBytes * 0.7) {
        workers.delete(this)
        this.#kill('unreadable')
      }
      next()
      if (idleMs !== undefined && this.#job === undefined) this.#idle = setTimeout(() => this.#rest(), idleMs).unref()
    }

    /** Nobody has needed this process for a while: its memory is worth more than the time of a start. */
    #rest(): void {
      if (this.#job !== undefined || !workers.delete(this)) return
      mostWanted = 0
      this.#kill('unreadable')
    }

    /** The process has ended, by us or by itself; whoever waited is answered, and another takes its place. */
    #gone(isOutOfMemory: boolean): void {
      if (!workers.delete(this)) return
      const job = this.#settle()
      if (job && this.#reason === undefined && !isOutOfMemory && this.#done > 0 && !job.isRetry) {
        // It may be an earlier item's late failure that ended it.
        job.isRetry = true
        waiting.unshift(job)
      } else job?.resolve(failure(this.#reason ?? (isOutOfMemory ? 'too_large' : 'damaged')))
      if (!this.#isReady && !isClosed) failedStarts += 1
      next()
    }
  }

  let failedStarts = 0
  let mostWanted = 0

  function giveUp(): void {
    for (const job of waiting.splice(0)) job.resolve(failure('unreadable'))
  }

  function next(): void {
    for (const worker of workers) {
      if (!worker.isFree) continue
      const job = waiting.shift()
      if (!job) break
      failedStarts = 0
      worker.start(job)
    }
    if (failedStarts >= MAX_FAILED_STARTS) {
      // Nobody waits for ever; the next item that comes is a new try.
      failedStarts = 0
      mostWanted = 0
      giveUp()
    }
    if (isClosed) giveUp()
    const busy = [...workers].filter((worker) => worker.isReady && !worker.isFree).length
    mostWanted = Math.max(mostWanted, Math.min(width, busy + waiting.length))
    // One that was ended is replaced at once, so that the next item does not wait for a start.
    while (!isClosed && workers.size < mostWanted) workers.add(new Worker())
  }

  function enqueue(input: PoolInput, wish: Wish): Promise<Answer> {
    return new Promise((resolve) => {
      waiting.push({ input, wish, resolve, isRetry: false })
      next()
    })
  }

  async function ask(item: string | PoolInput, wish: Wish): Promise<Answer> {
    if (isClosed) return failure('unreadable')
    if (typeof item !== 'string') return enqueue(item, wish)
    const file = await openFile(item)
    if (!file) return failure('unreadable')
    try {
      return await enqueue(file, wish)
    } finally {
      await file.close()
    }
  }

  return {
    async read(item) {
      const answer = await ask(item, { of: 'words' })
      return 'rgb' in answer || 'webp' in answer ? failure('damaged') : answer
    },
    async pixels(item, maxSidePx) {
      const answer = await ask(item, { of: 'pixels', maxSidePx })
      return 'webp' in answer ? failure('damaged') : answer
    },
    async thumbnail(item, maxSidePx) {
      const answer = await ask(item, { of: 'thumbnail', maxSidePx })
      return 'rgb' in answer ? failure('damaged') : answer
    },
    close() {
      isClosed = true
      for (const worker of workers) worker.stop()
      next()
    },
  }
}

/** Resident memory of a process in bytes; 0 where the system does not tell it (only Linux does). */
export function residentBytes(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0
  try {
    return Number(/^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
