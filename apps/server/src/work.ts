import { FairQueue } from '@octavo/core'
import { createReaderPool, findTesseract, type OcrEngine, withOcr } from '@octavo/readers/node'
import type { Config } from './infra/config/config.ts'

/** Processes that draw; one person has all of them but one at most. */
export const DRAWERS = 2
/** Characters of a text that are read: twice what is kept, for tidying takes some away. */
const TEXT_CHARS = 40_000

/**
 * What is dear, and who has it next (decision 0020). There is always one place that a single person can't hold, however
 * many files they sent. `readers` is what one person may have. Scans are read by the operator's program, if there is one.
 */
export function createWork({ readers, ocr, ocrLanguages }: Pick<Config, 'readers' | 'ocr' | 'ocrLanguages'>) {
  const width = readers + 1
  const readersKilled = new Map<string, number>()
  const onKilled = (reason: string) => void readersKilled.set(reason, (readersKilled.get(reason) ?? 0) + 1)
  let found: Promise<OcrEngine | undefined> | undefined
  const engine = () => {
    found ??= ocr ? findTesseract(ocrLanguages) : Promise.resolve(undefined)
    return found
  }
  return {
    pool: withOcr(createReaderPool({ width, textChars: TEXT_CHARS, onKilled }), engine, { width: readers }),
    ocr: engine,
    readersKilled,
    onKilled,
    turns: new FairQueue(width, { mostOfOne: readers }),
    sorting: new FairQueue(6, { mostOfOne: 4, mostWaiting: 200 }),
    grouping: new FairQueue(2, { mostOfOne: 1, mostWaiting: 20 }),
  }
}
