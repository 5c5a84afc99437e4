export { crc32 } from './crc32.ts'
export {
  COPY_LIMIT_BYTES,
  INLINE_LIMIT_BYTES,
  type ZipContent,
  type ZipEntry,
  type ZipOptions,
  type ZipResult,
} from './entry.ts'
export { type PlannedFile, zipEntriesOf } from './of-plan.ts'
export { zipStream } from './zip.ts'
