import sharp from 'sharp'
import { zip } from '../../../../../e2e/fixtures/archives.ts'
import { docx, openDocument, pdfOf, pptx, xlsx } from '../../../../../e2e/fixtures/documents.ts'
import { avi, flac, isoMedia, mp3, opus, wav } from '../../../../../e2e/fixtures/media.ts'
import { numberOf } from '../../../own-folders/parts.ts'
import { seeded } from '../../../sets.ts'
import type { SetKind } from '../../kinds/fill.ts'
import type { FolderFile } from '../folders.ts'
import { icon, photograph, type Shot, screen } from '../pictures.ts'
import { PLACES, type Places } from '../places.ts'

/** A file of a fresh folder: its path, where it belongs, and what is in it; what a file is of without words follows its ending. */
export interface Sheet {
  readonly path: string
  readonly is: string
  readonly places: Places
  readonly text: string
  /** When it was changed last, where that is said. */
  readonly changedAtMs?: number
  /** How a photograph was taken, where that is said. */
  readonly shot?: Shot
}

/** Where things without words belong; "right" is what a person would say first. */
const THINGS = {
  photo: { right: ['Photos & Images'], defensible: [] },
  screenshot: { right: ['Screenshots'], defensible: ['Photos & Images'] },
  logo: { right: ['Icons & Logos'], defensible: ['Illustrations', 'Photos & Images'] },
  audio: { right: ['Music & Audio'], defensible: [] },
  video: { right: ['Videos & Movies'], defensible: [] },
  spreadsheet: { right: ['Spreadsheets'], defensible: ['Bank Statements', 'Code & Data'] },
  slides: { right: ['Presentations'], defensible: [] },
  archive: { right: ['Archives & Zips'], defensible: [] },
  program: { right: ['Software & Apps'], defensible: [] },
  rubbish: { right: ['Rubbish'], defensible: ['Documents & Text'] },
  code: { right: ['Source Code', 'Code & Data'], defensible: ['Documents & Text'] },
  page: { right: ['Documents & Text', 'News'], defensible: ['Source Code', 'Code & Data'] },
  card: { right: ['Documents & Text'], defensible: ['Notes', 'Travel & Tickets'] },
  plan: { right: ['Other Files', 'Code & Data', 'Documents & Text'], defensible: ['Photos & Images'] },
  // Of no kind: a programme, a list of names, a text about something. Its type is all there is to say.
  none: { right: ['Documents & Text', 'PDF Documents'], defensible: ['Notes', 'Code & Data'] },
} as const satisfies Readonly<Record<string, Places>>
type Thing = keyof typeof THINGS | Exclude<SetKind, 'none' | 'code'>

const isThing = (name: string): name is keyof typeof THINGS => Object.hasOwn(THINGS, name)

/** Some files of one sort: `own` are folders of the person that are right for them as well. */
export const files = (
  is: Thing,
  names: readonly string[],
  text: string | ((at: number) => string) = '',
  own: readonly string[] = [],
): readonly Sheet[] =>
  names.map((path, at) => {
    const { right, defensible } = isThing(is) ? THINGS[is] : PLACES[is]
    const words = typeof text === 'string' ? text : text(at)
    const isPicture = /\.(?:jpe?g|png)$/u.test(path) && !isThing(is)
    const places = {
      right: [...own, ...right, ...(isPicture ? ['Scanned Documents'] : [])],
      // A page without words can be told as a scan at most.
      defensible: [...defensible, ...(words.startsWith('scan:') ? ['Scanned Documents'] : [])],
    }
    return { path, is, places, text: words }
  })

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text))
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('€', 'EUR')
const wrapped = (text: string) => text.split('\n').flatMap((line) => line.match(/.{1,76}(?:\s|$)|.{1,76}/gu) ?? [''])

/** A sheet of paper as a scanner or a phone sees it. */
async function sheetOf(text: string, name: string): Promise<Buffer> {
  const draw = seeded(numberOf(name) % 10_000)
  const lines = wrapped(text).map(
    (line, at) =>
      `<text x="${60 + draw() * 2}" y="${90 + 26 * at}" font-family="sans-serif" font-size="18">${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`,
  )
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="827" height="1169"><rect width="100%" height="100%" fill="#f${1 + Math.floor(draw() * 8)}f4ef"/>${lines.join('')}</svg>`
  return sharp(Buffer.from(svg))
    .rotate(draw() - 0.5, { background: '#e9e6e0' })
    .blur(0.6)
    .jpeg({ quality: 70 })
    .toBuffer()
}

/** A page that is nothing but a picture, as a scanner writes it: no word of it can be read without reading the picture. */
async function scannedPdf(text: string, name: string): Promise<Uint8Array> {
  const picture = await sheetOf(text, name)
  const { width = 827, height = 1169 } = await sharp(picture).metadata()
  const draw = 'q 595 0 0 842 0 0 cm /Im0 Do Q'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /XObject << /Im0 5 0 R >> >> >>',
    `<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${picture.length} >>\nstream\n${picture.toString('latin1')}\nendstream`,
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const end = `xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new Uint8Array(Buffer.from(file + end, 'latin1'))
}

async function pictureOf({ path, is, text, shot }: Sheet): Promise<Uint8Array> {
  const number = numberOf(path)
  if (text !== '') return new Uint8Array(await sheetOf(text, path))
  if (is === 'logo') return icon(number % 100)
  if (is === 'screenshot') return screen(number % 50)
  return photograph(number % 60, seeded(number % 10_000), shot)
}

/** The bytes of a sheet, in the form that its ending names; `scan:` before a text is a page without words. */
async function written(sheet: Sheet): Promise<Uint8Array> {
  const { path, text } = sheet
  const number = numberOf(path)
  const ending = /\.([a-z0-9]+)$/iu.exec(path)?.[1]?.toLowerCase() ?? ''
  const title = path.replace(/\.\w+$/u, '')
  switch (ending) {
    case 'jpg':
    case 'jpeg':
    case 'png':
      return pictureOf(sheet)
    case 'pdf':
      return text.startsWith('scan:') ? scannedPdf(text.slice(5), path) : pdfOf([wrapped(plain(text))])
    case 'docx':
      return path.includes('~$') ? bytesOf('Owner') : docx(text.split('\n'))
    case 'odt':
      return openDocument('text', text.replaceAll('\n', ' '))
    case 'xlsx':
      return xlsx([1, 2, 3, 4].map((row) => [row, (number % 900) + row, row * 12]))
    case 'pptx':
      return pptx(text || title)
    case 'mp3':
      return mp3(30 + (number % 30), title)
    case 'wav':
      return wav(1, 200 + (number % 400))
    case 'opus':
    case 'ogg':
      return opus(20 + (number % 20), title)
    case 'flac':
      return flac(number % 50)
    case 'm4a':
      return isoMedia('M4A ', 4000 + (number % 500), number % 200)
    case 'mp4':
      return isoMedia('isom', 6000 + (number % 900), number % 200)
    case 'mov':
      return isoMedia('qt  ', 6000 + (number % 900), number % 200)
    case 'avi':
      return avi(9000 + (number % 500))
    case 'zip':
      return zip([
        { name: 'a.txt', bytes: Buffer.from(title) },
        { name: 'b.jpg', bytes: Buffer.from('b') },
      ])
    case 'exe':
      return bytesOf(`MZ\x90\0\x03${'\0'.repeat(200)}${title}`)
    case 'eml':
      return bytesOf(text.replaceAll('\n', '\r\n'))
    default:
      return bytesOf(text)
  }
}

/** The files of a folder; what lies in a folder already has to stay there. */
export const laidOut = (sheets: readonly Sheet[]): Promise<FolderFile[]> =>
  Promise.all(
    sheets.map(async (sheet) => ({
      ...{ path: sheet.path, is: sheet.is, ...sheet.places },
      bytes: await written(sheet),
      isFiled: sheet.path.includes('/'),
    })),
  )
