import { AppError } from '@octavo/core'
import { authHeaders } from '../../http/http.ts'
import { send } from '../../http/send.ts'
import { m } from '../../paraglide/messages.js'
import { clock, isMobileDevice, saveFile } from '../../platform/index.ts'
import { type ZipJobFile, zipInWorker } from '../../worker/zip/client.ts'
import type { DownloadServices } from './engine.ts'
import type { DownloadableFile } from './types.ts'

/** What the download engine needs, done by the browser; messages for people go to `notify`. */
export function downloadServices(notify: DownloadServices['notify']): DownloadServices {
  return {
    clock,
    isMobile: isMobileDevice(),
    obtain,
    save: saveFile,
    async zip(files, options) {
      try {
        return await zipInWorker({ files: files.map(toJobFile), headers: authHeaders() }, options)
      } catch (cause) {
        const isFull = cause instanceof AppError && cause.code === 'no_space'
        throw isFull ? new Error(m.download_error_space(), { cause }) : cause
      }
    },
    notify,
    words: { downloadFailed: m.download_error(), zipFailed: m.download_error_zip() },
  }
}

async function obtain(file: DownloadableFile, signal: AbortSignal): Promise<Blob> {
  if (file.blob) return file.blob
  if (file.content !== undefined) return new Blob([file.content], { type: file.type })
  if (file.url === undefined) throw new Error(m.download_error_source())
  const url = new URL(file.url, location.href)
  // Our token is for our own server only.
  const headers = url.origin === location.origin ? authHeaders() : {}
  const response = await send(url, { signal, credentials: 'include', headers })
  if (!response.ok) throw new Error(m.download_error_status({ status: response.statusText || String(response.status) }))
  return response.blob()
}

function toJobFile(file: DownloadableFile): ZipJobFile {
  const facts = { path: file.path ?? file.name, modifiedAtMs: file.modifiedAtMs }
  if (file.blob) return { ...facts, sizeBytes: file.size, source: { kind: 'blob', blob: file.blob } }
  if (file.content !== undefined) return { ...facts, source: { kind: 'text', text: file.content } }
  if (file.url === undefined)
    return { ...facts, source: { kind: 'none', code: 'bad_input', reason: m.download_error_source() } }
  const url = new URL(file.url, location.href)
  const isOurs = url.origin === location.origin
  const { size: estimatedBytes, libraryId } = file
  return { ...facts, source: { kind: 'url', url: url.href, estimatedBytes, isOurs, libraryId } }
}
