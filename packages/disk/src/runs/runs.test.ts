import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { JournalRecord, RootName } from '@octavo/core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../testing/folders.ts'
import { FileJournal } from './file-journal.ts'
import { busyError, FileLocks } from './locks.ts'
import { RunStore } from './run-store.ts'
import { stateDir } from './state-dir.ts'

let dir: string
let dispose: () => void

beforeEach(() => {
  ;({ root: dir, dispose } = newFolder())
})
afterEach(() => dispose())

const begin = (runId: string, more: object = {}): JournalRecord => ({
  type: 'begin',
  format: 1,
  runId,
  atMs: 1,
  root: 'folder:/r',
  into: 'folder:/r',
  actCount: 1,
  ...more,
})
const receipt: JournalRecord = {
  type: 'receipt',
  receipt: { index: 0, itemId: 'a', from: 'a', to: 'D/a', status: 'done' },
}

describe('journals', () => {
  it('are private, one file a run, listed newest first with what became of them', async () => {
    const store = new RunStore(path.join(dir, 'runs'))
    const first = store.create('one')
    await first.append([begin('one'), receipt, { type: 'end', atMs: 2, status: 'completed' }])
    await store.create('two').append([begin('two')])
    await store.create('three').append([begin('three', { undoes: 'one' }), receipt])
    store.create('empty').close()
    const runs = await store.list()
    expect(runs.map(({ state, status }) => [state.runId, status])).toEqual([
      ['three', 'running'],
      ['two', 'running'],
      ['one', 'undone'],
    ])
    expect(fs.statSync(first.file).mode & 0o777).toBe(0o600)
    expect(fs.statSync(store.dir).mode & 0o777).toBe(0o700)
    expect(fs.readdirSync(store.dir).length).toBe(3)
    expect((await store.find('thr')).state.runId).toBe('three')
    await expect(store.find('t')).rejects.toMatchObject({ code: 'bad_input' })
    await expect(store.find('x')).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a line that was changed on the disk is found out, and the run is marked', async () => {
    const store = new RunStore(dir)
    const journal = store.create('one')
    await journal.append([begin('one'), receipt, { type: 'end', atMs: 2, status: 'completed' }])
    journal.close()
    fs.writeFileSync(journal.file, fs.readFileSync(journal.file, 'utf8').replace('D/a', 'D/b'))
    const read = async () => {
      for await (const record of new FileJournal(journal.file).read()) void record
    }
    await expect(read()).rejects.toMatchObject({ code: 'corrupt', details: { line: 2 } })
    expect((await store.list())[0]?.damaged).toBe(true)
  })

  it('gives names that sort by time and are short enough to type', () => {
    expect(RunStore.newId(Date.UTC(2026, 10, 21, 3, 4))).toMatch(/^20261121-0304-[0-9a-f]{10}$/u)
  })
})

describe('locks', () => {
  it('R-12: keep a second run off the folder, those above and those below, and name the owner', async () => {
    const locks = new FileLocks(dir)
    const unlock = await locks.tryLock(['folder:/a/b', 'folder:/c'])
    expect(unlock).toBeDefined()
    const other = new FileLocks(dir)
    const taken: RootName[][] = [['folder:/a/b'], ['folder:/a'], ['folder:/a/b/d'], ['folder:/x', 'folder:/c']]
    for (const roots of taken) expect(await other.tryLock(roots)).toBeUndefined()
    expect(other.ownerOf(['folder:/a/b/d'])?.pid).toBe(process.pid)
    expect(busyError(other.ownerOf(['folder:/c'])).message).toContain(`process ${process.pid}`)
    const beside = await other.tryLock(['folder:/a/bc'])
    expect(beside).toBeDefined()
    await unlock?.()
    await beside?.()
    expect(fs.readdirSync(dir)).toEqual([])
  })

  it('R-12: the lock of a dead process is taken over, also when its number lives again', async () => {
    const child = spawn('true')
    const dead = await new Promise<number>((resolve) => child.on('exit', () => resolve(child.pid ?? 0)))
    const unlock = await new FileLocks(dir).tryLock(['folder:/a'])
    const file = fs.readdirSync(dir).find((name) => name.endsWith('.lock')) ?? ''
    const { held, ...owner } = JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'))
    await unlock?.()
    // What Octavo of before left: judged by pid and start. What this one leaves when it is killed: its file is held no more.
    for (const stale of [
      { ...owner, pid: dead },
      { ...owner, startedAt: 'another boot 1' },
      undefined,
      { ...owner, held },
    ]) {
      fs.writeFileSync(path.join(dir, file), stale === undefined ? 'torn' : JSON.stringify(stale))
      if (stale?.held) fs.writeFileSync(path.join(dir, held), '')
      const again = await new FileLocks(dir).tryLock(['folder:/a'])
      expect(again).toBeDefined()
      await again?.()
    }
    expect(fs.readdirSync(dir)).toEqual([])
  })

  it('R-12, R-21: a living owner whose pid means nothing here keeps its lock: the kernel is asked, not the pid', async () => {
    const unlock = await new FileLocks(dir).tryLock(['folder:/a'])
    const file = fs.readdirSync(dir).find((name) => name.endsWith('.lock')) ?? ''
    const owner = JSON.parse(fs.readFileSync(path.join(dir, file), 'utf8'))
    // As another container sees it: that number is nobody's, or somebody else's.
    fs.writeFileSync(path.join(dir, file), JSON.stringify({ ...owner, pid: 4_194_303, startedAt: 'x' }))
    expect(await new FileLocks(dir).tryLock(['folder:/a'])).toBeUndefined()
    expect(await new FileLocks(dir).tryLock(['folder:/a/b'])).toBeUndefined()
    await unlock?.()
    const next = await new FileLocks(dir).tryLock(['folder:/a'])
    expect(next).toBeDefined()
    await next?.()
  })

  it('R-12: of many who try at once exactly one gets it', async () => {
    fs.writeFileSync(path.join(dir, 'x'), '')
    const tries = await Promise.all(Array.from({ length: 20 }, () => new FileLocks(dir).tryLock(['folder:/a'])))
    expect(tries.filter(Boolean).length).toBe(1)
  })
})

it('finds the state folder of each system', () => {
  expect(stateDir({ OCTAVO_STATE_DIR: '/x' }, 'linux')).toBe('/x')
  expect(stateDir({ HOME: '/h', XDG_STATE_HOME: '/s' }, 'linux')).toBe('/s/octavo')
  expect(stateDir({ HOME: '/h', XDG_STATE_HOME: 'relative' }, 'linux')).toBe('/h/.local/state/octavo')
  expect(stateDir({ HOME: '/h' }, 'darwin')).toBe('/h/Library/Application Support/Octavo')
  expect(stateDir({ USERPROFILE: '/u' }, 'win32')).toBe('/u/AppData/Local/Octavo')
})
