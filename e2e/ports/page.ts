import { HandleSource } from '../../apps/web/src/platform/web/handle-source.ts'
import {
  eachCase,
  memorySuites,
  type SourceWorld,
  type Suite,
  sourceCases,
} from '../../packages/core/src/testing/index.ts'

/** What became of each case in this browser: the failure, or '' where it holds. */
const results: Record<string, string> = {}
const waiting: (() => Promise<void>)[] = []

/** The same lists of cases that run in Node, over what stands on this browser. */
const suite: Suite = (name, cases, make) =>
  eachCase(cases, make, (title, run) =>
    waiting.push(async () => {
      results[`${name}: ${title}`] = await run().then(
        () => '',
        (error: unknown) => String(error),
      )
    }),
  )

/** A folder of the browser's own file system: its handles are those of a folder that a person picks. */
async function ownFolder(): Promise<SourceWorld> {
  const name = crypto.randomUUID()
  const origin = await navigator.storage.getDirectory()
  const root = await origin.getDirectoryHandle(name, { create: true })
  return {
    source: new HandleSource(root),
    keepsTimes: false,
    async write(path, text) {
      const names = path.split('/')
      const last = names.pop() ?? ''
      let folder = root
      for (const segment of names) folder = await folder.getDirectoryHandle(segment, { create: true })
      const stream = await (await folder.getFileHandle(last, { create: true })).createWritable()
      await stream.write(text)
      await stream.close()
    },
    dispose: () => origin.removeEntry(name, { recursive: true }),
  }
}

suite('source: folder handle', sourceCases, ownFolder)
memorySuites(suite)

const run = async () => {
  for (const next of waiting) await next()
  return results
}

declare global {
  interface Window {
    results: Promise<Record<string, string>>
  }
}
window.results = run()
