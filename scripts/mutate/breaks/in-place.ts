import type { Break } from '../types.ts'

const PLACE = 'apps/web/src/place'
const CORE = 'packages/core/src'

/** Breaks: folders that are organised where they lie. */
export const breaks: readonly Break[] = [
  {
    row: 'UX-110',
    file: `${CORE}/judge/folders.ts`,
    find: 'const folders = new Set([...teaches, ...given.filter(isClosed)])',
    replace: 'const folders = new Set(teaches)',
  },
  {
    row: 'UX-110',
    file: `${CORE}/learn/given-names.ts`,
    find: 'return words.some((word) => LANDING.has(word)) &&',
    replace: 'return false &&',
  },
  {
    row: 'UX-110',
    file: 'apps/web/src/flow/judge-here.ts',
    find: 'brought.items.filter(({ id }) => facts.has(id))',
    replace: 'brought.items',
  },
  {
    row: 'UX-110',
    file: 'apps/cli/src/road/sort-folder.ts',
    find: '...(opened && { opened }) }, readIn',
    replace: '}, readIn',
  },
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
    file: `${CORE}/apply/last-turns.ts`,
    find: 'state.runId !== runId && undone === false',
    replace: 'state.runId !== runId',
  },
  {
    row: 'UX-53',
    file: 'apps/web/src/features/runs/step.ts',
    find: 'state.undoes === runId && canUndo',
    replace: 'state.undoes === runId',
  },
  {
    row: 'UX-54',
    file: `${CORE}/apply/outdated.ts`,
    find: 'canResume || ',
    replace: '',
  },
  {
    row: 'UX-54',
    file: 'apps/web/src/device/place/forget.ts',
    find: '      if (kept) await handles.put({ ...kept, sorted: [...new Set([...(kept.sorted ?? []), ...sorted])] })\n',
    replace: '',
  },
  {
    row: 'UX-55',
    file: 'apps/web/src/flow/use-downloads.ts',
    find: '    if (away.count === 0) await show(wish)\n    else setAsked({ ...wish, away })\n',
    replace: '    await show(wish)\n',
  },
  {
    row: 'UX-98',
    file: 'apps/web/src/worker/place/serve.ts',
    find: "if (!(await isWritten)) throw new Error('The journal failed')",
    replace: 'await isWritten',
  },
  {
    row: 'UX-98',
    file: 'apps/web/src/worker/place/serve.ts',
    find: "if (message.type === 'stop') stops.get(message.id)?.abort()",
    replace: "if (message.type === 'stop') return",
  },
]
