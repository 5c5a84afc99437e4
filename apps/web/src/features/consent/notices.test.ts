import { AppError } from '@octavo/core'
import { describe, expect, it, vi } from 'vitest'
import type { DeviceNotice } from '../../flow/device-types.ts'
import { currentToast } from '../../ui/toast-store.ts'
import { tellNotice } from './notices.ts'

const said = (notice: DeviceNotice) => {
  vi.spyOn(console, 'warn').mockReturnValue()
  tellNotice(notice)
  const { title, description, tone } = currentToast() ?? {}
  return [title, description, tone]
}
const failed = (during: 'collecting' | 'judging' | 'carrying', error: unknown = new Error('x')): DeviceNotice => ({
  ...{ type: 'failed', by: 'select', during, error },
})

describe('what consent mode says when something fails', () => {
  it.each([
    ['files could not be listed', failed('collecting'), 'Scan Failed', 'Could not access files. Please try again.'],
    [
      'they could not be judged',
      failed('judging'),
      'Processing Failed',
      'Could not process files with metadata-only guarantees',
    ],
    [
      'one is more than metadata',
      failed('collecting', new AppError('safety_violation', 'SAFETY_VIOLATION: blob')),
      'Processing Failed',
      'Could not process files with metadata-only guarantees',
    ],
    [
      'nobody has agreed',
      failed('collecting', new AppError('consent_required', 'CONSENT_REQUIRED')),
      'Consent Required',
      'Please grant consent before selecting files',
    ],
    ['the list could not be made', failed('carrying'), 'Sort Failed', 'Could not complete file organization'],
  ])('%s: told in the words of the specification', (_, notice, title, description) => {
    expect(said(notice)).toEqual([title, description, 'destructive'])
  })
})
