import type { ByteSource } from '@octavo/core'
import type { RenderParameters } from 'pdfjs-dist/types/src/display/api.js'
import { openPdf, problemOf } from '../pdf.ts'

type Context = NonNullable<RenderParameters['canvasContext']>

/** What pdf.js makes its canvases with. */
interface CanvasFactory {
  create(widthPx: number, heightPx: number): Pick<RenderParameters, 'canvas'> & { readonly context: Context }
}

/** Pixels that were drawn: four bytes each (red, green, blue, opacity), rows from the top. */
export interface Drawing {
  readonly widthPx: number
  readonly heightPx: number
  readonly rgba: Uint8Array
}

/** A PDF whose pages can be drawn. */
export interface Pages {
  readonly count: number
  /** Draws a page, the first is 1, on white with `sidePx` pixels on its longer side. May draw for ever. Throws ReadProblem. */
  draw(number: number, sidePx: number): Promise<Drawing>
}

/**
 * Opens a PDF to draw its pages. In Node it needs the native canvas that pdf.js loads (`draws` of the pool); in a worker of
 * a browser it draws off screen, with the standard fonts that `fontOf` gives by file name. Throws ReadProblem for what
 * can't be opened. Call it where it can be killed.
 */
export async function openPages(source: ByteSource, fontOf?: (file: string) => Promise<Uint8Array>): Promise<Pages> {
  try {
    const pdf = await openPdf(source, { fontOf })
    return {
      count: pdf.numPages,
      async draw(number, sidePx) {
        try {
          const page = await pdf.getPage(number)
          const whole = page.getViewport({ scale: 1 })
          const scale = sidePx / Math.max(whole.width, whole.height)
          const viewport = page.getViewport({ scale: Number.isFinite(scale) && scale > 0 ? scale : 1 })
          const [widthPx, heightPx] = [viewport.width, viewport.height].map((side) =>
            Math.min(sidePx, Math.max(1, Math.round(side))),
          ) as [number, number]
          const { canvas, context } = (pdf.canvasFactory as CanvasFactory).create(widthPx, heightPx)
          await page.render({ canvas, canvasContext: context, viewport, background: '#ffffff' }).promise
          page.cleanup()
          const { data } = context.getImageData(0, 0, widthPx, heightPx)
          return { widthPx, heightPx, rgba: new Uint8Array(data.buffer, data.byteOffset, data.byteLength) }
        } catch (error) {
          throw problemOf(error)
        }
      },
    }
  } catch (error) {
    throw problemOf(error)
  }
}
