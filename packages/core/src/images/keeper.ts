import { log } from '../numeric/index.ts'
import { shownShare } from './shows.ts'
import type { Thumb } from './thumb.ts'

/** One of several copies, or one picture of a burst. */
export interface Copy {
  readonly path: string
  /** Width times height, when it is a picture whose size is known. */
  readonly pixelCount?: number
  readonly modifiedAtMs: number
  /** Which share of it is the picture itself (`ownShareOf`); all of it where that is not known. */
  readonly ownShare?: number
  /** How large the file is, where that is to count. */
  readonly sizeBytes?: number
  /** True when the camera's own facts are in it: copies that were edited or sent mostly lose them. */
  readonly isFromCamera?: boolean
  /** True when it says of itself that a program changed it. */
  readonly isEdited?: boolean
  /** How little compressing took away, 1 to 100 (`Reading.quality`), where its file says. */
  readonly quality?: number
  /** How much its colours differ, and which share of it is burnt out or black (`toneOf`). */
  readonly colour?: number
  readonly clipped?: number
  /** What it looks like, so that it can be told whether one shows another on a screen. */
  readonly thumb?: Thumb
  /** It holds finer detail than a copy of so many pixels does (`isFiner`), where that was looked at. */
  readonly finerThan?: number
  /** It was enlarged from a copy of so many pixels: it holds nothing finer. */
  readonly coarseAs?: number
}

/** Why one of several is the best. */
export const BEST_REASONS = [
  'camera_facts',
  'unedited',
  'original_name',
  'nothing_added',
  'most_pixels',
  'least_compressed',
  'sharpest',
  'best_exposed',
  'oldest',
  'newest',
  'first',
] as const
export type BestReason = (typeof BEST_REASONS)[number]

/** What names of pictures say that something was added to, so that their pixels say nothing: no original is called so. */
const ADDED_SIGNS: readonly RegExp[] = [
  /(?<!\p{L})(?:large|enlarged|upscaled|framed|frame|border|caption|captioned|watermark|collage)(?!\p{L})/iu,
]
/** What names of copies say: words of several languages, numbers in brackets, sizes, marks of edits and messengers. */
const COPY_SIGNS: readonly RegExp[] = [
  /(?<!\p{L})(?:copy|copie|kopie|copia|c[oó]pia|duplicate|duplicat|dup)(?!\p{L})|副本|コピー|نسخة/iu,
  /(?<!\p{L})(?:thumb|thumbnail|small|preview|resized|scaled|compressed|edited|edit|cropped|crop)(?!\p{L})/iu,
  /(?:\(\d{1,3}\)|~\d{1,3})(?=\.[^.]*$|$)/u,
  /(?<!\d)\d{2,4}x\d{2,4}(?!\d)/u,
  /-WA\d{4}/u,
]

/** A file's own name; folders don't count. */
const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
const signsIn = (path: string, signs: readonly RegExp[]): number =>
  signs.filter((sign) => sign.test(nameIn(path))).length

type Rule = readonly [why: BestReason, compare: (a: Copy, b: Copy) => number]

/** Among more copies it is not looked for which one shows another: that takes each with each. */
const MOST_SHOWN = 60
/** Pixels of the picture itself, and bytes, that are fewer by less than this are as many. */
const AS_MANY = 0.92
/** Shares of a picture itself that differ by less are the same. */
const SAME_SHARE = 0.02
/**
 * Where one copy has r times the pixels of another, its file is larger by r to the power of 0.65 and more when they were seen by a camera,
 * and by less when they were made up by enlarging (chosen on 76 pictures in both directions).
 */
const REAL_GROWTH = 0.64

/** The quality of a file that lost nothing; of one that keeps few colours, so that it may have lost others, and nothing else. */
export const LOSSLESS_QUALITY = 100
export const PALETTE_QUALITY = 99.5
const isPalette = ({ quality }: Copy): boolean => quality === PALETTE_QUALITY
const isLossless = (copy: Copy): boolean => copy.quality === LOSSLESS_QUALITY || isPalette(copy)

const ownPixels = ({ pixelCount = 0, ownShare = 1 }: Copy): number => pixelCount * ownShare
const isEnlarged = (copy: Copy, of: Copy): boolean => {
  const growth = ownPixels(copy) / ownPixels(of)
  const [more, fewer] = [copy.sizeBytes, of.sizeBytes]
  const { pixelCount = 0 } = of
  // What was seen says more than the sizes of the files.
  if (pixelCount <= (copy.finerThan ?? 0)) return false
  if (copy.coarseAs !== undefined && pixelCount >= copy.coarseAs && pixelCount < (copy.pixelCount ?? 0)) return true
  // Where nothing was lost a file is as large as it is, whatever others are.
  if (isLossless(copy) && !isLossless(of)) return false
  if (!more || !fewer || !(growth > 1 / AS_MANY) || growth === Number.POSITIVE_INFINITY) return false
  return log(more / fewer) < REAL_GROWTH * log(growth)
}

/** A picture has lost its colours when they differ by less than this share of those of another copy that has some. */
const COLOURLESS = 0.4
const SOME_COLOUR = 0.02
const lostColours = ({ colour }: Copy, of: Copy): boolean =>
  colour !== undefined && of.colour !== undefined && of.colour > SOME_COLOUR && colour < COLOURLESS * of.colour

/** Qualities that differ by less are the same: encoders round. */
const SAME_QUALITY = 2
/** A picture of few colours that could have been made from another one (`isSavedFrom` left that) lost some of its colours. */
const lostMore = (copy: Copy, than: Copy): boolean => {
  if (copy.quality === undefined || than.quality === undefined) return false
  if (isPalette(copy) || isPalette(than)) return isPalette(copy) && !isPalette(than)
  return copy.quality < than.quality - SAME_QUALITY
}

/** A file that lost nothing and was made from one that did has to hold what compressing added there: many more bytes a pixel than this share. */
const CLEAN = 1.25
const bytesOfPixel = ({ sizeBytes = 0, pixelCount = 0 }: Copy): number => sizeBytes / Math.max(1, pixelCount)
/** It was saved from the other one: that one lost nothing, and holds nothing of what compressing adds. */
const isSavedFrom = (copy: Copy, of: Copy): boolean =>
  isLossless(of) &&
  copy.quality !== undefined &&
  !isLossless(copy) &&
  bytesOfPixel(of) > 0 &&
  bytesOfPixel(of) < CLEAN * bytesOfPixel(copy)

/** Less of a difference in what is burnt out may be noise. */
const BURNT = 0.05
const isBurnt = ({ clipped }: Copy, before: Copy): boolean =>
  clipped !== undefined && before.clipped !== undefined && clipped > before.clipped + BURNT

/** Those of which none other shows that something happened to them. */
const noneOf =
  (happened: (copy: Copy, other: Copy) => boolean) =>
  (copies: readonly Copy[]): readonly Copy[] => {
    const left = copies.filter((copy) => !copies.some((other) => other !== copy && happened(copy, other)))
    return left.length === 0 ? copies : left
  }

/** Pixels for pixels it is no picture on a screen, but one that the other was cut out of. */
const CUT_OUT = 0.05

/** It shows all of another one on its ground, larger or smaller. */
function isShowing({ thumb, pixelCount = 0 }: Copy, { thumb: other, pixelCount: of = 0 }: Copy): boolean {
  const share = thumb && other && shownShare(thumb, other)
  if (share === undefined) return false
  const scale = Math.sqrt((share * pixelCount) / Math.max(1, of))
  return Math.abs(scale - 1) > CUT_OUT
}

/** What is filled in may be no addition, but a sheet's own ground: fewer pixels are fewer with it and without it. */
const hasFewer = (copy: Copy, than: Copy): boolean =>
  ownPixels(copy) < AS_MANY * ownPixels(than) && (copy.pixelCount ?? 0) < AS_MANY * (than.pixelCount ?? 0)

/** Those of which an amount is the greatest, or nearly. */
const mostOf =
  (amount: (copy: Copy) => number, share = 1, off = 0) =>
  (copies: readonly Copy[]): readonly Copy[] => {
    const most = Math.max(...copies.map(amount))
    return copies.filter((copy) => amount(copy) >= most * share - off)
  }

type Step = readonly [why: BestReason, left: (copies: readonly Copy[]) => readonly Copy[]]

/** Who of the copies is still thought of after each step, in this order: pixels can be added to a copy, an origin can not. */
const STEPS: readonly Step[] = [
  ['camera_facts', mostOf(({ isFromCamera }) => Number(isFromCamera ?? false))],
  ['unedited', mostOf(({ isEdited }) => -Number(isEdited ?? false))],
  ['original_name', mostOf(({ path }) => -signsIn(path, ADDED_SIGNS))],
  ['nothing_added', (copies) => (copies.length > MOST_SHOWN ? copies : noneOf(isShowing)(copies))],
  ['nothing_added', noneOf(isEnlarged)],
  ['least_compressed', noneOf(isSavedFrom)],
  ['most_pixels', noneOf(hasFewer)],
  ['original_name', mostOf(({ path }) => -signsIn(path, COPY_SIGNS))],
  ['least_compressed', noneOf(lostMore)],
  ['unedited', noneOf(lostColours)],
  ['most_pixels', mostOf(ownPixels, AS_MANY)],
  ['nothing_added', mostOf(({ ownShare = 1 }) => ownShare, 1, SAME_SHARE)],
  ['unedited', noneOf(isBurnt)],
  ['least_compressed', mostOf(({ sizeBytes = 0 }) => sizeBytes, AS_MANY)],
  ['most_pixels', mostOf(({ pixelCount = 0 }) => pixelCount)],
  ['oldest', mostOf(({ modifiedAtMs }) => -modifiedAtMs)],
  ['first', (copies) => [copies.reduce((a, b) => (b.path < a.path ? b : a))]],
]

/** What makes one of several versions of a document the one that is wanted: it was worked on last. */
const VERSION_RULES: readonly Rule[] = [
  ['newest', (a, b) => b.modifiedAtMs - a.modifiedAtMs],
  ['original_name', (a, b) => signsIn(a.path, COPY_SIGNS) - signsIn(b.path, COPY_SIGNS)],
  ['first', (a, b) => (a.path < b.path ? -1 : 1)],
]

/** Which of several is the best, by its index, and why: what sets it apart from at least one of the others. */
export interface Best {
  readonly at: number
  readonly why: readonly BestReason[]
}

/**
 * Which copy to keep: the one with the camera's facts, then one whose name does not say that something was added, then one that was not
 * enlarged, framed or shown on a screen, then the one with most of the picture, then the plainer name, the least compressed, the oldest,
 * at last the first by path. The order of the copies does not matter.
 */
export function bestCopy(copies: readonly Copy[]): Best {
  const why = new Set<BestReason>()
  let left = copies
  for (const [reason, step] of STEPS) {
    const fewer = step(left)
    if (fewer.length < left.length) why.add(reason)
    left = fewer
  }
  const [best] = left
  return { at: best ? copies.indexOf(best) : 0, why: BEST_REASONS.filter((reason) => why.has(reason)) }
}

/** Which version of a document to keep: the newest, then the plainer name, at last the first by path. In any order. */
export const bestVersion = (versions: readonly Copy[]): Best => bestBy(VERSION_RULES, versions)

function bestBy(rules: readonly Rule[], copies: readonly Copy[]): Best {
  let at = 0
  copies.forEach((copy, index) => {
    const other = copies[at]
    if (other && compare(rules, copy, other) < 0) at = index
  })
  const best = copies[at]
  const deciding = copies.flatMap((copy) =>
    best === undefined || copy === best ? [] : (rules.find(([, rule]) => rule(best, copy) !== 0)?.[0] ?? []),
  )
  return { at, why: BEST_REASONS.filter((reason) => deciding.includes(reason)) }
}

function compare(rules: readonly Rule[], a: Copy, b: Copy): number {
  for (const [, rule] of rules) {
    const order = rule(a, b)
    if (order !== 0) return order
  }
  return 0
}

/** One picture of a burst: how sharp, and how much of it is burnt out or black (`PictureLook`). */
export interface Shot extends Copy {
  readonly sharpness: number
  readonly clipped: number
}

/** A tenth more is seen; less may be noise. */
const SHARPER = 1.1
const CLIPPED_OFF = 0.02

/** Which picture of a burst is the best: clearly the sharpest, then the best exposed, then the first. */
export function bestShot(shots: readonly Shot[]): Best {
  const sharpest = Math.max(...shots.map(({ sharpness }) => sharpness))
  const sharp = shots.filter(({ sharpness }) => sharpness * SHARPER >= sharpest)
  const least = Math.min(...sharp.map(({ clipped }) => clipped))
  const fine = sharp.filter(({ clipped }) => clipped <= least + CLIPPED_OFF)
  const [first] = fine.toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const why: BestReason[] = [
    ...(sharp.length < shots.length ? (['sharpest'] as const) : []),
    ...(fine.length < sharp.length ? (['best_exposed'] as const) : []),
    ...(fine.length > 1 ? (['first'] as const) : []),
  ]
  return { at: Math.max(0, first ? shots.indexOf(first) : 0), why }
}
