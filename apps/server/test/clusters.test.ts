import { readdirSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { clusterFailure, clusterResponse } from '@octavo/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client, type Part } from './support/client.ts'
import { startHere } from './support/server.ts'

let server: Running & { readonly dataDir: string }
beforeAll(async () => {
  server = await startHere()
})
afterAll(async () => {
  await server.close()
})

const COOKING = 'flour sugar butter eggs oven bake cake dough cream vanilla whisk recipe'.split(' ')
const SAILING = 'sail mast harbour wind tide anchor hull rope captain storm wave deck'.split(' ')
/** A text of words of one topic, another one for each number. */
const text = (words: readonly string[], n: number) =>
  Array.from({ length: 60 }, (_, at) => words[(at * (n + 3) + n) % words.length]).join(' ')

/** A PNG of 48 x 48 pixels, each from `pixel` (red, green, blue). */
function png(pixel: (x: number, y: number) => readonly [number, number, number]): Buffer {
  const side = 48
  const rows = Buffer.alloc(side * (side * 3 + 1))
  for (let y = 0; y < side; y += 1)
    for (let x = 0; x < side; x += 1) rows.set(pixel(x, y), y * (side * 3 + 1) + 1 + x * 3)
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    check.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, check])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A ZIP of stored members, as small as one can be. */
function zipOf(members: Readonly<Record<string, string>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const [name, content] of Object.entries(members)) {
    const [label, data] = [Buffer.from(name), Buffer.from(content)]
    const common = Buffer.alloc(26)
    common.writeUInt16LE(20, 0)
    common.writeUInt32LE(crc32(data), 10)
    common.writeUInt32LE(data.length, 14)
    common.writeUInt32LE(data.length, 18)
    common.writeUInt16LE(label.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, label, data])
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(at, 10)
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), common, rest, label]))
    parts.push(local)
    at += local.length
  }
  const list = Buffer.concat(directory)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(directory.length, 4)
  end.writeUInt16LE(directory.length, 6)
  end.writeUInt32LE(list.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, list, Buffer.from('PK\x05\x06', 'latin1'), end])
}

describe('POST /api/cluster-documents', () => {
  it('groups files of the library by content, under names that differ, and leaves them where they are', async () => {
    const me = new Client(server.address)
    const files = await me.give(
      ...[1, 2, 3, 4].map((n) => [`a${n}.txt`, text(COOKING, n)] as const),
      ...[1, 2, 3, 4].map((n) => [`b${n}.txt`, text(SAILING, n)] as const),
    )
    const answer = await me.post('/api/cluster-documents', { files, numClusters: 2 })
    const { clusters, failed } = clusterResponse.parse(answer.json())
    const groups = Object.values(clusters).map((list) => list.map(({ name }) => name[0]).join(''))
    expect(groups.sort()).toEqual(['aaaa', 'bbbb'])
    expect(new Set(Object.keys(clusters)).size).toBe(2)
    expect(failed).toEqual([])
    expect((await me.list()).every(({ folder }) => folder === '/Inbox')).toBe(true)
  })

  it('looks at files of a form for a moment: nothing comes into the library or stays on the disk', async () => {
    const me = new Client(server.address)
    const parts: Part[] = [1, 2, 3].map((n) => ({ name: 'files', filename: `${n}.txt`, content: text(COOKING, n) }))
    const before = readdirSync(path.join(server.dataDir, 'blobs')).length
    const answer = await me.upload([...parts, { name: 'numClusters', content: '1' }], {}, '/api/cluster-documents')
    const { clusters } = clusterResponse.parse(answer.json())
    expect(Object.values(clusters).flat()).toHaveLength(3)
    expect(await me.list()).toEqual([])
    expect(readdirSync(path.join(server.dataDir, 'tmp'))).toEqual([])
    expect(readdirSync(path.join(server.dataDir, 'blobs'))).toHaveLength(before)
  })

  it('takes the named types and extensions, each by itself, and nothing that holds no words', async () => {
    const me = new Client(server.address)
    const words = text(COOKING, 2)
    const taken = async (filename: string, type: string, content: string | Buffer = words) => {
      const part = { name: 'files', filename, content, type }
      const answer = await me.upload([part], {}, '/api/cluster-documents')
      if (answer.status !== 200) return `${filename}: ${answer.json().error}`
      const { clusters } = clusterResponse.parse(answer.json())
      return Object.values(clusters).flat().length === 1 ? 'taken' : `${filename}: lost`
    }
    const unknown = 'application/octet-stream'
    const pdf = `%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj\n4 0 obj<</Length 44>>stream\nBT /F 12 Tf 20 100 Td (flour and sugar) Tj ET\nendstream endobj\n5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj\ntrailer<</Root 1 0 R>>\n`
    const rtf = `{\\rtf1\\ansi ${words}}`
    const docx = zipOf({
      '[Content_Types].xml':
        '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
    })
    const json = JSON.stringify({ recipe: words })
    const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
    for (const [name, type, content] of [
      ['a.txt', unknown, words],
      ['a.csv', unknown, `flour,sugar\n1,2\n${words.replaceAll(' ', ',')}`],
      ['a.json', unknown, json],
      ['a.pdf', unknown, pdf],
      ['a.doc', unknown, rtf],
      ['a.docx', unknown, docx],
      ['a.log', unknown, `2024-01-01 ${words}`],
      ['plain', 'text/plain', words],
      ['table', 'text/csv', `flour,sugar\n1,2\n`],
      ['data', 'application/json', json],
      ['paper', 'application/pdf', pdf],
      ['letter', 'application/msword', rtf],
      ['letter2', wordType, docx],
    ] as const)
      expect(await taken(name, type, content)).toBe('taken')
    for (const [name, type, content] of [
      ['a.png', 'image/png', png(() => [1, 2, 3])],
      ['a.mp3', 'audio/mpeg', Buffer.from('ID3\x04\0\0\0\0\0\0')],
      ['a.zip', 'application/zip', Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1')],
      ['b', unknown, Buffer.from([1, 2, 3, 250, 251])],
      // Words are in these too, but the specification names neither their types nor their extensions.
      ['a.html', 'text/html', `<p>${words}</p>`],
      ['a.md', 'text/markdown', `# ${words}`],
      ['a.rtf', 'application/rtf', rtf],
      ['a.eml', 'message/rfc822', `From: a@example.org\n\n${words}`],
    ] as const)
      expect(await taken(name, type, content)).toBe(`${name}: No Documents Found`)
  }, 120_000)

  it('Z-1: refuses ids of somebody else, no documents, and a wrong number of groups', async () => {
    const [alice, bob] = [new Client(server.address), new Client(server.address)]
    const files = await alice.give(['a.txt', text(COOKING, 1)])
    expect((await bob.post('/api/cluster-documents', { files })).status).toBe(404)
    const none = await alice.post('/api/cluster-documents', { files: [] })
    expect([none.status, none.json().error]).toEqual([400, 'No Documents Found'])
    // Refused by the calls themselves, by the body's parser, by a hook: each says that it was no success.
    const post = (body: string, headers = {}) =>
      alice.send('POST', '/api/cluster-images', {
        body,
        headers: { 'content-type': 'application/json', ...headers },
      })
    const refusals = [
      none,
      await post('{'),
      await post('{}'),
      await post('{"files":[]}', { origin: 'https://evil.test' }),
    ]
    for (const refusal of refusals) expect(clusterFailure.parse(refusal.json()).success).toBe(false)
    for (const numClusters of [0, 1000, 'many'])
      expect((await alice.post('/api/cluster-documents', { files, numClusters })).status).toBe(400)
  })
})

describe('POST /api/cluster-images', () => {
  it('groups pictures by style and lists those that can not be shown', async () => {
    const me = new Client(server.address)
    const noise = (seed: number) => (x: number, y: number) => {
      const value = ((x * 73 + y * 151 + seed * 977) * 2654435761) >>> 24
      return [value, (value * 7) & 255, (value * 13) & 255] as const
    }
    const flat = (seed: number) => (x: number) =>
      x < 24 + seed ? ([250, 250, 250] as const) : ([20, 40, 200] as const)
    const files = await me.give(
      ...[1, 2, 3, 4].map((n) => [`n${n}.png`, png(noise(n))] as const),
      ...[1, 2, 3, 4].map((n) => [`f${n}.png`, png(flat(n))] as const),
      ['broken.png', Buffer.concat([png(flat(9)).subarray(0, 40), Buffer.alloc(20)])],
    )
    const { clusters, failed } = clusterResponse.parse(
      (await me.post('/api/cluster-images', { files, numClusters: 2 })).json(),
    )
    expect(
      Object.values(clusters)
        .map((list) => list.map(({ name }) => name[0]).join(''))
        .sort(),
    ).toEqual(['ffff', 'nnnn'])
    expect(failed.map(({ name }) => name)).toEqual(['broken.png'])
    const none = await me.post('/api/cluster-images', { files: await me.give(['x.txt', 'x']) })
    expect([none.status, none.json().error]).toEqual([400, 'No Images Found'])
  })

  it('P-2: drawings that would never end are not drawn: the others are grouped, and plain calls are answered', async () => {
    const uses = (id: string, of: string) => `<g id="${id}">${`<use href="#${of}"/>`.repeat(20)}</g>`
    const laughs = Array.from({ length: 12 }, (_, level) => uses(`l${level + 1}`, `l${level}`)).join('')
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg"><rect id="l0" width="9" height="9"/>${laughs}<use href="#l12"/></svg>`
    const me = new Client(server.address)
    const files = await me.give(
      ...[1, 2, 3, 4, 5].map((n) => [`bomb${n}.svg`, bomb] as const),
      ['named.png', bomb],
      ['plain.png', png((x) => [x * 5, 0, 90])],
    )
    const answer = await me.post('/api/cluster-images', { files, numClusters: 1 })
    const { clusters } = clusterResponse.parse(answer.json())
    expect(
      Object.values(clusters)
        .flat()
        .map(({ name }) => name),
    ).toEqual(['plain.png'])
    expect((await me.get('/api/health')).status).toBe(200)
  })
})
