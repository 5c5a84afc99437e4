import { type Act, AppError, type Target } from '@octavo/core'
import type { CallName, Calls, FromPlace, ToPlace } from './protocol.ts'

/** A way to a worker and back; `end` ends the worker with it. */
export interface Line {
  post(message: ToPlace): void
  end(): void
}

/** Opens a line: answers and what breaks the worker come to these. */
export type OpenLine = (onMessage: (message: FromPlace) => void, onBroken: (error: Error) => void) => Line

type CarryOutOptions = Parameters<Target['carryOut']>[1]

interface Waiting {
  readonly resolve: (gives: never) => void
  readonly reject: (error: unknown) => void
  readonly onFolder: CarryOutOptions['onFolder']
  /** What the journal threw: no worker can send that. */
  journal?: { readonly error: unknown }
}

/** A worker that nobody has asked anything for so long is ended. */
const REST_MS = 10_000

/**
 * A folder of the person's own as a target that works in a worker: each file that is looked at leaves objects of the browser
 * behind, and to collect those of thousands of moves would hold up the page. The worker is there as long as it is asked.
 */
export class TargetInWorker implements Target {
  readonly #open: OpenLine
  readonly #waiting = new Map<number, Waiting>()
  #line: Line | undefined
  #lastId = 0
  #rest: ReturnType<typeof setTimeout> | undefined

  constructor(open: OpenLine) {
    this.#open = open
  }

  reversed(): Target {
    return this
  }

  names(folders: readonly string[]) {
    return this.#ask('names', folders)
  }

  carryOut(acts: readonly Act[], options: CarryOutOptions) {
    return this.#ask('carryOut', acts, options)
  }

  check(acts: readonly Act[]) {
    return this.#ask('check', acts)
  }

  settle(acts: readonly Act[]) {
    return this.#ask('settle', acts)
  }

  removeEmptyFolder(path: string) {
    return this.#ask('removeEmptyFolder', path)
  }

  #ask<Name extends CallName>(
    call: Name,
    of: Calls[Name]['of'],
    { signal, onFolder }: CarryOutOptions = {},
  ): Promise<Calls[Name]['gives']> {
    clearTimeout(this.#rest)
    this.#lastId += 1
    const id = this.#lastId
    this.#line ??= this.#open(
      (message) => void this.#hear(message),
      (error) => this.#break(error),
    )
    const line = this.#line
    const stop = () => line.post({ type: 'stop', id })
    const answered = new Promise<Calls[Name]['gives']>((resolve, reject) =>
      this.#waiting.set(id, { resolve, reject, onFolder }),
    )
    line.post({ type: 'ask', id, call, of, isStopped: signal?.aborted === true })
    signal?.addEventListener('abort', stop)
    return answered.finally(() => {
      signal?.removeEventListener('abort', stop)
      this.#waiting.delete(id)
      if (this.#waiting.size === 0) this.#rest = setTimeout(() => this.#end(), REST_MS)
    })
  }

  async #hear(message: FromPlace): Promise<void> {
    const waiting = this.#waiting.get(message.id)
    if (!waiting) return
    if (message.type === 'answer') waiting.resolve(message.gives as never)
    else if (message.type === 'failed') {
      const { code, message: words } = message
      const error = code === undefined ? new Error(words) : new AppError(code, words)
      waiting.reject(waiting.journal ? waiting.journal.error : error)
    } else {
      try {
        await waiting.onFolder?.(message.path)
      } catch (error) {
        waiting.journal = { error }
      }
      this.#line?.post({ type: 'told', id: message.id, isWritten: waiting.journal === undefined })
    }
  }

  #break(error: Error): void {
    this.#end()
    for (const { reject } of this.#waiting.values()) reject(error)
  }

  #end(): void {
    this.#line?.end()
    this.#line = undefined
  }
}

/** A folder that the person has opened to this page as a target in a worker of its own. */
export const targetInWorker = (root: FileSystemDirectoryHandle): Target =>
  new TargetInWorker((onMessage, onBroken) => {
    const worker = new Worker(new URL('./place.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromPlace>) => onMessage(data)
    worker.onerror = (event) => onBroken(new Error(event.message || 'The worker could not be started'))
    const post = (message: ToPlace) => worker.postMessage(message)
    post({ type: 'open', root })
    return { post, end: () => worker.terminate() }
  })
