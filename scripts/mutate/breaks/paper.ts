import type { Break } from '../types.ts'

const PAPER = 'packages/core/src/paper'

/** Scans that are read, days that papers set, and what opens them. */
export const breaks: readonly Break[] = [
  {
    row: 'UX-93',
    file: `${PAPER}/scan.ts`,
    find: "state: hasEngine ? 'waiting' : 'no_engine'",
    replace: "state: hasEngine ? 'no_engine' : 'waiting'",
  },
  {
    row: 'UX-93',
    file: 'packages/core/src/kinds/lexicon-in.ts',
    find: ".normalize('NFD').replace(/\\p{M}/gu, '')",
    replace: ".normalize('NFD')",
  },
  {
    row: 'UX-94',
    file: `${PAPER}/agenda.ts`,
    find: 'uid: `${id}-${kind}-${day}@octavo`',
    replace: 'uid: `${id}-${day}@octavo`',
  },
  {
    row: 'UX-94',
    file: `${PAPER}/agenda.ts`,
    find: '.filter(({ confidence }) => confidence >= SURE_DAY)',
    replace: '.filter(({ confidence }) => confidence > 0)',
  },
  {
    row: 'UX-94',
    file: 'apps/server/src/modules/keys/scopes.ts',
    find: "new Set(['GET /api/dates.ics'])",
    replace: "new Set(['GET /api/dates.ics', 'GET /api/files'])",
  },
  {
    row: 'UX-94',
    file: 'apps/server/src/modules/paper/library-days.ts',
    find: 'where f.owner_id = ${owner.id} and f.id >',
    replace: "where f.owner_id <> '' and f.id >",
  },
  { row: 'UX-95', file: `${PAPER}/cuts.ts`, find: 'points: 4.5, why', replace: 'points: -4.5, why' },
  {
    row: 'UX-95',
    file: `${PAPER}/cuts.ts`,
    find: 'page > 1 && page <= pageCount',
    replace: 'page <= pageCount',
  },
  {
    row: 'UX-94',
    file: 'apps/web/src/features/paper/days.ts',
    find: 'day >= today',
    replace: 'day > today',
  },
  {
    row: 'UX-100',
    file: 'packages/core/src/rules/values.ts',
    find: "unit === 'year' ? 12 : 1",
    replace: "unit === 'year' ? 11 : 1",
  },
  {
    row: 'UX-100',
    file: 'packages/core/src/rules/fields.ts',
    find: "date: { type: 'moment', read: (_, { verdict }) => momentOf(verdict.facets?.date) }",
    replace: "date: { type: 'moment', read: ({ item }) => item.modifiedAtMs }",
  },
]
