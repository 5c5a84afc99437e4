import type { Break } from '../types.ts'

const CLI = 'apps/cli/src'
const SERVER = 'apps/server/src'

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
    file: 'packages/mcp/src/listed-ground.ts',
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
  // The server, which carries out what nobody approved.
  {
    row: 'M-13',
    file: `${SERVER}/modules/mcp/permits.ts`,
    find: "if (said === 'yes' || (await isGranted(asked, row, plan))) return",
    replace: "if (said !== 'yes' || (await isGranted(asked, row, plan))) return",
  },
  {
    row: 'M-14',
    file: `${SERVER}/modules/mcp/library-desk.ts`,
    find: '...(trustsClient && {',
    replace: '...(db && {',
  },
  // A yes to the plan, whatever became of it, and one without an end.
  {
    row: 'M-15',
    file: `${SERVER}/modules/mcp/plan-book.ts`,
    find: "if (row.decided_digest !== row.digest) return 'nothing'",
    replace: '',
  },
  {
    row: 'M-15',
    file: `${SERVER}/modules/mcp/plan-book.ts`,
    find: 'const GOOD_FOR_MS = 86_400_000',
    replace: 'const GOOD_FOR_MS = 86_400_000_000',
  },
  // A key that approves.
  {
    row: 'M-15',
    file: `${SERVER}/modules/keys/scopes.ts`,
    find: "  'POST /mcp': 'propose',",
    replace: "  'POST /mcp': 'propose',\n  'POST /api/agent-plans/:id/decision': 'apply-approved',",
  },
  {
    row: 'M-16',
    file: `${SERVER}/modules/mcp/permits.ts`,
    find: 'isWithin(folder, act.from) && isWithin(folder, act.to)',
    replace: 'isWithin(folder, act.from)',
  },
  {
    row: 'M-16',
    file: `${SERVER}/modules/mcp/permits.ts`,
    find: 'moved + plan.acts.length <= perDay',
    replace: 'plan.acts.length <= perDay',
  },
  // A scope that nobody asks for.
  {
    row: 'M-17',
    file: `${SERVER}/modules/mcp/library-desk.ts`,
    find: 'if (!apiKey.scopes.includes(scope))',
    replace: 'if (apiKey.scopes.length === 0)',
  },
  // Somebody else's plan, and somebody else's session.
  {
    row: 'M-18',
    file: `${SERVER}/modules/mcp/plan-book.ts`,
    find: 'p.plan from agent_plans p where p.owner_id = ${owner.id} and p.id = ${id}',
    replace: 'p.plan from agent_plans p where p.id = ${id}',
  },
  {
    row: 'M-18',
    file: 'packages/mcp/src/http.ts',
    find: 'if (session?.who !== who)',
    replace: 'if (session === undefined)',
  },
  {
    row: 'M-18',
    file: `${SERVER}/infra/http/origin.ts`,
    find: 'if (!isNamed || !isOurs(origin, request, rules, isSecure)) throw foreign()',
    replace: 'if (!isOurs(origin, request, rules, isSecure)) throw foreign()',
  },
  // A name that is taken is not looked at.
  {
    row: 'M-19',
    file: 'packages/mcp/src/listed-ground.ts',
    find: 'names.has(collisionKey(inside))',
    replace: 'names.has(inside)',
  },
  // What was approved is moved whatever became of it there.
  {
    row: 'M-19',
    file: 'packages/mcp/src/named-moves.ts',
    find: '...(version !== undefined && { version })',
    replace: '...(version === null && { version })',
  },
]
