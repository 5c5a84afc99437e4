/** Both names of a file, old and new, and a first piece with its lines' numbers (the unified form). */
const unified = /^--- [^\n]{1,300}\n\+\+\+ [^\n]{1,300}\n@@ -\d/mu
/** The form with stars, of the time before. */
const context = /^\*\*\* [^\n]{1,300}\n--- [^\n]{1,300}\n\*{15}/mu
/** The form of POSIX without context: a place and a letter, then lines that were or are. */
const bare =
  /^(?:(?:diff |Only in |Index: |=====|RCS file: |retrieving )[^\n]{0,300}\n){0,9}\d{1,6}(?:,\d{1,6})?[acd]\d{1,6}(?:,\d{1,6})?\r?\n[<>] /u
/** A mail that git makes of a change. */
const mailed = /^From [\da-f]{40} (?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) [A-Z][a-z]{2} [ \d]\d \d\d:\d\d:\d\d \d{4}\r?\n/u
const folders =
  /^(?:diff (?:-\S{1,40} ){0,9}\S{1,200} \S{1,200}|Only in \S{1,200}: \S{1,200})\r?\n(?:diff |Only in |--- |\*\*\* |\d|Binary files )/u

/** `diff` for a list of changes, with words before the first of them or without; undefined for a page that shows some. */
export function matchChanges(text: string): string | undefined {
  if (mailed.test(text) || bare.test(text) || folders.test(text)) return 'diff'
  if (!text.includes('\n@@ -') && !text.includes('\n*****')) return undefined
  const plain = text.replace(/\r\n/gu, '\n')
  const at = [unified, context].map((form) => plain.search(form)).filter((one) => one !== -1)
  if (at.length === 0) return undefined
  // Words before are a description: no page, and no program that holds a change as a string.
  const before = plain.slice(0, Math.min(...at))
  return /```|~~~|^\s*<|["'`([]$|\\$/mu.test(before.slice(-2000).trimEnd()) ||
    /^\s*(?:\.\. |<|#!|#include|import |"""|\/\*|package )/mu.test(before)
    ? undefined
    : 'diff'
}
