import { nearDuplicateTexts } from '../cluster/index.ts'
import type { Reading } from '../facts/index.ts'
import {
  type Best,
  type BestReason,
  bestCopy,
  bestShot,
  bestVersion,
  nearDuplicates,
  type PictureKind,
  type PictureLook,
  sceneLikeness,
} from '../images/index.ts'
import { byPath, type Item } from '../item/index.ts'

/** Items of which a person may want only one, the best first. Nothing follows from it by itself. */
export interface Stack {
  /**
   * `exact`: equal bytes; `near`: copies of one picture; `burst`: pictures of one scene, taken one after the other; `version`:
   * documents that say nearly the same.
   */
  readonly is: 'exact' | 'near' | 'burst' | 'version'
  /** Two or more, the best first, the others by path. An item is in one stack at most. */
  readonly itemIds: readonly string[]
  /** Why the first is the best, strongest first. */
  readonly why: readonly BestReason[]
}

/** What is known of an item when stacks are looked for. */
export interface ToStack {
  readonly item: Item
  readonly reading?: Pick<Reading, 'takenAt' | 'make' | 'model' | 'widthPx' | 'heightPx' | 'quality' | 'isEdited'>
  readonly look?: PictureLook
  readonly pictureKind?: PictureKind
  /** What a document says, where versions of documents are looked for, too. */
  readonly text?: string
}

/** Pages and charts look alike and are not: only equal bytes say anything of them. */
const ALIKE_BY_NATURE: ReadonlySet<PictureKind> = new Set(['scan', 'receipt', 'chart'])
/** So do screenshots, but one may show a picture that is there, too. */
const isScreen = ({ pictureKind }: ToStack): boolean => pictureKind === 'screenshot'
/** Seconds between two pictures of one burst at most. */
const BURST_SECONDS = 3
/** Shots before it that one is held against: another picture may have come between two of one scene. */
const LOOKED_BACK = 3
/** Likeness from which on two pictures taken one after the other show one scene. */
const SAME_SCENE = 0.6

/** Pictures that are compared with each other by their looks: twice as many take four times as long, and copies longer. */
const MOST_COMPARED = 2000

/**
 * Finds stacks: `equal` are sets of ids of equal bytes (`equalSets`), near copies are found by their looks, bursts by time,
 * camera and look, versions of documents by what they say. In the order of their first paths. The looks of more than `mostCompared` pictures are not compared for
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
  const bursts = burstsIn(single, near)
  const shot = new Set(bursts.flat())
  const copies = near.filter(([first]) => first && !shot.has(first))
  const pictures = new Set([...shot, ...copies.flat()])
  const versions = versionsIn(single.filter((one) => !pictures.has(one)))
  const spoken = new Set([...pictures, ...versions.flat()])
  const exact = single.flatMap((one) => (twins.has(one.item.id) && !spoken.has(one) ? [[one]] : []))
  const stacked = (is: Stack['is'], sets: readonly (readonly ToStack[])[]) =>
    sets.map((set) =>
      stackOf(
        is,
        set.flatMap((one) => twins.get(one.item.id) ?? [one]),
      ),
    )
  const stacks = [
    ...stacked('near', copies),
    ...stacked('exact', exact),
    ...stacked('burst', bursts),
    ...stacked('version', versions),
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
  const areScreens = (...places: readonly number[]) => places.every((at) => seen[at] && isScreen(seen[at]))
  const looks = seen.flatMap(({ look }) => look ?? [])
  const thumbs = looks.map(({ thumb }) => thumb)
  const colours = looks.map((look) => look.colours)
  return nearDuplicates(thumbs, (a, b) => !areScreens(a, b), colours)
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

/** Documents that say nearly the same. */
function versionsIn(inputs: readonly ToStack[]): readonly (readonly ToStack[])[] {
  const byId = new Map(inputs.map((one) => [one.item.id, one]))
  const texts = inputs.flatMap(({ item: { id }, text }) => (text === undefined ? [] : [{ id, text }]))
  return nearDuplicateTexts(texts).map(({ itemIds }) => itemIds.flatMap((id) => byId.get(id) ?? []))
}

/** When and by what it was taken; `''` where that is not known. */
const takenBy = ({ reading: { takenAt, make, model } = {} }: ToStack): string =>
  takenAt === undefined || (make ?? model) === undefined ? '' : `${takenAt} ${make} ${model}`

/** A picture that stands for all copies of it, when and by what it was taken. */
interface Shot {
  readonly one: ToStack
  readonly copies: readonly ToStack[]
  readonly atMs: number
  readonly camera: string
}

/**
 * Pictures of one scene that one camera took one after the other, each with its copies. Clocks of cameras tell seconds, so that
 * two shots of one second look like copies of each other: it takes a third one, or one that is no copy, to know them for a burst.
 */
function burstsIn(
  inputs: readonly ToStack[],
  copies: readonly (readonly ToStack[])[],
): readonly (readonly ToStack[])[] {
  const copied = new Set(copies.flat())
  const shots = [...copies, ...inputs.filter((one) => !copied.has(one)).map((one) => [one])]
    .flatMap((set) => shotOf(set) ?? [])
    .sort((a, b) =>
      a.camera === b.camera ? a.atMs - b.atMs || byPath(a.one.item, b.one.item) : a.camera < b.camera ? -1 : 1,
    )
  const burstOf = new Map<Shot, Shot[]>()
  for (const [at, shot] of shots.entries()) {
    const before = shots.slice(Math.max(0, at - LOOKED_BACK), at).findLast((one) => isNext(one, shot))
    const burst = (before && burstOf.get(before)) ?? []
    burst.push(shot)
    burstOf.set(shot, burst)
  }
  return [...new Set(burstOf.values())]
    .filter((burst) => burst.length > 1)
    .map((burst) => burst.flatMap((shot) => shot.copies))
}

function shotOf(copies: readonly ToStack[]): Shot | undefined {
  const one = copies.find((copy) => takenBy(copy) !== '')
  const { takenAt, make, model } = one?.reading ?? {}
  const atMs = Date.parse(`${takenAt ?? ''}Z`)
  const isPhoto = one?.look !== undefined && (one.pictureKind ?? 'photo') === 'photo'
  return one && isPhoto && Number.isFinite(atMs) ? { one, copies, atMs, camera: `${make} ${model}` } : undefined
}

function isNext(before: Shot, shot: Shot): boolean {
  const [first, second] = [before.one.look, shot.one.look]
  const isSoon = before.camera === shot.camera && shot.atMs - before.atMs <= BURST_SECONDS * 1000
  return isSoon && first && second ? sceneLikeness(first.thumb, second.thumb) >= SAME_SCENE : false
}

function stackOf(is: Stack['is'], members: readonly ToStack[]): Stack {
  const sorted = members.toSorted((a, b) => byPath(a.item, b.item))
  const copies = sorted.map((one) => {
    const { item, reading: { widthPx = 0, heightPx = 0, make, model, quality, isEdited } = {}, look } = one
    const { path, modifiedAtMs, sizeBytes } = item
    // The pixels of a screen are not those of the picture that it shows.
    const pixelCount = isScreen(one) ? 0 : widthPx * heightPx
    const isFromCamera = (make ?? model) !== undefined
    return {
      path,
      modifiedAtMs,
      sizeBytes,
      pixelCount,
      ...(look && {
        ownShare: look.ownShare,
        thumb: look.thumb,
        ...(look.colour !== undefined && { colour: look.colour }),
      }),
      ...(quality !== undefined && { quality }),
      isFromCamera,
      isEdited: isEdited ?? false,
      sharpness: look?.sharpness ?? 0,
      clipped: look?.clipped ?? 0,
    }
  })
  // What was sent on may look sharper, for it is smaller: the best shot is one that the camera made.
  const shots = is === 'burst' ? copies.filter(({ isFromCamera }) => isFromCamera) : copies
  const { at, why }: Best = is === 'burst' ? bestShot(shots) : is === 'version' ? bestVersion(copies) : bestCopy(shots)
  const first = sorted.find(({ item }) => item.path === shots[at]?.path)
  const ids = sorted.map(({ item }) => item.id)
  return { is, itemIds: first ? [first.item.id, ...ids.filter((id) => id !== first.item.id)] : ids, why }
}
