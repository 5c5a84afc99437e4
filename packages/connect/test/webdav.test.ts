import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError, applyPlan, approve, type Clock, onePage, planOf, resumeRun, undoRun } from '@octavo/core'
import { ConnectorSource, ConnectorTarget, findPath, TOP } from '@octavo/core/connect'
import {
  type ConnectorWorld,
  connectorCases,
  eachCase,
  MemoryJournal,
  type Suite,
  sourceCases,
  type TargetWorld,
  targetCases,
  writingCases,
} from '@octavo/core/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createGuard, type Guard, WebDav } from '../src/index.ts'
import {
  type DavServer,
  type FaultyProxy,
  hasRclone,
  PASSWORD,
  startProxy,
  startRclone,
  troubleOf,
  USER,
} from '../src/testing/index.ts'

/** How long each call would have waited: here a moment is enough for the server to have ended what was broken off. */
const waits: number[] = []
const clock: Clock = {
  nowMs: () => Date.now(),
  sleep: async (ms) => {
    waits.push(ms)
    await sleep(Math.min(ms / 20, 100))
  },
}

let server: DavServer
let proxy: FaultyProxy
let count = 0
let guard: Guard

/** A folder of the server of its own for each case. */
function newPlace(): { readonly root: string; connect(): WebDav } {
  const name = `case ${++count}`
  const root = path.join(server.root, name)
  fs.mkdirSync(root)
  const url = new URL(encodeURIComponent(name), proxy.url)
  return {
    root,
    connect: () => new WebDav({ url, user: USER, password: PASSWORD, guard, clock }),
  }
}

function write(root: string, name: string, text: string, modifiedAtMs = 1_600_000_000_000): void {
  const file = path.join(root, name)
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  fs.utimesSync(file, modifiedAtMs / 1000, modifiedAtMs / 1000)
}

const read = (root: string, name: string): string | undefined => {
  const file = path.join(root, name)
  return fs.statSync(file, { throwIfNoEntry: false })?.isFile() ? fs.readFileSync(file, 'utf8') : undefined
}

/** Every path below a folder, folders with a slash. */
const tree = (root: string): readonly string[] =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .map((entry) =>
      `${path.join(entry.parentPath, entry.name)}${entry.isDirectory() ? '/' : ''}`.slice(root.length + 1),
    )
    .toSorted()

function targetWorld(from: string, into: string): TargetWorld {
  const { root, connect } = newPlace()
  for (const folder of [from, into]) fs.mkdirSync(path.join(root, folder), { recursive: true })
  const connector = connect()
  const at = (side: 'from' | 'into') => path.join(root, side === 'from' ? from : into)
  return {
    target: new ConnectorTarget(connector, { from, to: into }),
    write: async (side, name, text, ms) => write(at(side), name, text, ms),
    makeFolder: async (side, name) => void fs.mkdirSync(path.join(at(side), name), { recursive: true }),
    read: async (side, name) => {
      const text = read(at(side), name)
      return text === undefined ? undefined : { text, modifiedAtMs: fs.statSync(path.join(at(side), name)).mtimeMs }
    },
    isFolder: async (side, name) =>
      fs.statSync(path.join(at(side), name), { throwIfNoEntry: false })?.isDirectory() === true,
    expectation: async (name) => {
      const source = new ConnectorSource(connector, from)
      const { items } = await onePage(source.scan())
      const { sizeBytes, modifiedAtMs } = items.find((item) => item.path === name) ?? { sizeBytes: 0, modifiedAtMs: 0 }
      const version = source.versionOf(name)
      return { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) }
    },
    halfMove: async (old, to) => fs.renameSync(path.join(at('from'), old), path.join(at('into'), to)),
  }
}

describe.skipIf(!hasRclone())('WebDAV, served by rclone', () => {
  beforeAll(async () => {
    server = await startRclone()
    proxy = await startProxy(server.port)
    guard = createGuard({ allowPrivateHosts: [proxy.url.host] })
  })
  afterAll(async () => {
    await guard?.close()
    await proxy?.end()
    await server?.end()
  })
  beforeEach(() => {
    proxy.troubles.length = 0
    proxy.asked.length = 0
    waits.length = 0
  })
  const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))

  const place = async (): Promise<ConnectorWorld> => {
    const { root, connect } = newPlace()
    return {
      connect,
      write: async (...file) => write(root, ...file),
      makeFolder: async (name) => void fs.mkdirSync(path.join(root, name), { recursive: true }),
      remove: async (name) => fs.rmSync(path.join(root, name), { recursive: true }),
      rename: async (from, to) => fs.renameSync(path.join(root, from), path.join(root, to)),
      read: async (name) => read(root, name),
      meet: (fault) => void proxy.troubles.push(troubleOf(fault)),
      hasTimesOfItsOwn: true,
    }
  }
  suite('connector: WebDAV', connectorCases, place)
  suite('files from elsewhere: WebDAV', writingCases, place)
  suite('source: WebDAV', sourceCases, async () => {
    const { root, connect } = newPlace()
    return { source: new ConnectorSource(connect()), write: async (...file) => write(root, ...file) }
  })
  suite('target: one folder of a WebDAV server', targetCases, async () => targetWorld('in here', 'in here'))
  suite('target: from one folder of a WebDAV server to another', targetCases, async () =>
    targetWorld('one', 'an/other'),
  )

  it('says who is signed in, and when the password is wrong', async () => {
    const { connect } = newPlace()
    expect((await connect().account()).name).toBe(USER)
    const wrong = new WebDav({ url: proxy.url, user: USER, password: 'wrong', guard, clock })
    await expect(wrong.account()).rejects.toMatchObject({ code: 'auth_expired' })
  })

  it('C-3: waits as it is told and tries again, a little longer each time where it is not told', async () => {
    const { root, connect } = newPlace()
    write(root, 'a.txt', 'a')
    const connector = connect()
    proxy.troubles.push(
      { status: 429, headers: { 'retry-after': '3' } },
      { status: 503, headers: { 'retry-after': '1' } },
    )
    expect((await connector.find(TOP, 'a.txt'))?.sizeBytes).toBe(1)
    expect(waits).toEqual([3000, 1000])
    proxy.troubles.push({ status: 500 }, { status: 502 }, 'hang')
    const stop = new AbortController()
    const asked = connector.find(TOP, 'a.txt', stop.signal)
    await expect.poll(() => proxy.troubles.length).toBe(0)
    stop.abort(new Error('stopped'))
    await expect(asked).rejects.toThrow('stopped')
    const [, , one = 0, two = 0] = waits
    expect([one >= 250 && one < 375, two >= 500 && two < 750]).toEqual([true, true])
  })

  it('C-3: gives up after six tries, and at once where it has to wait long or is refused', async () => {
    const { root, connect } = newPlace()
    write(root, 'a.txt', 'a')
    const connector = connect()
    proxy.troubles.push(...Array.from({ length: 9 }, () => ({ status: 500 })))
    await expect(connector.find(TOP, 'a.txt')).rejects.toMatchObject({ code: 'transient' })
    expect(proxy.asked.length).toBe(6)
    proxy.troubles.length = 0
    proxy.asked.length = 0
    proxy.troubles.push({ status: 429, headers: { 'retry-after': '60' } })
    await expect(connector.find(TOP, 'a.txt')).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 60_000 })
    proxy.troubles.push({ status: 403 })
    await expect(connector.find(TOP, 'a.txt')).rejects.toMatchObject({ code: 'permission_denied' })
    proxy.troubles.push({ status: 507 })
    await expect(connector.makeFolder(TOP, 'b')).rejects.toMatchObject({ code: 'no_space' })
    expect(proxy.asked.length).toBe(3)
  })

  it('C-3: takes no answer for a list that is none, is cut or is too long', async () => {
    const { connect } = newPlace()
    const connector = connect()
    const list = (body: string) => ({ status: 207, headers: { 'content-type': 'application/xml' }, body })
    for (const body of [
      '',
      'no xml',
      '<html/>',
      '<multistatus xmlns="DAV:"><response>',
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><multistatus xmlns="DAV:">&a;</multistatus>',
    ]) {
      proxy.troubles.push(list(body))
      await expect(connector.list(TOP), body).rejects.toMatchObject({ code: 'corrupt' })
    }
    proxy.troubles.push(list(' '.repeat(25 * 1024 * 1024)))
    await expect(connector.list(TOP)).rejects.toMatchObject({ code: 'too_large' })
    proxy.troubles.push({ status: 302, headers: { location: 'http://169.254.169.254/' } })
    await expect(connector.account()).rejects.toMatchObject({ code: 'permission_denied' })
    expect(proxy.asked.every((asked) => asked.startsWith('PROPFIND /case%20'))).toBe(true)
  })

  it('C-3: waits for no list that trickles without end, and goes on with the next', async () => {
    const { root } = newPlace()
    write(root, 'a.txt', 'a')
    const url = new URL(encodeURIComponent(path.basename(root)), proxy.url)
    const connector = new WebDav({ url, user: USER, password: PASSWORD, guard, clock, mostListMs: 100 })
    proxy.troubles.push('trickle')
    await expect(connector.list(TOP)).rejects.toMatchObject({ code: 'transient' })
    expect((await connector.list(TOP)).map(({ name }) => name)).toEqual(['a.txt'])
  })

  it('N-9: names of a server lead nowhere else', async () => {
    const { root, connect } = newPlace()
    write(root, 'good.txt', 'x')
    const at = `/case%20${count}`
    const file = (href: string) =>
      `<response><href>${href}</href><propstat><prop><resourcetype/><getcontentlength>1</getcontentlength></prop><status>HTTP/1.1 200 OK</status></propstat></response>`
    const hrefs = [
      ...[
        '/etc/passwd',
        `${at}/../up.txt`,
        `${at}/..%2fup.txt`,
        `${at}/%2e%2e`,
        `${at}/%ff%fe`,
        `${at}/a%00b`,
        `${at}/a%5Cb`,
      ],
      ...['http://elsewhere.test/case/x', `${at}/deep/er.txt`, `${at}/good.txt`],
    ]
    proxy.troubles.push({ status: 207, body: `<multistatus xmlns="DAV:">${hrefs.map(file).join('')}</multistatus>` })
    const { items, unlisted } = await onePage(new ConnectorSource(connect()).scan())
    expect(items.map((item) => item.path)).toEqual(['good.txt'])
    expect(unlisted.map(({ code }) => code)).toEqual(unlisted.map(() => 'bad_name'))
    expect(unlisted.length).toBeGreaterThanOrEqual(5)
  })

  it('R-1, R-6: a run over a server that loses answers, and is away for a while, is resumed and taken back', async () => {
    const { root, connect } = newPlace()
    for (let index = 0; index < 12; index += 1) write(root, `f${index}.txt`, `text ${index}`)
    const before = tree(root)
    const connector = connect()
    const source = new ConnectorSource(connector)
    const { items } = await onePage(source.scan())
    const target = new ConnectorTarget(connector, { from: '', to: '' })
    const acts = items.map(({ id, path: from, sizeBytes, modifiedAtMs }, index) => ({
      type: 'move' as const,
      what: 'file' as const,
      itemId: id,
      from,
      to: `Sorted/${index % 3}/${from}`,
      expect: { sizeBytes, modifiedAtMs, version: source.versionOf(from) ?? '' },
    }))
    const roots = { open: async () => target }
    const [journal, undoJournal] = [new MemoryJournal(), new MemoryJournal()]
    let chunks = 0
    const run = { clock, chunkSize: 4, root: 'drive:x', into: 'drive:x' } as const
    const onProgress = () => {
      chunks += 1
      proxy.troubles.push(chunks === 1 ? 'lost' : { status: 429, headers: { 'retry-after': '600' } })
    }
    const plan = approve(planOf('run', 0, acts, []))
    let result = await applyPlan(plan, { ...run, target, journal, runId: 'run', onProgress })
    expect([result.status, result.waits?.code]).toEqual(['paused', 'rate_limited'])
    result = await resumeRun({ clock, journal, roots })
    expect([result.status, result.counts.done]).toEqual(['completed', 12])
    expect(tree(root).filter((name) => name.startsWith('Sorted/') && !name.endsWith('/')).length).toBe(12)
    proxy.troubles.push('lost')
    const undone = await undoRun({ clock, journal, undoJournal, roots, runId: 'undo' })
    expect([undone.status, undone.counts.done]).toEqual(['completed', 12])
    expect(tree(root)).toEqual(before)
  })

  it('C-5: a password that is refused in the middle pauses the run, and nothing is lost', async () => {
    const { root, connect } = newPlace()
    for (const name of ['a.txt', 'b.txt', 'c.txt']) write(root, name, name)
    const connector = connect()
    const target = new ConnectorTarget(connector, { from: '', to: '' })
    const { items } = await onePage(new ConnectorSource(connector).scan())
    const acts = items.map(({ id, path: from, sizeBytes, modifiedAtMs }) => ({
      type: 'move' as const,
      what: 'file' as const,
      itemId: id,
      from,
      to: `Sorted/${from}`,
      expect: { sizeBytes, modifiedAtMs },
    }))
    const journal = new MemoryJournal()
    proxy.onChange = (asked) => {
      if (asked.includes('/b.txt')) proxy.troubles.push({ status: 401 })
    }
    const run = { clock, target, journal, runId: 'run', root: 'drive:x', into: 'drive:x' } as const
    const result = await applyPlan(approve(planOf('run', 0, acts, [])), run)
    proxy.onChange = () => undefined
    expect([result.status, result.waits?.code]).toEqual(['paused', 'auth_expired'])
    expect(tree(root)).toEqual(['Sorted/', 'Sorted/a.txt', 'Sorted/b.txt', 'c.txt'])
    expect((await resumeRun({ clock, journal, roots: { open: async () => target } })).counts.done).toBe(3)
    expect(tree(root)).toEqual(['Sorted/', 'Sorted/a.txt', 'Sorted/b.txt', 'Sorted/c.txt'])
  })

  it('leaves a file of somebody else who came into a folder that is being removed', async () => {
    const { root, connect } = newPlace()
    fs.mkdirSync(path.join(root, 'empty'))
    const connector = connect()
    proxy.onChange = (asked) => {
      const [, name] =
        /\/(\.octavo-empty-[0-9a-f]+)$/u.exec(
          fs
            .readdirSync(root)
            .map((found) => `/${found}`)
            .join(''),
        ) ?? []
      if (asked.startsWith('MOVE') && name) write(root, `${name}/theirs.txt`, 'theirs')
    }
    const folder = await findPath(connector, 'empty')
    const wasRemoved = await connector.removeEmptyFolder(folder?.id ?? '')
    proxy.onChange = () => undefined
    expect([wasRemoved, tree(root)]).toEqual([false, ['empty/', 'empty/theirs.txt']])
  })
})

it('C-1: a private host that nobody allowed is never called', async () => {
  const guard = createGuard({ allowPrivateHosts: ['127.0.0.1:1'] })
  for (const address of [
    'http://127.0.0.1:2/',
    'http://2130706433/',
    'http://[::ffff:127.0.0.1]/',
    'http://localhost./',
  ]) {
    const connector = new WebDav({ url: new URL(address), guard, clock })
    await expect(connector.account()).rejects.toBeInstanceOf(AppError)
    await expect(connector.account()).rejects.toMatchObject({ code: 'permission_denied' })
  }
  await guard.close()
})
