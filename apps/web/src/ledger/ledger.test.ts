import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Sent } from './ledger.ts'
import { dayOf, lineOf, together } from './line.ts'

const HOME = 'https://files.example.org'
const at = Date.UTC(2026, 10, 22, 12)
const sent = (more: Partial<Sent>): Sent => ({ atMs: at, method: 'GET', url: '/api/x', screen: '/', ...more })

afterEach(() => vi.unstubAllGlobals())

describe('what leaves', () => {
  it('is noted by the senders as it leaves, also when nobody answers, and kept by whoever comes later', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('no line')))
    // What other tests have sent is noted, too.
    vi.resetModules()
    const { requestJson } = await import('../http/http.ts')
    const { send } = await import('../http/send.ts')
    const { keepSent, sentTotals } = await import('./ledger.ts')
    await expect(requestJson('/api/files/classify', { method: 'POST', body: { files: [] } })).rejects.toThrow('no line')
    await expect(send('/assets/world.bin')).rejects.toThrow('no line')
    expect(sentTotals()).toEqual({ requestCount: 2, contentBytes: 0 })
    const kept: Sent[] = []
    keepSent((one) => kept.push(one))
    expect(kept.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['POST', '/api/files/classify', '{"files":[]}'],
      ['GET', '/assets/world.bin', undefined],
    ])
    await expect(send('/api/health')).rejects.toThrow('no line')
    expect(kept).toHaveLength(3)
  })
})

describe('a line of the ledger', () => {
  it('has the names of fields of query and body, and no value of any of them', () => {
    const files = [
      { id: 'a1', name: 'secret "salary": x.pdf', size: 3 },
      { id: 'b2', name: 'ñ', tags: ['tax'] },
    ]
    const body = JSON.stringify({ files, none: [], 'Bills/2026': 2 })
    const line = lineOf(sent({ method: 'POST', url: '/api/x?cursor=2026&q=wages', body }), HOME)
    expect(line.fields).toEqual(['cursor', 'files', 'id', 'name', 'none', 'q', 'size', 'tags'])
    expect(JSON.stringify(line)).not.toMatch(/secret|salary|wages|Bills|tax|a1/)
    expect([line.sizeBytes, line.contentBytes]).toEqual([Buffer.byteLength(body), 0])
  })

  it('has every name that a request may hold as JSON, and none of its texts', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/)
    fc.assert(
      fc.property(fc.dictionary(word, fc.oneof(fc.string(), fc.integer(), fc.array(fc.string()))), (body) => {
        expect(lineOf(sent({ body: JSON.stringify([body]) }), HOME).fields).toEqual(Object.keys(body).sort())
      }),
    )
  })

  it('tells contents of files from the rest', () => {
    const form = new FormData()
    form.append('metadata', '[{"name":"a.txt"}]')
    form.append('files', new Blob(['x'.repeat(2000)]), 'a.txt')
    const line = lineOf(sent({ method: 'POST', body: form }), HOME)
    expect(line).toMatchObject({ fields: ['files', 'metadata', 'name'], contentBytes: 2000, sizeBytes: 2000 + 18 })
    expect(lineOf(sent({ body: new Blob(['abc']) }), HOME)).toMatchObject({ fields: ['file'], contentBytes: 3 })
  })

  it.each([
    ['/api/files/0190c3a4-7f2e-7cc1-b1c5-0123456789ab/content', '/api/files/*/content'],
    ['/api/runs/42/undo', '/api/runs/*/undo'],
    ['/api/searches/my%20pay', '/api/searches/*'],
    ['/api/scalable/metrics?x=1', '/api/scalable/metrics'],
    ['https://other.example/a/b', 'https://other.example/a/b'],
    [`${HOME}/api/files`, '/api/files'],
  ])('names no thing of a person in its path: %s', (url, path) => {
    expect(lineOf(sent({ url }), HOME).path).toBe(path)
  })

  it('is one with those of its day, screen, address and fields', () => {
    const one = lineOf(sent({ url: '/api/files/0190c3a47f2e7cc1b1c5', body: '{"a":1}' }), HOME)
    const other = lineOf(sent({ url: '/api/files/0190c3a47f2e7cc1ffff', body: '{"a":22}', atMs: at + 5 }), HOME)
    expect(other.key).toBe(one.key)
    expect(together(one, other)).toMatchObject({ count: 2, sizeBytes: 15, atMs: at + 5 })
    const elsewhere = [{ screen: '/consent' }, { method: 'PUT' }, { body: '{"b":1}' }, { atMs: at + 48 * 3_600_000 }]
    for (const more of elsewhere) expect(lineOf(sent(more), HOME).key).not.toBe(lineOf(sent({}), HOME).key)
    expect(one.key.startsWith(dayOf(at))).toBe(true)
  })
})
