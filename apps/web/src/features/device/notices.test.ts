import { afterEach, describe, expect, it, vi } from 'vitest'
import type { DeviceNotice, DeviceReport } from '../../flow/device-types.ts'
import { toToast } from './notices.ts'

const on = (userAgent: string) => vi.stubGlobal('navigator', { userAgent, maxTouchPoints: 5 })
const DESK = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150'
const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/150 Mobile'
afterEach(() => vi.unstubAllGlobals())

const said = (notice: DeviceNotice, userAgent = DESK) => {
  on(userAgent)
  const { title, description, tone } = toToast(notice)
  return [title, ...(description === undefined ? [] : [description]), ...(tone === 'destructive' ? ['!'] : [])]
}
const failed = (by: string, error: unknown = new Error('disk')): DeviceNotice => ({
  ...{ type: 'failed', by, during: 'collecting', error },
})
const report: DeviceReport = {
  runId: 'r',
  movedCount: 3,
  folderCount: 2,
  stayed: [],
  way: 'organize',
  where: 'download',
}

describe('what the device organizer says', () => {
  it('P2-8.1: organizing without storage: the error, or to select files', () => {
    expect(said({ type: 'cancelled', by: 'bulk' })).toEqual([
      'Download Process',
      'Please select files to organize',
      '!',
    ])
    expect(said(failed('bulk'))).toEqual(['Download Process', 'disk', '!'])
  })

  it('P2-8.2: a refusal asks for the permission', () => {
    const text = 'File access permission is needed to organize your device files.'
    expect(said({ type: 'refused', by: 'scan' })).toEqual(['Permission Required', text, '!'])
  })

  it('P2-8.3: no access: unable to ask, or the words for web and mobile after a failed scan', () => {
    const refused = failed('folder', new DOMException('no', 'SecurityError'))
    expect(said(refused)).toEqual(['Access Failed', 'Unable to request file access permissions', '!'])
    const web = 'Unable to access files. Please try again or check browser permissions.'
    const mobile = 'Unable to access device files. Please grant permissions and try again.'
    expect(said(failed('picker'))).toEqual(['Access Failed', web, '!'])
    expect(said(failed('picker'), PHONE)).toEqual(['Access Failed', mobile, '!'])
  })

  it('P2-8.4: nothing found, on web and on mobile', () => {
    const web = ['No Files Found', 'Please select files or folders to organize', '!']
    expect(said({ type: 'empty', by: 'scan' })).toEqual(web)
    expect(said({ type: 'empty', by: 'scan' }, PHONE)).toEqual([
      'No Files Found',
      'No accessible files found on your device',
      '!',
    ])
  })

  it('P2-8.5: each way of scanning fails in its own words', () => {
    expect(['folder', 'files', 'scan'].map((by) => said(failed(by))[0])).toEqual([
      'Folder Scan Failed',
      'File Scan Failed',
      'Auto Scan Failed',
    ])
    expect(said(failed('scan'))[1]).toBe('Unable to scan your files. Please try a specific method.')
  })

  it('P2-8.6: a run that fails asks to try again later', () => {
    const notice = { ...failed('scan'), during: 'carrying' } as DeviceNotice
    expect(said(notice)).toEqual(['Organization Failed', 'Please try again later', '!'])
  })

  it('P2-8.20: an empty folder, and a dialog that was closed over nothing, have words of their own', () => {
    expect(said({ type: 'empty', by: 'folder' })[1]).toBe(
      'This folder has no files to organize. Please choose another one.',
    )
    const folder = ['No Files Selected', 'Please select a folder to organize', '!']
    expect(said({ type: 'cancelled', by: 'folder' })).toEqual(folder)
    expect(said(failed('folder', new Error('No files selected')))).toEqual(folder)
    expect(said({ type: 'cancelled', by: 'files' })).toEqual([
      'No Files Selected',
      'Please select files to organize',
      '!',
    ])
  })

  it('P1-8.30, P1-8.31: what was found, and what was organized by itself', () => {
    const found = { type: 'found' as const, fileCount: 12, categoryCount: 3 }
    expect(said({ ...found, by: 'scan' })).toEqual(['Found 12 files!', 'Organized into 3 categories'])
    expect(said({ ...found, by: 'bulk' })).toEqual([
      'Auto-organization complete!',
      'Your files have been organized. Review the results below.',
    ])
  })

  it('P1-8.29, P2-8.14: what was done, with a second opinion and without', () => {
    const opinion = { agreedCount: 2, totalCount: 3 }
    expect(said({ type: 'done', report: { ...report, opinion } })).toEqual([
      'Organization Complete!',
      '3 files organized using AI',
    ])
    expect(said({ type: 'done', report })[1]).toBe('3 files organized (basic categorization)')
  })

  it('P1-4.16, P1-4.17: a second run is refused in words', () => {
    expect((['scan', 'organization'] as const).map((what) => said({ type: 'busy', what })[0])).toEqual([
      'Scan already in progress',
      'Organization already in progress',
    ])
  })
})
