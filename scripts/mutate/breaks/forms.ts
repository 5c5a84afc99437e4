import type { Break } from '../types.ts'

const FORMS = 'packages/core/src/kinds/forms'

/** Words that forms carry, in the languages of people. */
export const breaks: readonly Break[] = [
  { row: 'UX-109', file: `${FORMS}/form-signs.ts`, find: 'BEFORE_VALUE.test(rest) ||', replace: 'true ||' },
  { row: 'UX-109', file: `${FORMS}/fold.ts`, find: ".replace(ACCENTS, '')", replace: '' },
  {
    row: 'UX-109',
    file: `${FORMS}/terms.ts`,
    find: 'UNSPACED.test(word) ? word.slice(0, 2) : isEnd',
    replace: 'isEnd',
  },
]
