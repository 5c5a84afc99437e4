/**
 * JSON for PostgreSQL's `json` and `jsonb`, which refuse two things that JavaScript's texts may hold: NUL characters
 * and lone surrogates. Both become U+FFFD. Where the text must come back exactly, store it as JSON inside a text.
 */
export function jsonForDb(value: unknown): string {
  const text = JSON.stringify(value)
  // Both can only show as an escape in JSON; most texts have none and need no second look.
  if (!/\\u(?:0000|d[89a-f])/u.test(text)) return text
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'string' ? member.toWellFormed().replaceAll('\0', '\ufffd') : member,
  )
}
