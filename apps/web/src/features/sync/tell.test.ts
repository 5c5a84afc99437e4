import { expect, it } from 'vitest'
import { failureToast } from './tell.ts'

it('P2-8.16: a failed sync speaks of credentials where its words do, else it is Sync Failed with its message', () => {
  expect(failureToast('Google Drive API credentials are not configured')).toEqual({
    title: 'Credentials Required',
    description: 'Please configure Google Drive API credentials to enable sync',
    tone: 'destructive',
  })
  expect(failureToast('The drive is full.')).toEqual({
    ...{ title: 'Sync Failed', description: 'The drive is full.', tone: 'destructive' },
  })
  expect(failureToast('Google asked for a pause.')).toMatchObject({ title: 'Sync Failed' })
  expect(failureToast(undefined)).toMatchObject({ title: 'Sync Failed', description: 'Google Drive sync failed' })
})
