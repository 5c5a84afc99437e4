import { AppError, onePage } from '@octavo/core'
import { ConnectorSource, Inventory, inventoryOf, TOP } from '@octavo/core/connect'
import { connectorCases, eachCase, type Suite, sourceCases, targetCases, writingCases } from '@octavo/core/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGuard, type Guard, OneDrive } from '../src/index.ts'
import { type GraphDouble, startGraph } from '../src/testing/index.ts'
import { connectorWorld, endDoubles, patientClock, signedIn, targetWorld } from './worlds.ts'

let guard: Guard
beforeAll(() => {
  guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
})
afterAll(() => guard.close())

const doubles: GraphDouble[] = []
afterEach(() => endDoubles(doubles))

async function newDrive() {
  const double = await startGraph()
  doubles.push(double)
  const clock = patientClock()
  return { double, clock, connect: () => new OneDrive({ access: signedIn, guard, clock, root: double.url }) }
}

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  )

describe('OneDrive', () => {
  const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))
  suite('connector: OneDrive', connectorCases, async () => connectorWorld(await newDrive()))
  suite('files from elsewhere: OneDrive', writingCases, async () => connectorWorld(await newDrive()))
  suite('source: OneDrive', sourceCases, async () => {
    const { double, connect } = await newDrive()
    return { source: new ConnectorSource(connect()), write: async (...file) => void double.write(...file) }
  })
  suite('target: one folder of OneDrive', targetCases, async () =>
    targetWorld(await newDrive(), { from: 'in here', into: 'in here' }),
  )
  suite('target: from one folder of OneDrive to another', targetCases, async () =>
    targetWorld(await newDrive(), { from: 'one', into: 'an/other' }),
  )

  it('is held to what Microsoft says of its calls', async () => {
    const { double } = await newDrive()
    const headers = { authorization: 'Bearer good' }
    await fetch(new URL('v1.0/me/drive/root/delta?$select=id,colour&$expand=children', double.url), { headers })
    const body = JSON.stringify({ name: 7, folder: {}, shade: 'x' })
    await fetch(new URL('v1.0/me/drive/items/D4C3!101/children', double.url), { method: 'POST', headers, body })
    const seen = double.violations.splice(0).join('\n')
    for (const word of ['driveItem has no colour', 'no option $expand', 'name is 7', 'has no shade'])
      expect(seen).toContain(word)
  })

  it('says whose it is and how much space it has', async () => {
    const { double, connect } = await newDrive()
    double.write('a.txt', 'twelve bytes')
    const free = 5 * 1024 ** 3 - 12
    expect(await connect().account()).toEqual({ name: 'ada@example.test', usedBytes: 12, freeBytes: free })
  })

  it('the token goes to nobody else: not with a content, not along a link to another host', async () => {
    const { double, connect } = await newDrive()
    const id = double.write('a.txt', 'a')
    const connector = connect()
    for await (const chunk of await connector.open(id, { at: 0 })) expect(Buffer.from(chunk).toString()).toBe('a')
    expect(double.asked.some((asked) => asked.startsWith('GET /bytes/'))).toBe(true)
    const elsewhere = 'https://elsewhere.test/v1.0/me/drive/root/delta?token=1'
    for (const name of ['@odata.nextLink', '@odata.deltaLink']) {
      double.troubles.push({ status: 200, body: JSON.stringify({ value: [], [name]: elsewhere }) })
      expect(await codeOf(connector.changes({}))).toBe('corrupt')
    }
    expect(await codeOf(connector.changes({ cursor: JSON.stringify({ link: elsewhere }) }))).toBe('corrupt')
    double.troubles.push({
      status: 200,
      body: JSON.stringify({
        ...{ id, name: 'a.txt', size: 1, parentReference: { id: 'x' }, file: {} },
        '@microsoft.graph.downloadUrl': 'http://169.254.169.254/a',
      }),
    })
    expect(await codeOf(connector.open(id, { at: 0 }))).toBe('corrupt')
  })

  it('C-4: what was added from somebody else’s drive, and notebooks without bytes, are told and stay as they are', async () => {
    const { double, connect } = await newDrive()
    double.write('a.txt', 'a')
    const shortcut = double.writeShortcut('Theirs')
    const notebook = double.writePackage('Notes')
    const connector = connect()
    const { items, unlisted } = await onePage(new ConnectorSource(connector).scan())
    expect(items.map(({ path }) => path).toSorted()).toEqual(['Notes', 'a.txt'])
    expect(unlisted.map(({ path, code }) => `${path} ${code}`)).toEqual(['Theirs unsupported'])
    expect((await connector.get(shortcut))?.shortcutTo).toBe('B5!7')
    expect(await codeOf(connector.open(notebook, { at: 0 }))).toBe('unsupported')
  })

  it('moves nothing that somebody else changed between the look and the move', async () => {
    const { double, connect } = await newDrive()
    const id = double.write('a.txt', 'a')
    const connector = connect()
    const version = (await connector.get(id))?.version ?? ''
    double.onAsk = (asked) => {
      if (asked.startsWith('PATCH')) double.write('a.txt', 'another')
    }
    expect(await codeOf(connector.move({ id, parentId: TOP, name: 'b.txt', version }))).toBe('changed_since_review')
    expect([double.read('a.txt'), double.read('b.txt')]).toEqual(['another', undefined])
  })

  it('C-3: waits when Microsoft says so, by header or by words', async () => {
    const { double, connect, clock } = await newDrive()
    double.write('a.txt', 'a')
    const connector = connect()
    const said = (status: number, code: string) => ({ status, body: JSON.stringify({ error: { code } }) })
    double.troubles.push(
      { status: 429, headers: { 'retry-after': '2' } },
      said(403, 'activityLimitReached'),
      said(509, ''),
    )
    expect((await connector.find(TOP, 'a.txt'))?.sizeBytes).toBe(1)
    expect([clock.waits[0], clock.waits.length]).toEqual([2000, 3])
    double.troubles.push(said(507, 'quotaLimitReached'))
    expect(await codeOf(connector.makeFolder(TOP, 'x'))).toBe('no_space')
    double.troubles.push(said(423, 'resourceLocked'))
    expect(await codeOf(connector.makeFolder(TOP, 'x'))).toBe('transient')
    for (const body of ['', 'no json', '[]']) {
      double.troubles.push({ status: 200, body })
      expect(await codeOf(connector.list(TOP)), body).toBe('corrupt')
    }
  })

  it('lists the inside of one folder by pages, and passes over a folder that goes meanwhile', async () => {
    const { double, connect } = await newDrive()
    const within = double.makeFolder('deep')
    for (let index = 0; index < 450; index += 1) double.write(`deep/f${index}.txt`, 'x')
    for (const name of ['a', 'b', 'c']) double.write(`deep/${name}/x.txt`, 'x')
    const connector = connect()
    expect((await inventoryOf(connector, { within })).inventory.size).toBe(456)
    const inventory = new Inventory(within)
    let page = await connector.changes({ within, limit: 10 })
    inventory.take(page)
    double.remove('deep/a')
    while (page !== 'expired' && page.hasMore) {
      page = await connector.changes({ within, limit: 10, cursor: page.cursor })
      inventory.take(page)
    }
    expect(inventory.size).toBe(455)
  })

  it('leaves a file of somebody else who came into a folder that is being removed', async () => {
    const { double, connect } = await newDrive()
    const id = double.makeFolder('empty')
    const connector = connect()
    double.onChange = () => {
      double.onChange = () => undefined
      double.write(`${double.names().find((name) => name.startsWith('.octavo-empty-'))}/theirs.txt`, 'theirs')
    }
    expect(await connector.removeEmptyFolder(id)).toBe(false)
    expect(double.read('empty/theirs.txt')).toBe('theirs')
  })
})
