/**
 * JSON for PostgreSQL's `json` and `jsonb`, which refuse two things that JavaScript's texts may hold: NUL characters
 * and lone surrogates. Both become U+FFFD. Where the text must come back exactly, store it as JSON inside a text.
 */
export function jsonForDb(value: unknown): string {
  return JSON.stringify(value, (_, member: unknown) =>
    typeof member === 'string' ? member.toWellFormed().replaceAll('\0', '\ufffd') : member,
  )
}
