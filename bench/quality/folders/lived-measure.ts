import { isWithin, type Plan, type Skip } from '../../../packages/core/src/index.ts'
import { type Belongs, filesOf, type LivedDisk, type LivedFile } from '../sets/folders/lived/disk.ts'
import { livedDisks } from '../sets/folders/lived/index.ts'
import type { KindsPart } from '../sets/kinds/set.ts'
import { percent } from '../sets.ts'
import { onTheRoad } from './road.ts'

/** A file in a folder of a disk, and whether the plan was wrong to move it or to leave it. */
interface Told {
  readonly folder: string
  readonly is: Belongs
  readonly isWrong: boolean
}

/**
 * What a plan does with files in folders: wrong is one of the person's own folders' that moves, by itself or with all around
 * it, and one of a heap's that stays only because the heap was taken for a folder of the person's.
 */
function told({ folders }: LivedDisk, files: readonly LivedFile[], { acts, skips }: Plan): readonly Told[] {
  const moved = acts.flatMap((act) => (act.type === 'move' ? [act.from] : []))
  const isFiled = ({ code, reason }: Skip) =>
    code === 'already_there' && typeof reason === 'object' && reason.code === 'in-folder'
  const kept = new Set(skips.filter(isFiled).map(({ path }) => path))
  return files.flatMap(({ path, folder = '' }) => {
    const is = folders.get(folder)
    if (is === undefined) return []
    const isWrong = is === 'own' ? moved.some((from) => isWithin(from, path)) : kept.has(path)
    return [{ folder, is, isWrong }]
  })
}

const HEAD = [
  ...[
    'disk',
    'own folders',
    'with a file moved',
    'files in them',
    'would move',
    'of files in own folders (asked: at most 3 %)',
  ],
  ...['heaps', 'files in them', 'left as if filed', 'of files in heaps (asked: at most 10 %)'],
]

interface Count {
  readonly folders: number
  readonly wrongFolders: number
  readonly files: number
  readonly wrong: number
}

function counted(list: readonly Told[], wanted: Belongs): Count {
  const those = list.filter(({ is }) => is === wanted)
  const wrong = those.filter(({ isWrong }) => isWrong)
  const different = (some: readonly Told[]) => new Set(some.map(({ folder }) => folder)).size
  return { folders: different(those), wrongFolders: different(wrong), files: those.length, wrong: wrong.length }
}

const sum = (counts: readonly Count[]): Count => ({
  folders: counts.reduce((all, { folders }) => all + folders, 0),
  wrongFolders: counts.reduce((all, { wrongFolders }) => all + wrongFolders, 0),
  files: counts.reduce((all, { files }) => all + files, 0),
  wrong: counts.reduce((all, { wrong }) => all + wrong, 0),
})

const share = ({ files, wrong }: Count) => percent(wrong / Math.max(1, files))
const line = (name: string, own: Count, heaps: Count) => [
  ...[name, String(own.folders), String(own.wrongFolders), String(own.files), String(own.wrong), share(own)],
  ...[String(heaps.folders), String(heaps.files), String(heaps.wrong), share(heaps)],
]

/** Disk by disk and in sum, what moves out of own folders and what is left in heaps; and which folders were taken wrongly. */
export async function measuredLived(part: KindsPart) {
  const rows: string[][] = [HEAD]
  const mistakes: string[] = []
  const counts: { readonly own: Count; readonly heaps: Count }[] = []
  for (const disk of await livedDisks(part)) {
    const files = await filesOf(disk)
    const list = told(disk, files, (await onTheRoad(files)).plan)
    const own = counted(list, 'own')
    const heaps = counted(list, 'heap')
    counts.push({ own, heaps })
    rows.push(line(disk.name, own, heaps))
    for (const [folder, those] of Map.groupBy(list, (one) => one.folder)) {
      const wrong = those.filter(({ isWrong }) => isWrong).length
      if (wrong === 0) continue
      const fault = those[0]?.is === 'own' ? 'own folder, would move' : 'heap, left as if filed'
      mistakes.push(`${disk.name}: ${folder} (${fault}: ${wrong} of ${those.length})`)
    }
  }
  const all = line('all', sum(counts.map(({ own }) => own)), sum(counts.map(({ heaps }) => heaps)))
  return { rows: [...rows, all], mistakes }
}
