import type { ByteSource, Reading } from '@octavo/core'
import { Draft } from '../draft.ts'
import type { ReadLimits } from '../limits.ts'
import { openPdf, pageTextOf, problemOf } from '../pdf.ts'
import { tidyText } from '../sink.ts'
import { MAX_PAGE_CHARS, MAX_STACK_PAGES, type PageTexts } from './asked.ts'

/**
 * The text of each page of a PDF, or a code where it can't be had: `too_large` for more than `MAX_STACK_PAGES` pages. A page
 * that can't be read has no text. Never throws. The input is hostile: call it where it can be killed.
 */
export async function readPageTexts(source: ByteSource, limits: ReadLimits): Promise<PageTexts | Reading> {
  const draft = new Draft(limits)
  try {
    const pdf = await openPdf(source)
    if (pdf.numPages > MAX_STACK_PAGES) {
      draft.note('too_large', `It has more than ${MAX_STACK_PAGES} pages.`)
      return draft.finish()
    }
    const texts: string[] = []
    for (let number = 1; number <= pdf.numPages; number += 1) {
      draft.checkTime()
      const text = await pageTextOf(pdf, number).catch(() => '')
      texts.push(tidyText(text).slice(0, MAX_PAGE_CHARS).toWellFormed())
    }
    return { texts }
  } catch (error) {
    draft.fail(problemOf(error))
    return draft.finish()
  }
}
