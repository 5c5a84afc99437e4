import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import { AppError } from '@octavo/core'
import { childEnvironment, childFlags, residentBytes } from '@octavo/readers/node'
import type { FromHelper, ToHelper } from './protocol.ts'

/** What a helper process may take. */
export interface HelperLimits {
  /** Heap of JavaScript in bytes. */
  readonly heapBytes: number
  /** Resident memory in bytes at which it is ended (Linux). */
  readonly memoryBytes: number
  /** Longest time for one answer, in ms, and for the start. */
  readonly timeoutMs: number
  /** Files beside its own code that it may read; its module finds their paths among its arguments. */
  readonly files?: readonly string[]
}

const WATCH_MS = 50
const OWN_CODE = fileURLToPath(new URL('../../', import.meta.url))

interface Question<Answer, Note> {
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: AppError) => void
  readonly onNote: ((note: Note) => void) | undefined
}

/**
 * A process of our own code for work that may take all memory or never end: forked from one fixed module that calls
 * `serve`. Answers one question at a time. It is ended when that takes too long or too much; then it is gone for good,
 * and nothing else with it.
 */
export class HelperProcess<Ask, Answer, Note> {
  readonly #child: ChildProcess
  readonly #limits: HelperLimits
  readonly #ready = Promise.withResolvers<void>()
  #question: Question<Answer, Note> | undefined
  #why: string | undefined
  #isGone = false

  constructor(module: string, limits: HelperLimits) {
    this.#limits = limits
    const { files = [] } = limits
    this.#child = fork(module, files, {
      execArgv: childFlags(limits.heapBytes, [OWN_CODE, ...files]),
      env: childEnvironment(),
      cwd: tmpdir(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.#ready.promise.catch(() => undefined)
    this.#child.on('message', (message: FromHelper<Answer, Note>) => this.#hear(message))
    const gone = () => {
      this.#isGone = true
      const error = new AppError('io_error', this.#why ?? 'A helper process broke off.')
      this.#ready.reject(error)
      this.#question?.reject(error)
    }
    this.#child.on('error', gone)
    this.#child.on('exit', gone)
  }

  get isGone(): boolean {
    return this.#isGone
  }

  /** The answer to a question. Throws AppError `io_error` when the process breaks, takes too long or too much. */
  async ask(ask: Ask, onNote?: (note: Note) => void): Promise<Answer> {
    const timer = setTimeout(() => this.end('It took too long and was ended.'), this.#limits.timeoutMs)
    const watch = setInterval(() => {
      if (residentBytes(this.#child.pid) > this.#limits.memoryBytes) this.end('It took too much memory and was ended.')
    }, WATCH_MS)
    try {
      await this.#ready.promise
      return await new Promise<Answer>((resolve, reject) => {
        if (this.#isGone) return reject(new AppError('io_error', this.#why ?? 'A helper process broke off.'))
        this.#question = { resolve, reject, onNote }
        this.#child.send({ ask } satisfies ToHelper<Ask>, () => undefined)
      })
    } finally {
      clearTimeout(timer)
      clearInterval(watch)
      this.#question = undefined
    }
  }

  end(why: string): void {
    this.#why ??= why
    this.#isGone = true
    this.#child.kill('SIGKILL')
  }

  #hear(message: FromHelper<Answer, Note>): void {
    if (message.type === 'ready') this.#ready.resolve()
    else if (message.type === 'note') this.#question?.onNote?.(message.note)
    else if (message.type === 'answer') this.#question?.resolve(message.answer)
    else this.#question?.reject(new AppError('io_error', message.problem))
  }
}
