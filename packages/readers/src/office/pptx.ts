import type { Draft } from '../draft.ts'
import { scanXml } from '../xml/scan.ts'
import type { ZipPackage } from '../zip/package.ts'
import { drawingText } from './drawing.ts'
import { relationsOf } from './opc.ts'

/** Placeholders of a master that hold words of the author; the others say "Click to edit". */
const OWN_WORDS = /^(?:ftr|hdr|dt|sldNum)$/u
const isPrompt = (placeholder: string): boolean => !OWN_WORDS.test(placeholder)

/** Slides in the order in which they are shown; those that the list does not name come last. */
async function slides(zip: ZipPackage, main: string): Promise<string[]> {
  const relations = new Map((await relationsOf(zip, main)).map(({ id, target }) => [id, target]))
  const listed: string[] = []
  scanXml(await zip.text(main), {
    open(name, attributes) {
      const target = name === 'sldId' ? relations.get(attributes.get('r:id') ?? attributes.get('id') ?? '') : undefined
      if (target !== undefined && zip.has(target) && !listed.includes(target) && listed.length < 5000)
        listed.push(target)
    },
  })
  return [...new Set([...listed, ...zip.matching(/\/slides\/[^/]+\.xml$/u)])]
}

/** Reads a presentation (.pptx and its kin): slides with their notes and comments, charts, diagrams, then the masters. */
export async function readPptx(zip: ZipPackage, main: string, draft: Draft): Promise<void> {
  const { text } = draft
  const all = await slides(zip, main)
  draft.facts.pageCount = all.length
  for (const slide of all) {
    drawingText(await zip.text(slide), text)
    for (const { type, target } of await relationsOf(zip, slide))
      if (/^(?:notesSlide|comments|chart|diagramData)$/u.test(type)) drawingText(await zip.text(target), text)
    text.line()
    if (text.isFull) return
  }
  for (const name of zip.matching(/\/commentAuthors\.xml$/u)) drawingText(await zip.text(name), text)
  const others = /\/(?:comments|charts|diagrams|drawings)\/(?:modernComment|comment|chart|data)[^/]*\.xml$/u
  if (all.length === 0) for (const name of zip.matching(others)) drawingText(await zip.text(name), text)
  for (const name of zip.matching(/\/(?:slideMasters|slideLayouts|notesMasters|handoutMasters)\/[^/]+\.xml$/u))
    drawingText(await zip.text(name), text, isPrompt)
}
