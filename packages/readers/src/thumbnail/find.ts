import { type ByteSource, detect, extensionTypes, type Reading, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { indexOf, startsWith } from '../bytes.ts'
import { Draft, readRange } from '../draft.ts'
import type { ReadLimits } from '../limits.ts'
import { ReadProblem } from '../problem.ts'
import type { ReadInput } from '../read.ts'
import { ZipPackage } from '../zip/package.ts'
import { picturesIn } from './inside.ts'
import { type Drawing, openPages } from './pages.ts'

/** Longer picture files are not decoded. */
const PICTURE_BYTES = 256 * 1024 * 1024
/** A page is drawn larger than it is shown and shrunk after: small letters stay gray lines instead of dots. */
const DRAWN_SIDE_PX = 512

/** What a small picture is made of: a picture file, or pixels that were drawn. `small` says why it can't. */
export type Shrink<T> = (picture: Uint8Array | Drawing) => Promise<T | Required<Pick<Reading, 'code' | 'reason'>>>

/**
 * Finds the picture of what is inside an item and has it made small: the picture itself, the cover of music, the first page
 * of a PDF, the preview that a document carries. A code when there is none. SVG is never drawn. Never throws. The input is
 * hostile, and drawing may hang: call it where it can be killed. `fontOf`: see `openPages`.
 */
export async function findPicture<T extends object>(
  input: ReadInput,
  limits: ReadLimits,
  small: Shrink<T>,
  fontOf?: (file: string) => Promise<Uint8Array>,
): Promise<T | Reading> {
  const draft = new Draft(limits)
  try {
    return await choose(input, limits, draft, { small, fontOf })
  } catch (error) {
    draft.fail(error)
    return draft.finish()
  }
}

interface Tools<T> {
  readonly small: Shrink<T>
  readonly fontOf: ((file: string) => Promise<Uint8Array>) | undefined
}

async function choose<T extends object>(
  { name, extension, source }: ReadInput,
  limits: ReadLimits,
  draft: Draft,
  { small, fontOf }: Tools<T>,
): Promise<T | Reading> {
  const head = await readRange(source, 0, SIGNATURE_HEAD_BYTES)
  const found = detect(head, { sizeBytes: source.sizeBytes, guessText: false })
  const told = extension ?? name.toLowerCase().split('.').at(-1) ?? ''
  if (startsWith(head, 'PK\u0003\u0004')) return await fromPackage(source, told, limits, draft, small)
  if (indexOf(head, '%PDF-', 0, 1024) !== -1)
    return await small(await (await openPages(source, fontOf)).draw(1, DRAWN_SIDE_PX))
  const kind = found?.kind ?? extensionTypes.get(told)?.kind
  if (kind === 'audio' || kind === 'video') {
    const { coverOf } = await import('../media.ts')
    const cover = await coverOf(source)
    if (!cover) throw new ReadProblem('unsupported', 'It has no cover.')
    return await small(cover)
  }
  if (kind !== 'image' && kind !== 'raw-image') throw new ReadProblem('unsupported', 'There is no picture of it.')
  if (source.sizeBytes > PICTURE_BYTES) throw new ReadProblem('too_large')
  return await small(await readRange(source, 0, source.sizeBytes))
}

async function fromPackage<T extends object>(
  source: ByteSource,
  extension: string,
  limits: ReadLimits,
  draft: Draft,
  small: Shrink<T>,
): Promise<T | Reading> {
  const zip = await ZipPackage.open(source, draft, limits)
  for (const name of await picturesIn(zip, extension)) {
    const picture = await zip.bytes(name)
    const made = picture && (await small(picture))
    if (made && !('code' in made)) return made
  }
  throw new ReadProblem('unsupported', 'It carries no preview.')
}
