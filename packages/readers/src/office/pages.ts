import type { Draft } from '../draft.ts'
import { xmlText } from '../text/plain.ts'
import { scanXml } from '../xml/scan.ts'
import type { ZipPackage } from '../zip/package.ts'

/** Reads a drawing of Visio (.vsdx, [MS-VSDX]): the words of its shapes, page by page. */
export async function readVsdx(zip: ZipPackage, draft: Draft): Promise<void> {
  const pages = zip.matching(/\/pages\/page\d+\.xml$/u)
  draft.facts.pageCount = pages.length
  for (const name of pages) {
    let inText = 0
    scanXml(await zip.text(name), {
      open(element) {
        if (element === 'Text') inText += 1
      },
      close(element) {
        if (element === 'Text') inText -= 1
        if (element === 'Text' || element === 'Shape') draft.text.add('\n')
      },
      text(value) {
        if (inText > 0) draft.text.add(value)
      },
      done: () => draft.text.isFull,
    })
  }
}

/** Reads a paper of XPS (ECMA-388): the characters of its glyph runs, in the order in which they are painted. */
export async function readXps(zip: ZipPackage, draft: Draft): Promise<void> {
  const pages = zip.matching(/\.fpage$/u)
  draft.facts.pageCount = pages.length
  for (const name of pages) {
    scanXml(await zip.text(name), {
      open(element, attributes) {
        const words = element === 'Glyphs' ? attributes.get('UnicodeString') : undefined
        // A string that begins with a brace is escaped by a pair of them.
        if (words !== undefined) draft.text.line(words.replace(/^\{\}/u, ''))
      },
      done: () => draft.text.isFull,
    })
  }
}

const IWORK = /^(?:index\.xml|index\.apxl|index\.numbers)$/u

/** Whether this is a document of iWork '05 to '09, whose content is one XML part. */
export const isOldIwork = (zip: ZipPackage): boolean => zip.names.some((name) => IWORK.test(name))

/** Reads such a document: all text of its main part. */
export async function readOldIwork(zip: ZipPackage, draft: Draft): Promise<void> {
  for (const name of zip.matching(IWORK)) xmlText(await zip.text(name), draft)
}
