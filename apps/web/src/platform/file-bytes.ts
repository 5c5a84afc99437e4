import type { Encoding } from '@octavo/core'
import { readAddress } from './native/read-local.ts'

/**
 * A mail, or a part of one, as it is written in its mailbox: its own bytes are made of it when somebody asks for them. Until then
 * it is a few numbers: a hundred thousand blobs cost the browser gigabytes.
 */
export interface EncodedBytes {
  /** The file that it lies in. */
  readonly of: Blob
  /** Where it begins there, and how long it is. */
  readonly at: number
  readonly length: number
  /** Bytes of it that its mailbox has put there, as offsets in the file, in their order. */
  readonly without: readonly number[]
  readonly encoding: Encoding
  /** The media type of its own bytes. */
  readonly type: string
}

/**
 * Bytes of a file of this device: in hand, as a mail has written them, or behind an address of the page's own, which the shell
 * around it answers.
 */
export type FileBytes = Blob | EncodedBytes | { readonly url: string }

/** Fetched when first needed: few people look into a mailbox. */
const decode = async (bytes: EncodedBytes): Promise<Blob> => (await import('./from-letters.ts')).fromLetters(bytes)

/** Bytes to be read, decoded, or fetched from the shell where they are not in hand. Rejects when they can't be had. */
export const blobOf = async (bytes: FileBytes): Promise<Blob> => {
  if (bytes instanceof Blob) return bytes
  return 'url' in bytes ? (await readAddress(bytes.url)).blob() : decode(bytes)
}

/** So many letters of a mail at most stand for a byte, ends of lines counted. */
const LETTERS = 4

/** The first bytes of what is in hand, or of what its letters stand for. */
const beginningHere = async (bytes: Blob | EncodedBytes, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (bytes instanceof Blob) return new Uint8Array(await bytes.slice(0, maxBytes).arrayBuffer())
  const length = Math.min(bytes.length, maxBytes * LETTERS)
  const without = bytes.without.filter((one) => one < bytes.at + length)
  const first = await decode({ ...bytes, length, without })
  return new Uint8Array(await first.slice(0, maxBytes).arrayBuffer())
}

/** The first bytes of a file, `maxBytes` at most; of one behind an address no more is fetched. Rejects as `blobOf`. */
export const firstBytes = async (bytes: FileBytes, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (!('url' in bytes)) return beginningHere(bytes, maxBytes)
  const reader = (await readAddress(bytes.url)).body?.getReader()
  const parts: BlobPart[] = []
  for (let length = 0; reader && length < maxBytes; ) {
    const { value } = await reader.read()
    if (value === undefined) break
    parts.push(value)
    length += value.length
  }
  await reader?.cancel()
  return new Uint8Array(await new Blob(parts).slice(0, maxBytes).arrayBuffer())
}
