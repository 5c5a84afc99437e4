import { afterEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from './http.ts'
import { requestFollowed } from './progress-lines.ts'

const LINES = { 'content-type': 'application/x-ndjson; charset=utf-8' }
/** An answer that comes in the given pieces, which know nothing of lines or letters. */
const answer = (pieces: readonly Uint8Array[], headers: Record<string, string> = LINES, status = 200) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status, headers })))
}
const bytes = (text: string) => new TextEncoder().encode(text)
const cut = (whole: Uint8Array, size: number) =>
  Array.from({ length: Math.ceil(whole.length / size) }, (_, index) => whole.subarray(index * size, (index + 1) * size))
const progress = (done: number) => `${JSON.stringify({ type: 'progress', step: 'sorting', done, total: 3 })}\n`

describe('work that tells how far it is', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([1, 2, 7, 1000])('hears each count and gives the result, cut into pieces of %i bytes', async (size) => {
    const result = { name: 'Fotos für Ümit 🐙.jpg' }
    const text = `${progress(1)}\n${progress(3)}${JSON.stringify({ type: 'result', result })}\n`
    answer(cut(bytes(text), size))
    const heard: number[] = []
    expect(await requestFollowed('/api/x', { method: 'POST', body: {} }, (done) => heard.push(done))).toEqual(result)
    expect(heard).toEqual([1, 3])
    expect(vi.mocked(fetch).mock.calls[0]?.[1]?.headers).toMatchObject({
      Accept: 'application/x-ndjson, application/json',
    })
  })

  it('takes the answer of a server that tells no progress', async () => {
    answer([bytes('{"a":1}')], { 'content-type': 'application/json' })
    expect(await requestFollowed('/api/x', {}, () => undefined)).toEqual({ a: 1 })
  })

  it('an error on the way has the sentence and the code of the server', async () => {
    const error = { type: 'error', error: 'Not enough space', code: 'no_space', requestId: 'r' }
    answer([bytes(progress(1) + JSON.stringify(error))])
    const refusal = await requestFollowed('/api/x', {}, () => undefined).catch((reason: unknown) => reason)
    expect(refusal).toBeInstanceOf(HttpError)
    expect(refusal).toMatchObject({ code: 'no_space', serverText: 'Not enough space' })
  })

  it('a refusal at once is one as ever, and an answer that breaks off is no result', async () => {
    answer([bytes('{"error":"No","code":"forbidden"}')], { 'content-type': 'application/json' }, 403)
    await expect(requestFollowed('/api/x', {}, () => undefined)).rejects.toMatchObject({ status: 403 })
    answer([bytes(progress(1))])
    await expect(requestFollowed('/api/x', {}, () => undefined)).rejects.toThrow('broke off')
  })
})
