import type { Break } from '../types.ts'

const server = 'apps/server/src'

/** Accounts, guests, and what the server may be sent to. */
export const breaks: readonly Break[] = [
  {
    row: 'A-15',
    file: `${server}/modules/accounts/reset.ts`,
    find: '{ isAll: true }',
    replace: '{ isAll: false }',
  },
  {
    row: 'A-15',
    file: `${server}/modules/accounts/doors.ts`,
    find: 'isAll ? await ownModels.removeAll(tx, ownerId) : 0',
    replace: '0',
  },
  {
    row: 'A-15',
    file: `${server}/modules/accounts/doors.ts`,
    find: '  if (isAll) await resetNotices(tx, ownerId)\n',
    replace: '',
    also: [
      {
        file: `${server}/modules/accounts/doors.ts`,
        find: "import { resetNotices } from '../settings/index.ts'\n",
        replace: '',
      },
    ],
  },
  {
    row: 'A-15',
    file: `${server}/modules/accounts/doors.ts`,
    find: '  await dropLinks(tx, ownerId)\n',
    replace: '',
    also: [
      { file: `${server}/modules/accounts/doors.ts`, find: "import { dropLinks } from './links.ts'\n", replace: '' },
    ],
  },
  {
    row: 'C-9',
    file: `${server}/start.ts`,
    find: 'seal: ownSeal, outgoing: ownOutgoing',
    replace: 'seal: ownSeal, outgoing',
  },
  {
    row: 'C-9',
    file: 'packages/connect/src/guard.ts',
    find: 'return allowed.has(host) || allowed.has(withPort)',
    replace: 'return [...allowed].some((entry) => entry.startsWith(host) || entry === withPort)',
  },
  {
    row: 'C-9',
    file: `${server}/modules/models/advice.ts`,
    find: "isOwn && stopped === 'failed' ? OWN_SILENT : reason",
    replace: 'isOwn && stopped === undefined ? OWN_SILENT : reason',
  },
  {
    row: 'C-9',
    file: `${server}/infra/outgoing/outgoing.ts`,
    find: 'if (isForPeople && guard.mayBePrivate(url)',
    replace: 'if (!isForPeople && guard.mayBePrivate(url)',
  },
  {
    row: 'A-6',
    file: `${server}/modules/callers/tokens.ts`,
    find: 'given.length === expected.length && ',
    replace: 'given.length === 32 || ',
  },
  {
    row: 'A-3',
    file: `${server}/modules/accounts/enter.ts`,
    find: '    const passwordHash = await passwords.hash(request.password)\n    return',
    replace:
      '    if (await accountByEmail(db, emailKey)) return undefined\n    const passwordHash = await passwords.hash(request.password)\n    return',
  },
  {
    row: 'A-14',
    file: `${server}/infra/datadir/secret.ts`,
    find: 'randomBytes(SECRET_BYTES), { mode: 0o600,',
    replace: 'randomBytes(SECRET_BYTES), { mode: 0o644,',
  },
  {
    row: 'A-14',
    file: `${server}/infra/datadir/secret.ts`,
    find: 'writeFileSync(draft, randomBytes(SECRET_BYTES),',
    replace: 'writeFileSync(draft, Buffer.alloc(SECRET_BYTES, randomBytes(1).length),',
  },
  { row: 'I-7', file: `${server}/start.ts`, find: 'sendText: config.modelText', replace: 'sendText: true' },
  {
    row: 'I-3',
    file: 'packages/core/src/model/reply.ts',
    find: '  if (text.length > MAX_REPLY_BYTES) return EMPTY\n',
    replace: '',
  },
  {
    row: 'R-15',
    file: `${server}/regular-jobs.ts`,
    find: '        const gone = await keepPromises(db, store, expire, nowMs())\n',
    replace:
      '        await sessions.expire()\n        await keys.expire()\n        const gone = await keepPromises(db, store, expire, nowMs())\n',
  },
]
