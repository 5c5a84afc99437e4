import { entryBytes, fetchPart } from '../connect/bytes.ts'
import { type Changes, type Connector, type Entry, TOP } from '../connect/connector.ts'
import { type Difference, Inventory } from '../connect/inventory.ts'
import { findPath } from '../connect/paths.ts'
import { casesOf } from './cases.ts'
import { codeOf, expect } from './expect.ts'

/**
 * What a provider does for once: it asks to wait for an hour, refuses, has signed the person out, does what it is told and
 * loses its answer, breaks a content off after some bytes, or never answers.
 */
export type ProviderFault = 'wait' | 'refuse' | 'signed-out' | 'lost' | 'cut' | 'hang'

/** A place elsewhere, and how a test sets it up, changes it behind the connector's back, and makes its provider misbehave. */
export interface ConnectorWorld {
  /** A new one over the same place each time, as after a restart. */
  connect(): Connector
  write(path: string, text: string, modifiedAtMs?: number): Promise<void>
  makeFolder(path: string): Promise<void>
  /** Removes a file or a folder with all that is in it. */
  remove(path: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  read(path: string): Promise<string | undefined>
  /** The next call whose answer matters to the fault meets it. */
  meet(fault: ProviderFault): void
  /** All cursors given so far are too old from now on; left out where none ever is. */
  forget?(): void
  /** True where a new file gets the time at which it came, whatever is said of it. */
  readonly hasTimesOfItsOwn?: boolean
  dispose?(): Promise<void>
}

/** What is known of a place, as paths with sizes. */
const seen = (inventory: Inventory, entries: readonly Entry[]): readonly string[] =>
  entries.map((entry) => `${inventory.pathOf(entry.id)}:${entry.sizeBytes}`).toSorted()

/** Follows the feed to its end, each page by a connector of its own, as if there was a crash after each. */
async function follow(
  world: ConnectorWorld,
  inventory: Inventory,
  cursor?: string,
  between: (page: Changes) => Promise<void> = async () => undefined,
): Promise<Difference & { readonly cursor: string }> {
  const [added, changed, gone]: [Entry[], Entry[], Entry[]] = [[], [], []]
  for (let at = cursor; ; ) {
    const connector = world.connect()
    const page = await connector.changes({ limit: 3, ...(at !== undefined && { cursor: at }) })
    await connector.close()
    const difference = inventory.take(page)
    added.push(...difference.added)
    changed.push(...difference.changed)
    gone.push(...difference.gone)
    at = page === 'expired' ? undefined : page.cursor
    if (page !== 'expired') await between(page)
    if (page !== 'expired' && !page.hasMore) return { added, changed, gone, cursor: page.cursor }
  }
}

const FILES = [
  'a.txt',
  'b/one.txt',
  'b/two.txt',
  'b/c/deep.txt',
  'd/漢字 😀 #1?.txt',
  'd/50%25 off&more;x=1+1.txt',
  'e.txt',
]

async function withFiles(world: ConnectorWorld): Promise<Inventory> {
  for (const path of FILES) await world.write(path, path)
  return new Inventory()
}

const all = (inventory: Inventory): readonly string[] => {
  const below = (id: string): readonly string[] =>
    inventory.in(id).flatMap((entry) => (entry.kind === 'file' ? [inventory.pathOf(entry.id) ?? '?'] : below(entry.id)))
  return below(TOP).toSorted()
}

async function entryAt(connector: Connector, path: string): Promise<Entry> {
  const entry = await findPath(connector, path)
  if (entry === undefined) throw new Error(`there is no ${path}`)
  return entry
}

const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes)

/** What every provider has to do. */
export const connectorCases = casesOf<ConnectorWorld>((it) => {
  it('lists all that is there, page by page, with a restart after each', async (world) => {
    const inventory = await withFiles(world)
    await follow(world, inventory)
    expect(all(inventory)).toEqual(FILES.toSorted())
    const sizes = new Map(inventory.in(TOP).map(({ name, kind, sizeBytes }) => [name, `${kind} ${sizeBytes}`]))
    expect([sizes.get('a.txt'), sizes.get('b')]).toEqual(['file 5', 'folder 0'])
  })

  it('tells nothing when nothing has changed', async (world) => {
    const inventory = await withFiles(world)
    const { cursor } = await follow(world, inventory)
    const { added, changed, gone } = await follow(world, inventory, cursor)
    expect([added, changed, gone]).toEqual([[], [], []])
    expect(all(inventory)).toEqual(FILES.toSorted())
  })

  it('sees what was added, changed, renamed, moved and removed since', async (world) => {
    const inventory = await withFiles(world)
    const { cursor } = await follow(world, inventory)
    await world.write('b/new.txt', 'new')
    await world.write('a.txt', 'longer than it was')
    await world.rename('b/one.txt', 'b/renamed.txt')
    await world.rename('e.txt', 'd/e.txt')
    await world.remove('b/two.txt')
    const { cursor: next } = await follow(world, inventory, cursor)
    const now = ['a.txt', 'b/c/deep.txt', 'b/new.txt', 'b/renamed.txt', 'd/e.txt', FILES[4], FILES[5]].toSorted()
    expect(all(inventory)).toEqual(now)
    expect(
      seen(
        inventory,
        inventory.in(TOP).filter(({ kind }) => kind === 'file'),
      ),
    ).toEqual(['a.txt:18'])
    const again = await follow(world, inventory, next)
    expect([again.added, again.changed, again.gone]).toEqual([[], [], []])
  })

  it('lets a folder that is gone take along what was in it', async (world) => {
    const inventory = await withFiles(world)
    const { cursor } = await follow(world, inventory)
    await world.remove('b')
    const { gone } = await follow(world, inventory, cursor)
    expect(gone.map(({ name }) => name).toSorted()).toEqual(['b', 'c', 'deep.txt', 'one.txt', 'two.txt'])
    expect(all(inventory)).toEqual(['a.txt', FILES[4], FILES[5], 'e.txt'].toSorted())
  })

  it('loses nothing that comes or goes while the first listing runs', async (world) => {
    const inventory = await withFiles(world)
    let pages = 0
    const { cursor } = await follow(world, inventory, undefined, async () => {
      pages += 1
      if (pages > 1) return
      await world.write('0 new.txt', 'new')
      await world.write('z/new.txt', 'new')
      await world.remove('d')
    })
    await follow(world, inventory, cursor)
    const now = ['0 new.txt', 'a.txt', 'b/c/deep.txt', 'b/one.txt', 'b/two.txt', 'e.txt', 'z/new.txt']
    expect(all(inventory)).toEqual(now)
  })

  it('lists again after a cursor that is too old, and forgets what is gone', async (world) => {
    if (world.forget === undefined) return
    const inventory = await withFiles(world)
    const { cursor } = await follow(world, inventory)
    await world.remove('b')
    await world.write('new.txt', 'new')
    world.forget()
    const { added, gone } = await follow(world, inventory, cursor)
    expect(added.map(({ name }) => name)).toEqual(['new.txt'])
    expect(gone.length).toBe(5)
    expect(all(inventory)).toEqual(['a.txt', FILES[4], FILES[5], 'e.txt', 'new.txt'].toSorted())
  })

  it('lists the inside of one folder when that alone is asked for', async (world) => {
    await withFiles(world)
    const connector = world.connect()
    const within = (await entryAt(connector, 'b')).id
    const inventory = new Inventory(within)
    const page = await connector.changes({ within })
    inventory.take(page)
    expect(seen(inventory, inventory.in(within))).toEqual(['c:0', 'one.txt:9', 'two.txt:9'])
    expect(page !== 'expired' && page.hasMore).toBe(false)
  })

  it('reads at an offset, and refuses a content that is no longer the one that was listed', async (world) => {
    await world.write('b/text.txt', 'hello world')
    const connector = world.connect()
    const entry = await entryAt(connector, 'b/text.txt')
    const bytes = entryBytes(connector, entry)
    expect([text(await bytes.read(6, 50)), text(await bytes.read(0, 5)), bytes.sizeBytes]).toEqual([
      'world',
      'hello',
      11,
    ])
    expect(text(await fetchPart(connector, entry, { at: 3, length: 4 }))).toBe('lo w')
    await world.write('b/text.txt', 'jello world', 1_600_000_005_000)
    if (entry.version !== undefined)
      expect(await codeOf(fetchPart(connector, entry, { at: 0, length: 5 }))).toBe('changed_since_review')
    expect(await codeOf(connector.open((await entryAt(connector, 'b')).id, { at: 0 }))).toBe('is_folder')
    await world.remove('b/text.txt')
    expect(await codeOf(connector.open(entry.id, { at: 0 }))).toBe('not_found')
  })

  it('goes on with a content that was cut off, and never joins two of them', async (world) => {
    const long = 'abcdefghij'.repeat(20_000)
    await world.write('long.txt', long)
    const connector = world.connect()
    const entry = await entryAt(connector, 'long.txt')
    world.meet('cut')
    expect(text(await fetchPart(connector, entry, { at: 0, length: long.length })) === long).toBe(true)
    if (entry.version === undefined) return
    let wasChanged = false
    const changing: Connector = Object.create(connector, {
      open: {
        value: async (...asked: Parameters<Connector['open']>) => {
          if (asked[1].at > 0 && !wasChanged) {
            wasChanged = true
            await world.write('long.txt', long.toUpperCase(), 1_600_000_005_000)
          }
          return connector.open(...asked)
        },
      },
    })
    world.meet('cut')
    expect(await codeOf(fetchPart(changing, entry, { at: 0, length: long.length }))).toBe('changed_since_review')
  })

  it('makes one folder, asked eight times at once, and after an answer that was lost', async (world) => {
    const connector = world.connect()
    const made = await Promise.all(Array.from({ length: 8 }, () => connector.makeFolder(TOP, 'New')))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    world.meet('lost')
    await connector.makeFolder(TOP, 'Lost').catch(() => undefined)
    await connector.makeFolder(TOP, 'Lost')
    expect((await connector.list(TOP)).map(({ name }) => name).toSorted()).toEqual(['Lost', 'New'])
    await world.write('file', 'x')
    expect(await codeOf(connector.makeFolder(TOP, 'file'))).toBe('not_a_folder')
  })

  it('moves files and whole folders, says what they are then, and back to how it was', async (world) => {
    const before = await withFiles(world)
    await follow(world, before)
    const connector = world.connect()
    const to = await connector.makeFolder(TOP, 'To')
    const file = await entryAt(connector, 'd/漢字 😀 #1?.txt')
    const folder = await entryAt(connector, 'b')
    const movedFile = await connector.move({ id: file.id, parentId: to.id, name: '50% é.txt' })
    const movedFolder = await connector.move({ id: folder.id, parentId: to.id, name: 'b2' })
    expect([movedFile.name, movedFile.parentId, movedFile.sizeBytes]).toEqual(['50% é.txt', to.id, file.sizeBytes])
    expect(movedFile).toEqual(await connector.get(movedFile.id))
    if (connector.can.keepsIds) expect([movedFile.id, movedFolder.id]).toEqual([file.id, folder.id])
    expect(movedFile.version).toBe(file.version)
    expect(await world.read('To/50% é.txt')).toBe('d/漢字 😀 #1?.txt')
    expect(await world.read('To/b2/c/deep.txt')).toBe('b/c/deep.txt')
    expect(await findPath(connector, 'b')).toBeUndefined()
    await connector.move({ id: movedFile.id, parentId: file.parentId, name: file.name })
    await connector.move({ id: movedFolder.id, parentId: folder.parentId, name: folder.name })
    expect(await connector.removeEmptyFolder(to.id)).toBe(true)
    const after = new Inventory()
    await follow(world, after)
    expect(all(after)).toEqual(all(before))
  })

  it('R-2: never replaces a file or a folder, nor merges into one', async (world) => {
    const inventory = await withFiles(world)
    await world.write('To/a.txt', 'theirs')
    await world.makeFolder('To/b')
    const connector = world.connect()
    const to = await entryAt(connector, 'To')
    for (const name of ['a.txt', 'b']) {
      const { id } = await entryAt(connector, name)
      expect(await codeOf(connector.move({ id, parentId: to.id, name }))).toBe('already_exists')
    }
    expect(
      await codeOf(connector.move({ id: (await entryAt(connector, 'e.txt')).id, parentId: to.id, name: 'b' })),
    ).toBe('already_exists')
    expect([await world.read('To/a.txt'), await world.read('a.txt')]).toEqual(['theirs', 'a.txt'])
    await follow(world, inventory)
    expect(all(inventory)).toEqual([...FILES, 'To/a.txt'].toSorted())
  })

  it('moves nothing that is gone or of another version', async (world) => {
    await world.write('a.txt', 'before')
    await world.write('b.txt', 'b')
    const connector = world.connect()
    const { id, version } = await entryAt(connector, 'a.txt')
    const gone = await entryAt(connector, 'b.txt')
    await world.write('a.txt', 'beFore', 1_600_000_005_000)
    await world.remove('b.txt')
    if (version !== undefined)
      expect(await codeOf(connector.move({ id, parentId: TOP, name: 'c.txt', version }))).toBe('changed_since_review')
    expect(await codeOf(connector.move({ id: gone.id, parentId: TOP, name: 'c.txt' }))).toBe('not_found')
    expect([await connector.get(gone.id), await world.read('a.txt')]).toEqual([undefined, 'beFore'])
  })

  it('R-5: removes a folder only when nothing is in it, and no file ever', async (world) => {
    await world.write('full/x.txt', 'x')
    await world.makeFolder('outer/empty')
    const connector = world.connect()
    expect(await connector.removeEmptyFolder((await entryAt(connector, 'full')).id)).toBe(false)
    expect(await connector.removeEmptyFolder((await entryAt(connector, 'outer')).id)).toBe(false)
    expect(await codeOf(connector.removeEmptyFolder((await entryAt(connector, 'full/x.txt')).id))).toBe('not_a_folder')
    expect(await connector.removeEmptyFolder((await entryAt(connector, 'outer/empty')).id)).toBe(true)
    expect((await connector.list(TOP)).map(({ name }) => name).toSorted()).toEqual(['full', 'outer'])
    expect(await world.read('full/x.txt')).toBe('x')
  })

  it('C-3, C-5: says what may go well later, and what will not, and changes nothing', async (world) => {
    await world.write('a.txt', 'a')
    const connector = world.connect()
    const { id } = await entryAt(connector, 'a.txt')
    for (const [fault, code] of [
      ['wait', 'rate_limited'],
      ['signed-out', 'auth_expired'],
      ['refuse', 'permission_denied'],
    ] as const) {
      world.meet(fault)
      expect(await codeOf(connector.move({ id, parentId: TOP, name: 'b.txt' }))).toBe(code)
      expect(await world.read('a.txt')).toBe('a')
    }
    await connector.move({ id, parentId: TOP, name: 'b.txt' })
    expect(await world.read('b.txt')).toBe('a')
  })

  it('stops at once when it is told to, though nobody answers', async (world) => {
    const connector = world.connect()
    const stop = new AbortController()
    world.meet('hang')
    const listing = connector.changes({ signal: stop.signal }).catch((error: unknown) => error)
    stop.abort('stopped')
    expect(await listing).toBe('stopped')
  })
})
