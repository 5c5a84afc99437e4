import type { Draft } from '../draft.ts'
import { ReadProblem } from '../problem.ts'
import { scanXml } from '../xml/scan.ts'
import type { ZipPackage } from '../zip/package.ts'

/** Elements of OpenDocument 1.3 (part 3) that end a line, and those whose text nobody sees. */
const LINES = /^(?:p|h|header-decl|footer-decl|table-row|list-item|title|desc|page|section|annotation)$/u
const WRITTEN = /^(?:p|h|title|desc|header-decl|footer-decl|date-time-decl)$/u
const SILENT = /^(?:tracked-changes|script|binary-data|font-face-decls|forms|settings|event-listeners)$/u
const LOADS = /^(?:image|object|plugin|floating-frame|applet|section-source|dde-source|dde-connection-decl)$/u

/** Adds the text of an OpenDocument part; of `styles.xml` only its headers and footers count. */
export function odfText(xml: string, draft: Draft, isWanted: (name: string) => boolean = () => true): void {
  const { text } = draft
  let silent = 0
  let wanted = 0
  let written = 0
  let isSheets = false
  scanXml(xml, {
    open(name, attributes) {
      if (SILENT.test(name)) silent += 1
      if (isWanted(name)) wanted += 1
      if (WRITTEN.test(name)) written += 1
      if (name === 'spreadsheet') isSheets = true
      if (name === 'table' && isSheets) text.line(attributes.get('name'))
      if (name === 'tab') text.add(' ')
      else if (name === 's') text.add(' ')
      else if (name === 'line-break') text.add('\n')
      if (LOADS.test(name) && /^(?:(?:https?|ftp|file):|\/\/|\.\.\/)/iu.test(attributes.get('href') ?? ''))
        draft.flag('external_links')
      if (name === 'dde-source' || name === 'dde-connection-decl') draft.flag('external_links')
    },
    close(name) {
      if (SILENT.test(name)) silent -= 1
      if (WRITTEN.test(name)) written -= 1
      if (LINES.test(name) && wanted > 0) text.add('\n')
      else if (name === 'table-cell') text.add(' ')
      if (isWanted(name)) wanted -= 1
    },
    text(value) {
      if (silent <= 0 && wanted > 0 && written > 0) text.add(value.replace(/\s+/gu, ' '))
    },
    done: () => text.isFull,
  })
}

/** What of the styles is shown: headers and footers, and what master pages of slides and drawings carry. */
const HEADINGS = /^(?:header|footer|header-left|footer-left|header-first|footer-first|master-page)$/u

function readMeta(xml: string, draft: Draft): void {
  let current = ''
  const words: string[] = []
  scanXml(xml, {
    open(name, attributes) {
      current = name
      const pages = Number(attributes.get('page-count') ?? attributes.get('table-count'))
      if (name === 'document-statistic' && pages > 0) draft.facts.pageCount ??= pages
    },
    close() {
      current = ''
    },
    text(value) {
      if (current === 'title') draft.line('title', value)
      else if (current === 'initial-creator' || current === 'creator') draft.line('author', value)
      else if (current === 'creation-date') draft.made(value)
      else if (/^(?:subject|keyword|description)$/u.test(current)) words.push(value)
    },
  })
  for (const word of words) draft.text.line(word)
}

const ENCRYPTED = /<(?:[\w-]+:)?encryption-data[\s/>]/u

/** Reads an OpenDocument package (.odt, .ods, .odp and templates): content, headers, footers, notes, properties. */
export async function readOdf(zip: ZipPackage, draft: Draft): Promise<void> {
  if (ENCRYPTED.test(await zip.text('META-INF/manifest.xml'))) throw new ReadProblem('password_needed')
  draft.flag(
    'macros',
    zip.names.some((name) => /^(?:Basic|Scripts)\/.+\/.+\.(?:xml|py|js|bsh)$/u.test(name)),
  )
  const content = await zip.text('content.xml')
  odfText(content, draft)
  odfText(await zip.text('styles.xml'), draft, (name) => HEADINGS.test(name))
  for (const name of zip.matching(/^Object \d+\/content\.xml$/u)) odfText(await zip.text(name), draft)
  readMeta(await zip.text('meta.xml'), draft)
  const slides = content.match(/<draw:page[\s>]/gu)?.length
  if (slides) draft.facts.pageCount ??= slides
}
