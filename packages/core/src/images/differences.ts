import { fineness, roomOf, soften, standOut } from './bands.ts'
import { fieldsAt, type Place, refined } from './refine.ts'
import { fieldsOf, WHOLE } from './thumb.ts'

/** Fields a side, and of a tile, at which two pictures are held against each other once they lie on each other. */
const SIDE = 96
const TILE = 12
const TILES = SIDE / TILE
const ALL = TILES * TILES
/** Fields along the sides that say nothing: there a border begins, or a cut. */
const MARGIN = 3

/** One is made as soft as the other when its marks are finer by this factor, in so many steps at most. */
const FINER = 1.15
const MOST_SOFTENED = 5
/** Marks that are finer than this fall between the fields: lines of small type look otherwise after each scaling. */
const FINEST = 1.5
/** Variance of marks in a tile below which there is none to be missed: compressing adds as much. */
const MARKED = 30
/** Variance above which a tile says how well the two fit as a whole. */
const SPEAKING = 6
/** Where fewer tiles speak nothing is told: a smooth picture has few marks, and noise is all that is left of them. */
const FEWEST_SPEAKING = 6
/** Share of the marks of a tile that the other picture does not explain, above which it is another one; and how often that of a good tile. */
const OTHER = 0.3
const OTHER_THAN_GOOD = 3
/** What is left of a good tile (the best quarter) when two pictures are too unlike to say where they differ. */
const UNCLEAR = 0.25
/** Variance of noise in the picture that explains another. */
const RIDGE = 0.5

/** Where two pictures differ that lie on each other. */
interface Difference {
  /** Tiles, of 64, of which either picture has marks that the other does not explain. */
  readonly changed: number
  /** Whether they lie in one place that is as small as something that was laid over. */
  readonly isOnePatch: boolean
  /** Whether they lie in one line, as words that were written across. */
  readonly isOneLine: boolean
  /** Whether they lie in one band at the top or at the bottom: captions are put there. */
  readonly isCaption: boolean
  /** What is left unexplained of the marks of a good tile, 0 to 1. */
  readonly left: number
  /** Tiles of which one picture has marks that the other does not explain, whatever that one has there. */
  readonly lone: number
  /** Tiles that are marked. */
  readonly marked: number
  /** Whether they have too few marks to say anything. */
  readonly isSmooth: boolean
  /** Whether they fit well enough to say where they differ. */
  readonly isClear: boolean
}

/** Of two pictures that correlate little so many tiles have to be marked in both, and so few may hold marks that the other has not, for them to be the same. */
const MANY_MARKED = 14
const FEW_LONE = 1
const WELL = 0.12

/** Whether two pictures are the same by this alone, however little they correlated where they were laid on each other first. */
export const isTheSame = ({ changed, lone, marked, left }: Difference): boolean =>
  changed === 0 && lone <= FEW_LONE && marked >= MANY_MARKED && left < WELL

/** Whether what is unlike in one tile is no chance: all others hardly differ. */
export const fitsWell = ({ marked, left, lone, changed }: Difference): boolean =>
  marked >= MANY_MARKED && left < WELL && lone <= changed + FEW_LONE

const room = roomOf(SIDE)
const { first, second } = room
const marks = { first: new Float64Array(ALL), second: new Float64Array(ALL) }
const left = { first: new Float64Array(ALL), second: new Float64Array(ALL) }

/**
 * Where all of one picture and a box of another differ. An edit changes all alike: light and contrast, blur, noise, a shift of less than
 * a field. So in each tile the marks of either are explained by those of the other, by its slopes and by its bends (which are
 * a shift and a blur of it), once the finer one was made as soft as the other. What is left is large where something else is shown.
 */
export function differenceOf(outer: Float64Array, { box, lean }: Place, inner: Float64Array): Difference {
  const direct = seenAt(outer, { box, lean }, inner)
  if (direct.changed === 0 && direct.isClear) return direct
  const place = refined(outer, { box, lean }, inner)
  const fitted = seenAt(outer, place, inner)
  return fitted.left <= direct.left || fitted.changed < direct.changed ? fitted : direct
}

function seenAt(outer: Float64Array, place: Place, inner: Float64Array): Difference {
  fieldsAt(outer, place, SIDE, first)
  fieldsOf(inner, WHOLE, SIDE, SIDE, second)
  standOut(first, room, false)
  standOut(second, room, false)
  let [a, b] = [fineness(first, SIDE), fineness(second, SIDE)]
  for (let step = 0; step < MOST_SOFTENED; step++) {
    const areTooFine = Math.min(a, b) > FINEST
    const areAsSoft = a <= FINER * b && b <= FINER * a
    if (areAsSoft && !areTooFine) break
    if (areTooFine || a > FINER * b) soften(first, room)
    if (areTooFine || b > FINER * a) soften(second, room)
    a = fineness(first, SIDE)
    b = fineness(second, SIDE)
  }
  for (let tile = 0; tile < ALL; tile++) explainTile(tile)
  return told()
}

const system = new Float64Array(20)

/** Explains the marks of each picture in a tile by the other one's. */
function explainTile(tile: number): void {
  const [row, column] = [Math.floor(tile / TILES), tile % TILES]
  const [fromY, toY] = [Math.max(MARGIN, row * TILE), Math.min(SIDE - MARGIN, (row + 1) * TILE)]
  const [fromX, toX] = [Math.max(MARGIN, column * TILE), Math.min(SIDE - MARGIN, (column + 1) * TILE)]
  let [aa, ax, ay, al, xx, xy, xl, yy, yl, ll] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  let [bb, bp, bq, bm, pp, pq, pm, qq, qm, mm] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  let [ab, xb, yb, lb, pa, qa, ma] = [0, 0, 0, 0, 0, 0, 0]
  for (let y = fromY; y < toY; y++)
    for (let x = fromX, i = y * SIDE + fromX; x < toX; x++, i++) {
      const a = first[i] as number
      const aw = first[i - 1] as number
      const ae = first[i + 1] as number
      const an = first[i - SIDE] as number
      const as = first[i + SIDE] as number
      const gx = (ae - aw) / 2
      const gy = (as - an) / 2
      const gl = ae + aw + as + an - 4 * a
      const b = second[i] as number
      const bw = second[i - 1] as number
      const be = second[i + 1] as number
      const bn = second[i - SIDE] as number
      const bs = second[i + SIDE] as number
      const hx = (be - bw) / 2
      const hy = (bs - bn) / 2
      const hl = be + bw + bs + bn - 4 * b
      aa += a * a
      ax += a * gx
      ay += a * gy
      al += a * gl
      xx += gx * gx
      xy += gx * gy
      xl += gx * gl
      yy += gy * gy
      yl += gy * gl
      ll += gl * gl
      bb += b * b
      bp += b * hx
      bq += b * hy
      bm += b * hl
      pp += hx * hx
      pq += hx * hy
      pm += hx * hl
      qq += hy * hy
      qm += hy * hl
      mm += hl * hl
      ab += a * b
      xb += gx * b
      yb += gy * b
      lb += gl * b
      pa += hx * a
      qa += hy * a
      ma += hl * a
    }
  const count = Math.max(1, (toY - fromY) * (toX - fromX))
  const noise = RIDGE * count
  marks.first[tile] = aa / count
  marks.second[tile] = bb / count
  system.set([aa + noise, ax, ay, al, ab, 0, xx + noise, xy, xl, xb, 0, 0, yy + noise, yl, yb, 0, 0, 0, ll + noise, lb])
  left.second[tile] = Math.max(0, bb - explained(ab, xb, yb, lb)) / count
  system.set([bb + noise, bp, bq, bm, ab, 0, pp + noise, pq, pm, pa, 0, 0, qq + noise, qm, qa, 0, 0, 0, mm + noise, ma])
  left.first[tile] = Math.max(0, aa - explained(ab, pa, qa, ma)) / count
}

/** How much of the squares of a picture four others explain together, by Gauss: `system` holds their products, the upper half of them. */
function explained(one: number, two: number, three: number, four: number): number {
  const m = system
  for (let row = 1; row < 4; row++)
    for (let column = 0; column < row; column++) m[row * 5 + column] = m[column * 5 + row] as number
  for (let k = 0; k < 4; k++)
    for (let row = k + 1; row < 4; row++) {
      const factor = (m[row * 5 + k] as number) / (m[k * 5 + k] as number)
      for (let column = k; column < 5; column++)
        m[row * 5 + column] = (m[row * 5 + column] as number) - factor * (m[k * 5 + column] as number)
    }
  const w3 = (m[19] as number) / (m[18] as number)
  const w2 = ((m[14] as number) - (m[13] as number) * w3) / (m[12] as number)
  const w1 = ((m[9] as number) - (m[8] as number) * w3 - (m[7] as number) * w2) / (m[6] as number)
  const w0 =
    ((m[4] as number) - (m[3] as number) * w3 - (m[2] as number) * w2 - (m[1] as number) * w1) / (m[0] as number)
  return w0 * one + w1 * two + w2 * three + w3 * four
}

const isChanged = new Uint8Array(ALL)

/** What the tiles say together. */
function told(): Difference {
  const shares: number[] = []
  for (let tile = 0; tile < ALL; tile++) {
    const [a, b] = [marks.first[tile] as number, marks.second[tile] as number]
    if (a > SPEAKING || b > SPEAKING) shares.push(Math.max(leftOf('first', tile), leftOf('second', tile)))
  }
  shares.sort((x, y) => x - y)
  const good = shares[shares.length >> 2] ?? 1
  const isSmooth = shares.length < FEWEST_SPEAKING
  const least = Math.max(OTHER, OTHER_THAN_GOOD * good)
  let [changed, lone, marked] = [0, 0, 0]
  for (let tile = 0; tile < ALL; tile++) {
    const [isMarkedA, isMarkedB] = [(marks.first[tile] as number) > MARKED, (marks.second[tile] as number) > MARKED]
    const isOtherA = isMarkedA && leftOf('first', tile) > least
    const isOtherB = isMarkedB && leftOf('second', tile) > least
    isChanged[tile] = Number(isOtherA && isOtherB)
    changed += Number(isOtherA && isOtherB)
    lone += Number(isOtherA || isOtherB)
    marked += Number(isMarkedA && isMarkedB)
  }
  return {
    changed,
    lone,
    marked,
    ...placesOf(),
    left: good,
    isSmooth,
    isClear: isSmooth || good < UNCLEAR,
  }
}

const leftOf = (which: 'first' | 'second', tile: number): number =>
  Math.min(1, (left[which][tile] as number) / Math.max(1e-9, marks[which][tile] as number))

/** A patch is no larger than so many tiles around it. */
const PATCH = 16
/** Words that are written across it may be as wide as it is, and so many tiles high. */
const BAND = 3
/** Rows of tiles that one line of words takes, wherever its letters stand. */
const LINE_ROWS = 2
/** Rows of tiles that a caption takes. */
const CAPTION_ROWS = 2

/** Into how many places the changed tiles fall, those that touch being of one; they are taken away. */
function placesOf(): Pick<Difference, 'isOnePatch' | 'isOneLine' | 'isCaption'> {
  let places = 0
  let [highest, lowest] = [TILES, -1]
  let isPatch = false
  for (let tile = 0; tile < ALL; tile++) {
    if (!isChanged[tile]) continue
    places += 1
    let [top, bottom, from, to] = [TILES, -1, TILES, -1]
    const open = [tile]
    isChanged[tile] = 0
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [y, x] = [Math.floor(at / TILES), at % TILES]
      ;[top, bottom, from, to] = [Math.min(top, y), Math.max(bottom, y), Math.min(from, x), Math.max(to, x)]
      for (let j = Math.max(0, y - 1); j <= Math.min(TILES - 1, y + 1); j++)
        for (let i = Math.max(0, x - 1); i <= Math.min(TILES - 1, x + 1); i++)
          if (isChanged[j * TILES + i]) {
            isChanged[j * TILES + i] = 0
            open.push(j * TILES + i)
          }
    }
    highest = Math.min(highest, top)
    lowest = Math.max(lowest, bottom)
    const [high, wide] = [bottom - top + 1, to - from + 1]
    isPatch = high * wide <= PATCH || high <= BAND
  }
  const isCaption = places > 0 && (lowest < CAPTION_ROWS || highest >= TILES - CAPTION_ROWS)
  const isOneLine = places > 0 && lowest - highest < LINE_ROWS
  return { isOnePatch: places === 1 && isPatch, isOneLine, isCaption }
}
