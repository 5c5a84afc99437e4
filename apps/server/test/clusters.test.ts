import { readdirSync } from 'node:fs'
import path from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { clusterResponse } from '@octavo/contract'
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

  it('Z-1: refuses ids of somebody else, no documents, and a wrong number of groups', async () => {
    const [alice, bob] = [new Client(server.address), new Client(server.address)]
    const files = await alice.give(['a.txt', text(COOKING, 1)])
    expect((await bob.post('/api/cluster-documents', { files })).status).toBe(404)
    const none = await alice.post('/api/cluster-documents', { files: [] })
    expect([none.status, none.json().error]).toEqual([400, 'No Documents Found'])
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
