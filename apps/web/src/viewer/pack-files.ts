import { AppError, TIMINGS, visibleName } from '@octavo/core'
import { authHeaders } from '../http/http.ts'
import { m } from '../paraglide/messages.js'
import type { EncodedBytes } from '../platform/file-bytes.ts'
import { toast } from '../ui/index.ts'
import { type ZipJobFile, zipInWorker } from '../worker/zip/client.ts'
import { pack } from './packing.ts'
import { contentAddress } from './server-look.ts'

/** A file on its way into an archive: of the library, or with its bytes. `path` is its path there, with its name at the end. */
export interface Packed {
  readonly id: string
  readonly path: string
  readonly sizeBytes: number
  readonly modifiedAtMs?: number | undefined
  /** Its bytes, where they lie on this device. */
  readonly blob?: Blob | EncodedBytes
}

/** Hands what lies at an address to the browser's downloads. */
export const save = (address: string, name: string): void => {
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}

/** Where the bytes of a file of this device are had. */
const sourceHere = (bytes: Blob | EncodedBytes, estimatedBytes: number): ZipJobFile['source'] =>
  bytes instanceof Blob ? { kind: 'blob', blob: bytes } : { kind: 'encoded', estimatedBytes, ...bytes }

const toJobFile = ({ id, path, sizeBytes, modifiedAtMs, blob }: Packed): ZipJobFile => ({
  ...{ path, modifiedAtMs, sizeBytes },
  source: blob
    ? sourceHere(blob, sizeBytes)
    : {
        kind: 'url',
        url: new URL(contentAddress(id), location.href).href,
        ...{ estimatedBytes: sizeBytes, isOurs: true, libraryId: id },
      },
})

const tellFailed = (error: unknown) => {
  console.warn('The archive could not be made', error)
  const isFull = error instanceof AppError && error.code === 'no_space'
  const description = isFull ? { description: m.download_error_space() } : {}
  toast({ title: m.download_error_zip(), tone: 'destructive', ...description })
}

/**
 * Downloads files as one archive called `title`: a worker makes it, on the disk where the browser can. What
 * could not be had is listed in it; how it ends is told. While one is being made a second is refused, in words.
 */
export const packFiles = async (
  title: string,
  find: (signal: AbortSignal) => Promise<readonly Packed[]>,
): Promise<void> => {
  const isAlone = await pack(title, async ({ signal, report }) => {
    try {
      const files = await find(signal)
      if (files.length === 0) return void toast({ title: m.nothing_found_title(), tone: 'destructive' })
      const totalBytes = files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
      const { archive, added, missing } = await zipInWorker(
        { files: files.map(toJobFile), headers: authHeaders() },
        {
          signal,
          onProgress({ count, bytes }) {
            const share = Math.max(count / files.length, bytes / Math.max(1, totalBytes))
            report({ percent: Math.min(99, Math.floor(share * 100)), writtenBytes: bytes })
          },
        },
      )
      if (added === 0) throw new Error('Nothing could be added')
      const address = URL.createObjectURL(archive)
      save(address, title)
      setTimeout(() => URL.revokeObjectURL(address), TIMINGS.objectUrlRelease)
      if (missing.length > 0)
        toast({ title: m.download_failed_title(), description: m.download_failed_text(), tone: 'destructive' })
      else toast({ title: m.download_complete_title(), description: visibleName(title) })
    } catch (error) {
      if (!signal.aborted) tellFailed(error)
    }
  })
  if (!isAlone) toast({ title: m.download_packing(), description: visibleName(title) })
}
