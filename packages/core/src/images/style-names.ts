import { at } from '../numeric/index.ts'
import type { Language } from '../reasons/index.ts'
import type { ImageFeatures } from './features.ts'
import { IMAGE_KINDS, type ImageKind, kindShares } from './kinds.ts'
import { STYLE_STATISTICS } from './style-block.ts'
import { type StyleWord, styleName } from './style-words.ts'

/** A word for how a group looks: how much an image has of it, and from which mean on the word is true at all. */
interface Trait {
  readonly word: StyleWord
  readonly amount: (features: ImageFeatures) => number
  readonly from: number
  readonly weight?: number
}

const statistic = (name: (typeof STYLE_STATISTICS)[number]) => {
  const index = STYLE_STATISTICS.indexOf(name)
  return ({ style }: ImageFeatures) => at(style, index)
}
/** Moments: lightness, redness and yellowness, each with mean, deviation and skew. */
const moment = (index: number) => (features: ImageFeatures) => at(features.moments, index)
const less = (amount: (features: ImageFeatures) => number) => (features: ImageFeatures) => -amount(features)

/** Words for format say less than words for looks: they count for so much. */
const FORMAT = 0.5
const TRAITS: readonly Trait[] = [
  { word: 'Dark', amount: less(moment(0)), from: -42 },
  { word: 'Bright', amount: moment(0), from: 64 },
  { word: 'Green', amount: less(moment(3)), from: 4 },
  { word: 'Blue', amount: less(moment(6)), from: 4 },
  { word: 'Warm', amount: moment(6), from: 8 },
  { word: 'Red', amount: moment(3), from: 12 },
  { word: 'Monochrome', amount: statistic('grays'), from: 0.85 },
  { word: 'Colourful', amount: statistic('colourful'), from: 0.5 },
  { word: 'Muted', amount: less(statistic('saturation')), from: -0.3 },
  { word: 'Detailed', amount: less(statistic('flat')), from: -0.35 },
  { word: 'Smooth', amount: statistic('flat'), from: 0.45 },
  { word: 'High Contrast', amount: moment(1), from: 24 },
  { word: 'Low Contrast', amount: less(moment(1)), from: -16 },
  { word: 'Wide', amount: statistic('aspect'), from: 0.68, weight: FORMAT },
  { word: 'Tall', amount: less(statistic('aspect')), from: -0.36, weight: FORMAT },
]

/** How many of the most telling words stand in front of another in a name of several; beyond, it gets a number. */
const MOST_WORDS = 2
/** A word that tells a group apart less than this (in deviations of the collection) is left to the last. */
const TELLING = 0.35

/**
 * Names for groups of images, all different: what most of a group is (screenshots, scans, photos ...), and where two
 * groups are of one kind, the words for colour, texture or format that set each apart most from the rest.
 */
export function nameStyles(
  images: readonly ImageFeatures[],
  labels: Int32Array,
  language: Language,
): { name: string; kind: ImageKind }[] {
  const members: ImageFeatures[][] = []
  images.forEach((image, i) => {
    const label = at(labels, i)
    members[label] ??= []
    members[label].push(image)
  })
  const kinds = members.map(kindOfGroup)
  const words = members.map((group) => tellingWords(group, images))
  const taken = new Set<string>()
  const names: string[] = []
  // Groups that stand alone with their kind keep its plain name; the largest of the others choose first.
  const order = members.map((_, i) => i).sort((a, b) => (members[b]?.length ?? 0) - (members[a]?.length ?? 0) || a - b)
  for (const group of order) {
    const kind = kinds[group] ?? 'photo'
    const nameWith = (said: readonly StyleWord[]) => styleName(kind, said, language)
    const isAlone = kinds.filter((other) => other === kind).length === 1
    const name = isAlone ? nameWith([]) : freeName(nameWith, words[group] ?? NO_WORDS, taken)
    taken.add(name)
    names[group] = name
  }
  return names.map((name, group) => ({ name, kind: kinds[group] ?? 'photo' }))
}

/** The kind that the images of a group are likeliest to be, taken together. */
function kindOfGroup(group: readonly ImageFeatures[]): ImageKind {
  const sums = new Float64Array(IMAGE_KINDS.length)
  for (const image of group)
    kindShares(image).forEach((share, k) => {
      sums[k] = at(sums, k) + share
    })
  return IMAGE_KINDS[sums.indexOf(Math.max(...sums))] ?? 'photo'
}

interface Words {
  /** True of a group and telling it apart, the most telling first. */
  readonly sure: readonly StyleWord[]
  /** More so than elsewhere, but not by much, or not by itself. */
  readonly rest: readonly StyleWord[]
}

const NO_WORDS: Words = { sure: [], rest: [] }

function tellingWords(group: readonly ImageFeatures[], all: readonly ImageFeatures[]): Words {
  const scored = TRAITS.map(({ word, amount, from, weight = 1 }) => {
    const own = mean(group.map(amount))
    const everywhere = all.map(amount)
    const usual = mean(everywhere)
    const deviation = Math.sqrt(mean(everywhere.map((value) => (value - usual) ** 2)))
    const telling = deviation > 1e-9 ? (weight * (own - usual)) / deviation : 0
    return { word, telling, isTrue: own >= from }
  })
  const sorted = scored.filter(({ telling }) => telling > 0).sort((a, b) => b.telling - a.telling)
  const isSure = ({ isTrue, telling }: (typeof sorted)[number]) => isTrue && telling >= TELLING
  return {
    sure: sorted.filter(isSure).map(({ word }) => word),
    rest: sorted.filter((trait) => !isSure(trait)).map(({ word }) => word),
  }
}

/** The first free name: with one sure word, with two or three words, at last with a number. */
function freeName(
  nameWith: (said: readonly StyleWord[]) => string,
  { sure, rest }: Words,
  taken: ReadonlySet<string>,
): string {
  const words = [...sure, ...rest]
  const singles = (sure.length > 0 ? sure : words.slice(0, 1)).map((word) => [word])
  const several = words
    .slice(0, MOST_WORDS)
    .flatMap((_, last) => words.slice(last + 1).map((word) => [...words.slice(0, last + 1), word]))
  const free = [...singles, ...several].map(nameWith).find((name) => !taken.has(name))
  if (free !== undefined) return free
  const base = nameWith(words.slice(0, 1))
  if (!taken.has(base)) return base
  for (let number = 2; ; number++) if (!taken.has(`${base} (${number})`)) return `${base} (${number})`
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
