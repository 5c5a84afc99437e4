import type { Language } from '@octavo/core'
import { arabic } from './texts/ar.ts'
import { german } from './texts/de.ts'
import { english } from './texts/en.ts'
import { spanish } from './texts/es.ts'
import type { Message } from './transport.ts'

/** What a mail can be about. */
export type LetterKind = 'verify' | 'reset' | 'taken' | 'password' | 'email' | 'deletion' | 'run'

/** The words of one kind of mail: paragraphs, the button's words where there is a link, paragraphs behind it. */
export interface Sheet {
  readonly subject: string
  readonly before: readonly string[]
  readonly button?: string
  readonly after?: readonly string[]
}

/** All mails in one language. `{site}`, `{name}`, `{date}` and `{files}` are filled in. */
export interface Texts {
  readonly hello: string
  readonly helloName: string
  /** Below the line: why this mail came. */
  readonly footer: string
  /** What a new password has closed, and what still opens an account: `{sessions}`, `{keys}`, `{models}`, `{connections}` are counts. */
  readonly closed: string
  readonly left: string
  readonly sheets: Readonly<Record<LetterKind, Sheet>>
}

/** What a mail is filled with. */
export interface Fillings {
  /** Where the mail comes from: `https://files.example.org`. */
  readonly publicUrl: string
  /** A first name that its owner has proven to be theirs to greet; null for none. */
  readonly name: string | null
  readonly link?: string
  readonly dateMs?: number
  /** How many files a run has moved. */
  readonly files?: number
  readonly doors?: {
    readonly closed: Readonly<Record<'sessions' | 'keys' | 'models' | 'connections', number>>
    readonly left: Readonly<Record<'keys' | 'models' | 'connections', number>>
  }
}

const TEXTS: Readonly<Record<Language, Texts>> = { en: english, de: german, es: spanish, ar: arabic }

const escapeHtml = (text: string) => text.replace(/[&<>"']/gu, (char) => `&#${char.codePointAt(0)};`)

/** One line of at most 60 characters: what a name may add to a mail. */
const tidyName = (name: string) =>
  name
    .toWellFormed()
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
    .slice(0, 60)

/** Writes a mail in plain text and simple HTML: no picture, no script, nothing that is fetched. */
export function writeLetter(
  kind: LetterKind,
  language: Language,
  { publicUrl, name, link, dateMs, doors, files }: Fillings,
): Pick<Message, 'subject' | 'text' | 'html'> {
  const texts = TEXTS[language]
  const { subject, button, after = [], before: first } = texts.sheets[kind]
  const before = [...first, ...doorLines(texts, language, doors)]
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const values = {
    site: new URL(publicUrl).host,
    date: day.format(dateMs ?? 0),
    name: tidyName(name ?? ''),
    files: new Intl.NumberFormat(language).format(files ?? 0),
  }
  const fill = (text: string) =>
    text.replace(/\{(site|date|name|files)\}/gu, (_, key: keyof typeof values) => values[key])
  const hello = fill(values.name === '' ? texts.hello : texts.helloName)
  const footer = fill(texts.footer)
  const text = [
    hello,
    ...before.map(fill),
    ...(button === undefined || link === undefined ? [] : [`${button}:\n${link}`]),
    ...after.map(fill),
    `-- \n${footer}`,
  ].join('\n\n')
  const paragraph = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(fill(words))}</p>`
  const action =
    button === undefined || link === undefined
      ? ''
      : `<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:10px;background:#0b6e75;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(button)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:#4a5a63" dir="ltr">${escapeHtml(link)}</p>`
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(fill(subject))}</title></head>
<body style="margin:0;padding:24px;background:#f2f6f7;color:#12222b;font:16px/1.55 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#0b6e75">Octavo</p>
<p style="margin:0 0 16px">${escapeHtml(hello)}</p>
${before.map(paragraph).join('\n')}
${action}
${after.map(paragraph).join('\n')}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d6e0e4;font-size:13px;color:#4a5a63">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`
  return { subject: fill(subject), text: `${text}\n`, html }
}

/** Counts stand behind their names, which needs no plural in any language. */
function doorLines({ closed, left }: Texts, language: Language, doors: Fillings['doors']): readonly string[] {
  if (!doors) return []
  const number = new Intl.NumberFormat(language)
  const fill = (text: string, counts: Readonly<Record<string, number>>) =>
    text.replace(/\{(\w+)\}/gu, (_, key: string) => number.format(counts[key] ?? 0))
  const isLeft = doors.left.keys + doors.left.models + doors.left.connections > 0
  return [fill(closed, doors.closed), ...(isLeft ? [fill(left, doors.left)] : [])]
}
