import { asLook, type PictureLook, type Pixels, type Reading } from '@octavo/core'
import { asPixels } from '../image/as-pixels.ts'
import { asThumbnail, type Thumbnail } from '../image/thumbnail.ts'
import {
  asGreyPage,
  asPageTexts,
  asParts,
  type GreyPage,
  type PageTexts,
  type Parts,
  type PartsWish,
} from '../paper/asked.ts'
import { sentenceOf } from '../problem.ts'
import { asReading } from '../schema.ts'
import type { ToPool } from './protocol.ts'

/** What is wanted of an item; pictures of at most so many pixels on the longer side. Pages are counted from 1. */
export type Wish =
  | { readonly of: 'words' | 'texts' }
  | { readonly of: 'pixels' | 'look' | 'thumbnail'; readonly maxSidePx: number }
  | { readonly of: 'page'; readonly number: number; readonly maxSidePx: number }
  | ({ readonly of: 'parts' } & PartsWish)

export type Answer = Reading | Pixels | PictureLook | Thumbnail | GreyPage | PageTexts | Parts

const SPECIAL = ['rgb', 'webp', 'thumb', 'grey', 'texts', 'parts']

/** True for what says something of an item, or why nothing could be had. */
export const isReading = (answer: Answer): answer is Reading => !SPECIAL.some((member) => member in answer)

/** What a process answered to a wish, rebuilt: nothing of it is believed. Undefined for what is no answer to it. */
export function answerTo(wish: Wish, message: ToPool): Answer | undefined {
  if (message?.type === 'done') return asReading(message.reading)
  const isMeant = message !== null && ANSWERS[wish.of] === message?.type
  return isMeant ? (rebuilt(wish, message) ?? { code: 'damaged', reason: sentenceOf('damaged') }) : undefined
}

/** The message that answers each wish, where it is no Reading. */
const ANSWERS: Readonly<Record<Wish['of'], ToPool['type'] | undefined>> = {
  words: undefined,
  pixels: 'seen',
  look: 'looked',
  thumbnail: 'drawn',
  page: 'page',
  texts: 'texts',
  parts: 'parts',
}

function rebuilt(wish: Wish, message: Readonly<Record<string, unknown>>): Answer | undefined {
  if (wish.of === 'pixels') return asPixels(message.pixels, wish.maxSidePx)
  if (wish.of === 'look') return asLook(message.look)
  if (wish.of === 'thumbnail') return asThumbnail(message.thumbnail, wish.maxSidePx)
  if (wish.of === 'page') return asGreyPage(message.page, wish.maxSidePx)
  if (wish.of === 'texts') return asPageTexts(message.texts)
  return wish.of === 'parts' ? asParts(message.parts, wish.ranges.length) : undefined
}
