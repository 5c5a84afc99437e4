import { fetchPart } from '../connect/bytes.ts'
import { type Connector, TOP } from '../connect/connector.ts'
import { findPath } from '../connect/paths.ts'
import { AppError } from '../errors/errors.ts'
import { casesOf } from './cases.ts'
import type { ConnectorWorld } from './connector-suite.ts'
import { codeOf, expect } from './expect.ts'

const SOME_TIME_MS = 1_600_000_000_000

async function* chunked(text: string, size: number, end?: AppError): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  if (end) throw end
}

/** Puts a text right where the connection begins, or into a folder. */
async function put(
  connector: Connector,
  name: string,
  text: string,
  { parentId = TOP, sizeBytes = new TextEncoder().encode(text).length, end = undefined as AppError | undefined } = {},
) {
  if (connector.put === undefined) throw new Error('it takes nothing')
  const is = { parentId, name, sizeBytes, modifiedAtMs: SOME_TIME_MS, mediaType: 'text/plain' }
  return await connector.put({ ...is, bytes: chunked(text, 300_000, end) })
}

/** Of a size that no provider takes in one piece. */
const long = (): string => Array.from({ length: 1_200_000 }, (_, index) => `${index}`.padStart(9, '.')).join('')

/** What a provider has to do that takes files from elsewhere, and lets go of its own. */
export const writingCases = casesOf<ConnectorWorld>((it) => {
  it('C-8: takes a file whole, with its name and its time, and says what it is then', async (world) => {
    const connector = world.connect()
    const folder = await connector.makeFolder(TOP, 'in here')
    const name = '漢字 😀 #1? 50%25 é.txt'
    const made = await put(connector, name, 'hello world', { parentId: folder.id })
    expect([made.kind, made.name, made.parentId, made.sizeBytes]).toEqual(['file', name, folder.id, 11])
    if (world.hasTimesOfItsOwn !== true) expect(made.modifiedAtMs).toBe(SOME_TIME_MS)
    expect(await world.read(`in here/${name}`)).toBe('hello world')
    expect(made).toEqual(await connector.get(made.id))
    expect((await put(connector, 'empty.txt', '')).sizeBytes).toBe(0)
    expect(await world.read('empty.txt')).toBe('')
  })

  it('C-8: takes a large file piece by piece, and goes on after an answer that was lost', async (world) => {
    const connector = world.connect()
    const text = long()
    world.meet('lost')
    const made = await put(connector, 'long.bin', text).catch(async (error: unknown) => {
      // Where a file comes in one call it may be there all the same, or not: whoever asked looks.
      if (!(error instanceof AppError) || error.code !== 'transient') throw error
      return (await connector.find(TOP, 'long.bin')) ?? (await put(connector, 'long.bin', text))
    })
    expect(made.sizeBytes).toBe(text.length)
    const bytes = await fetchPart(connector, made, { at: 0, length: text.length })
    expect(new TextDecoder().decode(bytes) === text).toBe(true)
    expect((await connector.list(TOP)).map(({ name }) => name)).toEqual(['long.bin'])
  })

  it('R-2: replaces no file and no folder, be it the same content', async (world) => {
    await world.write('a.txt', 'theirs')
    await world.makeFolder('b')
    const connector = world.connect()
    for (const text of ['mine', 'theirs']) expect(await codeOf(put(connector, 'a.txt', text))).toBe('already_exists')
    expect(await codeOf(put(connector, 'b', 'x'))).toBe('already_exists')
    expect(await world.read('a.txt')).toBe('theirs')
    expect((await connector.list(TOP)).map(({ name, kind }) => `${kind} ${name}`).toSorted()).toEqual([
      'file a.txt',
      'folder b',
    ])
  })

  it('C-8: makes nothing of a content that is longer, shorter or broken off, nor where no folder is', async (world) => {
    await world.write('file.txt', 'x')
    const connector = world.connect()
    const text = long()
    for (const sizeBytes of [text.length - 1, text.length + 1])
      expect(await codeOf(put(connector, 'long.bin', text, { sizeBytes }))).toBe('bad_input')
    for (const content of ['short', text]) {
      const end = new AppError('changed_since_review', 'It changed.')
      const sizeBytes = content.length + 10
      expect(await codeOf(put(connector, 'cut.bin', content, { sizeBytes, end }))).toBe('changed_since_review')
    }
    const gone = await connector.makeFolder(TOP, 'gone')
    await connector.removeEmptyFolder(gone.id)
    expect(await codeOf(put(connector, 'a.txt', 'a', { parentId: gone.id }))).toBe('not_found')
    const file = await findPath(connector, 'file.txt')
    expect(await codeOf(put(connector, 'a.txt', 'a', { parentId: file?.id ?? '' }))).toBe('not_a_folder')
    expect((await connector.list(TOP)).map(({ name }) => name)).toEqual(['file.txt'])
  })

  it('C-8: lets go of a file into the trash, and takes out what it was, to where it is wanted', async (world) => {
    await world.write('in/a.txt', 'mine', SOME_TIME_MS)
    await world.write('in/b.txt', 'other', SOME_TIME_MS)
    const connector = world.connect()
    const { letGo, takeBack } = connector
    if (letGo === undefined || takeBack === undefined) return
    const [folder, entry] = [await findPath(connector, 'in'), await findPath(connector, 'in/a.txt')]
    if (entry === undefined || folder === undefined) throw new Error('it is not there')
    expect(await codeOf(connector.letGo?.(folder.id) ?? Promise.resolve())).toBe('is_folder')
    expect(await codeOf(connector.letGo?.(entry.id, 'another version') ?? Promise.resolve())).toBe(
      'changed_since_review',
    )
    expect(await world.read('in/a.txt')).toBe('mine')
    await connector.letGo?.(entry.id, entry.version)
    expect([await world.read('in/a.txt'), await connector.get(entry.id)]).toEqual([undefined, undefined])
    expect(await codeOf(connector.letGo?.(entry.id, entry.version) ?? Promise.resolve())).toBe('not_found')
    const back = (name: string) =>
      connector.takeBack?.({ id: entry.id, parentId: folder.id, name }) ?? Promise.resolve()
    expect(await codeOf(back('b.txt'))).toBe('already_exists')
    expect(await world.read('in/b.txt')).toBe('other')
    const again = await back('c.txt')
    expect([again?.name, again?.sizeBytes, again?.modifiedAtMs]).toEqual(['c.txt', 4, SOME_TIME_MS])
    if (connector.can.keepsIds) expect(again?.id).toBe(entry.id)
    expect((await connector.list(folder.id)).map(({ name }) => name).toSorted()).toEqual(['b.txt', 'c.txt'])
    expect(await world.read('in/c.txt')).toBe('mine')
    // Who knows files by their paths keeps what was there before, too.
    if (connector.can.keepsIds) expect(await back('d.txt')).toBeUndefined()
  })
})
