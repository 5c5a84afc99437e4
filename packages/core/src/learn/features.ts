import type { Reading } from '../facts/index.ts'
import { extensionOf } from '../filetype/index.ts'
import type { Item } from '../item/index.ts'
import { kindOfDocument } from '../kinds/index.ts'
import { log } from '../numeric/index.ts'
import { featuresOf, isStopWord, wordsOfName } from '../words/index.ts'

/** An item as learning sees it: hashed features (numbers below `FEATURE_SPACE`, rising) with weights; length 1. */
export interface LearnFeatures {
  readonly indices: Int32Array
  readonly values: Float64Array
}

/** Features are hashed into so many places (2^18): few collide, and a person's weights stay small. */
export const FEATURE_SPACE = 262_144
/** So many of the strongest features of an item are kept: a long text teaches no more than its main words. */
const MOST_FEATURES = 300
/** Words of the text in an item's features at most, before the strongest are chosen. */
const LEAD_WORDS = 40
/** A kind says as much as two words: with more, all mails would look alike whatever they are about. */
const KIND_WEIGHT = 2

/** Where everything arrives, whatever it is: that a file lies there says nothing of it. */
const ARRIVALS = /^inbox$/iu

/** FNV-1a, 32 bits (G. Fowler, L. Noll, P. Vo), folded to the feature space. */
export function hashFeature(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return ((hash ^ (hash >>> 18)) >>> 0) % FEATURE_SPACE
}

/** What is looked at: the item, and what reading its inside taught. */
export interface LearnInput {
  readonly item: Pick<Item, 'name' | 'path' | 'mediaType' | 'sizeBytes'>
  readonly reading?: Reading | undefined
}

function textOf({ reading }: LearnInput): string {
  const mail = reading?.mail
  return [reading?.title, mail?.subject, reading?.text].filter((part) => part !== undefined && part !== '').join('\n')
}

/**
 * Features of an item: words of its text (saturated; the first ones more), its name, the folders above it (but an inbox), its
 * extension, sender, camera and artist, and the kinds of document that it may be. Deterministic; all weights finite.
 */
export function learnFeatures(input: LearnInput): LearnFeatures {
  const weights = new Map<number, number>()
  const add = (feature: string, weight: number) => {
    if (!Number.isFinite(weight) || weight <= 0) return
    const index = hashFeature(feature)
    weights.set(index, (weights.get(index) ?? 0) + weight)
  }
  const { item, reading } = input
  const text = textOf(input)
  const counts = new Map<string, number>()
  const { stems, people } = featuresOf(text)
  let seen = 0
  for (const stem of stems) {
    if (stem === '') continue
    counts.set(stem, (counts.get(stem) ?? 0) + (seen++ < LEAD_WORDS ? 1.5 : 1))
  }
  // Long words are rarer than short ones; without a collection to count over this stands for the inverse frequency.
  for (const [stem, count] of counts) add(`w:${stem}`, (1 + log(count)) * Math.min(1.3, 0.5 + stem.length / 10))
  for (const person of new Set(people)) add(`p:${person}`, 1)
  for (const word of wordsOfName(item.name)) if (!isStopWord(word)) add(`n:${word}`, 2)
  for (const folder of item.path.split('/').slice(0, -1))
    if (!ARRIVALS.test(folder)) for (const word of wordsOfName(folder)) add(`d:${word}`, 1)
  add(`x:${extensionOf(item.name)}`, 1.5)
  const mail = reading?.mail
  if (mail?.from)
    for (const part of mail.from.toLowerCase().split(/[\s<>"',;]+/u)) if (part.length > 2) add(`f:${part}`, 2)
  if (mail?.listId) add(`l:${mail.listId.toLowerCase()}`, 4)
  if (reading?.make) add(`c:${reading.make.toLowerCase()} ${reading.model?.toLowerCase() ?? ''}`, 2)
  if (reading?.artist) add(`a:${reading.artist.toLowerCase()}`, 3)
  if (text !== '')
    for (const { kind, probability } of kindOfDocument({ name: item.name, text, ...(mail && { mail }) }).kinds.slice(
      0,
      3,
    ))
      add(`k:${kind}`, KIND_WEIGHT * probability)
  return unitLength(weights)
}

function unitLength(weights: ReadonlyMap<number, number>): LearnFeatures {
  const strongest = [...weights]
    .sort(([i, a], [j, b]) => b - a || i - j)
    .slice(0, MOST_FEATURES)
    .sort(([i], [j]) => i - j)
  const length = Math.sqrt(strongest.reduce((sum, [, weight]) => sum + weight * weight, 0))
  return {
    indices: Int32Array.from(strongest, ([index]) => index),
    values: Float64Array.from(strongest, ([, weight]) => (length > 0 ? weight / length : 0)),
  }
}
