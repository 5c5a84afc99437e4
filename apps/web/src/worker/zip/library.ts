import { crc32 } from '@octavo/core'
import { send } from '../../http/send.ts'
import type { UrlSource, ZipJob } from './protocol.ts'

/** A file of the library that is small enough to be asked for together with others. */
export interface LibraryMember {
  readonly id: string
  readonly sizeBytes: number
}

const ARCHIVE_URL = '/api/files/archive'

/** Of a plain local file header: signature, flags, method, CRC-32, two sizes, lengths of name and extra field. */
const HEADER_BYTES = 30
const LOCAL_FILE = 0x04034b50
const FLAG_DESCRIPTOR = 0x0008

/**
 * Asks the server for files in one request and gives their bytes by id. Whatever is not among them (it is gone, or the
 * answer broke, or was refused) has to be asked for by itself, which also tells why. Rejects only on abort.
 */
export async function fetchTogether(
  members: readonly LibraryMember[],
  { origin, headers, signal }: { origin: string; headers: ZipJob['headers']; signal: AbortSignal | undefined },
): Promise<ReadonlyMap<string, Uint8Array>> {
  try {
    const response = await send(new URL(ARCHIVE_URL, origin), {
      method: 'POST',
      credentials: 'include',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ ids: members.map(({ id }) => id), names: 'id' }),
      ...(signal ? { signal } : {}),
    })
    if (!response.ok) {
      await response.body?.cancel()
      return new Map()
    }
    return readMembers(new Uint8Array(await response.arrayBuffer()), members)
  } catch (error) {
    if (signal?.aborted) throw error
    return new Map()
  }
}

/**
 * The members of one of our own archives (stored, sizes in front) that were asked for and are what was asked for, by
 * id, as views into `archive`. Anything else in it is left alone; reading ends at the first record that is not a file.
 */
export function readMembers(archive: Uint8Array, members: readonly LibraryMember[]): ReadonlyMap<string, Uint8Array> {
  const wanted = new Map(members.map(({ id, sizeBytes }) => [id, sizeBytes]))
  const found = new Map<string, Uint8Array>()
  const view = new DataView(archive.buffer, archive.byteOffset, archive.byteLength)
  const decoder = new TextDecoder()
  for (let at = 0; at + HEADER_BYTES <= archive.length && view.getUint32(at, true) === LOCAL_FILE; ) {
    const isPlain = (view.getUint16(at + 6, true) & FLAG_DESCRIPTOR) === 0 && view.getUint16(at + 8, true) === 0
    const sizeBytes = view.getUint32(at + 22, true)
    const nameEnd = at + HEADER_BYTES + view.getUint16(at + 26, true)
    const start = nameEnd + view.getUint16(at + 28, true)
    const end = start + sizeBytes
    if (!isPlain || end > archive.length) break
    const id = decoder.decode(archive.subarray(at + HEADER_BYTES, nameEnd))
    const bytes = archive.subarray(start, end)
    if (wanted.get(id) === sizeBytes && crc32(bytes) === view.getUint32(at + 14, true)) found.set(id, bytes)
    at = end
  }
  return found
}

/** True when a source may be asked for together with its neighbours. */
export function isTogether(source: UrlSource, limitBytes: number): source is UrlSource & { libraryId: string } {
  return source.isOurs && source.libraryId !== undefined && source.estimatedBytes <= limitBytes
}
