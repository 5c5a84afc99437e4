import { AppError } from '@octavo/core'
import type { FromZipWorker, ToZipWorker, ZipDone, ZipJob, ZipProgress } from './protocol.ts'

export type { ZipDone, ZipJobFile, ZipProgress } from './protocol.ts'

export interface ZipRunOptions {
  readonly signal: AbortSignal
  readonly onProgress: (progress: ZipProgress) => void
}

/** Makes a ZIP archive in a worker of its own. Rejects with the signal's reason on abort, AppError `no_space`, or an Error. */
export const zipInWorker = (job: ZipJob, { signal, onProgress }: ZipRunOptions): Promise<ZipDone> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./zip.worker.ts', import.meta.url), { type: 'module' })
    const send = (message: ToZipWorker) => worker.postMessage(message)
    // The worker ends by itself, for it has a half-made file to remove.
    const cancel = () => send({ type: 'cancel' })
    const end = () => {
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
    send({ type: 'start', job })
  })
