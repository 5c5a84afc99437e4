import { describe, expect, it } from 'vitest'
import { SharedWork } from './shared-work.ts'

/** Work that ends when it is told to, and notes how often it began and whether it was told to stop. */
function held() {
  const begun: AbortSignal[] = []
  const ends: ((value: string) => void)[] = []
  const begin = (signal: AbortSignal) => {
    begun.push(signal)
    return new Promise<string>((resolve) => ends.push(resolve))
  }
  return { begun, ends, begin }
}

describe('SharedWork', () => {
  it('L-9: does once what several ask for at the same time, and again for whoever asks later', async () => {
    const shared = new SharedWork<string>()
    const { begun, ends, begin } = held()
    const both = [shared.join('a', begin), shared.join('a', begin), shared.join('b', begin)]
    expect([begun.length, shared.size]).toEqual([2, 2])
    ends[0]?.('one')
    ends[1]?.('two')
    expect(await Promise.all(both)).toEqual(['one', 'one', 'two'])
    expect(shared.size).toBe(0)
    const later = shared.join('a', begin)
    ends[2]?.('three')
    expect(await later).toBe('three')
  })

  it('L-9: stops when the last one who waits has gone, not before, and nobody joins what stops', async () => {
    const shared = new SharedWork<string>()
    const { begun, ends, begin } = held()
    const [first, second] = [new AbortController(), new AbortController()]
    const gone = [shared.join('a', begin, first.signal), shared.join('a', begin, second.signal)]
    first.abort(new Error('gone'))
    await expect(gone[0]).rejects.toThrow('gone')
    expect(begun[0]?.aborted).toBe(false)
    second.abort(new Error('gone, too'))
    await expect(gone[1]).rejects.toThrow('gone, too')
    expect(begun[0]?.aborted).toBe(true)
    const fresh = shared.join('a', begin)
    ends[0]?.('too late')
    ends[1]?.('fresh')
    expect([begun.length, await fresh]).toEqual([2, 'fresh'])
    await expect(shared.join('a', begin, first.signal)).rejects.toThrow('gone')
  })

  it('tells all who wait of a failure, and forgets it', async () => {
    const shared = new SharedWork<string>()
    const fail = async () => {
      throw new Error('broken')
    }
    const both = [shared.join('a', fail), shared.join('a', fail)]
    for (const one of both) await expect(one).rejects.toThrow('broken')
    expect(await shared.join('a', async () => 'fine')).toBe('fine')
  })
})
