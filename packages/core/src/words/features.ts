import { readableText, splitMail } from './clean.ts'
import { stemEnglish, stemGerman, stemSpanish } from './stem.ts'
import { isStopWord, type Language, languageOf } from './stop-words.ts'
import { wordsOf } from './tokenise.ts'

/** What a text is about, as countable terms. */
export interface TextFeatures {
  readonly language: Language | undefined
  /** Surface words without function words, in their order; '' where one was left out, so that pairs stay true. */
  readonly words: readonly string[]
  /** Stem of each of `words`; '' where there is none. */
  readonly stems: readonly string[]
  /** Addresses of a mail's sender: people keep to their topics, but name none; empty for other texts. */
  readonly people: readonly string[]
  /** Words of the sender's name: no group is called by them. */
  readonly senderWords: readonly string[]
}

/** Longest part of a text that is looked at: what it is about shows in its first pages. */
const MAX_CHARS = 120_000
/** A mail's subject says in a few words what its body is about. */
const SUBJECT_TIMES = 3

/** Stems by language; other languages keep their words. */
export function stemOf(word: string, language: Language | undefined): string {
  if (language === 'de') return stemGerman(word)
  if (language === 'es') return stemSpanish(word)
  return language === 'en' || language === undefined ? stemEnglish(word) : word
}

/** What stands below the line of two dashes is of its sender, not of its topic. */
const SIGNATURE = /\r?\n-- ?\r?\n[\s\S]*$/u
/** The line above a quotation: who wrote it, and when. */
const ATTRIBUTION = /^.{0,200}\b(?:wrote|writes|schrieb|escribió|a écrit|said):[ \t]*$/gimu
/** Headers of the parts of a mail. */
const PART_HEADER = /^(?:Content-[\w-]+|MIME-Version):.*(?:\r?\n[ \t].*)*$/gimu
const ADDRESS = /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64})*/gu

function peopleIn(text: string): string[] {
  return [...text.slice(0, 20_000).toLowerCase().matchAll(ADDRESS)].map(([address]) => `@${address}`)
}

/** Countable terms of a text. Mail headers are parsed away; subject, sender and organisation of a mail count. */
export function featuresOf(text: string): TextFeatures {
  const start = text.slice(0, MAX_CHARS)
  const mail = splitMail(start)
  const header = (name: string) => mail?.headers.get(name) ?? ''
  const subject = header('subject').replace(/^(?:(?:re|fwd?|aw|wg|sv|antw)\s*(?:\[\d+\])?:\s*)+/giu, '')
  const written = mail
    ? `${`${subject}\n`.repeat(SUBJECT_TIMES)}${header('keywords')}\n${header('summary')}\n${header('organization')}\n${mail.body.replace(SIGNATURE, '').replace(ATTRIBUTION, '').replace(PART_HEADER, '')}`
    : start
  const all = wordsOf(readableText(written))
  const language = languageOf(all)
  const words = all.map((word) => (isStopWord(word, language) ? '' : word))
  const known = new Map<string, string>()
  const stems = words.map((word) => {
    if (word === '') return ''
    const stem = known.get(word) ?? stemOf(word, language)
    known.set(word, stem)
    return stem
  })
  return { language, words, stems, people: peopleIn(header('from')), senderWords: wordsOf(header('from')) }
}
