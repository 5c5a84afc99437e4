import type { Config } from '../config/config.ts'
import type { DataDir } from '../datadir/datadir.ts'
import { answerOrder, readOrders } from '../datadir/orders.ts'
import type { Logger } from '../log/log.ts'
import type { Blobs } from './port.ts'
import { claimBucket } from './s3/claim.ts'
import { S3Client } from './s3/client.ts'
import { moveIn, refuseTwoPlaces } from './s3/move-in.ts'
import { S3Store } from './s3/store.ts'
import { BlobStore } from './store.ts'

/** An order that is older was meant for another start. */
const ORDER_MS = 3_600_000

/** Where contents are kept, as the operator said. */
export interface Contents {
  readonly store: Blobs
  /**
   * Once the database is known, before anything is read or written: makes the place that of this installation, and moves contents of
   * the data folder there where that was asked for. Throws StartRefused in words.
   */
  join(paired: { readonly id: string; readonly isInBucket: boolean; readonly anew: boolean }): Promise<void>
}

/** Opens the place of contents: the data folder, or the bucket that was named. Throws StartRefused where contents lie in both. */
export function openContents(parts: {
  readonly config: Pick<Config, 's3' | 'minFreeBytes'>
  readonly dir: DataDir
  readonly log: Logger
  readonly nowMs: () => number
}): Contents {
  const { config, dir, log, nowMs } = parts
  const { s3: place, minFreeBytes } = config
  if (!place) return { store: new BlobStore(dir, minFreeBytes), join: () => Promise.resolve() }
  const orders = readOrders(dir).filter(({ order }) => order === 'to-bucket')
  refuseTwoPlaces(
    dir,
    orders.some(({ atMs }) => Math.abs(Date.now() - atMs) < ORDER_MS),
  )
  const client = new S3Client(place)
  const store = new S3Store(client, dir, { minFreeBytes, presignedAt: place.presignedAt })
  return {
    store,
    async join(paired) {
      await claimBucket(client, place.bucket, paired)
      const moved = await moveIn(dir, store, log, nowMs())
      if (moved) log.warn(moved, 'Contents lie in the bucket now; the old files can be removed when all is well')
      for (const order of orders) answerOrder(dir, order, { ...moved })
    },
  }
}
