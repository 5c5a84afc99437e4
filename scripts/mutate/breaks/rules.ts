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
  { row: 'P2-9.11', file: `${RULES}/sort-config.ts`, find: "  'takenMonth',\n", replace: '' },
]
