import type { Break } from '../types.ts'

const CORE = 'packages/core/src'
const SERVER = 'apps/server/src'

/** Breaks: pages, calls, accounts, models and operation, from the trust list. */
export const breaks: readonly Break[] = [
  // Pages, headers, calls
  {
    row: 'X-1',
    file: `${SERVER}/modules/library/content.ts`,
    find: '"default-src \'none\'; sandbox"',
    replace: '"default-src \'self\'"',
  },
  {
    row: 'X-1',
    file: `${SERVER}/modules/library/content.ts`,
    find: 'const SHOWN = new Set([\n',
    replace: "const SHOWN = new Set([\n  'text/html',\n",
  },
  {
    row: 'X-3',
    file: `${SERVER}/infra/http/headers.ts`,
    find: 'const scripts = ["\'self\'",',
    replace: 'const scripts = ["\'self\'", "\'unsafe-inline\'",',
  },
  {
    row: 'X-3',
    file: `${SERVER}/infra/http/headers.ts`,
    find: "xFrameOptions: { action: 'deny' },",
    replace: 'xFrameOptions: false,',
  },
  {
    row: 'X-4',
    file: `${SERVER}/infra/http/headers.ts`,
    find: '/[^\\x20-\\x7e]|["\\\\%;]/gu',
    replace: '/[^\\x20-\\x7e]/gu',
  },
  {
    row: 'X-5',
    file: `${CORE}/text/links.ts`,
    find: 'https?:\\/\\/[^/\\\\]|mailto:',
    replace: 'https?:\\/\\/[^/\\\\]|javascript:|mailto:',
  },
  { row: 'X-5', file: `${CORE}/text/links.ts`, find: '^\\/(?![/\\\\])', replace: '^\\/(?![/])' },
  {
    row: 'X-6',
    file: `${SERVER}/infra/http/origin.ts`,
    find: 'if (cookie !== undefined && authorization === undefined && !proven) throw foreign()',
    replace: '',
  },
  {
    row: 'X-6',
    file: `${SERVER}/infra/http/origin.ts`,
    find: 'if (origin !== undefined && !isOurs(origin, request, rules, isSecure)) throw foreign()',
    replace: '',
  },
  {
    row: 'X-7',
    file: `${SERVER}/infra/http/origin.ts`,
    find: 'origin !== undefined && rules.corsOrigins.includes(origin)',
    replace: 'origin !== undefined && rules.corsOrigins.length >= 0',
  },
  {
    row: 'X-8',
    file: 'apps/web/src/app/account-sync.tsx',
    find: '  useEffect(() => void forgetLeft(), [])\n',
    replace: '',
  },
  { row: 'X-8', file: `${SERVER}/infra/http/headers.ts`, find: ".header('cache-control', 'no-store')", replace: '' },
  {
    row: 'X-10',
    file: `${SERVER}/modules/privacy/csv.ts`,
    find: '^[\\t\\r\\n]|^\\s*[=+\\-@',
    replace: '^[\\t\\r\\n]|^[=+\\-@',
  },
  { row: 'X-11', file: 'scripts/source-gate.mjs', find: 'dangerouslySetInnerHTML|', replace: '' },
  // Accounts
  {
    row: 'A-1',
    file: `${SERVER}/modules/accounts/attempts.ts`,
    find: 'const PER_ACCOUNT = 10',
    replace: 'const PER_ACCOUNT = 10_000',
  },
  { row: 'A-1', file: `${SERVER}/modules/accounts/attempts.ts`, find: '[addresses, networkOf(address)],', replace: '' },
  {
    row: 'A-2',
    file: `${SERVER}/modules/accounts/passwords.ts`,
    find: '(await verify(stored ?? dummy, bytesOf(password))) && stored !== undefined',
    replace: 'stored !== undefined && (await verify(stored ?? dummy, bytesOf(password)))',
  },
  {
    row: 'A-4',
    file: `${SERVER}/modules/accounts/passwords.ts`,
    find: "Buffer.from(password.toWellFormed().normalize('NFC'), 'utf8')",
    replace: "Buffer.from(password.toWellFormed().normalize('NFC'), 'utf8').subarray(0, 72)",
  },
  {
    row: 'A-5',
    file: `${SERVER}/modules/callers/sessions.ts`,
    find: ' || row.last_used_at_ms + IDLE_MS <= now',
    replace: '',
  },
  {
    row: 'A-5',
    file: `${SERVER}/modules/callers/guests.ts`,
    find: "and(eq(sessions.tokenHash, hashOf(token)), eq(owners.kind, 'guest'))",
    replace: 'and(eq(sessions.tokenHash, hashOf(token)))',
  },
  {
    row: 'A-6',
    file: `${SERVER}/modules/accounts/auth-routes.ts`,
    find: 'if (account) await sessions.end(db, account.id, { only: account.session.id })',
    replace: '',
  },
  {
    row: 'A-8',
    file: `${SERVER}/modules/callers/cookies.ts`,
    find: "reply.setCookie(nameOf(kind, secure), value, { httpOnly: true, sameSite: 'lax'",
    replace: "reply.setCookie(nameOf(kind, secure), value, { httpOnly: true, sameSite: 'none'",
  },
  {
    row: 'A-9',
    file: `${SERVER}/modules/keys/keys.ts`,
    find: "if (row.expires_at_ms <= now) throw new Refusal('unauthorized', 'This API key has expired')",
    replace: '',
  },
  {
    row: 'A-9',
    file: `${SERVER}/modules/keys/guard.ts`,
    find: "if (scope === undefined) throw new Refusal('forbidden', 'An API key can not do this')",
    replace: '',
  },
  {
    row: 'A-10',
    file: `${SERVER}/modules/accounts/links.ts`,
    find: 'reset: 15 * MINUTE_MS',
    replace: 'reset: 150 * MINUTE_MS',
  },
  {
    row: 'A-12',
    file: `${SERVER}/modules/callers/sessions.ts`,
    find: 'except === undefined ? sql`` : sql`and id <> ${except}`',
    replace: 'except === undefined ? sql`` : sql``',
  },
  {
    row: 'A-13',
    file: `${SERVER}/modules/callers/authorise.ts`,
    find: 'export const FRESH_MS = 15 * 60_000',
    replace: 'export const FRESH_MS = 150 * 60_000',
  },
  {
    row: 'Z-3',
    file: `${SERVER}/modules/library/resolve.ts`,
    find: "if (missing.length > 0) throw new Refusal('not_found', 'There are no such files', { ids: missing.slice(0, 1000) })",
    replace: '',
  },
  {
    row: 'Z-5',
    file: `${SERVER}/modules/uploads/receive.ts`,
    find: "['__proto__', 'constructor', 'prototype'].includes(head.field)",
    replace: "['__proto__'].includes(head.field)",
  },
  {
    row: 'Z-6',
    file: `${CORE}/item/path.ts`,
    find: "path.startsWith(folder.endsWith('/') ? folder : `${folder}/`)",
    replace: 'path.startsWith(folder)',
  },
  {
    row: 'Z-1',
    file: `${SERVER}/modules/keys/keys.ts`,
    find: 'delete from api_keys where owner_id = ${account.id} and id = ${id}',
    replace: 'delete from api_keys where id = ${id}',
  },
  {
    row: 'Z-1',
    file: `${SERVER}/modules/plans/store.ts`,
    find: 'select plan from proposed_plans where owner_id = ${owner.id} and id = ${id}',
    replace: 'select plan from proposed_plans where id = ${id}',
  },
  {
    row: 'Z-4',
    file: 'packages/contract/src/auth.ts',
    find: 'signupRequest = z.strictObject({',
    replace: 'signupRequest = z.object({',
  },
  {
    row: 'Z-8',
    file: `${SERVER}/modules/privacy/retention.ts`,
    find: '    await sessions.end(tx, owner.id, {})\n',
    replace: '',
    // Whose sessions were not ended is refused by this alone: either of the two keeps the promise.
    also: [{ file: `${SERVER}/modules/callers/sessions.ts`, find: ' and a.delete_after_ms is null`', replace: '`' }],
  },
  {
    row: 'Z-8',
    file: `${SERVER}/modules/privacy/retention.ts`,
    find: 'const accounts = await removeDueAccounts(db, nowMs)',
    replace: 'const accounts = 0',
  },
  // Models
  {
    row: 'I-1',
    file: `${CORE}/model/reply.ts`,
    find: 'if (!isNew || collisionKey(category) === favourite?.[0]) continue',
    replace: 'if (isNew || !isNew) continue',
  },
  {
    row: 'I-2',
    file: `${CORE}/model/reply.ts`,
    find: 'request.ids[n - 1] : undefined',
    replace: 'request.ids[(n - 1) % request.ids.length] : undefined',
  },
  { row: 'I-3', file: `${CORE}/model/reply.ts`, find: 'if (text.length > MAX_REPLY_BYTES) return EMPTY', replace: '' },
  {
    row: 'I-3',
    file: `${CORE}/model/ask.ts`,
    find: 'await Promise.race([model.ask(request, limit.signal), tooLong])',
    replace: 'await model.ask(request, limit.signal)',
  },
  {
    row: 'I-4',
    file: `${CORE}/model/reply.ts`,
    find: "reason: quotes(said, request.system) ? '' : said,",
    replace: 'reason: said,',
  },
  { row: 'I-5', file: `${CORE}/model/reply.ts`, find: ".replace(/:\\/\\//gu, ': //')", replace: '' },
  {
    row: 'I-7',
    file: `${CORE}/model/prompt.ts`,
    find: '    size: item.sizeBytes,\n',
    replace: '    size: item.sizeBytes,\n    id: item.id,\n',
  },
  {
    row: 'I-8',
    file: `${CORE}/fair/fair-queue.ts`,
    find: '      this.#line.delete(who)\n      if (line.length > 0) this.#line.set(who, line)\n      this.#running += 1',
    replace: '      if (line.length === 0) this.#line.delete(who)\n      this.#running += 1',
  },
  {
    row: 'I-8',
    file: `${CORE}/model/ask.ts`,
    find: 'requests >= budget.requests || characters > budget.characters',
    replace: 'characters > budget.characters * 1000',
  },
  // Addresses, logs, operation
  {
    row: 'C-1',
    file: 'packages/connect/src/guard.ts',
    find: 'ipaddr.isValid(host) ? !isPublicAddress(host) :',
    replace: 'ipaddr.isValid(host) ? false :',
  },
  {
    row: 'C-5',
    file: 'packages/connect/src/http.ts',
    find: "new AppError('auth_expired',",
    replace: "new AppError('corrupt',",
  },
  {
    row: 'C-2',
    file: 'packages/connect/src/guard.ts',
    find: 'addresses.every(({ address })',
    replace: 'addresses.some(({ address })',
  },
  {
    row: 'L-2',
    file: `${SERVER}/infra/log/log.ts`,
    find: 'const FIELD_LIMIT_CHARS = 1024',
    replace: 'const FIELD_LIMIT_CHARS = 1024 * 1024',
  },
  { row: 'L-3', file: `${SERVER}/infra/log/log.ts`, find: "if (SECRET.test(key)) return '[hidden]'", replace: '' },
  {
    row: 'L-4',
    file: `${SERVER}/infra/http/errors.ts`,
    find: "new Refusal('internal', 'Something went wrong')",
    replace: "new Refusal('internal', error.message)",
  },
  {
    row: 'L-6',
    file: `${SERVER}/infra/http/timeouts.ts`,
    find: 'socket.bytesRead - work.sinceBytes < LEAST_BYTES',
    replace: 'socket.bytesRead - work.sinceBytes < 1',
  },
  {
    row: 'L-8',
    file: `${SERVER}/main.ts`,
    find: "process.on('unhandledRejection', (error) => die(error, 'A rejection that nobody handled'))",
    replace: "process.on('unhandledRejection', () => undefined)",
  },
  { row: 'O-1', file: `${SERVER}/main.ts`, find: 'const EXIT_CONFIG = 78', replace: 'const EXIT_CONFIG = 1' },
  {
    row: 'O-2',
    file: `${SERVER}/infra/datadir/datadir.ts`,
    find: 'if (strangers.length > 0) {',
    replace: 'if (strangers.length > 1000) {',
  },
  {
    row: 'O-3',
    file: `${SERVER}/main.ts`,
    find: '`Octavo is ready at ${running.address}\\n`',
    replace: '`Octavo is ready\\n`',
  },
]
