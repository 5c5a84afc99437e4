import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterEach, expect, it } from 'vitest'
import type { Running } from '../src/index.ts'
import { Client, sha256 } from './support/client.ts'
import { hostileFiles } from './support/hostile.ts'
import { freshDataDir, startHere } from './support/server.ts'

let server: (Running & { readonly dataDir: string }) | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

it("U-10: a guest's library is the guest's alone, and goes after its time with the bytes that nobody else has", async () => {
  server = await startHere({ OCTAVO_GUEST_TTL: '4s' })
  const [alice, bob] = [new Client(server.address), new Client(server.address)]
  const shared = Buffer.alloc(100_000, 1)
  const own = Buffer.alloc(100_000, 2)
  const [a, secret] = await alice.give(['shared.bin', shared], ['secret.bin', own])
  const [b] = await bob.give(['also.bin', shared])
  expect((await bob.list()).map((file) => file.name)).toEqual(['also.bin'])
  const blob = (sha: string | undefined) =>
    path.join(String(server?.dataDir), 'blobs', String(sha).slice(0, 2), String(sha).slice(2, 4), String(sha))
  expect(existsSync(blob(secret?.sha256))).toBe(true)
  // Bob adds something again and again, Alice only looks.
  await expect
    .poll(
      async () => {
        await bob.give(['more.txt', 'more'])
        await alice.get('/api/files')
        return existsSync(blob(secret?.sha256))
      },
      { timeout: 60_000, interval: 300 },
    )
    .toBe(false)
  expect(existsSync(blob(a?.sha256))).toBe(true)
  expect((await bob.get(`/api/files/${b?.id}/content`)).bytes.equals(shared)).toBe(true)
  expect((await alice.list()).length).toBe(0)
  expect((await alice.get(`/api/files/${a?.id}/content`)).status).toBe(404)
  // The same browser can begin anew.
  expect((await alice.give(['new.txt', 'new'])).length).toBe(1)
})

it("R-15: a clock that jumps forward ends nobody's library, until it has run on from there", async () => {
  const hour = 3_600_000
  let aheadMs = 0
  server = await startHere({ OCTAVO_GUEST_TTL: '24h' }, { nowMs: () => Date.now() + aheadMs })
  const runClockTo = async (toMs: number) => {
    for (; aheadMs < toMs; aheadMs += 15 * 60_000) await server?.runJob('expire-guests')
    await server?.runJob('expire-guests')
  }
  const me = new Client(server.address)
  await me.give(['a.txt', 'a'])
  await runClockTo(hour)
  aheadMs = 400 * 24 * hour
  // Nobody has noticed the jump yet: neither a look nor a pass ends the library.
  expect((await me.list()).length).toBe(1)
  await server.runJob('expire-guests')
  await server.runJob('expire-guests')
  expect((await me.list()).length).toBe(1)
  // The clock is set right again: a jump back, after which the library has its own time still.
  aheadMs = hour
  await runClockTo(3 * hour)
  expect((await me.list()).length).toBe(1)
  // The time is really over: passes that found the clock running on end it.
  await runClockTo(26 * hour)
  expect((await me.list()).length).toBe(0)
  expect((await me.give(['new.txt', 'new'])).length).toBe(1)
  // A jump that is the truth, a machine that slept for a month, is believed after half an hour.
  aheadMs = 30 * 24 * hour
  await server.runJob('expire-guests')
  expect((await me.list()).length).toBe(1)
  await runClockTo(aheadMs + hour)
  expect((await me.list()).length).toBe(0)
})

it('A-6: a guest’s cookie that this server did not give is refused: who planted it sees nothing of what is uploaded', async () => {
  const dataDir = await freshDataDir()
  server = await startHere({ OCTAVO_DATA_DIR: dataDir })
  const planted = 'A'.repeat(43)
  const holder = (cookie: string) => {
    const client = new Client(String(server?.address))
    client.cookie = `octavo_guest=${cookie}`
    return client
  }
  const victim = holder(planted)
  await victim.give(['secret.txt', 'mine'])
  const own = String(victim.cookies.get('octavo_guest'))
  expect(own).toMatch(/^[\w-]{43}$/u)
  expect(own).not.toBe(planted)
  expect([(await holder(planted).list()).length, (await victim.list()).length]).toEqual([0, 1])
  // A page replaces it before anything is uploaded; one that is a letter off is none of ours either.
  for (const cookie of [planted, `${own.slice(0, -2)}${own.at(-2) === 'A' ? 'B' : 'A'}${own.at(-1)}`]) {
    const visitor = holder(cookie)
    await visitor.get('/api/auth/session')
    expect(visitor.cookies.get('octavo_guest')).not.toBe(cookie)
  }
  // What the server gave before any upload is one library for two first uploads at once.
  const fresh = new Client(server.address)
  await fresh.get('/api/auth/session')
  const given = fresh.cookies.get('octavo_guest')
  await Promise.all([fresh.give(['a.txt', 'a']), fresh.give(['b.txt', 'b'])])
  expect([fresh.cookies.get('octavo_guest'), (await fresh.list()).length]).toEqual([given, 2])
  // A cookie of a time when the server signed none, or signed with another secret: its library is there, so it counts.
  await server.close()
  rmSync(path.join(dataDir, 'secret.key'))
  server = await startHere({ OCTAVO_DATA_DIR: dataDir })
  const old = holder(own)
  await old.get('/api/auth/session')
  await old.give(['more.txt', 'more'])
  expect([old.cookies.get('octavo_guest'), (await old.list()).length]).toEqual([own, 2])
})

it('U-10: with plans enforced the 26th file of a guest is refused with 402, and nothing is lost', async () => {
  server = await startHere({ OCTAVO_ENFORCE_PLANS: 'true' })
  const me = new Client(server.address)
  const files = Array.from({ length: 30 }, (_, index) => ({
    name: 'files',
    filename: `f${index}.txt`,
    content: String(index),
  }))
  const answer = await me.upload(files)
  expect([answer.status, answer.json().files.length, answer.json().failed.length]).toEqual([201, 25, 5])
  expect(answer.json().failed[0]).toMatchObject({
    name: 'f25.txt',
    code: 'plan_limit',
    error: expect.stringMatching(/first 25 files are free/u),
  })
  const more = await me.upload([{ name: 'files', filename: 'more.txt', content: 'more' }])
  expect([more.status, more.json().code]).toEqual([402, 'plan_limit'])
  expect((await me.list()).length).toBe(25)
})

it('U-7: about two hundred broken, lying and bursting files are stored and given back byte for byte, in one batch and one by one', async () => {
  server = await startHere({ OCTAVO_RATE_LIMIT: '100000' })
  const me = new Client(server.address)
  const hostile = hostileFiles()
  expect(hostile.length).toBeGreaterThan(190)
  const batch = await me.give(...hostile)
  const sorted = await me.post('/api/agentkit/organize', { files: batch.map(({ id }) => ({ id })) })
  expect(sorted.status).toBe(200)
  const other = new Client(server.address)
  for (const [index, file] of batch.entries()) {
    const [name, content] = hostile[index] ?? ['', Buffer.alloc(0)]
    expect((await me.get(`/api/files/${file.id}/content`)).bytes.equals(content), name).toBe(true)
    expect([file.sha256, file.size], name).toEqual([sha256(content), content.length])
    // Alone, those that are as bad as they were made; what is left of a cut one differs in nothing that storing sees.
    if (/^(?:half|head|turned|endless|led)-/u.test(name)) continue
    const [alone] = await other.give([name, content])
    expect(alone?.sha256, name).toBe(file.sha256)
  }
  expect((await me.list()).length).toBe(hostile.length)
  expect(readdirSync(path.join(server.dataDir, 'tmp'))).toEqual([])
}, 300_000)
