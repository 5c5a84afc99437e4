import { isByType, isUnsure, judge, optionsOf } from '../../../packages/core/src/index.ts'
import { type FiledItem, learnProfiles, NOTHING_LEARNED } from '../../../packages/core/src/learn/index.ts'
import { seeded, shuffled } from '../sets.ts'
import { byCentroid } from './baseline.ts'
import { type Document, type Family, type Part, sourcesOf } from './parts.ts'

/** What became of a new file, as a person sees it in the review. */
export interface Placed {
  /** The folder it belongs into; left out for a stranger. */
  readonly right: string | undefined
  readonly place: string
  readonly isOwn: boolean
  readonly confidence: number
  readonly asked: boolean
  readonly byType: boolean
  /** The right folder is among those that are offered. */
  readonly isOffered: boolean
}

const FOLDERS = 8
/** New files of each folder, and strangers among them. */
export interface Mix {
  readonly each: number
  readonly strangers: number
  /** Folders that are had; eight when left out. */
  readonly folders?: number
}
export const USUAL_MIX: Mix = { each: 6, strangers: 36 }
export const MOST_FILED = 8

/** Names of folders: those that people give, or some that say nothing. */
const folderOf = (source: string, at: number, isTelling: boolean) =>
  isTelling ? source : `Folder ${String.fromCharCode(97 + at)}`

/** A text as the judge is given it. */
export const inputOf = ({ id, name, text, mail }: Document) => ({
  item: { name, path: name, mediaType: name.endsWith('.txt') ? 'text/plain' : '', sizeBytes: text.length },
  reading: { text: text.slice(0, 20_000), ...(mail && { mail }) },
  id,
})

export interface Draw {
  readonly ours: readonly Placed[]
  readonly baseline: readonly Placed[]
}

/** Folders with `each` files in them, new files of theirs, and strangers; undefined where a part has too few sources. */
export function setOf(family: Family, part: Part, each: number, seed: number, isTelling: boolean, mix = USUAL_MIX) {
  const random = seeded(seed * 131)
  const sources = shuffled([...sourcesOf(family, part, MOST_FILED + 2)], random)
  const count = Math.min(mix.folders ?? FOLDERS, Math.floor(sources.length * 0.6))
  if (count < Math.min(3, mix.folders ?? 3)) return undefined
  const mine = sources
    .slice(0, count)
    .map(([source, documents], at) => ({ folder: folderOf(source, at, isTelling), own: shuffled(documents, random) }))
  const others = sources.slice(count).flatMap(([, documents]) => shuffled(documents, random).slice(0, mix.each))
  const strangers = shuffled(others, random).slice(0, mix.strangers)
  const filed = mine.flatMap(({ folder, own }): FiledItem[] =>
    own.slice(0, each).map((one) => {
      const { id, item, reading } = inputOf(one)
      return { itemId: id, folder, item: { ...item, path: `${folder}/${item.name}` }, reading }
    }),
  )
  const fresh = [
    ...mine.flatMap(({ folder, own }) =>
      own.slice(MOST_FILED, MOST_FILED + mix.each).map((one) => ({ one, right: folder })),
    ),
    ...strangers.map((one) => ({ one, right: undefined })),
  ]
  return { folders: mine.map(({ folder }) => folder), filed, fresh }
}

/** One such draw, judged by the road's decider and by the recipe beside it. With `isAlone` each file is judged by itself. */
export function draw(
  family: Family,
  part: Part,
  each: number,
  seed: number,
  isTelling: boolean,
  isAlone = false,
  mix = USUAL_MIX,
): Draw | undefined {
  const set = setOf(family, part, each, seed, isTelling, mix)
  if (!set) return undefined
  const { folders, filed, fresh } = set
  const learned = learnProfiles(NOTHING_LEARNED, filed)
  const rest = { is: 'file' as const, modifiedAtMs: 0, origin: { source: 'folder' as const } }
  const inputs = fresh.map(({ one }) => {
    const { item, reading, id } = inputOf(one)
    return { item: { ...item, ...rest, id }, reading }
  })
  const context = { learned, folders }
  const judged = isAlone ? inputs.flatMap((input) => judge([input], context)) : judge(inputs, context)
  const ours = judged.map(({ verdict }, at): Placed => {
    const right = fresh[at]?.right
    return {
      right,
      place: verdict.category,
      isOwn: folders.includes(verdict.category),
      confidence: verdict.confidence,
      asked: isUnsure(verdict),
      byType: isByType(verdict),
      isOffered: optionsOf(verdict).some(({ category }) => category === right),
    }
  })
  const centroids = byCentroid(filed.map(({ folder, reading }) => ({ folder, text: reading?.text ?? '' })))
  const baseline = fresh.map(({ one, right }): Placed => {
    const { folder, nearness } = centroids(one.text)
    const shown = { asked: false, byType: false, isOffered: folder === right }
    return { right, place: folder, isOwn: true, confidence: nearness, ...shown }
  })
  return { ours, baseline }
}

const share = (list: readonly Placed[], test: (one: Placed) => boolean) =>
  list.length === 0 ? 0 : list.filter(test).length / list.length

/** The largest share of the person's own files that can be filed with so much precision, strangers counted as mistakes. */
export function coverageAt(placed: readonly Placed[], precision: number) {
  const sure = placed.filter(({ isOwn }) => isOwn).toSorted((a, b) => b.confidence - a.confidence)
  const own = placed.filter(({ right }) => right !== undefined).length
  let [right, best, threshold] = [0, 0, 1]
  sure.forEach((one, at) => {
    if (one.place === one.right) right += 1
    // Files of one confidence are filed together.
    const isEnd = sure[at + 1]?.confidence !== one.confidence
    if (isEnd && right / (at + 1) >= precision && right / own > best) {
      best = right / own
      threshold = one.confidence
    }
  })
  return { coverage: best, threshold }
}

/** Figures of some placements. */
export function figuresOf(placed: readonly Placed[]) {
  const own = placed.filter(({ right }) => right !== undefined)
  const strange = placed.filter(({ right }) => right === undefined)
  const filed = placed.filter(({ isOwn, asked }) => isOwn && !asked)
  const confident = placed.filter(({ isOwn, asked, confidence }) => isOwn && (!asked || confidence >= 0.9))
  const { coverage, threshold } = coverageAt(placed, 0.94)
  const wrong = placed.filter((one) => (one.right === undefined ? one.isOwn : one.place !== one.right))
  return {
    top: share(own, ({ place, right }) => place === right),
    coverage,
    strangersAtThat: share(strange, ({ isOwn, confidence }) => isOwn && confidence >= threshold),
    threshold,
    filedRight: share(own, ({ place, right, asked }) => place === right && !asked),
    offered: share(own, ({ asked, isOffered }) => asked && isOffered),
    accepted: share(filed, ({ place, right }) => place === right),
    confidentAccepted: share(confident, ({ place, right }) => place === right),
    strangersFiled: share(strange, ({ isOwn, asked }) => isOwn && !asked),
    strangersAsked: share(strange, ({ asked }) => asked),
    asked: share(placed, ({ asked }) => asked),
    ownAsked: share(own, ({ asked }) => asked),
    caught: share(wrong, ({ asked, byType }) => asked || byType),
  }
}
