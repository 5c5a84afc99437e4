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
    find: 'row?.wording === textOfRule(rule) ? row',
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
  // An import in which what is known here wins.
  {
    row: 'UX-91',
    file: 'packages/core/src/learn/change-learned.ts',
    find: 'joinLearned(learned, importLearned(change.text))',
    replace: 'joinLearned(importLearned(change.text), learned)',
  },
  // What was forgotten is not kept so.
  {
    row: 'UX-91',
    file: 'apps/server/src/modules/learning/learning.ts',
    find: 'if (change) await save(db, owner, before, learned)',
    replace: "if (change?.type === 'import') await save(db, owner, learned)",
  },
  // Each file speaks for the place that it lies in.
  {
    row: 'UX-92',
    file: 'apps/cli/src/road/sort-again.ts',
    find: 'if (!isSame || !(within',
    replace: 'if (!after || !(within',
  },
  {
    row: 'UX-92',
    file: 'packages/core/src/judge/judge-again.ts',
    find: '!isAsked(itemId)',
    replace: "itemId !== ''",
  },
  // What the person put somewhere is moved with all else.
  {
    row: 'UX-92',
    file: 'apps/server/src/modules/judging/placements.ts',
    find: 'isOwn: own }',
    replace: "isOwn: own && id === '' }",
  },
  { row: 'P2-9.11', file: `${RULES}/sort-config.ts`, find: "  'takenMonth',\n", replace: '' },
  {
    row: 'UX-101',
    file: 'packages/core/src/links/parted.ts',
    find: "at === path || move.what === 'bundle'",
    replace: 'at === path',
  },
  {
    row: 'UX-101',
    file: 'apps/cli/src/road/sort-folder.ts',
    find: '    filed,\n    links,\n',
    replace: '    filed,\n',
  },
  {
    row: 'UX-101',
    file: 'apps/web/src/worker/plan/links.ts',
    find: 'for (const paths of inside.values()) for (const path of paths) there.add(path)',
    replace: 'there.add(inside.size.toString())',
  },
  {
    row: 'UX-101',
    file: 'apps/web/src/flow/live-plan.ts',
    find: '    this.#linked = files\n',
    replace: '',
  },
]
