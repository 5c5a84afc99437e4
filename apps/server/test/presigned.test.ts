import type { LibraryFile } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { S3Client, type S3Place } from '../src/infra/blobs/s3/client.ts'
import { S3Store } from '../src/infra/blobs/s3/store.ts'
import { openDataDir } from '../src/infra/datadir/datadir.ts'
import { Client, sha256 } from './support/client.ts'
import { freshDataDir, startHere } from './support/server.ts'
import { hasSwift, type Swift, startSwift } from './support/swift.ts'

describe('an address of a bucket', () => {
  const endpoint = 'https://s3.amazonaws.com'
  const client = new S3Client({
    ...{ endpoint, bucket: 'examplebucket', region: 'us-east-1', style: 'host' },
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  })

  it('is signed as in the example of the vendor’s documentation', async () => {
    const asked = { endpoint, query: {}, seconds: 86_400, atMs: Date.UTC(2013, 4, 24) }
    const url = new URL(await client.signedAddress('test.txt', asked))
    expect([url.origin, url.pathname]).toEqual(['https://examplebucket.s3.amazonaws.com', '/test.txt'])
    expect(Object.fromEntries(url.searchParams)).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20130524T000000Z',
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    })
  })

  it('with the type and the name of the answer is signed as by the vendor’s library (botocore 1.29.27)', async () => {
    const query = {
      'response-content-type': 'application/pdf',
      'response-content-disposition': `attachment; filename="a_b (c)*~.txt"; filename*=UTF-8''%C3%9C%20x%2B.txt`,
      'response-cache-control': 'private, no-store',
    }
    const asked = { endpoint, query, seconds: 60, atMs: Date.UTC(2026, 10, 24) }
    const url = await client.signedAddress('blobs/aa/bb/x', asked)
    expect(url).toContain('=86c5c522d1d250c51c31b4aafbcd254752697679c216a5c93c52834899841496')
    expect(url).toContain(
      'response-content-disposition=attachment%3B%20filename%3D%22a_b%20%28c%29%2A~.txt%22%3B%20filename%2A%3DUTF-8%27%27%25C3%259C%2520x%252B.txt&',
    )
  })
})

/** What a browser says of a press on a download. */
const PRESS = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'same-origin' }
const LARGE = 100_000
const page = `<!DOCTYPE html><script>alert(1)</script>${' '.repeat(LARGE)}`
const picture = `<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script>${' '.repeat(LARGE)}</svg>`
const paper = `%PDF-1.4\n${' '.repeat(LARGE)}`
const NASTY = `Über "2" (a+b)*~'%41; filename=x.html 漢.bin`

describe.skipIf(!hasSwift())('downloads from a bucket of OpenStack Swift', () => {
  let swift: Swift
  let place: S3Place
  let server: Running
  let me: Client
  let files: ReadonlyMap<string, LibraryFile>
  const contents = new Map<string, string | Buffer>([
    [NASTY, Buffer.alloc(LARGE, 'film')],
    ['page.html', page],
    ['picture.svg', picture],
    ['paper.pdf', paper],
    ['small.txt', 'small'],
    ['empty.txt', ''],
    ...Array.from({ length: 9 }, (_, n) => [`note ${n}.txt`, `note number ${n}`] as const),
  ])
  const settings = ({ endpoint, bucket, accessKeyId, secretAccessKey }: S3Place, more = {}) => ({
    ...{ OCTAVO_S3_URL: endpoint, OCTAVO_S3_BUCKET: bucket, ...more },
    ...{ OCTAVO_S3_ACCESS_KEY: accessKeyId, OCTAVO_S3_SECRET_KEY: secretAccessKey },
  })
  /** By what each is called here: the server may have put another name right. */
  const byName = (names: readonly string[], given: readonly LibraryFile[]) =>
    new Map(given.map((file, at) => [names[at] ?? '', file]))
  const idOf = (name: string) => files.get(name)?.id
  const press = (name: string, headers = {}, who = me) =>
    who.get(`/api/files/${idOf(name)}/content?download=true`, { ...PRESS, ...headers })
  const addressOf = async (name: string) => {
    const answer = await press(name)
    expect([name, answer.status]).toEqual([name, 302])
    return String(answer.headers.location)
  }
  const keyOf = (name: string) => {
    const hash = files.get(name)?.sha256 ?? ''
    return `blobs/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`
  }
  /** The code with which the store refuses. */
  const refusal = async (url: string, method = 'GET') => {
    const answer = await fetch(url, { method })
    return [answer.status, /<Code>(\w+)/u.exec(await answer.text())?.[1]]
  }
  const changed = (url: string, name: string, value: string) => {
    const other = new URL(url)
    other.searchParams.set(name, value)
    return other.href
  }

  beforeAll(async () => {
    swift = await startSwift((fresh) => new S3Client(fresh).text('PUT', ''))
    place = await swift.fresh()
    server = await startHere(settings(place, { OCTAVO_S3_PRESIGNED: 'true' }))
    me = new Client(server.address)
    expect((await me.enter('signup', 'ada@example.org')).status).toBe(201)
    files = byName([...contents.keys()], await me.give(...contents))
  })
  afterAll(async () => {
    await server?.close()
    await swift?.stop()
  })

  it.each([
    [NASTY, 'application/octet-stream'],
    ['page.html', 'application/octet-stream'],
    ['picture.svg', 'application/octet-stream'],
    ['paper.pdf', 'application/pdf'],
  ])(
    'a press on %s is sent there, for a minute, and saves it whole as a harmless type under its name',
    async (name, type) => {
      const answer = await press(name)
      expect([answer.status, answer.text(), answer.headers['cache-control']]).toEqual([302, '', 'no-store'])
      for (const header of ['content-disposition', 'etag', 'last-modified', 'accept-ranges'])
        expect(answer.headers[header]).toBe(undefined)
      const url = new URL(String(answer.headers.location))
      expect([url.origin, url.pathname]).toEqual([place.endpoint, `/${place.bucket}/${keyOf(name)}`])
      expect([...url.searchParams.keys()].sort()).toEqual([
        ...[
          'X-Amz-Algorithm',
          'X-Amz-Credential',
          'X-Amz-Date',
          'X-Amz-Expires',
          'X-Amz-Signature',
          'X-Amz-SignedHeaders',
        ],
        ...['response-cache-control', 'response-content-disposition', 'response-content-type'],
      ])
      expect(url.searchParams.get('X-Amz-Expires')).toBe('60')
      expect(url.href).not.toContain(place.secretAccessKey)
      const got = await fetch(url)
      expect(sha256(await got.bytes())).toBe(sha256(contents.get(name) ?? ''))
      expect(Object.fromEntries(got.headers)).toMatchObject({
        'content-type': expect.stringMatching(new RegExp(`^${type}(?:;|$)`, 'u')),
        'content-length': String(files.get(name)?.size),
        'cache-control': 'private, no-store',
      })
      const disposition = String(got.headers.get('content-disposition'))
      expect(disposition).toMatch(/^attachment; filename="[^"\\\r\n]*"; filename\*=UTF-8''[\w%.~!&+^`|-]*$/u)
      expect(decodeURIComponent(disposition.replace(/^.*''/u, ''))).toBe(files.get(name)?.name)
    },
  )

  it('everything that is no press on a download of one whole object comes from the server as before', async () => {
    const of = (name: string, query = '') => `/api/files/${idOf(name)}/content${query}`
    const bytes = async (way: string, headers = {}, who = me) => {
      const answer = await who.get(way, headers)
      expect([way, headers, answer.headers.location]).toEqual([way, headers, undefined])
      return [answer.status, answer.bytes.length]
    }
    const whole = [200, LARGE]
    // Small ones lie in packs, and an empty one has nothing to fetch.
    expect(await bytes(of('small.txt', '?download=true'), PRESS)).toEqual([200, 5])
    expect(await bytes(of('note 3.txt', '?download=true'), PRESS)).toEqual([200, 13])
    expect(await bytes(of('empty.txt', '?download=true'), PRESS)).toEqual([200, 0])
    // What pages fetch, show and open, and older browsers.
    for (const mode of ['cors', 'no-cors', 'same-origin', ''])
      expect(await bytes(of(NASTY, '?download=true'), { ...PRESS, 'sec-fetch-mode': mode })).toEqual(whole)
    expect(await bytes(of(NASTY), PRESS)).toEqual(whole)
    expect(await bytes(of(NASTY, '?download=false'), PRESS)).toEqual(whole)
    expect(await bytes(of(NASTY, '?download=true&asIs=true'), PRESS)).toEqual(whole)
    expect(await bytes(of(NASTY, '?download=true'), { ...PRESS, range: 'bytes=5-9' })).toEqual([206, 5])
    const etag = `"${files.get(NASTY)?.sha256}"`
    expect(await bytes(of(NASTY, '?download=true'), { ...PRESS, 'if-none-match': etag })).toEqual([304, 0])
    expect((await me.send('HEAD', of(NASTY, '?download=true'), { headers: PRESS })).status).toBe(200)
    // A program would carry its key to the store.
    const made = await me.post('/api/account/keys', { name: 'a script', scopes: ['library:read'], days: 30 })
    const tool = Object.assign(new Client(server.address), { token: made.json().secret })
    expect(await bytes(of(NASTY, '?download=true'), PRESS, tool)).toEqual(whole)
    const shown = async (query: string) => (await me.get(of('paper.pdf', query))).headers['content-disposition']
    expect([await shown(''), await shown('?download=true')]).toEqual([
      expect.stringMatching(/^inline/u),
      expect.stringMatching(/^attachment/u),
    ])
  })

  it('the store refuses an address that is over, and one whose type, name, file, time or way was changed', async () => {
    const url = await addressOf('page.html')
    expect((await fetch(url)).status).toBe(200)
    expect((await fetch(url, { headers: { range: 'bytes=0-3' } })).status).toBe(206)
    const wrong = [403, 'SignatureDoesNotMatch']
    for (const [name, value] of [
      ['response-content-type', 'text/html'],
      ['response-content-disposition', 'inline'],
      ['response-content-disposition', `attachment; filename="other.html"`],
      ['response-cache-control', 'public'],
      ['X-Amz-Expires', '6000'],
    ] as const)
      expect([name, ...(await refusal(changed(url, name, value)))]).toEqual([name, ...wrong])
    const without = new URL(url)
    without.searchParams.delete('response-content-disposition')
    expect(await refusal(without.href)).toEqual(wrong)
    expect(await refusal(url.replace(keyOf('page.html'), keyOf(NASTY)))).toEqual(wrong)
    for (const method of ['PUT', 'DELETE']) expect(await refusal(url, method)).toEqual(wrong)
    expect((await fetch(url)).status).toBe(200)
    const of = { endpoint: place.endpoint, query: {}, seconds: 60 }
    const at = (ms: number) => new S3Client(place).signedAddress(keyOf(NASTY), { ...of, atMs: Date.now() + ms })
    expect((await fetch(await at(-50_000))).status).toBe(200)
    expect(await refusal(await at(-62_000))).toEqual([403, 'AccessDenied'])
  })

  it('nobody gets an address of a file that is not theirs', async () => {
    const [guest, other] = [new Client(server.address), new Client(server.address)]
    await other.enter('signup', 'eve@example.org')
    for (const who of [guest, other]) {
      const answer = await press(NASTY, {}, who)
      expect([answer.status, answer.headers.location]).toEqual([404, undefined])
    }
    const trashed = files.get('picture.svg')
    await me.delete('/api/files', { ids: [trashed?.id] })
    expect((await press('picture.svg')).status).toBe(404)
    await me.post('/api/trash/restore', { ids: [trashed?.id] })
  })

  it('nor of one that is known as damaged, lies there with another size, or not at all: those are answered as ever', async () => {
    const client = new S3Client(place)
    const names = ['rotten', 'other size', 'gone']
    const given = await me.give(...names.map((name) => [name, Buffer.alloc(LARGE, name)] as const))
    files = new Map([...files, ...byName(names, given)])
    await client.text('PUT', keyOf('rotten'), { body: Buffer.alloc(LARGE, 'x') })
    await client.text('PUT', keyOf('other size'), { body: Buffer.alloc(LARGE + 1, 'x') })
    await client.text('DELETE', keyOf('gone'))
    // Nobody has looked at it yet: an address is given, and nothing says what is wrong. Once it is known, none is.
    expect((await press('rotten')).status).toBe(302)
    expect((await me.get(`/api/files/${idOf('rotten')}/content`)).json().code).toBe('damaged')
    await expect.poll(async () => (await press('rotten')).status).toBe(500)
    expect((await press('other size')).json().code).toBe('damaged')
    expect((await press('gone')).json()).toMatchObject({ code: 'not_found', details: { missing: true } })
  })

  it('browsers are sent to the address that the operator names for them, and nowhere without the setting', async () => {
    const { port } = swift
    for (const [more, host] of [
      [{ OCTAVO_S3_PRESIGNED: 'true', OCTAVO_S3_PUBLIC_URL: `http://localhost:${port}` }, `localhost:${port}`],
      [{}, undefined],
    ] as const) {
      const own = await startHere(settings(await swift.fresh(), more))
      const who = new Client(own.address)
      const [file] = await who.give(['film.bin', Buffer.alloc(LARGE, 'film')])
      const answer = await who.get(`/api/files/${file?.id}/content?download=true`, PRESS)
      const { location } = answer.headers
      expect([answer.status, location && new URL(location).host]).toEqual(host ? [302, host] : [200, undefined])
      const got = location ? await (await fetch(location)).bytes() : answer.bytes
      expect(sha256(got)).toBe(file?.sha256)
      await own.close()
    }
  })

  it.each([-240_000, 240_000])(
    'an address is good where our clock is off by %s ms, which the store bears',
    async (offMs) => {
      const fresh = await swift.fresh()
      const dir = await openDataDir(await freshDataDir())
      const client = new S3Client(fresh, { nowMs: () => Date.now() + offMs })
      const store = new S3Store(client, dir, { presignedAt: fresh.endpoint })
      const intake = store.receive()
      const large = await intake.large()
      await large.append(Buffer.alloc(LARGE, 'clock'))
      const { sha256: hash } = large.end()
      await intake.seal()
      const blob = (await intake.place()).get(hash)
      if (!blob) throw new Error('Nothing was placed')
      const url = await store.addressOf(blob, { type: 'application/octet-stream', disposition: 'attachment' })
      expect((await fetch(url ?? '')).status).toBe(200)
      dir.release()
    },
  )
})
