import { inflateStart } from './inflate.ts'

/** How much of the list of part types is looked at; the main part's type stands among the first of a document's. */
const maxListBytes = 2048

/**
 * Media type of the main part of a package (ISO/IEC 29500-2) as its list of parts states it -> extension. Template,
 * slide show and files with macros hold the same parts as a plain document and differ in this one line.
 */
const mainParts: readonly (readonly [mediaType: string, extension: string])[] = [
  ['ms-word.document.macroenabled.main+xml', 'docm'],
  ['ms-word.template.macroenabledtemplate.main+xml', 'dotm'],
  ['wordprocessingml.template.main+xml', 'dotx'],
  ['wordprocessingml.document.main+xml', 'docx'],
  ['ms-excel.sheet.macroenabled.main+xml', 'xlsm'],
  ['ms-excel.template.macroenabled.main+xml', 'xltm'],
  ['ms-excel.addin.macroenabled.main+xml', 'xlam'],
  ['ms-excel.sheet.binary.macroenabled.main', 'xlsb'],
  ['spreadsheetml.template.main+xml', 'xltx'],
  ['spreadsheetml.sheet.main+xml', 'xlsx'],
  ['ms-powerpoint.presentation.macroenabled.main+xml', 'pptm'],
  ['ms-powerpoint.template.macroenabled.main+xml', 'potm'],
  ['ms-powerpoint.slideshow.macroenabled.main+xml', 'ppsm'],
  ['presentationml.slideshow.main+xml', 'ppsx'],
  ['presentationml.template.main+xml', 'potx'],
  ['presentationml.presentation.main+xml', 'pptx'],
  ['ms-visio.drawing.macroenabled.main+xml', 'vsdm'],
  ['ms-visio.template.main+xml', 'vstx'],
  ['ms-visio.stencil.main+xml', 'vssx'],
  ['ms-visio.drawing.main+xml', 'vsdx'],
  ['ms-package.3dmanufacturing-3dmodel+xml', '3mf'],
  ['ms-package.xps-fixeddocumentsequence+xml', 'xps'],
]

/**
 * Extension of a package by `[Content_Types].xml`, of which `bytes` are the stored or deflated (`method` 8) data as far
 * as the head has them; undefined when the list names no main part that is known.
 */
export function matchPackage(bytes: Uint8Array, method: number): string | undefined {
  const list = method === 8 ? inflateStart(bytes, maxListBytes) : bytes.subarray(0, method === 0 ? maxListBytes : 0)
  let text = ''
  for (const byte of list) text += String.fromCharCode(byte)
  const lower = text.toLowerCase()
  return mainParts.find(([mediaType]) => lower.includes(mediaType))?.[1]
}
