import { itemOf, type Unlisted } from '@octavo/core'
import { beforeEach, expect, it, vi } from 'vitest'
import { type Place, scanPlace } from '../device/place/index.ts'
import { collectPlace } from './collect-place.ts'

vi.mock('../device/place/index.ts', () => ({ scanPlace: vi.fn() }))

const place = { id: 'p', name: 'Pile' } as Place
const hooks = { signal: new AbortController().signal, onProgress: () => undefined }
const collect = () => collectPlace(async () => place)(hooks)
const unlisted = (code: Unlisted['code']): Unlisted => ({ path: 'deep', code, reason: '' })

/** What a scan of the folder finds. */
const finds = (...codes: Unlisted['code'][]) => ({
  with: (...paths: string[]) =>
    vi.mocked(scanPlace).mockResolvedValue({
      ...{ items: paths.map((path) => itemOf('folder', { path })), bundles: [], files: new Map(), away: [] },
      ...{ unlisted: codes.map(unlisted), listed: paths.length, found: paths.length },
    }),
})

beforeEach(() => {
  vi.mocked(scanPlace).mockReset()
})

it('P1-8.17: a folder of which nothing can be read says so: No files selected or accessible', async () => {
  finds('permission_denied').with()
  await expect(collect()).rejects.toThrow(/^No files selected or accessible$/)
})

it('a folder with nothing but hidden files and links is empty, and one of which some can be read is not refused', async () => {
  finds('unsupported', 'symbolic_link').with()
  expect(await collect()).toMatchObject({ outcome: 'brought', brought: { items: [] } })
  finds('permission_denied').with('a.txt')
  expect(await collect()).toMatchObject({ outcome: 'brought', brought: { items: [{ path: 'a.txt' }] } })
})

it('P1-5.18: a closed dialog is a cancelled scan, a refusal a refused one; nothing stands in for the files of a person', async () => {
  const rejecting = (name: string) => collectPlace(() => Promise.reject(new DOMException('no', name)))(hooks)
  expect(await rejecting('AbortError')).toEqual({ outcome: 'cancelled' })
  expect(await rejecting('NotAllowedError')).toEqual({ outcome: 'refused' })
  await expect(rejecting('UnknownError')).rejects.toThrow('no')
  expect(scanPlace).not.toHaveBeenCalled()
})
