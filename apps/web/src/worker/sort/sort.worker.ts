import { classifyAll, SIGNATURE_HEAD_BYTES } from '@octavo/core'
import type { SortInput, SortOutput } from './client.ts'

/** A file's first bytes; none where the browser can no longer read it: then its name and type decide. */
const headOf = async (blob: Blob | undefined): Promise<Uint8Array | undefined> => {
  try {
    return blob && new Uint8Array(await blob.slice(0, SIGNATURE_HEAD_BYTES).arrayBuffer())
  } catch {
    return undefined
  }
}

addEventListener('message', async ({ data }: MessageEvent<readonly SortInput[]>) => {
  const inputs = []
  for (const { item, blob } of data) {
    const head = await headOf(blob)
    inputs.push(head ? { item, head } : { item })
  }
  const answer: SortOutput = classifyAll(inputs).map(({ verdict, facts }) => ({
    verdict,
    mismatch: facts.mismatch === true,
  }))
  postMessage(answer)
})
