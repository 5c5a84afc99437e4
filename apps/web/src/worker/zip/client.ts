import { AppError } from '@octavo/core'
import type { FromZipWorker, ToZipWorker, ZipDone, ZipJob, ZipProgress } from './protocol.ts'

export type { ZipDone, ZipJobFile, ZipProgress } from './protocol.ts'

export interface ZipRunOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ZipProgress) => void
}

/** Files handed to the worker at a time, between two turns of everything else that the page does. */
const BATCH_FILES = 64

/** Makes a ZIP archive in a worker of its own. Rejects with the signal's reason on abort, AppError `no_space`, or an Error. */
export const zipInWorker = (job: ZipJob, { signal, onProgress }: ZipRunOptions): Promise<ZipDone> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module' })
    const send = (message: ToZipWorker) => worker.postMessage(message)
    let isOver = false
    // The worker ends by itself, for it has a half-made file to remove.
    const cancel = () => send({ type: 'cancel' })
    const end = () => {
      isOver = true
      signal.removeEventListener('abort', cancel)
      worker.terminate()
    }
    worker.onmessage = ({ data }: MessageEvent<FromZipWorker>) => {
      if (data.type === 'progress') return onProgress(data)
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
      for (let at = 0; at < job.files.length && !isOver; at += BATCH_FILES) {
        send({ type: 'files', files: job.files.slice(at, at + BATCH_FILES) })
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
