import { dayInName, folderName, type Item, parentPath } from '../item/index.ts'
import { folderIn } from '../kinds/index.ts'
import type { DraftEntry } from './entry.ts'
import type { Inside, Shape } from './shape.ts'

/** From so many files on, what came from one sender or list has a folder of its own. */
const ENOUGH_WHEN_ASKED = 2
const ENOUGH_UNASKED = 3
/** With many folders, one that holds more than this is divided once more. */
export const MANY_FILES = 24
const MB = 1024 * 1024
/** Sizes by the specification (part 2 section 9): small below the first, large above the second. */
const [SMALL_BELOW_BYTES, MEDIUM_UP_TO_BYTES] = [MB, 10 * MB]
const OLDEST_YEAR = 1950
const LATEST_YEAR = 2100

/** One entry on its way: the folder that it would lie in undivided, and whose facets speak for it. */
export interface Placed {
  readonly item: Item
  readonly leader: DraftEntry
  readonly home: string
  /** True when the folder was named as a path: it is not divided. */
  readonly isExact: boolean
}

/** What folders are divided by, and the language of the names that Octavo gives them. */
type Asked = Pick<Shape, 'inside' | 'language'>

/** The steps below its folder that an entry takes. */
export type Steps = (one: Placed) => readonly string[]

/** The day of an entry, `YYYY-MM-DD`: the one that it is about, else the one in its name, else when it was changed. */
function dayOf({ item, verdict }: DraftEntry): string | undefined {
  const day = verdict.facets?.date ?? dayInName(item.name) ?? dayOfTime(item.modifiedAtMs)
  const year = Number(day?.slice(0, 4))
  return year >= OLDEST_YEAR && year <= LATEST_YEAR ? day : undefined
}

const dayOfTime = (atMs: number): string | undefined =>
  Number.isFinite(atMs) && atMs > 0 ? new Date(Math.min(atMs, 8e15)).toISOString().slice(0, 10) : undefined

const yearOf = (entry: DraftEntry): readonly string[] => {
  const day = dayOf(entry)
  return day === undefined ? [] : [day.slice(0, 4)]
}

/** `2024-05`: months lie in their order, in every language. */
const monthOf = (entry: DraftEntry): readonly string[] => {
  const day = dayOf(entry)
  return day === undefined ? [] : [day.slice(0, 7)]
}

/** The name in English of the folder for things as large as this. */
function sizeNameOf({ sizeBytes }: Item): string {
  if (sizeBytes < SMALL_BELOW_BYTES) return 'Small'
  return sizeBytes <= MEDIUM_UP_TO_BYTES ? 'Medium' : 'Large'
}

function eventOf(entry: DraftEntry): readonly string[] {
  const event = entry.verdict.facets?.event
  return event === undefined ? [] : [...yearOf(entry), event]
}

/** The steps of those of whom enough in one folder share them; a further step only parts what the one before holds. */
function shared(placed: readonly Placed[], inside: Inside, enough: number): Steps {
  const counts = new Map<string, number>()
  const known = new Map(placed.map((one) => [one, stepsAlone(one.leader, { inside })]))
  const folder = ({ home }: Placed, steps: readonly string[]) => [home, ...steps].join('/')
  for (const [one, steps] of known)
    for (const at of steps.keys()) {
      const path = folder(one, steps.slice(0, at + 1))
      counts.set(path, (counts.get(path) ?? 0) + 1)
    }
  return (one) => {
    const steps = known.get(one) ?? []
    let [deep, held] = [0, Number.POSITIVE_INFINITY]
    for (const at of steps.keys()) {
      const count = counts.get(folder(one, steps.slice(0, at + 1))) ?? 0
      if (count < enough || count === held) break
      ;[deep, held] = [at + 1, count]
    }
    return steps.slice(0, deep)
  }
}

const senderOf = ({ verdict }: DraftEntry): string | undefined => verdict.facets?.sender
/** A list as a whole; of a person's mails who sent them, and inside of that what they are about. */
function mailGroupOf({ verdict: { fileKind, facets = {} } }: DraftEntry): readonly string[] {
  if (fileKind !== 'mail') return []
  const { list, sender, topic } = facets
  return (list === undefined ? [sender, topic] : [list]).filter((step) => step !== undefined)
}

/** The steps that an entry would take by itself, as names of folders. */
export function stepsAlone(entry: DraftEntry, { inside, language = 'en' }: Asked): readonly string[] {
  const one = (step: string | undefined) => (step === undefined ? [] : [step])
  const steps = {
    nothing: () => [],
    project: () => [],
    year: () => yearOf(entry),
    month: () => monthOf(entry),
    size: () => [folderIn(language, sizeNameOf(entry.item))],
    event: () => eventOf(entry),
    sender: () => one(senderOf(entry)),
    style: () => one(entry.verdict.facets?.style),
    fitting: () => (entry.verdict.facets?.event === undefined ? mailGroupOf(entry) : eventOf(entry)),
  }[inside]()
  return steps.map(folderName)
}

/** What the things of a folder came from: the first folder below the one that all of them came from. */
function projects(placed: readonly Placed[]): Steps {
  const folders = placed.map(({ item }) => parentPath(item.path).split('/'))
  const first = folders[0] ?? []
  const depth = folders.reduce((shared, folder) => {
    const at = folder.slice(0, shared).findIndex((step, index) => step !== first[index])
    return at < 0 ? Math.min(shared, folder.length) : at
  }, first.length)
  return ({ leader }) =>
    parentPath(leader.item.path)
      .split('/')
      .slice(depth, depth + 1)
      .flatMap((step) => (step === '' ? [] : folderName(step)))
}

/** The styles of a folder's pictures, where there are several of them and enough of each. */
function styles(placed: readonly Placed[]): Steps {
  const stepsOf = shared(placed, 'style', ENOUGH_WHEN_ASKED)
  const seen = new Map<string, Set<string>>()
  for (const one of placed) {
    const [style = ''] = stepsOf(one)
    seen.set(one.home, (seen.get(one.home) ?? new Set()).add(style))
  }
  return (one) => ((seen.get(one.home)?.size ?? 0) > 1 ? stepsOf(one) : [])
}

/** The steps that the things of one draft or folder take by one principle. */
export function stepsBy(asked: Asked, placed: readonly Placed[]): Steps {
  const { inside } = asked
  if (inside === 'project') return projects(placed)
  if (inside === 'style') return styles(placed)
  if (inside === 'sender') return shared(placed, inside, ENOUGH_WHEN_ASKED)
  if (inside !== 'fitting') return ({ leader }) => stepsAlone(leader, asked)
  const mailGroups = shared(placed, inside, ENOUGH_UNASKED)
  const hasEvent = ({ leader }: Placed) => leader.verdict.facets?.event !== undefined
  return (one) => (hasEvent(one) ? stepsAlone(one.leader, asked) : mailGroups(one))
}

/** What a folder that is still large is divided by: years, and years by months. */
function onceMore(one: Placed, steps: readonly string[]): readonly string[] {
  const [year] = yearOf(one.leader)
  const [month = ''] = monthOf(one.leader)
  if (year === undefined || steps.includes(month)) return steps
  if (!steps.includes(year)) return [...steps, year]
  return steps.at(-1) === year ? [...steps, month] : steps
}

/** The folder of each, divided as the shape says; in their order. */
export function divided(
  placed: readonly Placed[],
  { inside, grain, language }: Pick<Shape, 'inside' | 'grain' | 'language'>,
): readonly string[] {
  const stepsOf = stepsBy({ inside, ...(language && { language }) }, placed)
  const steps = placed.map((one) => (one.isExact ? [] : stepsOf(one)))
  const folderAt = (at: number) => [placed[at]?.home ?? '', ...(steps[at] ?? [])].join('/')
  if (grain === 'more') {
    const folders = placed.map((_, at) => folderAt(at))
    const counts = new Map<string, number>()
    for (const folder of folders) counts.set(folder, (counts.get(folder) ?? 0) + 1)
    placed.forEach((one, at) => {
      const isLarge = !one.isExact && (counts.get(folders[at] ?? '') ?? 0) > MANY_FILES
      if (isLarge) steps[at] = onceMore(one, steps[at] ?? [])
    })
  }
  return placed.map((_, at) => folderAt(at))
}
