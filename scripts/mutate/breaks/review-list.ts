import type { Break } from '../types.ts'

/** What lists and previews show, what of a review is kept, what is worked out beside the page, and what is opened. */
export const breaks: readonly Break[] = [
  {
    row: 'UX-56',
    file: 'apps/web/src/ui/first-few.tsx',
    find: 'Math.max(0, of.length - shown)',
    replace: 'of.length',
  },
  {
    row: 'UX-56',
    file: 'apps/web/src/review/list-order.ts',
    find: '-entry.item.sizeBytes',
    replace: 'entry.item.sizeBytes',
  },
  {
    row: 'UX-57',
    file: 'apps/web/src/device/flows.ts',
    find: '    noteClosing({ flow: head, isWhole: before === NONE, pieces: changedPieces(before, lists) })\n',
    replace: '',
  },
  {
    row: 'UX-57',
    file: 'apps/web/src/device/flows.ts',
    find: 'if (data === tabName()) this.#kept = NONE',
    replace: '',
  },
  {
    row: 'UX-57',
    file: 'apps/web/src/device/flow-pieces.ts',
    find: 'is.length !== was.length || is.some(',
    replace: 'is.length > was.length || is.some(',
  },
  {
    row: 'UX-57',
    file: 'packages/core/src/plan/packed.ts',
    find: 'one.item === other.item && one.verdict === other.verdict && one.facts === other.facts',
    replace: 'one.item.id === other.item.id',
  },
  {
    row: 'UX-57',
    file: 'packages/core/src/plan/packed.ts',
    find: 'patches: [...past, ...future.toReversed()].map(pack)',
    replace: 'patches: [...past, ...future].map(pack)',
  },
  {
    row: 'UX-58',
    file: 'packages/core/src/plan/draft.ts',
    find: 'after.push(inFolder(entry, category, name))',
    replace: 'after.push(inFolder(entry, category, undefined))',
  },
  {
    row: 'UX-58',
    file: 'packages/core/src/plan/patch.ts',
    find: 'before.push(former)',
    replace: 'before.push(entry)',
  },
  {
    row: 'UX-58',
    file: 'apps/web/src/flow/live-plan.ts',
    find: '|| this.#made !== draft || this.#wanted?.draft !== draft) return undefined',
    replace: ') return undefined',
  },
  {
    row: 'UX-59',
    file: 'packages/readers/src/member.ts',
    find: 'return isLink ? undefined : readRange',
    replace: 'return readRange',
  },
  {
    row: 'UX-59',
    file: 'packages/readers/src/zip/package.ts',
    find: "if (entry && entry.sizeBytes > maxBytes) throw new ReadProblem('too_large')",
    replace: '',
  },
  {
    row: 'UX-60',
    file: 'apps/web/src/worker/look/look.worker.ts',
    find: '  void keepFonts()\n',
    replace: '',
  },
  {
    row: 'UX-81',
    file: 'apps/web/src/features/guide/tutorial-dialog.tsx',
    find: 'flex min-h-[31rem] flex-col',
    replace: 'flex flex-col',
  },
  {
    row: 'UX-81',
    file: 'apps/web/src/features/guide/tutorial-dialog.tsx',
    find: '(!hasTried && step.untried) || step',
    replace: 'step',
  },
  {
    row: 'UX-80',
    file: 'apps/web/src/review/list-order.ts',
    find: 'const isFirst = collator.compare(a, b) <= 0',
    replace: 'const isFirst = collator.compare(a, b) >= 0',
  },
  {
    row: 'UX-80',
    file: 'apps/web/src/review/totals.ts',
    find: 'if (isWithin(category, name)) take(sum, total)',
    replace: 'if (category === name) take(sum, total)',
  },
  {
    row: 'UX-80',
    file: 'apps/web/src/intake/meaning.ts',
    find: "await collapseInWorker(list, 'pick')",
    replace: "await collapseInWorker(list, 'library')",
  },
]
