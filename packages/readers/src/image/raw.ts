import { canonBlocks } from './boxes.ts'

/** Metadata of RAW files stands near their beginning; the picture behind it need not be copied. */
const TIFF_HEAD_BYTES = 4 * 1024 * 1024

/**
 * The parts of a file that a reader of ordinary EXIF understands: the file itself, the JPEG inside a Fujifilm RAF, the
 * blocks of a Canon CR3, and the heads of Olympus ORF and Panasonic RW2 with the signature of TIFF, which they are but
 * for that.
 */
export function exifParts(bytes: Uint8Array): readonly Uint8Array[] {
  const sign = String.fromCharCode(...bytes.subarray(0, 16))
  if (sign.startsWith('FUJIFILMCCD-RAW')) {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (bytes.length < 92) return []
    const from = view.getUint32(84)
    return [bytes.subarray(from, from + view.getUint32(88))]
  }
  if (sign.slice(4, 11) === 'ftypcrx') return canonBlocks(bytes)
  if (/^(?:IIR[OS]|IIU\0)/u.test(sign)) return [withSignature(bytes, [0x49, 0x49, 0x2a, 0])]
  if (sign.startsWith('MMOR')) return [withSignature(bytes, [0x4d, 0x4d, 0, 0x2a])]
  return [bytes]
}

function withSignature(bytes: Uint8Array, signature: readonly number[]): Uint8Array {
  const head = bytes.slice(0, TIFF_HEAD_BYTES)
  head.set(signature)
  return head
}
