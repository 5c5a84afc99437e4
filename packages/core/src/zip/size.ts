import { INLINE_LIMIT_BYTES, type ZipEntry } from './entry.ts'
import { createZipNames } from './names.ts'
import {
  descriptorSize,
  directoryRecordSize,
  endRecordsSize,
  localHeaderSize,
  needsWideSizes,
  zipTime,
} from './records.ts'

/** True when an entry's size and CRC-32 have to follow its content, given an output that can't be rewritten. */
export function needsDescriptor(entry: Pick<ZipEntry, 'sizeBytes' | 'crc32'>): boolean {
  if (entry.sizeBytes === undefined) return true
  return entry.sizeBytes > INLINE_LIMIT_BYTES && entry.crc32 === undefined
}

/**
 * The exact length of the archive that `zipStream` makes of these entries, as long as none of them is missing in the
 * end. `rewrite` tells whether the output can be rewritten, as the option of the same name.
 */
export function zipSizeBytes(
  entries: Iterable<Pick<ZipEntry, 'name' | 'modifiedAtMs' | 'crc32'> & { readonly sizeBytes: number }>,
  { rewrite = false }: { readonly rewrite?: boolean } = {},
): number {
  const names = createZipNames()
  let offset = 0
  let directoryBytes = 0
  let count = 0
  for (const entry of entries) {
    const name = names.take(entry.name)
    if (!name) continue
    const { sizeBytes } = entry
    const time = zipTime(entry.modifiedAtMs, 0)
    const wide = needsWideSizes(sizeBytes)
    directoryBytes += directoryRecordSize({ name, time, sizeBytes, offset })
    offset += localHeaderSize({ name, time, wide }) + sizeBytes
    if (!rewrite && needsDescriptor(entry)) offset += descriptorSize(wide)
    count += 1
  }
  const place = { count, offset, sizeBytes: directoryBytes }
  return offset + directoryBytes + endRecordsSize(place)
}
