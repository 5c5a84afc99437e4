import { CONSENT_VERSION, type ConsentReceipt, itemOf, NO_CONSENT, REQUIRED_CONSENT, recordOf } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consentReceipt, eraseConsent, keepConsent, keepMetadata, logConsent } from './consent.ts'

const stored = new Map<string, string>()
const receipt: ConsentReceipt = {
  ...{ version: CONSENT_VERSION, grantedAtMs: 5 },
  consent: { ...NO_CONSENT, ...Object.fromEntries(REQUIRED_CONSENT.map((name) => [name, true])) },
}
const records = ['a', 'b'].map((name) => recordOf(itemOf('picker', { path: `${name}.pdf`, sizeBytes: 3 }), 'PDFs'))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
    removeItem: (name: string) => void stored.delete(name),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what consent mode keeps in this browser', () => {
  it('lies under octavo-metadata and octavo-preferences, and nowhere else', () => {
    keepConsent(receipt)
    logConsent('listed', 2)
    expect(keepMetadata(records)).toBe(true)
    expect([...stored.keys()].sort()).toEqual(['octavo-metadata', 'octavo-preferences'])
    expect(JSON.parse(stored.get('octavo-metadata') ?? '')).toEqual(records)
    expect(consentReceipt()).toEqual(receipt)
    const { log } = JSON.parse(stored.get('octavo-preferences') ?? '')
    expect(log).toEqual([
      { atMs: 5, did: 'granted', count: 0 },
      { atMs: expect.any(Number), did: 'listed', count: 2 },
    ])
  })

  it('is erased whole by a revocation, which says what it was', () => {
    keepConsent(receipt)
    keepMetadata(records)
    expect(eraseConsent()).toEqual({ receipt, recordCount: 2, logCount: 1 })
    expect(stored.size).toBe(0)
    expect(eraseConsent()).toEqual({ receipt: undefined, recordCount: 0, logCount: 0 })
  })

  it('takes nothing but metadata, also from a file of the browser', () => {
    const [record] = records
    for (const more of [{ content: 'words' }, { note: 1 }])
      expect(() => keepMetadata([{ ...record, ...more } as typeof record & object])).toThrow(/SAFETY_VIOLATION/)
    const file: unknown = new File(['words'], 'a.txt')
    expect(() => keepMetadata([file as (typeof records)[number]])).toThrow(/SAFETY_VIOLATION/)
    expect(stored.size).toBe(0)
  })

  it('is not there where it is broken, and a list that does not fit is not kept', () => {
    stored.set('octavo-preferences', '{"receipt":{"version":"1"}}')
    expect(consentReceipt()).toBeUndefined()
    logConsent('listed', 1)
    expect(stored.get('octavo-preferences')).not.toContain('listed')
    vi.spyOn(console, 'warn').mockReturnValue()
    localStorage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    expect(keepMetadata(records)).toBe(false)
  })
})
