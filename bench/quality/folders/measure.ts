import { isByType, isUnsure, type Verdict } from '../../../packages/core/src/index.ts'
import { type FolderFile, type FolderOfPeople, foldersOfPeople } from '../sets/folders/folders.ts'
import { freshFolders } from '../sets/folders/fresh/index.ts'
import { TYPE_FOLDERS } from '../sets/folders/places.ts'
import type { KindsPart } from '../sets/kinds/set.ts'
import { percent } from '../sets.ts'
import { onTheRoad } from './road.ts'

const FATES = ['right', 'defensible', 'by type', 'asked', 'wrong'] as const
type Fate = (typeof FATES)[number]

function fateOf(file: FolderFile, verdict: Verdict | undefined): Fate {
  if (!verdict || isUnsure(verdict)) return 'asked'
  const { category } = verdict
  if (file.right.includes(category)) return 'right'
  if (isByType(verdict) && TYPE_FOLDERS.has(category)) return 'by type'
  return file.defensible.includes(category) ? 'defensible' : 'wrong'
}

interface Sorted {
  readonly file: FolderFile
  readonly fate: Fate
  readonly verdict: Verdict | undefined
}

/** What the command's road would do with a folder; files that lie in own folders have to stay. */
async function sorted({ files }: FolderOfPeople): Promise<{ loose: readonly Sorted[]; moved: number; filed: number }> {
  const sorting = await onTheRoad(files)
  const byPath = new Map(sorting.inputs.map(({ item }) => [item.path, sorting.judged.get(item.id)?.verdict]))
  const from = new Set(sorting.plan.acts.flatMap((act) => ('from' in act ? [act.from] : [])))
  return {
    loose: files
      .filter(({ isFiled }) => !isFiled)
      .map((file) => ({ file, verdict: byPath.get(file.path), fate: fateOf(file, byPath.get(file.path)) })),
    filed: files.filter(({ isFiled }) => isFiled).length,
    moved: files.filter(({ isFiled, path: at }) => isFiled && from.has(at)).length,
  }
}

const share = (list: readonly Sorted[], test: (one: Sorted) => boolean): string =>
  percent(list.filter(test).length / Math.max(1, list.length))

/** The folders of a part, or the two that nothing was chosen on. */
export type FoldersPart = KindsPart | 'fresh'

/** Tables of a part: folder by folder, sort by sort, and what was told wrongly. */
export async function measuredFolders(part: FoldersPart) {
  const head = ['files', 'of', ...FATES, 'right or defensible', 'filed files that would move']
  const row = (name: string, list: readonly Sorted[], stays = '') => [
    name,
    String(list.length),
    ...FATES.map((fate) => share(list, (one) => one.fate === fate)),
    share(list, ({ fate }) => fate === 'right' || fate === 'defensible'),
    stays,
  ]
  const rows: string[][] = []
  const all: Sorted[] = []
  for (const folder of await (part === 'fresh' ? freshFolders() : foldersOfPeople(part))) {
    const { loose, filed, moved } = await sorted(folder)
    all.push(...loose)
    rows.push(row(folder.name, loose, filed === 0 ? '' : `${moved} of ${filed}`))
  }
  return {
    folders: [head, ...rows, row('all', all)],
    sorts: [head, ...[...Map.groupBy(all, ({ file }) => file.is)].map(([is, list]) => row(is, list))],
    mistakes: all
      .filter(({ fate }) => fate === 'wrong')
      .map(
        ({ file, verdict }) =>
          `wrong: ${file.is} ${file.path} -> ${verdict?.category} (${verdict?.by} ${verdict?.confidence})`,
      ),
  }
}
