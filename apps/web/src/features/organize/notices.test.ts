import { describe, expect, it } from 'vitest'
import type { FlowNotice } from '../../flow/types.ts'
import { HttpError } from '../../http/http.ts'
import { SendError } from '../../intake/types.ts'
import { toToast } from './notices.ts'

const failed = (error: unknown, duringUpload: boolean) => {
  const notice: FlowNotice = { type: 'sortFailed', error, duringUpload }
  const { title, description, tone } = toToast(notice, () => undefined)
  return [title, description, tone]
}

describe('what the main screen says of a failure', () => {
  it('P1-8.8: an upload that fails without words is Upload failed, a sort is Sorting failed', () => {
    for (const error of [new Error('disk'), new SendError('internal', 'stop'), undefined])
      expect(failed(error, true)).toEqual(['Sorting Failed', 'Upload failed', 'destructive'])
    expect(failed(new HttpError(502, 'Bad Gateway', ''), false)).toEqual([
      'Sorting Failed',
      'Sorting failed',
      'destructive',
    ])
  })

  it('P1-8.8: what the server says of it is said instead', () => {
    const refused = new HttpError(429, '', JSON.stringify({ success: false, error: 'Too many for now' }))
    expect(failed(refused, false)[1]).toBe('Too many for now')
    expect(failed(new SendError('internal', 'stop', { text: 'No room' }), true)[1]).toBe('No room')
  })
})
