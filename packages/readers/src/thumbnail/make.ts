import { type ByteSource, detect, extensionTypes, type Reading, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import { indexOf, startsWith } from '../bytes.ts'
import { Draft, readRange } from '../draft.ts'
import { encodeThumbnail } from '../image/pixels.ts'
import type { Thumbnail } from '../image/thumbnail.ts'
import type { ReadLimits } from '../limits.ts'
import { coverOf } from '../media.ts'
import { ReadProblem } from '../problem.ts'
import type { ReadInput } from '../read.ts'
import { ZipPackage } from '../zip/package.ts'
import { picturesIn } from './inside.ts'

/** Longer picture files are not decoded. */
const PICTURE_BYTES = 256 * 1024 * 1024

type Small = (picture: Parameters<typeof encodeThumbnail>[0]) => ReturnType<typeof encodeThumbnail>

/**
 * A small picture of what is inside an item, at most `maxSidePx` on its longer side: the picture itself, the cover of
 * music, the first page of a PDF, the preview that a document carries. A code when there is none. SVG is never drawn.
 * Never throws. For Node only, in a process that may die: it decodes hostile bytes in native code, and may hang.
 */
export async function makeThumbnail(
  input: ReadInput,
  maxSidePx: number,
  limits: ReadLimits,
): Promise<Thumbnail | Reading> {
  const draft = new Draft(limits)
  try {
    return await choose(input, limits, draft, (picture) => encodeThumbnail(picture, maxSidePx))
  } catch (error) {
    draft.fail(error)
    return draft.finish()
  }
}

async function choose(
  { name, extension, source }: ReadInput,
  limits: ReadLimits,
  draft: Draft,
  small: Small,
): Promise<Thumbnail | Reading> {
  const head = await readRange(source, 0, SIGNATURE_HEAD_BYTES)
  const found = detect(head, { sizeBytes: source.sizeBytes, guessText: false })
  const told = extension ?? name.toLowerCase().split('.').at(-1) ?? ''
  if (startsWith(head, 'PK\u0003\u0004')) return await fromPackage(source, told, limits, draft, small)
  if (indexOf(head, '%PDF-', 0, 1024) !== -1) {
    // Loaded here only, since it is the one that brings a canvas along.
    const { drawFirstPage } = await import('./page.ts')
    return await small(await drawFirstPage(source))
  }
  const kind = found?.kind ?? extensionTypes.get(told)?.kind
  if (kind === 'audio' || kind === 'video') {
    const cover = await coverOf(source)
    if (!cover) throw new ReadProblem('unsupported', 'It has no cover.')
    return await small(cover)
  }
  if (kind !== 'image' && kind !== 'raw-image') throw new ReadProblem('unsupported', 'There is no picture of it.')
  if (source.sizeBytes > PICTURE_BYTES) throw new ReadProblem('too_large')
  return await small(await readRange(source, 0, source.sizeBytes))
}

async function fromPackage(
  source: ByteSource,
  extension: string,
  limits: ReadLimits,
  draft: Draft,
  small: Small,
): Promise<Thumbnail | Reading> {
  const zip = await ZipPackage.open(source, draft, limits)
  for (const name of await picturesIn(zip, extension)) {
    const picture = await zip.bytes(name)
    const made = picture && (await small(picture))
    if (made && 'webp' in made) return made
  }
  throw new ReadProblem('unsupported', 'It carries no preview.')
}
