import {
  MAX_READING_MEMBERS,
  MAX_READING_TEXT,
  type MailFacts,
  POST_MARKS,
  READING_CODES,
  type Reading,
  type ReadingFlag,
} from '@octavo/core'

const FLAGS: readonly ReadingFlag[] = [
  'macros',
  'external_links',
  'scripts',
  'encrypted_members',
  'unsafe_names',
  'attachments',
]
const LINE_CHARS = 1000
const NAME_CHARS = 4096
const MAX_ATTACHMENTS = 200
const MAX_REFERENCES = 2
const MAX_LABELS = 20
const MAX_PEOPLE = 100

type Raw = Readonly<Record<string, unknown>>

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)

const words = (value: unknown, maxChars = LINE_CHARS): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, maxChars).toWellFormed() : undefined

const amount = (value: unknown, max = Number.MAX_SAFE_INTEGER): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value <= max ? value : undefined

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const yes = (value: unknown): true | undefined => (value === true ? true : undefined)

/** Some lines of text; undefined where there are none. */
const lines = (value: unknown, most: number): readonly string[] | undefined => {
  const found = list(value)
    .slice(0, most)
    .flatMap((line) => words(line) ?? [])
  return found.length > 0 ? found : undefined
}

function mail(value: unknown): MailFacts | undefined {
  if (!isRaw(value)) return undefined
  const said = new Set(list(value.marks))
  const marks = POST_MARKS.filter((mark) => said.has(mark))
  const sentAtMs = typeof value.sentAtMs === 'number' && Number.isFinite(value.sentAtMs) ? value.sentAtMs : undefined
  return {
    ...present({
      from: words(value.from),
      to: words(value.to),
      subject: words(value.subject),
      sentAtMs,
      messageId: words(value.messageId),
      listId: words(value.listId),
      references: lines(value.references, MAX_REFERENCES),
      toMany: yes(value.toMany),
      isImportant: yes(value.isImportant),
      isUnread: yes(value.isUnread),
      labels: lines(value.labels, MAX_LABELS),
      marks: marks.length > 0 ? marks : undefined,
    }),
    attachments: list(value.attachments)
      .slice(0, MAX_ATTACHMENTS)
      .flatMap((name) => words(name, NAME_CHARS) ?? []),
  }
}

function gps(value: unknown): Reading['gps'] {
  if (!isRaw(value)) return undefined
  const { latitude, longitude } = value
  const isPlace =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180
  return isPlace ? { latitude, longitude } : undefined
}

function present<T extends Record<string, unknown>>(members: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: NonNullable<T[Key]>
  }
}

/**
 * A Reading out of whatever a reader's process has answered: known members of the right type only, every text capped
 * and well-formed, every number finite. What is answered by a process that read hostile bytes is hostile, too.
 */
export function asReading(value: unknown): Reading {
  if (!isRaw(value)) return { code: 'damaged', reason: 'It could not be read.' }
  const date = words(value.takenAt)
  const members = Array.isArray(value.members)
    ? value.members.slice(0, MAX_READING_MEMBERS).flatMap((member) => {
        const name = isRaw(member) ? words(member.name, NAME_CHARS) : undefined
        return name === undefined ? [] : [{ name, sizeBytes: (isRaw(member) && amount(member.sizeBytes)) || 0 }]
      })
    : undefined
  const flags = FLAGS.filter((flag) => list(value.flags).includes(flag))
  return present({
    code: READING_CODES.find((code) => code === value.code),
    reason: words(value.reason),
    text: words(value.text, MAX_READING_TEXT),
    title: words(value.title),
    author: words(value.author),
    pageCount: amount(value.pageCount),
    takenAt: date !== undefined && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/u.test(date) ? date : undefined,
    gps: gps(value.gps),
    make: words(value.make),
    model: words(value.model),
    people: lines(value.people, MAX_PEOPLE),
    widthPx: amount(value.widthPx, 2 ** 32),
    heightPx: amount(value.heightPx, 2 ** 32),
    quality: amount(value.quality, 100),
    isEdited: yes(value.isEdited),
    durationMs: amount(value.durationMs),
    artist: words(value.artist),
    album: words(value.album),
    mail: mail(value.mail),
    members,
    memberCount: amount(value.memberCount),
    flags: flags.length > 0 ? flags : undefined,
  })
}
