import { groupUnits } from '../classify/index.ts'
import type { DuplicateSet } from '../duplicates/index.ts'
import { baseName, type Item, joinPath, parentPath, pathProblem } from '../item/index.ts'
import type { Target } from '../ports/index.ts'
import { because } from '../reasons/index.ts'
import { newFoldersFor } from './new-folders.ts'
import { Places } from './places.ts'
import { type Act, type Move, movesIn, type Plan, type Skip } from './plan.ts'
import { planOf } from './summary.ts'
import { type Group, groupItems, leaderOf, placeUnit } from './units.ts'

/** The folder that copies are set aside in, each below the folders that it lay in. */
export const DUPLICATES_FOLDER = '_Duplicates'

/** True for acts that set copies aside, and do nothing else: each says of what it is a copy. */
export const setsAside = (acts: readonly Act[]): boolean =>
  acts.length > 0 &&
  movesIn(acts).filter(({ note }) => typeof note === 'object' && note.code === 'copy-of').length === acts.length

/**
 * Sets, with one more for each neighbour of a copy that the neighbours of its keeper hold, too: of a photo with its RAW
 * file that are both there twice, both go. `keyOf`: a key that no two different contents share, undefined for an unread one.
 */
export async function withNeighbours(
  sets: readonly DuplicateSet[],
  items: readonly Item[],
  keyOf: (item: Item) => Promise<string | undefined>,
): Promise<readonly DuplicateSet[]> {
  const groups = groupItems(items, groupUnits(items)).filter(({ unit }) => unit !== undefined)
  const unitOf = new Map(groups.flatMap(({ members }) => members.map(({ id }) => [id, members] as const)))
  const spoken = new Set(sets.flatMap((set) => set.items.map(({ id }) => id)))
  const beside: DuplicateSet[] = []
  for (const { items: copies, keeper } of sets) {
    const kept = (unitOf.get(keeper.id) ?? []).filter(({ id }) => !spoken.has(id))
    for (const copy of copies.filter((item) => item !== keeper))
      for (const item of unitOf.get(copy.id) ?? []) {
        const key = kept.length === 0 || spoken.has(item.id) ? undefined : await keyOf(item)
        for (const twin of kept)
          if (key !== undefined && twin.sizeBytes === item.sizeBytes && (await keyOf(twin)) === key)
            beside.push({ items: [twin, item], keeper: twin })
      }
  }
  return [...sets, ...beside]
}

/** What copies are set aside of. */
export interface SetAsideRequest {
  readonly id: string
  readonly createdAtMs: number
  readonly sets: readonly DuplicateSet[]
  /** Everything that lies there: it says what belongs together. */
  readonly items: readonly Item[]
  /** Where they would go, in the same root; it is asked for names that are taken, and nothing else. */
  readonly target: Pick<Target, 'names'>
}

/**
 * Proposes to move every copy but the one to keep into `DUPLICATES_FOLDER`. What belongs together goes together, and only where
 * all of it is there twice: a copy whose neighbours stay, stays, too. Nothing happens.
 */
export async function setAside({ id, createdAtMs, sets, items, target }: SetAsideRequest): Promise<Plan> {
  const keepers = new Map(
    sets.flatMap(({ items: all, keeper }) =>
      all.flatMap((item) => (item === keeper ? [] : [[item.id, keeper] as const])),
    ),
  )
  const groups = groupItems(items, groupUnits(items)).filter(({ members }) =>
    members.some((one) => keepers.has(one.id)),
  )
  const wanted = groups.map((group) => joinPath(DUPLICATES_FOLDER, parentPath(leaderOf(group)?.path ?? '')))
  const existing = await target.names(withParents(wanted))
  const paths = items.map((item) => item.path)
  const places = new Places(existing, paths)
  const folders = wanted.map((folder) => places.resolve(folder))
  const moves: Move[] = []
  const skips: Skip[] = []
  groups.forEach((group, at) => {
    const staying = group.members.find((item) => !keepers.has(item.id) || places.blockers.has(item.path))
    if (staying) {
      const reason = because('stays-with', { name: staying.name })
      for (const item of group.members)
        if (keepers.has(item.id)) skips.push({ itemId: item.id, path: item.path, code: 'excluded', reason })
      return
    }
    const folder = folders[at] ?? DUPLICATES_FOLDER
    for (const [item, name] of namesIn(group, folder, places)) {
      const to = joinPath(folder, name)
      const problem = pathProblem(to)
      const keeper = keepers.get(item.id) ?? item
      if (problem !== undefined)
        skips.push({
          itemId: item.id,
          path: item.path,
          code: 'bad_path',
          reason: `It can't go to ${folder}: ${problem}.`,
        })
      else moves.push(moveOf(item, to, keeper, group))
    }
  })
  return planOf(id, createdAtMs, moves, skips, newFoldersFor(moves, paths, existing))
}

function withParents(folders: readonly string[]): readonly string[] {
  const all = new Set([''])
  for (const one of folders) for (let folder = one; !all.has(folder); folder = parentPath(folder)) all.add(folder)
  return [...all]
}

function namesIn(group: Group, folder: string, places: Places): ReadonlyMap<Item, string> {
  const leader = leaderOf(group)
  if (leader === undefined) return new Map()
  if (group.members.length > 1) return placeUnit(group, leader, folder, places)
  return new Map([[leader, places.takeFree(folder, baseName(leader.path))]])
}

const moveOf = (item: Item, to: string, keeper: Item, { unit, members }: Group): Move => ({
  type: 'move',
  itemId: item.id,
  from: item.path,
  to,
  what: 'file',
  expect: { sizeBytes: item.sizeBytes, modifiedAtMs: item.modifiedAtMs },
  ...(unit !== undefined && members.length > 1 && { unit }),
  note: because('copy-of', { path: keeper.path }),
})
