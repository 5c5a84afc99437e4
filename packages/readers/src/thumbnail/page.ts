import type { ByteSource } from '@octavo/core'
import { openPdf, problemOf } from '../pdf.ts'

/** Drawn larger than it is shown and shrunk after: small letters stay gray lines instead of dots. */
const DRAWN_SIDE_PX = 512

/** What pdf.js makes its canvases with in Node. */
interface CanvasFactory {
  create(widthPx: number, heightPx: number): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D }
}

/**
 * Draws the first page of a PDF on white, 512 pixels on its longer side, four bytes a pixel. Needs the native canvas that
 * pdf.js loads, so it is for a process that may draw (`draws` of the pool); elsewhere it throws. Throws ReadProblem for
 * what can't be opened. A page may draw for ever: call it where it can be killed.
 */
export async function drawFirstPage(
  source: ByteSource,
): Promise<{ readonly widthPx: number; readonly heightPx: number; readonly rgba: Uint8Array }> {
  try {
    const pdf = await openPdf(source, true)
    const page = await pdf.getPage(1)
    const whole = page.getViewport({ scale: 1 })
    const scale = DRAWN_SIDE_PX / Math.max(whole.width, whole.height)
    const viewport = page.getViewport({ scale: Number.isFinite(scale) && scale > 0 ? scale : 1 })
    const [widthPx, heightPx] = [viewport.width, viewport.height].map((side) =>
      Math.min(DRAWN_SIDE_PX, Math.max(1, Math.round(side))),
    ) as [number, number]
    const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(widthPx, heightPx)
    await page.render({ canvas, canvasContext: context, viewport, background: '#ffffff' }).promise
    const { data } = context.getImageData(0, 0, widthPx, heightPx)
    return { widthPx, heightPx, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
  } catch (error) {
    throw problemOf(error)
  }
}
