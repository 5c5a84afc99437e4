import { startsWith } from '../bytes.ts'
import { decoderOf } from './codepages.ts'

/** How many bytes are weighed when nothing names the encoding. */
const SAMPLE_BYTES = 64 * 1024

function byteOrderMark(bytes: Uint8Array): string | undefined {
  if (startsWith(bytes, '\u00ef\u00bb\u00bf')) return 'utf-8'
  if (startsWith(bytes, '\u00ff\u00fe')) return 'utf-16le'
  return startsWith(bytes, '\u00fe\u00ff') ? 'utf-16be' : undefined
}

/** UTF-16 without a mark: nearly every second byte of Latin text is zero. */
function wide(sample: Uint8Array): string | undefined {
  let even = 0
  let odd = 0
  const length = Math.min(sample.length, 4096)
  for (let at = 0; at + 1 < length; at += 2) {
    if (sample[at] === 0) even += 1
    if (sample[at + 1] === 0) odd += 1
  }
  const pairs = length / 2
  if (pairs < 2) return undefined
  if (odd > pairs * 0.6 && even < pairs * 0.1) return 'utf-16le'
  return even > pairs * 0.6 && odd < pairs * 0.1 ? 'utf-16be' : undefined
}

function isUtf8(sample: Uint8Array): boolean {
  try {
    // `stream` lets a character that the sample cuts in two pass.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true })
    return true
  } catch {
    return false
  }
}

/** Letters that are common in a language's writing, by which two readings of the same bytes are told apart. */
const COMMON: Readonly<Record<string, RegExp>> = {
  'windows-1251': /[абвгдежзийклмнопрстуфхцчшщъыьэюя]/gu,
  'koi8-r': /[абвгдежзийклмнопрстуфхцчшщъыьэюя]/gu,
  'windows-1250': /[ąćęłńóśźżáčďéěíňřšťúůýžőűţăî]/gu,
  shift_jis: /[\u3040-\u30ff\u4e00-\u9fff]/gu,
  'euc-jp': /[\u3040-\u30ff]/gu,
  'euc-kr': /[\uac00-\ud7a3]/gu,
  gbk: /[的一是不了在人有我他这个们中来上大为和国地到以说时要就出会可也你对生能而子那得于着下自之年过发后作里]/gu,
  big5: /[的一是不了在人有我他這個們中來上大為和國地到以說時要就出會可也你對生能而子那得於著下自之年過發後作裡]/gu,
  'windows-1252': /[àâäáãåæçéèêëíìîïñóòôöõøúùûüýÿßœ’“”–—€°«»]/gu,
}

/** The legacy encoding whose reading of the high bytes looks most like writing; windows-1252 when none stands out. */
function legacy(sample: Uint8Array): string {
  const iso2022 = startsWith(sample, '\u001b$B', Math.max(0, sample.indexOf(0x1b)))
  if (iso2022) return 'iso-2022-jp'
  const high = sample.reduce((count, byte) => count + (byte >= 0x80 ? 1 : 0), 0)
  if (high === 0) return 'windows-1252'
  let best = 'windows-1252'
  let bestScore = 0
  for (const [label, letters] of Object.entries(COMMON)) {
    const text = decoderOf(label).decode(sample)
    const found = text.match(letters)?.length ?? 0
    const wideLetters = /^(?:shift_jis|euc-|gbk|big5)/u.test(label) ? 2 : 1
    const broken = text.match(/\ufffd/gu)?.length ?? 0
    const score = (found * wideLetters - broken * 4) / high + (label === 'windows-1252' ? 0.05 : 0)
    if (score > bestScore) [best, bestScore] = [label, score]
  }
  return best
}

/** What the text itself declares: an XML declaration, a `meta` element, an Emacs or Python `coding:` line. */
function declared(sample: Uint8Array): string | undefined {
  const head = decoderOf('windows-1252').decode(sample.subarray(0, 2048))
  const found =
    /^\s*<\?xml[^>]{0,100}?\bencoding\s*=\s*["']([\w.:-]{1,40})["']/u.exec(head) ??
    /<meta\b[^>]{0,200}?\bcharset\s*=\s*["']?\s*([\w.:-]{1,40})/iu.exec(head) ??
    /^@charset "([\w.:-]{1,40})"/u.exec(head) ??
    /^#.{0,40}coding[:=]\s*([\w.-]{1,40})/mu.exec(head.slice(0, 200))
  const label = found?.[1]?.toLowerCase()
  // A declaration in readable bytes can't be UTF-16; the standard says that UTF-8 is meant then.
  return label?.startsWith('utf-16') ? 'utf-8' : label
}

/**
 * The label of the encoding of a text: byte order mark, valid UTF-8, what it declares, UTF-16 by its zeros, else the
 * legacy encoding whose letters fit best. `told` is what a header outside of the text says.
 */
export function charsetOf(bytes: Uint8Array, told?: string): string {
  const sample = bytes.subarray(0, SAMPLE_BYTES)
  const mark = byteOrderMark(sample) ?? wide(sample)
  if (mark) return mark
  if (isUtf8(sample)) return sample.includes(0x1b) ? legacyOrUtf8(sample) : 'utf-8'
  return told ?? declared(sample) ?? legacy(sample)
}

const legacyOrUtf8 = (sample: Uint8Array): string => {
  const label = legacy(sample)
  return label === 'iso-2022-jp' ? label : 'utf-8'
}

/** Bytes as text in the encoding that `charsetOf` finds; never throws. */
export const decodeBytes = (bytes: Uint8Array, told?: string): string => decoderOf(charsetOf(bytes, told)).decode(bytes)
