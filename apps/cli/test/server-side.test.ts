import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { holdFile } from '@octavo/disk'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder } from './support/tree.ts'

let base: ReturnType<typeof newFolder>
let data: string
beforeEach(() => {
  base = newFolder()
  data = path.join(base.root, 'data')
  fs.mkdirSync(data)
  fs.writeFileSync(path.join(data, 'octavo.json'), '{"product":"octavo","id":"x","layout":1}\n')
})
afterEach(() => base.dispose())

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  octavo(args, { state: path.join(base.root, 'state'), env: { OCTAVO_DATA_DIR: data, ...env } })
const line = (more: object) =>
  `${JSON.stringify({ id: 'a', atMs: Date.UTC(2026, 0, 2), type: 'general', rating: 4, message: 'fine', ...more })}\n`

describe('octavo feedback list', () => {
  it('shows every message, oldest first, with the average, and as JSON', async () => {
    fs.writeFileSync(
      path.join(data, 'feedback.ndjson'),
      `${line({})}${line({ id: 'b', type: 'bug', rating: undefined, message: 'two\nlines' })}${line({ id: 'c', rating: 1 })}`,
    )
    const shown = await run(['feedback', 'list'])
    expect([shown.code, shown.err]).toEqual([0, ''])
    expect(shown.out).toContain('2026-01-02T00:00:00.000Z  general  4/5\n  fine\n')
    expect(shown.out).toContain('bug\n  two\n  lines\n')
    expect(shown.out).toContain('3 in all, 2.5 of 5 on average.')
    const json = await run(['feedback', 'list', '--json'])
    expect(jsonLines(json.out).map((record) => [record.id, record.kind])).toEqual([
      ['a', 'general'],
      ['b', 'bug'],
      ['c', 'general'],
    ])
  })

  it('hostile messages can not reach the terminal, and lines that are none of ours are passed over', async () => {
    fs.writeFileSync(
      path.join(data, 'feedback.ndjson'),
      `{"id":"half\n${line({ message: '\u001b]0;owned\u0007\u001b[2J\u202egpj.exe\u0000' })}null\n[]\n{"id":1}\n${line({ atMs: 9e15 })}`,
    )
    const shown = await run(['feedback', 'list'])
    expect(shown.code).toBe(0)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: there must be none.
    expect(shown.out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/u)
    expect(shown.out).toContain('1 in all')
  })

  it('says when there is none, and when there is no server', async () => {
    expect((await run(['feedback', 'list'])).out).toBe('No feedback yet.\n')
    expect((await run(['feedback', 'show'])).code).toBe(2)
    expect((await run(['feedback'])).code).toBe(2)
    const none = await run(['feedback', 'list'], { OCTAVO_DATA_DIR: base.root })
    expect([none.code, none.err]).toEqual([66, expect.stringContaining('No Octavo server keeps its data in')])
  })
})

describe('octavo account reset-password', () => {
  it('A-10: prints a link to the public address and keeps only the hash of its token', async () => {
    const made = await run(['account', 'reset-password', 'ada@example.org'], {
      OCTAVO_PUBLIC_URL: 'https://files.example.org',
    })
    expect(made.code).toBe(0)
    const token = /https:\/\/files\.example\.org\/auth#reset=([\w-]{43})\n/u.exec(made.out)?.[1] ?? ''
    const text = fs.readFileSync(path.join(data, 'resets.ndjson'), 'utf8')
    expect(text).not.toContain(token)
    const permit = JSON.parse(text) as { tokenHash: string; email: string; expiresAtMs: number }
    expect(permit.tokenHash).toBe(createHash('sha256').update(token).digest('hex'))
    expect(permit.email).toBe('ada@example.org')
    expect(permit.expiresAtMs - Date.now()).toBeLessThanOrEqual(15 * 60_000)
    expect(fs.statSync(path.join(data, 'resets.ndjson')).mode & 0o777).toBe(0o600)
    const json = jsonLines((await run(['account', 'reset-password', 'ada@example.org', '--json'])).out)
    expect(json).toMatchObject([{ type: 'reset', link: expect.stringMatching(/^\/auth#reset=/u) }])
    expect((await run(['account', 'reset-password', 'nobody'])).code).toBe(2)
    expect((await run(['account', 'delete', 'ada@example.org'])).code).toBe(2)
  })
})

describe('octavo data', () => {
  const orders = () => path.join(data, 'orders')
  beforeEach(() => fs.mkdirSync(orders()))
  /** What the command wrote, by the file that it wrote it to. */
  const written = () =>
    fs.readdirSync(orders()).map((name) => {
      const file = path.join(orders(), name)
      return { file, order: JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown> }
    })

  it('R-22: bind leaves word for the next start, and is refused while a server is at work', async () => {
    const said = await run(['data', 'bind'])
    expect([said.code, said.out]).toEqual([0, expect.stringContaining('The next start')])
    expect(written().map(({ order }) => order)).toEqual([{ order: 'bind', atMs: expect.any(Number) }])
    const hold = holdFile(path.join(data, 'octavo.lock.sqlite'))
    const busy = await run(['data', 'bind'])
    if (typeof hold === 'object') hold.release()
    expect([busy.code, busy.err]).toEqual([5, expect.stringContaining('Stop the server first')])
  })

  it('R-18: check hands the order to the server at work, and prints its answer', async () => {
    const hold = holdFile(path.join(data, 'octavo.lock.sqlite'))
    const answer = { checked: 9, missing: 1, damaged: [{ files: ['f1', 'f2\u001b[2J'], expected: 'aa', actual: 'bb' }] }
    const asked = run(['data', 'check'])
    await expect.poll(() => written().length, { timeout: 30_000 }).toBe(1)
    const [first] = written()
    expect(first?.order).toEqual({ order: 'check', atMs: expect.any(Number) })
    fs.writeFileSync(first?.file.replace(/json$/u, 'answer') ?? '', JSON.stringify(answer))
    const said = await asked
    if (typeof hold === 'object') hold.release()
    expect(said.code).toBe(1)
    expect(said.out).toMatch(
      /^damaged {2}f1 f2\S+\n {2}expected aa\n {2}actual {3}bb\n9 checked, 1 damaged, 1 missing\.\n$/u,
    )
    expect(said.out).not.toContain('\u001b')
  })

  it('R-14: status says what waits for a word, and the count has to be typed', async () => {
    fs.mkdirSync(path.join(data, 'quarantine'))
    fs.writeFileSync(path.join(data, 'quarantine', 'a'), 'a')
    expect((await run(['data', 'status'])).out).toContain('1 file in quarantine.\nNothing waits for your word.')
    const held = { missing: 20, orphans: 3, rows: 30, files: 40 }
    fs.writeFileSync(path.join(data, 'attention.json'), JSON.stringify(held))
    const said = await run(['data', 'status'])
    expect([said.code, said.out]).toEqual([1, expect.stringContaining('octavo data accept 23\n')])
    expect(jsonLines((await run(['data', 'status', '--json'])).out)).toMatchObject([{ held, quarantined: 1 }])
    for (const wrong of [['accept'], ['accept', 'all'], ['empty-quarantine'], ['check', '3'], ['erase']])
      expect((await run(['data', ...wrong])).code).toBe(2)
    const later = await run(['data', 'accept', '23'])
    expect([later.code, later.out]).toEqual([0, expect.stringContaining('it is done when one starts')])
    expect(written().map(({ order }) => order)).toMatchObject([{ order: 'accept', count: 23 }])
  })
})

describe('octavo backup and restore', () => {
  it('R-19: backup hands the folder to the server at work and prints its answer; a refusal is one in words', async () => {
    fs.mkdirSync(path.join(data, 'orders'))
    const orders = () => fs.readdirSync(path.join(data, 'orders')).map((name) => path.join(data, 'orders', name))
    const kept = path.join(base.root, 'kept')
    const later = await run(['backup', kept])
    expect([later.code, later.out]).toEqual([0, expect.stringContaining('made when one starts')])
    const [first = ''] = orders()
    expect(JSON.parse(fs.readFileSync(first, 'utf8'))).toEqual({
      order: 'backup',
      place: kept,
      atMs: expect.any(Number),
    })
    fs.unlinkSync(first)
    const hold = holdFile(path.join(data, 'octavo.lock.sqlite'))
    const answers = [
      { id: 'b', contents: 3, sizeBytes: 2048, added: 1, lacking: [] },
      { id: 'b', contents: 3, sizeBytes: 2048, added: 1, lacking: ['aa'] },
      { refused: true, message: 'The folder holds other files.\u001b[2J' },
    ]
    const said: string[] = []
    for (const answer of answers) {
      const asked = run(['backup', kept])
      await expect.poll(() => orders().filter((file) => file.endsWith('.json')).length, { timeout: 30_000 }).toBe(1)
      const [order = ''] = orders().filter((file) => file.endsWith('.json'))
      fs.unlinkSync(order)
      fs.writeFileSync(order.replace(/json$/u, 'answer'), JSON.stringify(answer))
      const { code, out } = await asked
      said.push(`${code} ${out}`)
    }
    if (typeof hold === 'object') hold.release()
    expect(said[0]).toBe('0 Backup b: 3 stored files, 2.0 KB, 1 of them new here.\n')
    expect(said[1]).toMatch(/^1 [\s\S]*1 stored file[\s\S]*not in it: octavo data check\n$/u)
    expect(said[2]).toMatch(/^1 No backup was made: The folder holds other files\./u)
    expect(said[2]).not.toContain('\u001b')
  })

  it('R-19: restore says when there is no backup, and never touches a folder that holds anything', async () => {
    const none = await run(['restore', path.join(base.root, 'nowhere')])
    expect([none.code, none.err]).toEqual([66, expect.stringContaining('There is no backup of Octavo in')])
    expect((await run(['backup', 'check', path.join(base.root, 'nowhere')])).code).toBe(66)
    expect((await run(['backup', 'look', data])).code).toBe(2)
    expect((await run(['restore'])).code).toBe(2)
    expect(fs.readdirSync(data)).toEqual(['octavo.json'])
  })
})
