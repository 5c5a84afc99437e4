import { describe, expect, it } from 'vitest'
import { closeDoors } from './close-doors.ts'

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
