import type { Break } from '../types.ts'

/** The mover, and what it leaves after a kill. */
export const breaks: readonly Break[] = [
  {
    row: 'R-23',
    file: 'packages/disk/src/mover/remove-name.ts',
    find: '    if (why === undefined) {',
    replace: '    if (why === undefined || found.size >= 0) {',
  },
  {
    row: 'R-23',
    file: 'packages/disk/src/mover/move-file.ts',
    find: '  if (from.folder.dev >= 0) putBack(from.at)',
    replace: '',
  },
  {
    row: 'R-23',
    file: 'packages/disk/src/mover/across.ts',
    find: "(isUnchanged(was, found) ? undefined : 'changed')",
    replace: '(found.size >= 0 || isUnchanged(was, found) ? undefined : was.size)',
  },
  {
    row: 'R-24',
    file: 'packages/disk/src/mover/copy.ts',
    find: 'isSparse(before) ? withHoles(target) : target',
    replace: 'isSparse(before) ? target : withHoles(target)',
  },
  {
    row: 'R-24',
    file: 'packages/disk/src/mover/other-disk.ts',
    find: '!stat || stat.dev === diskOf',
    replace: '!stat || 0 <= diskOf',
  },
  {
    row: 'R-24',
    file: 'apps/cli/src/show.ts',
    find: '    showOtherDisk(otherDisk, output)\n',
    replace: '',
    also: [
      {
        file: 'apps/cli/src/show.ts',
        find: 'function showOtherDisk(',
        replace: 'export function showOtherDisk(',
      },
    ],
  },
  {
    row: 'R-8',
    file: 'packages/disk/src/mover/copy.ts',
    find: ' || back.sha256 !== written.sha256',
    replace: '',
  },
  {
    row: 'R-8',
    file: 'packages/disk/src/mover/across.ts',
    find: ' || (await hashFile(original)) !== (await hashFile(copy))',
    replace: '',
  },
  {
    row: 'R-1',
    file: 'packages/disk/src/mover/move-file.ts',
    find: '  if (there && isFileClaim(to.at, pairToken(from, to))) fs.unlinkSync(to.at)',
    replace: '',
  },
]
