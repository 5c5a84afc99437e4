import { blobSource, FEATURE_SIDE_PX, keptReading, lookOf, type Pixels } from '@octavo/core'
import { DEFAULT_LIMITS, read } from '@octavo/readers'
import { decoded } from '../decode.ts'
import { closeDoors } from './close-doors.ts'
import type { FromReader, ReadJob } from './protocol.ts'

/**
 * As the server reads, but for a phone: no more text than sorting can use even after it was tidied, and a reader that
 * can stop half-way does so before the pool ends it.
 */
const LIMITS = { ...DEFAULT_LIMITS, textChars: 60_000, softMs: 7_000 }

const tell = (message: FromReader) => postMessage(message)

/** A picture as the browser decodes it (`decoded`): small, upright, on white; undefined for a format that it does not know. */
const pixelsOf = (picture: Blob): Promise<Pixels | undefined> =>
  decoded(picture, (whole) => {
    const scale = Math.min(1, FEATURE_SIDE_PX / Math.max(whole.width, whole.height))
    const [widthPx, heightPx] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * scale))) as [
      number,
      number,
    ]
    const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', { willReadFrequently: true })
    if (!context) return undefined
    context.fillStyle = '#ffffff'
    context.fillRect(0, 0, widthPx, heightPx)
    context.imageSmoothingQuality = 'high'
    context.drawImage(whole, 0, 0, widthPx, heightPx)
    const { data } = context.getImageData(0, 0, widthPx, heightPx)
    const rgb = new Uint8Array(widthPx * heightPx * 3)
    for (let from = 0, to = 0; from < data.length; from += 4, to += 3) rgb.set(data.subarray(from, from + 3), to)
    return { widthPx, heightPx, rgb }
  })

closeDoors()
addEventListener('message', async ({ data }: MessageEvent<Partial<ReadJob> | undefined>) => {
  // pdf.js listens and speaks on this channel too, in its own words.
  if (!data?.blob || data.job === undefined) return
  if (data.type === 'look' || data.type === 'pixels') {
    const pixels = await pixelsOf(data.blob)
    if (data.type === 'pixels') return tell({ type: 'pixels', job: data.job, pixels })
    return tell({ type: 'looked', job: data.job, look: pixels && lookOf(pixels) })
  }
  if (data.type !== 'read') return
  const reading = await read({ name: data.name ?? '', source: blobSource(data.blob) }, LIMITS)
  tell({ type: 'reading', job: data.job, reading: keptReading(reading) })
})
tell({ type: 'ready' })
