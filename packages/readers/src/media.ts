import type { ByteSource } from '@octavo/core'
import { type IAudioMetadata, parseBlob, selectCover } from 'music-metadata'
import { Bytes, concat, indexOf, startsWith } from './bytes.ts'
import { type Draft, type Reader, type ReadJob, readRange } from './draft.ts'
import { readImage } from './image/index.ts'
import { damaged, ReadProblem } from './problem.ts'

const PAGE_BYTES = 64 * 1024
const MAX_PAGES = 64
/** Headers of a film that are handed over whole; longer ones belong to films of many hours. */
const MOVIE_HEADER_BYTES = 16 * 1024 * 1024

/** A source in the shape that music-metadata reads, a page at a time, so that single numbers cost no trip. */
function pagedBlob(source: ByteSource): Blob {
  const pages = new Map<number, Promise<Uint8Array>>()
  const page = (index: number): Promise<Uint8Array> => {
    const known = pages.get(index)
    if (known) return known
    if (pages.size >= MAX_PAGES) pages.delete(pages.keys().next().value ?? 0)
    const read = readRange(source, index * PAGE_BYTES, PAGE_BYTES)
    pages.set(index, read)
    return read
  }
  const range = async (from: number, to: number): Promise<ArrayBuffer> => {
    if (to - from > PAGE_BYTES * 4) return (await readRange(source, from, to - from)).slice().buffer as ArrayBuffer
    const chunks: Uint8Array[] = []
    for (let at = from; at < to; at = (Math.floor(at / PAGE_BYTES) + 1) * PAGE_BYTES) {
      const index = Math.floor(at / PAGE_BYTES)
      chunks.push((await page(index)).subarray(at - index * PAGE_BYTES, to - index * PAGE_BYTES))
    }
    return concat(chunks).slice().buffer as ArrayBuffer
  }
  const blob = {
    size: source.sizeBytes,
    type: '',
    slice: (from: number, to: number) => ({ arrayBuffer: () => range(from, to) }),
  }
  // music-metadata uses size, type and slice(...).arrayBuffer() of it and nothing else.
  return blob as unknown as Blob
}

function describe({ common, format }: IAudioMetadata, draft: Draft): void {
  draft.line('title', common.title)
  draft.line('artist', common.artist ?? common.albumartist)
  draft.line('album', common.album)
  draft.line('author', common.composer?.[0])
  if (format.duration !== undefined && Number.isFinite(format.duration))
    draft.facts.durationMs = Math.round(format.duration * 1000)
  const video = format.trackInfo?.find((track) => track.video)?.video
  if (video?.pixelWidth && video.pixelHeight) {
    draft.facts.widthPx ??= video.pixelWidth
    draft.facts.heightPx ??= video.pixelHeight
  }
  for (const words of [common.genre?.join(', '), common.comment?.[0]?.text, common.lyrics?.[0]?.text])
    draft.text.line(words)
}

/** The boxes before and after the pictures of an MP4 or QuickTime film (ISO/IEC 14496-12), one after another. */
async function movieHeader(source: ByteSource): Promise<Uint8Array> {
  const boxes: Uint8Array[] = []
  let total = 0
  for (let at = 0, count = 0; at + 8 <= source.sizeBytes && count < 100; count += 1) {
    const head = await readRange(source, at, 16)
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength)
    const small = view.getUint32(0)
    const size =
      small === 1 && head.length === 16 ? Number(view.getBigUint64(8)) : small === 0 ? source.sizeBytes - at : small
    if (size < 8) break
    const isWanted = ['ftyp', 'moov', 'meta', 'uuid', 'wide'].some((name) => startsWith(head, name, 4))
    if (isWanted && total + size <= MOVIE_HEADER_BYTES) {
      boxes.push(await readRange(source, at, size))
      total += size
    }
    at += size
  }
  return concat(boxes)
}

/** Length and size of an AVI film, which stand in its main header (RIFF `avih`). */
function readAvi(head: Bytes, draft: Draft): void {
  const at = 32
  if (!startsWith(head.bytes, 'avih', 24)) throw damaged()
  draft.facts.durationMs = Math.round((head.u32(at) * head.u32(at + 16)) / 1000)
  draft.facts.widthPx = head.u32(at + 32)
  draft.facts.heightPx = head.u32(at + 36)
}

/** Music, speech and films: their tags, how long they last, size of the picture, and when a film was made. */
export const readMedia: Reader = async (job) => {
  const { source, draft } = job
  const head = new Bytes(await readRange(source, 0, 256))
  if (startsWith(head.bytes, 'AVI ', 8)) return readAvi(head, draft)
  if (isBoxed(head)) await readMovieFacts(job)
  try {
    describe(await parseBlob(pagedBlob(source), { skipCovers: true }), draft)
  } catch (error) {
    if (error instanceof ReadProblem) throw error
    const isForeign = error instanceof Error && /UnsupportedFileType|CouldNotDetermine/u.test(error.name)
    if (draft.facts.durationMs === undefined) throw isForeign ? new ReadProblem('unsupported') : damaged()
  }
}

/** The cover that music, a talk or a film carries, front first, as the picture file that lies in its tags. */
export async function coverOf(source: ByteSource): Promise<Uint8Array | undefined> {
  const { common } = await parseBlob(pagedBlob(source), { duration: false })
  return selectCover(common.picture)?.data
}

const isBoxed = (head: Bytes): boolean =>
  ['ftyp', 'moov', 'mdat', 'wide', 'free', 'skip', 'pnot'].some((name) => startsWith(head.bytes, name, 4))

async function readMovieFacts({ source, draft }: ReadJob): Promise<void> {
  const header = await movieHeader(source)
  const { code: _, reason: __, ...facts } = await readImage(header)
  draft.merge(facts)
  const at = indexOf(header, 'mvhd') + 4
  if (at < 4 || at + 20 > header.length || header[at] !== 0) return
  // Movie header box of version 0: two dates, time scale, duration (ISO/IEC 14496-12, section 8.2.2).
  const view = new DataView(header.buffer, header.byteOffset + at)
  const scale = view.getUint32(12)
  if (scale > 0) draft.facts.durationMs = Math.round((view.getUint32(16) / scale) * 1000)
}
