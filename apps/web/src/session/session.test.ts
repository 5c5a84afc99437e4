import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { parseUser } from './session.ts'

describe('parseUser', () => {
  it('reads what the server gave', () => {
    const user = { id: 'u', email: 'a@example.org', firstName: 'Ada', lastName: null }
    expect(parseUser(JSON.stringify({ ...user, createdAtMs: 1 }))).toEqual(user)
  })

  it('takes anything else for nobody, and never throws', () => {
    for (const text of [null, '', '{', 'null', '[]', '{"id":1,"email":"x"}', '{"id":"x"}'])
      expect(parseUser(text)).toBeUndefined()
    fc.assert(fc.property(fc.string(), (text) => void parseUser(text)))
  })
})

describe('a session that the server refuses', () => {
  const kept = new Map<string, string>()
  const ada = { id: 'a', email: 'ada@example.org', firstName: null, lastName: null }
  const session = async () => {
    vi.resetModules()
    return { session: await import('./session.ts'), http: await import('../http/http.ts') }
  }
  const answering = (status: number, code?: string) =>
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(JSON.stringify({ error: 'No', code }), { status })),
    )

  beforeEach(() => {
    kept.clear()
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
      removeItem: (name: string) => kept.delete(name),
    })
    vi.stubGlobal('addEventListener', () => undefined)
    vi.stubGlobal('removeEventListener', () => undefined)
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is over, told once, and keeps who it was until somebody logs in', async () => {
    const { session: now, http } = await session()
    now.storeSession('old', ada)
    let heard = 0
    const stop = now.subscribeSession(() => heard++)
    answering(401, 'unauthorized')
    await expect(http.requestJson('/api/files')).rejects.toThrow('401')
    await expect(http.requestJson('/api/runs')).rejects.toThrow('401')
    expect([now.isSessionOver(), heard, now.sessionUser()?.id]).toEqual([true, 1, 'a'])
    // The token stays: what is called meanwhile must be refused, not land in a guest's library.
    expect(kept.get('auth_token')).toBe('old')
    now.storeSession('new', ada)
    expect(now.isSessionOver()).toBe(false)
    // An answer that comes late is about the old one.
    now.noteSessionOver('old')
    expect(now.isSessionOver()).toBe(false)
    stop()
  })

  it.each([
    ['a wrong password at the door', '/api/auth/login', 401, 'unauthorized'],
    ['a password that is not fresh', '/api/account', 401, 'reauth_required'],
    ['what is forbidden', '/api/files', 403, 'forbidden'],
  ])('%s says nothing about the session', async (_what, url, status, code) => {
    const { session: now, http } = await session()
    now.storeSession('good', ada)
    answering(status, code)
    await expect(http.requestJson(url, { method: 'POST' })).rejects.toThrow(String(status))
    expect(now.isSessionOver()).toBe(false)
  })

  it("a guest's 401 says nothing either", async () => {
    const { session: now, http } = await session()
    answering(401, 'unauthorized')
    await expect(http.requestJson('/api/account/sessions')).rejects.toThrow('401')
    expect(now.isSessionOver()).toBe(false)
  })
})
