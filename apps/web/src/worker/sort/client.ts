import type { Item, Verdict } from '@octavo/core'

/** A file to sort on this device. */
export interface SortInput {
  readonly item: Item
  readonly blob: Blob | undefined
}
export type SortOutput = readonly { readonly verdict: Verdict; readonly mismatch: boolean }[]

/** Sorts files in a worker of this browser: one answer a file, in their order. Nothing leaves the device. */
export const sortInWorker = (inputs: readonly SortInput[], signal: AbortSignal): Promise<SortOutput> =>
  new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const worker = new Worker(new URL('./sort.worker.ts', import.meta.url), { type: 'module' })
    const cancel = () => {
      worker.terminate()
      reject(signal.reason)
    }
    const end = () => {
      signal.removeEventListener('abort', cancel)
      worker.terminate()
    }
    worker.onmessage = ({ data }: MessageEvent<SortOutput>) => {
      end()
      resolve(data)
    }
    worker.onerror = (event) => {
      end()
      reject(new Error(event.message))
    }
    signal.addEventListener('abort', cancel)
    worker.postMessage(inputs)
  })
