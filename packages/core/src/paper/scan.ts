import type { Reading } from '../facts/index.ts'

/** What became of the words of a scan: recognised, not to be found on its pages, still to be read, or nobody is there who could. */
export const SCAN_STATES = ['read', 'silent', 'waiting', 'no_engine'] as const
export type ScanState = (typeof SCAN_STATES)[number]

/** A document that is pictures of pages. */
export interface ScanFacts {
  readonly state: ScanState
  /** Pages that were looked at, from the first one on. */
  readonly pages: number
  /** How sure of the words, from 0 to 1; 0 without any. */
  readonly confidence: number
}

/**
 * What is known of a scan by its reading; undefined for what is none: a text, a picture that nobody took for paper.
 * `hasEngine`: whether there is a program that recognises letters.
 */
export function scanOf({ code, text, pageCount = 0, ocr }: Reading, hasEngine: boolean): ScanFacts | undefined {
  if (ocr) return { ...ocr, state: ocr.confidence > 0 ? 'read' : 'silent' }
  if (code !== 'no_text' || text !== undefined || pageCount === 0) return undefined
  return { state: hasEngine ? 'waiting' : 'no_engine', pages: 0, confidence: 0 }
}
