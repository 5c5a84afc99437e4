import type { Break } from '../types.ts'

const web = 'apps/web/src/features/agents'

/** Agents, scouts and what they are asked to do: what is made, counted, shown, and asked again. */
export const breaks: readonly Break[] = [
  { row: 'P2-2.4', file: `${web}/back-link.tsx`, find: 'to="/"', replace: 'to="/settings"' },
  {
    row: 'P2-2.30',
    file: `${web}/agents-body.tsx`,
    find: "isWell ? 'neutral' : 'danger'",
    replace: "isWell ? 'neutral' : 'neutral'",
  },
  {
    row: 'P2-2.36',
    file: 'apps/server/src/modules/scouts/agents.ts',
    find: 'select distinct i.place',
    replace: 'select i.place',
  },
  {
    row: 'P2-4.21',
    file: `${web}/words.ts`,
    find: "running: { words: m.agents_status_running, tone: 'accent' }",
    replace: "running: { words: m.agents_status_running, tone: 'neutral' }",
  },
  {
    row: 'P2-8.19',
    file: `${web}/tasks-tab.tsx`,
    find: 'break-words text-danger">{error}',
    replace: 'break-words text-muted">{error}',
  },
  { row: 'P2-9.26', file: `${web}/tasks-tab.tsx`, find: 'ASK_AGAIN_MS = 2000', replace: 'ASK_AGAIN_MS = 60_000' },
  { row: 'P2-9.26', file: `${web}/agents-body.tsx`, find: 'ASK_AGAIN_MS = 10_000', replace: 'ASK_AGAIN_MS = 60_000' },
  { row: 'P2-9.24', file: `${web}/words.ts`, find: 'SHOWN_LIVE = 5', replace: 'SHOWN_LIVE = 10' },
  {
    row: 'P2-7.16',
    file: `${web}/scout-form.tsx`,
    find: '      demos.addScout(wish)\n',
    replace: '',
  },
  {
    row: 'P2-3.7',
    file: `${web}/discovered.ts`,
    find: 'folder.startsWith(`${DRIVE}/`)',
    replace: 'folder.startsWith(DRIVE)',
  },
  {
    row: 'P2-5.11',
    file: 'packages/contract/src/agents.ts',
    find: "targetSources: ['local', 'gmail', 'drive'],",
    replace: "targetSources: ['local', 'gmail'],",
  },
  {
    row: 'R-25',
    file: 'apps/cli/src/commands/watch.ts',
    find: '      bell.hush()\n',
    replace: '      bell.hush()\n      if (isFirst) await bell.rungOr(Date.now() + 900_000, stop)\n',
  },
  {
    row: 'R-25',
    file: 'apps/cli/src/road/scouting.ts',
    find: 'const settled = await settleRuns(scout, book)',
    replace: 'const settled: readonly LedgerRow[] = []',
  },
  {
    row: 'R-26',
    file: 'apps/server/src/modules/scouts/scan.ts',
    find: 'follow(rows, sightings, (key) => files.get(key)?.path)',
    replace: 'rows.map(unfiled)',
  },
  {
    row: 'R-26',
    file: 'packages/core/src/scout/follow.ts',
    find: 'return { ...row, place: now.key, placed: now.version }\n',
    replace: 'return row\n',
  },
  {
    row: 'R-26',
    file: 'packages/core/src/connect/mail-folders.ts',
    find: ' && !this.#bare.has(folder) && !this.isApartPath(folder)',
    replace: ' && !this.#bare.has(folder)',
  },
  {
    row: 'R-26',
    file: 'apps/server/src/modules/scouts/unasked.ts',
    find: 'unit.every((act) => isMine.has(act) && goes(act))',
    replace: 'unit.every((act) => isMine.has(act))',
  },
]
