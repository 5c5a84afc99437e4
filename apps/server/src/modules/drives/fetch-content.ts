import { AppError } from '@octavo/core'
import type { Connector, Entry } from '@octavo/core/connect'
import { SMALL_BYTES } from '../../infra/blobs/intake.ts'
import type { BlobIntake, Received } from '../../infra/blobs/port.ts'

/** How often a download may break without having brought a single byte. */
const MOST_BREAKS = 4

/**
 * Downloads a whole file, or the export of a document without bytes, into an intake; `onBytes` hears how many have come. What
 * breaks off is gone on with where it broke, while the content is the same; an export begins again. Throws AppError as
 * `Connector.open`, `changed_since_review` too.
 */
export async function fetchContent(
  connector: Connector,
  entry: Entry,
  intake: BlobIntake,
  { signal, onBytes }: { readonly signal: AbortSignal; readonly onBytes: (count: number) => void },
): Promise<Received> {
  const isExport = entry.exportAs !== undefined
  let held: Uint8Array[] = []
  let count = 0
  let large: Awaited<ReturnType<BlobIntake['large']>> | undefined
  const take = async (chunk: Uint8Array): Promise<void> => {
    count += chunk.length
    if (large) return await large.append(chunk)
    // The connection may use its buffer again.
    held.push(chunk.slice())
    if (count <= SMALL_BYTES) return
    large = await intake.large()
    for (const part of held.splice(0)) await large.append(part)
  }
  for (let breaks = 0; ; ) {
    const before = count
    try {
      if (entry.sizeBytes > 0 || isExport) {
        const ask = { at: count, signal, ...(entry.version !== undefined && !isExport && { version: entry.version }) }
        for await (const chunk of await connector.open(entry.id, ask)) {
          signal.throwIfAborted()
          await take(chunk)
          onBytes(count)
        }
      }
      if (!isExport && count < entry.sizeBytes) throw new AppError('transient', 'The download broke off.')
      break
    } catch (error) {
      signal.throwIfAborted()
      const isBreak = error instanceof AppError && error.code === 'transient' && error.retryAfterMs === undefined
      breaks = count > before ? 0 : breaks + 1
      if (!isBreak || breaks > MOST_BREAKS) {
        await large?.drop()
        throw error
      }
      if (!isExport) continue
      await large?.drop()
      large = undefined
      held = []
      count = 0
      breaks += 1
    }
  }
  if (large) return large.end()
  const { received, wait } = intake.small(held, count)
  await wait
  return received
}
