import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { Client, sha256 } from './support/client.ts'
import { type Child, freshDataDir, spawnServer, stopChild, temporaryDir } from './support/server.ts'

const running: Child[] = []
const mounts: string[] = []
afterEach(async () => {
  for (const child of running.splice(0)) {
    child.process.kill('SIGKILL')
    await child.exit
  }
  for (const mount of mounts.splice(0).reverse()) spawnSync('umount', ['-l', mount])
})
const launch = (...args: Parameters<typeof spawnServer>) => {
  const child = spawnServer(...args)
  running.push(child)
  return child
}
const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const mounted = (args: readonly string[], dir: string): boolean => {
  mkdirSync(dir, { recursive: true })
  const done = spawnSync('mount', [...args, dir])
  if (done.status === 0) mounts.push(dir)
  return done.status === 0
}
const canMount = (() => {
  if (process.getuid?.() !== 0) return false
  const dir = temporaryDir()
  const ok = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', dir]).status === 0
  if (ok) spawnSync('umount', [dir])
  return ok
})()
const canTrace = has('strace') && spawnSync('strace', ['-f', '-o', '/dev/null', 'true']).status === 0
if (!canMount) console.warn('R-4 and R-10 are skipped: this user may not mount.')
if (!canTrace) console.warn('R-3 and R-11 by strace are skipped: strace does not work here.')

const blobPath = (dataDir: string, sha: string) => path.join(dataDir, 'blobs', sha.slice(0, 2), sha.slice(2, 4), sha)
/** Every call, and every time it is made: OCTAVO_NIGHTLY=1 npx vitest run --project server faults */
const NIGHTLY = process.env.OCTAVO_NIGHTLY === '1'
/** A fault that strace injects into a running server: into every thread, or only into the one that the database runs on. */
interface Fault {
  readonly call: string
  readonly effect: 'signal=SIGKILL' | 'error=EIO'
  /** Which call of each thread, from 1. */
  readonly when: number
  readonly threads: 'all' | 'main'
}

function inject(pid: number, { call, effect, when, threads }: Fault) {
  const rules = ['-qq', '-o', '/dev/null', '-e', `trace=${call}`, '-e', `inject=${call}:${effect}:when=${when}`]
  const args = [...rules, '-p', String(pid)]
  const child = spawn('strace', threads === 'all' ? ['-f', ...args] : args, { stdio: 'ignore' })
  const ended = new Promise((resolve) => child.once('close', resolve))
  return { attached: traced(pid, threads), ended, stop: () => child.kill('SIGTERM') }
}

/** Resolves when a process is traced, all its threads or its first one: strace says nothing when it has attached. */
async function traced(pid: number, threads: Fault['threads']): Promise<void> {
  const isTraced = (thread: string) =>
    !/^TracerPid:\t0$/mu.test(readFileSync(`/proc/${pid}/task/${thread}/status`, 'utf8'))
  const watched = () => (threads === 'main' ? [String(pid)] : readdirSync(`/proc/${pid}/task`))
  await expect.poll(() => watched().every(isTraced), { timeout: 30_000, interval: 20 }).toBe(true)
}

describe('R-3: between bytes and row', () => {
  it('R-3: a start finds bytes without a row and rows without bytes; the same upload heals both', async () => {
    const dataDir = await freshDataDir()
    const content = randomBytes(100_000)
    const sha = sha256(content)
    // A kill after the bytes were put in place and before their row: what that leaves, one fresh and one old.
    const old = randomBytes(80_000)
    for (const bytes of [content, old]) {
      mkdirSync(path.dirname(blobPath(dataDir, sha256(bytes))), { recursive: true })
      writeFileSync(blobPath(dataDir, sha256(bytes)), bytes)
    }
    const yesterday = Date.now() / 1000 - 90_000
    utimesSync(blobPath(dataDir, sha256(old)), yesterday, yesterday)
    const first = launch({ OCTAVO_DATA_DIR: dataDir })
    const me = new Client(await first.ready)
    await expect.poll(() => readdirSync(path.join(dataDir, 'quarantine')), { timeout: 60_000 }).toEqual([sha256(old)])
    expect(existsSync(blobPath(dataDir, sha))).toBe(true)
    const [file] = await me.give(['a.bin', content])
    expect(file?.sha256).toBe(sha)

    // The reverse: the row is there, its bytes are not.
    await stopChild(first)
    rmSync(blobPath(dataDir, sha))
    const second = launch({ OCTAVO_DATA_DIR: dataDir })
    const later = new Client(await second.ready)
    later.cookie = me.cookie
    await later.get(`/api/files/${file?.id}/content`)
    expect((await later.list()).map((each) => each.state)).toEqual(['missing'])
    const [again] = await later.give(['a.bin', content])
    expect([again?.id, again?.state]).toEqual([file?.id, 'ok'])
    expect(sha256((await later.get(`/api/files/${file?.id}/content`)).bytes)).toBe(sha)
  })

  it.skipIf(!canTrace)(
    'R-3: killed by the system at any of the renames and flushes of an upload, the next start has the file whole or not at all',
    async () => {
      const env = { OCTAVO_DATA_DIR: await freshDataDir() }
      const content = randomBytes(100_000)
      let child = launch(env)
      let me = new Client(await child.ready)
      await me.give(['before.txt', 'before'])
      const { cookie } = me
      let killed = 0
      /** One upload under the fault; true when it killed the server, which is then started again and checked. */
      const strike = async (fault: Fault, name: string): Promise<boolean> => {
        const tracer = inject(child.pid, fault)
        await tracer.attached
        const answer = await me.upload([{ name: 'files', filename: name, content }]).catch(() => undefined)
        if (answer !== undefined) tracer.stop()
        await tracer.ended
        if (answer === undefined) {
          killed += 1
          await child.exit
          child = launch(env)
          me = new Client(await child.ready)
          me.cookie = cookie
        } else expect(answer.status).toBe(201)
        const files = await me.list()
        const holds = async (id: string | undefined) => sha256((await me.get(`/api/files/${id}/content`)).bytes)
        const file = files.find((each) => each.name === name)
        if (answer !== undefined) expect(file).toBeDefined()
        if (file) expect(await holds(file.id)).toBe(sha256(content))
        const [healed] = await me.give([name, content])
        if (file) expect(healed?.id).toBe(file.id)
        expect(await holds(healed?.id)).toBe(sha256(content))
        expect(readdirSync(path.join(env.OCTAVO_DATA_DIR, 'tmp'))).toEqual([])
        expect(files.find((each) => each.name === 'before.txt')?.state).toBe('ok')
        return answer === undefined
      }
      const firsts: readonly Pick<Fault, 'call' | 'threads'>[] = [
        { call: 'fsync', threads: 'all' },
        { call: 'rename', threads: 'all' },
        { call: 'fsync', threads: 'main' },
      ]
      const others = ['write', 'pwrite64', 'writev', 'pwritev', 'fdatasync', 'unlink', 'mkdir', 'openat']
      const all = [...firsts, ...others.flatMap((call) => [{ call, threads: 'all' } as const])]
      for (const { call, threads } of NIGHTLY ? all : firsts) {
        // Until the upload makes fewer calls of this kind than that.
        for (let when = 1; when <= (NIGHTLY ? 400 : 1); when += 1) {
          const hit = await strike({ call, threads, effect: 'signal=SIGKILL', when }, `${call}-${threads}-${when}.bin`)
          if (!hit) break
        }
      }
      expect(killed).toBeGreaterThanOrEqual(3)
    },
    NIGHTLY ? 7_200_000 : 300_000,
  )
})

describe.skipIf(!canMount)('R-4: a power cut', () => {
  it.skipIf(!has('mkfs.ext4'))(
    'R-4: what a 201 has promised is on the disk at once, large, small and packed',
    async () => {
      const dir = temporaryDir()
      const image = path.join(dir, 'disk.img')
      execFileSync('truncate', ['-s', '400M', image])
      execFileSync('mkfs.ext4', ['-q', '-F', image])
      if (!mounted(['-o', 'loop', image], path.join(dir, 'disk'))) return
      const dataDir = await freshDataDir(path.join(dir, 'disk', 'octavo'))
      execFileSync('sync', ['-f', dataDir])
      const child = launch({ OCTAVO_DATA_DIR: dataDir, OCTAVO_MIN_FREE_BYTES: '1MB' })
      const me = new Client(await child.ready)
      const contents = [
        randomBytes(3_000_000),
        randomBytes(90_000),
        ...Array.from({ length: 20 }, () => randomBytes(500)),
      ]
      const files = await me.give(...contents.map((content, index): [string, Buffer] => [`f${index}.bin`, content]))
      const [single] = await me.give(['single.txt', 'single'])
      // The image as it is now, while everything is running, is what a power cut would leave.
      const crashed = path.join(dir, 'crashed.img')
      copyFileSync(image, crashed)
      child.process.kill('SIGKILL')
      await child.exit
      if (!mounted(['-o', 'loop', crashed], path.join(dir, 'after')))
        throw new Error('the crashed image does not mount')
      const after = launch({ OCTAVO_DATA_DIR: path.join(dir, 'after', 'octavo', 'data'), OCTAVO_MIN_FREE_BYTES: '1MB' })
      const later = new Client(await after.ready)
      later.cookie = me.cookie
      const listed = await later.list()
      expect(listed.length).toBe(files.length + 1)
      for (const file of [...files, single]) {
        const bytes = (await later.get(`/api/files/${file?.id}/content`)).bytes
        expect(sha256(bytes)).toBe(file?.sha256)
      }
      await stopChild(after)
    },
  )
})

describe.skipIf(!canMount)('R-10: a full disk', () => {
  it('R-10: an upload that does not fit is refused with 507, leaves nothing, and everything else goes on', async () => {
    const dir = temporaryDir()
    if (!mounted(['-t', 'tmpfs', '-o', 'size=130m', 'tmpfs'], dir)) return
    const dataDir = await freshDataDir(dir)
    const child = launch({ OCTAVO_DATA_DIR: dataDir, OCTAVO_MIN_FREE_BYTES: '8MB', OCTAVO_GUEST_QUOTA: '1GiB' })
    const me = new Client(await child.ready)
    const [kept] = await me.give(['kept.txt', 'kept'])
    const big = { name: 'files', filename: 'big.bin', content: Buffer.alloc(120_000_000) }
    const full = await me.upload([big])
    expect([full.status, full.json()]).toMatchObject([507, { error: 'Not enough space', code: 'no_space' }])
    expect(readdirSync(path.join(dataDir, 'tmp'))).toEqual([])
    // Now the disk is really full, to the last byte.
    spawnSync('sh', ['-c', `head -c 200M /dev/zero > ${path.join(dir, 'filler')}`])
    const small = await me.upload([{ name: 'files', filename: 'small.txt', content: 'x' }])
    expect([small.status, small.json().error]).toEqual([507, 'Not enough space'])
    expect((await me.get(`/api/files/${kept?.id}/content`)).text()).toBe('kept')
    expect((await me.get('/livez')).status).toBe(200)
    rmSync(path.join(dir, 'filler'))
    expect((await me.give(['small.txt', 'x'])).length).toBe(1)
    expect((await me.list()).length).toBe(2)
    expect(await stopChild(child)).toBe(0)
  })
})

describe.skipIf(!canTrace)('R-11: a disk that fails', () => {
  const faults: Fault[] = [
    { call: 'fsync', effect: 'error=EIO', when: 1, threads: 'all' },
    ...(NIGHTLY ? [{ call: 'fsync', effect: 'error=EIO', when: 1, threads: 'main' } as const] : []),
  ]
  it.each(faults)(
    'R-11: EIO at flush $when of $threads threads during an upload: no success is reported for what is not there, and the next try works',
    async (fault) => {
      const dataDir = await freshDataDir()
      const child = launch({ OCTAVO_DATA_DIR: dataDir })
      const me = new Client(await child.ready)
      const [kept] = await me.give(['kept.txt', 'kept'])
      const content = randomBytes(100_000)
      const attempt = async (name: string, bytes: Buffer) => {
        const tracer = inject(child.pid, fault)
        await tracer.attached
        const answer = await me.upload([{ name: 'files', filename: name, content: bytes }])
        tracer.stop()
        await tracer.ended
        return answer
      }
      let answer = await attempt('a.bin', content)
      // The fault may meet what the server does beside requests; then the upload has worked, and has to be there.
      for (let turn = 1; answer.status === 201 && turn < 8; turn += 1) {
        const [{ id, sha256: hash }] = answer.json().files
        expect(sha256((await me.get(`/api/files/${id}/content`)).bytes)).toBe(hash)
        answer = await attempt(`a${turn}.bin`, randomBytes(100_000))
      }
      // The guest and the blob are flushed on their way: one of these flushes failed, so this can't have worked.
      expect(answer.status).toBeGreaterThanOrEqual(500)
      expect(answer.json().error).toBeTruthy()
      await expect.poll(async () => (await me.get('/readyz')).status, { timeout: 30_000 }).toBe(200)
      const [again] = await me.give(['a.bin', content])
      expect(sha256((await me.get(`/api/files/${again?.id}/content`)).bytes)).toBe(sha256(content))
      expect((await me.get(`/api/files/${kept?.id}/content`)).text()).toBe('kept')
      expect(await stopChild(child)).toBe(0)
    },
  )
})
