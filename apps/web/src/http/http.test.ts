import { afterEach, describe, expect, it, vi } from 'vitest'
import { authHeaders, HttpError, requestJson, serverTextOf } from './http.ts'

const answer = (status: number, body: string, statusText = '') =>
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(body, { status, statusText })))
const sent = () => vi.mocked(fetch).mock.calls[0] ?? []

describe('requests', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('a failure is the status, a colon, a space and the body', async () => {
    answer(409, 'taken')
    await expect(requestJson('/api/x')).rejects.toThrow(/^409: taken$/)
  })

  it('an empty body gives the status text', async () => {
    answer(503, '', 'Service Unavailable')
    await expect(requestJson('/api/x')).rejects.toThrow(/^503: Service Unavailable$/)
  })

  it("takes the server's sentence and code out of an error body", async () => {
    answer(507, JSON.stringify({ error: 'Not enough space', code: 'no_space', requestId: 'r' }))
    const error = await requestJson('/api/x').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(HttpError)
    expect(serverTextOf(error)).toBe('Not enough space')
    expect((error as HttpError).code).toBe('no_space')
  })

  it.each(['<html>', '[]', 'null', '{"error":7}'])('a body that is no error body gives no sentence: %s', (body) => {
    expect(serverTextOf(new HttpError(500, 'x', body))).toBeUndefined()
  })

  it('sends cookies always, a content type only with a body, a Bearer token when there is one', async () => {
    answer(200, '{"a":1}')
    expect(await requestJson('/api/x')).toEqual({ a: 1 })
    expect(sent()[1]).toMatchObject({ method: 'GET', credentials: 'include' })
    expect(sent()[1]?.headers).toEqual({})
    vi.stubGlobal('localStorage', { getItem: (name: string) => (name === 'auth_token' ? 't0ken' : null) })
    answer(200, '')
    expect(await requestJson('/api/x', { method: 'POST', body: { b: 2 } })).toBeUndefined()
    expect(sent()[1]).toMatchObject({
      method: 'POST',
      body: '{"b":2}',
      headers: { Authorization: 'Bearer t0ken', 'Content-Type': 'application/json' },
    })
  })

  it('works where storage is closed', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('denied')
      },
    })
    expect(authHeaders()).toEqual({})
  })
})
