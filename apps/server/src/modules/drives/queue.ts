import type { DriveDownload } from '@octavo/contract'
import { SYNC } from '@octavo/core/connect'

const MOST_TOLD = 100
const ORDER: readonly DriveDownload['status'][] = ['downloading', 'error', 'pending', 'completed']

/** The downloads of a sync that is at work in this process, each told in ten steps. */
export class Queue {
  readonly #all: Map<string, DriveDownload>
  readonly #onStep: () => void

  constructor(
    files: readonly {
      readonly id: string
      readonly name: string
      readonly sizeBytes: number
      readonly category: string
    }[],
    onStep: () => void,
  ) {
    this.#all = new Map(
      files.map(({ id, name, sizeBytes, category }) => [
        id,
        {
          ...{ fileId: id, fileName: name, progress: 0, status: 'pending', downloadedSize: 0 },
          ...{ totalSize: sizeBytes, category },
        },
      ]),
    )
    this.#onStep = onStep
  }

  begin(id: string): void {
    this.#change(id, { status: 'downloading', progress: 0, downloadedSize: 0 })
  }

  /** Bytes that have come; told when the next tenth is there. */
  tell(id: string, downloadedSize: number): void {
    const one = this.#all.get(id)
    if (!one) return
    const steps = SYNC.downloadSteps
    const share = one.totalSize === 0 ? 0 : Math.min(1, downloadedSize / one.totalSize)
    const progress = Math.floor(share * steps) * (100 / steps)
    this.#all.set(id, { ...one, downloadedSize })
    if (progress > one.progress) this.#change(id, { progress })
  }

  end(id: string, isDone: boolean): void {
    const one = this.#all.get(id)
    if (!one) return
    const size = Math.max(one.totalSize, one.downloadedSize)
    if (isDone) this.#change(id, { status: 'completed', progress: 100, downloadedSize: size, totalSize: size })
    else this.#change(id, { status: 'error' })
  }

  #change(id: string, change: Partial<DriveDownload>): void {
    const one = this.#all.get(id)
    if (!one) return
    this.#all.set(id, { ...one, ...change })
    this.#onStep()
  }

  /** What is at work first, then what failed, waits, and is done. */
  shown(): { readonly downloads: DriveDownload[]; readonly downloaded: number; readonly toDownload: number } {
    const all = [...this.#all.values()]
    const downloads = ORDER.flatMap((status) => all.filter((one) => one.status === status)).slice(0, MOST_TOLD)
    const downloaded = all.filter(({ status }) => status === 'completed').length
    return { downloads, downloaded, toDownload: all.length }
  }
}
