/** Archives of files on disk: streamed to a client, or written straight to a file. */
export type { DiskZipEntry } from './files.ts'
export { type DiskZipOptions, writeZip, type ZipSources, zipReadable } from './zip.ts'
