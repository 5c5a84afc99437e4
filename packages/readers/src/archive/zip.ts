import { bytesSource } from '@octavo/core'
import type { Draft, Reader, ReadJob } from '../draft.ts'
import type { ReadLimits } from '../limits.ts'
import { readDocx } from '../office/docx.ts'
import { readEpub } from '../office/epub.ts'
import { readOdf } from '../office/odf.ts'
import { flagPackage, mainPart, readProperties } from '../office/opc.ts'
import { isOldIwork, readOldIwork, readVsdx, readXps } from '../office/pages.ts'
import { readPptx } from '../office/pptx.ts'
import { readXlsx } from '../office/xlsx.ts'
import { ReadProblem } from '../problem.ts'
import { ZipPackage } from '../zip/package.ts'
import { Listing } from './listing.ts'

/** Archives that unpack to more than this, and to more than `ratio` times their size, are bombs or might as well be. */
const BOMB_BYTES = 64 * 1024 * 1024
/** Of the documents inside a document so many are read. */
const MOST_EMBEDDED = 5

async function readOffice(zip: ZipPackage, main: string, { draft, limits }: ReadJob): Promise<void> {
  await flagPackage(zip, draft)
  await readParts(zip, main, draft)
  await readEmbedded(zip, draft, limits)
  await readProperties(zip, draft)
}

/** The text of a package by its main part's folder. */
async function readParts(zip: ZipPackage, main: string, draft: Draft): Promise<void> {
  const folder = main.split('/')[0] ?? ''
  if (folder === 'ppt' || zip.matching(/\/slides\/slide\d+\.xml$/u).length > 0) await readPptx(zip, main, draft)
  else if (folder === 'visio') await readVsdx(zip, draft)
  else if (folder === 'xl' || zip.matching(/\/worksheets\//u).length > 0) await readXlsx(zip, main, draft)
  else await readDocx(zip, main, draft)
}

/** Documents that lie inside a document: the few first, each as far as its text, and nothing inside those. */
async function readEmbedded(zip: ZipPackage, draft: Draft, limits: ReadLimits): Promise<void> {
  for (const name of zip
    .matching(/\/embeddings\/[^/]+\.(?:docx|docm|xlsx|xlsm|pptx|pptm|sldx)$/iu)
    .slice(0, MOST_EMBEDDED)) {
    if (draft.text.isFull) return
    const bytes = await zip.bytes(name)
    if (!bytes) continue
    try {
      const inner = await ZipPackage.open(bytesSource(bytes), draft, limits)
      const main = await mainPart(inner)
      if (main !== undefined) await readParts(inner, main, draft)
    } catch (error) {
      // What lies inside may be damaged: the document that holds it is not.
      if (error instanceof ReadProblem && error.code === 'too_slow') throw error
    }
  }
}

async function list(zip: ZipPackage, job: ReadJob): Promise<void> {
  const listing = new Listing(job)
  let packedBytes = 0
  let sizeBytes = 0
  for (const entry of zip.entries) {
    listing.add(entry.name, entry.sizeBytes, entry)
    packedBytes += entry.packedBytes
    sizeBytes += entry.sizeBytes
  }
  listing.finish(zip.entryCount)
  if (zip.entries.some(({ isEncrypted }) => isEncrypted)) job.draft.note('password_needed')
  if (zip.entryCount > job.limits.entries) job.draft.note('too_large', 'It has too many members to look at them all.')
  if (sizeBytes > BOMB_BYTES && sizeBytes > packedBytes * job.limits.ratio)
    job.draft.note('too_large', 'It unpacks to many times its size, so nothing in it is looked at.')
  if (!(await zip.isSound())) job.draft.note('damaged', 'Its members are not where or what its list of contents says.')
}

/** Anything in a ZIP archive: documents by what is in them, whatever the name says; else its members are listed. */
export const readZip: Reader = async (job) => {
  const { source, draft, limits } = job
  const zip = await ZipPackage.open(source, draft, limits)
  const main = await mainPart(zip)
  if (main !== undefined) await readOffice(zip, main, job)
  else if (zip.has('META-INF/container.xml')) await readEpub(zip, draft)
  else if (zip.has('content.xml')) await readOdf(zip, draft)
  else if (isOldIwork(zip)) await readOldIwork(zip, draft)
  else if (zip.matching(/\.fpage$/u).length > 0) await readXps(zip, draft)
  else return list(zip, job)
  if (draft.text.isEmpty) draft.note('no_text')
}
