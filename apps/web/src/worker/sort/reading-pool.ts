import { asLook, FEATURE_SIDE_PX, type PictureLook, type Pixels, type Reading } from '@octavo/core'
import { asPixels, asReading } from '@octavo/readers'
import type { FromReader, ReadJob } from './protocol.ts'

/** The part of a `Worker` that the pool uses. */
export interface ReaderThread {
  onmessage: ((event: MessageEvent) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  postMessage(job: ReadJob): void
  terminate(): void
}

export interface ReadingPool {
  /** What is inside a file. Never rejects: what went wrong is a code. */
  read(name: string, blob: Blob): Promise<Reading>
  /** How a picture looks; undefined where it can't be decoded. Never rejects. */
  look(name: string, blob: Blob): Promise<PictureLook | undefined>
  /** A picture of at most `FEATURE_SIDE_PX`; undefined where it can't be decoded. Never rejects. */
  pixels(name: string, blob: Blob): Promise<Pixels | undefined>
  /** Ends all threads; files that are read or wait are answered as `unreadable`. */
  close(): void
}

export interface ReadingPoolOptions {
  /** Starts a thread, e.g. `new Worker(...)`. */
  start(): ReaderThread
  /** Threads at work at the same time. */
  readonly width: number
  /** A file that takes longer is given up as `too_slow`, and its thread is replaced. */
  readonly timeoutMs?: number
}

type Answer = Reading | PictureLook | Pixels | undefined

interface Job {
  readonly type: ReadJob['type']
  readonly name: string
  readonly blob: Blob
  readonly resolve: (answer: Answer) => void
  /** True once a thread broke with it that had worked for others before: it gets one more chance, in a fresh one. */
  isRetry: boolean
}

interface Thread {
  isFree: boolean
  readonly take: (job: Job) => void
  /** Ends it; `answer` goes to the file that it was at, which gets another try where there is none. */
  readonly gone: (answer?: Reading) => void
}

const TIMEOUT_MS = 10_000
/** A thread that is not ready after so long will never be. */
const START_MS = 30_000
/** When so many threads in a row have not even started, those who wait are answered. */
const MAX_FAILED_STARTS = 3
/** After so many files a thread is replaced, so that no leak of a parser grows for ever. */
const MAX_JOBS = 500

/**
 * Threads that read files, each of which is ended and replaced when its parser hangs, throws late or answers nonsense: it
 * costs that file its facts, never the run. A browser has no limit of memory for a worker; the readers' own limits bound
 * what a file may take.
 */
export function createReadingPool({ start, width, timeoutMs = TIMEOUT_MS }: ReadingPoolOptions): ReadingPool {
  const waiting: Job[] = []
  const threads = new Set<Thread>()
  let failedStarts = 0
  let isClosed = false
  let lastJob = 0

  function open(): void {
    const worker = start()
    let job: { readonly number: number; readonly job: Job } | undefined
    let isReady = false
    let done = 0
    let timer = setTimeout(() => thread.gone(), START_MS)
    const end = () => {
      clearTimeout(timer)
      threads.delete(thread)
      worker.terminate()
    }
    const thread: Thread = {
      isFree: false,
      take(next) {
        thread.isFree = false
        lastJob += 1
        job = { number: lastJob, job: next }
        timer = setTimeout(() => thread.gone({ code: 'too_slow' }), timeoutMs)
        worker.postMessage({ type: next.type, job: lastJob, name: next.name, blob: next.blob })
      },
      gone(answer) {
        if (!threads.has(thread)) return
        end()
        if (!isReady) failedStarts += 1
        if (job && answer === undefined && done > 0 && !job.job.isRetry) {
          job.job.isRetry = true
          waiting.unshift(job.job)
        } else job?.job.resolve(answer ?? { code: 'damaged' })
        next()
      },
    }
    worker.onmessage = ({ data }: MessageEvent<FromReader | undefined>) => {
      if (data?.type === 'ready' && !isReady) {
        isReady = true
        failedStarts = 0
        clearTimeout(timer)
        thread.isFree = true
        next()
      } else if (isAnswer(data) && job && data.job === job.number) {
        clearTimeout(timer)
        job.job.resolve(rebuilt(data))
        job = undefined
        done += 1
        if (done >= MAX_JOBS) end()
        else thread.isFree = true
        next()
      }
    }
    worker.onerror = (event) => {
      event.preventDefault()
      thread.gone()
    }
    threads.add(thread)
  }

  function next(): void {
    for (const thread of threads) {
      if (!thread.isFree) continue
      const job = waiting.shift()
      if (!job) return
      thread.take(job)
    }
    if (failedStarts >= MAX_FAILED_STARTS || isClosed) {
      failedStarts = 0
      for (const job of waiting.splice(0)) job.resolve({ code: 'unreadable' })
      return
    }
    const starting = [...threads].filter(({ isFree }) => !isFree).length
    for (let more = Math.min(waiting.length, width - starting); more > 0 && threads.size < width; more--) open()
  }

  const ask = (type: ReadJob['type'], name: string, blob: Blob) =>
    new Promise<Answer>((resolve) => {
      waiting.push({ type, name, blob, resolve, isRetry: false })
      next()
    })

  return {
    async read(name, blob) {
      const answer = await ask('read', name, blob)
      return answer && !('thumb' in answer || 'rgb' in answer) ? answer : { code: 'damaged' }
    },
    async look(name, blob) {
      const answer = await ask('look', name, blob)
      return answer && 'thumb' in answer ? answer : undefined
    },
    async pixels(name, blob) {
      const answer = await ask('pixels', name, blob)
      return answer && 'rgb' in answer ? answer : undefined
    },
    close() {
      isClosed = true
      for (const thread of [...threads]) thread.gone({ code: 'unreadable' })
      next()
    },
  }
}

type FromJob = Exclude<FromReader, { type: 'ready' }>

const isAnswer = (data: FromReader | undefined): data is FromJob =>
  data?.type === 'reading' || data?.type === 'looked' || data?.type === 'pixels'

/** What a thread said that has looked at hostile bytes, as far as it is what it says. */
const rebuilt = (data: FromJob): Answer => {
  if (data.type === 'looked') return asLook(data.look)
  return data.type === 'pixels' ? asPixels(data.pixels, FEATURE_SIDE_PX) : asReading(data.reading)
}
