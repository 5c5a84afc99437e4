import type { Break } from '../types.ts'

const RULES = 'packages/core/src/rules'

/** Lists that are ordered and marked by rules. */
export const breaks: readonly Break[] = [
  {
    row: 'P2-3.5',
    file: `${RULES}/sort-config.ts`,
    find: 'isRow(rule) ? ruleOfRow(rule) : rule',
    replace: 'isRow(rule) ? ruleOfRow(rule) : { ...rule, star: undefined }',
  },
  {
    row: 'P2-5.8',
    file: `${RULES}/sort-config.ts`,
    find: "star: value.trim().toLowerCase() === 'true'",
    replace: "star: value !== ''",
  },
  {
    row: 'P2-5.8',
    file: `${RULES}/apply-sorting.ts`,
    find: 'new Set([...(item.tags ?? []), ...marks.tags])',
    replace: 'new Set(marks.tags)',
  },
  {
    row: 'P2-5.10',
    file: `${RULES}/apply-sorting.ts`,
    find: "sensitivity: 'accent'",
    replace: "sensitivity: 'variant', caseFirst: 'upper'",
  },
  // A level that climbs by itself.
  {
    row: 'UX-90',
    file: `${RULES}/earned.ts`,
    find: '{ ...earned, kept: earned.kept + kept, runs: earned.runs + 1 }',
    replace: "{ ...earned, level: kept > 9 ? 'apply' : earned.level, kept: earned.kept + kept, runs: earned.runs + 1 }",
  },
  // An undo that nobody tells the rules of.
  {
    row: 'UX-90',
    file: 'apps/server/src/modules/runs/undo.ts',
    find: 'if (run.undoes === null) await stepBack(',
    replace: 'if (run.undoes !== null) await stepBack(',
  },
  // What was earned stays with the name.
  {
    row: 'UX-90',
    file: 'apps/server/src/modules/earned/levels.ts',
    find: 'row?.wording === wordingOf(rule) ? row',
    replace: 'row ? row',
  },
  // A correction in a review counts as a decision that stood.
  { row: 'UX-90', file: `${RULES}/earned.ts`, find: 'wanted === undefined ? {', replace: 'wanted !== name ? {' },
  // Copies are filed with all else.
  {
    row: 'UX-90',
    file: 'apps/web/src/flow/file-unasked.ts',
    find: 'for (const id of itemIds) chosen.delete(id)',
    replace: 'for (const id of itemIds) chosen.has(id)',
  },
  { row: 'P2-9.11', file: `${RULES}/sort-config.ts`, find: "  'takenMonth',\n", replace: '' },
]
