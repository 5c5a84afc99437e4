import type { PictureKind } from './picture-kinds.ts'

type Scores = Readonly<Partial<Record<PictureKind, number>>>

/** Pixels of the screens of phones and tablets (upright) that makers name in their data sheets, `width x height`. */
const HAND_SCREENS = new Set(
  `640x960 640x1136 750x1334 828x1792 1080x1920 1080x2160 1080x2220 1080x2280 1080x2310 1080x2316 1080x2340 1080x2376
1080x2388 1080x2400 1080x2408 1080x2412 1080x2460 1080x2520 1080x2640 1125x2436 1170x2532 1179x2556 1206x2622 1242x2208
1242x2688 1284x2778 1290x2796 1320x2868 1344x2992 1440x2560 1440x2880 1440x2960 1440x3040 1440x3088 1440x3120 1440x3200
480x800 480x854 540x960 720x1280 720x1440 720x1520 720x1560 720x1600 720x1612 768x1024 1200x1920 1200x2000 1488x2266
1536x2048 1600x2560 1620x2160 1640x2360 1668x2224 1668x2388 1752x2800 2048x2732`.split(/\s+/u),
)
/** The same of computers and televisions (lying). */
const DESK_SCREENS = new Set(
  `800x600 1024x768 1152x864 1280x720 1280x768 1280x800 1280x960 1280x1024 1360x768 1366x768 1400x1050 1440x900 1600x900
1600x1200 1680x1050 1920x1080 1920x1200 2048x1152 2160x1440 2256x1504 2304x1440 2496x1664 2560x1080 2560x1440 2560x1600
2560x1664 2736x1824 2880x1620 2880x1800 2880x1864 3000x2000 3024x1964 3072x1920 3200x1800 3240x2160 3440x1440 3456x2234
3840x1600 3840x2160 4096x2304 4480x2520 5120x1440 5120x2880 6016x3384`.split(/\s+/u),
)
/** Sides of square icons that systems ask their programs for. */
const ICON_SIDES = new Set([
  16, 20, 22, 24, 29, 32, 36, 40, 48, 57, 58, 60, 64, 72, 76, 80, 87, 96, 114, 120, 128, 144, 152, 167, 180, 192, 256,
  512,
])
/** ISO 216 paper and US Letter, long side by short side, and how far a scan may be off. */
const PAPERS = [Math.SQRT2, 11 / 8.5]
const PAPER_OFF = 0.012
/** Dots per inch that scanners are set to, and the paper's short side in inches: A4, Letter. */
const SCANNED_WIDTHS = [100, 150, 200, 240, 300, 400, 600].flatMap((dpi) => [8.27 * dpi, 8.5 * dpi])
/** From here on a picture is narrower than any page (US Legal is 1.65): a till's roll of paper, or a window that was scrolled. */
const NARROW = 1.68
/** From here on nothing but a roll of paper is that narrow, where it looks like a page and no screen has that size. */
const ROLL = 2
/** A till prints 24 characters a line and more, and nobody reads them below four pixels each. */
const LEGIBLE_PX = 96

/** Formats that lose nothing: what a screen or a program drew is mostly kept in one. */
const DRAWN_FORMATS = new Set(['png', 'gif', 'bmp', 'webp', 'ico'])

/** On a sheet of paper no page is printed on so little of the width: 80 mm of 210 are the widest roll of a till. */
const STRIP = 0.38

/** True for a sheet of paper, upright, on which no more than a narrow strip is printed (`PictureLook.column`). */
export const isStripOnSheet = (widthPx: number, heightPx: number, column: number): boolean =>
  column <= STRIP && PAPERS.some((paper) => Math.abs(heightPx / Math.max(1, widthPx) - paper) < STRIP_SHEET_OFF)
/** How far the shape of such a sheet may be off: scanners cut at their glass. */
const STRIP_SHEET_OFF = 0.03

/** What width and height in pixels say of a picture kept in a format (its extension); none where they say nothing. */
export function sizeSigns(
  widthPx: number,
  heightPx: number,
  extension: string,
): readonly { readonly scores: Scores; readonly says: 'screen' | 'icon' | 'paper' | 'narrow' | 'small' | 'large' }[] {
  const [short, long] = [Math.min(widthPx, heightPx), Math.max(widthPx, heightPx)]
  const ratio = long / Math.max(1, short)
  const isDrawn = DRAWN_FORMATS.has(extension)
  const isScreen = HAND_SCREENS.has(`${short}x${long}`)
  const signs: ReturnType<typeof sizeSigns>[number][] = []
  if (isScreen) signs.push({ says: 'screen', scores: { screenshot: isDrawn ? 3 : 1 } })
  else if (DESK_SCREENS.has(`${widthPx}x${heightPx}`))
    signs.push({ says: 'screen', scores: { screenshot: isDrawn ? 2 : 0.4 } })
  if (isDrawn && widthPx === heightPx && ICON_SIDES.has(widthPx)) signs.push({ says: 'icon', scores: { icon: 2 } })
  else if (isDrawn && long <= 64) signs.push({ says: 'icon', scores: { icon: 1.5 } })
  else if (short > 600) signs.push({ says: 'large', scores: { icon: -3 } })
  if (
    SCANNED_WIDTHS.some((width) => Math.abs(short - width) <= 2) &&
    PAPERS.some((paper) => Math.abs(ratio - paper) < 0.03)
  )
    signs.push({ says: 'paper', scores: { scan: 2.5, receipt: -1 } })
  else if (PAPERS.some((paper) => Math.abs(ratio - paper) < PAPER_OFF) && heightPx > widthPx)
    signs.push({ says: 'paper', scores: { scan: 0.8, receipt: -0.7 } })
  if (ratio >= NARROW && heightPx > widthPx && widthPx >= LEGIBLE_PX && !isScreen) {
    // A screen's picture loses nothing when it is kept; what a camera or a scanner made does.
    const screenshot = isDrawn ? 0 : -1.5
    const page = ratio >= ROLL ? { receipt: 2.2, scan: -1.5 } : { receipt: 1.6, scan: -1 }
    signs.push({ says: 'narrow', scores: { ...page, screenshot } })
  }
  if (long < 120 && !isDrawn) signs.push({ says: 'small', scores: { scan: -1.5, receipt: -1.5, screenshot: -1.5 } })
  return signs
}
