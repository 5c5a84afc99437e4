import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { BIN, jsonLines, octavo } from './support/run.ts'

let base: string
let root: string
let state: string
beforeEach(() => {
  base = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'octavo-guard-')))
  root = path.join(base, 'folder')
  state = path.join(base, 'state')
  fs.mkdirSync(root)
})
afterEach(() => fs.rmSync(base, { recursive: true, force: true }))

const put = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
  fs.writeFileSync(path.join(root, name), text)
}

/** SHA-256 of every file, by path. */
const hashes = (): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [path.relative(root, file), createHash('sha256').update(fs.readFileSync(file)).digest('hex')]),
  )

const guard = (script: string, ...options: string[]) =>
  octavo(['guard', root, ...options, '--', 'sh', '-c', script], { state, cwd: root })
/** The one guarded command whose process is known and has begun; its name. */
async function runOf(): Promise<string> {
  for (;;) {
    const [runId = ''] = fs.existsSync(path.join(state, 'guards')) ? fs.readdirSync(path.join(state, 'guards')) : []
    const file = path.join(state, 'guards', runId, 'record.json')
    if (runId && fs.existsSync(path.join(base, 'pid')) && fs.readFileSync(file, 'utf8').includes('runBy')) return runId
    await sleep(10)
  }
}
const undo = (...words: string[]) => octavo(['undo', ...words], { state })

/** Losses that people reported of agents, as the commands that led to them. */
const LOSSES: readonly (readonly [loss: string, script: string])[] = [
  [
    'papers moved, then the folder of the second try removed (claude-code 46058)',
    'mkdir PDFs && mv papers/* PDFs/ && rm -rf PDFs papers',
  ],
  [
    'pictures moved into a folder that is then removed (claude-code 49129)',
    'mkdir -p x/log && mv pictures/*.jpg x/log/ && rm -rf x',
  ],
  [
    'empty stand-ins copied over, the originals deleted (claude-code 32637, 62140)',
    'for f in papers/*; do : > "$f"; done; rm papers/1.pdf',
  ],
  [
    'whole folders replaced by others (claude-code 50844, 50846)',
    'rm -rf notes && mkdir notes && echo other > notes/0.txt',
  ],
  [
    'a folder that was never made: each move replaces the one before (gemini-cli 4586, 7618, 27397)',
    'for f in papers/*; do mv "$f" Documents; done',
  ],
  ['removed before it was moved (Kiro 9206)', 'rm -rf pictures; mv pictures elsewhere 2>/dev/null; true'],
  [
    'folders of the first sort deleted by the second (Mini-Agent 50)',
    'mkdir a b && mv papers/* a/ && mv notes/* b/ && rm -rf a && mkdir papers2 && mv b/* papers2/',
  ],
  ['everything in reach deleted (vscode 303787, zed 37048)', `find . -type f -delete`],
  ['what a repository does not know is cleaned away (copilot-cli 1675)', 'git init -q . && git clean -qfdx'],
  [
    'a move onto a name that is taken (mcp/servers 4628, UI-TARS 1977, poe-code 701)',
    'mv -f papers/0.pdf papers/1.pdf && cp -f notes/0.txt notes/1.txt',
  ],
  ['mail deleted past the trash (gaia 2523, work-iq 94, apple-mail-mcp 88, obot 103)', 'rm -f mail/cur/*'],
]

describe('octavo guard', () => {
  it.each(LOSSES)('M-20: 0 lost, taken back whole: %s', async (_loss, script) => {
    for (let index = 0; index < 6; index += 1) {
      put(`papers/${index}.pdf`, `%PDF-1.4 paper ${index}`)
      put(`pictures/${index}.jpg`, `picture ${index}`)
      put(`notes/${index}.txt`, `note ${index}`)
      put(`mail/cur/${index}.host:2,S`, `Subject: mail ${index}\n\nmail ${index}`)
    }
    const before = hashes()
    expect((await guard(script)).code).toBe(0)
    expect(hashes()).not.toEqual(before)
    const { code, out } = await undo()
    expect([code, out]).toEqual([0, expect.stringContaining('back as before')])
    expect(hashes()).toEqual(before)
  })

  it('passes on the exit code, the signal that ended it, and what could not be run', async () => {
    put('a.txt', 'a')
    expect((await guard('exit 3')).code).toBe(3)
    expect((await guard('kill -TERM $$')).code).toBe(143)
    const missing = await octavo(['guard', root, '--', 'no-such-command-at-all'], { state })
    expect([missing.code, missing.err]).toEqual([127, expect.stringContaining('There is no such command')])
    expect((await octavo(['history'], { state })).out).toContain('No runs yet.')
  })

  it('stands in the history with what became of each thing, and is taken back by its name, once', async () => {
    put('a.txt', 'a')
    put('b.txt', 'b')
    const done = await guard('mv a.txt c.txt; echo more >> b.txt; rm -f none; echo new > d.txt', '--json')
    const [record] = jsonLines(done.out)
    expect(record).toMatchObject({
      type: 'guard',
      status: 'over',
      counts: { moved: 1, rewritten: 1, made: 1 },
      exitCode: 0,
    })
    const runId = String(record?.runId)
    const listed = await octavo(['history', runId, '--json'], { state })
    expect(
      jsonLines(listed.out)
        .filter(({ type }) => type === 'change')
        .map(({ what, before, after }) => [what, before, after].join(' '))
        .sort(),
    ).toEqual(expect.arrayContaining(['made  d.txt', 'moved a.txt c.txt', 'rewritten b.txt b.txt']))
    expect((await undo(runId)).out).toContain('kept in')
    expect(Object.keys(hashes())).toEqual(['a.txt', 'b.txt'])
    expect((await undo(runId)).err).toContain('taken back already')
  })

  it('of runs and guarded commands the newest is taken back first', async () => {
    put('song.mp3', 'ID3 song')
    expect((await octavo(['apply', root, '--yes', '--by', 'type'], { state })).code).toBe(0)
    const sorted = hashes()
    await guard('find . -type f -delete')
    await undo()
    expect(hashes()).toEqual(sorted)
    await undo()
    expect(Object.keys(hashes())).toEqual(['song.mp3'])
  })

  it('M-23: killed in the midst with its command, it is found by the next call and taken back', async () => {
    for (let index = 0; index < 50; index += 1) put(`in/${index}.txt`, `text ${index}`)
    const before = hashes()
    const child = spawn(
      process.execPath,
      [BIN, 'guard', root, '--', 'sh', '-c', 'rm in/1*; echo $$ > ../pid; while [ -e ../pid ]; do sleep 0.02; done'],
      { cwd: root, env: { ...process.env, OCTAVO_STATE_DIR: state }, stdio: 'ignore' },
    )
    const ended = new Promise((resolve) => child.once('exit', resolve))
    await runOf()
    const second = await guard('true')
    expect([second.code, second.err]).toEqual([5, expect.stringContaining('guarded already')])
    child.kill('SIGKILL')
    process.kill(Number(fs.readFileSync(path.join(base, 'pid'), 'utf8')), 'SIGKILL')
    await ended
    await sleep(50)
    expect(Object.keys(hashes()).length).toBeLessThan(50)
    expect((await undo()).code).toBe(0)
    expect(hashes()).toEqual(before)
  })

  it('M-23: a command that outlives its guard is waited for, and all that it did is taken back', async () => {
    for (let index = 0; index < 20; index += 1) put(`in/${index}.txt`, `text ${index}`)
    const before = hashes()
    const script = 'rm in/1*; echo $$ > ../pid; while [ ! -e ../go ]; do sleep 0.02; done; rm -rf in'
    const child = spawn(process.execPath, [BIN, 'guard', root, '--', 'sh', '-c', script], {
      cwd: root,
      env: { ...process.env, OCTAVO_STATE_DIR: state },
      stdio: 'ignore',
    })
    const ended = new Promise((resolve) => child.once('exit', resolve))
    const runId = await runOf()
    child.kill('SIGKILL')
    await ended
    expect((await undo(runId)).code).toBe(5)
    fs.writeFileSync(path.join(base, 'go'), '')
    while (fs.existsSync(path.join(root, 'in'))) await sleep(10)
    await sleep(50)
    expect((await undo()).code).toBe(0)
    expect(hashes()).toEqual(before)
  })

  it('M-22: names what is held by its name only, and copies that, too, where it is asked to', async () => {
    put('film.mp4', 'x'.repeat(300 * 1024))
    const before = hashes()
    expect((await guard('true')).err).toMatch(/1 file is held by name only[\s\S]*film\.mp4/u)
    const { err } = await guard('echo cut > film.mp4', '--copies', '1')
    expect(err).not.toContain('by name only')
    expect((await undo()).code).toBe(0)
    expect(hashes()).toEqual(before)
  })

  it('M-23: an undo that is killed again and again ends as if it had not been', async () => {
    for (let index = 0; index < 300; index += 1) put(`in ${index % 7}/${index}.txt`, `text ${index}`)
    const before = hashes()
    await guard(
      'mkdir all; for f in in*/*; do mv "$f" all/; done; for f in all/1*; do echo x > "$f"; done; rm -f all/2*',
    )
    for (const stopAfterMs of [1, 8, 15, 30]) {
      const child = spawn(process.execPath, [BIN, 'undo'], {
        env: { ...process.env, OCTAVO_STATE_DIR: state },
        stdio: 'ignore',
      })
      const ended = new Promise((resolve) => child.once('exit', resolve))
      const count = () => fs.readdirSync(root, { recursive: true }).length
      const first = count()
      while (child.exitCode === null && count() === first) await sleep(1)
      await sleep(stopAfterMs)
      child.kill('SIGKILL')
      await ended
    }
    const last = await undo()
    expect([0, 2, 66]).toContain(last.code)
    expect(hashes()).toEqual(before)
  })

  it('guards a folder whose own state lies in it, and one that is a repository', async () => {
    put('kept.txt', 'kept')
    const own = path.join(root, '.state')
    const run = (...words: string[]) => octavo(words, { state: own, cwd: root })
    execFileSync('git', ['init', '-q', root])
    const before = hashes()
    expect((await run('guard', root, '--', 'rm', '-rf', 'kept.txt', '.git')).code).toBe(0)
    expect((await run('undo')).code).toBe(0)
    const after = Object.entries(hashes()).filter(([name]) => !name.startsWith('.state'))
    expect(Object.fromEntries(after)).toEqual(before)
  })
})
