/** Writing ZIP archives: stored, streamed, ZIP64, with names that every system can unpack. */
export { crc32 } from './crc32.ts'
export {
  COPY_LIMIT_BYTES,
  type Crc32,
  INLINE_LIMIT_BYTES,
  type MissingEntry,
  type ZipContent,
  type ZipEntry,
  type ZipOptions,
  type ZipResult,
} from './entry.ts'
export { filesOfPlan, type PlanBytes, type PlannedFile, type Staying, zipEntriesOf } from './of-plan.ts'
export { zipSizeBytes } from './size.ts'
export { zipStream } from './zip.ts'
