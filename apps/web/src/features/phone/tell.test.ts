import { describe, expect, it, vi } from 'vitest'
import type { DeviceNotice } from '../../flow/device-types.ts'
import { folderToast, mobileToast } from './tell.ts'

const report = { runId: 'r', movedCount: 3, folderCount: 2, stayed: [], way: 'ai', where: 'server' } as const
const failed = (message: string, during: 'collecting' | 'judging' | 'carrying' = 'collecting'): DeviceNotice => ({
  ...{ type: 'failed', by: 'folder', during, error: new Error(message) },
})
const SCANNING = 'Unable to access files. Please try selecting a different folder or individual files.'

describe('toasts of folder access', () => {
  it.each<[DeviceNotice, string, string | undefined]>([
    [{ type: 'found', by: 'folder', fileCount: 1, categoryCount: 1 }, 'Found 1 file!', 'Organized into 1 category'],
    [
      { type: 'found', by: 'folder', fileCount: 40, categoryCount: 6 },
      'Found 40 files!',
      'Organized into 6 categories',
    ],
    [
      { type: 'empty', by: 'folder' },
      'No Files Found',
      'Please select a folder or files to organize. Make sure to choose a folder with files inside.',
    ],
    [
      { type: 'cancelled', by: 'folder' },
      'File Access Cancelled',
      'File scanning was cancelled. Try again when ready.',
    ],
    [{ type: 'refused', by: 'folder' }, 'File Access Failed', 'Please grant file access permissions to continue.'],
    [
      failed('No files selected - user may have cancelled'),
      'No Files Selected',
      'Please select a folder or files to organize.',
    ],
    [failed('No files selected or accessible'), 'No Files Selected', 'Please select a folder or files to organize.'],
    [failed('The disk is gone'), 'Scanning Error', SCANNING],
    [failed('no worker', 'judging'), 'Scanning Error', SCANNING],
    [
      { type: 'done', report },
      'AI Organization Complete!',
      'Your files have been optimally organized with AI assistance.',
    ],
    [{ type: 'busy', what: 'scan' }, 'Scan already in progress', undefined],
    [{ type: 'busy', what: 'organization' }, 'Organization already in progress', undefined],
  ])('%j', (notice, title, description) => {
    expect(folderToast(notice)).toMatchObject({ title, ...(description !== undefined && { description }) })
  })
})

describe('toasts of the mobile organizer', () => {
  it('tell of the folders, of the end with its undo, and of an upload that failed', () => {
    const undo = vi.fn()
    expect(mobileToast({ type: 'found', by: 'files', fileCount: 3, categoryCount: 2 }, undo)).toEqual({
      title: 'Auto-organization complete!',
      description: 'Your files have been organized. Review the results below.',
    })
    const done = mobileToast({ type: 'done', report }, undo)
    expect(done).toMatchObject({ title: 'Organization Complete!', description: '3 files organized' })
    done?.action?.onAction()
    expect(undo).toHaveBeenCalledWith('r')
    expect(mobileToast(failed('507', 'carrying'), undo)).toMatchObject({
      title: 'Upload Failed',
      description: 'Failed to upload and organize files. Please try again.',
      tone: 'destructive',
    })
  })

  it('say nothing of a closed dialog, and name the permission where photos are refused', () => {
    const undo = vi.fn()
    expect(mobileToast({ type: 'cancelled', by: 'files' }, undo)).toBeUndefined()
    expect(mobileToast({ type: 'refused', by: 'photos' }, undo)).toMatchObject({
      title: 'Photo access permission denied',
    })
  })
})
