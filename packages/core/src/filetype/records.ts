import { find, latin1, matches, u8, u16be, u16le, u32be, u32le } from './bytes.ts'
import { inflateStart } from './inflate.ts'

/** The length that a DER value states in two bytes, which are most certificates'; 0 for any other form (X.690 section 8.1.3). */
const derLength = (head: Uint8Array, at: number): number =>
  matches(head, at, '\x30\x82') ? u16be(head, at + 2) : matches(head, at, '\x30\x81') ? u8(head, at + 2) : 0

const messageKind = '\x06\x09\x2a\x86\x48\x86\xf7\x0d\x01\x07'

/**
 * A message of PKCS #7 (RFC 5652), by its kind: `p7b` where it only brings certificates, `p7s` where what is signed lies
 * elsewhere, else `p7m`.
 */
function matchSigned(head: Uint8Array, at: number): string | undefined {
  if (!matches(head, at, messageKind)) return undefined
  if (u8(head, at + 10) === 3) return 'p7m'
  if (u8(head, at + 10) !== 2) return undefined
  if (find(head, '\x31\x00\x30\x0b', at, at + 40) !== -1) return 'p7b'
  return find(head, `\x30\x0b${messageKind}\x01`, at, at + 120) === -1 ? 'p7m' : 'p7s'
}

/** `der` for a certificate or a key in DER, `p12` for a store of them (RFC 7292: a sequence that begins with version 3). */
function matchDer(head: Uint8Array): string | undefined {
  if (matches(head, 0, '\x30\x80\x02\x01\x03\x30')) return 'p12'
  // A question to who confirms times, and the answer (RFC 3161 section 2.4): version 1 and a sum; how it went, and a message.
  if (matches(head, 2, '\x02\x01\x01\x30') && u8(head, 0) === 0x30 && u8(head, 7) === 0x30 && u8(head, 9) === 6)
    return 'tsq'
  if (derLength(head, 0) < 32) return undefined
  const inner = u8(head, 1) === 0x82 ? 4 : 3
  const signed = matchSigned(head, inner)
  if (signed) return signed
  if (matches(head, inner, '\x02\x01\x03\x30')) return 'p12'
  if (matches(head, inner, '\x30\x03\x02\x01\x00\x30') && find(head, messageKind, inner, inner + 40) !== -1)
    return 'tsr'
  // Keys: version 0, then a long number (RFC 8017) or an algorithm's sequence (RFC 5208); public keys begin with the latter.
  if (matches(head, inner, '\x02\x01\x00\x02') || matches(head, inner, '\x02\x01\x00\x30')) return 'der'
  if (matches(head, inner, '\x30\x0d\x06\x09\x2a\x86\x48') || matches(head, inner, '\x30\x13\x06\x07\x2a\x86\x48'))
    return 'der'
  // A certificate signed or a list of revoked ones: a sequence in the sequence, with a version or the algorithm first.
  if (derLength(head, inner) < 32) return undefined
  const body = inner + (u8(head, inner + 1) === 0x82 ? 4 : 3)
  return matches(head, body, '\xa0\x03\x02\x01') ||
    matches(head, body, '\x02\x01') ||
    matches(head, body, '\x30\x0d\x06')
    ? 'der'
    : undefined
}

/** How it is packed (raw, or with a head of two bytes), and packets of a message in what comes out. */
function isPackedMessage(packed: Uint8Array): boolean {
  const skipped = u8(packed, 0) === 1 ? 1 : u8(packed, 0) === 2 ? 3 : 0
  const tag = skipped === 0 ? 0 : u8(inflateStart(packed.subarray(skipped), 2), 0)
  const kind = (tag & 0x40) === 0 ? (tag >> 2) & 0x0f : tag & 0x3f
  return (tag & 0x80) !== 0 && (kind === 2 || kind === 4 || kind === 11)
}

/** OpenPGP packets that files begin with (RFC 9580 section 5): the tag with the length before it, then the packet's version. */
function matchPgp(head: Uint8Array): string | undefined {
  const tag = u8(head, 0)
  if ((tag & 0x80) === 0) return undefined
  const isNew = (tag & 0x40) !== 0
  const kind = isNew ? tag & 0x3f : (tag >> 2) & 0x0f
  const first = u8(head, 1)
  const wide = isNew ? (first < 192 ? 1 : first < 224 ? 2 : first === 255 ? 5 : 0) : [1, 2, 4, 0][tag & 3]
  // A length that only the end of the file tells is written by nothing.
  if (tag === 0xa3) return isPackedMessage(head.subarray(1)) ? 'pgp' : undefined
  if (!wide) return undefined
  const at = 1 + wide
  const [version, next] = [u8(head, at), u8(head, at + 1)]
  const length = isNew ? (first < 192 ? first : 0) : wide === 1 ? first : wide === 2 ? u16be(head, 1) : 0
  // A session key (by a key, by a pass phrase), a signature, a secret key, a public key.
  if (kind === 1)
    return version === 3 && length > 60 && length < 1100 && [1, 16, 18].includes(u8(head, at + 9)) ? 'pgp' : undefined
  if (kind === 3)
    return version >= 4 && version <= 6 && next >= 2 && next <= 13 && length >= 4 && length < 90 ? 'pgp' : undefined
  if (kind === 2)
    return version === 4 && next <= 0x40 && length > 30 && [1, 17, 19, 22, 27].includes(u8(head, at + 2))
      ? 'pgp'
      : undefined
  // Packed, and in it a signature to come, or what is said (sections 5.6, 5.4 and 5.9).
  if (kind === 8) return isPackedMessage(head.subarray(at)) ? 'pgp' : undefined
  if (kind !== 5 && kind !== 6) return undefined
  return version === 4 && length > 30 && [1, 16, 17, 18, 19, 22, 25, 27].includes(u8(head, at + 5)) ? 'pgp' : undefined
}

/** A dBASE table: a known version, a day of the last change, a head of 32 bytes a field that ends in 0x0d. */
function matchDbf(head: Uint8Array): string | undefined {
  if (![0x02, 0x03, 0x30, 0x31, 0x32, 0x43, 0x63, 0x83, 0x8b, 0xcb, 0xf5].includes(u8(head, 0))) return undefined
  const [month, day, headBytes] = [u8(head, 2), u8(head, 3), u16le(head, 8)]
  if (month > 12 || day > 31 || headBytes < 65 || u16le(head, 10) === 0 || u32le(head, 4) > 0x0fff_ffff)
    return undefined
  const isNamed = /^[A-Za-z_\x80-\xff][\w\x80-\xff]{0,10}\0*$/u.test(latin1(head, 32, 11).replace(/\0.*$/su, ''))
  const kind = latin1(head, 43, 1)
  const isEnded =
    headBytes > head.length ||
    u8(head, headBytes - 1) === 0x0d ||
    u8(head, headBytes - 2) === 0x0d ||
    u8(head, headBytes - 264) === 0x0d
  return isNamed && isEnded && /^[CNLDMFBGPYTI@O+VXQ0]$/u.test(kind) ? 'dbf' : undefined
}

/** A table of dBASE 7: the same start, then names of 32 letters and 48 bytes a field from 68 on. */
function matchDbf7(head: Uint8Array): string | undefined {
  if ((u8(head, 0) !== 0x04 && u8(head, 0) !== 0x8c) || head.length < 117) return undefined
  const headBytes = u16le(head, 8)
  if (u8(head, 2) > 12 || u8(head, 3) > 31 || headBytes < 117 || u16le(head, 10) === 0) return undefined
  return /^[A-Za-z_]\w{0,31}\0*$/u.test(latin1(head, 68, 32)) && /^[CNLDMFBGPI@O+]$/u.test(latin1(head, 100, 1))
    ? 'dbf'
    : undefined
}

/** Data of Stata before its markup: a known release, the order of bytes, the kind 1, and columns; the day stands at 91. */
function matchDta(head: Uint8Array): string | undefined {
  if (![105, 108, 110, 111, 112, 113, 114, 115].includes(u8(head, 0))) return undefined
  if (![1, 2].includes(u8(head, 1)) || u8(head, 2) !== 1 || head.length < 109) return undefined
  const columns = u8(head, 1) === 2 ? u16le(head, 4) : u16be(head, 4)
  const day = latin1(head, u8(head, 0) > 105 ? 91 : 42, 18)
  return columns > 0 && columns < 32_768 && (/^[ \d]?\d [A-Za-z]{3} \d{4}/u.test(day) || day.startsWith('\0'))
    ? 'dta'
    : undefined
}

/** A fork of resources of the Macintosh as a file: where its two parts begin and end, and nothing up to the first at 256. */
function matchResources(head: Uint8Array): string | undefined {
  const [dataAt, mapAt, dataBytes, mapBytes] = [0, 4, 8, 12].map((at) => u32be(head, at)) as [
    number,
    number,
    number,
    number,
  ]
  if (dataAt !== 256 || mapAt !== 256 + dataBytes || mapBytes < 30 || mapBytes > 0xff_ffff || dataBytes < 4)
    return undefined
  return head.subarray(128, 256).every((byte) => byte === 0) ? 'dfont' : undefined
}

/** A model of ONNX: its version, then the name of the program that wrote it (fields 1 and 2 of the message, in their order). */
function matchOnnx(head: Uint8Array): string | undefined {
  const length = u8(head, 3)
  const isNamed = u8(head, 0) === 0x08 && u8(head, 1) > 0 && u8(head, 1) < 32 && u8(head, 2) === 0x12
  return isNamed &&
    length > 2 &&
    length < 64 &&
    /^[A-Za-z][\w .-]+$/u.test(latin1(head, 4, length)) &&
    [0x1a, 0x22, 0x2a, 0x3a].includes(u8(head, 4 + length))
    ? 'onnx'
    : undefined
}

/** A pickle of protocol 2 to 5: its first operation is one that values begin with (the module `pickletools` of Python); older ones by a class's name. */
const matchPickle = (head: Uint8Array): string | undefined =>
  u8(head, 0) === 0x80 &&
  u8(head, 1) >= 2 &&
  u8(head, 1) <= 5 &&
  /^[}\]()cXKJMNGTU\x95\x8a\x8c\x88\x89]/u.test(latin1(head, 2, 1))
    ? 'pkl'
    : /^[}\])]q\0/u.test(latin1(head, 0, 3))
      ? 'pkl'
      : /^\(?[ci][a-z_][\w.]{1,80}\n[A-Za-z_]\w{0,60}\n[qp(oN]/u.test(latin1(head, 0, 160))
        ? 'pkl'
        : undefined

/** Extension of a file that begins with a record of fixed form: certificates and keys in DER, OpenPGP, dBASE, pickles. */
export function matchRecord(head: Uint8Array): string | undefined {
  return (
    matchDer(head) ??
    matchDbf(head) ??
    matchDbf7(head) ??
    matchDta(head) ??
    matchResources(head) ??
    matchOnnx(head) ??
    matchPickle(head) ??
    matchPgp(head)
  )
}
