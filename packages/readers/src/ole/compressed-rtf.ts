import { Bytes } from '../bytes.ts'

/** What the dictionary holds at the start ([MS-OXRTFCP], section 2.1.2.1). */
const START =
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript \\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par \\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx'
const WINDOW = 4096
const MAX_CHARS = 16 * 1024 * 1024

/** Unpacks the rich body of a message ([MS-OXRTFCP]): LZ77 with a window of 4096; bytes as characters. */
export function inflateRtf(stream: Uint8Array): string {
  const bytes = new Bytes(stream)
  if (bytes.u32(8) === 0x414c_454d) return String.fromCharCode(...bytes.slice(16, Math.min(bytes.u32(4), 100_000)))
  const window = new Uint8Array(WINDOW)
  for (let at = 0; at < START.length; at += 1) window[at] = START.charCodeAt(at)
  let write = START.length
  const parts: string[] = []
  let length = 0
  const put = (byte: number): void => {
    window[write] = byte
    write = (write + 1) % WINDOW
    parts.push(String.fromCharCode(byte))
    length += 1
  }
  let at = 16
  while (at < bytes.length && length < MAX_CHARS) {
    const control = bytes.u8(at)
    at += 1
    for (let bit = 0; bit < 8 && at < bytes.length; bit += 1) {
      if ((control >> bit) & 1) {
        const token = bytes.u8(at) * 256 + bytes.u8(at + 1)
        at += 2
        const from = token >> 4
        if (from === write) return parts.join('')
        for (let index = 0; index < (token & 15) + 2; index += 1) put(window[(from + index) % WINDOW] ?? 0)
      } else {
        put(bytes.u8(at))
        at += 1
      }
    }
  }
  return parts.join('')
}
