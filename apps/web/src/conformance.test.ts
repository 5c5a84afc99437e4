import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from './app/providers.tsx'
import { downloadServices } from './features/download/services.ts'
import { parseSettings } from './settings/settings.ts'

const file = { id: '1', name: 'a.txt', size: 5, type: 'text/plain' }
const services = () => downloadServices(() => undefined)
const signal = new AbortController().signal
const refuse = () => {
  throw new Error('a call was made')
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('requests', () => {
  it('are never stale, not refetched on window focus, not polled and not retried', () => {
    const { queries, mutations } = queryClient.getDefaultOptions()
    expect(queries).toMatchObject({
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      retry: false,
    })
    expect(mutations).toMatchObject({ retry: false })
  })

  it('go by GET to the first element of the query key, with cookies; a 401 is an error', async () => {
    const fetch = vi.fn(async () => new Response('{"files": []}'))
    vi.stubGlobal('fetch', fetch)
    await queryClient.fetchQuery({ queryKey: ['/api/files', 'more'] })
    expect(fetch).toHaveBeenCalledWith('/api/files', expect.objectContaining({ method: 'GET', credentials: 'include' }))
    vi.stubGlobal('fetch', async () => new Response('no', { status: 401 }))
    await expect(queryClient.fetchQuery({ queryKey: ['/api/other'] })).rejects.toThrow('401: no')
  })
})

describe('downloads', () => {
  it('take the first source of blob, content and url, and the first two make no call', async () => {
    vi.stubGlobal('fetch', refuse)
    const blob = new Blob(['bytes'])
    const { obtain } = services()
    expect(await obtain({ ...file, blob, content: 'text', url: '/x' }, signal)).toBe(blob)
    expect(await (await obtain({ ...file, content: 'text', url: '/x' }, signal)).text()).toBe('text')
  })

  it('without a source say: No valid file source provided', async () => {
    await expect(services().obtain(file, signal)).rejects.toThrow('No valid file source provided')
  })

  it('are fetched by GET from their url with an abort signal, and a refusal is told by its status text', async () => {
    vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost' })
    const fetch = vi.fn(async (_url: URL, _options: RequestInit) => new Response('bytes'))
    vi.stubGlobal('fetch', fetch)
    const bytes = await services().obtain({ ...file, url: '/api/files/1/content' }, signal)
    expect(await bytes.text()).toBe('bytes')
    const [url, options] = fetch.mock.calls[0] ?? []
    expect([String(url), options?.method ?? 'GET', options?.signal]).toEqual([
      'http://localhost/api/files/1/content',
      'GET',
      signal,
    ])
    vi.stubGlobal('fetch', async () => new Response('', { status: 404, statusText: 'Not Found' }))
    await expect(services().obtain({ ...file, url: '/x' }, signal)).rejects.toThrow('Download failed: Not Found')
  })

  it('are saved through an object URL and an anchor, and the URL is released after 1 second', () => {
    vi.useFakeTimers()
    const link = { href: '', download: '', click: vi.fn(), remove: vi.fn() }
    vi.stubGlobal('document', { createElement: () => link, body: { append: vi.fn() } })
    const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    const revoke = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
    services().save(new Blob(['x']), 'a.txt')
    expect([link.href, link.download, link.click.mock.calls.length]).toEqual(['blob:1', 'a.txt', 1])
    vi.advanceTimersByTime(1000 - 1)
    expect(revoke).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(revoke).toHaveBeenCalledWith('blob:1')
    create.mockRestore()
    revoke.mockRestore()
  })

  it('load what writes ZIP archives only when an archive is asked for', async () => {
    const made: string[] = []
    vi.stubGlobal(
      'Worker',
      class {
        constructor(url: URL) {
          made.push(String(url))
          throw new Error('stop here')
        }
      },
    )
    const { zip } = services()
    expect(made).toEqual([])
    const options = { onProgress: () => undefined, signal }
    await Promise.resolve()
      .then(() => zip([{ ...file, content: 'x' }], options))
      .catch(() => undefined)
    expect(made).toHaveLength(1)
  })
})

describe('pages', () => {
  it('are dark at first', () => {
    expect(parseSettings(null).theme).toBe('dark')
    expect(readFileSync(new URL('../index.html', import.meta.url), 'utf8')).toContain('data-theme="dark"')
  })
})
