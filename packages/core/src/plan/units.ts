import {
  baseName,
  collisionKey,
  cutToBytes,
  type Item,
  isWithin,
  joinPath,
  MAX_NAME_BYTES,
  numbered,
  parentPath,
  stemOf,
  utf8Length,
} from '../item/index.ts'
import { type DraftEntry, isPlaced } from './entry.ts'
import type { Places } from './places.ts'

/** Items that travel together; a lone item is a group of one without a unit. */
export interface Group {
  readonly unit?: string
  readonly members: readonly Item[]
}

/** Groups in the order of their first members. */
export function groupItems(items: readonly Item[], units: ReadonlyMap<string, string>): readonly Group[] {
  const groups: { unit?: string; members: Item[] }[] = []
  const byUnit = new Map<string, { unit?: string; members: Item[] }>()
  for (const item of items) {
    const unit = units.get(item.id)
    const known = unit === undefined ? undefined : byUnit.get(unit)
    if (known !== undefined) {
      known.members.push(item)
      continue
    }
    const group = unit === undefined ? { members: [item] } : { unit, members: [item] }
    if (unit !== undefined) byUnit.set(unit, group)
    groups.push(group)
  }
  return groups
}

type Entries = ReadonlyMap<string, DraftEntry>

/** The member that the others go by: the one whose id is the unit's id (see `groupUnits`), else the first. */
export const leaderOf = ({ members, unit }: Group): Item | undefined =>
  members.find(({ id }) => id === unit) ?? members[0]

/** The member that decides where a unit goes: one that the person placed, else its leader, whom judging made all follow. */
export function decidingMember({ members }: Group, leader: Item, entries: Entries): Item {
  const placed = members.find(({ id }) => {
    const entry = entries.get(id)
    return entry !== undefined && isPlaced(entry)
  })
  return placed ?? leader
}

/** Units without those whose members the person placed in different categories: these are parted. */
export function agreeing(units: ReadonlyMap<string, string>, entries: Entries): ReadonlyMap<string, string> {
  const placed = new Map<string, string>()
  const parted = new Set<string>()
  for (const [itemId, unit] of units) {
    const entry = entries.get(itemId)
    if (entry === undefined || !isPlaced(entry)) continue
    const other = placed.get(unit)
    if (other !== undefined && other !== entry.category) parted.add(unit)
    placed.set(unit, entry.category)
  }
  return parted.size === 0 ? units : new Map([...units].filter(([, unit]) => !parted.has(unit)))
}

/**
 * Where each member of a unit goes inside a folder, with one number for all, so that what belongs together still looks
 * so: `IMG (2).CR2` and `IMG (2).JPG`. A unit with a folder of its own (a saved page and its `_files`) keeps its names,
 * for they are written inside it, and goes into a numbered folder instead when a name is taken. Takes the names.
 */
export function placeUnit(group: Group, leader: Item, folder: string, places: Places): ReadonlyMap<Item, string> {
  const base = parentPath(leader.path)
  const names = new Map(group.members.map((item) => [item, nameBelow(base, item.path)]))
  const heads = new Map([...names].map(([item, name]) => [item, name.split('/', 1)[0] ?? name]))
  const files = [...names.values()]
  const nested = files.some((name) => name.includes('/')) || !areDistinct(files)
  if (nested) return placeNested(names, heads, leader, folder, places)
  const stem = commonStem(files)
  const restBytes = files.reduce((most, name) => Math.max(most, utf8Length(name.slice(stem.length))), 0)
  const rename = (name: string, number: number) => (number === 1 ? name : numberStem(name, stem, number, restBytes))
  const number = places.freeNumber(folder, leader.name, (candidate) =>
    files.every((name, index) => {
      const to = rename(name, candidate)
      return group.members[index]?.path === joinPath(folder, to) || places.isFree(folder, to)
    }),
  )
  const placed = new Map([...names].map(([item, name]) => [item, rename(name, number)]))
  for (const name of placed.values()) places.take(folder, name)
  return placed
}

function placeNested(
  names: ReadonlyMap<Item, string>,
  heads: ReadonlyMap<Item, string>,
  leader: Item,
  folder: string,
  places: Places,
): ReadonlyMap<Item, string> {
  const stays = (item: Item) => joinPath(folder, names.get(item) ?? '') === item.path
  const fits = [...heads].every(([item, head]) => stays(item) || places.isFree(folder, head))
  if (fits && areDistinct([...names.values()])) {
    for (const head of heads.values()) places.take(folder, head)
    return names
  }
  const own = places.takeFree(folder, stemOf(baseName(leader.path)))
  const inside = new Set(foldersIn([...names.values()]))
  const placed = new Map<Item, string>()
  for (const [item, name] of names) {
    const fit = (number: number) => joinPath(parentPath(name), numbered(baseName(name), number))
    let number = 1
    while (inside.has(collisionKey(fit(number)))) number += 1
    inside.add(collisionKey(fit(number)))
    placed.set(item, joinPath(own, fit(number)))
  }
  return placed
}

/** True when no two names are one, and none is also a folder of another. */
function areDistinct(names: readonly string[]): boolean {
  const keys = new Set(names.map(collisionKey))
  return keys.size === names.length && [...foldersIn(names)].every((folder) => !keys.has(folder))
}

/** Keys of the first folders of those names that lie in one. */
function foldersIn(names: readonly string[]): ReadonlySet<string> {
  return new Set(names.flatMap((name) => (name.includes('/') ? [collisionKey(name.split('/', 1)[0] ?? '')] : [])))
}

function nameBelow(base: string, path: string): string {
  if (base === '') return path
  return isWithin(base, path) ? path.slice(base.length + 1) : baseName(path)
}

/** The start that all names share up to a boundary, never reaching into the extension of one of them. */
function commonStem(names: readonly string[]): string {
  const first = names[0] ?? ''
  let length = names.reduce((least, name) => Math.min(least, stemOf(name).length), first.length)
  for (const name of names) {
    let shared = 0
    while (shared < length && name[shared]?.toLowerCase() === first[shared]?.toLowerCase()) shared += 1
    length = shared
  }
  while (length > 0 && !names.every((name) => /^(?:[^\p{L}\p{N}\p{M}]|$)/u.test(name.slice(length)))) length -= 1
  return first.slice(0, length).replace(/[^\p{L}\p{N}\p{M})\]}]+$/u, '')
}

/** The name with a number behind the shared stem, which is cut so that the longest name of the unit fits too. */
function numberStem(name: string, stem: string, number: number, restBytes: number): string {
  const room = MAX_NAME_BYTES - restBytes - utf8Length(` (${number})`)
  if (stem === '' || room < 1) return numbered(name, number)
  return `${cutToBytes(name.slice(0, stem.length), room)} (${number})${name.slice(stem.length)}`
}
