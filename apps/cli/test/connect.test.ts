import fs from 'node:fs'
import path from 'node:path'
import {
  type DavServer,
  type FaultyProxy,
  hasRclone,
  PASSWORD,
  startProxy,
  startRclone,
  USER,
} from '@octavo/connect/testing'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo, type RunOptions } from './support/run.ts'
import { eightThings, hashes, newFolder, sameTree, snapshot, write } from './support/tree.ts'

let base: ReturnType<typeof newFolder>
let state: string

beforeEach(() => {
  base = newFolder()
  state = path.join(base.root, 'state')
})
afterEach(() => base.dispose())

const run = (args: readonly string[], more: Partial<RunOptions> = {}) =>
  octavo(args, { state, ...more, env: { OCTAVO_PASSWORD: PASSWORD, ...more.env } })

describe.skipIf(!hasRclone())('a WebDAV server of files', () => {
  let server: DavServer
  let proxy: FaultyProxy
  let files: string

  beforeAll(async () => {
    server = await startRclone()
    proxy = await startProxy(server.port)
  })
  afterAll(async () => {
    await proxy?.end()
    await server?.end()
  })
  beforeEach(() => {
    proxy.troubles.length = 0
    files = path.join(server.root, 'files')
    fs.rmSync(files, { recursive: true, force: true })
    eightThings(files)
    write(files, 'Letters/old.txt', 'Dear Ada, thank you for your letter.')
  })
  const address = () => `webdav://${USER}@${proxy.url.host}/files`
  const all = () => snapshot(files, { folders: true })

  it('connect, plan, apply, facts, history and undo of NAME:FOLDER; the password is nowhere to be read', async () => {
    const [before, bytes] = [all(), hashes(files)]
    const connected = await run(['connect', 'nas', address()])
    expect([connected.code, connected.out]).toEqual([
      0,
      expect.stringContaining(`Connected: nas (${USER} at 127.0.0.1`),
    ])
    expect(connected.err).toContain('not encrypted')
    const isFile = (name: string) => fs.statSync(path.join(state, name)).isFile()
    const kept = (fs.readdirSync(state, { recursive: true }) as string[])
      .filter(isFile)
      .map((name) => fs.readFileSync(path.join(state, name), 'utf8'))
    expect(kept.some((text) => text.includes(USER))).toBe(true)
    expect(kept.some((text) => text.includes(PASSWORD))).toBe(false)
    for (const name of fs.readdirSync(state)) expect(fs.statSync(path.join(state, name)).mode & 0o077).toBe(0)

    const env = { OCTAVO_PASSWORD: '' }
    const planned = await run(['plan', 'nas:', '--json'], { env })
    const moves = jsonLines(planned.out).filter(({ type }) => type === 'move')
    expect([planned.code, moves.length]).toEqual([0, 8])
    expect(sameTree(all(), before)).toBe(true)

    const facts = await run(['facts', 'nas:in', '--json'], { env })
    expect(jsonLines(facts.out).map(({ path: at }) => at)).toContain('nas:in/old/report.pdf')

    const applied = await run(['apply', 'nas:', '--yes'], { env })
    expect([applied.code, applied.err]).toEqual([0, ''])
    expect(hashes(files)).toEqual(bytes)
    expect(sameTree(all(), before)).toBe(false)
    expect((await run(['history'], { env })).out).toContain('nas:/')
    expect((await run(['undo'], { env })).code).toBe(0)
    expect(sameTree(all(), before)).toBe(true)
  })

  it('--into makes the folders elsewhere in the same connection, and nowhere else', async () => {
    await run(['connect', 'nas', address()])
    const before = snapshot(files)
    const applied = await run(['apply', 'nas:in', '--into', 'nas:Sorted/here', '--by', 'type', '--yes'])
    expect([applied.code, applied.err]).toEqual([0, ''])
    const now = [...snapshot(files).keys()]
    expect(now.some((name) => name.startsWith('Sorted/here/') && name.endsWith('report.pdf'))).toBe(true)
    expect(now).toContain('empty.txt')
    expect((await run(['undo'])).code).toBe(0)
    expect(sameTree(snapshot(files), before)).toBe(true)
    for (const into of [base.root, 'other:x']) expect((await run(['plan', 'nas:in', '--into', into])).code).toBe(2)
    expect((await run(['plan', 'nas:in', '--zip', path.join(base.root, 'x.zip')])).code).toBe(2)
  })

  it('R-1: killed in the middle, told to wait, and without an answer: resume and undo bring every file to its place', async () => {
    await run(['connect', 'nas', address()])
    for (let index = 0; index < 40; index += 1) write(files, `many/${index}.txt`, `text ${index}`)
    const [before, bytes] = [all(), hashes(files)]
    let changes = 0
    proxy.onChange = () => {
      changes += 1
      if (changes === 7) proxy.troubles.push('hang')
    }
    const killed = await run(['apply', 'nas:', '--by', 'type', '--yes'], { stopAfterMs: 600 })
    proxy.troubles.length = 0
    expect(killed.signal).toBe('SIGKILL')
    expect(hashes(files)).toEqual(bytes)
    expect((await run(['apply', 'nas:', '--by', 'type', '--yes'])).code).toBe(6)
    changes = 0
    proxy.onChange = () => {
      changes += 1
      if (changes === 2) proxy.troubles.push('lost')
      if (changes === 9) proxy.troubles.push({ status: 429, headers: { 'retry-after': '600' } })
    }
    const paused = await run(['resume'])
    expect([paused.code, paused.err]).toEqual([4, expect.stringContaining('asks to wait')])
    proxy.onChange = () => undefined
    proxy.troubles.length = 0
    expect((await run(['resume'])).code).toBe(0)
    expect(hashes(files)).toEqual(bytes)
    expect((await run(['undo'])).code).toBe(0)
    expect(sameTree(all(), before)).toBe(true)
  })

  it('A-11: says when the password is wrong or can not be read, when nobody is there, and what is no address', async () => {
    const wrong = await run(['connect', 'nas', address()], { env: { OCTAVO_PASSWORD: 'wrong' } })
    expect([wrong.code === 0, wrong.err]).toEqual([false, expect.stringContaining('does not accept the password')])
    expect((await run(['connect'])).out).toContain('Nothing is connected')
    for (const bad of ['ftp://x/', 'webdavs://', `webdav://${USER}:secret@${proxy.url.host}/`, 'nonsense'])
      expect((await run(['connect', 'nas', bad])).code, bad).toBe(2)
    for (const name of ['x', 'Nas', 'n_s', '__proto__'])
      expect((await run(['connect', name, address()])).code, name).toBe(2)
    expect((await run(['plan', 'nas:in'])).code).toBe(66)
    await run(['connect', 'nas', address()])
    fs.rmSync(path.join(state, 'connections.key'))
    expect((await run(['plan', 'nas:'])).err).toContain('connect it again')
    expect((await run(['connect', '--forget', 'nas'])).code).toBe(0)
    expect((await run(['connect', '--forget', 'nas'])).code).toBe(66)
  })
})
