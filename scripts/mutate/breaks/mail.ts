import type { Break } from '../types.ts'

const CORE = 'packages/core/src/mail'

/** Breaks of the rows about groups of mails. */
export const breaks: readonly Break[] = [
  { row: 'P2-9.15', file: `${CORE}/methods.ts`, find: "[7, 'This Week']", replace: "[6, 'This Week']" },
  { row: 'P2-9.15', file: `${CORE}/methods.ts`, find: ' + utcOffsetMinutes * 60_000', replace: '' },
  {
    row: 'P2-9.17',
    file: `${CORE}/methods.ts`,
    find: 'sizeBytes < megabytes * MB',
    replace: 'sizeBytes <= megabytes * MB',
  },
  {
    row: 'P2-9.20',
    file: `${CORE}/smart-category.ts`,
    find: "  if (toMany) return { group: 'Promotional'",
    replace: "  if (toMany) return { group: 'Others'",
  },
  {
    row: 'P2-9.21',
    file: `${CORE}/smart-category.ts`,
    find: "return marked(isUnread ? 'Unread' : 'Others')",
    replace: "return marked('Others')",
  },
]
