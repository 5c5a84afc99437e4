import type { MailFacts } from '../facts/index.ts'
import { extensionOf } from '../filetype/index.ts'
import { exp } from '../numeric/index.ts'
import { because, distinct, type Reason } from '../reasons/index.ts'
import { canName, isStopWord, wordsOf, wordsOfName } from '../words/index.ts'
import { formSigns } from './forms/index.ts'
import { ALL_DOCUMENT_KINDS, type DocumentKind } from './kinds.ts'
import { kindsOfName, OF_MANY_MEANINGS } from './kinds-of-name.ts'
import { apart, lexiconIn } from './lexicon-in.ts'
import { mendedScan } from './scans/index.ts'
import { SILENT, signsLearned } from './signs-learned.ts'
import { signsOfMachines } from './signs-of-machines.ts'
import { signsOfPapers } from './signs-of-papers.ts'
import { isNameOfAnswer, signsOfThreads, withoutSubject } from './signs-of-threads.ts'
import { signsOfWriting } from './signs-of-writing.ts'
import { structureSigns } from './structure.ts'
import { kindsOfTitle } from './titles.ts'

/** What is known about a document. Text may be its beginning only. */
export interface DocumentLook {
  readonly name: string
  readonly text?: string
  /** Headers, when it is a mail. */
  readonly mail?: MailFacts
  /** Media type that `classify` found, when it is known. */
  readonly mediaType?: string
}

/** A kind with how likely it is and what speaks for it. */
export interface KindScore {
  readonly kind: DocumentKind
  /** 0 to 1; all kinds together with `none` sum to 1. */
  readonly probability: number
  /** Evidence, strongest first. */
  readonly why: readonly Reason[]
}

/** Kinds of a document, most likely first. */
export interface KindsOfDocument {
  readonly kinds: readonly KindScore[]
  /** 0 to 1: that it is of no kind that is known here. */
  readonly none: number
}

const MAX_CHARS = 24_000
/** Saturation of the lexicon: the tenth "total" says little more than the third (k1 of BM25). */
const SATURATION = 1.4
/** Words after which an entry has to be seen more often to say as much. */
const USUAL_WORDS = 350
const SHARPNESS = 0.55
/** Score that a kind must pass before it is more likely than no kind at all. */
const NOTHING = 4.5
const NAME_WEIGHT = 2.2
const LEAST_REASON = 0.05
/** Most points that a kind gets from its telling, typical and hinting entries. */
const MOST = { 3: 24, 2: 12, 1: 2.5 } as const
/** How many of the first words are the title, more or less, and what an entry in it is worth more. */
const TITLE_WORDS = 14
const TITLE_POINTS = 1
/** What a noun that names the paper is worth in a title, and how long that is at most. */
const TITLE_NOUN = 2.5
/** In a name they are chosen on purpose. */
const TITLE_NOUN_IN_NAME = 5
/** What the head of an answer is worth for a mail, and a name that a mail program gave to one. */
const ANSWER = 10
const ANSWER_IN_NAME = 5
const MOST_TITLE_WORDS = 9

/** Kinds of papers that are sent with a greeting and a closing: with them it is not the letter that tells. */
const SENT: readonly DocumentKind[] = [
  ...(['invoice', 'receipt', 'quote', 'bank-statement', 'payslip', 'tax', 'insurance', 'contract', 'legal'] as const),
  ...(['ticket', 'medical', 'certificate', 'minutes'] as const),
]
/** Points from which on one of these is no mere letter, and what a letter's points are worth then. */
const SENT_FROM = 6
const LETTER_BESIDE = 0.35
/** What words of tales are worth in a text of more words than these that does not look like a tale. */
const NO_TALE = 0.5
/** The same where people talk by turns. */
const IN_TALK = 0.3
const TALE_WORDS = 60
const TALE_POINTS = 2
/** Points of its look from which on a text is a program, and what words are worth in one for what it documents, and for other kinds. */
const PROGRAM_FROM = 5
const DOCUMENTED = 0.6
const IN_PROGRAM = 0.4

const BY_EXTENSION: Readonly<Record<string, DocumentKind>> = {
  eml: 'mail',
  msg: 'mail',
  emlx: 'mail',
  mbox: 'mail',
  log: 'log',
  ppt: 'presentation',
  pptx: 'presentation',
  odp: 'presentation',
  key: 'presentation',
  ...Object.fromEntries(
    'js ts jsx tsx py java c h cpp hpp cs php rb go rs swift kt scala sh pl lua r m sql css vue'
      .split(' ')
      .map((extension) => [extension, 'code'] as const),
  ),
}

/** Words of the first lines, as far as these are short as titles are. */
const titleOf = (text: string): readonly string[] =>
  text
    .slice(0, 600)
    .split(/\r\n|\r|\n/u)
    .filter((line) => line.trim() !== '')
    .slice(0, 2)
    .filter((line) => line.length < 80)
    .map(wordsOf)
    .filter((words) => words.length <= MOST_TITLE_WORDS)
    .flat()

/** A phrase of words that any file may be called by says nothing in a name: a log tells of a `new file`, people have many. */
const isEmptyPhrase = (words: readonly string[]): boolean => words.length > 1 && !words.some(canName)

/** Reasons that the name gives, its ending, or the heads of a mail. */
const BY_NAME: ReadonlySet<string> = new Set(['name-says', 'name-ends', 'mail-heads'])

interface Tally {
  score: number
  /** Of these what the name, its ending or the heads of a mail say. */
  named: number
  /** A look speaks against it. */
  isAgainst: boolean
  readonly reasons: { readonly points: number; readonly why: Reason }[]
}

/** Points of each kind by words, looks and name, without what was learned, and what they are for. */
export function tallies(look: DocumentLook): Map<DocumentKind, Tally> {
  const tally = new Map<DocumentKind, Tally>(
    ALL_DOCUMENT_KINDS.map((kind) => [kind, { score: 0, named: 0, isAgainst: false, reasons: [] }]),
  )
  const give = (kind: DocumentKind, points: number, why: Reason) => {
    const own = tally.get(kind)
    if (!own) return
    own.score += points
    if (typeof why !== 'string' && BY_NAME.has(why.code)) own.named += points
    if (points <= AGAINST) own.isAgainst = true
    if (points > 0) own.reasons.push({ points, why })
  }
  const { text, isAnswer } = withoutSubject(look.text ?? '')
  if (isAnswer) give('mail', ANSWER, because('mail-headers'))
  const words = wordsOf(text)
  const rarity = 0.5 + 0.5 * Math.min(6, words.length / USUAL_WORDS)
  const said = new Map<DocumentKind, { phrase: string; points: number; weight: 1 | 2 | 3 }[]>()
  for (const { entry, count } of apart(lexiconIn(words))) {
    // A hint in one word may stand anywhere; a phrase of three words hardly does.
    const strength = entry.weight === 3 ? 2.4 : entry.weight === 2 ? 1 : 0.45
    const points = (strength * count * (SATURATION + 1)) / (count + SATURATION * rarity)
    const list = said.get(entry.kind) ?? []
    list.push({ phrase: entry.phrase, points, weight: entry.weight })
    said.set(entry.kind, list)
  }
  const written = signsOfWriting(text)
  const signs = [
    ...structureSigns(text),
    ...signsOfPapers(text),
    ...signsOfThreads(text),
    ...signsOfMachines(text),
    ...written.signs,
  ]
  const tale = Math.max(0, ...signs.map(({ scores }) => scores.story ?? 0))
  const isTalk = signs.some(({ scores }) => (scores.story ?? 0) <= -TALE_POINTS)
  const isTale = !isTalk && (words.length < TALE_WORDS || tale >= TALE_POINTS)
  const program = signs.reduce((sum, { scores }) => sum + (scores.code ?? 0), 0)
  const inProgram = (kind: DocumentKind): number =>
    program < PROGRAM_FROM || kind === 'code' ? 1 : kind === 'readme' ? DOCUMENTED : IN_PROGRAM
  for (const [kind, list] of said) {
    list.sort((a, b) => b.points - a.points || (a.phrase < b.phrase ? -1 : 1))
    const quoted = list.slice(0, 3).map(({ phrase }) => phrase)
    // A long list of hints must not outweigh a few telling phrases, so each strength of entry has its most.
    const own = { 3: 0, 2: 0, 1: 0 }
    for (const { weight, points } of list) own[weight] += points
    const points = ([3, 2, 1] as const).reduce(
      (sum, weight) => sum + MOST[weight] * (1 - exp(-own[weight] / MOST[weight])),
      0,
    )
    // Anybody was, had and said; a tale has people who do so line by line.
    give(
      kind,
      points * (kind !== 'story' || isTale ? 1 : isTalk ? IN_TALK : NO_TALE) * inProgram(kind),
      because('has-words', { words: quoted }),
    )
  }
  for (const { entry } of apart(lexiconIn(words.slice(0, TITLE_WORDS))))
    if (entry.weight >= 2)
      give(entry.kind, TITLE_POINTS * (entry.weight - 1), because('begins-with', { word: entry.phrase }))
  for (const [kind, word] of kindsOfTitle(titleOf(text))) give(kind, TITLE_NOUN, because('begins-with', { word }))
  for (const { why, scores } of signs)
    for (const [kind, points] of Object.entries(scores)) give(kind as DocumentKind, points, why)
  for (const { kind, points, words: written } of formSigns(text))
    give(kind, points > 0 ? points * inProgram(kind) : points, because('has-words', { words: written }))
  const letter = tally.get('letter')
  // The frame of a letter says nothing more where its words did.
  if (letter && letter.score >= 0 && written.letter.points > letter.score)
    give('letter', written.letter.points - letter.score, because('has-words', { words: written.letter.said }))
  if (letter && letter.score > 0 && SENT.some((kind) => (tally.get(kind)?.score ?? 0) >= SENT_FROM))
    letter.score *= LETTER_BESIDE
  const nameWords = wordsOfName(look.name).filter((word) => !isStopWord(word))
  for (const { entry } of lexiconIn(nameWords).values())
    if (entry.weight >= 2 && !isEmptyPhrase(entry.words))
      give(entry.kind, entry.weight * NAME_WEIGHT, because('name-says', { word: entry.phrase }))
  for (const [kind, word] of kindsOfTitle(nameWords))
    if (!OF_MANY_MEANINGS.has(word)) give(kind, TITLE_NOUN_IN_NAME, because('name-says', { word }))
  for (const { kind, points, word } of kindsOfName(look.name, nameWords))
    give(kind, points, because('name-says', { word }))
  if (isNameOfAnswer(look.name)) give('mail', ANSWER_IN_NAME, because('name-says', { word: look.name.slice(0, 2) }))
  const extension = extensionOf(look.name)
  const kind = BY_EXTENSION[extension]
  if (kind && Object.hasOwn(BY_EXTENSION, extension)) give(kind, 12, because('name-ends', { extension }))
  const heads = (['from', 'subject'] as const).filter((head) => look.mail?.[head] !== undefined)
  if (heads.length > 0) give('mail', 12, because('mail-heads', { heads }))
  return tally
}

/** The last document that was looked at: whoever sorts or learns asks of the same one several times in a row. */
let last: { readonly look: DocumentLook; readonly found: KindsOfDocument } | undefined

/**
 * What kind of document it is, from its words (a lexicon with the saturation of BM25), its look and its name, without
 * any example: probabilities with their evidence. Text comes from anywhere and is only counted, never obeyed.
 */
export function kindOfDocument(look: DocumentLook): KindsOfDocument {
  if (last && last.look.name === look.name && last.look.mail === look.mail && last.look.text === look.text)
    return last.found
  const found = kindsIn(look)
  last = { look, found }
  return found
}

/** Points of an ending or of heads that no words overrule, and points of a look that speaks against a kind. */
const CERTAIN = 10
/** Points of a name from which on a text that tells nothing says nothing against it. */
const NAMED = 5
const AGAINST = -2

/** Logarithms of odds by points alone: of a kind, and of none. */
export const logOddsOf = (points: number): number => SHARPNESS * Math.min(60, Math.max(0, points))
export const LOG_ODDS_OF_NONE = SHARPNESS * NOTHING + Math.LN2

function kindsIn(look: DocumentLook): KindsOfDocument {
  const text = mendedScan((look.text ?? '').slice(0, MAX_CHARS))
  const tally = [...tallies({ ...look, text })]
  const surest = Math.max(...tally.map(([, { score }]) => logOddsOf(score)))
  const isCertain = tally.some(([, { named }]) => named >= CERTAIN)
  const learned = isCertain ? SILENT : signsLearned(text, surest - LOG_ODDS_OF_NONE)
  for (const [kind, { reasons }] of tally) {
    const { logOdds = 0, words = [] } = learned.kinds.get(kind) ?? {}
    if (logOdds > 0 && words.length > 0)
      reasons.push({ points: logOdds / SHARPNESS, why: because('has-words', { words }) })
  }
  const strengths = tally.map(([kind, { score, named, isAgainst }]) => {
    const said = learned.kinds.get(kind)?.logOdds ?? 0
    // A text that tells nothing says nothing against what its name says.
    const logOdds = named >= NAMED ? Math.max(said, learned.none) : said
    return exp(logOddsOf(score) + (isAgainst ? Math.min(0, logOdds) : logOdds))
  })
  const nothing = exp(LOG_ODDS_OF_NONE + learned.none)
  const total = strengths.reduce((sum, strength) => sum + strength, nothing)
  const kinds = tally
    .map(([kind, { reasons }], index) => ({
      kind,
      probability: (strengths[index] ?? 0) / total,
      why: distinct(
        reasons
          .toSorted((a, b) => b.points - a.points)
          // What says a twentieth of the best reason is none.
          .filter(({ points }, _, [best]) => points >= LEAST_REASON * (best?.points ?? 0))
          .map(({ why }) => why),
      ).slice(0, 4),
    }))
    .sort((a, b) => b.probability - a.probability || (a.kind < b.kind ? -1 : 1))
  return { kinds, none: nothing / total }
}
