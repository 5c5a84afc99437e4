import { AppError } from '@octavo/core'
import { type ScanHooks, type Scanned, type ScanProgress, ScanResult } from '../../place/scan.ts'
import type { FromScanner, ToScanner } from './protocol.ts'

/**
 * Scans a folder in a worker of this browser, which is ended with the signal. Rejects with the signal's reason, with AppError
 * when there is nothing to scan, and when the worker can't be had.
 */
export const scanInWorker = (asked: ToScanner, { signal, onProgress }: ScanHooks): Promise<Scanned> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const worker = new Worker(new URL('./scan.worker.ts', import.meta.url), { type: 'module' })
    const result = new ScanResult()
    let last: ScanProgress | undefined
    const end = () => {
      signal?.removeEventListener('abort', cancel)
      worker.terminate()
    }
    const cancel = () => {
      end()
      reject(signal?.reason)
    }
    worker.onmessage = ({ data }: MessageEvent<FromScanner>) => {
      if (data.type === 'page') result.add(data.page)
      else if (data.type === 'progress') {
        last = data.progress
        onProgress?.(last)
      } else {
        end()
        if (data.type === 'done') resolve(result.result(last))
        else reject(new AppError(data.code, data.message))
      }
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message || 'The worker could not be started'))
    }
    signal?.addEventListener('abort', cancel)
    worker.postMessage(asked)
  })
