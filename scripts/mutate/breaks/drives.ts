import type { Break } from '../types.ts'

const server = 'apps/server/src/modules/drives'
const web = 'apps/web/src/features/sync'

/** Connected drives: what is listed, fetched, planned and moved, and what a person is told of it. */
export const breaks: readonly Break[] = [
  {
    row: 'P1-3.16',
    file: 'packages/core/src/connect/drive-files.ts',
    find: "return category === undefined ? 'Other' : DRIVE_FOLDERS[category]",
    replace: "return category === undefined ? 'Documents' : DRIVE_FOLDERS[category]",
  },
  {
    row: 'P1-9.12',
    file: `${server}/queue.ts`,
    find: 'if (progress > one.progress) this.#change(id, { progress })',
    replace: 'this.#change(id, { progress })',
  },
  {
    row: 'P1-9.12',
    file: 'packages/core/src/connect/drive-files.ts',
    find: 'downloadBatch: 5,',
    replace: 'downloadBatch: 8,',
  },
  {
    row: 'P2-1.3',
    file: `${server}/organise.ts`,
    find: 'const folder = joinPath(verdict.category, group.replaceAll',
    replace: 'const folder = joinPath(group, group.replaceAll',
  },
  {
    row: 'P2-1.3',
    file: `${server}/runs.ts`,
    find: 'await noteTurned(tx, run, id, result.counts.done)',
    replace: 'await noteTurned(tx, run, id, 0)',
  },
  {
    row: 'P2-3.13',
    file: `${server}/sync-drive.ts`,
    find: 'if (isCopied) sync.onQueue(queue)',
    replace: 'if (!isCopied) sync.onQueue(queue)',
  },
  {
    row: 'P2-7.3',
    file: `${server}/entries.ts`,
    find: 'facts = case when drive_entries.content = excluded.content then drive_entries.facts end,',
    replace: 'facts = null,',
  },
  {
    row: 'P2-3.4',
    file: `${server}/routes.ts`,
    find: "message: 'Google Drive sync failed',",
    replace: "message: '',",
  },
  {
    row: 'P2-8.16',
    file: `${web}/tell.ts`,
    find: "text?.includes('credentials')",
    replace: "text?.includes('Google')",
  },
]
