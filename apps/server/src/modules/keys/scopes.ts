import type { KeyScope } from '@octavo/contract'

/**
 * What a key needs for each call. This table is the whole permission: a route that it doesn't name is closed to keys, so a
 * new one is closed until somebody opens it here. Nothing about keys, passwords, addresses, sessions, export or deletion
 * may ever stand in it.
 */
export const SCOPE_OF: Readonly<Record<string, KeyScope>> = {
  'GET /api/files': 'library:read',
  'GET /api/files/:id/content': 'library:read',
  'GET /api/files/:id/facts': 'library:read',
  'GET /api/files/:id/thumbnail': 'library:read',
  'GET /api/photos': 'library:read',
  'GET /api/photos/months': 'library:read',
  'GET /api/photos/ids': 'library:read',
  'GET /api/photos/places': 'library:read',
  'GET /api/albums': 'library:read',
  'POST /api/files/archive': 'library:read',
  'GET /api/library/folder': 'library:read',
  'GET /api/library/ids': 'library:read',
  'GET /api/library/tree': 'library:read',
  'GET /api/library/folders': 'library:read',
  'GET /api/search': 'library:read',
  'GET /api/search/facets': 'library:read',
  'GET /api/searches': 'library:read',
  'GET /api/trash': 'library:read',
  'GET /api/runs': 'library:read',
  'GET /api/runs/:id': 'library:read',
  'GET /api/plans/:id': 'library:read',
  'GET /api/tasks': 'library:read',
  'GET /api/tasks/:id': 'library:read',
  'GET /api/events': 'library:read',
  'GET /api/google-drive-sync': 'library:read',
  'GET /api/agents': 'library:read',
  'GET /api/scouts': 'library:read',
  'GET /api/scouts/:id/items': 'library:read',
  'GET /api/cloud/tasks': 'library:read',
  'POST /api/plans/names': 'library:read',
  'POST /api/files/upload': 'library:write',
  'POST /api/upload-batch': 'library:write',
  'DELETE /api/files': 'library:write',
  'POST /api/library/acts': 'library:write',
  'POST /api/library/duplicates/keep': 'library:write',
  'POST /api/searches': 'library:write',
  'PUT /api/searches/:id': 'library:write',
  'DELETE /api/searches/:id': 'library:write',
  'POST /api/albums': 'library:write',
  'PATCH /api/albums/:id': 'library:write',
  'DELETE /api/albums/:id': 'library:write',
  'POST /api/albums/:id/restore': 'library:write',
  'POST /api/trash/restore': 'library:write',
  'POST /api/google-drive-sync': 'library:write',
  'POST /api/agentkit/organize': 'organize',
  'POST /api/files/classify': 'organize',
  'POST /api/rules/try': 'organize',
  'POST /api/rules/why': 'organize',
  'POST /api/rules/levels': 'organize',
  'POST /api/ai-sort': 'organize',
  'POST /api/files/:id/stack': 'organize',
  'POST /api/files/:id/parts': 'organize',
  'POST /api/library/duplicates': 'organize',
  'POST /api/files/organize': 'organize',
  'POST /api/scouts': 'organize',
  'DELETE /api/scouts/:id': 'organize',
  'POST /api/scouts/:id/scan': 'organize',
  'POST /api/cloud/discover': 'organize',
  'POST /api/cloud/analyze': 'organize',
  'POST /api/cloud/organize': 'organize',
  'POST /api/plans': 'organize',
  'POST /api/plans/:id/approve': 'organize',
  'POST /api/cluster-documents': 'organize',
  'POST /api/cluster-images': 'organize',
  'POST /api/runs/:id/undo': 'organize',
  'POST /api/tasks/:id/cancel': 'organize',
  'POST /api/tasks/:id/retry': 'organize',
  // Carrying out takes `apply-approved` beside it, and reading what is inside of files `library:read`: the tools ask.
  'POST /mcp': 'propose',
  'GET /mcp': 'propose',
  'DELETE /mcp': 'propose',
  'GET /api/dates': 'dates:read',
  'GET /api/dates.ics': 'dates:read',
  'GET /api/auth/session': 'account:read',
  'GET /api/account/data': 'account:read',
  'GET /api/wallet': 'account:read',
  'GET /api/storage': 'account:read',
  'GET /api/plans': 'account:read',
}

/**
 * Calls whose key may stand in their address as `?key=`, for programs that can send no header. It must be worth little: what
 * lies in an address is seen by who looks over a shoulder, and by a proxy that writes addresses down.
 */
export const KEY_IN_ADDRESS: ReadonlySet<string> = new Set(['GET /api/dates.ics'])

/** Calls that ask nobody who they are; a key beside them is not looked at. */
export const ASKS_NOBODY: ReadonlySet<string> = new Set([
  'GET /api/health',
  'GET /api/about',
  'GET /api/scalable/metrics',
  'GET /api/openapi.json',
  'GET /livez',
  'GET /readyz',
])
