import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { takeLock } from '../src/infra/datadir/lock.ts'
import { Client, sha256 } from './support/client.ts'
import { type Child, freshDataDir, spawnServer, temporaryDir } from './support/server.ts'

const running: Child[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.process.kill('SIGKILL')
    await child.exit
  }
})
const launch = (...args: Parameters<typeof spawnServer>) => {
  const child = spawnServer(...args)
  running.push(child)
  return child
}
const OWN_PIDS = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
const canUnshare = spawnSync(OWN_PIDS[0] ?? '', [...OWN_PIDS.slice(1), 'true']).status === 0
if (!canUnshare) console.warn('R-21 in two pid namespaces is skipped: this user may not make one (unshare).')

describe('R-21: one server for a data folder', () => {
  it.skipIf(!canUnshare)(
    'R-21: of two servers in pid namespaces of their own the second refuses in words; killed and started again, nothing acknowledged is lost',
    async () => {
      const env = { OCTAVO_DATA_DIR: await freshDataDir() }
      const first = launch(env, { wrap: OWN_PIDS })
      const me = new Client(await first.ready)
      // The guest's cookie comes with the first answer; uploads at once without one would be guests of their own.
      await me.list()
      const texts = Array.from({ length: 12 }, (_, index) => `text ${index}`)
      const give = async (text: string) => (await me.give([`${text}.txt`, text]))[0]
      const given = await Promise.all(texts.slice(0, 6).map(give))
      const second = launch(env, { wrap: OWN_PIDS })
      expect((await second.exit).code).toBe(75)
      expect(second.stderr()).toMatch(
        /^Another Octavo \(process 1 of another container\) already uses the data folder/u,
      )
      // One outside of any namespace sees the lock as well.
      expect(await takeLock(path.join(env.OCTAVO_DATA_DIR, 'octavo.lock'))).toEqual({
        owner: 'process 1 of another container',
      })
      given.push(...(await Promise.all(texts.slice(6).map(give))))
      first.process.kill('SIGKILL')
      await first.exit
      const again = new Client(await launch(env, { wrap: OWN_PIDS }).ready)
      again.cookie = me.cookie
      expect((await again.list()).length).toBe(texts.length)
      for (const file of given) {
        const answer = await again.get(`/api/files/${file?.id}/content`)
        expect([answer.status, sha256(answer.bytes)]).toEqual([200, file?.sha256])
      }
    },
    300_000,
  )

  it('R-21: of many starters exactly one gets the folder, and after kill -9 the next one gets it at once', async () => {
    const file = path.join(temporaryDir(), 'octavo.lock')
    const lock = new URL('../src/infra/datadir/lock.ts', import.meta.url).href
    const script = `import { takeLock } from ${JSON.stringify(lock)}
      const taken = await takeLock(${JSON.stringify(file)})
      process.stdout.write('release' in taken ? 'mine' : 'other')
      if ('release' in taken) setInterval(() => undefined, 1000)`
    const starters = Array.from({ length: 6 }, () =>
      spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] }),
    )
    const said = await Promise.all(starters.map(async (child) => String((await once(child.stdout, 'data'))[0])))
    expect(said.filter((word) => word === 'mine').length).toBe(1)
    const owner = starters[said.indexOf('mine')]
    expect(await takeLock(file)).toEqual({ owner: `process ${owner?.pid}` })
    owner?.kill('SIGKILL')
    if (owner) await once(owner, 'close')
    const mine = await takeLock(file)
    expect(mine).toHaveProperty('release')
    if ('release' in mine) mine.release()
  })

  it('R-21: an owner on another machine is believed while its file is renewed, and taken over once it is not', async () => {
    const file = path.join(temporaryDir(), 'octavo.lock')
    const elsewhere = { pid: 7, started: 'x', host: 'other-machine', kernel: 'another', space: '', token: 't' }
    const pulse = { beatMs: 50, watchMs: 1500, deadMs: 60_000 }
    let beat = 0
    const renew = () => writeFileSync(file, JSON.stringify({ ...elsewhere, beat: beat++ }))
    renew()
    const timer = setInterval(renew, 100)
    const said: string[] = []
    expect(await takeLock(file, { pulse, say: (line) => said.push(line) })).toEqual({
      owner: 'process 7 on other-machine',
    })
    expect(said.join()).toContain('process 7 on other-machine')
    clearInterval(timer)
    const taken = await takeLock(file, { pulse })
    expect(taken).toHaveProperty('release')
    if ('release' in taken) taken.release()
    // A file that nobody has renewed for long needs no look.
    renew()
    utimesSync(file, 1, 1)
    said.length = 0
    const next = await takeLock(file, { pulse, say: (line) => said.push(line) })
    expect([said, JSON.parse(readFileSync(file, 'utf8')).pid]).toEqual([[], process.pid])
    if ('release' in next) next.release()
  })

  it('R-21: an Octavo of before, which knew no lock of the kernel, keeps its folder', async () => {
    const file = path.join(temporaryDir(), 'octavo.lock')
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: '' }))
    expect(await takeLock(file)).toEqual({ owner: `process ${process.pid}` })
  })

  it('R-21: a server whose folder was taken over ends', async () => {
    const dataDir = await freshDataDir()
    const child = launch({ OCTAVO_DATA_DIR: dataDir })
    await child.ready
    writeFileSync(
      path.join(dataDir, 'octavo.lock'),
      JSON.stringify({ pid: 7, started: 'x', host: 'other-machine', kernel: 'k', space: '', token: 't' }),
    )
    expect((await child.exit).code).toBe(70)
    expect(child.stderr()).toContain('was taken over by process 7 on other-machine')
  })
})
