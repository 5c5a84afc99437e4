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
    file: `${CLI}/commands/approve.ts`,
    find: 'if (args.json || !process.stdin.isTTY || !process.stderr.isTTY)',
    replace: 'if (args.json)',
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
]
