import fs from 'node:fs'
import path from 'node:path'
import { MAIL_KINDS, type MailKind } from '../../../../packages/core/src/index.ts'
import { numberOf, PARTS, type Part } from '../../own-folders/parts.ts'
import { seeded } from '../../sets.ts'
import { filesIn, unpacked } from '../packages.ts'
import { STYLES, TAGGED, type Writer } from './styles.ts'
import { FIRMS, LETTERS, NEWSLETTERS, NOTICES, PEOPLE, POSTS, RECEIPTS, type Subjects, THINGS } from './texts.ts'

/** A mail with its kind; `source` is where it comes from, and in one part only. */
export interface KindMail {
  readonly kind: MailKind
  readonly source: string
  readonly bytes: Uint8Array
}

const SENDERS = 40
const EACH = 4
const linesOf = (texts: Subjects): readonly string[] => Object.values(texts).flatMap((text) => text.split(/[|\n]/u))
const inTurn = <T>(all: readonly T[], part: Part): readonly T[] =>
  all.filter((_, at) => at % PARTS.length === PARTS.indexOf(part))

/** Subjects of notices in some fifty languages, as the tracker Redmine ships them; a language is in one part. */
function noticesOfTracker(part: Part): readonly string[] {
  const files = filesIn(path.join(unpacked('redmine'), 'usr/share/redmine/config/locales'), /^[\w-]+\.yml$/u)
  if (files.length === 0) throw new Error('The package redmine has no locales: its subjects of notices are missing.')
  return inTurn(files, part).flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/^ {2}mail_subject_\w+: *"?(.+?)"?$/gmu)].map(([, text = '']) =>
      text.replace(/%\{\w+\}/gu, '#'),
    ),
  )
}

function subjectsOf(kind: MailKind, part: Part): readonly string[] {
  if (kind === 'receipt') return inTurn(linesOf(RECEIPTS), part)
  if (kind === 'newsletter') return inTurn(linesOf(NEWSLETTERS), part)
  if (kind === 'personal') return inTurn(linesOf(LETTERS), part)
  if (kind === 'list') return inTurn(linesOf(POSTS), part)
  const own = inTurn(linesOf(NOTICES), part)
  // As many of the tracker as of all others: fifty languages would be nearly all of the set.
  const others = noticesOfTracker(part)
  return [...own, ...others.filter((_, at) => at % Math.ceil(others.length / own.length) === 0)]
}

const encoded = (text: string): string =>
  /^[ -~]*$/u.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`

/** Mails of a part: senders of each kind, each with a way of its own to write headers, which no other part has. */
export function madeMails(part: Part): readonly KindMail[] {
  return MAIL_KINDS.flatMap((kind) => {
    const styles = inTurn(STYLES[kind], part)
    const subjects = subjectsOf(kind, part)
    return Array.from({ length: SENDERS }, (_, at) => {
      const source = `${kind} ${part} ${at}`
      const draw = seeded(numberOf(source))
      const pick = <T>(all: readonly T[]): T => all[Math.floor(draw() * all.length)] as T
      const style = styles[at % styles.length]
      const [name, person] = [pick(FIRMS), pick(PEOPLE)]
      const local = person.toLowerCase().replace(' ', pick(['.', '', '_']))
      const domain = `${name.toLowerCase()}.example`
      return Array.from({ length: EACH }, (): KindMail => {
        const isAnswer = (kind === 'list' || kind === 'personal') && draw() < 0.5
        const number = 1000 + Math.floor(draw() * 900_000)
        const writer: Writer = { firm: name, domain, person, local, number, isAnswer }
        const tag = kind === 'list' && (style === TAGGED || draw() < 0.3) ? `[${name}] ` : ''
        const said = pick(subjects).replaceAll('#', String(number)).replaceAll('@', name).replaceAll('~', pick(THINGS))
        const headers = style?.(writer) ?? []
        const to = headers.some((line) => line.startsWith('To:')) ? [] : ['To: Me <me@house.example>']
        const answered = isAnswer ? [`In-Reply-To: <${number}@older.example>`] : []
        const day = new Date(Date.UTC(2025, 0, 1) + Math.floor(draw() * 400) * 86_400_000).toUTCString()
        const lines = [
          ...[...headers, ...to, ...answered, `Subject: ${encoded(`${isAnswer ? 'Re: ' : ''}${tag}${said}`)}`],
          ...[`Date: ${day}`, `Message-ID: <${number}.${at}@${domain}>`, 'MIME-Version: 1.0', '', said, ''],
        ]
        return { kind, source, bytes: new TextEncoder().encode(lines.join('\r\n')) }
      })
    }).flat()
  })
}
