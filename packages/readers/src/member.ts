import { bytesSource, type Reading, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { Draft, type ReadJob, readRange } from './draft.ts'
import { DEFAULT_LIMITS, type ReadLimits } from './limits.ts'
import { ReadProblem } from './problem.ts'
import { LOAD, type Load, type ReadInput, readerOf } from './read.ts'

/** Gives the bytes of a member by its place among those that the reader of its format lists. */
type Opener = (job: ReadJob, at: number) => Promise<Uint8Array | undefined>

const inZip: Opener = async ({ source, draft, limits }, at) => {
  const { ZipPackage } = await import('./zip/package.ts')
  return (await ZipPackage.open(source, draft, limits)).member(at, limits.memberBytes)
}

const inTar: Opener = async (job, at) => {
  const { tarMembers } = await import('./archive/tar.ts')
  let place = 0
  for await (const { sizeBytes, dataAt, isLink } of tarMembers(job)) {
    if (place === at) {
      if (sizeBytes > job.limits.memberBytes) throw new ReadProblem('too_large')
      return isLink ? undefined : readRange(job.source, dataAt, sizeBytes)
    }
    place += 1
  }
  return undefined
}

const inGzip: Opener = async (job, at) => {
  const [{ openGzip }, { InflateBudget, inflate }] = await Promise.all([
    import('./archive/gzip.ts'),
    import('./zip/inflate.ts'),
  ])
  const { packed, isTar } = await openGzip(job)
  const most = isTar ? job.limits.inflatedBytes / 2 : job.limits.memberBytes
  const { bytes, isWhole } = inflate(packed, new InflateBudget(job.limits), most)
  if (!isWhole) throw new ReadProblem('too_large')
  if (isTar) return inTar({ ...job, source: bytesSource(bytes) }, at)
  return at === 0 ? bytes : undefined
}

const inMail: Opener = async (job, at) => (await import('./mail/eml.ts')).attachmentOf(job, at)

const inMailbox: Opener = async (job, at) => (await import('./mail/eml.ts')).messageIn(job, at)

const OPENERS: ReadonlyMap<Load, Opener> = new Map([
  [LOAD.zip, inZip],
  [LOAD.tar, inTar],
  [LOAD.gzip, inGzip],
  [LOAD.eml, inMail],
  [LOAD.mbox, inMailbox],
])

const openerOf = async (
  input: ReadInput,
): Promise<{ readonly extension: string; readonly open: Opener | undefined }> => {
  const { extension, load } = readerOf(input, await readRange(input.source, 0, SIGNATURE_HEAD_BYTES))
  return { extension, open: load && OPENERS.get(load) }
}

/** True for what `readMember` can open: ZIP, tar and gzip archives, mails, mailboxes. Rejects where its bytes can't be read. */
export const opensMembers = async (input: ReadInput): Promise<boolean> => (await openerOf(input)).open !== undefined

/**
 * The bytes of what is inside an item, by its place among the members or attachments that `read` has listed, from 0; a code
 * where they can't be had. Nothing is unpacked beyond the limits. Never rejects. The input is hostile: see `read`.
 */
export async function readMember(
  input: ReadInput,
  at: number,
  limits: ReadLimits = DEFAULT_LIMITS,
): Promise<Uint8Array | Reading> {
  const draft = new Draft(limits)
  try {
    const { extension, open } = await openerOf(input)
    const bytes = await open?.({ name: input.name, extension, source: input.source, limits, draft }, at)
    if (bytes) return bytes
    draft.note('unsupported')
  } catch (error) {
    draft.fail(error)
  }
  return draft.finish()
}
