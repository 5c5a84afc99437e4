import { find, latin1, matches, u8, u16le, u32be } from './bytes.ts'

/** Brand of an ISO base media file (ISO/IEC 14496-12, section 4.3) -> extension; brands end in spaces as in the file. */
const brands: Readonly<Record<string, string>> = {
  heic: 'heic',
  heix: 'heic',
  hevc: 'heic',
  hevx: 'heic',
  heim: 'heic',
  heis: 'heic',
  avif: 'avif',
  avis: 'avif',
  'qt  ': 'mov',
  'M4A ': 'm4a',
  'M4B ': 'm4b',
  'M4P ': 'm4p',
  'M4V ': 'm4v',
  M4VH: 'm4v',
  M4VP: 'm4v',
  'F4V ': 'f4v',
  'F4P ': 'f4p',
  'F4A ': 'f4a',
  'F4B ': 'f4b',
  'crx ': 'cr3',
  'aax ': 'aax',
  'jp2 ': 'jp2',
  'jpx ': 'jpx',
  'jpm ': 'jpm',
  mjp2: 'mj2',
  'jph ': 'jph',
}

function brand(padded: string): string | undefined {
  // Brands shorter than four letters end in blanks; some writers end them in zeros.
  const name = padded.replace(/\0/gu, ' ')
  if (Object.hasOwn(brands, name)) return brands[name]
  if (name.startsWith('3g2')) return '3g2'
  return name.startsWith('3g') ? '3gp' : undefined
}

/** Extension of an ISO base media file (MP4, QuickTime, HEIF, AVIF, JPEG 2000, CR3), by its `ftyp` brands. */
export function matchBoxes(head: Uint8Array): string | undefined {
  const jpeg2000 = matches(head, 0, '\x00\x00\x00\x0cjP  \r\n\x87\n')
  const start = jpeg2000 ? 12 : 0
  if (!matches(head, start + 4, 'ftyp')) {
    if (jpeg2000) return 'jp2'
    const box = latin1(head, 4, 4)
    const sized = u32be(head, 0) >= 8 || u32be(head, 0) === 1
    return sized && ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].includes(box) ? 'mov' : undefined
  }
  const major = latin1(head, start + 8, 4)
  const known = brand(major)
  if (known) return known
  const end = Math.min(head.length, start + Math.max(16, Math.min(u32be(head, start), 1024)))
  const compatible: string[] = []
  for (let at = start + 16; at + 4 <= end; at += 4) compatible.push(latin1(head, at, 4))
  if (major === 'mif1' || major === 'msf1') return compatible.map(brand).find((name) => name) ?? 'heif'
  if (jpeg2000) return 'jp2'
  return 'mp4'
}

/** Form of a RIFF, RF64 or IFF file -> extension. */
const forms: Readonly<Record<string, string>> = {
  WAVE: 'wav',
  'AVI ': 'avi',
  WEBP: 'webp',
  ACON: 'ani',
  QLCM: 'qcp',
  RMID: 'rmi',
  sfbk: 'sf2',
  AIFF: 'aif',
  // AIFF-C is called .aif as often as .aifc (Apple's own programs do), and it is one media type.
  AIFC: 'aif',
  CMX1: 'cmx',
  'DLS ': 'dls',
  // Pictures and sound of the Amiga, and models of LightWave.
  ILBM: 'iff',
  'PBM ': 'iff',
  ACBM: 'iff',
  RGB8: 'iff',
  RGBN: 'iff',
  ANIM: 'iff',
  '8SVX': '8svx',
  LWOB: 'lwo',
  LWO2: 'lwo',
  LWO3: 'lwo',
}

/** Extension of a RIFF or IFF file by its form (WAV, AVI, WebP, AIFF, ...). */
export function matchRiff(head: Uint8Array): string | undefined {
  if (!['RIFF', 'RIFX', 'RF64', 'FORM'].includes(latin1(head, 0, 4))) return undefined
  const form = latin1(head, 8, 4)
  if (/^CDR/iu.test(form)) return 'cdr'
  return Object.hasOwn(forms, form) ? forms[form] : undefined
}

/** Extension of an Ogg stream by the first packet of its first page (RFC 3533, 7845, 5334). */
export function matchOgg(head: Uint8Array): string | undefined {
  if (!matches(head, 0, 'OggS')) return undefined
  const packet = 27 + Math.max(0, u8(head, 26))
  if (matches(head, packet, 'OpusHead')) return 'opus'
  if (matches(head, packet, 'Speex   ')) return 'spx'
  if (matches(head, packet, '\x7fFLAC')) return 'oga'
  if (matches(head, packet, '\x80theora')) return 'ogv'
  if (matches(head, packet, 'fishead\x00') || matches(head, packet, '\x01video\x00\x00\x00')) return 'ogv'
  return 'ogg'
}

/** Extension of a Matroska file by its document type (RFC 9559): webm or mkv. */
export function matchMatroska(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\x1a\x45\xdf\xa3')) return undefined
  if (find(head, 'webm', 4, 96) !== -1) return 'webm'
  if (find(head, 'S_', 4, 4096) !== -1 && !/\x86.[AV]_[A-Z]{2}/su.test(latin1(head, 0, 65_536))) return 'mks'
  const tracks = Array.from(latin1(head, 0, 65_536).matchAll(/\x86.([AVS])_[A-Z]{2}/gsu), ([, kind]) => kind)
  return tracks.includes('A') && !tracks.includes('V') ? 'mka' : 'mkv'
}

const asfVideo = '\xc0\xef\x19\xbc\x4d\x5b\xcf\x11\xa8\xfd\x00\x80\x5f\x5c\x44\x2b'
const asfAudio = '\x40\x9e\x69\xf8\x4d\x5b\xcf\x11\xa8\xfd\x00\x80\x5f\x5c\x44\x2b'

/** Extension of an ASF file: wmv when its header names a video stream, wma when only sound, else asf. */
export function matchAsf(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\x30\x26\xb2\x75\x8e\x66\xcf\x11')) return undefined
  if (find(head, asfVideo) !== -1) return 'wmv'
  return find(head, asfAudio) === -1 ? 'asf' : 'wma'
}

/** `png`, or `apng` when an animation chunk stands before the first image data (PNG third edition, section 11.3.6). */
export function matchPng(head: Uint8Array): string | undefined {
  if (!matches(head, 0, '\x89PNG\r\n\x1a\n')) return undefined
  for (let at = 8, chunks = 0; chunks < 64 && at + 8 <= head.length; chunks += 1) {
    const type = latin1(head, at + 4, 4)
    if (type === 'acTL') return 'apng'
    if (type === 'IDAT') return 'png'
    at += 12 + u32be(head, at)
  }
  return 'png'
}

/** Extension of an MPEG transport stream: 188-byte packets (mpg in the broad sense), with 4 more bytes on a camera. */
export function matchTransportStream(head: Uint8Array): string | undefined {
  const every = (first: number, step: number): boolean =>
    [0, 1, 2, 3].every((index) => u8(head, first + index * step) === 0x47)
  if (every(0, 188)) return 'mts'
  return every(4, 192) ? 'm2ts' : undefined
}

/** True when a Windows bitmap's header is plausible: `BM` alone is a common start of a text. */
export const plausibleBitmap = (head: Uint8Array): boolean => [12, 40, 52, 56, 64, 108, 124].includes(u16le(head, 14))
