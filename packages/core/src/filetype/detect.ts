import type { FileKind } from '../item/index.ts'
import {
  matchAsf,
  matchBoxes,
  matchMatroska,
  matchOgg,
  matchPng,
  matchRiff,
  matchTransportStream,
  plausibleBitmap,
} from './boxes.ts'
import { find, latin1, u8, u32le } from './bytes.ts'
import { matchChanges } from './changes.ts'
import { guessData, guessMarkdown } from './data-text.ts'
import { dialectOf } from './dialects.ts'
import { matchDisk } from './disks.ts'
import { extensionTypes } from './extension-types.ts'
import { matchGrammar, matchNamedEncoding, matchPairs, refined } from './grammars.ts'
import { matchBrackets, matchHabit } from './habits.ts'
import { isAnswer, isLearned, isLook, learnedType } from './learned.ts'
import { matchJson, matchMarkup } from './markup.ts'
import { meanings } from './meanings.ts'
import { matchModeline } from './modelines.ts'
import { matchOle } from './ole.ts'
import { matchGzip } from './packed.ts'
import { matchPcx, matchTarga } from './pictures.ts'
import { matchPlain } from './plain.ts'
import { matchLog, matchPrint, matchReferences } from './prints.ts'
import { matchProgram, matchTar } from './programs.ts'
import { matchRecord } from './records.ts'
import { matchScript, withKinds } from './script-kinds.ts'
import { matchSignature, TEXT_SIGNATURES } from './signatures.ts'
import { matchSound } from './sound.ts'
import { guessLanguage, hasSigns, isPolled } from './source-code.ts'
import { isOnlySound, matchFar, matchStream, matchWindowsFont } from './streams.ts'
import { matchBson, matchCom, matchStructure, matchTextStructure, matchWirelessPicture } from './structures.ts'
import { matchStyle } from './styles.ts'
import { matchTemplate } from './templates.ts'
import { decodeText, looksLikeText } from './text.ts'
import { matchTiff } from './tiff.ts'
import { matchZip } from './zip-family.ts'

/** What the bytes of a file say that it is. */
export interface DetectedType {
  readonly mediaType: string
  /** The usual extension, without the dot; '' for an empty file. */
  readonly extension: string
  readonly kind: FileKind
  /**
   * `signature`: bytes that only this format has. `text`: a text that begins as this format must. `guess`: a text
   * whose habits look like it; its name knows better.
   */
  readonly by: 'signature' | 'text' | 'guess'
}

export interface DetectOptions {
  /** Size of the whole file; for formats that are told by their length (empty files, STL). */
  readonly sizeBytes?: number
  /** False: a text that no rule is certain about is answered as `txt`, without weighing languages (much quicker). */
  readonly guessText?: boolean
}

type Matcher = (head: Uint8Array) => string | undefined

const matchPdf: Matcher = (head) => (isPdf(head) ? 'pdf' : undefined)

/** For heads that read as text: only formats that may. A text that begins with `BLENDER` is none of Blender's files. */
const textual: readonly Matcher[] = [
  matchPdf,
  matchNetpbm,
  (head) => {
    const extension = matchSignature(head)
    return extension !== undefined && TEXT_SIGNATURES.has(extension) ? extension : undefined
  },
  matchTextStructure,
]

/** In this order: formats with a structure to check before those with a few bytes at the front. */
const binary: readonly Matcher[] = [
  matchPng,
  matchGzip,
  matchZip,
  matchOle,
  (head) => {
    const film = matchBoxes(head)
    return film === 'mp4' && isOnlySound(head) ? 'm4a' : film
  },
  matchRiff,
  matchOgg,
  matchMatroska,
  matchAsf,
  matchTiff,
  matchProgram,
  matchPdf,
  matchStream,
  (head) => checked(head, matchSignature(head)),
  matchNetpbm,
  matchTransportStream,
  matchPcx,
  matchTarga,
  matchTar,
  matchSound,
  matchDisk,
  matchRecord,
  matchStructure,
  matchFar,
]

/** A PDF may have other bytes before its header (ISO 32000-2 annex I), but no text that only mentions it. */
function isPdf(head: Uint8Array): boolean {
  const at = find(head, '%PDF-', 0, 1029)
  if (at === -1) return false
  return at <= 4 || (u8(head, at - 1) < 0x20 && /^%PDF-[12]\.\d/u.test(latin1(head, at, 8)))
}

/** Second look at signatures that are short enough to stand at the start of anything. */
function checked(head: Uint8Array, extension: string | undefined): string | undefined {
  if (extension === 'bmp') return plausibleBitmap(head) ? 'bmp' : undefined
  if (extension === 'ico' || extension === 'cur') return u8(head, 4) > 0 ? extension : undefined
  if (extension === 'h5') return isNetcdf(head) ? 'nc' : 'h5'
  // What a table of squares of a map is called.
  if (extension === 'sqlite')
    return find(head, 'zoom_level') !== -1 && find(head, 'tile_column') !== -1 ? 'mbtiles' : 'sqlite'
  if (extension === 'pcl') return find(head, 'HP-PCL XL') === -1 ? 'pcl' : 'pxl'
  if (extension === 'ape') return u8(head, 5) === 0x0e || u8(head, 5) === 0x0f ? extension : undefined
  return extension
}

/** Marks that the library of NetCDF leaves in the HDF5 files that it writes (its format's specification, appendix C). */
const netcdfMarks = [
  '_NCProperties',
  '_Netcdf4Dimid',
  '_Netcdf4Coordinates',
  '_nc3_strict',
  'This is a netCDF dimension',
]
const isNetcdf = (head: Uint8Array): boolean => netcdfMarks.some((mark) => find(head, mark, 48) !== -1)

/** Netpbm's pictures with their values as bytes: the kind, sizes, mostly the largest value; remarks in between. */
function matchNetpbm(head: Uint8Array): string | undefined {
  const kind = /^P([4567])\s(?:#[^\n]{0,200}\n|\s){0,9}(?:\d{1,6}\s|WIDTH )/u.exec(latin1(head, 0, 600))?.[1]
  return kind && { 4: 'pbm', 5: 'pgm', 6: 'ppm', 7: 'pam' }[kind]
}

/** A binary STL has no signature: its length is 84 bytes and 50 for each triangle, whose number stands at 80. */
function matchStl(head: Uint8Array, sizeBytes: number | undefined): string | undefined {
  const triangles = u32le(head, 80)
  return triangles > 0 && sizeBytes === 84 + 50 * triangles ? 'stl' : undefined
}

/** Points ahead of the next with which learned weights are believed: before other rules, and where these say nothing. */
const SURE = 1.6
const LIKELY = 1.2
/** The same for what no rule about words knows, and for what is no language. */
const ALONE = 1.2
const PLAINLY = 0.6
/** Without the signs that programs are full of, words must say much more. */
const PLAIN = 5
/** So much more like TypeScript than like its mother a script must be to be called so without a type in sight. */
const TYPED = 3

/** Lines of languages that too few packages have for weights: the rules about words know them. */
const unlearned =
  /^[ \t]{0,12}(?:\((?:ns|defn-?|deftest|defmacro) |defmodule [A-Z]|(?:type|input|interface|query|mutation|fragment|schema|extend type|subscription)\b[^;=\n(]{0,80}\{[ \t]*\r?$|import ['"](?:dart|package):|part of |(?:case |sealed |implicit )?(?:object|trait|case class) [A-Z]|proc `?\w{1,60}`?\*?[[(]|FROM \w|extends "?[A-Z]\w{1,40}"?[ \t]*\r?$|\.(?:class|super) |rule \w{1,60}\s{0,9}\{|tell application|(?:module|use) <?\w{1,60}[(.]|\$f[nas] ?=|(?:linear_extrude|difference|union|translate) ?\(|open (?:System|Microsoft)|namespace [A-Z][\w.]{0,80}\r?$|#Requires |(?:data|resource|variable) "|:: ?\{)/mu

/** Formats that are told by the length of the whole file. */
const measuredBy = [matchStl, matchWindowsFont, matchWirelessPicture, matchBson, matchCom] as const

function describe(extension: string, by: DetectedType['by']): DetectedType {
  const meaning = Object.hasOwn(meanings, extension) ? meanings[extension] : undefined
  if (meaning) return { ...meaning, by }
  const type = extensionTypes.get(extension) ?? { mediaType: 'application/octet-stream', kind: 'other' as const }
  return { ...type, extension, by }
}

/** Lines that no text in these languages is without, by their references, whatever its words weigh. */
const unavoidable: Readonly<Record<string, RegExp>> = {
  dockerfile: /^[ \t]{0,9}FROM /imu,
  vb: /^[ \t]{0,24}(?:(?:Public|Private|Friend|Protected|Partial|Shared|Static|Overrides|ReadOnly) ){0,4}(?:Sub|Function|Dim|Class|Module|Namespace|Imports|Option|Attribute|Structure|Enum|Const|Property|Interface|Type|Declare|Begin|VERSION|If|End|#)\b/imu,
}

function detectText(decoded: string, guess: boolean): DetectedType {
  // Lines of the first Macintosh end in a carriage return alone.
  const text = decoded.includes('\n') || !decoded.includes('\r') ? decoded : decoded.replaceAll('\r', '\n')
  const certain = matchPlain(text) ?? matchChanges(text) ?? matchMarkup(text) ?? matchJson(text) ?? matchModeline(text)
  if (certain) return describe(dialectOf(refined(certain, text), text), 'text')
  if (!guess) return describe('txt', 'guess')
  // Sections and headings at the very start are rarer in programs than a program's words are in settings and prose.
  const early = /^\s*(?:[#;][^\n]*\n\s*)*\[/u.test(text) ? sectioned(guessData(text)) : undefined
  const guessed =
    matchScript(text) ??
    matchGrammar(text) ??
    early ??
    matchTemplate(text, false) ??
    matchReferences(text) ??
    matchStyle(text) ??
    matchHabit(text) ??
    weighed(text)
  const isNone = guessed === undefined || !(unavoidable[guessed]?.test(text) ?? true)
  return describe(dialectOf(isNone ? 'txt' : refined(guessed, text), text), 'guess')
}

/** What has its own look, but no language's words. */
const looked = (text: string): string | undefined =>
  matchPrint(text) ??
  matchBrackets(text) ??
  guessMarkdown(text) ??
  guessData(text) ??
  matchPairs(text) ??
  matchLog(text)

/** Which of two languages of one family it is, where weights leave that open: what the rules about words say, if they name one. */
function nearer(told: string, text: string): string {
  const heard = guessLanguage(text)
  return heard === 'c' || heard === 'cpp' ? heard : told
}

/** What its words and signs weigh most for; where these leave it open, what more rules about words and lines say. */
function weighed(text: string): string | undefined {
  const heard = unlearned.test(text) ? guessLanguage(text) : undefined
  if (heard !== undefined && (heard === 'clj' || !isLearned(heard))) return withKinds(heard, text)
  const learned = learnedType(text)
  const { name: told, lead, ahead, overPlain } = learned
  // Whether a script has types is seen by what stands where only a type can stand.
  const name =
    told === 'ts' && ahead < TYPED ? 'js' : (told === 'c' || told === 'cpp') && ahead < SURE ? nearer(told, text) : told
  const isLanguage = isAnswer(learned, text) && (lead >= PLAIN || hasSigns(text))
  if (lead >= (isPolled(name) ? SURE : ALONE) && isLanguage) return withKinds(name, text)
  if (lead >= PLAINLY && isLook(name)) return looked(text)
  return (
    withKinds(heard ?? guessLanguage(text), text) ??
    looked(text) ??
    (isLanguage && overPlain >= LIKELY ? withKinds(name, text) : undefined)
  )
}

const sectioned = (found: string | undefined) => (found === 'ini' || found === 'toml' ? found : undefined)

const empty: DetectedType = {
  mediaType: 'application/x-empty',
  extension: '',
  kind: 'other',
  by: 'signature',
}

/**
 * Says what a file is from its first bytes (`SIGNATURE_HEAD_BYTES` are enough); undefined when nothing fits. Never
 * throws, whatever the bytes; the time is linear in the head.
 */
export function detect(head: Uint8Array, options: DetectOptions = {}): DetectedType | undefined {
  if (head.length === 0) return options.sizeBytes === 0 ? empty : undefined
  const plain = looksLikeText(head)
  for (const matcher of plain ? textual : binary) {
    const extension = matcher(head)
    if (extension) return describe(extension, 'signature')
  }
  const measured = plain
    ? undefined
    : measuredBy.reduce<string | undefined>((found, measure) => found ?? measure(head, options.sizeBytes), undefined)
  if (measured) return describe(measured, 'signature')
  const text = decodeText(head)
  if (text !== undefined) return detectText(text, options.guessText ?? true)
  const list = plain ? matchNamedEncoding(latin1(head, 0, head.length)) : undefined
  return list === undefined ? undefined : describe(list, 'text')
}
