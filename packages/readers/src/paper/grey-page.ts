import { detect, type Reading, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { indexOf } from '../bytes.ts'
import { Draft, readRange } from '../draft.ts'
import type { ReadLimits } from '../limits.ts'
import { ReadProblem } from '../problem.ts'
import type { ReadInput } from '../read.ts'
import type { GreyPage } from './asked.ts'

/** Longer picture files are not decoded. */
const PICTURE_BYTES = 256 * 1024 * 1024

/**
 * Draws a page of a PDF (the first is 1), or a picture as the one page that it is, with at most `maxSidePx` pixels on its
 * longer side; a code where there is none. Never throws. For Node only, in a process that may die: it decodes hostile bytes in
 * native code, and drawing may hang.
 */
export async function drawGreyPage(
  { source }: ReadInput,
  number: number,
  maxSidePx: number,
  limits: ReadLimits,
): Promise<GreyPage | Reading> {
  const draft = new Draft(limits)
  try {
    const head = await readRange(source, 0, SIGNATURE_HEAD_BYTES)
    if (indexOf(head, '%PDF-', 0, 1024) !== -1) {
      const { openPages } = await import('../thumbnail/pages.ts')
      const { widthPx, heightPx, rgba } = await (await openPages(source)).draw(number, maxSidePx)
      return greyOf(widthPx, heightPx, rgba, 4)
    }
    const kind = detect(head, { sizeBytes: source.sizeBytes, guessText: false })?.kind
    if (number !== 1 || (kind !== 'image' && kind !== 'raw-image')) throw new ReadProblem('unsupported')
    if (source.sizeBytes > PICTURE_BYTES) throw new ReadProblem('too_large')
    const { decodePixels } = await import('../image/pixels.ts')
    const pixels = await decodePixels(await readRange(source, 0, source.sizeBytes), maxSidePx)
    return 'rgb' in pixels ? greyOf(pixels.widthPx, pixels.heightPx, pixels.rgb, 3) : pixels
  } catch (error) {
    draft.fail(error)
    return draft.finish()
  }
}

/** Light as eyes weigh it (ITU-R BT.601); what is drawn lies on white. */
function greyOf(widthPx: number, heightPx: number, colours: Uint8Array, each: 3 | 4): GreyPage {
  const grey = new Uint8Array(widthPx * heightPx)
  for (let at = 0, from = 0; at < grey.length; at += 1, from += each)
    grey[at] = ((colours[from] ?? 0) * 77 + (colours[from + 1] ?? 0) * 150 + (colours[from + 2] ?? 0) * 29) >> 8
  return { widthPx, heightPx, grey }
}
