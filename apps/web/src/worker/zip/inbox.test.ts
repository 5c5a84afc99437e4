import { describe, expect, it } from 'vitest'
import { createInbox } from './inbox.ts'

describe('inbox', () => {
  it('gives what was pushed in its order, waits for more, and ends when it is closed', async () => {
    const inbox = createInbox<number>()
    inbox.push(1)
    inbox.push(2)
    const seen: number[] = []
    const reading = (async () => {
      for await (const value of inbox) {
        seen.push(value)
        // Pushed while the reader is busy, and closed behind it: nothing may be lost.
        if (value === 3) {
          inbox.push(4)
          inbox.close()
        }
      }
    })()
    await new Promise((resolve) => setImmediate(resolve))
    expect(seen).toEqual([1, 2])
    inbox.push(3)
    await reading
    expect(seen).toEqual([1, 2, 3, 4])
  })
})
