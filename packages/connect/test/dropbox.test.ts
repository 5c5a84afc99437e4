import { AppError } from '@octavo/core'
import { ConnectorSource, Inventory, TOP } from '@octavo/core/connect'
import { connectorCases, eachCase, type Suite, sourceCases, targetCases, writingCases } from '@octavo/core/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createGuard, Dropbox, type Guard } from '../src/index.ts'
import { type DropboxDouble, startDropbox } from '../src/testing/index.ts'
import { connectorWorld, endDoubles, patientClock, signedIn, targetWorld } from './worlds.ts'

let guard: Guard
beforeAll(() => {
  guard = createGuard({ allowPrivateHosts: ['127.0.0.1'] })
})
afterAll(() => guard.close())

const doubles: DropboxDouble[] = []
afterEach(() => endDoubles(doubles))

async function newBox() {
  const double = await startDropbox()
  doubles.push(double)
  const clock = patientClock()
  return { double, clock, connect: () => new Dropbox({ access: signedIn, guard, clock, root: double.url }) }
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

describe('Dropbox', () => {
  const suite: Suite = (name, cases, make) => describe(name, () => eachCase(cases, make, it))
  suite('connector: Dropbox', connectorCases, async () => connectorWorld(await newBox()))
  suite('files from elsewhere: Dropbox', writingCases, async () => connectorWorld(await newBox()))
  suite('source: Dropbox', sourceCases, async () => {
    const { double, connect } = await newBox()
    return { source: new ConnectorSource(connect()), write: async (...file) => double.write(...file) }
  })
  suite('target: one folder of Dropbox', targetCases, async () =>
    targetWorld(await newBox(), { from: 'in here', into: 'in here' }),
  )
  suite('target: from one folder of Dropbox to another', targetCases, async () =>
    targetWorld(await newBox(), { from: 'one', into: 'an/other' }),
  )

  it('says whose it is and how much space it has', async () => {
    const { double, connect } = await newBox()
    double.write('a.txt', 'twelve bytes')
    expect(await connect().account()).toEqual({
      name: 'ada@example.test',
      usedBytes: 12,
      freeBytes: 2 * 1024 ** 3 - 12,
    })
  })

  it('tells what came since within one folder, and lists again when something lies where something was deleted', async () => {
    const { double, connect } = await newBox()
    double.write('In/a.txt', 'a')
    double.write('out.txt', 'o')
    const connector = connect()
    const inventory = new Inventory('in')
    const first = await connector.changes({ within: 'in' })
    inventory.take(first)
    // The folder itself is none of what is in it.
    expect(inventory.get('in')).toBeUndefined()
    const cursor = first === 'expired' ? '' : first.cursor
    double.write('In/b.txt', 'b')
    double.write('out 2.txt', 'o')
    const since = await connector.changes({ within: 'in', cursor })
    const { added } = inventory.take(since)
    expect([added.map(({ id }) => id), since !== 'expired' && since.isListing]).toEqual([['in/b.txt'], false])
    double.remove('In')
    double.write('In/c.txt', 'c')
    double.troubles.push({
      status: 200,
      body: JSON.stringify({
        ...{ cursor: 'x', has_more: false },
        entries: [
          { '.tag': 'deleted', name: 'In', path_lower: '/in', path_display: '/In' },
          { '.tag': 'folder', name: 'In', path_lower: '/in', path_display: '/In', id: 'id:1' },
        ],
      }),
    })
    expect(await connector.changes({ cursor })).toBe('expired')
  })

  it('is held to what Dropbox says of its calls', async () => {
    const { double } = await newBox()
    const headers = { authorization: 'Bearer good', 'content-type': 'application/json' }
    const ask = (path: string, body: object) =>
      fetch(new URL(`2/${path}`, double.url), { method: 'POST', headers, body: JSON.stringify(body) })
    await ask('files/list_folder', { path: 'no slash', depth: 3, limit: 2001 })
    await ask('files/move_v2', { from_path: '/a' })
    await ask('files/no_such_call', {}).catch(() => undefined)
    const seen = double.violations.splice(0).join('\n')
    for (const word of ['path is "no slash"', 'has no depth', 'limit is 2001', 'to_path is missing', 'no_such_call'])
      expect(seen).toContain(word)
  })

  it('C-4: a document that can only be exported is listed, moved as it is, and read as what it is given out as', async () => {
    const { double, connect } = await newBox()
    double.writeDocument('Plan.paper', 'the plan as a page')
    const connector = connect()
    const entry = await connector.get('plan.paper')
    expect([entry?.kind, entry?.sizeBytes, entry?.exportAs?.extension]).toEqual(['file', 0, 'html'])
    expect(await textOf(await connector.open('plan.paper', { at: 4, length: 4 }))).toBe('plan')
    const moved = await connector.move({ id: 'plan.paper', parentId: TOP, name: 'Plan B.paper' })
    expect([moved.id, moved.name, moved.exportAs?.extension]).toEqual(['plan b.paper', 'Plan B.paper', 'html'])
  })

  it('C-3: waits as its words say, and tells apart what is for good', async () => {
    const { double, connect, clock } = await newBox()
    double.write('a.txt', 'a')
    const connector = connect()
    const said = (status: number, tag: string, more: object = {}) => ({
      status,
      body: JSON.stringify({ error_summary: `${tag}/..`, error: { '.tag': tag.split('/')[0], ...more } }),
    })
    double.troubles.push(
      said(429, 'too_many_requests', { reason: { '.tag': 'too_many_requests' }, retry_after: 2 }),
      said(409, 'to/too_many_write_operations'),
    )
    expect((await connector.move({ id: 'a.txt', parentId: TOP, name: 'b.txt' })).id).toBe('b.txt')
    // The look before the move met the first; the second met it again.
    expect(clock.waits[0]).toBe(2000)
    expect(clock.waits.length).toBe(2)
    for (const [tag, code] of [
      ['to/insufficient_space', 'no_space'],
      ['from_write/no_write_permission', 'permission_denied'],
      ['to/disallowed_name', 'bad_name'],
    ] as const) {
      double.onChange = () => undefined
      double.troubles.push(said(409, tag))
      expect(await codeOf(connector.makeFolder(TOP, 'x'))).toBe(code)
    }
    for (const body of ['', 'no json', '[]']) {
      double.troubles.push({ status: 200, body })
      expect(await codeOf(connector.list(TOP)), body).toBe('corrupt')
    }
  })

  it('capital letters make no other name: a move that would change them alone is refused, and nothing is lost', async () => {
    const { double, connect } = await newBox()
    double.write('Name.txt', 'n')
    const connector = connect()
    expect((await connector.find(TOP, 'NAME.TXT'))?.name).toBe('Name.txt')
    expect(await codeOf(connector.move({ id: 'name.txt', parentId: TOP, name: 'NAME.txt' }))).toBe('unsupported')
    double.write('other.txt', 'o')
    expect(await codeOf(connector.move({ id: 'other.txt', parentId: TOP, name: 'NAME.txt' }))).toBe('already_exists')
    expect([double.read('Name.txt'), double.read('other.txt')]).toEqual(['n', 'o'])
  })

  it('leaves a file of somebody else who came into a folder that is being removed', async () => {
    const { double, connect } = await newBox()
    double.makeFolder('empty')
    const connector = connect()
    double.onChange = (asked) => {
      double.onChange = () => undefined
      const aside = asked.includes('move_v2')
        ? (double.names().find((name) => name.startsWith('.octavo-empty-')) ?? '')
        : ''
      double.write(`${aside}/theirs.txt`, 'theirs')
    }
    expect(await connector.removeEmptyFolder('empty')).toBe(false)
    expect(double.read('empty/theirs.txt')).toBe('theirs')
  })
})
