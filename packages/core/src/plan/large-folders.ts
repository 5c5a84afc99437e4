import { type Placed, type Steps, stepsBy } from './divide.ts'

/** What a single large folder may be divided by: what its things belong to comes before when they were made. */
const DIVIDERS = ['event', 'sender', 'project', 'year'] as const
export type Divider = (typeof DIVIDERS)[number]

/** One folder that is divided for itself, whatever the shape does with the others. */
export interface Division {
  readonly folder: string
  readonly by: Divider
}

/** A division that is proposed, and what it would give. */
export interface DivisionOffer extends Division {
  readonly fileCount: number
  /** Names of the folders inside, the largest first. */
  readonly parts: readonly string[]
}

/** A folder with more files than this is offered a division: nobody looks through so many names. */
const LARGE_FILES = 60
/** Fewer files than this are no folder of their own. */
const FEWEST_IN_PART = 3
/** More folders than this are as long a list as the files were. */
const MOST_PARTS = 12
/** So many of the files must lie in parts, and no part may hold nearly all of them. */
const LEAST_SHARE = 0.8
const MOST_SHARE = 0.75

/** The folder inside that each thing of a folder goes to, where enough go along with it. */
function partsBy(by: Divider, placed: readonly Placed[]): Steps {
  const stepsOf = stepsBy({ inside: by }, placed)
  const counts = new Map<string, number>()
  const pathOf = (one: Placed) => stepsOf(one).join('/')
  for (const one of placed) counts.set(pathOf(one), (counts.get(pathOf(one)) ?? 0) + 1)
  return (one) => ((counts.get(pathOf(one)) ?? 0) < FEWEST_IN_PART ? [] : stepsOf(one))
}

/** Names of the parts, the largest first, where they tell: few of them, most things in one, and none that is nearly all. */
function tellingParts(placed: readonly Placed[], stepsOf: Steps): readonly string[] | undefined {
  const counts = new Map<string, number>()
  for (const one of placed) {
    const path = stepsOf(one).join('/')
    if (path !== '') counts.set(path, (counts.get(path) ?? 0) + 1)
  }
  const parts = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
  const inside = parts.reduce((sum, [, count]) => sum + count, 0)
  const isFew = parts.length >= 2 && parts.length <= MOST_PARTS
  const isEven = inside >= LEAST_SHARE * placed.length && (parts[0]?.[1] ?? 0) <= MOST_SHARE * placed.length
  return isFew && isEven ? parts.map(([path]) => path) : undefined
}

/** Things by the folder that they would lie in; what was named as a path is left as it is. */
const byFolder = (placed: readonly Placed[], folders: readonly string[]): Map<string, Placed[]> => {
  const held = new Map<string, Placed[]>()
  placed.forEach((one, at) => {
    if (one.isExact) return
    const folder = folders[at] ?? one.home
    const list = held.get(folder)
    if (list) list.push(one)
    else held.set(folder, [one])
  })
  return held
}

/**
 * Folders that would hold more than 60 files and fall into telling parts, largest first, each with the first division that
 * fits: by event, sender, the folder its things come from (a client's, a project's), year. Only what is going there counts.
 */
export function divisionOffers(placed: readonly Placed[], folders: readonly string[]): readonly DivisionOffer[] {
  const offers: DivisionOffer[] = []
  for (const [folder, held] of byFolder(placed, folders)) {
    const going = held.filter(({ leader }) => !leader.excluded)
    if (going.length <= LARGE_FILES) continue
    for (const by of DIVIDERS) {
      const parts = tellingParts(going, partsBy(by, going))
      if (!parts) continue
      offers.push({ folder, by, fileCount: going.length, parts })
      break
    }
  }
  return offers.sort((a, b) => b.fileCount - a.fileCount || (a.folder < b.folder ? -1 : 1))
}

/** The folders with those that are divided for themselves parted; in the order of what lies in them. */
export function withDivisions(
  placed: readonly Placed[],
  folders: readonly string[],
  divisions: readonly Division[],
): readonly string[] {
  if (divisions.length === 0) return folders
  const held = byFolder(placed, folders)
  const stepsIn = new Map(
    divisions.map(({ folder, by }) => {
      const own = held.get(folder) ?? []
      return [
        folder,
        partsBy(
          by,
          own.filter(({ leader }) => !leader.excluded),
        ),
      ] as const
    }),
  )
  return folders.map((folder, at) => {
    const one = placed[at]
    const steps = one && !one.isExact ? (stepsIn.get(folder)?.(one) ?? []) : []
    return [folder, ...steps].join('/')
  })
}
