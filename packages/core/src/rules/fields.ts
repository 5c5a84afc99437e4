import { pictureFacts } from '../facts/index.ts'
import { FILE_KINDS, isByType, parentPath } from '../item/index.ts'
import type { Judged, JudgeInput } from '../judge/index.ts'
import { ALL_DOCUMENT_KINDS, kindsSaid } from '../kinds/index.ts'
import { kindOfMail, MAIL_KINDS } from '../mail/index.ts'
import { type DeadlineKind, deadlinesIn, SURE_DAY } from '../paper/index.ts'
import { wordsOfName } from '../words/index.ts'
import type { Operator } from './rule.ts'

/** What is seen of an item. Several texts are alternatives: one of them is enough. */
export type Value = string | number | boolean | readonly string[]

/** What a field holds, which says how it is compared and what its values may be. */
export type FieldType =
  | 'text'
  | 'choice'
  | 'path'
  | 'folder'
  | 'count'
  | 'bytes'
  | 'duration'
  | 'share'
  | 'moment'
  | 'flag'

export interface Field {
  readonly type: FieldType
  /** True when an item may have several values. */
  readonly isList?: true
  /** All that a choice may be, where that is known. */
  readonly choices?: readonly string[]
  /** What is known of an item; texts are what strangers wrote. Moments are ms, by the clock of whatever wrote them. */
  read(input: JudgeInput, judged: Judged): Value | undefined
}

const TEXT: readonly Operator[] = ['contains', 'equals', 'startsWith', 'endsWith', 'wordStartsWith', 'matches']
const AMOUNT: readonly Operator[] = ['>', '>=', '<', '<=', 'equals', 'isKnown']

/** How each type of field can be compared. */
export const OPERATORS_OF: Readonly<Record<FieldType, readonly Operator[]>> = {
  text: [...TEXT, 'isKnown'],
  choice: ['equals', 'isKnown'],
  path: [...TEXT, 'means', 'within', 'isKnown'],
  folder: [...TEXT, 'means', 'isKnown'],
  count: AMOUNT,
  bytes: AMOUNT,
  duration: AMOUNT,
  share: AMOUNT,
  moment: AMOUNT,
  flag: ['is', 'isNot', 'isKnown'],
}

/** A header is looked at so far. */
const LONGEST_HEADER = 1000
const ADDRESS = /[^\s<>()",;]+@([^\s<>()",;]+)/u

const addressOf = (header: string | undefined): RegExpExecArray | null =>
  ADDRESS.exec((header ?? '').slice(0, LONGEST_HEADER))
const ending = (name: string): string | undefined => /[^.]\.([^.\s/\\]{1,16})$/u.exec(name)?.[1]
const momentOf = (written: string | undefined): number | undefined => {
  const atMs = Date.parse(written?.length === 10 ? `${written}T00:00:00Z` : `${written ?? ''}Z`)
  return Number.isNaN(atMs) ? undefined : atMs
}
const some = (texts: readonly (string | undefined)[]): readonly string[] | undefined => {
  const known = texts.flatMap((text) => (text === undefined || text === '' ? [] : [text]))
  return known.length > 0 ? known : undefined
}

/** Everything that a rule can ask of an item, by the name that stands in files of rules. */
export const FIELDS = {
  name: { type: 'text', read: ({ item }) => item.name },
  extension: { type: 'text', read: ({ item }, { facts }) => ending(item.name) ?? facts.extension },
  mimeType: { type: 'text', read: ({ item }, { facts }) => facts.mediaType ?? (item.mediaType || undefined) },
  path: { type: 'path', read: ({ item }) => item.path },
  folder: { type: 'path', read: ({ item }) => parentPath(item.path) },
  sizeBytes: { type: 'bytes', read: ({ item }) => item.sizeBytes },
  updatedAt: { type: 'moment', read: ({ item }) => (item.modifiedAtMs > 0 ? item.modifiedAtMs : undefined) },
  // What the library keeps beside the file.
  createdAt: { type: 'moment', read: ({ kept }) => kept?.createdAtMs },
  starred: { type: 'flag', read: ({ kept }) => kept?.marks?.starred },
  tag: { type: 'text', isList: true, read: ({ kept }) => some(kept?.marks?.tags ?? []) },
  // What was judged, and how sure.
  kind: { type: 'choice', choices: FILE_KINDS, read: (_, { verdict }) => verdict.fileKind },
  document: { type: 'choice', choices: ALL_DOCUMENT_KINDS, read: (_, { verdict }) => verdict.documentKind },
  picture: { type: 'choice', read: (_, { verdict }) => verdict.pictureKind },
  category: { type: 'folder', read: (_, { verdict }) => verdict.category },
  confidence: { type: 'share', read: (_, { verdict }) => verdict.confidence },
  byType: { type: 'flag', read: (_, { verdict }) => isByType(verdict) },
  /** Kinds of document that its name claims. */
  nameSays: {
    type: 'choice',
    isList: true,
    choices: ALL_DOCUMENT_KINDS,
    read: ({ item }) => some(kindsSaid(wordsOfName(item.name))),
  },
  // What is inside.
  text: { type: 'text', read: ({ reading }) => reading?.text },
  title: { type: 'text', read: ({ reading }) => reading?.title },
  author: { type: 'text', read: ({ reading }) => reading?.author },
  artist: { type: 'text', read: ({ reading }) => reading?.artist },
  album: { type: 'text', read: ({ reading }) => reading?.album },
  pageCount: { type: 'count', read: ({ reading }) => reading?.pageCount },
  duration: { type: 'duration', read: ({ reading }) => reading?.durationMs },
  /** The day that it is about: taken, sent or written then. */
  date: { type: 'moment', read: (_, { verdict }) => momentOf(verdict.facets?.date) },
  // Days that a paper sets; of several the last one.
  expires: { type: 'moment', read: (input, judged) => setDay('expires', input, judged) },
  payBy: { type: 'moment', read: (input, judged) => setDay('payBy', input, judged) },
  ends: { type: 'moment', read: (input, judged) => setDay('ends', input, judged) },
  // Pictures and films.
  taken: { type: 'moment', read: (_, { verdict }) => momentOf(verdict.facets?.takenAt) },
  takenYear: { type: 'count', read: (_, { verdict }) => partOf(verdict.facets?.takenAt, 0, 4) },
  takenMonth: { type: 'count', read: (_, { verdict }) => partOf(verdict.facets?.takenAt, 5, 7) },
  place: { type: 'text', read: (_, { verdict }) => verdict.facets?.place },
  country: { type: 'text', read: (_, { verdict }) => verdict.facets?.country },
  event: { type: 'text', read: (_, { verdict }) => verdict.facets?.event },
  camera: { type: 'text', read: ({ reading }) => (reading && pictureFacts(reading).camera) ?? undefined },
  widthPx: { type: 'count', read: ({ reading }) => reading?.widthPx },
  heightPx: { type: 'count', read: ({ reading }) => reading?.heightPx },
  // Mails.
  sender: { type: 'text', read: ({ reading }, { verdict }) => reading?.mail?.from ?? verdict.facets?.sender },
  senderDomain: { type: 'text', read: ({ reading }) => addressOf(reading?.mail?.from)?.[1]?.toLowerCase() },
  to: { type: 'text', read: ({ reading }) => reading?.mail?.to },
  subject: { type: 'text', read: ({ reading }) => reading?.mail?.subject },
  list: { type: 'text', read: ({ reading }, { verdict }) => reading?.mail?.listId ?? verdict.facets?.list },
  mailKind: {
    type: 'choice',
    choices: MAIL_KINDS,
    read: ({ reading }) => reading?.mail && kindOfMail(reading.mail).kind,
  },
  sent: { type: 'moment', read: ({ reading }) => reading?.mail?.sentAtMs },
  hasAttachment: { type: 'flag', read: ({ reading }) => reading?.mail && reading.mail.attachments.length > 0 },
  attachment: { type: 'text', isList: true, read: ({ reading }) => some(reading?.mail?.attachments ?? []) },
  attachmentType: {
    type: 'text',
    isList: true,
    read: ({ reading }) => some((reading?.mail?.attachments ?? []).map(ending)),
  },
} as const satisfies Readonly<Record<string, Field>>
export type FieldName = keyof typeof FIELDS

export const FIELD_NAMES = Object.keys(FIELDS) as readonly FieldName[]

/** A field by its name. */
export const fieldOf = (name: FieldName): Field => FIELDS[name]

/** True for fields whose values are texts. */
export const isTextual = ({ type }: Pick<Field, 'type'>): boolean =>
  type === 'text' || type === 'choice' || type === 'path' || type === 'folder'

function setDay(kind: DeadlineKind, { reading }: JudgeInput, { verdict }: Judged): number | undefined {
  const days = deadlinesIn(reading?.text ?? '', verdict.facets?.date).filter(
    (one) => one.kind === kind && one.confidence >= SURE_DAY,
  )
  return momentOf(
    days
      .map(({ day }) => day)
      .sort()
      .at(-1),
  )
}

const partOf = (takenAt: string | undefined, from: number, to: number): number | undefined => {
  const part = Number(takenAt?.slice(from, to))
  return Number.isFinite(part) ? part : undefined
}
