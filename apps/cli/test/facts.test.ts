import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder, snapshot, write } from './support/tree.ts'

let base: ReturnType<typeof newFolder>
let root: string

beforeEach(() => {
  base = newFolder()
  root = path.join(base.root, 'files')
  fs.mkdirSync(root)
})
afterEach(() => base.dispose())

const run = (...args: readonly string[]) => octavo(['facts', ...args], { state: path.join(base.root, 'state') })

const mail =
  'From: a@example.test\r\nTo: b@example.test\r\nSubject: Harvest\r\nDate: Mon, 6 May 2024 07:08:09 +0000\r\n\r\nBarley is in.\r\n'
const rtf = String.raw`{\rtf1\ansi{\info{\title Field notes}}Oats are in.\par}`

describe('octavo facts', () => {
  it('says what is inside the files of a folder, one object a line, and changes nothing', async () => {
    write(root, 'a/letter.eml', mail)
    write(root, 'b/notes.rtf', rtf)
    write(root, 'c.pdf', '%PDF-1.7\nbroken')
    write(root, 'd.xyz', Buffer.from([1, 2, 3, 0, 255]))
    fs.symlinkSync('/etc/passwd', path.join(root, 'e'))
    const before = snapshot(root, { folders: true })
    const { code, out } = await run('--json', root)
    const lines = jsonLines(out)
    expect(code).toBe(0)
    expect(lines.map((line) => path.relative(root, String(line.path))).toSorted()).toEqual([
      'a/letter.eml',
      'b/notes.rtf',
      'c.pdf',
      'd.xyz',
      'e',
    ])
    const by = (name: string) => lines.find((line) => String(line.path).endsWith(name))
    expect(by('letter.eml')).toMatchObject({
      mediaType: 'message/rfc822',
      extension: 'eml',
      kind: 'mail',
      title: 'Harvest',
      mail: { from: 'a@example.test' },
    })
    expect(by('notes.rtf')).toMatchObject({
      mediaType: 'application/rtf',
      kind: 'document',
      title: 'Field notes',
      text: 'Oats are in.',
    })
    expect(by('c.pdf')).toMatchObject({ kind: 'pdf', code: 'damaged' })
    expect(by('d.xyz')).toMatchObject({ code: 'unsupported' })
    expect(by('/e')).toMatchObject({ code: 'symbolic_link' })
    expect(snapshot(root, { folders: true })).toEqual(before)
  })

  it('keeps the order of the paths, and tells a missing one with its code', async () => {
    const files = Array.from({ length: 12 }, (_, index) => {
      write(root, `${index}.txt`, `plain words of file ${index}\n`)
      return path.join(root, `${index}.txt`)
    })
    const missing = path.join(root, 'missing')
    const { code, out } = await run('--json', ...files.slice(0, 6), missing, ...files.slice(6))
    expect(code).toBe(1)
    const lines = jsonLines(out)
    expect(lines.map((line) => line.path)).toEqual([...files.slice(0, 6), missing, ...files.slice(6)])
    expect(lines[3]).toMatchObject({ text: 'plain words of file 3' })
    expect(lines[6]).toEqual({ path: missing, code: 'not_found', reason: 'It is not there any more.' })
  })

  it('speaks plainly to people, without control characters from inside files', async () => {
    write(root, 'a.eml', mail.replace('Harvest', '=?utf-8?q?Har=1B[31mvest?='))
    const { code, out } = await run(path.join(root, 'a.eml'))
    expect(code).toBe(0)
    expect(out).toContain('a.eml: message/rfc822')
    expect(out).toContain('From: a@example.test')
    expect(out).not.toContain('\u001b')
  })
})
