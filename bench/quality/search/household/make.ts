import { jpegOf, pngOf, withExif } from '../../../../apps/server/test/support/pictures.ts'
import { openDocument, pdf as printed, pptx as slides, docx as words } from '../../../../e2e/fixtures/documents.ts'

/** Which way of remembering a query is. */
export type Way =
  | 'exact'
  | 'sentence'
  | 'form'
  | 'language'
  | 'kind'
  | 'amount'
  | 'date'
  | 'typo'
  | 'photo'
  | 'mail'
  | 'phrase'
  | 'folder'

/** A file of a household as it lies on a disk; those that nobody looks for have no query. */
export interface HouseholdFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly modifiedAtMs: number
  /** The same words as one text, for searches that know nothing else. */
  readonly plain: string
  readonly queries: readonly (readonly [Way, string])[]
}

type Content = Pick<HouseholdFile, 'bytes' | 'plain'>

const flat = (lines: readonly string[]) => lines.join('\n')

/** Letters outside Latin 1 have no place in this maker of PDF. */
export const pdf = (title: string, ...lines: string[]): Content => ({
  bytes: printed(title, lines),
  plain: flat([title, ...lines]),
})
export const docx = (...lines: string[]): Content => ({ bytes: words(lines), plain: flat(lines) })
export const odt = (line: string): Content => ({ bytes: openDocument('text', line), plain: line })
export const ods = (line: string): Content => ({ bytes: openDocument('spreadsheet', line), plain: line })
export const pptx = (title: string): Content => ({ bytes: slides(title), plain: title })
export const txt = (...lines: string[]): Content => ({ bytes: Buffer.from(flat(lines)), plain: flat(lines) })
export const html = (title: string, ...lines: string[]): Content => ({
  bytes: Buffer.from(
    `<!doctype html><meta charset="utf-8"><title>${title}</title>${lines.map((line) => `<p>${line}</p>`).join('\n')}`,
  ),
  plain: flat([title, ...lines]),
})

/** A mail of a day at ten in the morning. */
export function eml(from: string, subject: string, day: string, ...lines: string[]): Content {
  const coded = (text: string) =>
    /^[ -~]*$/u.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
  const [, name = '', address = from] = /^(.*?) <(.*)>$/u.exec(from) ?? []
  const head = [
    `From: ${name === '' ? '' : `${coded(name)} `}<${address}>`,
    'To: home@verhoeven.example',
    `Subject: ${coded(subject)}`,
    `Date: ${new Date(`${day}T10:00:00Z`).toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${Buffer.from(`${subject}${day}${from}`).toString('hex').slice(0, 40)}@mail.example>`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
  ]
  return {
    bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${lines.join('\r\n')}`),
    plain: flat([from, subject, day, ...lines]),
  }
}

/** A picture with what a camera notes: its maker and model, when by its clock, and where. */
export function photo(camera: readonly [string, string], takenAt: string, place?: readonly [number, number]): Content {
  const [make, model] = camera
  const notes = { make, model, takenAt: takenAt.replaceAll('-', ':'), ...(place && { place }) }
  return { bytes: withExif(jpegOf(64, 48), notes), plain: `${make} ${model} ${takenAt}` }
}

export const png = (widthPx: number, heightPx: number): Content => ({ bytes: pngOf(widthPx, heightPx), plain: '' })

/** Cameras of the family. */
export const NIKON = ['NIKON CORPORATION', 'NIKON Z 50'] as const
export const IPHONE = ['Apple', 'iPhone 13 mini'] as const
export const PIXEL = ['Google', 'Pixel 6'] as const
