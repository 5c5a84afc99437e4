import { fetchPart } from '../connect/bytes.ts'
import { type Connector, type Entry, TOP } from '../connect/connector.ts'
import { Inventory } from '../connect/inventory.ts'
import { AppError } from '../errors/errors.ts'
import { casesOf } from './cases.ts'
import { codeOf, expect } from './expect.ts'

/**
 * What providers do wrong: they sign a person out, refuse for their rates with another code, ask to wait for two seconds or an hour, fail, break
 * off a list or a content, are slow, never answer, forget a cursor, and say by a clock of their own (an hour late) until when to wait.
 */
export type ListedFault =
  | 'signed out'
  | 'refused for its rates'
  | 'wait two seconds'
  | 'wait an hour'
  | 'failed'
  | 'list broken off'
  | 'content broken off'
  | 'slow'
  | 'silent'
  | 'cursor forgotten'
  | 'clock an hour late'

/** A place elsewhere for one list of faults. */
export interface FaultWorld {
  connect(): Connector
  /** One more file, with some bytes, dated as is said. */
  add(name: string, modifiedAtMs?: number): Promise<void>
  /** The next call that it can become of meets the fault; or why this provider can not have it. */
  readonly faults: Readonly<Record<ListedFault, (() => void) | string>>
  /** Milliseconds that the connector waited since this was last asked. */
  waitedMs(): number
  dispose?(): Promise<void>
}

const NAMES = ['one', 'two', 'three', 'four', 'five']
const HOUR_MS = 3_600_000

/** Asks again after `transient`, as everybody does who follows a feed. */
async function patiently<T>(ask: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1)
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'transient' || tries > 3) throw error
    }
}

/** Follows the feed to its end; `copies`: so often is each entry told, on its own page and on the next one. */
async function follow(connector: Connector, inventory: Inventory, { copies = 1, cursor = '' } = {}): Promise<string> {
  let before: readonly Entry[] = []
  for (let at = cursor; ; ) {
    const page = await patiently(() => connector.changes({ limit: 2, ...(at !== '' && { cursor: at }) }))
    if (page === 'expired') inventory.take(page)
    else {
      const told = Array.from({ length: copies }, () => page.entries).flat()
      inventory.take({ ...page, entries: copies > 1 ? [...before, ...told] : told })
      before = page.entries
    }
    at = page === 'expired' ? '' : page.cursor
    if (page !== 'expired' && !page.hasMore) return page.cursor
  }
}

const files = (inventory: Inventory, id = TOP): readonly Entry[] =>
  inventory.in(id).flatMap((entry) => (entry.kind === 'file' ? [entry] : files(inventory, entry.id)))

const lines = (inventory: Inventory): readonly string[] =>
  files(inventory)
    .map(({ name, sizeBytes }) => `${name}:${sizeBytes}`)
    .toSorted()

/** Some files, how they are listed, one of them, and a folder. */
async function filled(world: FaultWorld) {
  for (const name of NAMES) await world.add(name)
  const connector = world.connect()
  const folder = await connector.makeFolder(TOP, 'Moved')
  const inventory = new Inventory()
  const cursor = await follow(connector, inventory)
  const all = lines(inventory)
  const [file] = files(inventory)
  if (file === undefined || all.length !== NAMES.length) throw new Error(`there is ${all.join(', ')}`)
  world.waitedMs()
  return { connector, inventory, cursor, all, file, folder }
}

async function listing(connector: Connector, copies = 1): Promise<readonly string[]> {
  const inventory = new Inventory()
  await follow(connector, inventory, { copies })
  return lines(inventory)
}

/** One list of faults, the same for every provider. */
export const faultCases = casesOf<FaultWorld>((it) => {
  it('C-3, C-5: signed out: is said, by a list, a content and a move, and nothing is changed', async (world) => {
    const { faults } = world
    const meet = faults['signed out']
    if (typeof meet === 'string') return
    const { connector, file, folder, all } = await filled(world)
    meet()
    const order = { id: file.id, parentId: folder.id, name: file.name }
    expect(await codeOf(connector.move(order))).toBe('auth_expired')
    expect(await listing(world.connect())).toEqual(all)
    expect((await world.connect().get(file.id))?.parentId).toBe(file.parentId)
  })

  for (const [fault, leastMs] of [
    ['refused for its rates', 1],
    ['wait two seconds', 2000],
    ['clock an hour late', 2000],
  ] as const)
    it(`C-3: ${fault}: is waited for, not longer than it is asked, and then all is there`, async (world) => {
      const meet = world.faults[fault]
      if (typeof meet === 'string') return
      const { connector, all } = await filled(world)
      meet()
      expect(await listing(connector)).toEqual(all)
      const waitedMs = world.waitedMs()
      expect(waitedMs >= leastMs && waitedMs < 15_000).toBe(true)
    })

  it('C-3: wait an hour: is told with the time, and nothing is changed', async (world) => {
    const meet = world.faults['wait an hour']
    if (typeof meet === 'string') return
    const { connector, file, folder, all } = await filled(world)
    meet()
    const error = await connector
      .move({ id: file.id, parentId: folder.id, name: file.name })
      .catch((problem: unknown) => problem)
    expect(error instanceof AppError && error.code).toBe('rate_limited')
    const told = error instanceof AppError ? error.retryAfterMs : undefined
    if (told !== undefined) expect(told).toBe(HOUR_MS)
    expect(await listing(connector)).toEqual(all)
    expect((await connector.get(file.id))?.parentId).toBe(file.parentId)
  })

  it('C-3: failed: a list is asked for again, and a move leaves each file at one of its two places', async (world) => {
    const meet = world.faults.failed
    if (typeof meet === 'string') return
    const { connector, file, folder, all } = await filled(world)
    meet()
    expect(await listing(connector)).toEqual(all)
    meet()
    await connector.move({ id: file.id, parentId: folder.id, name: file.name }).catch((error: unknown) => {
      if (!(error instanceof AppError) || error.code !== 'transient') throw error
    })
    expect(await listing(world.connect())).toEqual(all)
  })

  it('C-3: list broken off: half a list is none', async (world) => {
    const meet = world.faults['list broken off']
    if (typeof meet === 'string') return
    const { connector, all } = await filled(world)
    meet()
    expect(await listing(connector)).toEqual(all)
  })

  it('C-3: content broken off: is gone on with', async (world) => {
    const meet = world.faults['content broken off']
    if (typeof meet === 'string') return
    const { connector, file } = await filled(world)
    const ask = { at: 0, length: file.sizeBytes }
    const whole = await fetchPart(connector, file, ask)
    meet()
    expect(await fetchPart(connector, file, ask)).toEqual(whole)
    expect(whole.length).toBe(file.sizeBytes)
  })

  it('C-3: slow: is waited for; silent: is left when it is told to', async (world) => {
    const { connector, all } = await filled(world)
    const { slow, silent } = world.faults
    if (typeof slow !== 'string') {
      slow()
      expect(await listing(connector)).toEqual(all)
    }
    if (typeof silent === 'string') return
    silent()
    const stop = new AbortController()
    const asked = world.connect().changes({ signal: stop.signal })
    const ended = asked.catch((error: unknown) => error)
    stop.abort('stopped')
    expect(await ended).toBe('stopped')
  })

  it('C-3: cursor forgotten: all is listed anew, and nothing twice', async (world) => {
    const forget = world.faults['cursor forgotten']
    if (typeof forget === 'string') return
    const { connector, inventory, cursor } = await filled(world)
    await world.add('new')
    forget()
    await follow(connector, inventory, { cursor })
    expect(lines(inventory).length).toBe(NAMES.length + 1)
    expect(lines(inventory)).toEqual(await listing(connector))
  })

  it('C-3: entries that come twice, on one page and on the next: each is there once', async (world) => {
    const { connector, inventory, cursor, all } = await filled(world)
    expect(await listing(connector, 2)).toEqual(all)
    await world.add('new')
    await world.add('newer')
    await follow(connector, inventory, { copies: 2, cursor })
    expect(lines(inventory).length).toBe(NAMES.length + 2)
    expect(lines(inventory)).toEqual(await listing(connector, 3))
  })

  it('C-3: clocks that are wrong: what is dated in 1971 or 2100 is seen when it comes', async (world) => {
    const { connector, inventory, cursor } = await filled(world)
    await world.add('old', 31_536_000_000)
    await world.add('of tomorrow', 4_102_444_800_000)
    await follow(connector, inventory, { cursor })
    expect(lines(inventory).length).toBe(NAMES.length + 2)
    expect(lines(inventory)).toEqual(await listing(connector))
  })
})
