import { AppError } from '@octavo/core'
import { noteSent } from '../../ledger/ledger.ts'
import { toBatches } from './batches.ts'
import type { FromZipWorker, ToZipWorker, ZipDone, ZipJob, ZipProgress } from './protocol.ts'

export type { ZipDone, ZipJobFile, ZipProgress } from './protocol.ts'

export interface ZipRunOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ZipProgress) => void
}

/** Batches that may wait for the worker: what is read on the page stays few megabytes. */
const MAX_WAITING = 4

/** Makes a ZIP archive in a worker of its own. Rejects with the signal's reason on abort, AppError `no_space`, or an Error. */
export const zipInWorker = (job: ZipJob, { signal, onProgress }: ZipRunOptions): Promise<ZipDone> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module' })
    const send = (message: ToZipWorker, memory: readonly ArrayBuffer[] = []) => worker.postMessage(message, [...memory])
    const waiting = createWaiting(MAX_WAITING)
    let isStarting = true
    let isOver = false
    // The worker ends by itself, for it has a half-made file to remove.
    const cancel = () => send({ type: 'cancel' })
    const end = () => {
      isOver = true
      waiting.leave()
      signal.removeEventListener('abort', cancel)
      worker.terminate()
    }
    worker.onmessage = ({ data }: MessageEvent<FromZipWorker>) => {
      isStarting = false
      if (data.type === 'taken') return waiting.leave()
      if (data.type === 'progress') return onProgress(data)
      if (data.type === 'sent') return noteSent(data.sent)
      end()
      if (data.type === 'done') resolve(data)
      else if (data.why === 'cancelled') reject(signal.reason)
      else if (data.why === 'no_space') reject(new AppError('no_space', data.message))
      else reject(new Error(data.message))
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message))
    }
    signal.addEventListener('abort', cancel)
    send({ type: 'start', headers: job.headers })
    const hand = async () => {
      const turns = createTurns()
      for await (const { files, memory } of toBatches(job.files, { isStarting: () => isStarting })) {
        if (isOver) break
        send({ type: 'files', files }, memory)
        await waiting.enter()
        // Whatever else the page has to do comes between two batches.
        await turns.next()
      }
      send({ type: 'end' })
      turns.close()
    }
    hand().catch((error) => {
      end()
      reject(error)
    })
  })

/** Counts what waits: `enter` is held back while there are `limit` of them. */
function createWaiting(limit: number) {
  let count = 0
  let wake = () => {}
  return {
    async enter() {
      count += 1
      if (count >= limit) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    leave() {
      count -= 1
      wake()
    },
  }
}

/** Waits for the next turn of the page; a timer would be held back to four milliseconds. */
function createTurns() {
  const { port1, port2 } = new MessageChannel()
  return {
    next: () =>
      new Promise<void>((resolve) => {
        port1.onmessage = () => resolve()
        port2.postMessage(undefined)
      }),
    close: () => port1.close(),
  }
}
