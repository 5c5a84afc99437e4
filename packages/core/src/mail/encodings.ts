/** How the bytes of a part are written in its message; `text` is as it is. */
export type Encoding = 'base64' | 'quoted' | 'text'

const LF = 10

const VALUES = new Int8Array(256).fill(-1)
for (const [value, char] of [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'].entries())
  VALUES[char.charCodeAt(0)] = value

/** The bytes of a base64 text; whatever is no letter of base64 is passed over, as mail programs do. */
function fromBase64(text: Uint8Array): Uint8Array {
  const out = new Uint8Array(Math.ceil((text.length * 3) / 4))
  let [bits, held, length] = [0, 0, 0]
  for (const code of text) {
    const value = VALUES[code] ?? -1
    if (value < 0) continue
    bits = (bits << 6) | value
    held += 6
    if (held < 8) continue
    held -= 8
    out[length] = (bits >> held) & 255
    length += 1
    bits &= (1 << held) - 1
  }
  return out.subarray(0, length)
}

const hex = (code: number | undefined): number => {
  if (code === undefined) return -1
  if (code >= 48 && code <= 57) return code - 48
  const letter = code | 32
  return letter >= 97 && letter <= 102 ? letter - 87 : -1
}

/** The bytes of a quoted-printable text (RFC 2045); what stands against its rules is kept as it is. */
function fromQuoted(text: Uint8Array): Uint8Array {
  const out = new Uint8Array(text.length)
  let length = 0
  for (let at = 0; at < text.length; at += 1) {
    const code = text[at] ?? 0
    const softEnd = code === 61 ? softLineEnd(text, at + 1) : 0
    const [high, low] = [hex(text[at + 1]), hex(text[at + 2])]
    if (softEnd > 0) at = softEnd - 1
    else if (code === 61 && high >= 0 && low >= 0) {
      out[length] = high * 16 + low
      length += 1
      at += 2
    } else {
      out[length] = code
      length += 1
    }
  }
  return out.subarray(0, length)
}

/** Where the line after a soft break begins; 0 where there is none. */
function softLineEnd(text: Uint8Array, from: number): number {
  let at = from
  while (text[at] === 32 || text[at] === 9 || text[at] === 13) at += 1
  return text[at] === LF ? at + 1 : 0
}

/** The contents of a part. */
export const decoded = (bytes: Uint8Array, encoding: Encoding): Uint8Array =>
  encoding === 'base64' ? fromBase64(bytes) : encoding === 'quoted' ? fromQuoted(bytes) : bytes
