import type { Break } from '../types.ts'

const PLACE = 'apps/web/src/place'
const CORE = 'packages/core/src'

/** Breaks: folders that are organised where they lie. */
export const breaks: readonly Break[] = [
  {
    row: 'UX-51',
    file: `${PLACE}/target.ts`,
    find: "    if (there && this.#isMoved(there, expect, what)) return { state: 'done', to, after: there }\n",
    replace: '',
  },
  {
    row: 'UX-51',
    file: `${PLACE}/target.ts`,
    find: "new AppError('transient',",
    replace: "new AppError('source_missing',",
  },
  {
    row: 'UX-52',
    file: `${PLACE}/move-file.ts`,
    find: '    if (await isTaken(from, to)) throw taken()\n',
    replace: '',
  },
  {
    row: 'UX-53',
    file: `${CORE}/apply/taken-back.ts`,
    find: 'by === 1 ? -1 : 1',
    replace: '1',
  },
]
