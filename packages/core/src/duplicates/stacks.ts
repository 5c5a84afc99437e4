import type { Reading } from '../facts/index.ts'
import {
  type Best,
  type BestReason,
  bestCopy,
  bestShot,
  nearDuplicates,
  type PictureKind,
  type PictureLook,
  sceneLikeness,
} from '../images/index.ts'
import { byPath, type Item } from '../item/index.ts'

/** Items of which a person may want only one, the best first. Nothing follows from it by itself. */
export interface Stack {
  /** `exact`: equal bytes; `near`: copies of one picture; `burst`: pictures of one scene, taken one after the other. */
  readonly is: 'exact' | 'near' | 'burst'
  /** Two or more, the best first, the others by path. An item is in one stack at most. */
  readonly itemIds: readonly string[]
  /** Why the first is the best, strongest first. */
  readonly why: readonly BestReason[]
}

/** What is known of an item when stacks are looked for. */
export interface ToStack {
  readonly item: Item
  readonly reading?: Pick<Reading, 'takenAt' | 'make' | 'model' | 'widthPx' | 'heightPx'>
  readonly look?: PictureLook
  readonly pictureKind?: PictureKind
}

/** Pages, screens and charts of one kind look alike and are not: only equal bytes say anything of them. */
const ALIKE_BY_NATURE: ReadonlySet<PictureKind> = new Set(['scan', 'receipt', 'screenshot', 'chart'])
/** Seconds between two pictures of one burst at most. */
const BURST_SECONDS = 3
/** Likeness from which on two pictures taken one after the other show one scene. */
const SAME_SCENE = 0.6

/** Pictures that are compared with each other by their looks: twice as many take four times as long, and copies longer. */
const MOST_COMPARED = 2000

/**
 * Finds stacks: `equal` are sets of ids of equal bytes (`equalSets`), near copies are found by their looks, bursts by time,
 * camera and look. In the order of their first paths. The looks of more than `mostCompared` pictures are not compared for
 * copies, those of the first paths are. Pure; takes seconds for a thousand looks.
 */
export function findStacks(
  all: readonly ToStack[],
  equal: readonly (readonly string[])[],
  { mostCompared = MOST_COMPARED }: { readonly mostCompared?: number } = {},
): readonly Stack[] {
  const inputs = all.toSorted((a, b) => byPath(a.item, b.item))
  const byId = new Map(inputs.map((one) => [one.item.id, one]))
  const twins = new Map<string, readonly ToStack[]>()
  for (const ids of equal) {
    const set = ids.flatMap((id) => byId.get(id) ?? []).sort((a, b) => byPath(a.item, b.item))
    if (set.length > 1) for (const one of set) twins.set(one.item.id, set)
  }
  // One of several equal items stands for all.
  const single = inputs.filter((one) => (twins.get(one.item.id)?.[0] ?? one) === one)
  const near = copiesIn(single, mostCompared)
  const copied = new Set(near.flat())
  const stacks: Stack[] = [
    ...near.map((set) =>
      stackOf(
        'near',
        set.flatMap((one) => twins.get(one.item.id) ?? [one]),
      ),
    ),
    ...single.flatMap((one) => {
      const set = twins.get(one.item.id)
      return set && !copied.has(one) ? [stackOf('exact', set)] : []
    }),
    ...burstsIn(single.filter((one) => !copied.has(one) && !twins.has(one.item.id))).map((set) =>
      stackOf('burst', set),
    ),
  ]
  const place = new Map(inputs.map(({ item }, at) => [item.id, at]))
  const placeOf = ({ itemIds }: Stack) => Math.min(...itemIds.map((id) => place.get(id) ?? 0))
  return stacks.sort((a, b) => placeOf(a) - placeOf(b))
}

/** Copies of one picture by their looks; what a camera took at two different times is never a copy of each other. */
function copiesIn(inputs: readonly ToStack[], most: number): readonly (readonly ToStack[])[] {
  const seen = inputs
    .filter(({ look, pictureKind }) => look && !(pictureKind && ALIKE_BY_NATURE.has(pictureKind)))
    .slice(0, most)
  return nearDuplicates(seen.flatMap(({ look }) => look?.thumb ?? []))
    .flatMap((set) => {
      const members = set.flatMap((at) => seen[at] ?? [])
      const times = Map.groupBy(members, takenBy)
      const timeless = times.get('') ?? []
      times.delete('')
      const [first = [], ...others] = [...times.values()]
      return [[...first, ...timeless], ...others]
    })
    .filter((set) => set.length > 1)
}

/** When and by what it was taken; `''` where that is not known. */
const takenBy = ({ reading: { takenAt, make, model } = {} }: ToStack): string =>
  takenAt === undefined || (make ?? model) === undefined ? '' : `${takenAt} ${make} ${model}`

function burstsIn(inputs: readonly ToStack[]): readonly (readonly ToStack[])[] {
  const shots = inputs
    .flatMap((one) => {
      const { takenAt, make, model } = one.reading ?? {}
      const atMs = Date.parse(`${takenAt ?? ''}Z`)
      const isPhoto = one.look !== undefined && (one.pictureKind ?? 'photo') === 'photo'
      return isPhoto && Number.isFinite(atMs) && (make ?? model) !== undefined
        ? [{ one, atMs, camera: `${make} ${model}` }]
        : []
    })
    .sort((a, b) =>
      a.camera === b.camera ? a.atMs - b.atMs || byPath(a.one.item, b.one.item) : a.camera < b.camera ? -1 : 1,
    )
  const bursts: ToStack[][] = []
  for (const [at, shot] of shots.entries()) {
    const before = shots[at - 1]
    const isNext = before?.camera === shot.camera && shot.atMs - before.atMs <= BURST_SECONDS * 1000
    const looks = [before?.one.look, shot.one.look] as const
    const isScene = isNext && looks[0] && looks[1] && sceneLikeness(looks[0].thumb, looks[1].thumb) >= SAME_SCENE
    const last = bursts.at(-1)
    if (isScene && last) last.push(shot.one)
    else bursts.push([shot.one])
  }
  return bursts.filter((burst) => burst.length > 1)
}

function stackOf(is: Stack['is'], members: readonly ToStack[]): Stack {
  const sorted = members.toSorted((a, b) => byPath(a.item, b.item))
  const copies = sorted.map(
    ({ item: { path, modifiedAtMs }, reading: { widthPx = 0, heightPx = 0, make, model } = {}, look }) => ({
      ...{ path, modifiedAtMs, pixelCount: widthPx * heightPx, isFromCamera: (make ?? model) !== undefined },
      ...{ sharpness: look?.sharpness ?? 0, clipped: look?.clipped ?? 0 },
    }),
  )
  const { at, why }: Best = is === 'burst' ? bestShot(copies) : bestCopy(copies)
  const first = sorted[at]
  const ids = sorted.map(({ item }) => item.id)
  return { is, itemIds: first ? [first.item.id, ...ids.filter((id) => id !== first.item.id)] : ids, why }
}
