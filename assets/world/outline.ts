/** A point: hundredths of a degree east of -180 and north of -90. */
type Point = readonly [x: number, y: number]
type Arcs = readonly (readonly Point[])[]
/** Rings of arcs, one's own number or, for an arc that is walked backwards, `~number`. */
type Polygon = readonly (readonly number[])[]

interface Shape {
  readonly type: 'Polygon' | 'MultiPolygon'
  readonly arcs: Polygon | readonly Polygon[]
  readonly id?: string
  readonly properties: { readonly name: string }
}
export interface Topology {
  readonly transform: { readonly scale: Point; readonly translate: Point }
  readonly arcs: Arcs
  readonly objects: {
    readonly countries: { readonly geometries: readonly Shape[] }
    readonly land: { readonly geometries: readonly Shape[] }
  }
}

/** A corner that moves the line by less than this triangle is left out: square degrees at the equator. */
const SMALLEST_CORNER = 0.004
/** An island with a smaller hull is no more than a dot at any scale that is shown. */
const SMALLEST_ISLAND = 0.0012
const HUNDREDTHS = 100

const polygonsOf = ({ type, arcs }: Shape): readonly Polygon[] =>
  type === 'Polygon' ? [arcs as Polygon] : (arcs as readonly Polygon[])

/** The arcs in degrees, without the corners that nobody would miss (Visvalingam and Whyatt 1993); their ends stay. */
export function arcsOf({ arcs, transform: { scale, translate } }: Topology): Arcs {
  return arcs.map((arc) => {
    let [x, y] = [0, 0]
    return simpler(
      arc.map(([dx, dy]) => {
        x += dx
        y += dy
        return [x * scale[0] + translate[0], y * scale[1] + translate[1]] as const
      }),
    )
  })
}

function simpler(line: readonly Point[]): readonly Point[] {
  const kept = [...line]
  for (;;) {
    let [least, at] = [SMALLEST_CORNER, -1]
    for (let index = 1; index < kept.length - 1; index += 1) {
      const size = triangle(kept[index - 1], kept[index], kept[index + 1])
      if (size < least) [least, at] = [size, index]
    }
    // A closed line that is one ring needs three corners and its end.
    if (at < 0 || (kept.length <= 4 && isClosed(line))) return kept
    kept.splice(at, 1)
  }
}

const isClosed = (line: readonly Point[]) => String(line[0]) === String(line.at(-1))

function triangle(a: Point = [0, 0], b: Point = [0, 0], c: Point = [0, 0]): number {
  const size = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2
  return size * Math.cos((b[1] * Math.PI) / 180)
}

/**
 * Everything in one row of numbers, each 7 bits a byte, the lowest first: how many rings of land and then each (its
 * number of points, then from point to point), the same for borders, and how many countries and then each (two letters,
 * the middle of its largest part, how wide that is in hundredths of a degree).
 */
export function pack({ objects }: Topology, arcs: Arcs): Buffer {
  const bytes: number[] = []
  const whole = (value: number) => {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    bytes.push(rest)
  }
  const signed = (value: number) => whole(value < 0 ? -2 * value - 1 : 2 * value)
  const lines = (all: readonly (readonly Point[])[]) => {
    const stepped = all.map(inHundredths)
    whole(stepped.length)
    for (const line of stepped) {
      whole(line.length)
      let before: Point = [0, 0]
      for (const point of line) {
        signed(point[0] - before[0])
        signed(point[1] - before[1])
        before = point
      }
    }
  }
  const ringOf = (ring: readonly number[]) => unbroken(joined(ring))
  const joined = (ring: readonly number[]) =>
    ring.flatMap((at, index) => {
      const line = at < 0 ? [...(arcs[~at] ?? [])].reverse() : (arcs[at] ?? [])
      return index === 0 ? line : line.slice(1)
    })
  lines(
    objects.land.geometries
      .flatMap(polygonsOf)
      .flatMap((polygon) => polygon.map(ringOf))
      .filter((ring) => hull(ring) > SMALLEST_ISLAND),
  )
  const uses = new Map<number, number>()
  for (const shape of objects.countries.geometries)
    for (const at of new Set(
      polygonsOf(shape)
        .flat(2)
        .map((one) => (one < 0 ? ~one : one)),
    ))
      uses.set(at, (uses.get(at) ?? 0) + 1)
  lines([...uses].flatMap(([at, count]) => (count > 1 ? [unbroken(arcs[at] ?? [])] : [])))
  const countries = objects.countries.geometries.flatMap((shape) => {
    const code = codeOf(shape)
    const [largest] = polygonsOf(shape)
      .map(([outer = []]) => ringOf(outer))
      .sort((a, b) => hull(b) - hull(a))
    return code === undefined || largest === undefined ? [] : [{ code, ...middleOf(largest) }]
  })
  whole(countries.length)
  for (const { code, middle, width } of countries) {
    bytes.push(code.charCodeAt(0), code.charCodeAt(1))
    const [[x, y] = [0, 0]] = inHundredths([middle])
    signed(x)
    signed(y)
    whole(Math.round(width * HUNDREDTHS))
  }
  return Buffer.from(bytes)
}

/**
 * A line that goes on beyond the 180th meridian where it crosses that; a ring around a pole, which does not come back to where
 * it began, is closed along the edge of the map.
 */
function unbroken(line: readonly Point[]): readonly Point[] {
  let turns = 0
  const whole = line.map(([x, y], index) => {
    const before = line[index - 1]?.[0] ?? x
    if (x - before > 180) turns -= 1
    if (before - x > 180) turns += 1
    return [x + turns * 360, y] as const
  })
  const [first, last] = [whole[0], whole.at(-1)]
  if (turns === 0 || !first || !last || !isClosed(line)) return whole
  const edge = last[1] < 0 ? -90 : 90
  return [...whole, [last[0], edge], [first[0], edge], first]
}

function inHundredths(line: readonly Point[]): readonly Point[] {
  const points = line.map(([x, y]) => [Math.round((x + 180) * HUNDREDTHS), Math.round((y + 90) * HUNDREDTHS)] as const)
  return points.filter((point, index) => index === 0 || String(point) !== String(points[index - 1]))
}

/** Square degrees of the box around a ring. */
function hull(ring: readonly Point[]): number {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys))
}

function middleOf(ring: readonly Point[]): { readonly middle: Point; readonly width: number } {
  let [area, x, y] = [0, 0, 0]
  for (let index = 0; index < ring.length - 1; index += 1) {
    const [a, b] = [ring[index] ?? [0, 0], ring[index + 1] ?? [0, 0]] as const
    const cross = a[0] * b[1] - b[0] * a[1]
    area += cross
    x += (a[0] + b[0]) * cross
    y += (a[1] + b[1]) * cross
  }
  const xs = ring.map(([one]) => one)
  return { middle: [x / (3 * area), y / (3 * area)], width: Math.max(...xs) - Math.min(...xs) }
}

/** The two letters of ISO 3166 for its number there; Kosovo has none, and the letters that everybody uses. */
function codeOf({ id, properties: { name } }: Shape): string | undefined {
  const [found = ''] = Intl.getCanonicalLocales(`und-${id ?? (name === 'Kosovo' ? 'XK' : 'ZZ')}`)
  return /^und-(?!ZZ)([A-Z]{2})$/u.exec(found)?.[1]
}
