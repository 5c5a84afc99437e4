/** Archives of files on disk, written straight to a file. */
export type { ReadFile } from './files.ts'
export { type DiskZipOptions, writeZip, type ZipSources } from './zip.ts'
