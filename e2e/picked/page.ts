import { pickFromInput } from '../../apps/web/src/intake/pick.ts'
import { sortInWorker } from '../../apps/web/src/worker/sort/client.ts'
import { collapse, itemOf } from '../../packages/core/src/index.ts'

/** A file as a folder input gives it. */
const fileAt = (path: string): File =>
  Object.defineProperty(new File([`text of ${path}`], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
    value: path,
  })

/** What a browser's own sort makes of picked files: pick, meaning of the folders, and the product's worker. */
async function sortPicked(paths: readonly string[]): Promise<readonly string[]> {
  const { entries } = await pickFromInput(paths.map(fileAt))
  const { items, bundles } = collapse(
    entries.map(({ key, path, sizeBytes }) => itemOf('picker', { id: key, path, sizeBytes })),
  )
  const blobs = new Map(entries.flatMap(({ key, blob }) => (blob instanceof Blob ? [[key, blob] as const] : [])))
  const { judged } = await sortInWorker(
    items.map((item) => ({ item, bundle: bundles.includes(item.path), blob: blobs.get(item.id) })),
    { learned: [], folders: [], language: 'en', signal: new AbortController().signal },
  )
  return judged.map(({ verdict }, index) => `${items[index]?.path}: ${verdict.category}, by ${verdict.by}`)
}

declare global {
  interface Window {
    sortPicked: typeof sortPicked
  }
}
window.sortPicked = sortPicked
