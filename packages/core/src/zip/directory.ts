import {
  type DirectoryPlace,
  directoryRecordSize,
  endRecords,
  writeDirectoryRecord,
  type ZipRecord,
} from './records.ts'

const BLOCK_BYTES = 64 * 1024

/** Collects the records of a central directory as bytes: about 60 bytes and the name for each entry. */
export interface Directory {
  add(record: ZipRecord): void
  readonly count: number
  /** The finished directory and the end records, for an archive whose content ends at `offset`. */
  finish(offset: number): readonly Uint8Array[]
}

/** Starts an empty central directory. */
export function createDirectory(): Directory {
  const blocks: Uint8Array[] = []
  let block = new Uint8Array(0)
  let view = new DataView(block.buffer)
  let used = 0
  let fullBytes = 0
  let count = 0

  const startBlock = (neededBytes: number) => {
    if (used > 0) blocks.push(block.subarray(0, used))
    fullBytes += used
    block = new Uint8Array(Math.max(BLOCK_BYTES, neededBytes))
    view = new DataView(block.buffer)
    used = 0
  }

  return {
    add(record) {
      const neededBytes = directoryRecordSize(record)
      if (used + neededBytes > block.length) startBlock(neededBytes)
      used = writeDirectoryRecord(view, used, record)
      count += 1
    },
    get count() {
      return count
    },
    finish(offset) {
      const place: DirectoryPlace = { count, offset, sizeBytes: fullBytes + used }
      const last = used > 0 ? [block.subarray(0, used)] : []
      return [...blocks, ...last, endRecords(place)]
    },
  }
}
