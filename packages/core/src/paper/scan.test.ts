import { describe, expect, it } from 'vitest'
import { scanOf } from './scan.ts'

describe('what is known of a scan', () => {
  it('says whether its words were read, were not to be found, are still to be read, or that nobody is there to read them', () => {
    const scan = { code: 'no_text', pageCount: 3 } as const
    expect(scanOf(scan, false)).toEqual({ state: 'no_engine', pages: 0, confidence: 0 })
    expect(scanOf(scan, true)?.state).toBe('waiting')
    const read = { text: 'words', pageCount: 12, ocr: { pages: 10, confidence: 0.93 } }
    expect(scanOf(read, false)).toEqual({ state: 'read', pages: 10, confidence: 0.93 })
    expect(scanOf({ pageCount: 1, ocr: { pages: 1, confidence: 0 } }, true)?.state).toBe('silent')
  })

  it('is nothing for a text, and for what has no pages', () => {
    expect(scanOf({ text: 'words', pageCount: 2 }, false)).toBeUndefined()
    expect(scanOf({ code: 'no_text' }, false)).toBeUndefined()
    expect(scanOf({ widthPx: 3000, heightPx: 2000 }, false)).toBeUndefined()
  })
})
