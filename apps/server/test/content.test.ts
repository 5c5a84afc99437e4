import { listFilesResponse } from '@octavo/contract'
import { NASTY_NAMES } from '@octavo/core/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { BOUNDARY, Client } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running & { readonly dataDir: string }
beforeAll(async () => {
  server = await startHere({ OCTAVO_CORS_ORIGINS: 'https://friend.test' })
})
afterAll(async () => {
  await server.close()
})
/** Number of entries in an archive's directory. */
const entriesOf = (archive: string) => archive.split('PK\x01\x02').length - 1
const visitor = () => new Client(server.address)

describe('GET /api/files/{id}/content', () => {
  it.each([
    ['evil.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'attachment'],
    ['evil.html', '<!DOCTYPE html><script>alert(1)</script>', 'attachment'],
    ['evil.htm', '<html><script>alert(1)</script></html>', 'attachment'],
    ['evil.xml', '<?xml version="1.0"?><x/>', 'attachment'],
    ['notes.md', '# hello', 'attachment'],
    ['evil.js', 'alert(1)', 'attachment'],
    ['paper.pdf', '%PDF-1.4\n', 'inline'],
    ['fake.png', '<html><script>alert(1)</script></html>', 'attachment'],
  ])('X-1: %s is served as data that can do nothing', async (name, content, kind) => {
    const me = visitor()
    const [file] = await me.give([name, content])
    for (const method of ['GET', 'HEAD']) {
      const answer = await me.send(method, `/api/files/${file?.id}/content`)
      expect(answer.status).toBe(200)
      expect(answer.headers['content-disposition']).toMatch(new RegExp(`^${kind}; filename="`, 'u'))
      expect(answer.headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'content-length': String(Buffer.byteLength(content)),
      })
      expect(answer.text()).toBe(method === 'GET' ? content : '')
    }
  })

  it('gives parts, and says what it can not give', async () => {
    const me = visitor()
    const [file, empty] = await me.give(['digits.txt', '0123456789'], ['empty', ''])
    const part = async (range: string, more: Record<string, string> = {}) => {
      const answer = await me.get(`/api/files/${file?.id}/content`, { range, ...more })
      return [answer.status, answer.headers['content-range'], answer.text()]
    }
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789'])
    expect(await part('bytes=-99')).toEqual([206, 'bytes 0-9/10', '0123456789'])
    expect(await part('bytes=5-999')).toEqual([206, 'bytes 5-9/10', '56789'])
    expect((await part('bytes=10-')).slice(0, 2)).toEqual([416, 'bytes */10'])
    expect((await part('bytes=4-2'))[0]).toBe(200)
    expect((await part('bytes=0-1,4-5'))[0]).toBe(200)
    expect(await part('bytes=1-1', { 'if-range': `"${file?.sha256}"` })).toEqual([206, 'bytes 1-1/10', '1'])
    expect((await part('bytes=1-1', { 'if-range': '"other"' }))[0]).toBe(200)
    expect((await me.get(`/api/files/${file?.id}/content`, { 'if-none-match': `"${file?.sha256}"` })).status).toBe(304)
    expect((await me.get(`/api/files/${empty?.id}/content`)).bytes.length).toBe(0)
  })

  it('X-4: any name makes one plain Content-Disposition, never another header', async () => {
    const me = visitor()
    const names = [
      'a"; filename=evil.html',
      'a\r\nset-cookie: x=1',
      'naïve 漢字 😀.txt',
      "it's (1)*.txt",
      '%41.txt',
      '\u202egpj.exe',
    ]
    const files = await me.give(...names.map((name): [string, string] => [name, 'x']))
    for (const file of files) {
      const answer = await me.get(`/api/files/${file.id}/content`)
      const header = String(answer.headers['content-disposition'])
      expect(header).toMatch(/^(?:attachment|inline); filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w%.~!&+^`|-]*$/u)
      expect(decodeURIComponent(header.replace(/^.*''/u, ''))).toBe(file.name)
      expect(answer.headers['set-cookie']).toBeUndefined()
    }
  })

  it('X-4: what a form helper would have escaped reaches the header as one value too, or is refused', async () => {
    const me = visitor()
    await me.give(['first.txt', 'first'])
    // The bytes of a part's head as an attacker writes them, and what the file has to be called then.
    const heads: [head: string, name: string | undefined][] = [
      ['filename="a\\"b; filename=evil.html"', 'a"b; filename=evil.html'],
      ['filename="a\\"; filename=evil.html"', undefined],
      ["filename*=UTF-8''a%22%3B%20filename%3D%22evil.html", 'a"; filename="evil.html'],
      ["filename*=UTF-8''a%0D%0Aset-cookie%3A%20x%3D1%0D%0A%0D%0A%3Chtml%3E", 'a__set-cookie: x=1____<html>'],
      ["filename*=UTF-8''a%00%5Cb%27%25.txt", "a__b'%.txt"],
      ['filename="a\nset-cookie: x=1"', 'a_set-cookie: x=1'],
      ['filename="a\r\nset-cookie: x=1"', undefined],
      ['filename="a.txt"; filename="evil.html"', undefined],
    ]
    for (const [head, name] of heads) {
      const part = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; ${head}\r\n\r\n${head}\r\n--${BOUNDARY}--\r\n`
      const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` }
      const upload = await me.send('POST', '/api/files/upload', { body: part, headers })
      expect([head, upload.status]).toEqual([head, name === undefined ? 400 : 201])
      if (name === undefined) continue
      const [file] = upload.json().files
      const answer = await me.get(`/api/files/${file.id}/content`)
      const header = String(answer.headers['content-disposition'])
      expect(header).toMatch(/^(?:attachment|inline); filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w%.~!&+^`|-]*$/u)
      expect([file.name, decodeURIComponent(header.replace(/^.*''/u, ''))]).toEqual([name, name])
      expect([answer.headers['set-cookie'], answer.text()]).toEqual([undefined, head])
    }
  })
})

describe('names', () => {
  it('N-1, N-5, N-7, N-9: every nasty name is stored and comes back the same after NFC, or is refused; nothing breaks', async () => {
    const me = visitor()
    const nasty = [
      ...NASTY_NAMES,
      'CON',
      'nul.txt',
      'COM¹',
      'CLOCK$',
      'a:b',
      'x.',
      'x ',
      '-rf',
      '~',
      '.htaccess',
      '$(id)',
      '`id`',
      '%00',
      '..%2f',
      '\ud800.txt',
    ]
    const told = new Map<string, { readonly name: string; readonly originalName: string | null }>()
    for (const name of nasty) {
      const answer = await me.upload([
        { name: 'metadata', content: JSON.stringify([{ name, path: name }]) },
        { name: 'files', filename: 'x', content: name },
      ])
      expect(answer.status, JSON.stringify(name)).toBeLessThan(500)
      if (answer.status !== 201) continue
      const file = answer.json().files[0]
      const wellFormed = name.toWellFormed().normalize('NFC')
      if (file.originalName === null && !wellFormed.includes('/') && wellFormed !== '') {
        expect(file.name.replace(/ \(\d+\)(?=\.|$)/u, '')).toBe(wellFormed.replace(/ \(\d+\)(?=\.|$)/u, ''))
      }
      told.set(file.id, { name: file.name, originalName: file.originalName })
    }
    for (const { id, name, originalName } of await me.list()) expect({ name, originalName }).toEqual(told.get(id))
    expect((await me.list()).length).toBe(told.size)
    const page = (await me.get('/api/files?limit=1000')).json()
    expect(listFilesResponse.parse(page).files.length).toBe(page.total)
  })

  it('N-2: NUL, separators and dots become _, and the name that was sent is kept', async () => {
    const me = visitor()
    const send = async (name: string) => {
      const answer = await me.upload([
        { name: 'metadata', content: JSON.stringify([{ name, path: name }]) },
        { name: 'files', filename: 'x', content: name },
      ])
      const { name: stored, originalName } = answer.json().files[0]
      return [stored, originalName]
    }
    expect(await send('a\0b.txt')).toEqual(['a_b.txt', 'a\0b.txt'])
    expect(await send('a\\b.txt')).toEqual(['a_b (2).txt', 'a\\b.txt'])
    expect(await send('new\nline')).toEqual(['new_line', 'new\nline'])
    expect(await send('..')).toEqual(['_', '..'])
    expect((await send('   '))[0]).toBe('_ (2)')
    expect((await me.give(['../../etc/passwd', 'x']))[0]?.path).toBe('/Inbox/_/_/etc/passwd')
  })

  it('N-3, N-4: twins in form become (2), twins in case keep their names, and an archive has every one of them apart', async () => {
    const me = visitor()
    const files = await me.give(['\u00e9.txt', 'nfc'], ['e\u0301.txt', 'nfd'], ['A.txt', 'upper'], ['a.txt', 'lower'])
    expect(files.map((file) => file.name)).toEqual(['\u00e9.txt', '\u00e9 (2).txt', 'A.txt', 'a.txt'])
    const archive = (await me.post('/api/files/archive', {})).bytes.toString('latin1')
    expect(entriesOf(archive)).toBe(4)
    expect(archive).toContain('a (2).txt')
  })

  it('an archive of a folder has all that is in it and below, a file that is named as well once', async () => {
    const me = visitor()
    const [first, , other] = await me.give(['in/a.txt', '1'], ['in/deep/b.txt', '2'], ['out/c.txt', '3'])
    const ids = [first?.id, other?.id]
    const one = (await me.post('/api/files/archive', { folders: ['/Inbox/in'] })).bytes.toString('latin1')
    expect([entriesOf(one), one.includes('Inbox/in/deep/b.txt'), one.includes('c.txt')]).toEqual([2, true, false])
    const both = (await me.post('/api/files/archive', { ids, folders: ['/Inbox/in'] })).bytes.toString('latin1')
    expect(entriesOf(both)).toBe(3)
    const others = (await visitor().post('/api/files/archive', { folders: ['/Inbox/in'] })).bytes.toString('latin1')
    expect(entriesOf(others)).toBe(0)
  })

  it.each(['a'.repeat(300), '漢'.repeat(100), '😀'.repeat(80)])(
    'N-6: a name of too many bytes is cut to 255 with its extension kept (%#)',
    async (stem) => {
      const [file] = await visitor().give([`${stem}.pdf`, 'x'])
      expect(Buffer.byteLength(file?.name ?? '')).toBeLessThanOrEqual(255)
      expect(file?.name.endsWith('.pdf')).toBe(true)
      expect(file?.name.isWellFormed()).toBe(true)
      expect(file?.originalName).toBe(`${stem}.pdf`)
    },
  )

  it('N-10: a path that is too deep or too long is refused with the limit', async () => {
    const me = visitor()
    const deep = await me.upload([{ name: 'files', filename: `${'d/'.repeat(70)}a.txt`, content: 'x' }])
    expect([deep.status, deep.json().error]).toEqual([400, 'The path has more than 64 levels'])
    const long = await me.upload([
      { name: 'files', filename: `${`${'l'.repeat(250)}/`.repeat(20)}a.txt`, content: 'x' },
    ])
    expect([long.status, long.json().error]).toEqual([400, 'The path is longer than 4,096 bytes'])
  })

  it('N-10: a long folder comes in pages by key', async () => {
    const me = visitor()
    const files = await me.give(
      ...Array.from({ length: 250 }, (_, index): [string, string] => [`f${index}`, String(index)]),
    )
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: { files: { id: string }[]; total: number; nextCursor: string | null } = (
        await me.get(`/api/files?limit=100${cursor === null ? '' : `&cursor=${cursor}`}`)
      ).json()
      expect(page.total).toBe(250)
      seen.push(...page.files.map((file) => file.id))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(new Set(seen)).toEqual(new Set(files.map((file) => file.id)))
    expect(seen.length).toBe(250)
    expect([...seen].sort().reverse()).toEqual(seen)
  })

  it('Z-6: a folder means itself and what is below it, not its neighbours', async () => {
    const me = visitor()
    await me.give(['a/1', 'x'], ['a/b/2', 'x'], ['ab/3', 'x'], ['a b/4', 'x'], ['A/5', 'x'])
    const names = (await me.get('/api/files?folder=/Inbox/a')).json().files.map((file: { path: string }) => file.path)
    expect(names.sort()).toEqual(['/Inbox/a/1', '/Inbox/a/b/2'])
  })
})
