import type { Break } from '../types.ts'

/** What an undo for other people's commands promises. */
export const breaks: readonly Break[] = [
  {
    row: 'M-20',
    file: 'packages/disk/src/guard/shadow.ts',
    find: '      if (!isToCopy(one, copiedBytes, limits)) return false\n',
    replace: '      return false\n',
  },
  {
    row: 'M-20',
    file: 'packages/core/src/guard/change.ts',
    find: 'for (const one of things) if (!found.has(one)) find(one, arrived.get(one.id))',
    replace: 'arrived.clear()',
  },
  {
    row: 'M-20',
    file: 'packages/core/src/guard/restoration.ts',
    find: '      takeOut.push({ after })\n      bringBack.push(before)\n',
    replace: '      takeOut.push({ after })\n',
  },
  {
    row: 'M-21',
    file: 'packages/disk/src/guard/take-back.ts',
    find: 'if (!now || !isSame(now, after)) {',
    replace: 'if (!now) {',
  },
  {
    row: 'M-21',
    file: 'packages/disk/src/guard/take-back.ts',
    find: "if (there) throw new AppError('link_outside', 'Something else is where a folder is needed.')",
    replace: 'if (there) return',
  },
  {
    row: 'M-21',
    file: 'packages/disk/src/guard/take-back.ts',
    find: 'const part = `${copy}.part`',
    replace: 'const part = `${to}.octavo-part`',
  },
  {
    row: 'M-22',
    file: 'packages/disk/src/guard/guard-store.ts',
    find: '.filter(({ isCopied }) => !isCopied).length',
    replace: '.filter(({ isCopied }) => isCopied).length',
  },
  {
    row: 'M-23',
    file: 'apps/cli/src/guards.ts',
    find: "if (state === 'running' && !store.isAtWork(id)) store.end(id)",
    replace: "if (state === 'running' && store.isAtWork(id)) store.end(id)",
  },
  {
    row: 'M-23',
    file: 'packages/disk/src/guard/guard-store.ts',
    find: 'record.runBy !== undefined && isAlive(record.runBy)',
    replace: 'record.runBy !== undefined && !isAlive(record.runBy)',
  },
]
