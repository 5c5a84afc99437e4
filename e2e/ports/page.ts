import { openDevice, writeDevice } from '../../apps/web/src/device/db.ts'
import { DeviceJournal } from '../../apps/web/src/device/journal.ts'
import { DeviceTarget, type Place, placesHere } from '../../apps/web/src/device/library.ts'
import { HandleFiles, markOf } from '../../apps/web/src/place/handle-files.ts'
import { measureFolder, PlaceSource } from '../../apps/web/src/place/source.ts'
import { PlaceTarget } from '../../apps/web/src/place/target.ts'
import { baseName, isWithin, joinPath, parentPath } from '../../packages/core/src/index.ts'
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
async function newFolder() {
  const name = crypto.randomUUID()
  const origin = await navigator.storage.getDirectory()
  const root = await origin.getDirectoryHandle(name, { create: true })
  const folderAt = async (path: string, create = true) => {
    let folder = root
    for (const segment of path.split('/').filter((one) => one !== ''))
      folder = await folder.getDirectoryHandle(segment, { create })
    return folder
  }
  return {
    root,
    folderAt,
    async write(path: string, content: FileSystemWriteChunkType) {
      const folder = await folderAt(parentPath(path))
      const stream = await (await folder.getFileHandle(baseName(path), { create: true })).createWritable()
      await stream.write(content)
      await stream.close()
    },
    fileAt: async (path: string) =>
      (await (await folderAt(parentPath(path), false)).getFileHandle(baseName(path))).getFile(),
    dispose: () => origin.removeEntry(name, { recursive: true }),
  }
}

async function ownFolder(): Promise<SourceWorld> {
  const { root, write, dispose } = await newFolder()
  return { source: new PlaceSource(new HandleFiles(root)), keepsTimes: false, write, dispose }
}

/** A picked folder as a target, in a browser that renames files or in one that can only copy them. */
async function ownPlace(renames: boolean): Promise<TargetWorld> {
  const { root, write, folderAt, fileAt, dispose } = await newFolder()
  const rename = Object.getOwnPropertyDescriptor(FileSystemFileHandle.prototype, 'move')
  if (!renames) Reflect.deleteProperty(FileSystemFileHandle.prototype, 'move')
  const files = new HandleFiles(root)
  const expectation: TargetWorld['expectation'] = async (path) => {
    const [found] = await files.stat([path])
    if (typeof found !== 'object') return measureFolder(files, path)
    return { sizeBytes: found.sizeBytes, modifiedAtMs: found.modifiedAtMs }
  }
  return {
    target: new PlaceTarget(files),
    times: renames ? 'kept' : 'new',
    expectation,
    write: (_, path, text) => write(path, text),
    makeFolder: async (_, path) => void (await folderAt(path)),
    async read(_, path) {
      const file = await fileAt(path).catch(() => undefined)
      return file && { text: await file.text(), modifiedAtMs: file.lastModified }
    },
    isFolder: (_, path) =>
      folderAt(path, false).then(
        () => true,
        () => false,
      ),
    // A rename has no half; a copy that was killed before its original went lies at both places, beside its mark.
    async halfMove(from, to) {
      if (renames) return files.move(from, to, 'file')
      await write(to, await fileAt(from))
      await write(joinPath(parentPath(to), markOf(from, to)), '')
    },
    async dispose() {
      if (!renames && rename) Object.defineProperty(FileSystemFileHandle.prototype, 'move', rename)
      await dispose()
    },
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
suite('target: folder handle', targetCases, () => ownPlace(true))
suite('target: folder handle in a browser that renames nothing', targetCases, () => ownPlace(false))
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
