import { eachOf, type Group, type ImageToGroup, runTask } from '@octavo/core'
import { blobOf } from '../../platform/file-bytes.ts'
import type { SortInput, SortTask } from './protocol.ts'
import type { ReadingPool } from './reading-pool.ts'

/** Characters of all texts that are grouped at once: where there are many, less of each is looked at. */
const MOST_CHARS = 4_000_000
/** Files that are looked at together, so that no reader waits for the next one. */
const AT_ONCE = 6

interface Parts {
  readonly inputs: readonly SortInput[]
  readonly pool: ReadingPool
  /** Hears how many files were looked at. */
  onDone(done: number): void
}

/** Groups files by how they look or by what they say; one that can't be looked at is in no group. */
export const cluster = (task: Extract<SortTask, { type: 'cluster' }>, parts: Parts): Promise<readonly Group[]> =>
  task.kind === 'images' ? clusterPictures(task, parts) : clusterTexts(task, parts)

const clusterPictures = async (
  { groups, language }: Extract<SortTask, { type: 'cluster' }>,
  { inputs, pool, onDone }: Parts,
): Promise<readonly Group[]> => {
  const seen = await eachOf(
    inputs,
    AT_ONCE,
    async ({ item, blob }): Promise<ImageToGroup | undefined> => {
      const pixels = blob && (await pool.pixels(item.name, await blobOf(blob)))
      // Measured at once: the pixels of ten thousand pictures would not fit.
      const [features] = pixels ? runTask({ type: 'features', pixels: [pixels] }).features : []
      return features && { id: item.id, features }
    },
    onDone,
  )
  const images = seen.filter((image) => image !== undefined)
  return images.length === 0 ? [] : runTask({ type: 'images', images, groups, language }).groups
}

const clusterTexts = async (
  { groups, language }: Extract<SortTask, { type: 'cluster' }>,
  { inputs, pool, onDone }: Parts,
): Promise<readonly Group[]> => {
  const most = Math.floor(MOST_CHARS / Math.max(1, inputs.length))
  const read = await eachOf(
    inputs,
    AT_ONCE,
    async ({ item, blob }) => {
      const { text = '', code } = blob ? await pool.read(item.name, await blobOf(blob)) : {}
      // Without text a document is grouped by its name; one that could not be read at all is in no group.
      if (text === '' && code !== undefined && code !== 'no_text') return undefined
      return { id: item.id, name: item.name, text: text.slice(0, most) }
    },
    onDone,
  )
  const documents = read.filter((document) => document !== undefined)
  return documents.length === 0 ? [] : runTask({ type: 'documents', documents, groups, language }).groups
}
