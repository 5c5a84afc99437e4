import { describe, expect, it } from 'vitest'
import { HttpError } from '../../http/http.ts'
import { flushFeedback, type QueuedFeedback, submitFeedback, waitingFeedback } from './queue.ts'

const memory = (): Storage => {
  const map = new Map<string, string>()
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
    key: (index) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}
const entry = (key: string): QueuedFeedback => ({ key, body: { type: 'general', rating: 5, message: key } })

describe('feedback', () => {
  it('waits on the device while the server can not be reached, and goes out once, in its order', async () => {
    const storage = memory()
    const offline = async () => {
      throw new TypeError('network')
    }
    expect(await submitFeedback(entry('a'), { send: offline, storage })).toBe('queued')
    expect(await submitFeedback(entry('b'), { send: offline, storage })).toBe('queued')
    await flushFeedback({ send: offline, storage })
    expect(waitingFeedback(storage).map(({ key }) => key)).toEqual(['a', 'b'])
    const sent: string[] = []
    const online = async ({ key }: QueuedFeedback) => void sent.push(key)
    await flushFeedback({ send: online, storage })
    await flushFeedback({ send: online, storage })
    expect(sent).toEqual(['a', 'b'])
    expect(waitingFeedback(storage)).toEqual([])
  })

  it('tells when the server refuses it for good, and never keeps that', async () => {
    const storage = memory()
    const refuse = async () => {
      throw new HttpError(400, 'Bad Request', '{"error":"no"}')
    }
    await expect(submitFeedback(entry('a'), { send: refuse, storage })).rejects.toThrow('400')
    expect(waitingFeedback(storage)).toEqual([])
  })

  it('takes a broken storage for an empty one', () => {
    const storage = memory()
    for (const text of ['{', '3', '[1,null,{}]']) {
      storage.setItem('octavo.feedback-queue', text)
      expect(waitingFeedback(storage)).toEqual([])
    }
  })
})
