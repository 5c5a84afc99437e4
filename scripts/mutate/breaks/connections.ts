import type { Break } from '../types.ts'

const room = 'apps/server/src/modules/connections'

/** Connections and consent. */
export const breaks: readonly Break[] = [
  {
    row: 'A-11',
    file: `${room}/consents.ts`,
    find: 'and session_id is not distinct from ${sessionOf(owner)} and provider',
    replace: 'and provider',
  },
  { row: 'A-11', file: `${room}/consents.ts`, find: ' || !client.isOurs(iss)', replace: '' },
  {
    row: 'A-11',
    file: `${room}/secrets.ts`,
    find: 'JSON.stringify([owner_id, id, provider, address, login])',
    replace: 'JSON.stringify([owner_id, id, provider])',
  },
  {
    row: 'A-11',
    file: 'packages/connect/src/oauth/client.ts',
    find: ".update(verifier).digest('base64url')",
    replace: ".update(state).digest('base64url')",
  },
  {
    row: 'P2-6.2',
    file: `${room}/connections.ts`,
    find: ' || doors.clients.has(provider)',
    replace: ' || true',
  },
  {
    row: 'A-15',
    file: 'apps/server/src/modules/accounts/doors.ts',
    find: 'isAll ? await connections.removeAll(tx, ownerId) : 0',
    replace: '0',
  },
]
