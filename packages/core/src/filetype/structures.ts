import { find, latin1, matches, u8, u16be, u16le, u32be, u32le } from './bytes.ts'
import { inflateStart } from './inflate.ts'

/** A picture of Silicon Graphics: a mark of two bytes, then how it is packed, bytes a value, and how many dimensions. */
const matchSgi = (head: Uint8Array): string | undefined =>
  matches(head, 0, '\x01\xda') &&
  u8(head, 2) <= 1 &&
  [1, 2].includes(u8(head, 3)) &&
  [1, 2, 3].includes(u16be(head, 4)) &&
  u16be(head, 6) > 0
    ? 'sgi'
    : undefined

/** A picture of the Macintosh in a file: 512 bytes of anything, a frame, and the order that says which version follows. */
function matchPict(head: Uint8Array): string | undefined {
  const isFramed = u16be(head, 518) > u16be(head, 514) && u16be(head, 520) > u16be(head, 516)
  return isFramed && matches(head, 522, '\x00\x11\x02\xff\x0c\x00') ? 'pict' : undefined
}

/** A window as X11 writes it down: the length of its head, version 7, one of three forms, a depth. */
function matchWindow(head: Uint8Array): string | undefined {
  const [length, version, form, depth] = [0, 4, 8, 12].map((at) => u32be(head, at)) as [number, number, number, number]
  return length >= 100 && length < 400 && version === 7 && form <= 2 && depth >= 1 && depth <= 32 ? 'xwd' : undefined
}

/** Values of pictures as numbers with a point: one or three a point, the sizes, and a scale. */
const matchFloats = (head: Uint8Array): string | undefined =>
  u8(head, 0) === 0x50 && /^P[Ff]\n\d{1,6} \d{1,6}\n-?\d{1,6}(?:\.\d{0,9})?\n/u.test(latin1(head, 0, 64))
    ? 'floatmap'
    : undefined

/** A picture in two colours (ITU-T T.82): layers, planes, nothing, sizes, lines a stripe, how far it may move, its order. */
function matchBilevel(head: Uint8Array): string | undefined {
  const [least, most, planes] = [u8(head, 0), u8(head, 1), u8(head, 2)]
  const [wide, high, stripe] = [u32be(head, 4), u32be(head, 8), u32be(head, 12)]
  const isSized = wide > 0 && wide < 0x1_0000 && high > 0 && high < 0x1_0000 && stripe > 0 && stripe <= high
  return least === 0 &&
    most <= 8 &&
    planes >= 1 &&
    planes <= 8 &&
    u8(head, 3) === 0 &&
    isSized &&
    u8(head, 16) <= 127 &&
    u8(head, 18) <= 15
    ? 'jbg'
    : undefined
}

/** A drawing of ISO/IEC 8632 in bytes: its beginning with a name, then its version. */
function matchMetafile(head: Uint8Array): string | undefined {
  if (u8(head, 0) !== 0 || (u8(head, 1) & 0xe0) !== 0x20) return undefined
  const short = u8(head, 1) & 0x1f
  const length = short === 31 ? u16be(head, 2) : short
  const next = (short === 31 ? 4 : 2) + length + (length % 2)
  return length < 300 && matches(head, next, '\x10\x22\x00') ? 'cgm' : undefined
}

/** Animations of Autodesk: their own kind of mark behind the length, and a depth of colour that they had. */
const matchFlic = (head: Uint8Array): string | undefined =>
  (matches(head, 4, '\x11\xaf') || matches(head, 4, '\x12\xaf')) &&
  [8, 15, 16, 24].includes(u16le(head, 12)) &&
  u16le(head, 8) > 0
    ? u8(head, 4) === 0x11
      ? 'fli'
      : 'flc'
    : undefined

/** Waves of an earthquake: a number of six digits, how good they are, and a station's name. */
const matchWaves = (head: Uint8Array): string | undefined =>
  u8(head, 0) >= 0x30 &&
  u8(head, 0) <= 0x39 &&
  /^\d{6}[DRQM][ \0][A-Z\d ]{5}[A-Z\d ]{2}[A-Z\d ]{3}[A-Z\d ]{2}/u.test(latin1(head, 0, 20))
    ? 'mseed'
    : undefined

/** Signals of a body (EDF): version 0, and behind the names how many records there are and how long each is. */
const matchSignals = (head: Uint8Array): string | undefined =>
  matches(head, 0, '0       ') && /^\d{2}\.\d{2}\.\d{2}\d{2}\.\d{2}\.\d{2}\d{1,8} */u.test(latin1(head, 168, 24))
    ? 'edf'
    : undefined

/** Pages of GNU's Info: said by their first line, parts behind a mark that no other text has. */
const matchInfo = (head: Uint8Array): string | undefined =>
  matches(head, 0, 'This is ') && find(head, 'produced by ', 8, 200) !== -1 && find(head, '\x1f\n', 8) !== -1
    ? 'info'
    : undefined

/** Sound for games: where it begins, and the maker's mark before that place. */
const matchAdx = (head: Uint8Array): string | undefined =>
  matches(head, 0, '\x80\x00') && matches(head, u16be(head, 2) - 2, '(c)CRI') ? 'adx' : undefined

/** A model of Siemens: its version in words, and its own name. */
const matchJt = (head: Uint8Array): string | undefined =>
  u8(head, 0) === 0x56 && /^Version \d{1,2}\.\d {1,4}JT/u.test(latin1(head, 0, 24)) ? 'jt' : undefined

/** A printer's pages that begin with a word for the printer: what language they are in stands in it. */
const matchPlotter = (head: Uint8Array): string | undefined =>
  [0x1b, 0x42, 0x49].includes(u8(head, 0)) &&
  /^(?:\p{Cc}(?:%-1B|%[01]B|\.[A-Z(@][\d;:,]{0,30}\s{0,2})){0,9}(?:BP[^;]{0,60};)?IN;?\s{0,2}(?:SP\d|PU|DF|PA|IP|SC|PS|LO|CO|VS|PG|BP|PT)[\d,; .-]/u.test(
    latin1(head, 0, 200),
  )
    ? 'hpgl'
    : undefined

const MOST_WORD_BYTES = 256
/** An index of a StarDict dictionary: words in the order of their letters, behind each a nothing, where it stands, how long that is. */
function matchWordIndex(head: Uint8Array): string | undefined {
  let [at, before] = [0, '']
  for (let entries = 0; entries < 6; entries += 1) {
    const end = head.indexOf(0, at)
    if (end <= at || end > at + MOST_WORD_BYTES || end + 9 > head.length) return undefined
    const word = latin1(head, at, end - at).toLowerCase()
    const size = u32be(head, end + 5)
    const isShown = Array.from(word).every((letter) => letter >= ' ')
    if (size === 0 || size > 0xff_ff_ff || word < before || !isShown) return undefined
    before = word
    at = end + 9
  }
  return 'word-index'
}

/** Objects of a package of R, one behind the other: the length of each, then itself as R writes it down, packed (R Internals, 1.8). */
const matchObjects = (head: Uint8Array): string | undefined =>
  u8(head, 0) < 16 &&
  u8(head, 4) === 0x78 &&
  u16be(head, 4) % 31 === 0 &&
  matches(inflateStart(head.subarray(6), 8), 0, 'X\n\x00\x00\x00')
    ? 'r-objects'
    : undefined

/** Values of Matlab's fourth form: the order of bytes and kinds, sizes, whether there are imaginary parts, and a name that ends in nothing. */
function matchMatrix(head: Uint8Array): string | undefined {
  const u32 = u32le(head, 0) < 1000 ? u32le : u32be
  const [kind, rows, columns, parts, length] = [0, 4, 8, 12, 16].map((at) => u32(head, at)) as [
    number,
    number,
    number,
    number,
    number,
  ]
  const isKind =
    kind >= 0 && kind <= 1052 && Math.floor(kind / 10) % 10 <= 5 && kind % 10 <= 2 && Math.floor(kind / 100) % 10 === 0
  const isSized = rows > 0 && rows < 0x100_0000 && columns > 0 && columns < 0x100_0000 && parts >= 0 && parts <= 1
  return isKind && isSized && length > 1 && length <= 64 && /^[A-Za-z]\w*\0$/u.test(latin1(head, 20, length))
    ? 'mat'
    : undefined
}

/** A program of Python in an archive, behind the line that says with what it is run (the module `zipapp`). */
function matchZipApp(head: Uint8Array): string | undefined {
  const end = matches(head, 0, '#!') ? head.indexOf(0x0a) : -1
  return end > 2 && end < 200 && matches(head, end + 1, 'PK\x03\x04') && find(head, 'python', 2, end) !== -1
    ? 'pyz'
    : undefined
}

/** Extension of what is told by several places of its head together; asked last, as none of them says much alone. */
export const matchStructure = (head: Uint8Array): string | undefined =>
  matchSgi(head) ??
  matchObjects(head) ??
  matchMatrix(head) ??
  matchZipApp(head) ??
  matchPict(head) ??
  matchWindow(head) ??
  matchMetafile(head) ??
  matchFlic(head) ??
  matchWaves(head) ??
  matchSignals(head) ??
  matchInfo(head) ??
  matchAdx(head) ??
  matchJt(head) ??
  matchPlotter(head) ??
  matchFloats(head) ??
  matchBilevel(head) ??
  matchWordIndex(head)

/** Words for a plotter are often a text from end to end. */
export const matchTextStructure = (head: Uint8Array): string | undefined => matchPlotter(head) ?? matchWaves(head)

/** First bytes of programs for DOS without a head: a jump, a register that is set, a stack. */
const comStarts: ReadonlySet<number> = new Set([
  0xe9, 0xeb, 0xe8, 0xb4, 0xb8, 0xba, 0xbe, 0xbf, 0x0e, 0x1e, 0x33, 0x31, 0x8c, 0xfa, 0xfc,
])
const LARGEST_COM_BYTES = 65_280

/** A program for DOS that is loaded as it is: small, and it calls the system in its first part (interrupts 20 and 21). */
export function matchCom(head: Uint8Array, sizeBytes: number | undefined): string | undefined {
  if (sizeBytes === undefined || sizeBytes > LARGEST_COM_BYTES || !comStarts.has(u8(head, 0))) return undefined
  const isCalled = find(head, '\xcd\x21', 1, 512) !== -1 || find(head, '\xcd\x20', 1, 512) !== -1
  return isCalled ? 'com' : undefined
}

/** A picture for the first telephones (WAP-237): kind 0, its sizes in groups of seven bits, and as many bytes as they ask for. */
export function matchWirelessPicture(head: Uint8Array, sizeBytes: number | undefined): string | undefined {
  if (!matches(head, 0, '\x00\x00')) return undefined
  let at = 2
  const number = (): number => {
    let value = 0
    for (let count = 0; count < 3; count += 1) {
      const byte = u8(head, at)
      at += 1
      value = value * 128 + (byte & 127)
      if (byte < 128) return byte < 0 ? 0 : value
    }
    return 0
  }
  const [wide, high] = [number(), number()]
  return wide > 0 && high > 0 && at + Math.ceil(wide / 8) * high === sizeBytes ? 'wbmp' : undefined
}

/** A document of BSON: its own length first, then the kind of its first value and a name that ends in nothing. */
export function matchBson(head: Uint8Array, sizeBytes: number | undefined): string | undefined {
  if (sizeBytes === undefined || sizeBytes <= 8 || u32le(head, 0) !== sizeBytes) return undefined
  const end = head.indexOf(0, 5)
  return u8(head, 4) > 0 && u8(head, 4) < 0x14 && end > 5 && end < 48 && /^[\w$.-]+$/u.test(latin1(head, 5, end - 5))
    ? 'bson'
    : undefined
}
