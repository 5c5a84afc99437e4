import type { Draft } from '../draft.ts'
import { htmlText } from '../text/html.ts'
import { scanXml } from '../xml/scan.ts'
import type { ZipPackage } from '../zip/package.ts'
import { drawingText } from './drawing.ts'

/** Parts beside the text of a document, in the order in which they are read. */
const PARTS: readonly RegExp[] = [
  /\/header\d*\.xml$/u,
  /\/footer\d*\.xml$/u,
  /\/footnotes\d*\.xml$/u,
  /\/endnotes\d*\.xml$/u,
  /\/comments\d*\.xml$/u,
]
const DRAWINGS = /\/(?:charts\/chart[^/]*|diagrams\/data[^/]*|drawings\/drawing[^/]*)\.xml$/u

/** Adds the text of a WordprocessingML part (ISO/IEC 29500-1, section 17): what is shown, not what was deleted. */
function wordText(xml: string, draft: Draft): void {
  const { text } = draft
  let fallback = 0
  let current = ''
  let instruction = ''
  scanXml(xml, {
    open(name, attributes) {
      current = name
      if (name === 'Fallback') fallback += 1
      else if (name === 'tab' || name === 'ptab') text.add(' ')
      else if (name === 'br' || name === 'cr') text.add('\n')
      else if (name === 'noBreakHyphen') text.add('-')
      else if (name === 'sym') text.add(symbol(attributes.get('char')))
      else if (name === 'docPr') text.line(attributes.get('descr'))
      else if (name === 'comment') text.line(attributes.get('author'))
    },
    close(name) {
      current = ''
      if (name === 'Fallback') fallback -= 1
      if (name === 'p' || name === 'tr') text.add('\n')
      else if (name === 'tc') text.add(' ')
      if (name !== 'fldChar' && name !== 'p') return
      if (/^\s*(?:DDEAUTO|DDE|INCLUDEPICTURE|INCLUDETEXT)\b/iu.test(instruction)) draft.flag('external_links')
      instruction = ''
    },
    text(value) {
      if (fallback > 0) return
      if (current === 't') text.add(value)
      else if (current === 'instrText' && instruction.length < 1000) instruction += value
    },
    done: () => text.isFull,
  })
}

/** A character of a symbol font stands in the private area, 0xf000 above its code. */
function symbol(code: string | undefined): string {
  const value = Number.parseInt(code ?? '', 16)
  if (!(value > 0)) return ''
  return value >= 0xf000 && value <= 0xf0ff ? '•' : String.fromCodePoint(Math.min(value, 0x10ffff))
}

/** Reads a Word document (.docx and its kin): text, headers, footers, notes, comments, charts, diagrams, parts in HTML. */
export async function readDocx(zip: ZipPackage, main: string, draft: Draft): Promise<void> {
  const folder = main.slice(0, main.lastIndexOf('/') + 1)
  wordText(await zip.text(main), draft)
  for (const part of PARTS) {
    for (const name of zip.matching(part))
      if (name.startsWith(folder) && name !== main) wordText(await zip.text(name), draft)
  }
  for (const name of zip.matching(DRAWINGS)) drawingText(await zip.text(name), draft.text)
  for (const name of zip.matching(/\/afchunk[^/]*\.(?:x?html?|txt)$/u)) htmlText(await zip.text(name), draft)
  for (const name of zip.matching(/\/glossary\/document\.xml$/u)) wordText(await zip.text(name), draft)
}
