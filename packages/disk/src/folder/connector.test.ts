import fs from 'node:fs'
import path from 'node:path'
import { AppError, onePage } from '@octavo/core'
import { type Connector, ConnectorSource, ConnectorTarget, type OpenAsk, TOP } from '@octavo/core/connect'
import {
  connectorCases,
  eachCase,
  faultCases,
  type ProviderFault,
  type Suite,
  sourceCases,
  type TargetWorld,
  targetCases,
} from '@octavo/core/testing'
import { afterEach, describe, expect, it } from 'vitest'
import { contents, makePipe, newFolder, write } from '../testing/folders.ts'
import { FolderConnector } from './connector.ts'
import { measureTree } from './tree.ts'

const made: { dispose(): void }[] = []
afterEach(() => {
  for (const folder of made.splice(0)) folder.dispose()
})

function newPlace(): { readonly root: string; readonly connector: FolderConnector } {
  const folder = newFolder()
  made.push(folder)
  return { root: folder.root, connector: new FolderConnector({ root: folder.root }) }
}

/** What a disk never says by itself: those who use a connector have to meet it all the same. */
function withFaults(connector: Connector, faults: ProviderFault[]): Connector {
  const failure = (fault: ProviderFault): AppError =>
    fault === 'wait'
      ? new AppError('rate_limited', 'Wait.', { retryAfterMs: 3_600_000 })
      : fault === 'refuse'
        ? new AppError('permission_denied', 'No.')
        : fault === 'signed-out'
          ? new AppError('auth_expired', 'Sign in.')
          : new AppError('transient', 'It broke.')
  const changing =
    <A extends unknown[], T>(call: (...asked: A) => Promise<T>) =>
    async (...asked: A): Promise<T> => {
      const fault = faults[0]
      if (fault === 'cut' || fault === 'hang' || fault === undefined) return await call(...asked)
      faults.shift()
      if (fault === 'lost') await call(...asked)
      throw failure(fault)
    }
  async function* cut(chunks: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const chunk of chunks) {
      yield chunk.subarray(0, 1000)
      throw failure('cut')
    }
  }
  return {
    can: connector.can,
    account: (signal) => connector.account(signal),
    async changes(ask) {
      if (faults[0] !== 'hang') return await connector.changes(ask)
      faults.shift()
      return await new Promise((_, fail) => ask.signal?.addEventListener('abort', () => fail(ask.signal?.reason)))
    },
    get: (id) => connector.get(id),
    find: (parentId, name) => connector.find(parentId, name),
    list: (id) => connector.list(id),
    async open(id: string, ask: OpenAsk) {
      const chunks = await connector.open(id, ask)
      return faults[0] === 'cut' && faults.shift() ? cut(chunks) : chunks
    },
    makeFolder: changing((parentId, name) => connector.makeFolder(parentId, name)),
    move: changing((order) => connector.move(order)),
    removeEmptyFolder: (id) => connector.removeEmptyFolder(id),
    close: () => connector.close(),
  }
}

const textAt = (root: string, name: string): string | undefined => {
  const file = path.join(root, name)
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file, 'utf8') : undefined
}

const SOME_TIME_MS = 1_600_000_000_000

function targetWorld(from: string, into: string): TargetWorld {
  const { root, connector } = newPlace()
  for (const folder of [from, into]) fs.mkdirSync(path.join(root, folder), { recursive: true })
  const at = (side: 'from' | 'into', name: string) => path.join(root, side === 'from' ? from : into, name)
  return {
    target: new ConnectorTarget(connector, { from, to: into }),
    write: async (side, name, text, ms) => write(at(side, '.'), name, text, ms),
    makeFolder: async (side, name) => void fs.mkdirSync(at(side, name), { recursive: true }),
    async read(side, name) {
      const stat = fs.statSync(at(side, name), { throwIfNoEntry: false })
      return stat?.isFile() ? { text: fs.readFileSync(at(side, name), 'utf8'), modifiedAtMs: stat.mtimeMs } : undefined
    },
    isFolder: async (side, name) => fs.statSync(at(side, name), { throwIfNoEntry: false })?.isDirectory() === true,
    async expectation(name) {
      const source = new ConnectorSource(connector, from)
      const { items, bundles } = await onePage(source.scan())
      const found = items.find((item) => item.path === name)
      const version = source.versionOf(name)
      if (found)
        return {
          sizeBytes: found.sizeBytes,
          modifiedAtMs: found.modifiedAtMs,
          ...(version !== undefined && { version }),
        }
      return bundles.length > 0 ? measureTree(at('from', name)) : { sizeBytes: 0, modifiedAtMs: 0 }
    },
    halfMove: async (old, to) => fs.renameSync(at('from', old), at('into', to)),
  }
}

const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))

suite('connector: a folder of this machine', connectorCases, async () => {
  const { root } = newPlace()
  const faults: ProviderFault[] = []
  return {
    connect: () => withFaults(new FolderConnector({ root }), faults),
    write: async (name, text, ms = SOME_TIME_MS) => write(root, name, text, ms),
    makeFolder: async (name) => void fs.mkdirSync(path.join(root, name), { recursive: true }),
    remove: async (name) => fs.rmSync(path.join(root, name), { recursive: true }),
    rename: async (from, to) => fs.renameSync(path.join(root, from), path.join(root, to)),
    read: async (name) => textAt(root, name),
    meet: (fault) => void faults.push(fault),
  }
})
suite('faults: a folder of this machine', faultCases, async () => {
  const { root } = newPlace()
  const none = 'A file system signs nobody out, asks nobody to wait, and answers as a whole or with an error.'
  return {
    connect: () => new FolderConnector({ root }),
    add: async (name, ms = SOME_TIME_MS) => write(root, name, 'some words', ms),
    waitedMs: () => 0,
    faults: {
      ...{ 'signed out': none, 'refused for its rates': none, 'wait two seconds': none, 'wait an hour': none },
      ...{ failed: none, 'list broken off': none, 'content broken off': none, 'clock an hour late': none },
      ...{ slow: none, silent: 'A read of a disk that hangs can not be left by anybody.', 'cursor forgotten': none },
    },
  }
})
suite('source: a connected folder', sourceCases, async () => {
  const { root, connector } = newPlace()
  return {
    source: new ConnectorSource(connector),
    write: async (name, text, ms = SOME_TIME_MS) => write(root, name, text, ms),
  }
})
suite('target: one connected folder', targetCases, async () => targetWorld('in here', 'in here'))
suite('target: from one connected folder to another', targetCases, async () => targetWorld('one', 'an/other'))

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

it('N-9: no way leads out of a connected folder: no link, no dots, no name that is a path', async () => {
  const outside = newPlace()
  write(outside.root, 'secret.txt', 'secret')
  const { root, connector } = newPlace()
  write(root, 'a.txt', 'a')
  fs.symlinkSync(outside.root, path.join(root, 'link'))
  fs.symlinkSync(path.join(outside.root, 'secret.txt'), path.join(root, 'link.txt'))
  makePipe(path.join(root, 'pipe'))
  const page = await connector.changes({})
  expect([
    page.entries.map(({ id }) => id),
    page.unlisted.map(({ path: at, code }) => `${at} ${code}`).toSorted(),
  ]).toEqual([['a.txt'], ['link link_outside', 'link.txt link_outside', 'pipe unsupported']])
  expect([
    await connector.get('link'),
    await connector.get('link/secret.txt'),
    await connector.find(TOP, 'link.txt'),
  ]).toEqual([undefined, undefined, undefined])
  expect(await codeOf(connector.list('link'))).toBe('link_outside')
  expect(await codeOf(connector.open('link/secret.txt', { at: 0 }))).toBe('link_outside')
  expect(await codeOf(connector.open('link.txt', { at: 0 }))).toBe('link_outside')
  expect(await codeOf(connector.open('pipe', { at: 0 }))).toBe('unsupported')
  for (const id of ['..', '../x', 'a/../../x', '/etc/passwd', 'a\0b']) {
    expect([id, await codeOf(connector.open(id, { at: 0 }))]).toEqual([id, 'bad_path'])
    expect([id, await codeOf(connector.move({ id: 'a.txt', parentId: TOP, name: id }))]).toEqual([id, 'bad_path'])
    expect([id, await codeOf(connector.makeFolder(TOP, id))]).toEqual([id, 'bad_path'])
  }
  expect(await codeOf(connector.move({ id: 'a.txt', parentId: 'link', name: 'a.txt' }))).toBe('link_outside')
  expect(await codeOf(connector.makeFolder('link', 'new'))).toBe('link_outside')
  expect(await codeOf(connector.makeFolder(TOP, 'link'))).toBe('not_a_folder')
  expect([contents(outside.root).length, fs.readdirSync(outside.root), textAt(root, 'a.txt')]).toEqual([
    1,
    ['secret.txt'],
    'a',
  ])
})

it('a folder that somebody swaps for a link while it is listed gains nothing', async () => {
  const outside = newPlace()
  write(outside.root, 'secret.txt', 'secret')
  const { root, connector } = newPlace()
  write(root, 'a/b.txt', 'b')
  const page = await connector.changes({ limit: 1 })
  fs.renameSync(path.join(root, 'a'), path.join(root, 'was a'))
  fs.symlinkSync(outside.root, path.join(root, 'a'))
  const next = await connector.changes({ cursor: page.cursor })
  expect([page.entries.map(({ id }) => id), next.entries]).toEqual([['a'], []])
})

it('tells of a folder that is closed, and lists the others; a root that is gone is said', async () => {
  const { root, connector } = newPlace()
  write(root, 'open/a.txt', 'a')
  fs.mkdirSync(path.join(root, 'closed'))
  fs.chmodSync(path.join(root, 'closed'), 0)
  const { entries, unlisted } = await connector.changes({})
  if (process.getuid?.() !== 0) expect(unlisted.map(({ code }) => code)).toEqual(['permission_denied'])
  expect(entries.some(({ id }) => id === 'open/a.txt')).toBe(true)
  const gone = new FolderConnector({ root: path.join(root, 'nowhere') })
  expect([await codeOf(gone.changes({})), await codeOf(gone.account())]).toEqual(['not_found', 'not_found'])
  const file = new FolderConnector({ root: path.join(root, 'open/a.txt') })
  expect(await codeOf(file.account())).toBe('not_a_folder')
})

it('holds nothing open between two calls, also when nobody reads what was opened', async () => {
  const { root, connector } = newPlace()
  write(root, 'a/b.txt', 'b')
  const held = (): number => fs.readdirSync('/proc/self/fd').length
  const before = held()
  for (let turn = 0; turn < 20; turn += 1) {
    await connector.changes({})
    await connector.open('a/b.txt', { at: 0 })
    for await (const _chunk of await connector.open('a/b.txt', { at: 0 })) break
    await codeOf(connector.open('a/b.txt', { at: 0, version: 'other' }))
    await connector.removeEmptyFolder('a')
  }
  expect(held() - before).toBeLessThan(5)
})
