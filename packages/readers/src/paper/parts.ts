import type { ByteSource, Reading } from '@octavo/core'
import { Draft } from '../draft.ts'
import type { ReadLimits } from '../limits.ts'
import { openPdf, problemOf } from '../pdf.ts'
import { ReadProblem } from '../problem.ts'
import type { Parts, PartsWish } from './asked.ts'

/** Bytes of all parts together: a process hands them over in one message. */
const MAX_PARTS_BYTES = 256 * 1024 * 1024

/**
 * Copies ranges of pages of a PDF into files of their own, each whole: what its pages need comes along, no page is drawn anew.
 * `madeAtMs` is written into them as the time of their making, so that the same bytes always give the same parts. A code where
 * they can't be had. Never throws. The input is hostile, and the clock stands still meanwhile: call it in a process of its own.
 */
export async function makeParts(
  source: ByteSource,
  { ranges, madeAtMs }: PartsWish,
  limits: ReadLimits,
): Promise<Parts | Reading> {
  const draft = new Draft(limits)
  try {
    const pdf = await openPdf(source)
    const parts: Uint8Array[] = []
    let sizeBytes = 0
    for (const { first, last } of ranges) {
      draft.checkTime()
      if (!(Number.isInteger(first) && Number.isInteger(last) && first >= 1 && first <= last && last <= pdf.numPages))
        throw new ReadProblem('damaged', 'It has no such pages.')
      const pages = [{ document: null, includePages: [[first - 1, last - 1]] }]
      const part: Uint8Array | null = await atTime(madeAtMs, () => pdf.extractPages(pages))
      if (part === null) throw new ReadProblem('damaged')
      sizeBytes += part.length
      if (sizeBytes > MAX_PARTS_BYTES) throw new ReadProblem('too_large')
      parts.push(part)
    }
    return { parts }
  } catch (error) {
    draft.fail(problemOf(error))
    return draft.finish()
  }
}

/** Does something while every clock of this process shows one time: pdf.js writes it into what it makes. */
async function atTime<T>(timeMs: number, work: () => Promise<T>): Promise<T> {
  const RealDate = Date
  globalThis.Date = class extends RealDate {
    constructor(...values: readonly unknown[]) {
      super(...((values.length === 0 ? [timeMs] : values) as ConstructorParameters<typeof Date>))
    }
    static override now = () => timeMs
  } as DateConstructor
  try {
    return await work()
  } finally {
    globalThis.Date = RealDate
  }
}
