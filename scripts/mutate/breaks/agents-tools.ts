import type { Break } from '../types.ts'

const CLI = 'apps/cli/src'

/** Tools for agents, and the approval that they can not give. */
export const breaks: readonly Break[] = [
  {
    row: 'M-1',
    file: `${CLI}/mcp/desk.ts`,
    find: 'const approval = book.approval(kept.plan.id, Date.now())',
    replace: 'const approval = book.approval(kept.plan.id, Date.now()) ?? { digest }',
  },
  // A model that obeys a file carries out its own plan.
  {
    row: 'M-5',
    file: `${CLI}/mcp/desk.ts`,
    find: 'const approval = book.approval(kept.plan.id, Date.now())',
    replace: 'const approval = book.approval(kept.plan.id, Date.now()) ?? { digest }',
  },
  // An approval of the plan, whatever became of it.
  {
    row: 'M-2',
    file: `${CLI}/mcp/desk.ts`,
    find: 'if (approval.digest !== digest)',
    replace: "if (approval.digest === '')",
  },
  {
    row: 'M-3',
    file: `${CLI}/mcp/person.ts`,
    find: 'if (output.json || !process.stdin.isTTY || !process.stderr.isTTY)',
    replace: 'if (output.json)',
  },
  {
    row: 'M-4',
    file: `${CLI}/mcp/desk.ts`,
    find: '...(trustsClient && {',
    replace: '...(opened.length > 0 && {',
  },
  // A no that counts as a yes.
  {
    row: 'M-4',
    file: 'packages/mcp/src/server.ts',
    find: '?.approve !== true',
    replace: '?.approve === undefined',
  },
  // A grant without an end, and one that counts nothing.
  {
    row: 'M-9',
    file: `${CLI}/mcp/desk.ts`,
    find: '+ plan.acts.length <= grant.perDay',
    replace: '+ plan.acts.length <= grant.perDay * 1000',
  },
  {
    row: 'M-9',
    file: `${CLI}/mcp/desk.ts`,
    find: 'book.movedSince(Date.now() - 24 * HOUR_MS, grant.root)',
    replace: 'book.movedSince(Date.now(), grant.root)',
  },
  {
    row: 'M-6',
    file: `${CLI}/mcp/sources.ts`,
    find: "name.startsWith('.')",
    replace: "name === '.'",
  },
  {
    row: 'M-8',
    file: 'packages/mcp/src/answer.ts',
    find: 'const PAGE_BYTES = 12_000',
    replace: 'const PAGE_BYTES = 12_000_000',
  },
  // The primitive of many a tool, which replaces.
  {
    row: 'M-7',
    file: 'packages/disk/src/mover/move-file.ts',
    find: 'fs.linkSync(from.at, to.at)',
    replace: 'fs.renameSync(from.at, to.at)',
  },
  // The same, over what agents did elsewhere.
  {
    row: 'M-10',
    file: 'packages/disk/src/mover/move-file.ts',
    find: 'fs.linkSync(from.at, to.at)',
    replace: 'fs.renameSync(from.at, to.at)',
  },
  // A page that lets in whoever has its address.
  {
    row: 'M-11',
    file: `${CLI}/mcp/review-pages.ts`,
    find: "sent.get('decision') !== 'approve' || !isCode(sent.get('code') ?? '')",
    replace: "sent.get('decision') !== 'approve'",
  },
  {
    row: 'M-11',
    file: `${CLI}/mcp/review-pages.ts`,
    find: 'if (this.#wrong >= TRIES)',
    replace: 'if (this.#wrong >= TRIES * 100)',
  },
  {
    row: 'M-12',
    file: `${CLI}/mcp/review-pages.ts`,
    find: 'if (headers.host !== host)',
    replace: 'if (headers.host === undefined)',
  },
  {
    row: 'M-12',
    file: `${CLI}/mcp/review-pages.ts`,
    find: "if (method !== 'POST' || !isOurs)",
    replace: "if (method !== 'POST')",
  },
  {
    row: 'M-12',
    file: `${CLI}/mcp/page-html.ts`,
    find: ".replace(/[&<>\"']/gu, (found) => ESCAPES[found] ?? '')",
    replace: '',
  },
]
