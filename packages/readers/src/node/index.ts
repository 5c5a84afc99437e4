/**
 * Reading in processes that can be killed. How to call it:
 *
 * ```ts
 * import { createReaderPool } from '@octavo/readers/node'
 * const pool = createReaderPool({ width: 2, timeoutMs: 20_000 })          // starts no process yet
 * const reading = await pool.read('/some/file.docx')                      // by path; rejects for an abort only
 * const other = await pool.read({ name: 'a.pdf', source: { sizeBytes, read: (at, length) => bytes } })
 * pool.close()                                                            // ends the processes; needed
 * ```
 *
 * `reading` is core's `Reading`: checked, every size capped, `code` set when something could not be read.
 */

export type { Thumbnail } from '../image/thumbnail.ts'
export { mailFilesOf } from '../mail/mail-files.ts'
export { MailboxSource, type MailFile } from '../mail/mailbox.ts'
export { LETTER_HEADERS, letterToMany } from '../mail/mailings.ts'
export type { PageRange } from '../paper/asked.ts'
export { readyRules } from '../rules/ready-rules.ts'
export { LARGEST_RULE_TEXT, readRuleText, writeRuleText } from '../rules/rule-text.ts'
export { childEnvironment, childFlags } from './flags.ts'
export { guard } from './guard.ts'
export { isReadInPart, mayBeScan, type ScanReaders, type ScanWishes, withOcr } from './ocr/scans.ts'
export { findTesseract, type OcrEngine } from './ocr/tesseract.ts'
export { openPlaceNames } from './place-names.ts'
export { createReaderPool, type ReaderPool, type ReaderPoolOptions } from './pool.ts'
export { type PoolInput, residentBytes } from './reader-process.ts'
