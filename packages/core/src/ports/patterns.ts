/**
 * Patterns that a person wrote. Whoever keeps this port searches in time that grows with the text alone, whatever the
 * pattern: none of them can hold anything up.
 */
export interface Patterns {
  /** Reads a pattern of RE2's syntax, whatever the case. Throws AppError `bad_input` with a sentence for one that is none. */
  read(pattern: string): { test(text: string): boolean }
}
