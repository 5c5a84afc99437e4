/** The page that sorts a picked folder with the product's own workers, and watches its own thread meanwhile. */
import type { Item } from '@octavo/core'
import { learnInWorker, sortInWorker } from '../../apps/web/src/worker/sort/client.ts'

export interface Timing {
  readonly wallMs: number
  /** Longest task of the page's own thread while it lasted; 0 when none took 50 ms. */
  readonly longestTaskMs: number
  readonly longTasks: number
}

declare global {
  interface Window {
    /** Sorts what was picked, with what `teach` has taught. */
    sort(): Promise<Timing & { readonly byText: number }>
    /** Learns where so many of the picked files belong, as if a person had approved it. */
    teach(count: number): Promise<Timing>
  }
}

const picker = Object.assign(document.createElement('input'), { id: 'folder', type: 'file', webkitdirectory: true })
document.body.append(picker)

const inputs = () =>
  [...(picker.files ?? [])].map((blob, index) => {
    const item: Item = {
      id: String(index),
      is: 'file',
      name: blob.name,
      path: blob.webkitRelativePath,
      sizeBytes: blob.size,
      mediaType: blob.type,
      modifiedAtMs: 0,
      origin: { source: 'library' },
    }
    return { item, blob }
  })

let learned: string[] = []

/** Asking picked files for their sizes takes the page long; the product has done that when they were picked. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 500))

async function timed<T>(work: () => Promise<T>): Promise<Timing & { readonly result: T }> {
  const tasks: number[] = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
  observer.observe({ type: 'longtask' })
  const startMs = performance.now()
  const result = await work()
  const wallMs = performance.now() - startMs
  // Entries come after the task that they are about.
  await new Promise((resolve) => setTimeout(resolve, 300))
  observer.disconnect()
  return { result, wallMs, longestTaskMs: Math.max(0, ...tasks), longTasks: tasks.length }
}

window.sort = async () => {
  const picked = inputs()
  await settled()
  const { result, ...timing } = await timed(() =>
    sortInWorker(picked, { learned, folders: [], language: 'en', signal: new AbortController().signal }),
  )
  return { ...timing, byText: result.judged.filter(({ verdict }) => /^(?:text|learned)$/.test(verdict.by)).length }
}
window.teach = async (count) => {
  const picked = inputs().slice(0, count)
  const filed = picked.map((input, index) => ({
    ...input,
    filed: { lessonId: input.item.id, label: `Folder ${index % 12}` },
  }))
  await settled()
  const { result, ...timing } = await timed(() => learnInWorker(filed, learned))
  learned = [result]
  return timing
}
