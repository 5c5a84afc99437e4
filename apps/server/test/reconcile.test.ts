import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, sha256 } from './support/client.ts'
import { give } from './support/orders.ts'
import { filesBelow, startHere } from './support/server.ts'

let server: Awaited<ReturnType<typeof startHere>>
let me: Client
const contents = [
  ...Array.from({ length: 14 }, () => randomBytes(66_000)),
  ...Array.from({ length: 6 }, () => randomBytes(500)),
]
beforeAll(async () => {
  server = await startHere()
  me = new Client(server.address)
  await me.give(...contents.map((content, index): [string, Buffer] => [`f${index}`, content]))
})
afterAll(async () => await server.close())

const inside = (...names: readonly string[]) => path.join(server.dataDir, ...names)
const stored = () => [...filesBelow(inside('blobs')), ...filesBelow(inside('packs'))]
const quarantined = () => readdirSync(inside('quarantine'))
const health = async () => (await me.get('/api/scalable/metrics')).json().systemHealth.status
/** Back-dates files, so that reconcile may look at those that nobody knows. */
const age = (files: readonly string[]) => {
  for (const file of files) utimesSync(file, 1_600_000_000, 1_600_000_000)
}
const isWhole = async () => {
  for (const file of await me.list())
    expect([file.state, sha256((await me.get(`/api/files/${file.id}/content`)).bytes)]).toEqual(['ok', file.sha256])
}
/** Bytes that no row knows, old enough to be put aside. */
const strangers = (count: number) => {
  const made = Array.from({ length: count }, () => {
    const content = randomBytes(100)
    const sha = sha256(content)
    const file = inside('blobs', sha.slice(0, 2), sha.slice(2, 4), sha)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
    return file
  })
  age(made)
  return made
}

describe('R-14: a disk or a database that holds far less than it did', () => {
  it('R-14: a disk that lists empty marks nothing missing; it is said, and over once the disk is back', async () => {
    for (const name of ['blobs', 'packs']) {
      renameSync(inside(name), inside(`${name}-away`))
      mkdirSync(inside(name))
    }
    await server.runJob('reconcile')
    expect((await me.list()).map((file) => file.state)).toEqual(contents.map(() => 'ok'))
    expect(await health()).toBe('degraded')
    expect(await give(server.dataDir, 'accept', 3)).toMatchObject({ held: { missing: 20, rows: 20 } })
    for (const name of ['blobs', 'packs']) renameSync(inside(`${name}-away`), inside(name))
    await server.runJob('reconcile')
    expect(await health()).toBe('healthy')
    await isWhole()
  })

  it('R-14: when the database knows little of what lies there, nothing is put aside before the operator types the count', async () => {
    age(stored())
    const before = stored().length
    const few = strangers(4)
    await server.runJob('reconcile')
    expect(quarantined().sort()).toEqual(few.map((file) => path.basename(file)).sort())
    strangers(12)
    await server.runJob('reconcile')
    expect([quarantined().length, stored().length, await health()]).toEqual([4, before + 12, 'degraded'])
    expect(await give(server.dataDir, 'accept', 11)).toMatchObject({ orphans: 0, held: { orphans: 12 } })
    expect(quarantined().length).toBe(4)
    expect(await give(server.dataDir, 'accept', 12)).toMatchObject({ orphans: 12 })
    expect([quarantined().length, stored().length, await health()]).toEqual([16, before, 'healthy'])
    await isWhole()
  })

  it('R-14: what was put aside comes back where it was; what nobody needs stays, and goes only by its count', async () => {
    // As a start with a wrong database once left it: flat, packs and contents mixed.
    for (const file of stored()) renameSync(file, inside('quarantine', path.basename(file)))
    await server.runJob('reconcile')
    expect(await health()).toBe('degraded')
    expect(await give(server.dataDir, 'return')).toMatchObject({ returned: 15, kept: 16 })
    expect([quarantined().length, await health()]).toEqual([16, 'healthy'])
    await isWhole()
    expect(await give(server.dataDir, 'empty-quarantine', 15)).toEqual({ refused: true, count: 16 })
    expect(quarantined().length).toBe(16)
    expect(await give(server.dataDir, 'empty-quarantine', 16)).toEqual({ removed: 16 })
    expect(quarantined()).toEqual([])
    expect(await give(server.dataDir, 'nonsense')).toEqual({ unknown: true })
  })
})
