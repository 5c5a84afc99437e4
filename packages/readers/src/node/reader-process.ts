import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { ByteSource, Reading, ReadingCode } from '@octavo/core'
import type { ReadLimits } from '../limits.ts'
import { sentenceOf } from '../problem.ts'
import { type Answer, answerTo, type Wish } from './answers.ts'
import { childEnvironment, childFlags, childFolder } from './flags.ts'
import { DRAWS, PIECE_BYTES, type ToChild, type ToPool } from './protocol.ts'

const MEGABYTE = 1024 * 1024
/** How often the memory of a process at work is looked at. */
const WATCH_MS = 20
/** A process that is not ready after so long will never be. */
const START_MS = 60_000
/** Longer picture files are not decoded to their end. */
const PICTURE_BYTES = 256 * MEGABYTE
/** After so many items a process is replaced, so that no leak of a parser grows for ever. */
const MAX_JOBS = 500
/** What nobody waits for any more may come to its end within this, which costs less than a fresh process. */
const GRACE_MS = 250

/** One item; its bytes are at hand, or opened when its turn has come. `extension` as in `ReadInput`. */
export type PoolInput = { readonly name: string; readonly extension?: string } & (
  | { readonly source: ByteSource }
  | { readonly open: () => Promise<ByteSource> }
)

export interface Job {
  readonly input: PoolInput
  readonly wish: Wish
  readonly settle: (answer: Answer) => void
  /** True once a process has died with it that had worked for others before: it gets one more chance, in a fresh one. */
  isRetry: boolean
}

/** What all processes of a pool have in common. */
export interface ProcessOptions {
  readonly module: string
  readonly draws: boolean
  readonly timeoutMs: number
  readonly heapBytes: number
  readonly memoryBytes: number
  readonly idleMs: number | undefined
  readonly limits: ReadLimits
  /** Told why, of a process that is ended for what it does with its item. */
  readonly onKilled: ((reason: ReadingCode) => void) | undefined
  /** A process may take a job. */
  readonly onFree: () => void
  /** A process is about to end: another one shall take its place, or none for now. False where that is known already. */
  readonly onLeave: (process: ReaderProcess, isReplaced: boolean) => boolean
  /** A process has ended, perhaps with a job that is to be tried again. */
  readonly onGone: (process: ReaderProcess, again: Job | undefined) => void
}

export const failure = (code: ReadingCode): Reading => ({ code, reason: sentenceOf(code) })

/** One reader process: forked from a fixed module, one job at a time, ended when it hangs or takes too much. */
export class ReaderProcess {
  readonly #options: ProcessOptions
  readonly #child: ChildProcess
  #isReady = false
  #job: Job | undefined
  #source: ByteSource | undefined
  #handed: Promise<void> = Promise.resolve()
  #done = 0
  #timer: NodeJS.Timeout
  #watch: NodeJS.Timeout | undefined
  #reason: ReadingCode | undefined
  #idle: NodeJS.Timeout | undefined

  constructor(options: ProcessOptions) {
    this.#options = options
    this.#child = fork(options.module, options.draws ? [DRAWS] : [], {
      execArgv: childFlags(options.heapBytes),
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

  /** True once it has started; one that never does counts as a failed start. */
  get isReady(): boolean {
    return this.#isReady
  }

  get isFree(): boolean {
    return this.#isReady && this.#job === undefined
  }

  start(job: Job): void {
    clearTimeout(this.#idle)
    this.#job = job
    this.#timer = setTimeout(() => this.#kill('too_slow'), this.#options.timeoutMs)
    this.#watch = setInterval(() => {
      if (residentBytes(this.#child.pid) > this.#options.memoryBytes) this.#kill('too_large')
    }, WATCH_MS)
    void this.#begin(job)
  }

  /** Nobody waits for this job any more: where it is at work here, it is ended, unless it ends by itself at once. */
  abandon(settle: Job['settle']): void {
    const job = this.#job
    if (job?.settle === settle) setTimeout(() => this.#job === job && this.#kill('unreadable'), GRACE_MS)
  }

  stop(): void {
    this.#kill('unreadable')
  }

  async #begin(job: Job): Promise<void> {
    const { input, wish } = job
    const opened = 'open' in input ? await input.open().catch(() => undefined) : input.source
    // It may have been ended meanwhile.
    if (this.#job !== job) return void close(opened)
    if (!opened) return this.#finish(failure('unreadable'))
    this.#source = opened
    const { name, extension } = input
    const { sizeBytes } = opened
    const item = { name, ...(extension !== undefined && { extension }), sizeBytes, limits: this.#options.limits }
    if (wish.of === 'pixels' || wish.of === 'look')
      this.#send({ type: wish.of, sizeBytes, maxBytes: PICTURE_BYTES, maxSidePx: wish.maxSidePx })
    else if (wish.of === 'words') this.#send({ type: 'read', ...item })
    else {
      const { of: type, ...rest } = wish
      this.#send({ type, ...item, ...rest } as ToChild)
    }
  }

  /** Sends a message; resolves when it has left, or never will. */
  #send(message: ToChild): Promise<void> {
    return new Promise((resolve) => {
      if (this.#child.connected) this.#child.send(message, () => resolve())
      else resolve()
    })
  }

  #kill(reason: ReadingCode): void {
    if (this.#reason === undefined && reason !== 'unreadable') this.#options.onKilled?.(reason)
    this.#reason ??= reason
    this.#child.kill('SIGKILL')
  }

  #hear(message: ToPool): void {
    const job = this.#job
    if (message?.type === 'ready' && !this.#isReady) {
      clearTimeout(this.#timer)
      this.#isReady = true
      this.#options.onFree()
    } else if (message?.type === 'need' && job) {
      // One piece after another, each when the one before has left: that is all of an item that is ever held here.
      this.#handed = this.#handed.then(() => this.#hand(job, message))
    } else if (job) {
      const answer = answerTo(job.wish, message)
      if (answer) this.#finish(answer)
    }
  }

  /** Hands over bytes of this job's item; a range that is out of it is cut to nothing. */
  async #hand(job: Job, { ask, at, length }: { ask: unknown; at: unknown; length: unknown }): Promise<void> {
    if (this.#job !== job) return
    const isSound = Number.isSafeInteger(ask) && Number.isSafeInteger(at) && Number.isSafeInteger(length)
    if (!isSound || Number(at) < 0 || Number(length) < 0 || Number(length) > PIECE_BYTES) return this.#kill('damaged')
    const bytes = await this.#source?.read(Number(at), Number(length)).catch(() => undefined)
    if (this.#job === job) await this.#send({ type: 'bytes', ask: Number(ask), bytes })
  }

  #settle(): Job | undefined {
    clearTimeout(this.#timer)
    clearInterval(this.#watch)
    void close(this.#source)
    this.#source = undefined
    const job = this.#job
    this.#job = undefined
    return job
  }

  #finish(answer: Answer): void {
    this.#settle()?.settle(answer)
    this.#done += 1
    const { memoryBytes, idleMs } = this.#options
    // What is left over in a process leaves the next item too little: it starts afresh.
    if (this.#done >= MAX_JOBS || residentBytes(this.#child.pid) > memoryBytes * 0.7) {
      this.#options.onLeave(this, true)
      this.#kill('unreadable')
    }
    this.#options.onFree()
    if (idleMs !== undefined && this.#job === undefined) this.#idle = setTimeout(() => this.#rest(), idleMs).unref()
  }

  /** Nobody has needed this process for a while: its memory is worth more than the time of a start. */
  #rest(): void {
    if (this.#job === undefined && this.#options.onLeave(this, false)) this.#kill('unreadable')
  }

  /** The process has ended, by us or by itself; whoever waited is answered, and another takes its place. */
  #gone(isOutOfMemory: boolean): void {
    const job = this.#settle()
    const isOthersFault = this.#reason === undefined && !isOutOfMemory && this.#done > 0
    // It may be an earlier item's late failure that ended it.
    const again = job && isOthersFault && !job.isRetry ? { ...job, isRetry: true } : undefined
    if (!again) job?.settle(failure(this.#reason ?? (isOutOfMemory ? 'too_large' : 'damaged')))
    this.#options.onGone(this, again)
  }
}

const close = async (source: ByteSource | undefined): Promise<void> => await source?.close?.().catch(() => undefined)

/** Resident memory of a process in bytes; 0 where the system does not tell it (only Linux does). */
export function residentBytes(pid: number | undefined): number {
  if (process.platform !== 'linux' || pid === undefined) return 0
  try {
    return Number(/^VmRSS:\s+(\d+) kB/mu.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}
