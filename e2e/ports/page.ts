import { openDevice, writeDevice } from '../../apps/web/src/device/db.ts'
import { DeviceJournal } from '../../apps/web/src/device/journal.ts'
import { DeviceTarget, type Place, placesHere } from '../../apps/web/src/device/library.ts'
import { HandleSource } from '../../apps/web/src/platform/web/handle-source.ts'
import { isWithin } from '../../packages/core/src/index.ts'
import {
  eachCase,
  type JournalWorld,
  journalCases,
  memorySuites,
  type SourceWorld,
  type Suite,
  sourceCases,
  type TargetWorld,
  targetCases,
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

/** The files of this device: rows of its database, with the texts beside them. */
async function ownDevice(): Promise<TargetWorld> {
  const texts = new Map<string, string>()
  const at = async (path: string) => (await placesHere()).find((place) => place.path === path)
  const put = async (place: Place) => {
    const transaction = await writeDevice(['places'])
    await transaction.objectStore('places').put(place)
    await transaction.done
  }
  const target = new DeviceTarget([])
  const expectation: TargetWorld['expectation'] = async (path) => {
    const inside = (await placesHere()).filter((place) => !place.isFolder && isWithin(path, place.path))
    return {
      sizeBytes: inside.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
      modifiedAtMs: Math.max(0, ...inside.map(({ modifiedAtMs }) => modifiedAtMs)),
    }
  }
  return {
    target,
    expectation,
    async write(_, path, text, modifiedAtMs = 1_600_000_000_000) {
      const known = await at(path)
      const id = known?.id ?? crypto.randomUUID()
      texts.set(id, text)
      await put({ id, path, home: path, sizeBytes: new Blob([text]).size, modifiedAtMs })
    },
    makeFolder: (_, path) =>
      put({ id: `folder:${path}`, path, home: path, sizeBytes: 0, modifiedAtMs: 0, isFolder: true }),
    async read(_, path) {
      const place = await at(path)
      return place && !place.isFolder
        ? { text: texts.get(place.id) ?? '', modifiedAtMs: place.modifiedAtMs }
        : undefined
    },
    isFolder: async (_, path) =>
      (await placesHere()).some((place) => isWithin(path, place.path) && (place.isFolder || place.path !== path)),
    // A move is one transaction and has no half: what a kill leaves behind is all of it or nothing.
    async halfMove(from, to) {
      const expect = await expectation(from)
      await target.carryOut([{ type: 'move', itemId: from, from, to, what: 'file', expect }], {})
    },
    dispose: async () => (await openDevice()).clear('places'),
  }
}

const ownJournal = async (): Promise<JournalWorld> => {
  const runId = crypto.randomUUID()
  return { journal: new DeviceJournal(runId), reopen: async () => new DeviceJournal(runId) }
}

suite('source: folder handle', sourceCases, ownFolder)
suite('target: files of this device', targetCases, ownDevice)
suite('journal: database of this device', journalCases, ownJournal)
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
