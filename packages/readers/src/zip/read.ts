import type { Reader } from '../draft.ts'
import { readDocx } from '../office/docx.ts'
import { flagPackage, mainPart, readProperties } from '../office/opc.ts'
import { readPptx } from '../office/pptx.ts'
import { ZipPackage } from './package.ts'

/** Anything in a ZIP archive: documents by what is in them, whatever the name says; else its members are listed. */
export const readZip: Reader = async ({ source, draft, limits }) => {
  const zip = await ZipPackage.open(source, draft, limits)
  const main = await mainPart(zip)
  if (main === undefined) return
  await flagPackage(zip, draft)
  if (main.startsWith('word/')) await readDocx(zip, main, draft)
  else if (main.startsWith('ppt/')) await readPptx(zip, main, draft)
  await readProperties(zip, draft)
}
