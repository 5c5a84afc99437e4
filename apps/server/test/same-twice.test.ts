import { describe, expect, it } from 'vitest'
import { sameTwice } from '../src/infra/blobs/s3/same-twice.ts'

const reading = (...answers: readonly string[]) => {
  let count = 0
  const read = async () => ({ sha256: answers[count++] ?? 'none' })
  return { read, count: () => count }
}

describe('C-7: what a bucket gives', () => {
  it('C-7: is read once where it is what was stored, and again where the way turned a byte', async () => {
    const once = reading('right')
    expect([(await sameTwice('right', once.read)).sha256, once.count()]).toEqual(['right', 1])
    const third = reading('turned', 'turned elsewhere', 'right')
    expect([(await sameTwice('right', third.read)).sha256, third.count()]).toEqual(['right', 3])
  })

  it('C-7: is damaged when it is the same wrong thing twice, and nobody knows when it is another one each time', async () => {
    const damaged = reading('rotten', 'rotten')
    expect([(await sameTwice('right', damaged.read)).sha256, damaged.count()]).toEqual(['rotten', 2])
    const unknown = reading('a', 'b', 'c', 'd', 'right')
    await expect(sameTwice('right', unknown.read)).rejects.toMatchObject({ code: 'io_error' })
    expect(unknown.count()).toBe(4)
  })
})
