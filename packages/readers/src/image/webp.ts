import type { Reading } from '@octavo/core'

/** Size of a WebP file that is one bare bitstream (RFC 9649, RFC 6386): `VP8 ` or `VP8L` behind the RIFF header. */
export function webpSize(bytes: Uint8Array): Pick<Reading, 'widthPx' | 'heightPx'> {
  const sign = String.fromCharCode(...bytes.subarray(0, 16))
  if (!/^RIFF[\s\S]{4}WEBPVP8[ L]$/u.test(sign) || bytes.length < 30) return {}
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (sign.endsWith('L')) {
    const bits = view.getUint32(21, true)
    return { widthPx: (bits & 0x3fff) + 1, heightPx: ((bits >>> 14) & 0x3fff) + 1 }
  }
  return { widthPx: view.getUint16(26, true) & 0x3fff, heightPx: view.getUint16(28, true) & 0x3fff }
}
