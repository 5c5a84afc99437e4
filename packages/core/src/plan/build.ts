import {
  baseName,
  collisionKey,
  cutName,
  folderPath,
  type Item,
  joinPath,
  MAX_NAME_BYTES,
  parentPath,
  pathProblem,
  safePath,
} from '../item/index.ts'
import type { Unlisted } from '../ports/index.ts'
import { because, type Reason } from '../reasons/index.ts'
import type { Draft } from './draft.ts'
import { type DraftEntry, isOpen, meantFor } from './entry.ts'
import { newFoldersFor } from './new-folders.ts'
import { Places } from './places.ts'
import { judgementOf, type Move, type Plan, type Skip } from './plan.ts'
import { planOf } from './summary.ts'
import { agreeing, decidingMember, type Group, groupItems, leaderOf, placeUnit } from './units.ts'

/** Folder of an item below `into`, by the entry that decides; `/` in it makes folders in folders. It has to pass `safePath`. */
export type Layout = (entry: DraftEntry) => string

/** What a plan is made of. Items are taken in the order of the draft, which decides who keeps its name. */
export interface PlanRequest {
  readonly id: string
  readonly createdAtMs: number
  readonly draft: Draft
  /** Item id -> unit id (see `groupUnits`); members go to one folder together. */
  readonly units: ReadonlyMap<string, string>
  /** Paths of the items that are folders and move whole. */
  readonly bundles?: Iterable<string>
  /** What becomes of items that nobody is sure of (`isOpen`): they and their units stay and are listed, or go where it is likeliest. */
  readonly unsure?: 'stay' | 'move'
  /** Items that stay for a reason of the door's own, by id. With `already_there` only they, else their units too. */
  readonly stays?: ReadonlyMap<string, Pick<Skip, 'code' | 'reason'>>
  /** What was met and is no item; listed among what stays. */
  readonly unlisted?: readonly Unlisted[]
  /** Names that are taken, per folder of the target root; the items' own places are known without it. */
  readonly existing?: ReadonlyMap<string, readonly string[]>
  /** Folder of the target root below which the category folders go; `''` is the root itself. */
  readonly into?: string
  /** False when items come from another root than they go to, so that none can be there already. Default true. */
  readonly inPlace?: boolean
  /** Default: one folder per category, `folderPath(entry.category)`. */
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
  const targets = builder.groups.map((group) => builder.target(group))
  builder.groups.forEach((group, index) => {
    builder.place(group, targets[index])
  })
  const unlisted = (request.unlisted ?? []).map((one): Skip => ({ itemId: '', ...one }))
  return planOf(request.id, request.createdAtMs, builder.moves, [...builder.skips, ...unlisted], builder.newFolders())
}

/** Folders of the target root that a plan of this request would fill, and those above them: what `existing` has to name. */
export function targetFolders(request: PlanRequest): readonly string[] {
  const builder = new PlanBuilder(request)
  const folders = new Set<string>([''])
  const add = (folder: string) => {
    for (let path = folder; path !== '' && !folders.has(path); path = parentPath(path)) folders.add(path)
  }
  add(request.into ?? '')
  for (const group of builder.groups) add(builder.target(group)?.folder ?? '')
  return [...folders]
}

interface GroupTarget {
  readonly leader: Item
  readonly folder: string
}

/** True when all items lie in one folder, or all in one twin of it: `X` and `x` are one folder to most people, and on most disks. */
function lieIn(folder: string, items: readonly Item[]): boolean {
  if (folder === '') return true
  const depth = folder.split('/').length
  const homes = new Set(items.map(({ path }) => path.split('/').slice(0, -1).slice(0, depth).join('/')))
  const [home = ''] = homes
  return homes.size === 1 && collisionKey(home) === collisionKey(folder)
}

const alreadyIn = (folder: string): Reason =>
  folder === '' ? because('in-its-folder') : because('already-in', { folder })

const RENAMED = because('renamed')

class PlanBuilder {
  readonly moves: Move[] = []
  readonly skips: Skip[] = []
  readonly groups: readonly Group[]
  readonly #request: PlanRequest
  readonly #entries: ReadonlyMap<string, DraftEntry>
  readonly #bundles: ReadonlySet<string>
  readonly #places: Places
  readonly #folders = new Map<string, string>()
  readonly #into: string

  constructor(request: PlanRequest) {
    this.#request = request
    this.#entries = request.draft.entries
    this.#bundles = new Set(request.bundles)
    const listed: Item[] = []
    for (const { item } of this.#entries.values()) {
      const problem = pathProblem(item.path)
      if (problem === undefined) listed.push(item)
      else this.#skip(item, 'bad_path', `It can't be moved: ${problem}.`)
    }
    const paths = request.inPlace === false ? [] : listed.map((item) => item.path)
    this.#places = new Places(request.existing ?? new Map(), paths)
    this.#into = request.into ? this.#places.useFolder(safePath(request.into)) : ''
    const going = listed.filter((item) => {
      const stays = request.stays?.get(item.id)
      if (stays?.code !== 'already_there') return true
      this.#skip(item, stays.code, stays.reason)
      return false
    })
    this.groups = groupItems(going, agreeing(request.units, this.#entries))
  }

  /** The folder of a group, or undefined (and its skips) when it stays for a reason of its own. */
  target(group: Group): GroupTarget | undefined {
    const leader = leaderOf(group)
    const deciding = leader && this.#entries.get(decidingMember(group, leader, this.#entries).id)
    if (leader === undefined || deciding === undefined || this.#isHeldBack(group)) return undefined
    if (this.#request.unsure === 'stay' && isOpen(deciding)) {
      const { options = [{ category: deciding.category, confidence: deciding.verdict.confidence }] } = deciding.verdict
      const reason = because('could-go', { folders: options.map(({ category }) => category) })
      for (const item of group.members) this.#skip(item, 'needs_decision', reason, options)
      return undefined
    }
    return { leader, folder: this.#folder(deciding) }
  }

  /** True, with its skips, when a member is left out or can't go: then all stay. */
  #isHeldBack(group: Group): boolean {
    for (const item of group.members) {
      const stays = this.#request.stays?.get(item.id)
      const entry = this.#entries.get(item.id)
      if (stays === undefined && entry?.excluded !== true) continue
      const said = entry?.verdict.stays ? entry.verdict.why[0] : undefined
      const { code, reason } = stays ?? { code: 'excluded' as const, reason: said ?? because('left-out') }
      for (const member of group.members) {
        if (member === item) this.#skip(member, code, reason)
        else this.#skip(member, 'excluded', because('stays-with', { name: item.name }))
      }
      return true
    }
    return false
  }

  /** Folders that the moves need and that are not there, parents first. */
  newFolders(): readonly string[] {
    const within = this.#request.inPlace === false ? [] : [...this.#entries.values()].map(({ item }) => item.path)
    return newFoldersFor(this.moves, within, this.#request.existing ?? new Map())
  }

  /** Adds the moves or skips of a group whose target is known. */
  place(group: Group, target: GroupTarget | undefined): void {
    if (target === undefined) return
    const { leader } = target
    if (group.members.some((item) => this.#places.blockers.has(item.path))) {
      this.#skipAll(group, 'already_exists', () => because('folder-needed'))
      return
    }
    const isThere = this.#request.inPlace !== false && lieIn(target.folder, group.members)
    if (isThere && this.#wish(group, leader) === baseName(leader.path)) {
      this.#skipAll(group, 'already_there', () => alreadyIn(target.folder))
      return
    }
    // What only gets another name gets it where it lies, also deep inside its folder.
    const folder = isThere ? parentPath(leader.path) : target.folder
    const names = this.#names(group, leader, folder)
    const tooLong = [...names.values()].map((name) => pathProblem(joinPath(folder, name))).find(Boolean)
    if (tooLong !== undefined) {
      this.#skipAll(group, 'bad_path', () => `It can't go to ${folder}: ${tooLong}.`)
      return
    }
    // A unit whose leader went into a numbered folder has another place, although its names are as they were.
    const isElsewhere = names.get(leader) !== this.#wish(group, leader)
    for (const [item, name] of names) {
      this.#move(item, joinPath(folder, name), group, isElsewhere || baseName(name) !== this.#wish(group, item))
    }
  }

  /** The name that an item has if nothing is in the way: its own, or the one that is proposed for what goes alone. */
  #wish({ members }: Group, item: Item): string {
    const proposed = members.length > 1 ? undefined : this.#entries.get(item.id)?.name
    return proposed === undefined ? baseName(item.path) : cutName(proposed, MAX_NAME_BYTES)
  }

  #names(group: Group, leader: Item, folder: string): ReadonlyMap<Item, string> {
    if (group.members.length > 1) return placeUnit(group, leader, folder, this.#places)
    return new Map([[leader, this.#places.takeFree(folder, cutName(this.#wish(group, leader), MAX_NAME_BYTES))]])
  }

  #move(item: Item, to: string, group: Group, isRenamed: boolean): void {
    if (this.#request.inPlace !== false && to === item.path) {
      this.#skip(item, 'already_there', alreadyIn(parentPath(to)))
      return
    }
    this.moves.push({
      type: 'move',
      itemId: item.id,
      from: item.path,
      to,
      what: this.#bundles.has(item.path) ? 'bundle' : 'file',
      expect: { sizeBytes: item.sizeBytes, modifiedAtMs: item.modifiedAtMs },
      ...(group.unit !== undefined && group.members.length > 1 ? { unit: group.unit } : {}),
      ...this.#judgement(item),
      ...(isRenamed && { note: RENAMED }),
    })
  }

  #folder(entry: DraftEntry): string {
    const layout = this.#request.layout
    const wanted = layout === undefined ? this.#categoryFolder(entry.category) : layout(entry)
    return this.#places.resolve(joinPath(this.#into, wanted === '' ? '' : safePath(wanted)))
  }

  #categoryFolder(category: string): string {
    const known = this.#folders.get(category)
    if (known !== undefined) return known
    const folder = folderPath(category)
    this.#folders.set(category, folder)
    return folder
  }

  #judgement({ id }: Item): Pick<Skip, 'judged' | 'wanted'> {
    const entry = this.#entries.get(id)
    if (entry === undefined) return {}
    const { verdict } = entry
    const meant = meantFor(entry)
    return { judged: judgementOf(verdict), ...(meant === verdict.category ? {} : { wanted: meant }) }
  }

  #skip(item: Item, code: Skip['code'], reason: Reason, options?: Skip['options']): void {
    this.skips.push({
      itemId: item.id,
      path: item.path,
      code,
      reason,
      ...(options && { options }),
      ...this.#judgement(item),
    })
  }

  #skipAll(group: Group, code: Skip['code'], reason: (item: Item) => Reason): void {
    for (const item of group.members) this.#skip(item, code, reason(item))
  }
}
