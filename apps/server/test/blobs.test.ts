import { open, truncate } from 'node:fs/promises'
import { describe } from 'vitest'
import { holderPath } from '../src/infra/blobs/layout.ts'
import { BlobStore } from '../src/infra/blobs/store.ts'
import { openDataDir } from '../src/infra/datadir/datadir.ts'
import { blobSuite } from './support/blob-suite.ts'
import { filesBelow, freshDataDir } from './support/server.ts'

describe('contents on the disk', () => {
  blobSuite(async () => {
    const dir = await openDataDir(await freshDataDir())
    return {
      store: new BlobStore(dir, 0),
      cut: (blob, sizeBytes) => truncate(holderPath(dir, blob), sizeBytes),
      spoil: async (blob) => {
        const at = (blob.packOffset ?? 0) + blob.sizeBytes - 1
        const handle = await open(holderPath(dir, blob), 'r+')
        await handle.write(Buffer.of(7), 0, 1, at)
        await handle.close()
      },
      traces: () => Promise.resolve(filesBelow(dir.path)),
    }
  })
})
