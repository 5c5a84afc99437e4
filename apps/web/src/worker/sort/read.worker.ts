import { blobSource, keptReading } from '@octavo/core'
import { DEFAULT_LIMITS, read } from '@octavo/readers'
import { closeDoors } from './close-doors.ts'
import type { FromReader, ReadJob } from './protocol.ts'

/**
 * As the server reads, but for a phone: no more text than sorting can use even after it was tidied, and a reader that
 * can stop half-way does so before the pool ends it.
 */
const LIMITS = { ...DEFAULT_LIMITS, textChars: 60_000, softMs: 7_000 }

const tell = (message: FromReader) => postMessage(message)

closeDoors()
addEventListener('message', async ({ data }: MessageEvent<Partial<ReadJob> | undefined>) => {
  // pdf.js listens and speaks on this channel too, in its own words.
  if (data?.type !== 'read' || !data.blob || data.job === undefined) return
  const reading = await read({ name: data.name ?? '', source: blobSource(data.blob) }, LIMITS)
  tell({ type: 'reading', job: data.job, reading: keptReading(reading) })
})
tell({ type: 'ready' })
