import { pictureFacts, type Reading } from '../facts/index.ts'
import { exp, log } from '../numeric/index.ts'
import { because, type Reason } from '../reasons/index.ts'
import { IMAGE_KINDS } from './kinds.ts'
import type { PictureLook } from './look.ts'
import { ALL_PICTURE_KINDS, type PictureKind } from './picture-kinds.ts'
import { nameSigns } from './picture-names.ts'
import { isStripOnSheet, sizeSigns } from './picture-sizes.ts'

/** What is known of a picture, each where it is known. */
export interface PictureSigns {
  readonly name: string
  /** Extension of the type that bytes and name speak for. */
  readonly extension: string
  readonly reading?: Reading
  readonly look?: PictureLook
}

/** A kind with how likely it is. */
export interface PictureKindShare {
  readonly kind: PictureKind
  readonly probability: number
}

/** Kinds of a picture, likeliest first, summing to 1, and what speaks for the first one. */
export interface KindOfPicture {
  readonly kinds: readonly PictureKindShare[]
  readonly why: readonly Reason[]
}

type Scores = Readonly<Partial<Record<PictureKind, number>>>
interface Sign {
  readonly scores: Scores
  readonly why?: Reason
  /** The kind that `why` speaks for, where its scores say something of others, too. */
  readonly of?: PictureKind
}

/** How far the look is believed, against all else: its model was taught to be less sure than it is (bench/quality/picture-kinds). */
const LOOK_WEIGHT = 2.5
const LEAST_SHARE = 0.01
/** Painted pictures and photos look alike: what says that it is a drawing has to be more than the look. */
const DRAWING_DOUBT = 4
/** Less where the format loses nothing: few photos are kept in one (chosen on the part `choose` of real pictures). */
const DRAWING_DOUBT_LOSSLESS = 2
const LOSSLESS = new Set(['png', 'gif', 'bmp'])
/** What has no strokes is hardly a page: fog, snow and a wall are as even as paper (`PictureLook.sharpness`). */
const BLANK = 0.008
const BLANK_DOUBT = 5
/** What a format is mostly used for. */
const FORMATS: Readonly<Record<string, Scores>> = {
  jpg: { photo: 0.7, icon: -1.2, chart: -0.7, screenshot: -0.5 },
  png: { photo: -0.7, screenshot: 0.7, chart: 0.4, icon: 0.3 },
  gif: { photo: -1.5, screenshot: -0.7 },
  heic: { photo: 2, icon: -3, chart: -2, illustration: -1.5 },
  tif: { scan: 0.7, screenshot: -1, icon: -1 },
  ico: { icon: 6 },
}
const SAME_FORMAT: Readonly<Record<string, string>> = {
  jpeg: 'jpg',
  jpe: 'jpg',
  jfif: 'jpg',
  heif: 'heic',
  tiff: 'tif',
  cur: 'ico',
}
/** A strip on a sheet: small things on much white look like icons and charts to a model that never saw a receipt there. */
const STRIP: Scores = { receipt: 4, scan: 1, icon: -1.5, chart: -1.5, screenshot: -1.5 }
/** Names of devices that see paper only. */
const SCANNER = /scan|perfection|workcentre|lide\b|\bfi-\d{4}/iu

/**
 * What sort of picture it is: by its look, its name, its size in pixels, its format, and by what took it. Each speaks in
 * logarithms of odds, which add up. Strings come from hostile files and are only compared. Pure.
 */
export function kindOfPicture(signs: PictureSigns): KindOfPicture {
  const all = [...signsOfLook(signs), ...signsOfName(signs), ...signsOfSize(signs), ...signsOfDevice(signs)]
  const scores = ALL_PICTURE_KINDS.map((kind) => all.reduce((sum, { scores: own }) => sum + (own[kind] ?? 0), 0))
  const most = Math.max(...scores)
  const powers = scores.map((score) => exp(score - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  const kinds = ALL_PICTURE_KINDS.map((kind, at) => ({ kind, probability: (powers[at] ?? 0) / total })).sort(
    (a, b) => b.probability - a.probability,
  )
  const first = kinds[0]?.kind ?? 'photo'
  const why = all
    .filter(({ scores: own, of = first }) => (own[first] ?? 0) > 0.3 && (of === first || isPage(of, first)))
    .sort((a, b) => (b.scores[first] ?? 0) - (a.scores[first] ?? 0))
    .flatMap((sign) => sign.why ?? [])
  return { kinds, why: why.length > 0 ? why : [because('most-like', { picture: first })] }
}

/** A receipt looks like a page. */
const isPage = (look: PictureKind, kind: PictureKind): boolean => look === 'scan' && kind === 'receipt'

function signsOfLook({ look, extension }: PictureSigns): readonly Sign[] {
  if (!look) return []
  const share = (kind: (typeof IMAGE_KINDS)[number]) =>
    Math.max(LEAST_SHARE, look.shares[IMAGE_KINDS.indexOf(kind)] ?? 0)
  const points = (kind: (typeof IMAGE_KINDS)[number]) => LOOK_WEIGHT * log(share(kind) / LEAST_SHARE)
  const [best = 'photo'] = IMAGE_KINDS.toSorted((a, b) => share(b) - share(a))
  const page = points('scan') - (look.sharpness < BLANK ? BLANK_DOUBT : 0)
  const scores = {
    ...Object.fromEntries(IMAGE_KINDS.map((kind) => [kind, points(kind)])),
    scan: page,
    illustration: points('illustration') - (LOSSLESS.has(extension) ? DRAWING_DOUBT_LOSSLESS : DRAWING_DOUBT),
    // A receipt looks like a page; something else has to say that it is one.
    receipt: page - 1,
  }
  return [{ scores, why: because('looks-like', { picture: best }), of: best }]
}

const signsOfName = ({ name }: PictureSigns): readonly Sign[] =>
  nameSigns(name).map(({ scores, said, isOfCamera }) => ({
    scores,
    why: isOfCamera === true ? because('name-of-camera') : because('name-says', { word: said }),
  }))

function signsOfSize({ extension, reading, look }: PictureSigns): readonly Sign[] {
  const format = SAME_FORMAT[extension] ?? extension
  const byFormat: Sign[] = FORMATS[format] ? [{ scores: FORMATS[format] }] : []
  const { widthPx, heightPx } = reading ?? {}
  if (widthPx === undefined || heightPx === undefined) return byFormat
  const words = {
    screen: because('screen-size', { widthPx, heightPx }),
    icon: because('icon-size', { widthPx, heightPx }),
    paper: because('paper-shape'),
    narrow: because('narrow-paper'),
    small: undefined,
    large: undefined,
  }
  const isStrip = look !== undefined && isStripOnSheet(widthPx, heightPx, look.column)
  // The sheet that a receipt was scanned on is as large as a page.
  const bySize = sizeSigns(widthPx, heightPx, format).filter(({ says }) => !isStrip || says !== 'paper')
  return [
    ...byFormat,
    ...(isStrip ? [{ scores: STRIP, why: words.narrow }] : []),
    ...bySize.map(({ scores, says }) => {
      const why = words[says]
      return { scores, ...(why !== undefined && { why }) }
    }),
  ]
}

function signsOfDevice({ reading }: PictureSigns): readonly Sign[] {
  const { takenAt } = reading ?? {}
  const { camera: device, place } = pictureFacts(reading ?? {})
  if (device !== null && SCANNER.test(device))
    return [{ scores: { scan: 4, photo: -1 }, why: because('from-scanner', { device }) }]
  if (device !== null)
    return [
      {
        scores: { photo: 2.2, screenshot: -5, icon: -5, chart: -4, illustration: -2.5 },
        why: because('from-camera', { device }),
      },
    ]
  if (place) return [{ scores: { photo: 1.5, icon: -3, chart: -2, illustration: -1 }, why: because('says-where') }]
  return takenAt === undefined ? [] : [{ scores: { photo: 0.4, icon: -1 } }]
}
