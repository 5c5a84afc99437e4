/** A place on the map in widths of the world: x from 180 degrees west to the east, y from the north (EPSG:3857). */
export interface Spot {
  readonly x: number
  readonly y: number
}

/** A part of the world in degrees; `west` is greater than `east` where it lies across the 180th meridian. */
export interface Bounds {
  readonly west: number
  readonly east: number
  readonly south: number
  readonly north: number
}

/** What is looked at: the spot in the middle and how many pixels the world is wide. */
export interface View extends Spot {
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The map ends where it is square. */
const END_DEGREES = 85.0511
/** Some tens of metres a pixel: the outline has nothing to show any nearer. */
const LARGEST_SCALE = 256 * 2 ** 12

export const toSpot = (latitude: number, longitude: number): Spot => {
  const phi = (Math.max(-END_DEGREES, Math.min(END_DEGREES, latitude)) * Math.PI) / 180
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log(Math.tan(Math.PI / 4 + phi / 2)) / (2 * Math.PI) }
}

const latitudeOf = (y: number): number => (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI

/** Never 1, as the difference of a hair below 0 would be. */
const wrap = (x: number): number => {
  const rest = x - Math.floor(x)
  return rest < 1 ? rest : 0
}

/** The nearest view that shows nothing beside the world, and nothing nearer than there is to see. */
export const held = ({ x, y, scale }: View, { width, height }: Size): View => {
  const fit = Math.min(LARGEST_SCALE, Math.max(scale, width, height, 1))
  const half = height / 2 / fit
  return { x: wrap(x), y: Math.max(half, Math.min(1 - half, y)), scale: fit }
}

/** The same view moved by pixels: what is under the pointer follows it. */
export const moved = (view: View, size: Size, dx: number, dy: number): View =>
  held({ ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale }, size)

/** Nearer or farther by a factor; what lies at these pixels from the middle stays where it is. */
export const zoomed = (view: View, size: Size, factor: number, dx = 0, dy = 0): View => {
  const { scale } = held({ ...view, scale: view.scale * factor }, size)
  const shift = 1 / view.scale - 1 / scale
  return held({ x: view.x + dx * shift, y: view.y + dy * shift, scale }, size)
}

/** A view that holds a part of the world with room around it. */
export const fitted = ({ west, east, south, north }: Bounds, size: Size): View => {
  const [from, to] = [toSpot(north, west), toSpot(south, east < west ? east + 360 : east)]
  const scale = Math.min(size.width / Math.max(to.x - from.x, 1e-6), size.height / Math.max(to.y - from.y, 1e-6)) * 0.6
  return held({ x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, scale }, size)
}

/** The part of the world in sight. */
export const boundsOf = ({ x, y, scale }: View, { width, height }: Size): Bounds => {
  const half = width / 2 / scale
  const isWhole = half >= 0.5
  return {
    west: isWhole ? -180 : wrap(x - half) * 360 - 180,
    east: isWhole ? 180 : wrap(x + half) * 360 - 180,
    south: latitudeOf(y + height / 2 / scale),
    north: latitudeOf(y - height / 2 / scale),
  }
}

/** Where a spot is drawn, in pixels from the start of the map's corner: the copy of the world that is nearest to the middle. */
export const pixelsOf = (view: View, { width, height }: Size, { x, y }: Spot): Spot => {
  const dx = wrap(x - view.x + 0.5) - 0.5
  return { x: width / 2 + dx * view.scale, y: height / 2 + (y - view.y) * view.scale }
}
