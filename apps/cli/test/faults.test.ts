import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { folderRoot } from '@octavo/core'
import { FileLocks } from '@octavo/disk'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { killAt, listPoints, noStrace } from './support/crash.ts'
import { jsonLines, octavo, type RunOptions } from './support/run.ts'
import { hashes, newFolder, sameTree, snapshot, write } from './support/tree.ts'

/** All points take long: OCTAVO_NIGHTLY=1 npx vitest run --project cli faults */
const NIGHTLY = process.env.OCTAVO_NIGHTLY === '1'
const SEED = Number(process.env.OCTAVO_SEED ?? Date.now() % 1e9)
const POINTS = 3

let base: ReturnType<typeof newFolder>
let root: string
let state: string

beforeEach(() => {
  base = newFolder()
  root = path.join(base.root, 'files')
  state = path.join(base.root, 'state')
  fs.mkdirSync(root)
})
afterEach(() => base.dispose())

const run = (args: readonly string[], more: Partial<RunOptions> = {}) => octavo(args, { state, ...more })
/** Of the system; each test says what it does without. */
const PROGRAMS = { mount: 'mount', umount: 'umount', script: 'script' }
const noTrace = noStrace()
const isRoot = process.getuid?.() === 0
const shm =
  fs.existsSync('/dev/shm') && fs.statSync('/dev/shm').dev !== fs.statSync(base0()).dev ? '/dev/shm' : undefined

function base0(): string {
  const probe = newFolder()
  probe.dispose()
  return path.dirname(probe.root)
}

/** Mounts a small file system of its own; undefined where that is not allowed. */
function mountSmall(at: string, size: string): (() => void) | undefined {
  fs.mkdirSync(at)
  if (!isRoot || spawnSync(PROGRAMS.mount, ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', at]).status !== 0)
    return undefined
  return () => void spawnSync(PROGRAMS.umount, ['-l', at])
}

describe.skipIf(noTrace !== undefined)(`crashes (need strace: ${noTrace ?? 'there'})`, () => {
  it('R-1: killed before any call that writes, resume and undo leave no file lost, doubled or half-written', {
    timeout: NIGHTLY ? 7_200_000 : 600_000,
  }, async () => {
    console.info(`R-1: OCTAVO_SEED=${SEED}`)
    // The two ways side by side: each point has folders and processes of its own.
    await Promise.all(
      (shm === undefined ? [undefined] : [undefined, shm]).map(async (disk) => {
        const points = await listPoints(disk)
        // Fewer would mean that the trace is no longer understood.
        expect(points.all.length).toBeGreaterThan(50)
        const kills = points.all.flatMap((point) => (['resume', 'undo'] as const).map((repair) => ({ point, repair })))
        const few = { minLength: POINTS, maxLength: POINTS }
        const [some = []] = fc.sample(fc.shuffledSubarray(kills, few), { seed: SEED, numRuns: 1 })
        for (const { point, repair } of NIGHTLY ? kills : some) {
          const problem = await killAt(point, repair, points, disk)
          const at = `${point.call} ${point.when}, ${repair}, ${disk ?? 'one disk'}`
          expect(problem, `OCTAVO_SEED=${SEED}: ${at}`).toBeUndefined()
        }
        if (NIGHTLY) console.info(`R-1, ${disk ?? 'one disk'}: ${points.all.length} points, ${kills.length} kills`)
      }),
    )
  })

  it('R-1: an unfinished run is announced, apply refuses, and resume finishes it', async () => {
    for (let number = 0; number < 40; number += 1) write(root, `${number}.txt`, `text ${number}`)
    const before = hashes(root)
    const killed = await run(['apply', root, '--yes'], {
      under: ['strace', '-f', '-o', '/dev/null', '-e', 'inject=unlink:signal=SIGKILL:when=20'],
    })
    expect(killed.signal).toBe('SIGKILL')
    const plan = await run(['plan', root])
    expect(plan.err).toContain('did not end')
    const refused = await run(['apply', root, '--yes', '--json'])
    expect(refused.code).toBe(6)
    expect(jsonLines(refused.out)).toMatchObject([{ type: 'error', code: 'interrupted' }])
    expect(jsonLines((await run(['history', '--json'])).out)).toMatchObject([
      { status: 'interrupted', canResume: true },
    ])
    expect((await run(['resume'])).code).toBe(0)
    expect(hashes(root)).toEqual(before)
    expect(fs.readdirSync(root)).toEqual(['Documents & Text'])
    expect((await run(['undo'])).code).toBe(0)
    expect(fs.readdirSync(root).length).toBe(40)
  })

  it('R-11: an error of the disk while flushing is never reported as done, and nothing is lost', async () => {
    for (let number = 0; number < 30; number += 1) write(root, `${number}.txt`, `text ${number}`)
    const before = hashes(root)
    for (const when of ['1', '2', '3', '1+1', '2+1']) {
      const ended = await run(['apply', root, '--yes', '--json'], {
        under: ['strace', '-f', '-o', '/dev/null', '-e', `inject=fsync:error=EIO:when=${when}`],
      })
      expect([when, ended.code === 0]).toEqual([when, false])
      expect(jsonLines(ended.out).some(({ type, status }) => type === 'run' && status === 'completed')).toBe(false)
      expect(hashes(root)).toEqual(before)
      const undone = await run(['undo', '--json'])
      expect([when, [0, 1, 66].includes(undone.code ?? -1)]).toEqual([when, true])
      expect([when, fs.readdirSync(root).length]).toEqual([when, 30])
      fs.rmSync(state, { recursive: true, force: true })
    }
  })

  it.skipIf(shm === undefined)('R-11: a copy that cannot be flushed fails, and its source stays', async () => {
    const into = newFolder(shm)
    try {
      for (const name of ['a.txt', 'b.txt', 'c.txt']) write(root, name, name)
      const before = hashes(root)
      // With one worker the third flush there is that of the third copy; the third here is that of the first one's mark.
      const ended = await run(['apply', root, '--into', into.root, '--yes', '--json'], {
        under: ['strace', '-f', '-o', '/dev/null', '-e', 'inject=fsync:error=EIO:when=3'],
        env: { UV_THREADPOOL_SIZE: '1' },
      })
      expect(ended.code).toBe(1)
      const receipts = jsonLines(ended.out).filter(({ type }) => type === 'receipt')
      expect(receipts.map(({ code, status }) => code ?? status)).toEqual(['io_error', 'done', 'io_error'])
      expect(hashes(root, into.root)).toEqual(before)
      expect([...snapshot(root).keys()]).toEqual(['a.txt', 'c.txt'])
      expect([...snapshot(into.root).keys()]).toEqual(['Documents & Text/b.txt'])
    } finally {
      into.dispose()
    }
  })

  it.skipIf(shm === undefined)(
    'R-24: what a copy on another disk does not have of its original is said before the approval',
    async () => {
      const into = newFolder(shm)
      try {
        write(root, 'a.txt', 'a')
        write(root, 'b.txt', 'b')
        fs.linkSync(path.join(root, 'b.txt'), path.join(base.root, 'second name.txt'))
        const args = [root, '--into', into.root]
        const { out } = await run(['plan', ...args])
        expect(out).toContain('2 things go to another disk')
        expect(out).toContain('times of birth and extended attributes do not')
        expect(out).toContain('1 file has further names (hard links): those stay')
        const summary = jsonLines((await run(['plan', ...args, '--json'])).out).at(-1)
        expect(summary?.otherDisk).toEqual({ moveCount: 2, linkedCount: 1 })
        const here = [root, '--into', path.join(base.root, 'there')]
        expect((await run(['plan', ...here])).out).not.toContain('another disk')
        expect((await run(['apply', ...args, '--zip', path.join(base.root, 'a.zip')])).out).not.toContain(
          'another disk',
        )
      } finally {
        into.dispose()
      }
    },
  )

  it('R-16: Ctrl+C ends with 130, journals what was done, and resume and undo go on from there', async () => {
    for (let number = 0; number < 400; number += 1) write(root, `${number}.txt`, `text ${number}`)
    const before = hashes(root)
    const slow = ['strace', '-f', '-o', '/dev/null', '-e', 'inject=link:delay_enter=3000']
    const stopped = await run(['apply', root, '--yes', '--json'], { under: slow, stopWith: 'SIGINT', stopAfterMs: 300 })
    expect(stopped.code).toBe(130)
    expect(stopped.err).toContain('octavo resume')
    const end = jsonLines(stopped.out).at(-1)
    expect(end).toMatchObject({ type: 'run', status: 'interrupted' })
    expect(Number(end?.moved) + Number(end?.pending)).toBe(400)
    expect(hashes(root)).toEqual(before)
    expect((await run(['resume', '--json'])).code).toBe(0)
    expect(fs.readdirSync(root)).toEqual(['Documents & Text'])
    expect((await run(['undo'])).code).toBe(0)
    expect(fs.readdirSync(root).length).toBe(400)
    expect(hashes(root)).toEqual(before)
  })
})

describe('full disks', () => {
  it('R-10: the run pauses, nothing is lost, and goes on when there is space', async (context) => {
    const small = path.join(base.root, 'small')
    const unmount = mountSmall(small, '4m')
    if (!unmount) return context.skip('mounting needs root')
    try {
      for (let number = 0; number < 12; number += 1) write(root, `${number}.bin`, Buffer.alloc(500_000, String(number)))
      fs.writeFileSync(path.join(small, 'filler'), Buffer.alloc(1_500_000))
      const before = hashes(root)
      const ended = await run(['apply', root, '--into', path.join(small, 'into'), '--yes', '--json'])
      expect(ended.code).toBe(4)
      expect(jsonLines(ended.out).at(-1)).toMatchObject({ status: 'paused' })
      expect(hashes(root, path.join(small, 'into'))).toEqual(before)
      fs.rmSync(path.join(small, 'filler'))
      spawnSync(PROGRAMS.mount, ['-o', 'remount,size=16m', small])
      expect((await run(['resume'])).code).toBe(0)
      expect(hashes(path.join(small, 'into'))).toEqual(before)
      expect((await run(['undo'])).code).toBe(0)
      expect(hashes(root)).toEqual(before)
    } finally {
      unmount()
    }
  })

  it('R-10: when the journal cannot be written, nothing is moved', async (context) => {
    const small = path.join(base.root, 'small')
    const unmount = mountSmall(small, '64k')
    if (!unmount) return context.skip('mounting needs root')
    try {
      for (let number = 0; number < 500; number += 1) write(root, `${number}.txt`, `text ${number}`)
      const before = snapshot(root, { folders: true })
      const ended = await run(['apply', root, '--yes', '--json'], { state: small })
      expect(ended.code).toBe(74)
      expect(jsonLines(ended.out).at(-1)).toMatchObject({ type: 'error', code: 'no_space' })
      expect(sameTree(before, snapshot(root, { folders: true }))).toBe(true)
    } finally {
      unmount()
    }
  })
})

describe('others at work', () => {
  it('R-12: a second run over the same folder ends with 5 and names the owner', async () => {
    write(root, 'sub/a.txt', 'a')
    const unlock = await new FileLocks(path.join(state, 'locks')).tryLock([folderRoot(root)])
    for (const folder of [root, path.join(root, 'sub')]) {
      const ended = await run(['apply', folder, '--yes', '--json'])
      expect(ended.code).toBe(5)
      expect(jsonLines(ended.out)).toMatchObject([{ type: 'error', code: 'busy', pid: process.pid }])
    }
    await unlock?.()
    expect((await run(['apply', root, '--yes'])).code).toBe(0)
  })

  it('R-12: of two runs started at once, every file is moved once', async () => {
    for (let number = 0; number < 200; number += 1) write(root, `${number % 9}/${number}.txt`, `text ${number}`)
    const before = hashes(root)
    const ended = await Promise.all([run(['apply', root, '--yes']), run(['apply', root, '--yes'])])
    expect(hashes(root)).toEqual(before)
    expect(ended.some(({ code }) => code === 0)).toBe(true)
    expect(fs.readdirSync(path.join(root, 'Documents & Text')).length).toBe(200)
  })
})

describe('no permission', () => {
  const user = isRoot ? ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] : []

  it('reports folders and files that cannot be read, targets that cannot be written, and does the rest', async (context) => {
    if (isRoot && spawnSync(user[0] ?? '', [...user.slice(1), process.execPath, '-e', '0'], { cwd: '/' }).status !== 0)
      return context.skip('an ordinary user cannot run Node here')
    for (const name of ['a.txt', 'closed/b.txt', 'secret.txt', 'c.pdf', 'd.mp3']) write(root, name, `%PDF-1.4 ${name}`)
    write(root, 'PDF Documents/old.pdf', '%PDF-1.4 old')
    write(root, 'misc/e.mp3', 'ID3\u0004')
    if (isRoot)
      for (const name of ['.', ...fs.readdirSync(root, { recursive: true }).map(String)])
        fs.chownSync(path.join(root, name), 65534, 65534)
    if (isRoot) fs.chmodSync(base.root, 0o777)
    fs.chmodSync(path.join(root, 'closed'), 0)
    fs.chmodSync(path.join(root, 'secret.txt'), 0)
    fs.chmodSync(path.join(root, 'PDF Documents'), 0o555)
    fs.chmodSync(path.join(root, 'misc'), 0o555)
    const ended = await run(['apply', root, '--yes', '--json'], { under: user, cwd: '/', env: { HOME: base.root } })
    const lines = jsonLines(ended.out)
    for (const name of ['closed', 'PDF Documents', 'misc']) fs.chmodSync(path.join(root, name), 0o755)
    fs.chmodSync(path.join(root, 'secret.txt'), 0o600)
    expect(ended.code).toBe(1)
    const skips = new Map(lines.filter(({ type }) => type === 'skip').map((line) => [line.path, line.code]))
    expect(skips.get('closed')).toBe('permission_denied')
    expect(skips.get('secret.txt')).toBe('permission_denied')
    const receipts = new Map(
      lines.filter(({ type }) => type === 'receipt').map((line) => [line.from, line.code ?? line.status]),
    )
    expect(receipts.get('a.txt')).toBe('permission_denied')
    expect(receipts.get('misc/e.mp3')).toBe('permission_denied')
    expect([...snapshot(root).keys()]).toEqual(
      expect.arrayContaining(['a.txt', 'closed/b.txt', 'misc/e.mp3', 'secret.txt', 'PDF Documents/old.pdf']),
    )
  })
})

describe('on a terminal', () => {
  const hasScript = spawnSync(PROGRAMS.script, ['--version']).status === 0

  it.skipIf(!hasScript)(
    'R-13: asks; what changed or vanished before the yes is left alone, and the rest is done',
    async () => {
      for (const name of ['a.txt', 'b.txt', 'c.txt']) write(root, name, name)
      const answer = await run(['apply', root], {
        answer: (text) => {
          if (!text.includes('[y/N]')) return undefined
          write(root, 'a.txt', 'changed since')
          fs.rmSync(path.join(root, 'b.txt'))
          return 'y\n'
        },
      })
      expect(answer.code).toBe(1)
      expect(answer.out).toContain('Move 3 files?')
      expect(answer.out).toContain('It has changed since the plan was made.')
      expect(answer.out).toContain('It is not there any more.')
      expect([...snapshot(root).keys()]).toEqual(['Documents & Text/c.txt', 'a.txt'])
    },
  )

  it.skipIf(!hasScript)('anything but a yes moves nothing and ends with 3', async () => {
    write(root, 'a.txt', 'a')
    const answer = await run(['apply', root], {
      answer: (text) => (text.includes('[y/N]') ? '\n' : undefined),
    })
    expect(answer.code).toBe(3)
    expect(fs.readdirSync(root)).toEqual(['a.txt'])
  })
})
