import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
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
