import { baseName, movesIn, type offersFor, type PartedLink, type Plan, parentPath, type Skip } from '@octavo/core'

export type PlanSection = 'folders' | 'renamed' | 'whole' | 'stay' | 'links'

/** What travels as one: the members of a unit, or a folder that is never looked into. */
export interface Whole {
  readonly from: string
  readonly name: string
  /** The folder that it goes to. */
  readonly to: string
  readonly isBundle: boolean
  /** Paths of what is inside. */
  readonly members: readonly string[]
}

/** The links between files that a plan would part. */
export interface Parted {
  readonly count: number
  /** The first of them. */
  readonly links: readonly PartedLink[]
  /** Files that link to others, as their names say, and could not be read or were too many. */
  readonly unreadCount: number
}

export const NONE_PARTED: Parted = { count: 0, links: [], unreadCount: 0 }

/** A plan as the review shows it. */
export interface PlanView {
  readonly fileCount: number
  readonly sizeBytes: number
  readonly folders: readonly {
    readonly path: string
    readonly count: number
    readonly sizeBytes: number
    readonly isNew: boolean
  }[]
  /** Paths of all folders that are made, those above others too. */
  readonly newFolders: readonly string[]
  /** What gets another name; `isTaken` where its own, or the one that was proposed for it, is taken there. */
  readonly renamed: readonly { readonly from: string; readonly to: string; readonly isTaken: boolean }[]
  readonly wholes: readonly Whole[]
  /** By id of an item that goes with another: the name of the one that leads. */
  readonly leaders: ReadonlyMap<string, string>
  readonly stays: readonly Skip[]
  /** What is known so far: files are read for their links after the first plan. */
  readonly parted: Parted
  /** Divisions that the shape offers for large folders, those that were taken among them. */
  readonly offers: ReturnType<typeof offersFor>
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/**
 * What a plan does, for people. `inside`: paths of the files in each bundle, by its path; `names`: those that the shape of
 * the draft proposes, by item id.
 */
export const viewOf = (
  plan: Plan,
  inside: ReadonlyMap<string, readonly string[]>,
  names: ReadonlyMap<string, string> = NO_NAMES,
): PlanView => {
  const moves = movesIn(plan.acts)
  const wholes = new Map<string, Whole & { readonly members: string[] }>()
  for (const { from, to, what, unit, itemId } of moves) {
    if (what === 'file' && unit === undefined) continue
    const known = wholes.get(unit ?? from)
    const whole = { from, name: baseName(from), to: parentPath(to), isBundle: what === 'bundle' }
    const members = [...(known?.members ?? []), ...(inside.get(from) ?? [from])]
    // The one that leads gives its name; the folder is the one that all of them are in.
    const isLeader = known === undefined || itemId === unit
    const folder = known !== undefined && known.to.length < whole.to.length ? known.to : whole.to
    wholes.set(unit ?? from, { ...(isLeader ? whole : known), to: folder, members })
  }
  const isNew = new Set(plan.summary.newFolders)
  const folders = new Map<string, PlanView['folders'][number]>()
  const renamed: PlanView['renamed'][number][] = []
  const leaders = new Map<string, string>()
  let fileCount = 0
  for (const { from, to, unit, itemId, expect } of moves) {
    const count = inside.get(from)?.length ?? 1
    fileCount += count
    const whole = unit === undefined ? undefined : wholes.get(unit)
    if (whole && itemId !== unit) leaders.set(itemId, whole.name)
    const path = whole?.to ?? parentPath(to)
    const folder = folders.get(path) ?? { path, count: 0, sizeBytes: 0, isNew: isNew.has(path) }
    folders.set(path, { ...folder, count: folder.count + count, sizeBytes: folder.sizeBytes + expect.sizeBytes })
    if (baseName(from) !== baseName(to)) renamed.push({ from, to, isTaken: names.get(itemId) !== baseName(to) })
  }
  return {
    fileCount,
    sizeBytes: plan.summary.sizeBytes,
    folders: [...folders.values()].sort((a, b) => b.count - a.count || (a.path < b.path ? -1 : 1)),
    newFolders: plan.summary.newFolders,
    renamed,
    wholes: [...wholes.values()],
    leaders,
    stays: plan.skips,
    parted: NONE_PARTED,
    offers: [],
  }
}
