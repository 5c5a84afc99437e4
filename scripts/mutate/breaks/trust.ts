import type { Break } from '../types.ts'

/** Breaks of the trust list's rows that belong to no other file. */
export const breaks: readonly Break[] = [
  {
    row: 'X-5',
    file: 'packages/core/src/text/links.ts',
    find: 'https?:\\/\\/[^/\\\\]|mailto:',
    replace: 'https?:\\/\\/[^/\\\\]|javascript:|mailto:',
  },
  {
    row: 'X-5',
    file: 'packages/core/src/text/links.ts',
    find: '^\\/(?![/\\\\])',
    replace: '^\\/(?![/])',
  },
  {
    row: 'Z-6',
    file: 'packages/core/src/item/path.ts',
    find: "if (path.includes('\\\\')) return 'it contains a backslash'",
    replace: '',
  },
]
