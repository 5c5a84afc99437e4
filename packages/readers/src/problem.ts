import type { ReadingCode } from '@octavo/core'

const SENTENCES: Readonly<Record<ReadingCode, string>> = {
  password_needed: 'It is protected by a password.',
  damaged: 'It is damaged: its bytes contradict its format.',
  too_slow: 'Reading it took too long.',
  too_large: 'It holds too much to look inside.',
  unsupported: 'Octavo has no reader for what is inside.',
  no_text: 'It holds no text.',
  unreadable: 'It could not be read.',
}

/** The plain sentence that goes with a code when a reader has no better one. */
export const sentenceOf = (code: ReadingCode): string => SENTENCES[code]

/** Ends a reader; what it had learned before is kept. */
export class ReadProblem extends Error {
  override readonly name = 'ReadProblem'
  readonly code: ReadingCode
  constructor(code: ReadingCode, reason = SENTENCES[code], cause?: unknown) {
    super(reason, cause === undefined ? undefined : { cause })
    this.code = code
  }
}

export const damaged = (reason?: string): ReadProblem => new ReadProblem('damaged', reason)
