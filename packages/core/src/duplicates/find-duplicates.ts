import { isDocument } from '../classify/index.ts'
import { nearDuplicateTexts } from '../cluster/index.ts'
import type { Pixels, Reading } from '../facts/index.ts'
import { eachOf } from '../flow/index.ts'
import {
  type Best,
  bestCopy,
  bestVersion,
  type Colours,
  type Copy,
  coloursOf,
  FEATURE_SIDE_PX,
  nearDuplicates,
  ownShareOf,
  type Thumb,
  thumbOf,
  toneOf,
} from '../images/index.ts'
import { byPath, type FileKind, type Item } from '../item/index.ts'
import type { JudgeInput } from '../judge/index.ts'
import { type Contents, equalSets } from './equal-sets.ts'
import { keepFinest } from './keep-finest.ts'

/** How pictures and documents are looked at; what can't be is a Reading with its code. */
export interface Looks {
  /** A small picture, at most `maxSidePx` on its longer side. */
  pixels(item: Item, maxSidePx: number): Promise<Pixels | Reading>
  read(item: Item): Promise<Reading>
}

/** Items of which one is enough, by path. */
export interface DuplicateSet {
  readonly items: readonly Item[]
  /** The one to keep: `bestCopy`, of versions of a document `bestVersion`. */
  readonly keeper: Item
}

export interface Duplicates {
  /** By their first paths. */
  readonly sets: readonly DuplicateSet[]
  /** Ids of items whose very bytes another one has. */
  readonly equal: ReadonlySet<string>
  /** What could not be looked at, by the id of the item. */
  readonly unread: ReadonlyMap<string, Reading>
}

export interface FindDuplicatesOptions {
  /** Items that are looked at at a time. Default 16. */
  readonly atOnce?: number
  readonly onProgress?: (step: 'comparing' | 'images' | 'contents' | 'measuring', done: number, total: number) => void
}

/** Icons of one theme look alike: two that are no larger are copies by their bytes alone. */
const ICON_PX = 96
/** So do strips of sprites: what is seen of one is narrower than this. */
const STRIP_PX = 24
const isSmallSeen = ({ widthPx, heightPx }: Pixels): boolean =>
  Math.max(widthPx, heightPx) <= ICON_PX || Math.min(widthPx, heightPx) < STRIP_PX

/** Pictures that are looked at at nearly their size take much room. */
const LARGE_AT_ONCE = 2

/** Codes of readings that say nothing went wrong: there is just no text in the document. */
const QUIET: ReadonlySet<Reading['code']> = new Set([undefined, 'no_text', 'unsupported'])

/**
 * Finds items that are there more than once: byte for byte, and, with `alike` (what is known of them by type, and how they
 * are looked at), images that are copies of each other and documents that say nearly the same. Of several equal items one
 * stands for all. Empty items are in no set. Changes nothing.
 */
export async function findDuplicates(
  items: readonly Item[],
  contents: Contents<Item>,
  alike?: { readonly inputs: readonly JudgeInput[]; readonly looks: Looks },
  { atOnce = 16, onProgress }: FindDuplicatesOptions = {},
): Promise<Duplicates> {
  const exact = await equalSets(items, contents, (done, total) => onProgress?.('comparing', done, total))
  const equal = new Set(exact.flat().map(({ id }) => id))
  const unread = new Map<string, Reading>()
  if (!alike) return { sets: exact.map((set) => toSet(set, bestCopy(copiesOf(set)))), equal, unread }
  const look = new Look(alike.looks, atOnce, onProgress, unread)
  const kinds = new Map(
    alike.inputs.flatMap(({ item, typed, problem }) =>
      typed && !problem ? [[item.id, typed.verdict.fileKind] as const] : [],
    ),
  )
  const twins = new Map(exact.flatMap((set) => set.map((item) => [item.id, set] as const)))
  const single = items.filter((item) => item.sizeBytes > 0 && (twins.get(item.id)?.[0] ?? item) === item)
  const ofKind = (isWanted: (kind: FileKind) => boolean) =>
    single.filter(({ id }) => {
      const kind = kinds.get(id)
      return kind !== undefined && isWanted(kind)
    })
  const pictures = [
    ...(await look.images(ofKind((kind) => kind === 'image'))),
    // A RAW photo and the JPEG beside it belong together: neither is a copy to be rid of.
    ...(await look.images(ofKind((kind) => kind === 'raw-image'))),
  ]
  const texts = await look.texts(ofKind(isDocument))
  const found = [...pictures, ...texts]
  const versions = new Set(texts.flat())
  const spoken = new Set(found.flat().map(({ id }) => id))
  const sets = [
    ...found.map((set) => set.flatMap((item) => twins.get(item.id) ?? [item])),
    ...exact.filter(([first]) => first && !spoken.has(first.id)),
  ].map((set) => set.toSorted(byPath))
  sets.sort(([a], [b]) => (a && b ? byPath(a, b) : 0))
  for (const equalItems of exact) look.shareLooks(equalItems)
  const measured = await look.measure(sets.flat().filter(({ id }) => /image$/u.test(kinds.get(id) ?? '')))
  const kept = async (set: readonly Item[]) => {
    const copies = copiesOf(set, measured)
    return toSet(set, set.some((item) => versions.has(item)) ? bestVersion(copies) : await look.finest(set, copies))
  }
  return {
    sets: await eachOf(sets, LARGE_AT_ONCE, kept),
    equal,
    unread,
  }
}

type Measured = Omit<Copy, 'path' | 'modifiedAtMs'>
/** What is seen of a picture at the size of a look, and told of its copies. */
type Seen = Pick<Copy, 'ownShare' | 'colour' | 'clipped' | 'thumb'>

const copiesOf = (items: readonly Item[], measured: ReadonlyMap<string, Measured> = new Map()): Copy[] =>
  items.map(({ id, path, modifiedAtMs }) => ({ path, modifiedAtMs, ...measured.get(id) }))

const toSet = (items: readonly Item[], { at }: Best): DuplicateSet => ({ items, keeper: items[at] as Item })

interface Picture {
  readonly item: Item
  readonly thumb: Thumb
  readonly colours: Colours
  readonly isSmall: boolean
}

class Look {
  readonly #looks: Looks
  readonly #atOnce: number
  readonly #tell: FindDuplicatesOptions['onProgress']
  readonly #unread: Map<string, Reading>
  readonly #seen = new Map<string, Seen>()

  constructor(looks: Looks, atOnce: number, tell: FindDuplicatesOptions['onProgress'], unread: Map<string, Reading>) {
    this.#looks = looks
    this.#atOnce = atOnce
    this.#tell = tell
    this.#unread = unread
  }

  async images(items: readonly Item[]): Promise<Item[][]> {
    const looked = async (item: Item): Promise<Picture | undefined> => {
      const pixels = await this.#looks.pixels(item, FEATURE_SIDE_PX)
      if ('rgb' in pixels) {
        const thumb = thumbOf(pixels)
        this.#seen.set(item.id, { ownShare: ownShareOf(pixels), ...toneOf(pixels), thumb })
        return { item, thumb, colours: coloursOf(pixels), isSmall: isSmallSeen(pixels) }
      }
      this.#unread.set(item.id, pixels)
      return undefined
    }
    const all = await eachOf(items, this.#atOnce, looked, (done, total) => this.#tell?.('images', done, total))
    const seen = all.filter((one) => one !== undefined).sort((a, b) => byPath(a.item, b.item))
    const areSmall = (...places: readonly number[]) => places.every((place) => seen[place]?.isSmall)
    const sets = nearDuplicates(
      seen.map(({ thumb }) => thumb),
      (a, b) => !areSmall(a, b),
      seen.map(({ colours }) => colours),
    )
    return sets.map((set) => set.flatMap((at) => seen[at]?.item ?? []))
  }

  /** What was seen of one of several equal items holds for all of them. */
  shareLooks(equal: readonly Item[]): void {
    const seen = equal.map(({ id }) => this.#seen.get(id)).find((one) => one !== undefined)
    if (seen !== undefined) for (const { id } of equal) this.#seen.set(id, seen)
  }

  async texts(items: readonly Item[]): Promise<Item[][]> {
    const read = async (item: Item) => {
      const reading = await this.#looks.read(item)
      if (!QUIET.has(reading.code)) this.#unread.set(item.id, reading)
      return { id: item.id, text: reading.text ?? '' }
    }
    const texts = await eachOf(items, this.#atOnce, read, (done, total) => this.#tell?.('contents', done, total))
    const byId = new Map(items.map((item) => [item.id, item]))
    return nearDuplicateTexts(texts).map(({ itemIds }) => itemIds.flatMap((id) => byId.get(id) ?? []))
  }

  /** Which copy to keep, for which pixels may be looked at once more. */
  finest(items: readonly Item[], copies: readonly Copy[]): Promise<Best> {
    return keepFinest(copies, (at, maxSidePx) => this.#looks.pixels(items[at] as Item, maxSidePx))
  }

  /** Width times height of pictures, and whether the camera's facts are in them, by the id of the item. */
  async measure(pictures: readonly Item[]): Promise<ReadonlyMap<string, Measured>> {
    const size = async (item: Item) => {
      const { widthPx = 0, heightPx = 0, make, model, quality, isEdited = false } = await this.#looks.read(item)
      const isFromCamera = (make ?? model) !== undefined
      const { sizeBytes } = item
      const facts = { pixelCount: widthPx * heightPx, isFromCamera, isEdited, sizeBytes }
      return [item.id, { ...facts, ...(quality !== undefined && { quality }), ...this.#seen.get(item.id) }] as const
    }
    const tell = (done: number, total: number) => this.#tell?.('measuring', done, total)
    return new Map(await eachOf(pictures, this.#atOnce, size, tell))
  }
}
