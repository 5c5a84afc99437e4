import type { Item, Reading } from '@octavo/core'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { closeDoors } from './close-doors.ts'
import { type GatherOptions, gather } from './gather.ts'

const item = (name: string): Item => ({
  id: name,
  is: 'file',
  name,
  path: name,
  sizeBytes: 3,
  mediaType: '',
  modifiedAtMs: 0,
  origin: { source: 'library' },
})
const input = (name: string, content: string | Blob | undefined = 'abc '.repeat(20)) => ({
  item: item(name),
  blob: typeof content === 'string' ? new Blob([content]) : content,
})
const PNG = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'
const png = new Blob([Uint8Array.from(PNG.padEnd(80, '\0'), (letter) => letter.charCodeAt(0))])

describe('gathering what is known of files', () => {
  afterEach(() => vi.restoreAllMocks())
  const look = async (inputs: Parameters<typeof gather>[0], options: Partial<GatherOptions> = {}) => {
    const asked: string[] = []
    const read = async (name: string): Promise<Reading> => {
      asked.push(name)
      return { text: `in ${name}` }
    }
    const known = await gather(inputs, { read, withTags: false, ...options })
    return { known, asked }
  }

  it('reads documents, and pictures only where something was learned; the order stays', async () => {
    const inputs = [input('a.txt'), input('b.png', png), input('c.exe', 'MZ'), input('d.txt')]
    const { known, asked } = await look(inputs)
    expect(known.map(({ item: { name } }) => name)).toEqual(['a.txt', 'b.png', 'c.exe', 'd.txt'])
    expect(asked.sort()).toEqual(['a.txt', 'd.txt'])
    expect(known[0]?.reading).toEqual({ text: 'in a.txt' })
    expect((await look(inputs, { withTags: true })).asked.sort()).toEqual(['a.txt', 'b.png', 'd.txt'])
  })

  it('leaves to name and type what is away, empty, too large, or can no longer be read', async () => {
    const gone = new Blob(['abc'])
    vi.spyOn(gone, 'slice').mockReturnValue({
      arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')),
    } as unknown as Blob)
    const large = new Blob(['abc'])
    Object.defineProperty(large, 'size', { value: 65 * 1024 * 1024 })
    const { known, asked } = await look([
      { item: item('away.txt'), blob: undefined },
      input('empty.txt', ''),
      input('large.txt', large),
      input('gone.txt', gone),
    ])
    expect(asked).toEqual([])
    expect(known.map(({ head, reading }) => [head?.length, reading])).toEqual([
      [undefined, undefined],
      [0, undefined],
      [3, undefined],
      [undefined, undefined],
    ])
  })

  it('tells of each file, and reads nothing any more after its time', async () => {
    const counts: number[] = []
    const { asked, known } = await look([input('a.txt'), input('b.txt')], {
      budgetMs: -1,
      onRead: (done) => counts.push(done),
    })
    expect(counts).toEqual([1, 2])
    expect(asked).toEqual([])
    expect(known).toHaveLength(2)
  })
})

describe('a worker that reads', () => {
  it('has no way to the network or to what the browser stores, not by a prototype either', () => {
    class Scope {
      fetch() {
        return 'sent'
      }
    }
    const scope: Record<string, unknown> = Object.assign(Object.create(Scope.prototype), { indexedDB: {}, kept: 1 })
    closeDoors(scope)
    expect([scope.fetch, scope.indexedDB, scope.WebSocket, scope.caches]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
    expect(Scope.prototype.fetch).toBeUndefined()
    expect(scope.kept).toBe(1)
    expect(() => Object.defineProperty(scope, 'fetch', { value: () => 'sent' })).toThrow()
  })
})
