import { groupUnits } from '../classify/index.ts'
import type { Decider } from '../item/index.ts'
import type { Language } from '../reasons/index.ts'
import { contentName } from './content-name.ts'
import { divided, type Placed, stepsAlone } from './divide.ts'
import { type DraftEntry, inFolder, isPlaced, meantFor } from './entry.ts'
import { folderByGrain } from './grain.ts'
import { type Division, type DivisionOffer, divisionOffers, withDivisions } from './large-folders.ts'

/** How many folders: one for each family of things, few, as judged, or many, for what is large is divided. */
export const GRAINS = ['families', 'fewer', 'judged', 'more'] as const
export type Grain = (typeof GRAINS)[number]

/**
 * What folders are divided by: what fits their things (photos by event, mails by list or sender), nothing, or one thing for
 * all: years, months as `2024-05`, sizes (small below 1 MB, medium up to 10 MB, large), and so on. Styles are those that the entries were told (`withStyles`).
 */
export const INSIDES = ['fitting', 'nothing', 'year', 'month', 'size', 'sender', 'project', 'event', 'style'] as const
export type Inside = (typeof INSIDES)[number]

/** Which folders a draft gives. It says nothing about a place that somebody named as a path (`Budget/2023`). */
export interface Shape {
  readonly grain: Grain
  readonly inside: Inside
  /** One principle on one level: families on top, what things are about below. */
  readonly isNested: boolean
  /** Names are proposed from what is inside: day, kind, sender. Never on by itself. */
  readonly isNamed: boolean
  /** The language that families and proposed names are said in; English when left out. */
  readonly language?: Language
  /** Large folders that are divided for themselves: those that the person took of what was offered, or all that is offered. */
  readonly divisions?: readonly Division[] | 'offered'
}

/** The shape that every door begins with. */
export const USUAL_SHAPE: Shape = { grain: 'judged', inside: 'fitting', isNested: false, isNamed: false }

/** True when two shapes ask for the same folders. */
export const isSameShape = (one: Shape, other: Shape): boolean =>
  one.grain === other.grain &&
  one.inside === other.inside &&
  one.isNested === other.isNested &&
  one.isNamed === other.isNamed &&
  (one.language ?? 'en') === (other.language ?? 'en') &&
  divisionsKey(one) === divisionsKey(other)

const divisionsKey = ({ divisions = [] }: Shape): string =>
  divisions === 'offered' ? divisions : JSON.stringify(divisions.map(({ folder, by }) => [folder, by]))

/** Folders inside that everything has, whatever else lies there. */
const MADE_WHERE_MISSING: readonly Inside[] = ['year', 'month', 'size']

const BEYOND_GRAIN: readonly Decider[] = ['instruction', 'rule', 'rubbish']

/** True when grain has no say: the person or an order of theirs named this place, or it is rubbish, which joins nothing. */
const isOrdered = (entry: DraftEntry): boolean => isPlaced(entry) || BEYOND_GRAIN.includes(entry.verdict.by)

/** True when members of a unit could go apart, or get other names. */
const needsUnits = (entries: readonly DraftEntry[], { inside, grain, isNamed, divisions }: Shape): boolean =>
  isNamed ||
  divisions !== undefined ||
  grain === 'more' ||
  entries.some(({ verdict }) => verdict.name !== undefined) ||
  (inside === 'fitting' ? entries.some(({ verdict }) => verdict.facets !== undefined) : inside !== 'nothing')

/** True where a rule named the folder: it says all of it, and nothing is made inside. */
const isRuled = (entry: DraftEntry): boolean => entry.verdict.by === 'rule' && !isPlaced(entry)

const isPath = (category: string): boolean => category.includes('/')

/** Entries on their way, with the folders that they lie in before any is divided for itself. */
interface Homes {
  readonly placed: readonly Placed[]
  readonly folders: readonly string[]
  readonly units: ReadonlyMap<string, string>
}

function homesOf(entries: ReadonlyMap<string, DraftEntry>, shape: Shape): Homes {
  const all = [...entries.values()]
  const units = needsUnits(all, shape) ? groupUnits(all.map(({ item }) => item)) : new Map<string, string>()
  const folderOf = folderByGrain(all, shape)
  const placed = all.map((entry) => {
    const meant = meantFor(entry)
    const home = isPath(meant) || isOrdered(entry) ? meant : folderOf(meant)
    const leader = entries.get(units.get(entry.item.id) ?? '') ?? entry
    return { item: entry.item, leader, home, isExact: isPath(meant) || isRuled(entry) }
  })
  return { placed, folders: divided(placed, shape), units }
}

/** The divisions that a draft's shape offers for large folders, those that were taken among them, largest first. Pure. */
export function offersFor(entries: ReadonlyMap<string, DraftEntry>, shape: Shape): readonly DivisionOffer[] {
  const { placed, folders } = homesOf(entries, { ...shape, divisions: [] })
  return divisionOffers(placed, folders)
}

/**
 * The entries in the folders that a shape gives them, in their order; one that stays in its folder is the same entry. Where
 * the person put something, folders inside are made and nothing else. Members of a unit go as their leader does. Pure.
 */
export function shaped(entries: ReadonlyMap<string, DraftEntry>, shape: Shape): readonly DraftEntry[] {
  const { placed, folders: undivided, units } = homesOf(entries, shape)
  const { divisions = [] } = shape
  const taken = divisions === 'offered' ? divisionOffers(placed, undivided) : divisions
  const folders = withDivisions(placed, undivided, taken)
  return [...entries.values()].map((entry, at) => {
    return inFolder(entry, folders[at] ?? entry.category, units.has(entry.item.id) ? undefined : nameOf(entry, shape))
  })
}

/** The name that a rule gives, else one from what is inside where the shape wants that; what belongs together keeps its names. */
const nameOf = (entry: DraftEntry, { isNamed, language }: Shape): string | undefined =>
  entry.verdict.name ?? (isNamed ? contentName(entry, language) : undefined)

/**
 * An entry that the person's hand puts into a category: as deep inside as its like lies there already (`isFolder` knows the
 * folders of the draft). Years, months and sizes are made where they are missing; a path is exact.
 */
export function placedIn(
  { meant: _, ...entry }: DraftEntry,
  category: string,
  { inside: usual, divisions, language }: Shape,
  isFolder: (path: string) => boolean,
): DraftEntry {
  const own = divisions === 'offered' ? undefined : divisions?.find(({ folder }) => folder === category)
  const inside = own?.by ?? usual
  const steps = isPath(category) ? [] : stepsAlone(entry, { inside, ...(language && { language }) })
  const folders = steps.map((_, at) => [category, ...steps.slice(0, at + 1)].join('/'))
  const folder = folders.findLast((path) => MADE_WHERE_MISSING.includes(inside) || isFolder(path))
  return { ...entry, category: folder ?? category, ...(folder !== undefined && { meant: category }), placed: true }
}
