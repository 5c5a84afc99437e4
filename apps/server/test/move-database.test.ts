import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client, sha256 } from './support/client.ts'
import { findPostgres, startPostgres, type TestPostgres } from './support/databases.ts'
import { freshDataDir, spawnServer, startHere, stopChild } from './support/server.ts'

const found = findPostgres()
const FILES = 24

/** Says `octavo data to-postgres` while no server is at work. */
const order = (dir: string) =>
  writeFileSync(path.join(dir, 'orders', 'move.json'), JSON.stringify({ order: 'to-postgres', atMs: Date.now() }))

/** An embedded installation with files, a trash, an account and a run that can be taken back. */
async function filled() {
  const dir = await freshDataDir()
  const server = await startHere({ OCTAVO_DATA_DIR: dir })
  const me = new Client(server.address)
  const files = await me.give(
    ...Array.from({ length: FILES }, (_, n): [string, string] => [
      `page-${n}.txt`,
      `Words of page ${n}. `.repeat(n + 1),
    ]),
  )
  await me.post('/api/auth/signup', { email: 'ada@example.org', password: 'correct horse' })
  const moved = files.slice(0, 8).map(({ id }) => ({ fileId: id, targetCategory: 'Pages' }))
  const run = (await me.post('/api/files/organize', { fileOrganizations: moved })).json()
  await me.delete('/api/files', { ids: files.slice(-5).map(({ id }) => id) })
  const state = await stateOf(me)
  await server.close()
  return { dir, cookie: me.cookie, state, run }
}

/** Everything that a person sees, with the hash of each content. */
async function stateOf(me: Client) {
  const listed = await me.list()
  const files = await Promise.all(
    listed.map(async ({ id, path: at }) => [id, at, sha256((await me.get(`/api/files/${id}/content`)).bytes)] as const),
  )
  const { json } = await me.get('/api/trash')
  return { files: files.toSorted(([a], [b]) => (a < b ? -1 : 1)), trash: json().files.length as number }
}

async function seenBy(address: string, cookie: string | undefined) {
  const me = new Client(address)
  me.cookie = cookie
  return { me, state: await stateOf(me) }
}

describe.skipIf('missing' in found)('O-7: the embedded database moves to a PostgreSQL server', () => {
  let postgres: TestPostgres
  beforeAll(async () => {
    postgres = await startPostgres('bin' in found ? found.bin : '')
  })
  afterAll(async () => await postgres.stop())

  it('O-7: killed again and again on the way, all is there in the end: files, trash, accounts, and the way back of a run', async () => {
    const { dir, cookie, state, run } = await filled()
    const env = { OCTAVO_DATA_DIR: dir, DATABASE_URL: postgres.fresh(), OCTAVO_OCR: 'false' }
    order(dir)
    const has = (...names: string[]) => existsSync(path.join(dir, ...names))
    const marker = () => readFileSync(path.join(dir, 'octavo.json'), 'utf8')
    /** What can be seen from outside of how far a move is. */
    const steps = [
      () => has('to-postgres.json'),
      () => has('restore', 'tables', 'files.ndjson'),
      () => has('restore', 'manifest.json'),
      () => has('restore', 'manifest.json'),
      () => marker().includes('"server"') || !has('restore'),
      () => has('moved-to-postgres'),
    ]
    let cut = 0
    for (const [at, isThere] of steps.entries()) {
      const child = spawnServer(env)
      let isOver = false
      void child.exit.then(() => {
        isOver = true
      })
      while (!isThere() && !isOver && !child.stdout().includes('ready')) await wait(1)
      // In the midst of the transaction, not only at its beginning.
      if (at === 3) await wait(150)
      if (!child.stdout().includes('ready')) cut += 1
      await stopChild(child, 'SIGKILL')
    }
    expect(cut).toBeGreaterThan(3)
    const child = spawnServer(env)
    const { me, state: after } = await seenBy(await child.ready, cookie)
    try {
      expect(after).toEqual(state)
      expect((await me.post(`/api/runs/${run.runId}/undo`, {})).status).toBe(200)
      expect([has('db'), has('restore'), has('to-postgres.json'), has('orders', 'move.json')]).toEqual(
        Array(4).fill(false),
      )
      const [kept = ''] = readdirSync(path.join(dir, 'moved-to-postgres'))
      expect(has('moved-to-postgres', kept, 'db', 'PG_VERSION')).toBe(true)
    } finally {
      await stopChild(child)
    }
    await expect(startHere({ OCTAVO_DATA_DIR: dir })).rejects.toThrow('belongs to the PostgreSQL database')
  })

  it('O-7: a move that was given up leaves the embedded database as what counts, and its rows are never taken for newer ones', async () => {
    const { dir, cookie, state } = await filled()
    const url = postgres.fresh()
    const env = { OCTAVO_DATA_DIR: dir, OCTAVO_OCR: 'false' }
    const marker = readFileSync(path.join(dir, 'octavo.json'))
    order(dir)
    await (await startHere({ ...env, DATABASE_URL: url })).close()
    // As it is when a start ends once the server's database has the rows, before the folder says so.
    const kept = path.join(dir, 'moved-to-postgres')
    renameSync(path.join(kept, readdirSync(kept)[0] ?? '', 'db'), path.join(dir, 'db'))
    writeFileSync(path.join(dir, 'octavo.json'), marker)
    const back = await startHere(env)
    const { me, state: after } = await seenBy(back.address, cookie)
    expect(after).toEqual(state)
    await me.give(['newer.txt', 'written after the move was given up'])
    await back.close()
    order(dir)
    await expect(startHere({ ...env, DATABASE_URL: url })).rejects.toThrow('not empty')
    const again = await startHere(env)
    expect((await seenBy(again.address, cookie)).state.files).toHaveLength(state.files.length + 1)
    await again.close()
  })

  it('O-7: without the word of its operator no database moves', async () => {
    const { dir } = await filled()
    await expect(startHere({ OCTAVO_DATA_DIR: dir, DATABASE_URL: postgres.fresh() })).rejects.toThrow(
      'data to-postgres',
    )
    expect(existsSync(path.join(dir, 'db', 'PG_VERSION'))).toBe(true)
  })
})
