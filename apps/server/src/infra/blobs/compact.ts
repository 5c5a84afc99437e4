import { hash } from 'node:crypto'
import { type FileHandle, open, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import { syncFolder } from './intake.ts'
import { PACK_ENTRY_HEADER_BYTES, PACK_MAGIC } from './layout.ts'

/** Where the bytes of a content that is still needed lie in its pack. */
export interface LiveRange {
  readonly offset: number
  readonly sizeBytes: number
}

/** A pack written anew, not in its place yet. */
export interface CompactedPack {
  /** Bytes of disk that come back. */
  readonly freedBytes: number
  /** Puts it in the place of the old one, in one step and durably. */
  place(): Promise<void>
  /** Removes it; never throws. */
  discard(): Promise<void>
}

const BLOCK_BYTES = 4096

/**
 * Writes the contents of a pack that are still needed into a new file at the very same offsets, with holes between them
 * that take no space where the file system knows them. So no row changes, and who is just reading goes on. Each stretch
 * without contents becomes one entry of an empty hash, so that the pack still explains itself. Every content is held
 * against its hash on the way: a pack that fails is left as it is. Returns undefined for that, for a pack that is not there
 * and when less than half of its space would come back.
 */
export async function compactPack(
  file: string,
  draft: string,
  live: readonly LiveRange[],
): Promise<CompactedPack | undefined> {
  const source = await open(file, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!source) return undefined
  try {
    const { size, blocks } = await source.stat()
    const freedBytes = blocks * 512 - neededBytes(live)
    if (freedBytes * 2 < blocks * 512 || freedBytes < 16 * BLOCK_BYTES) return undefined
    const target = await open(draft, 'wx', 0o600)
    let isWhole = false
    try {
      isWhole = await copyLive(source, target, live, size)
      if (isWhole) await target.sync()
    } finally {
      await target.close()
      if (!isWhole) await unlink(draft).catch(() => undefined)
    }
    if (!isWhole) return undefined
    return {
      freedBytes,
      place: async () => {
        await rename(draft, file)
        await syncFolder(path.dirname(file))
      },
      discard: () => unlink(draft).catch(() => undefined),
    }
  } finally {
    await source.close()
  }
}

/** Disk space of the blocks that hold something: contents with their headers, and a header for each stretch between. */
function neededBytes(live: readonly LiveRange[]): number {
  let blocks = 1
  let last = 0
  for (const { offset, sizeBytes } of live) {
    // The header of the stretch before lies within two blocks behind the content before.
    const from = Math.floor((offset - PACK_ENTRY_HEADER_BYTES) / BLOCK_BYTES)
    const to = Math.floor((offset + sizeBytes + PACK_ENTRY_HEADER_BYTES) / BLOCK_BYTES)
    blocks += to - Math.max(from, last + 1) + 1
    last = to
  }
  return blocks * BLOCK_BYTES
}

async function copyLive(
  source: FileHandle,
  target: FileHandle,
  live: readonly LiveRange[],
  endBytes: number,
): Promise<boolean> {
  await target.write(PACK_MAGIC, 0, PACK_MAGIC.length, 0)
  let at = PACK_MAGIC.length
  for (const { offset, sizeBytes } of live) {
    const from = offset - PACK_ENTRY_HEADER_BYTES
    if (from < at) return false
    await writeGap(target, at, from)
    const entry = Buffer.alloc(PACK_ENTRY_HEADER_BYTES + sizeBytes)
    const { bytesRead } = await source.read(entry, 0, entry.length, from)
    const content = entry.subarray(PACK_ENTRY_HEADER_BYTES)
    if (bytesRead < entry.length || hash('sha256', content, 'hex') !== entry.toString('hex', 0, 32)) return false
    await target.write(entry, 0, entry.length, from)
    at = from + entry.length
  }
  await writeGap(target, at, endBytes)
  await target.truncate(endBytes)
  return true
}

/** One entry that stands for a stretch without contents: an empty hash, and how many bytes to skip. */
async function writeGap(target: FileHandle, from: number, to: number): Promise<void> {
  if (to - from < PACK_ENTRY_HEADER_BYTES) return
  const header = Buffer.alloc(PACK_ENTRY_HEADER_BYTES)
  header.writeBigUInt64BE(BigInt(to - from - PACK_ENTRY_HEADER_BYTES), 32)
  await target.write(header, 0, header.length, from)
}
