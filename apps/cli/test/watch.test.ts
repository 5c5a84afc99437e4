import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { noStrace } from './support/crash.ts'
import { BIN, jsonLines, octavo } from './support/run.ts'
import { hashes, newFolder, snapshot, write } from './support/tree.ts'

/** Five thousand items and thirty kills: OCTAVO_NIGHTLY=1 npx vitest run --project cli watch */
const NIGHTLY = process.env.OCTAVO_NIGHTLY === '1'
const [ITEMS, KILLS] = NIGHTLY ? [5000, 30] : [300, 4]

let base: ReturnType<typeof newFolder>
let [inbox, out, state] = ['', '', '']
let alive: ChildProcess | undefined

beforeEach(() => {
  base = newFolder()
  ;[inbox, out, state] = ['in', 'out', 'state'].map((name) => path.join(base.root, name)) as [string, string, string]
  fs.mkdirSync(inbox)
})
afterEach(() => {
  alive?.kill('SIGKILL')
  base.dispose()
})

type Line = Readonly<Record<string, unknown>>

/** A watcher as a process of its own. */
function watching(...args: readonly string[]) {
  const child = spawn(process.execPath, [BIN, 'watch', inbox, '--settle', '0.2', '--json', ...args], {
    env: { ...process.env, LC_ALL: 'C', OCTAVO_STATE_DIR: state },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  alive = child
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
  })
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (part: string) => {
    err += part
  })
  const ended = new Promise<number | null>((resolve) => child.on('close', (code) => resolve(code)))
  return {
    lines: (): readonly Line[] => jsonLines(text.slice(0, text.lastIndexOf('\n') + 1)),
    said: () => `${text}${err}`,
    async end(signal: NodeJS.Signals) {
      child.kill(signal)
      return await ended
    },
  }
}

type Watching = ReturnType<typeof watching>

/** The newest balance, once it is as it should be. */
async function balanceOf(watch: Watching, isRight: (balance: Line) => boolean, mostMs = 60_000): Promise<Line> {
  for (const until = Date.now() + mostMs; Date.now() < until; await sleep(50)) {
    const last = watch.lines().findLast(({ type }) => type === 'balance')
    if (last && isRight(last)) return last
  }
  throw new Error(`The balance never came: ${watch.said().slice(-2000)}`)
}

const TO_OUT = () => ['--into', out, '--by', 'type'] as const

describe('octavo watch', () => {
  test('proposes by default and moves nothing', async () => {
    write(inbox, 'a.txt', 'first')
    const watch = watching(...TO_OUT())
    await balanceOf(watch, ({ proposed }) => proposed === 1)
    write(inbox, 'new/deep/b.csv', 'a,b')
    await balanceOf(watch, ({ proposed }) => proposed === 2)
    expect(watch.lines()).toContainEqual(
      expect.objectContaining({ type: 'item', path: 'new/deep/b.csv', state: 'proposed', place: 'Spreadsheets/b.csv' }),
    )
    expect(await watch.end('SIGTERM')).toBe(0)
    expect([...snapshot(inbox).keys()]).toEqual(['a.txt', 'new/deep/b.csv'])
    expect(fs.existsSync(out)).toBe(false)
  })

  test('files what has come to rest, waits for what is written to, and files nothing again that was taken back', async () => {
    const watch = watching(...TO_OUT(), '--apply')
    write(inbox, 'film.part', 'half')
    for (let part = 0; part < 10; part += 1) {
      fs.appendFileSync(path.join(inbox, 'slow.txt'), 'more\n')
      await sleep(100)
    }
    await balanceOf(watch, ({ filed, new: fresh }) => filed === 1 && fresh === 1)
    expect(fs.readFileSync(path.join(out, 'Documents & Text/slow.txt'), 'utf8')).toBe('more\n'.repeat(10))
    expect((await octavo(['undo'], { state })).code).toBe(0)
    await balanceOf(watch, ({ kept }) => kept === 1)
    fs.renameSync(path.join(inbox, 'film.part'), path.join(inbox, 'film.txt'))
    await balanceOf(watch, ({ filed, seen }) => filed === 1 && seen === 2)
    expect([...snapshot(inbox).keys()]).toEqual(['slow.txt'])
    await watch.end('SIGTERM')
  })

  test('of one folder there is one watcher, and a list and a run of scouts tell the same ledger', async () => {
    write(inbox, 'a.txt', 'first')
    const watch = watching(...TO_OUT())
    await balanceOf(watch, ({ proposed }) => proposed === 1)
    expect((await octavo(['watch', inbox, ...TO_OUT()], { state })).code).toBe(5)
    await watch.end('SIGKILL')
    const options = ['--apply', '--settle', '0', '--every', 'daily']
    expect((await octavo(['scout', 'add', 'papers', inbox, ...TO_OUT(), ...options], { state })).code).toBe(0)
    expect((await octavo(['scout', 'run'], { state })).code).toBe(0)
    expect((await octavo(['scout', 'run'], { state })).out).toContain('No scout is due.')
    const [listed] = jsonLines((await octavo(['scout', 'list', '--json'], { state })).out)
    expect(listed).toMatchObject({ name: 'papers', every: 'daily', applies: true, seen: 1, filed: 1, missed: 0 })
    expect([...snapshot(out).keys()]).toEqual(['Documents & Text/a.txt'])
    expect((await octavo(['scout', 'remove', 'papers'], { state })).code).toBe(0)
    expect((await octavo(['scout', 'run', 'papers'], { state })).code).toBe(66)
  })

  test(
    'sees each item once and files it once, killed again and again while they come in bursts',
    async () => {
      const wanted = await killedOften()
      const watch = watching(...TO_OUT(), '--apply')
      const isAll = ({ seen, filed }: Line) => seen === ITEMS && filed === ITEMS
      const last = await balanceOf(watch, isAll, NIGHTLY ? 300_000 : 60_000)
      expect(last).toMatchObject({ seen: ITEMS, filed: ITEMS, new: 0, proposed: 0, asked: 0, failed: 0, missed: 0 })
      expect(await watch.end('SIGTERM')).toBe(0)
      expect(snapshot(inbox).size).toBe(0)
      expect(hashes(out)).toEqual(wanted)
      const runs = jsonLines((await octavo(['history', '--json'], { state })).out)
      expect(runs.reduce((sum, { moved }) => sum + Number(moved), 0)).toBe(ITEMS)
      expect(runs.filter(({ canResume }) => canResume === true)).toEqual([])
    },
    NIGHTLY ? 1_200_000 : 120_000,
  )
})

test.skipIf(noStrace() !== undefined)(
  'a look that is killed in the midst of filing is ended by the next, and each item is filed once',
  async () => {
    for (let n = 0; n < 40; n += 1) write(inbox, `${n}.txt`, `text ${n}`)
    const before = hashes(inbox)
    const options = ['--apply', '--settle', '0', '--every', 'daily']
    expect((await octavo(['scout', 'add', 'papers', inbox, ...TO_OUT(), ...options], { state })).code).toBe(0)
    const under = ['strace', '-f', '-o', '/dev/null', '-e', 'inject=unlink:signal=SIGKILL:when=25']
    expect((await octavo(['scout', 'run', 'papers'], { state, under })).signal).toBe('SIGKILL')
    const left = snapshot(inbox).size
    expect([left > 0, left < 40]).toEqual([true, true])
    const again = await octavo(['scout', 'run', 'papers'], { state })
    expect(again.code, again.err).toBe(0)
    const [listed] = jsonLines((await octavo(['scout', 'list', '--json'], { state })).out)
    expect(listed).toMatchObject({ seen: 40, filed: 40, new: 0, failed: 0, missed: 0 })
    expect([snapshot(inbox).size, hashes(out)]).toEqual([0, before])
    const runs = jsonLines((await octavo(['history', '--json'], { state })).out)
    expect(runs.filter(({ canResume }) => canResume === true)).toEqual([])
    expect(runs.reduce((sum, { moved }) => sum + Number(moved), 0)).toBe(40)
  },
)

/** Bursts of items into several folders, and a watcher that is killed and begun again the while; the hashes of all items, sorted. */
async function killedOften(): Promise<readonly string[]> {
  const other = path.join(base.root, 'other')
  let came = 0
  for (let kill = 0; kill < KILLS; kill += 1) {
    const watch = watching(...TO_OUT(), '--apply')
    // Each kill at another moment: in the start, in a listing, in a run, between a run and the ledger.
    const killAt = Date.now() + 700 + ((kill * 577) % 2300)
    const until = Math.round((ITEMS * (kill + 1)) / KILLS)
    while (Date.now() < killAt) {
      for (let left = 23; left > 0 && came < until; left -= 1, came += 1) {
        const name = `${came % 7}/${came % 3 === 0 ? 'deep/' : ''}item ${came}.${['txt', 'csv', 'md'][came % 3]}`
        write(inbox, name, `item ${came}\n`)
        write(other, String(came), `item ${came}\n`)
      }
      await sleep(20)
    }
    await watch.end('SIGKILL')
    // What comes while nobody watches.
    for (; came < until; came += 1) {
      write(inbox, `late ${came}.txt`, `item ${came}\n`)
      write(other, String(came), `item ${came}\n`)
    }
  }
  return hashes(other)
}
