import { atan2, cos, sin } from '../numeric/index.ts'

/** A place on the earth: decimal degrees, WGS 84, north and east positive. */
export interface Point {
  readonly lat: number
  readonly lng: number
}

const EARTH_KM = 6371.009
const radians = (degrees: number): number => (degrees * Math.PI) / 180
const degrees = (radians: number): number => (radians * 180) / Math.PI

type Vector = readonly [number, number, number]

/** A place as a point of a ball of radius 1: there no date line and no pole is in the way. */
function onBall({ lat, lng }: Point): Vector {
  const ring = cos(radians(lat))
  return [ring * cos(radians(lng)), ring * sin(radians(lng)), sin(radians(lat))]
}

const chord = (one: Vector, other: Vector): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2])

/** The straight line through the ball between places that are so far apart over the ground. */
const chordOf = (km: number): number => 2 * sin(Math.min(Math.PI, km / EARTH_KM) / 2)

/** True for two places that are at most so many km apart, over the ground. */
export const isWithinKm = (one: Point, other: Point, km: number): boolean =>
  chord(onBall(one), onBall(other)) <= chordOf(km)

/** How far two places are apart, over the ground, in km. */
export function kmApart(one: Point, other: Point): number {
  const half = Math.min(1, chord(onBall(one), onBall(other)) / 2)
  return 2 * EARTH_KM * atan2(half, Math.sqrt(1 - half * half))
}

/** The middle of places on the ball of the earth, and how far the furthest of them is from it, in km; undefined for none. */
export function circleAround(points: readonly Point[]): (Point & { readonly radiusKm: number }) | undefined {
  if (points.length === 0) return undefined
  const [x, y, z] = points.map(onBall).reduce<Vector>(([a, b, c], [d, e, f]) => [a + d, b + e, c + f], [0, 0, 0])
  const middle = { lat: degrees(atan2(z, Math.hypot(x, y))), lng: degrees(atan2(y, x)) }
  return { ...middle, radiusKm: points.reduce((most, point) => Math.max(most, kmApart(middle, point)), 0) }
}

/**
 * Puts places together that are no more than `km` from the next one of their group, as lists of positions in `points`, in
 * the order of their first. Whatever the order of the places, the same are together. Only neighbours are measured.
 */
export function nearby(points: readonly Point[], km: number): readonly (readonly number[])[] {
  const vectors = points.map(onBall)
  const reach = chordOf(km)
  // All in one cell are within reach of each other, so a cell is of one group from the start.
  const side = Math.max(reach / Math.sqrt(3), Number.EPSILON)
  const cells = new Map<string, { readonly at: Vector; readonly members: number[]; root: number }>()
  for (const [index, vector] of vectors.entries()) {
    const at: Vector = [Math.floor(vector[0] / side), Math.floor(vector[1] / side), Math.floor(vector[2] / side)]
    const cell = cells.get(at.join(' '))
    if (cell) cell.members.push(index)
    else cells.set(at.join(' '), { at, members: [index], root: index })
  }
  const parents = new Map<number, number>()
  const rootOf = (index: number): number => {
    let root = index
    for (let above = parents.get(root); above !== undefined; above = parents.get(root)) root = above
    if (root !== index) parents.set(index, root)
    return root
  }
  for (const { at, members, root } of cells.values())
    for (const near of around(at)) {
      const other = cells.get(near)
      if (!other || rootOf(other.root) === rootOf(root)) continue
      const [first = root, last = root] = [rootOf(root), rootOf(other.root)].sort((a, b) => a - b)
      if (touch(vectors, members, other.members, reach)) parents.set(last, first)
    }
  const groups = new Map<number, number[]>()
  for (const { members, root } of cells.values()) {
    const group = groups.get(rootOf(root)) ?? []
    groups.set(rootOf(root), [...group, ...members])
  }
  return [...groups.values()].map((group) => group.sort((a, b) => a - b)).sort(([a = 0], [b = 0]) => a - b)
}

/** Names of the cells that may hold something within reach: a reach is less than two cells. */
function* around([x, y, z]: Vector): Iterable<string> {
  for (let i = -2; i <= 2; i++)
    for (let j = -2; j <= 2; j++) for (let k = -2; k <= 2; k++) yield `${x + i} ${y + j} ${z + k}`
}

const touch = (
  vectors: readonly Vector[],
  some: readonly number[],
  others: readonly number[],
  reach: number,
): boolean =>
  some.some((one) => {
    const from = vectors[one]
    return from !== undefined && others.some((other) => chord(from, vectors[other] ?? from) <= reach)
  })
