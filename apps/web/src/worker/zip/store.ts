import { uuid } from '../../platform/uuid.ts'
import { ARCHIVES } from './protocol.ts'
/** Where an archive is put together. */
export interface ArchiveStore {
  write(chunk: Uint8Array): void
  /** Replaces bytes written before; missing where that can't be done. */
  readonly rewrite?: (offset: number, bytes: Uint8Array) => void
  /** The whole archive. */
  finish(): Promise<Blob>
  /** Throws away what was written. */
  discard(): Promise<void>
}

/** Chunks are gathered to writes of this size: each write has a price of its own. */
const WRITE_BYTES = 1024 * 1024

/** An archive may still be on its way to the person's downloads for so long after it was handed over. */
const KEEP_MS = 60 * 60 * 1000
/** Chunks are handed over to the browser's blob storage, which may put them on disk, in pieces of this size. */
const BLOB_BYTES = 8 * 1024 * 1024

/** A file in the browser's private file system where there is one (memory stays flat), else parts of a blob. */
export async function openStore(): Promise<ArchiveStore> {
  try {
    return await openFileStore()
  } catch (error) {
    console.info('No private file system here, the archive is put together in memory', error)
    return openBlobStore()
  }
}

async function openFileStore(): Promise<ArchiveStore> {
  const root = await navigator.storage.getDirectory()
  const folder = await root.getDirectoryHandle(ARCHIVES, { create: true })
  await removeOld(folder)
  const name = `${Date.now()}-${uuid()}.zip`
  const handle = await folder.getFileHandle(name, { create: true })
  const file = await handle.createSyncAccessHandle()
  const buffer = new Uint8Array(WRITE_BYTES)
  let buffered = 0
  let position = 0
  const writeAt = (bytes: Uint8Array, at: number) => {
    let done = 0
    while (done < bytes.length) done += file.write(viewOf(bytes, done), { at: at + done })
  }
  const writeBuffer = () => {
    writeAt(buffer.subarray(0, buffered), position)
    position += buffered
    buffered = 0
  }
  return {
    write(chunk) {
      if (buffered + chunk.length > buffer.length) writeBuffer()
      if (chunk.length > buffer.length) {
        writeAt(chunk, position)
        position += chunk.length
      } else {
        buffer.set(chunk, buffered)
        buffered += chunk.length
      }
    },
    rewrite(offset, bytes) {
      writeBuffer()
      writeAt(bytes, offset)
    },
    async finish() {
      writeBuffer()
      file.close()
      return new Blob([await handle.getFile()], { type: 'application/zip' })
    },
    async discard() {
      file.close()
      await folder.removeEntry(name)
    },
  }
}

/** Archives of earlier downloads, also of pages that were closed. */
async function removeOld(folder: FileSystemDirectoryHandle): Promise<void> {
  for await (const name of folder.keys()) {
    const madeAtMs = Number.parseInt(name, 10)
    if (madeAtMs > Date.now() - KEEP_MS) continue
    // Another page may be writing to it after all, or remove it at this moment too.
    await folder.removeEntry(name).catch(() => undefined)
  }
}

/** An archive as parts of a blob. */
export function openBlobStore(): ArchiveStore {
  const blobs: Blob[] = []
  let parts: Uint8Array<ArrayBuffer>[] = []
  let partBytes = 0
  const close = () => {
    if (parts.length > 0) blobs.push(new Blob(parts))
    parts = []
    partBytes = 0
  }
  return {
    write(chunk) {
      parts.push(viewOf(chunk, 0))
      partBytes += chunk.length
      if (partBytes >= BLOB_BYTES) close()
    },
    async finish() {
      close()
      return new Blob(blobs, { type: 'application/zip' })
    },
    async discard() {
      parts = []
      blobs.length = 0
    },
  }
}

/** The same bytes from `start` on; nothing here lies in memory shared between threads. */
function viewOf(bytes: Uint8Array, start: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset + start, bytes.length - start)
}
