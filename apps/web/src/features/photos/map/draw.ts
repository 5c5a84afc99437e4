import { pixelsOf, type Size, type View } from './mercator.ts'
import type { Colours } from './use-colours.ts'
import type { Outline, World } from './world.ts'

/** How the world is looked at: colours of the theme, names of countries in a language. */
interface Drawing {
  readonly view: View
  readonly size: Size
  readonly colours: Colours
  readonly language: string
}

const FONT_PX = 12

/** Draws the world as it is looked at; the names of countries where they have room, in `language`. */
export const drawWorld = (canvas: HTMLCanvasElement, world: World, drawing: Drawing): void => {
  const context = canvas.getContext('2d')
  if (!context) return
  const dots = Math.min(2, devicePixelRatio)
  const { view, size, colours } = drawing
  const { width, height } = size
  if (canvas.width !== Math.round(width * dots) || canvas.height !== Math.round(height * dots)) {
    canvas.width = Math.round(width * dots)
    canvas.height = Math.round(height * dots)
  }
  context.setTransform(dots, 0, 0, dots, 0, 0)
  context.fillStyle = colours.sea
  context.fillRect(0, 0, width, height)
  const half = width / 2 / view.scale
  // An outline may go on beyond the 180th meridian, into the copies beside its own.
  for (let copy = Math.floor(view.x - half) - 1; copy <= Math.floor(view.x + half) + 1; copy += 1) {
    const left = width / 2 - (view.x - copy) * view.scale
    const top = height / 2 - view.y * view.scale
    context.setTransform(dots * view.scale, 0, 0, dots * view.scale, dots * left, dots * top)
    const isSeen = ({ from, to }: Outline) =>
      left + to.x * view.scale > 0 &&
      left + from.x * view.scale < width &&
      top + to.y * view.scale > 0 &&
      top + from.y * view.scale < height
    context.fillStyle = colours.land
    context.strokeStyle = colours.line
    context.lineJoin = 'round'
    context.lineWidth = 1 / view.scale
    for (const outline of world.land) {
      if (!isSeen(outline)) continue
      context.fill(outline.path, 'evenodd')
      context.stroke(outline.path)
    }
    context.lineWidth = 0.75 / view.scale
    context.setLineDash([3 / view.scale, 3 / view.scale])
    for (const outline of world.borders) if (isSeen(outline)) context.stroke(outline.path)
    context.setLineDash([])
  }
  context.setTransform(dots, 0, 0, dots, 0, 0)
  drawNames(context, world, drawing)
}

function drawNames(
  context: CanvasRenderingContext2D,
  { countries }: World,
  { view, size, colours, language }: Drawing,
): void {
  const names = new Intl.DisplayNames(language, { type: 'region' })
  context.font = `500 ${FONT_PX}px "Inter Variable", system-ui, sans-serif`
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = colours.words
  const taken: { readonly x: number; readonly y: number; readonly half: number }[] = []
  for (const { code, middle, width } of countries) {
    const room = width * view.scale
    if (room < 30) break
    const { x, y } = pixelsOf(view, size, middle)
    if (x < -room || x > size.width + room || y < 0 || y > size.height) continue
    const name = names.of(code) ?? code
    const half = context.measureText(name).width / 2
    if (half * 2 > room * 1.1) continue
    if (taken.some((other) => Math.abs(other.x - x) < other.half + half + 8 && Math.abs(other.y - y) < FONT_PX * 1.6))
      continue
    taken.push({ x, y, half })
    context.fillText(name, x, y)
  }
}
