import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
