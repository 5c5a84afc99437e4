import type { Item } from '../item/item.ts'
import { cutName, folderName, MAX_NAME_BYTES } from '../item/name.ts'
import { baseName, isWithin, joinPath, parentPath, pathProblem, safePath } from '../item/path.ts'
import type { Verdict } from '../item/verdict.ts'
import { Places } from './places.ts'
import { judgementOf, type Move, type Plan, type Skip } from './plan.ts'
import { planOf } from './summary.ts'
import { type Group, groupItems, leaderOf, placeUnit } from './units.ts'
import { type Verdicts, verdictMap } from './verdicts.ts'

/** Folder of an item below `into`; `/` in it makes folders in folders. It has to pass `safePath`. */
export type Layout = (item: Item, verdict: Verdict) => string

/** What a plan is made of. Items are taken in their order, which decides who keeps its name. */
export interface PlanRequest {
  readonly id: string
  readonly createdAtMs: number
  readonly items: readonly Item[]
  readonly verdicts: Verdicts
  /** Item id -> unit id (see `groupUnits`); members go to one folder together. */
  readonly units?: ReadonlyMap<string, string>
  /** Paths of the items that are folders and move whole. */
  readonly bundles?: ReadonlySet<string>
  /** Ids of items that a person excluded. */
  readonly excluded?: ReadonlySet<string>
  /** Items that nobody is sure of, with where they could go: they and their units stay, and are listed. */
  readonly undecided?: ReadonlyMap<string, NonNullable<Skip['options']>>
  /** Names that are taken, per folder of the target root; the items' own places are known without it. */
  readonly existing?: ReadonlyMap<string, readonly string[]>
  /** Folder of the target root below which the category folders go; `''` is the root itself. */
  readonly into?: string
  /** False when items come from another root than they go to, so that none can be there already. Default true. */
  readonly inPlace?: boolean
  /** Default: one folder per category, `folderName(verdict.category)`. */
  readonly layout?: Layout
}

/**
 * Decides where every item goes: data only, nothing happens. What lies in its folder already, at any depth, stays; names
 * are never given twice, by `collisionKey`, but get ` (2)` before their extension; the members of a unit share a folder
 * and a number; the result depends on nothing but the request, in its order. Every item is a move or a skip, once.
 * Throws AppError `bad_path` when `into` or a folder of the layout leaves the root, `not_a_folder` when `into` is an item.
 */
export function buildPlan(request: PlanRequest): Plan {
  const builder = new PlanBuilder(request)
  const groups = groupItems(builder.items, request.units ?? new Map())
  const targets = groups.map((group) => builder.target(group))
  groups.forEach((group, index) => {
    builder.place(group, targets[index])
  })
  return planOf(request.id, request.createdAtMs, builder.moves, builder.skips)
}

/** Folders of the target root that a plan of this request would fill: what `existing` has to name. */
export function targetFolders(request: PlanRequest): readonly string[] {
  const builder = new PlanBuilder(request)
  const folders = new Set<string>(['', request.into ?? ''])
  for (const group of groupItems(builder.items, request.units ?? new Map())) {
    const target = builder.target(group)
    if (target !== undefined) folders.add(target.folder)
  }
  return [...folders]
}

interface GroupTarget {
  readonly leader: Item
  readonly folder: string
}

const RENAMED = 'Renamed, because the name was taken.'

class PlanBuilder {
  readonly moves: Move[] = []
  readonly skips: Skip[] = []
  readonly items: readonly Item[]
  readonly #request: PlanRequest
  readonly #verdicts: ReadonlyMap<string, Verdict>
  readonly #places: Places
  readonly #folders = new Map<string, string>()
  readonly #into: string

  constructor(request: PlanRequest) {
    this.#request = request
    this.#verdicts = verdictMap(request.verdicts)
    const ids = new Set<string>()
    this.items = request.items.filter((item) => {
      const problem = pathProblem(item.path)
      if (problem !== undefined) this.#skip(item, 'bad_path', `It can't be moved: ${problem}.`)
      else if (ids.has(item.id)) this.#skip(item, 'bad_input', 'It was given twice.')
      else return ids.add(item.id)
      return false
    })
    const paths = request.inPlace === false ? [] : this.items.map((item) => item.path)
    this.#places = new Places(request.existing ?? new Map(), paths)
    this.#into = request.into ? this.#places.useFolder(safePath(request.into)) : ''
  }

  /** The folder of a group, or undefined (and its skips) when it stays for a reason of its own. */
  target(group: Group): GroupTarget | undefined {
    const leader = leaderOf(group, this.#verdicts)
    const verdict = leader && this.#verdicts.get(leader.id)
    const out = group.members.find((item) => this.#request.excluded?.has(item.id))
    if (out !== undefined) {
      this.#skipAll(group, 'excluded', (item) => (item === out ? 'You left it out.' : `It stays with ${out.name}.`))
      return undefined
    }
    if (leader === undefined || verdict === undefined) {
      this.#skipAll(group, 'bad_input', () => 'Nothing was decided about it.')
      return undefined
    }
    const options = this.#request.undecided?.get(leader.id)
    if (options !== undefined) {
      const places = options.map(({ category }) => `"${category}"`).join(' or ')
      const reason = `It could go to ${places}. Nobody is sure enough to move it.`
      for (const { id, path } of group.members)
        this.skips.push({ itemId: id, path, code: 'needs_decision', reason, options })
      return undefined
    }
    return { leader, folder: this.#folder(leader, verdict) }
  }

  /** Adds the moves or skips of a group whose target is known. */
  place(group: Group, target: GroupTarget | undefined): void {
    if (target === undefined) return
    const { leader, folder } = target
    if (group.members.some((item) => this.#places.blockers.has(item.path))) {
      this.#skipAll(group, 'already_exists', () => 'Its name is the name of a folder that is needed here.')
      return
    }
    const inPlace = this.#request.inPlace !== false
    if (inPlace && group.members.every((item) => item.path !== folder && isWithin(folder, item.path))) {
      this.#skipAll(group, 'already_there', () => `It is in ${folder || 'its folder'} already.`)
      return
    }
    const names = this.#names(group, leader, folder)
    const tooLong = [...names.values()].map((name) => pathProblem(joinPath(folder, name))).find(Boolean)
    if (tooLong !== undefined) {
      this.#skipAll(group, 'bad_path', () => `It can't go to ${folder}: ${tooLong}.`)
      return
    }
    for (const [item, name] of names) this.#move(item, joinPath(folder, name), group)
  }

  #names(group: Group, leader: Item, folder: string): ReadonlyMap<Item, string> {
    if (group.members.length > 1) return placeUnit(group, leader, folder, this.#places)
    const name = cutName(baseName(leader.path), MAX_NAME_BYTES)
    return new Map([[leader, this.#places.takeFree(folder, name)]])
  }

  #move(item: Item, to: string, group: Group): void {
    if (this.#request.inPlace !== false && to === item.path) {
      this.#skip(item, 'already_there', `It is in ${parentPath(to) || 'its folder'} already.`)
      return
    }
    const judged = this.#verdicts.get(item.id)
    this.moves.push({
      type: 'move',
      itemId: item.id,
      from: item.path,
      to,
      what: this.#request.bundles?.has(item.path) ? 'bundle' : 'file',
      expect: { sizeBytes: item.sizeBytes, modifiedAtMs: item.modifiedAtMs },
      ...(group.unit !== undefined && group.members.length > 1 ? { unit: group.unit } : {}),
      ...(judged && { judged: judgementOf(judged) }),
      ...(baseName(to) === baseName(item.path) ? {} : { note: RENAMED }),
    })
  }

  #folder(item: Item, verdict: Verdict): string {
    const layout = this.#request.layout
    const wanted = layout === undefined ? this.#categoryFolder(verdict.category) : layout(item, verdict)
    return this.#places.resolve(joinPath(this.#into, wanted === '' ? '' : safePath(wanted)))
  }

  #categoryFolder(category: string): string {
    const known = this.#folders.get(category)
    if (known !== undefined) return known
    const folder = folderName(category)
    this.#folders.set(category, folder)
    return folder
  }

  #skip(item: Item, code: Skip['code'], reason: string): void {
    this.skips.push({ itemId: item.id, path: item.path, code, reason })
  }

  #skipAll(group: Group, code: Skip['code'], reason: (item: Item) => string): void {
    for (const item of group.members) this.#skip(item, code, reason(item))
  }
}
