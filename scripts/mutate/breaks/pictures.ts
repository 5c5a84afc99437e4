import type { Break } from '../types.ts'

const core = 'packages/core/src'

/** What is alike, what is rubbish, what pictures are, when and where they were taken. */
export const breaks: readonly Break[] = [
  {
    row: 'UX-70',
    file: `${core}/duplicates/stacks.ts`,
    find: 'sceneLikeness(first.thumb, second.thumb) >= SAME_SCENE',
    replace: 'sceneLikeness(first.thumb, second.thumb) >= -1',
  },
  {
    row: 'UX-70',
    file: `${core}/duplicates/stacks.ts`,
    find: '  const bursts = burstsIn(single, near)\n',
    replace: '  const bursts = burstsIn(\n    single.filter((one) => !near.flat().includes(one)),\n    [],\n  )\n',
  },
  {
    row: 'UX-70',
    file: `${core}/duplicates/stacks.ts`,
    find: "is === 'burst' ? copies.filter(({ isFromCamera }) => isFromCamera) : copies",
    replace: 'copies.toReversed().slice(0, 1)',
  },
  {
    row: 'UX-70',
    file: `${core}/duplicates/stacks.ts`,
    find: "new Set(['scan', 'receipt', 'chart'])",
    replace: 'new Set([])',
  },
  {
    row: 'UX-71',
    file: `${core}/classify/rubbish.ts`,
    find: 'OWNER_FILE.test(name) && sizeBytes <= OWNER_FILE_BYTES',
    replace: 'OWNER_FILE.test(name)',
  },
  {
    row: 'UX-71',
    file: `${core}/classify/rubbish.ts`,
    find: 'sizeBytes === 0 && !MEANT_EMPTY.has(kind)',
    replace: 'sizeBytes === 0',
  },
  {
    row: 'UX-71',
    file: `${core}/judge/by-rubbish.ts`,
    find: 'input.bundle || unit !== undefined',
    replace: 'input.bundle',
  },
  {
    row: 'UX-72',
    file: `${core}/judge/by-occasion.ts`,
    find: 'const PAUSE_MS = 12 * 3_600_000',
    replace: 'const PAUSE_MS = 3_600_000',
  },
  {
    row: 'UX-72',
    file: `${core}/judge/by-picture.ts`,
    find: 'if (!isSure) return asType(own, options, best.kind, why)\n',
    replace: '',
  },
  {
    row: 'UX-72',
    file: `${core}/judge/by-picture.ts`,
    find: 'return photo <= HARDLY ? LEAST_OF_DRAWN : LEAST_TO_LEAVE',
    replace: 'return LEAST_OF_DRAWN',
  },
  {
    row: 'UX-72',
    file: `${core}/judge/by-picture.ts`,
    find: '> MOST_OF_SMALL_ICON_PX ? LEAST_OF_LARGE_ICON : 0',
    replace: '> MOST_OF_SMALL_ICON_PX ? 0 : 0',
  },
  {
    row: 'UX-72',
    file: `${core}/plan/divide.ts`,
    find: '(seen.get(one.home)?.size ?? 0) > 1',
    replace: '(seen.get(one.home)?.size ?? 0) > 0',
  },
  {
    row: 'UX-72',
    file: `${core}/plan/redraft.ts`,
    find: 'withStyles(fresh, stylesIn(before))',
    replace: 'fresh',
    also: [
      { file: `${core}/plan/redraft.ts`, find: "import { stylesIn, withStyles } from './styles.ts'\n", replace: '' },
    ],
  },
  {
    row: 'UX-72',
    file: `${core}/images/picture-sizes.ts`,
    find: 'const STRIP = 0.38',
    replace: 'const STRIP = 0.9',
  },
  {
    row: 'UX-73',
    file: 'apps/server/src/modules/photos/places.ts',
    find: 'names.townOf(row.latitude, row.longitude) ?? null',
    replace: 'names.townOf(row.longitude, row.latitude) ?? null',
  },
  {
    row: 'UX-73',
    file: 'apps/server/src/modules/runs/later.ts',
    find: "['link', ALBUMS]",
    replace: "['folder', ALBUMS]",
  },
  {
    row: 'UX-82',
    file: 'packages/readers/src/image/exif.ts',
    find: 'return orientation >= 5 && orientation <= 8',
    replace: 'return orientation > 5 && orientation <= 8',
  },
  {
    row: 'UX-82',
    file: 'packages/readers/src/image/exif.ts',
    find: 'turns === undefined ? parts.some(isTurned) : turns % 2 === 1',
    replace: 'parts.some(isTurned)',
  },
  {
    row: 'UX-82',
    file: 'apps/server/src/modules/photos/timeline.ts',
    find: 'p.width_px::numeric / nullif(p.height_px, 0)',
    replace: 'p.height_px::numeric / nullif(p.width_px, 0)',
  },
  {
    row: 'UX-82',
    file: 'apps/web/src/ui/grid-rows.ts',
    find: 'if (isBetterWithout) [at, heightPx] = [at - 1, before]',
    replace: '',
  },
  {
    row: 'UX-82',
    file: 'apps/web/src/ui/grid-keys.ts',
    find: 'Math.max(0, Math.min(rows.rowCount - 1, from + by))',
    replace: 'from + by',
  },
  {
    row: 'UX-74',
    file: `${core}/plan/set-aside.ts`,
    find: '    if (staying) {\n',
    replace: '    if (staying && group.members.length === 0) {\n',
  },
  {
    row: 'UX-74',
    file: `${core}/duplicates/kept.ts`,
    find: 'contents.every((one) => known.includes(one))',
    replace: 'contents.some((one) => known.includes(one))',
  },
  {
    row: 'UX-74',
    file: 'apps/cli/src/road/sort-folder.ts',
    find: 'isWithin(DUPLICATES_FOLDER, item.path) ? DUPLICATES_FOLDER : ',
    replace: '',
    also: [
      { file: 'apps/cli/src/road/sort-folder.ts', find: '  DUPLICATES_FOLDER,\n', replace: '' },
      { file: 'apps/cli/src/road/sort-folder.ts', find: '  isWithin,\n', replace: '' },
    ],
  },
  {
    row: 'UX-74',
    file: `${core}/images/keeper.ts`,
    find: 'log(more / fewer) < REAL_GROWTH * log(growth)',
    replace: 'log(more / fewer) < -REAL_GROWTH * log(growth)',
  },
  {
    row: 'UX-70',
    file: `${core}/images/differences.ts`,
    find: 'const OTHER = 0.3',
    replace: 'const OTHER = 1',
  },
  {
    row: 'UX-70',
    file: `${core}/images/group-links.ts`,
    find: 'Math.max(LEAST_LINKS, leastLinks(smaller))',
    replace: 'leastLinks(smaller)',
  },
]
