import { randomBytes } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { BOUNDARY, Client, multipart, sha256 } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running & { readonly dataDir: string }
beforeAll(async () => {
  server = await startHere({ OCTAVO_MAX_FILE_BYTES: '3MB', OCTAVO_MAX_FILES: '40', OCTAVO_QUOTA_BYTES: '8MB' })
})
afterAll(async () => {
  await server.close()
})
const visitor = () => new Client(server.address)
const leftovers = () => readdirSync(path.join(server.dataDir, 'tmp'))

/** Sends bytes as they are and gives back what comes until the connection ends or `waitMs` are over. */
async function raw(text: string | Buffer, waitMs = 4000): Promise<string> {
  const { port, hostname } = new URL(server.address)
  return await new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname)
    let got = ''
    const done = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(got)
    }
    const timer = setTimeout(done, waitMs)
    socket.on('data', (chunk) => {
      got += chunk.toString()
      if (/\r\n\r\n[\s\S]*\}$/u.test(got)) done()
    })
    socket.on('error', done)
    socket.on('close', done)
    socket.write(text)
  })
}
const post = (headers: string, body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`POST /api/files/upload HTTP/1.1\r\nhost: ${new URL(server.address).host}\r\n${headers}\r\n\r\n`),
    Buffer.from(body),
  ])

describe('POST /api/files/upload', () => {
  it('takes files of every size, keeps their folders, and gives every byte back', async () => {
    const me = visitor()
    const big = randomBytes(2_500_000)
    const middle = randomBytes(70_000)
    const files = await me.give(
      ['a.txt', 'alpha'],
      ['sub/b/c.bin', middle],
      ['big.bin', big],
      ['empty', ''],
      ['one', '1'],
    )
    expect(files.map((file) => file.path)).toEqual([
      '/Inbox/a.txt',
      '/Inbox/sub/b/c.bin',
      '/Inbox/big.bin',
      '/Inbox/empty',
      '/Inbox/one',
    ])
    expect(files.map((file) => file.size)).toEqual([5, 70_000, 2_500_000, 0, 1])
    const contents = await Promise.all(files.map((file) => me.get(`/api/files/${file.id}/content`)))
    expect(contents.map((answer) => sha256(answer.bytes))).toEqual(files.map((file) => file.sha256))
    expect(leftovers()).toEqual([])
  })

  it('puts files, with their own folders, into the folder of the library that the sender names, made safe', async () => {
    const me = visitor()
    const into = async (folder: string | undefined, path: string) => {
      const metadata = { name: 'metadata', content: JSON.stringify([{ name: 'a.txt', path, folder }]) }
      return await me.upload([metadata, { name: 'files', filename: 'a.txt', content: `${folder} ${path}` }])
    }
    const pathOf = async (folder: string | undefined, path: string) => (await into(folder, path)).json().files[0].path
    expect(await pathOf('/Taxes/2024', 'a.txt')).toBe('/Taxes/2024/a.txt')
    expect(await pathOf('/Taxes/2024/', 'scans/a.txt')).toBe('/Taxes/2024/scans/a.txt')
    expect(await pathOf('/', 'a.txt')).toBe('/a.txt')
    expect(await pathOf(undefined, 'a.txt')).toBe('/Inbox/a.txt')
    expect(await pathOf('/../etc', 'a.txt')).toBe('/_/etc/a.txt')
    expect((await into('/d'.repeat(64), 'a.txt')).json().error).toBe('The path has more than 64 levels')
  })

  it('puts many small files into one pack and one large file into a file of its own', async () => {
    const me = visitor()
    const files = await me.give(
      ...Array.from({ length: 30 }, (_, index): [string, Buffer] => [`f${index}.bin`, randomBytes(100 + index)]),
    )
    const contents = await Promise.all(files.map((file) => me.get(`/api/files/${file.id}/content`)))
    expect(contents.map((answer) => sha256(answer.bytes))).toEqual(files.map((file) => file.sha256))
    const part = await me.get(`/api/files/${files[7]?.id}/content`, { range: 'bytes=10-19' })
    expect([part.status, part.bytes]).toEqual([206, contents[7]?.bytes.subarray(10, 20)])
    expect(readdirSync(path.join(server.dataDir, 'packs')).length).toBeGreaterThan(0)
  })

  it('R-2: two files of one name in one upload are both kept, the second as (2), also when their bytes are the same', async () => {
    const me = visitor()
    const files = await me.give(['a.tar.gz', 'one'], ['a.tar.gz', 'two'], ['a.tar.gz', 'one'])
    expect(files.map((file) => file.name)).toEqual(['a.tar.gz', 'a (2).tar.gz', 'a (3).tar.gz'])
    expect(new Set(files.map((file) => file.id)).size).toBe(3)
    expect((await me.give(['a.tar.gz', 'three']))[0]?.name).toBe('a (4).tar.gz')
  })

  it.each([
    ['with', { 'idempotency-key': 'key-1' }],
    ['without', {}],
  ])(
    'R-9: the same upload sent many times at once %s an Idempotency-Key is one file, and every answer names it',
    async (_, headers) => {
      const me = visitor()
      await me.get('/api/files')
      const part = { name: 'files', filename: 'twice.txt', content: 'the same bytes' }
      const answers = await Promise.all(Array.from({ length: 50 }, () => me.upload([part], headers)))
      expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]))
      expect(new Set(answers.map((answer) => answer.json().files[0].id)).size).toBe(1)
      expect((await me.list()).length).toBe(1)
    },
  )

  it('R-9: a retry finds a file that was put under another name because its own was taken', async () => {
    const me = visitor()
    const give = async (content: string) =>
      (await me.upload([{ name: 'files', filename: 'a.txt', content }])).json().files[0]
    await give('one')
    const second = await give('two')
    expect(second.path).toBe('/Inbox/a (2).txt')
    expect((await give('two')).id).toBe(second.id)
    expect((await me.list()).length).toBe(2)
  })

  it('R-9: a retry finds its files again after they were organised, and a key is not good for other files', async () => {
    const me = visitor()
    const part = { name: 'files', filename: 'a.txt', content: 'a' }
    const first = (await me.upload([part], { 'idempotency-key': 'k' })).json().files[0]
    await me.post('/api/files/organize', { fileOrganizations: [{ fileId: first.id, targetCategory: 'Texts' }] })
    const again = (await me.upload([part], { 'idempotency-key': 'k' })).json().files[0]
    expect([again.id, again.path]).toEqual([first.id, '/Texts/a.txt'])
    const other = await me.upload([{ ...part, content: 'b' }], { 'idempotency-key': 'k' })
    expect([other.status, other.json().code]).toEqual([409, 'conflict'])
    expect((await me.upload([part], { 'idempotency-key': 'x y' })).status).toBe(400)
  })

  it('takes metadata as one array or as a field for each file, before or after the files', async () => {
    const me = visitor()
    const about = (name: string) => ({ name, path: `Holiday/${name}`, lastModified: 1_600_000_000_000 })
    const array = await me.upload([
      { name: 'metadata', content: JSON.stringify([about('a.txt'), about('b.txt')]) },
      { name: 'files', filename: 'a.txt', content: 'a' },
      { name: 'files', filename: 'b.txt', content: 'b' },
    ])
    expect(array.json().files.map((file: { path: string }) => file.path)).toEqual([
      '/Inbox/Holiday/a.txt',
      '/Inbox/Holiday/b.txt',
    ])
    expect(array.json().files[0].modifiedAtMs).toBe(1_600_000_000_000)
    const single = await me.upload([
      { name: 'files', filename: 'c.txt', content: 'c' },
      { name: 'metadata', content: JSON.stringify(about('c.txt')) },
    ])
    expect(single.json().files[0].path).toBe('/Inbox/Holiday/c.txt')
    const wrong = await me.upload([
      { name: 'metadata', content: '{"name":1}' },
      { name: 'files', filename: 'c.txt', content: 'c' },
    ])
    expect([wrong.status, wrong.json().code]).toEqual([400, 'bad_request'])
  })

  it('U-4: a body that is shorter or longer than announced, or chunked without an end, leaves nothing', async () => {
    const body = multipart([{ name: 'files', filename: 'cut.txt', content: 'x'.repeat(1_000_000) }])
    const type = `content-type: multipart/form-data; boundary=${BOUNDARY}`
    const truncated = await raw(post(`${type}\r\ncontent-length: 600000`, body.subarray(0, 600_000)))
    expect(truncated).toMatch(/^HTTP\/1.1 400 [\s\S]*"code":"bad_request"/u)
    const longer = await raw(
      post(`${type}\r\ncontent-length: ${body.length}`, Buffer.concat([body, Buffer.from('GET nonsense')])),
    )
    expect(longer).toMatch(/^HTTP\/1.1 201/u)
    const wrongBoundary = await raw(
      post(`content-type: multipart/form-data; boundary=other\r\ncontent-length: ${body.length}`, body),
    )
    expect(wrongBoundary).toMatch(/^HTTP\/1.1 400/u)
    const endless = await raw(
      post(`${type}\r\ntransfer-encoding: chunked`, `2000\r\n${body.subarray(0, 0x2000).toString('latin1')}\r\n`),
      500,
    )
    expect(endless).toBe('')
    await expect.poll(leftovers).toEqual([])
  })

  it('a client that hangs up half-way leaves nothing', async () => {
    const body = multipart([{ name: 'files', filename: 'half.bin', content: randomBytes(1_000_000) }])
    const head = `content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: ${body.length}`
    await raw(post(head, body.subarray(0, 600_000)), 200)
    await expect.poll(leftovers).toEqual([])
    expect((await visitor().get('/api/health')).status).toBe(200)
  })

  it('U-5: a file above the limit, one file too many and a full quota are refused with the limit; the others are kept', async () => {
    const me = visitor()
    const big = await me.upload([
      { name: 'files', filename: 'big.bin', content: Buffer.alloc(4_000_000) },
      { name: 'files', filename: 'small.txt', content: 'small' },
    ])
    expect(big.status).toBe(201)
    expect(big.json().files.map((file: { name: string }) => file.name)).toEqual(['small.txt'])
    expect(big.json().failed).toEqual([
      { name: 'big.bin', code: 'too_large', error: 'The file is larger than the limit of 3 MB' },
    ])
    const alone = await me.upload([{ name: 'files', filename: 'big.bin', content: Buffer.alloc(4_000_000) }])
    expect([alone.status, alone.json().error]).toEqual([413, 'The file is larger than the limit of 3 MB'])

    await me.give(...Array.from({ length: 39 }, (_, index): [string, string] => [`n${index}`, String(index)]))
    const tooMany = await me.upload([{ name: 'files', filename: 'n41', content: 'x' }])
    expect([tooMany.status, tooMany.json()]).toMatchObject([
      403,
      { code: 'too_many_files', error: 'A library holds 40 files at most' },
    ])

    const rich = visitor()
    await rich.give(['a', Buffer.alloc(3_000_000, 1)], ['b', Buffer.alloc(3_000_000, 2)])
    const full = await rich.upload([{ name: 'files', filename: 'c', content: Buffer.alloc(3_000_000, 3) }])
    expect([full.status, full.json()]).toMatchObject([
      403,
      { code: 'forbidden', error: 'A library holds 8 MB at most' },
    ])
    expect(leftovers()).toEqual([])
  })

  it('U-5: a file is given up at its first byte too many, while the rest of it still comes', async () => {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="big.bin"\r\n\r\n`
    const me = visitor()
    const { port, hostname } = new URL(server.address)
    const socket = net.connect(Number(port), hostname)
    socket.on('error', () => undefined)
    const stored = () =>
      leftovers().reduce((sum, name) => {
        return sum + (statSync(path.join(server.dataDir, 'tmp', name), { throwIfNoEntry: false })?.size ?? 0)
      }, 0)
    socket.write(post(`content-type: multipart/form-data; boundary=${BOUNDARY}\r\ncontent-length: 50000000`, head))
    socket.write(Buffer.alloc(2_900_000))
    await expect.poll(stored).toBeGreaterThan(1_000_000)
    let mostBytes = 0
    for (let sent = 0; sent < 20; sent += 1) {
      await new Promise<void>((resolve) => socket.write(Buffer.alloc(1_000_000), () => resolve()))
      mostBytes = Math.max(mostBytes, stored())
    }
    // The request has not ended, and nothing of the file is left.
    await expect.poll(leftovers).toEqual([])
    expect(mostBytes).toBeLessThanOrEqual(3 * 1024 ** 2)
    expect(socket.destroyed).toBe(false)
    socket.destroy()
    expect(await me.list()).toEqual([])
  })

  it('L-9: a name of more than 4,096 bytes is refused and told back short; what is beside it is kept', async () => {
    const long = 'ж'.repeat(2500)
    const mixed = await visitor().upload([
      { name: 'files', filename: long, content: '1' },
      { name: 'files', filename: 'short.txt', content: '2' },
    ])
    expect(mixed.json().files.map((file: { name: string }) => file.name)).toEqual(['short.txt'])
    expect(mixed.json().failed).toEqual([
      {
        name: long.slice(0, 255),
        code: 'bad_request',
        error: 'The path is longer than 4,096 bytes',
      },
    ])
  })

  it('L-9: the names that one request holds are bounded together, not only each', async () => {
    const wide = await startHere()
    const me = new Client(wide.address)
    const answer = await me.upload(
      Array.from({ length: 600 }, (_, at) => ({ name: 'files', filename: `${at}${'ж'.repeat(2000)}`, content: '' })),
    )
    expect([answer.status, answer.json()]).toMatchObject([
      413,
      { code: 'too_large', error: expect.stringContaining('Send fewer files at a time.') },
    ])
    expect(await me.list()).toEqual([])
    await wide.close()
  })

  it.each([
    [
      'more than 2,500 files',
      Array.from({ length: 2501 }, (_, index) => ({ name: 'files', filename: `${index}`, content: '' })),
      'A request brings 2,500 files at most. Send the others in another request.',
    ],
    [
      'a list of 400,000 numbers as metadata',
      [
        { name: 'files', filename: 'a', content: 'a' },
        { name: 'metadata', content: `[${'0,'.repeat(399_999)}0]` },
      ],
      'The field "metadata" has more than 50,000 values. Send fewer files at a time.',
    ],
    [
      'metadata of 2 MB',
      [
        { name: 'files', filename: 'a', content: 'a' },
        { name: 'metadata', content: JSON.stringify([{ name: 'x'.repeat(2_000_000) }]) },
      ],
      'The fields beside the files take 1 MB at most. Send fewer files at a time.',
    ],
    [
      'metadata about more files than a request may bring',
      [
        { name: 'files', filename: 'a', content: 'a' },
        { name: 'metadata', content: JSON.stringify(Array.from({ length: 2501 }, () => ({ name: 'a' }))) },
      ],
      'The field "metadata" is about 2,500 files at most',
    ],
  ])('L-9: %s are refused with what to do instead, and nothing is stored', async (_, parts, error) => {
    const me = visitor()
    const answer = await me.upload(parts)
    expect([answer.status, answer.json()]).toMatchObject([413, { code: 'too_large', error }])
    expect(await me.list()).toEqual([])
    expect(leftovers()).toEqual([])
  })

  it.each([
    ['10,000 fields', multipart(Array.from({ length: 10_000 }, (_, index) => ({ name: `f${index}`, content: 'x' })))],
    ['a field name of 1 MB', multipart([{ name: 'x'.repeat(1_000_000), content: 'x' }])],
    ['a name 1,000 levels deep', multipart([{ name: `a${'[b]'.repeat(1000)}`, content: 'x' }])],
    ['no files', multipart([{ name: 'x', content: 'y' }])],
    ['an empty body', Buffer.alloc(0)],
    ['no form at all', Buffer.from('hello'.repeat(1000))],
    [
      'a broken extended name',
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename*=UTF-8''%ZZ\r\n\r\nx\r\n--${BOUNDARY}--\r\n`,
      ),
    ],
    [
      'a file without a name',
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"\r\n\r\nx\r\n--${BOUNDARY}--\r\n`),
    ],
    ['a part without a head', Buffer.from(`--${BOUNDARY}\r\n\r\nx\r\n--${BOUNDARY}--\r\n`)],
    ['a file in another field', multipart([{ name: 'other', filename: 'a.txt', content: 'x' }])],
  ])('U-6: %s is refused at once', async (_, body) => {
    const answer = await visitor().send('POST', '/api/files/upload', {
      body,
      headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    })
    expect([400, 413]).toContain(answer.status)
    expect(answer.json()).toMatchObject({ error: expect.any(String), requestId: expect.any(String) })
    expect(leftovers()).toEqual([])
  })

  it.each(['', 'boundary=', 'boundary="', `boundary=${'x'.repeat(71)}`])(
    'U-6: a Content-Type with the boundary %j is refused',
    async (boundary) => {
      const answer = await visitor().send('POST', '/api/files/upload', {
        body: 'x',
        headers: { 'content-type': `multipart/form-data; ${boundary}` },
      })
      expect(answer.status).toBe(400)
    },
  )

  it.each(['__proto__', 'constructor', 'prototype'])('Z-5: a form field called %s is refused', async (name) => {
    const me = visitor()
    expect(
      (
        await me.upload([
          { name, content: 'x' },
          { name: 'files', filename: 'a', content: 'a' },
        ])
      ).status,
    ).toBe(400)
    expect(
      (
        await me.upload([
          { name: 'metadata', content: `{"name":"a","${name}":{"polluted":1}}` },
          { name: 'files', filename: 'a', content: 'a' },
        ])
      ).status,
    ).toBe(400)
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it('U-8: a lying type is found out by the bytes', async () => {
    const me = visitor()
    const html = '<!DOCTYPE html><html><script>alert(1)</script></html>'
    const answer = await me.upload([
      { name: 'files', filename: 'evil.png', type: 'image/png', content: html },
      {
        name: 'files',
        filename: 'real.png',
        type: 'text/html',
        content: Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001080600000000000000', 'hex'),
      },
    ])
    const [evil, real] = answer.json().files
    expect([evil.type, evil.typeMismatch]).toEqual(['text/html', true])
    expect([real.type, real.typeMismatch]).toEqual(['image/png', true])
    const served = await me.get(`/api/files/${evil.id}/content`)
    expect(served.headers['content-disposition']).toMatch(/^attachment;/u)
  })

  it('U-9: a file named like a folder, and a folder named like a file, live side by side', async () => {
    const me = visitor()
    const files = await me.give(['x/a.txt', 'a'], ['x', 'file'], ['y', 'file'], ['y/b.txt', ''])
    const paths = files.map((file) => file.path)
    expect(new Set(paths).size).toBe(4)
    expect([paths[0], paths[3]]).toEqual([
      expect.stringMatching(/^\/Inbox\/x.*\/a\.txt$/),
      expect.stringMatching(/^\/Inbox\/y.*\/b\.txt$/),
    ])
    expect(files.map((file) => file.size)).toEqual([1, 4, 4, 0])
    const archive = await me.post('/api/files/archive', {})
    expect(archive.status).toBe(200)
  })
})

/** Makes the next flush of a file handle fail as a disk does: later, by a rejection. */
async function failingFlush() {
  const probe = await open(process.execPath, 'r')
  const handle = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const real = handle.sync
  let failed = 0
  handle.sync = async function (this: FileHandle) {
    if (failed > 0) return await real.call(this)
    failed += 1
    throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO', errno: -5, syscall: 'fsync' })
  }
  return {
    failed: () => failed,
    restore: () => {
      handle.sync = real
    },
  }
}

describe('R-11: the one flush that makes bytes durable', () => {
  it.each([
    ['a small file', [700]],
    ['a file of its own', [100_000]],
    ['a pack', [300, 301, 302, 303, 304, 305]],
  ])(
    'R-11: when it fails for %s and nothing else does, nothing is reported as done, and the next try works',
    async (_what, sizes) => {
      const me = visitor()
      await me.give(['before.txt', 'before'])
      const files = sizes.map((size, index): [string, Buffer] => [`f${index}.bin`, randomBytes(size)])
      const parts = files.map(([filename, content]) => ({ name: 'files', filename, content }))
      // The database flushes by other calls; the first of these is the content's, those of folders come after it.
      const flush = await failingFlush()
      const answer = await me.upload(parts).finally(flush.restore)
      expect([flush.failed(), answer.status]).toEqual([1, 500])
      expect((await me.list()).map((file) => file.name)).toEqual(['before.txt'])
      expect(leftovers()).toEqual([])
      for (const [index, file] of (await me.give(...files)).entries())
        expect((await me.get(`/api/files/${file.id}/content`)).bytes.equals(files[index]?.[1] ?? Buffer.of())).toBe(
          true,
        )
    },
  )
})
