import { type Reader, readWhole } from '../draft.ts'
import { ReadProblem } from '../problem.ts'
import { CompoundFile } from './cfb.ts'
import { readDoc } from './doc.ts'
import { readMsg } from './msg.ts'
import { readPpt } from './ppt.ts'
import { readOleProperties } from './properties.ts'
import { readXls } from './xls.ts'

/** Anything in a compound file: Word, Excel, PowerPoint, Outlook, or a newer document that is encrypted. */
export const readOle: Reader = async (job) => {
  const { draft } = job
  const file = new CompoundFile(await readWhole(job))
  if (file.has('EncryptedPackage') || file.names.some((name) => /DataSpaces\//u.test(name)))
    throw new ReadProblem('password_needed')
  const book = file.stream('Workbook') ?? file.stream('Book')
  if (file.has('__properties_version1.0')) return readMsg(file, draft)
  try {
    if (file.has('WordDocument')) readDoc(file, draft)
    else if (book) readXls(book, draft)
    else if (file.names.some((name) => /PowerPoint Document$|^PP40$|EncryptedSummary/u.test(name))) readPpt(file, draft)
    else draft.note('unsupported')
  } finally {
    readOleProperties(file, draft)
  }
  if (draft.text.isEmpty) draft.note('no_text')
}

/** A workbook that is no compound file: Excel 2 to 4 wrote the records as they are. */
export const readBareWorkbook: Reader = async (job) => {
  readXls(await readWhole(job), job.draft)
  if (job.draft.text.isEmpty) job.draft.note('no_text')
}
