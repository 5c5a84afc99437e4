import { readAddress } from './native/read-local.ts'

/** Bytes of a file of this device: in hand, or behind an address of the page's own, which the shell around it answers. */
export type FileBytes = Blob | { readonly url: string }

/** Bytes to be read, fetched from the shell where they are not in hand. Rejects when they can't be had. */
export const blobOf = async (bytes: FileBytes): Promise<Blob> =>
  bytes instanceof Blob ? bytes : (await readAddress(bytes.url)).blob()

/** The first bytes of a file, `maxBytes` at most; of one behind an address no more is fetched. Rejects as `blobOf`. */
export const firstBytes = async (bytes: FileBytes, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> => {
  if (bytes instanceof Blob) return new Uint8Array(await bytes.slice(0, maxBytes).arrayBuffer())
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
