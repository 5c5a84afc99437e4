import { AppError, applyPlan, approve, onePage, planOf, resumeRun, undoRun } from '@octavo/core'
import { ConnectorSource, ConnectorTarget, Inventory, inventoryOf, TOP } from '@octavo/core/connect'
import {
  connectorCases,
  eachCase,
  MemoryJournal,
  type Suite,
  sourceCases,
  targetCases,
  writingCases,
} from '@octavo/core/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Access, createGuard, Google, type Guard } from '../src/index.ts'
import { type GoogleDriveDouble, startGoogleDrive } from '../src/testing/index.ts'
import { connectorWorld, endDoubles, patientClock, signedIn, targetWorld } from './worlds.ts'

let guard: Guard
beforeAll(() => {
  guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
})
afterAll(() => guard.close())

const doubles: GoogleDriveDouble[] = []
afterEach(() => endDoubles(doubles))

/** What Google says with a status: without the reason, its 403 may mean anything. */
const said = (status: number, reason: string) => ({
  status,
  body: JSON.stringify({ error: { code: status, message: reason, errors: [{ domain: 'global', reason }] } }),
})

async function newDrive(access: Access = signedIn) {
  const double = await startGoogleDrive()
  doubles.push(double)
  const clock = patientClock()
  const connect = () => new Google({ access, guard, clock, root: double.url })
  return { double, connect, clock, refusal: said(403, 'insufficientFilePermissions') }
}

async function textOf(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(chunk)
  return Buffer.concat(parts).toString('utf8')
}

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe('Google Drive', () => {
  const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))
  suite('connector: Google Drive', connectorCases, async () => connectorWorld(await newDrive()))
  suite('files from elsewhere: Google Drive', writingCases, async () => connectorWorld(await newDrive()))
  suite('source: Google Drive', sourceCases, async () => {
    const { double, connect } = await newDrive()
    return { source: new ConnectorSource(connect()), write: async (...file) => void double.write(...file) }
  })
  suite('target: one folder of Google Drive', targetCases, async () =>
    targetWorld(await newDrive(), { from: 'in here', into: 'in here' }),
  )
  suite('target: from one folder of Google Drive to another', targetCases, async () =>
    targetWorld(await newDrive(), { from: 'one', into: 'an/other' }),
  )

  it('says whose drive it is and how much space it has', async () => {
    const { double, connect } = await newDrive()
    double.write('a.txt', 'twelve bytes')
    const { name, usedBytes, freeBytes } = await connect().account()
    expect([name, usedBytes, freeBytes]).toEqual(['ada@example.test', 12, 15 * 1024 ** 3 - 12])
  })

  it('is held to what Google says of its calls', async () => {
    const { double } = await newDrive()
    const headers = { authorization: 'Bearer good' }
    const ask = (path: string, more: RequestInit = {}) =>
      fetch(new URL(`drive/v3/${path}`, double.url), { headers, ...more })
    await ask('files?pageSize=1001&order=name&fields=files(id,title)')
    await ask('changes')
    await ask('files', {
      method: 'POST',
      body: JSON.stringify({ name: 'x', size: '1', colour: 'red', parents: 'root' }),
    })
    await ask('file/1')
    const seen = double.violations.splice(0).join('\n')
    for (const word of ['pageSize is 1001', 'no parameter order', 'no field files/title', 'pageToken is missing'])
      expect(seen).toContain(word)
    for (const word of ["size is the provider's", 'has no colour', 'parents is no list', 'file/1 is no method'])
      expect(seen).toContain(word)
  })

  it('C-4: twins, shortcuts in a ring and things of others are told and stay, and nothing is followed for ever', async () => {
    const { double, connect } = await newDrive()
    const first = double.write('Twin.txt', 'first')
    const second = double.writeTwin('Twin.txt', 'second')
    const ring = double.makeFolder('ring')
    double.writeShortcut('ring/back', ring)
    double.writeShortcut('to itself', ring)
    double.write('a/b.txt', 'x')
    double.share('theirs.txt', 'not mine')
    const loop = double.files.get(double.makeFolder('loop/inner'))
    const outer = double.files.at('loop')
    // Two folders that lie in each other: nothing leads to them any more.
    if (loop && outer) double.files.put({ ...outer, parents: [loop.id] })
    const connector = connect()
    const source = new ConnectorSource(connector)
    const { items, unlisted } = await onePage(source.scan())
    expect(items.map(({ path }) => path).toSorted()).toEqual(['Twin.txt', 'a/b.txt'])
    expect(items.find(({ path }) => path === 'Twin.txt')?.id).toBe(first)
    expect(unlisted.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual([
      'Twin.txt already_exists',
      'ring/back unsupported',
      'to itself unsupported',
    ])
    expect((await connector.find(TOP, 'Twin.txt'))?.id).toBe(first)
    expect(await connector.removeEmptyFolder(ring)).toBe(false)
    expect(await codeOf(connector.move({ id: second, parentId: TOP, name: 'Twin.txt' }))).toBe('done')
    expect(await codeOf(connector.move({ id: second, parentId: ring, name: 'back' }))).toBe('already_exists')
    expect(double.read('Twin.txt')).toBe('first')
  })

  it('C-4: a document that can only be exported is listed, moved as it is, and read as what it is given out as', async () => {
    const { double, connect } = await newDrive()
    const id = double.writeNative('Plan', 'document', 'the plan as a file')
    const form = double.writeNative('Ask', 'form', 'nothing')
    const connector = connect()
    const entry = await connector.get(id)
    expect([entry?.kind, entry?.sizeBytes, entry?.exportAs?.extension]).toEqual(['file', 0, 'docx'])
    const version = entry?.version ?? ''
    expect(await textOf(await connector.open(id, { at: 0, version }))).toBe('the plan as a file')
    expect(await textOf(await connector.open(id, { at: 4, length: 4 }))).toBe('plan')
    expect(await codeOf(connector.open(form, { at: 0 }))).toBe('unsupported')
    const to = await connector.makeFolder(TOP, 'To')
    const moved = await connector.move({ id, parentId: to.id, name: 'Plan B', version })
    expect([moved.version, moved.exportAs?.extension, moved.link?.startsWith('https://')]).toEqual([
      version,
      'docx',
      true,
    ])
    double.writeNative('Large', 'spreadsheet', 'x'.repeat(11 * 1024 * 1024))
    const large = await connector.find(TOP, 'Large')
    expect(await codeOf(connector.open(large?.id ?? '', { at: 0 }))).toBe('too_large')
  })

  it('C-3: waits when Google says 403 for its rates, and not when it says it for good', async () => {
    const { double, connect, clock } = await newDrive()
    double.write('a.txt', 'a')
    const connector = connect()
    double.troubles.push(said(403, 'rateLimitExceeded'), said(403, 'userRateLimitExceeded'), { status: 503 })
    expect((await connector.find(TOP, 'a.txt'))?.sizeBytes).toBe(1)
    expect(clock.waits.length).toBe(3)
    expect(clock.waits.every((ms, index) => ms >= 250 * 2 ** index && ms < 375 * 2 ** index)).toBe(true)
    double.asked.length = 0
    double.troubles.push(said(403, 'insufficientPermissions'))
    expect(await codeOf(connector.find(TOP, 'a.txt'))).toBe('permission_denied')
    double.troubles.push(said(403, 'dailyLimitExceeded'))
    await expect(connector.find(TOP, 'a.txt')).rejects.toMatchObject({ code: 'rate_limited', retryAfterMs: 3_600_000 })
    double.troubles.push(said(403, 'storageQuotaExceeded'))
    expect(await codeOf(connector.find(TOP, 'a.txt'))).toBe('no_space')
    expect([double.asked.length, clock.waits.length]).toEqual([3, 3])
  })

  it('C-3: takes no answer that is none of Drive’s', async () => {
    const { double, connect } = await newDrive()
    const connector = connect()
    for (const body of ['', 'no json', '[]', '"x"', '{']) {
      double.troubles.push({ status: 200, body })
      expect(await codeOf(connector.account()), body).toBe('corrupt')
    }
    double.troubles.push({ status: 302, headers: { location: 'http://169.254.169.254/' } })
    expect(await codeOf(connector.account())).toBe('corrupt')
    double.troubles.push({
      status: 200,
      body: '{"files":[{"id":7},{"id":"x"},null,{"id":"y","name":"z","parents":"no"}]}',
    })
    expect((await connector.changes({ cursor: '{"at":"all","since":"0~0"}' })) !== 'expired').toBe(true)
  })

  it('asks once for another token when ten calls are refused at once, and each is made again', async () => {
    let [good, renewals] = ['old', 0]
    let renewal: Promise<void> | undefined
    const access: Access = {
      async token(refused) {
        if (refused === good)
          renewal ??= Promise.resolve().then(() => {
            renewals += 1
            good = 'good'
          })
        await renewal
        return good
      },
    }
    const { double, connect } = await newDrive(access)
    double.write('a.txt', 'a')
    const connector = connect()
    const found = await Promise.all(Array.from({ length: 10 }, () => connector.account()))
    expect([found.length, renewals]).toEqual([10, 1])
    expect(double.asked.length).toBe(20)
    double.tokens.clear()
    expect(await codeOf(connector.account())).toBe('auth_expired')
  })

  it('reads a whole content with one call, and refuses one that is not what it has to be', async () => {
    const { double, connect } = await newDrive()
    const id = double.write('a.txt', 'before')
    const connector = connect()
    const version = (await connector.get(id))?.version ?? ''
    double.asked.length = 0
    expect(await textOf(await connector.open(id, { at: 0, version }))).toBe('before')
    expect(double.asked.length).toBe(1)
    double.write('a.txt', 'beFore')
    expect(await codeOf(connector.open(id, { at: 0, version }).then(textOf))).toBe('changed_since_review')
  })

  it('tells a folder that goes to the trash as gone with all in it, and what comes back as new', async () => {
    const { double, connect } = await newDrive()
    double.write('a/b/c.txt', 'c')
    double.write('d.txt', 'd')
    const connector = connect()
    const inventory = new Inventory()
    const page = await connector.changes({})
    inventory.take(page)
    const cursor = page === 'expired' ? '' : page.cursor
    const folder = double.files.at('a')
    if (folder) double.files.put({ ...folder, isTrashed: true })
    const { gone } = inventory.take(await connector.changes({ cursor }))
    expect(gone.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c.txt'])
    expect([(await connector.list(TOP)).length, await connector.get(folder?.id ?? '')]).toEqual([1, undefined])
  })

  it('leaves a file of somebody else who came into a folder that is being removed', async () => {
    const { double, connect } = await newDrive()
    const id = double.makeFolder('empty')
    const connector = connect()
    double.onChange = (asked) => {
      double.onChange = () => undefined
      const folder = double.files.get(id)
      if (asked.startsWith('PATCH') && folder)
        double.files.put({
          ...{ name: 'theirs.txt', mimeType: 'text/plain', parents: [id] },
          ...{ modifiedTime: folder.modifiedTime, bytes: Buffer.from('theirs') },
        })
    }
    expect(await connector.removeEmptyFolder(id)).toBe(false)
    expect(double.read('empty/theirs.txt')).toBe('theirs')
    double.remove('empty/theirs.txt')
    expect(await connector.removeEmptyFolder(id)).toBe(true)
    expect(double.files.get(id)?.isTrashed).toBe(true)
  })

  it('two programs that make a folder at the same moment end with one', async () => {
    const { double, connect } = await newDrive()
    double.onChange = () => {
      double.onChange = () => undefined
      // Somebody was faster by a moment.
      const older = new Date(Date.now() - 1000).toISOString()
      double.files.put({
        name: 'New',
        mimeType: 'application/vnd.google-apps.folder',
        parents: [double.files.get('root')?.id ?? ''],
        modifiedTime: older,
      })
    }
    const made = await connect().makeFolder(TOP, 'New')
    const there = (await connect().list(TOP)).filter(({ name }) => name === 'New')
    expect(there.map(({ id }) => id)).toEqual([made.id])
  })

  it('lists a deep folder with forty folders a call, and passes over one that goes meanwhile', async () => {
    const { double, connect } = await newDrive()
    for (let index = 0; index < 100; index += 1) double.write(`deep/f${index}/x.txt`, String(index))
    const connector = connect()
    const within = (await connector.find(TOP, 'deep'))?.id ?? ''
    double.asked.length = 0
    const { inventory } = await inventoryOf(connector, { within })
    expect([inventory.size, double.asked.length]).toEqual([200, 4])
    const half = await connector.changes({ within, limit: 100 })
    double.remove('deep/f7')
    const left = new Inventory(within)
    left.take(half)
    for (let page = half; page !== 'expired' && page.hasMore; ) {
      page = await connector.changes({ within, limit: 100, cursor: page.cursor })
      left.take(page)
    }
    expect(left.size).toBe(199)
  })

  it('R-1, R-6: a run over a drive that loses answers and asks to wait is resumed and taken back', async () => {
    const { double, connect } = await newDrive()
    for (let index = 0; index < 12; index += 1) double.write(`f${index}.txt`, `text ${index}`)
    const whole = async () =>
      (await connect().list(TOP))
        .map(({ id, name, modifiedAtMs, version }) => [id, name, modifiedAtMs, version].join())
        .toSorted()
    const before = await whole()
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
    const clock = patientClock()
    let chunks = 0
    const onProgress = () => {
      chunks += 1
      double.troubles.push(chunks === 1 ? 'lost' : { status: 429, headers: { 'retry-after': '600' } })
    }
    const run = { clock, chunkSize: 4, root: 'drive:x', into: 'drive:x', target, journal, runId: 'run' } as const
    let result = await applyPlan(approve(planOf('run', 0, acts, [])), { ...run, onProgress })
    expect([result.status, result.waits?.code]).toEqual(['paused', 'rate_limited'])
    double.troubles.length = 0
    result = await resumeRun({ clock, journal, roots })
    expect([result.status, result.counts.done]).toEqual(['completed', 12])
    expect((await whole()).length).toBe(1)
    double.troubles.push('lost')
    const undone = await undoRun({ clock, journal, undoJournal, roots, runId: 'undo' })
    expect([undone.status, undone.counts.done]).toEqual(['completed', 12])
    expect(await whole()).toEqual(before)
  })
})
