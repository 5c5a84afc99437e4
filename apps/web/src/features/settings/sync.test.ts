import { DEFAULT_SETTINGS } from '@octavo/contract'
import { describe, expect, it } from 'vitest'
import { differences } from './sync.ts'

describe('differences', () => {
  it('sends only what changed', () => {
    expect(differences(DEFAULT_SETTINGS, DEFAULT_SETTINGS)).toEqual({})
    const notifications = { email: false, push: false, sms: true }
    const changed = { ...DEFAULT_SETTINGS, theme: 'light' as const, notifications }
    expect(differences(DEFAULT_SETTINGS, changed)).toEqual({ theme: 'light', notifications })
  })
})
