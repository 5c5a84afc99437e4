import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo, type RunOptions } from './support/run.ts'
import { eightThings, hashes, newFolder, sameTree, snapshot, write } from './support/tree.ts'

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
const names = () => [...snapshot(root).keys()]

describe('plan and apply', () => {
  it('shows a plan without changing anything, and moves nothing without a yes', async () => {
    eightThings(root)
    const before = snapshot(root, { folders: true })
    const plan = await run(['plan', root])
    expect(plan.code).toBe(0)
    expect(plan.out).toContain('8 files would go to 6 folders')
    expect(plan.out).toContain('PDF Documents')
    const apply = await run(['apply', root])
    expect(apply.code).toBe(3)
    expect(apply.err).toContain('--yes')
    expect(sameTree(before, snapshot(root, { folders: true }))).toBe(true)
    expect(fs.existsSync(path.join(state, 'runs'))).toBe(false)
  })

  it('--folders says which folders are made: by year inside, fewer of them, and what it does not know it refuses', async () => {
    for (const [name, year] of [
      ['one', 2021],
      ['two', 2021],
      ['three', 2023],
    ] as const) {
      write(root, `${name}.pdf`, `%PDF-1.4\n${name}`)
      fs.utimesSync(path.join(root, `${name}.pdf`), new Date(`${year}-06-01`), new Date(`${year}-06-01`))
    }
    write(root, 'song.mp3', 'ID3\x04\0\0\0\0\0\0tune'.repeat(400))
    const plannedBy = async (...folders: readonly string[]) => {
      const { out, code } = await run(['plan', root, '--by', 'type', '--json', ...folders])
      expect(code).toBe(0)
      return jsonLines(out)
        .flatMap(({ type, to }) => (type === 'move' ? [String(to)] : []))
        .sort()
    }
    const usual = ['Music & Audio/song.mp3', ...['one', 'three', 'two'].map((name) => `PDF Documents/${name}.pdf`)]
    expect(await plannedBy()).toEqual(usual)
    expect(await plannedBy('--folders', 'year')).toEqual(
      expect.arrayContaining(['PDF Documents/2021/one.pdf', 'PDF Documents/2021/two.pdf']),
    )
    expect(await plannedBy('--folders', 'families')).not.toEqual(usual)
    const refused = await run(['plan', root, '--folders', 'weekday'])
    expect([refused.code, refused.err]).toEqual([2, expect.stringContaining('--folders takes families, fewer')])
  })

  it('says that a large folder could be divided, and divides it where that is asked for', async () => {
    for (let at = 0; at < 62; at++) {
      const file = path.join(root, `note${at}.pdf`)
      fs.writeFileSync(file, `%PDF-1.4\n${at}`)
      const changed = new Date(`${2021 + (at % 3)}-06-01`)
      fs.utimesSync(file, changed, changed)
    }
    const said = await run(['plan', root, '--by', 'type'])
    expect(said.out).toContain('PDF Documents would hold 62 files. Divided by year it has 3 folders: 2021, 2022, 2023')
    expect(said.out).toContain('--folders divided')
    const offered = jsonLines((await run(['plan', root, '--by', 'type', '--json'])).out)
    expect(offered.filter(({ type }) => type === 'division')).toEqual([
      expect.objectContaining({ folder: 'PDF Documents', by: 'year', fileCount: 62 }),
    ])
    expect(offered.some(({ to }) => to === 'PDF Documents/note0.pdf')).toBe(true)
    const divided = jsonLines((await run(['plan', root, '--by', 'type', '--json', '--folders', 'divided'])).out)
    expect(divided.some(({ to }) => to === 'PDF Documents/2021/note0.pdf')).toBe(true)
    expect(divided.filter(({ type }) => type === 'division')).toEqual([])
  })

  it('R-2: organises a folder, keeps together what belongs together, and a second run proposes nothing', async () => {
    eightThings(root)
    const before = hashes(root)
    const applied = await run(['apply', root, '--yes'])
    expect(applied.err).toBe('')
    expect(applied.code).toBe(0)
    expect(hashes(root)).toEqual(before)
    expect(names()).toEqual([
      'Code & Data/project/.git/HEAD',
      'Code & Data/project/src/main.c',
      'Documents & Text/name\nwith 漢 -rf.txt',
      'Music & Audio/song.mp3',
      'PDF Documents/report (2).pdf',
      'PDF Documents/report.pdf',
      'Photos & Images/IMG_1.CR2',
      'Photos & Images/IMG_1.JPG',
      'Rubbish/empty.txt',
    ])
    const again = await run(['apply', root, '--yes', '--json'])
    expect(again.code).toBe(0)
    const lines = jsonLines(again.out)
    expect(lines.filter(({ type }) => type === 'move')).toEqual([])
    expect(lines.filter(({ code }) => code === 'already_there').length).toBe(8)
  })

  it('what lies in a folder that a person made stays, and --open sorts what is in it, too', async () => {
    for (const name of ['Norway 2023/fish.csv', 'Norway 2023/cabin.txt', 'from old laptop/data.csv', 'list.csv']) {
      fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
      fs.writeFileSync(path.join(root, name), name)
    }
    const moved = async (...more: readonly string[]) =>
      jsonLines((await run(['plan', root, '--json', ...more])).out).flatMap(({ type, from }) =>
        type === 'move' ? [from] : [],
      )
    expect(await moved()).toEqual(['from old laptop/data.csv', 'list.csv'])
    expect(await moved('--open', 'Norway 2023/')).toEqual(expect.arrayContaining(['Norway 2023/fish.csv', 'list.csv']))
    const said = (await run(['plan', root])).out
    expect(said).toContain(
      '2 files in 1 folder of yours:\n    Norway 2023  2 files\n    To sort what is in one of them, too: --open DIR',
    )
    expect((await run(['watch', root, '--open', 'x'])).err).toContain('--open belongs to plan and apply.')
  })

  it('--json prints one object a line and nothing else', async () => {
    eightThings(root)
    fs.symlinkSync('/etc/passwd', path.join(root, 'link'))
    const plan = jsonLines((await run(['plan', root, '--json'])).out)
    expect(plan.map(({ type }) => type)).toEqual([...Array(8).fill('move'), 'skip', 'summary'])
    expect(plan.find(({ from }) => from === 'in/report.pdf')).toMatchObject({
      to: 'PDF Documents/report (2).pdf',
      category: 'PDF Documents',
      kind: 'pdf',
      confidence: expect.any(Number),
      why: expect.any(Array),
    })
    expect(plan.find(({ type }) => type === 'skip')).toMatchObject({ path: 'link', code: 'symbolic_link' })
    expect(plan.at(-1)).toMatchObject({ moveCount: 8, skipCount: 1, root, into: root })
    const asked = await run(['apply', root, '--json'])
    expect(asked.code).toBe(3)
    jsonLines(asked.out)
    const applied = jsonLines((await run(['apply', root, '--yes', '--json'])).out)
    expect(applied.filter(({ type }) => type === 'receipt').every(({ status }) => status === 'done')).toBe(true)
    expect(applied.at(-1)).toMatchObject({ type: 'run', status: 'completed', moved: 8, skipped: 0, failed: 0 })
    const undone = jsonLines((await run(['undo', '--json'])).out)
    expect(undone.at(-1)).toMatchObject({ type: 'run', status: 'completed', moved: 8 })
    expect(jsonLines((await run(['history', '--json'])).out).map((line) => line.status)).toEqual([
      'completed',
      'undone',
    ])
    expect(jsonLines((await run(['plan', 'nowhere', '--json'])).out)).toMatchObject([
      { type: 'error', code: 'not_found' },
    ])
  })

  it('R-8: --into makes the folders elsewhere, in a folder that is new, and undo brings all back', async () => {
    eightThings(root)
    const before = snapshot(root, { folders: true })
    const into = path.join(base.root, 'new/sorted')
    expect((await run(['apply', root, '--into', into, '--yes'])).code).toBe(0)
    expect(fs.readdirSync(into).sort()).toContain('PDF Documents')
    expect(names()).toEqual([])
    expect((await run(['undo'])).code).toBe(0)
    expect(sameTree(before, snapshot(root, { folders: true }))).toBe(true)
    expect(fs.readdirSync(into)).toEqual([])
  })

  it('--into a folder below keeps what is sorted there', async () => {
    write(root, 'a.txt', 'a')
    expect((await run(['apply', root, '--into', path.join(root, 'Sorted'), '--yes'])).code).toBe(0)
    expect(names()).toEqual(['Sorted/Documents & Text/a.txt'])
    write(root, 'sub/a.txt', 'another')
    expect((await run(['apply', root, '--into', path.join(root, 'Sorted'), '--yes'])).code).toBe(0)
    expect(names()).toEqual(['Sorted/Documents & Text/a (2).txt', 'Sorted/Documents & Text/a.txt'])
  })

  it('N-1 N-3 N-4 N-8: odd names and twins keep their bytes; the terminal never gets their control characters', async () => {
    const odd = [
      'a\u001b[31mred.txt',
      'x/A.txt',
      'y/a.txt',
      'x/é.txt',
      'y/e\u0301.txt',
      '\u202egpj.txt',
      'tab\there.txt',
      '-rf',
      '$(id).txt',
    ]
    odd.forEach((name, index) => {
      write(root, name, `text ${index}`)
    })
    write(root, `long/${'漢'.repeat(83)}.txt`, 'one')
    write(root, `other/${'漢'.repeat(83)}.txt`, 'two')
    const before = hashes(root)
    const shown = await run(['plan', root, '--verbose'])
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not be there
    expect(shown.out).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/u)
    expect(shown.out).toContain('⟦ESC⟧[31mred.txt')
    expect((await run(['apply', root, '--yes'])).code).toBe(0)
    expect(hashes(root)).toEqual(before)
    const folder = fs.readdirSync(path.join(root, 'Documents & Text'))
    expect(folder).toEqual(expect.arrayContaining(['A.txt', 'a (2).txt', 'é.txt']))
    expect(folder.every((name) => Buffer.byteLength(name) <= 255)).toBe(true)
    expect((await run(['undo'])).code).toBe(0)
    expect(names()).toEqual(expect.arrayContaining([...odd, `long/${'漢'.repeat(83)}.txt`]))
  })

  it('a project given as the folder stays whole', async () => {
    write(root, 'package.json', '{}')
    write(root, 'a.txt', 'a')
    const applied = await run(['apply', root, '--yes'])
    expect(applied.code).toBe(0)
    expect(applied.out).toContain('package.json')
    expect(names()).toEqual(['a.txt', 'package.json'])
  })
})

describe('undo', () => {
  it('R-6: takes the last run back from any working folder, and an undo of the undo does it again', async () => {
    eightThings(root)
    const before = snapshot(root, { folders: true })
    await run(['apply', root, '--yes'])
    const after = snapshot(root, { folders: true })
    expect((await run(['undo'], { cwd: '/' })).code).toBe(0)
    expect(sameTree(before, snapshot(root, { folders: true }))).toBe(true)
    expect((await run(['undo'], { cwd: '/' })).code).toBe(0)
    expect(sameTree(after, snapshot(root, { folders: true }))).toBe(true)
    const [newest] = jsonLines((await run(['history', '--json'])).out)
    expect((await run(['undo', String(newest?.runId).slice(-6)])).code).toBe(0)
    expect(sameTree(before, snapshot(root, { folders: true }))).toBe(true)
  })

  it('R-6: leaves what has changed or gone since, lists it, and keeps a folder that somebody uses', async () => {
    for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) write(root, name, name)
    await run(['apply', root, '--yes'])
    write(root, 'Documents & Text/a.txt', 'edited since')
    fs.rmSync(path.join(root, 'Documents & Text/b.txt'))
    write(root, 'c.txt', 'a new one with the old name')
    const undone = await run(['undo'])
    expect(undone.code).toBe(1)
    expect(undone.out).toContain('a.txt')
    expect(undone.out).toContain('has changed')
    expect(undone.out).toContain('3 files stayed')
    expect(fs.readFileSync(path.join(root, 'Documents & Text/a.txt'), 'utf8')).toBe('edited since')
    expect(fs.readFileSync(path.join(root, 'c.txt'), 'utf8')).toBe('a new one with the old name')
    expect(names()).toEqual(['Documents & Text/a.txt', 'Documents & Text/c.txt', 'c.txt', 'd.txt'])
  })

  it('says when there is nothing to undo or no such run', async () => {
    expect((await run(['undo'])).code).toBe(66)
    expect((await run(['resume'])).code).toBe(66)
    expect((await run(['undo', 'nothing'])).code).toBe(66)
    expect((await run(['history'])).out).toBe('No runs yet.\n')
  })
})

describe('classify', () => {
  it('says what a document is about, and asks where it is not sure', async () => {
    write(
      root,
      'a.txt',
      'Invoice number 7\nInvoice date 3 March\nSubtotal 100\nVAT 19 %\nTotal amount due 119.00 EUR\n',
    )
    write(root, 'b.txt', 'hello')
    const lines = jsonLines((await run(['classify', root, '--json'])).out)
    expect(lines[0]).toMatchObject({
      kind: 'text',
      category: 'Invoices',
      why: expect.arrayContaining([{ code: 'reads-like', values: { kind: 'invoice' } }]),
    })
    expect(lines[1]).toMatchObject({ kind: 'text', category: 'Documents & Text' })
  })

  it('says what files are, of a folder all below it, hidden and bundled ones too', async () => {
    write(root, 'lies.txt', Buffer.from('%PDF-1.7\n'))
    write(root, 'project/package.json', '{}')
    write(root, 'project/.hidden', 'x')
    write(root, 'empty', '')
    const ended = await run(['classify', root, path.join(root, 'lies.txt'), path.join(root, 'no'), '--json'])
    expect(ended.code).toBe(1)
    const lines = jsonLines(ended.out)
    expect(lines.map(({ path: at }) => path.relative(root, String(at)))).toEqual([
      'empty',
      'lies.txt',
      'project/.hidden',
      'project/package.json',
      'lies.txt',
      'no',
    ])
    expect(lines[1]).toEqual({
      path: path.join(root, 'lies.txt'),
      mediaType: 'application/pdf',
      extension: 'pdf',
      kind: 'pdf',
      category: 'PDF Documents',
      confidence: expect.any(Number),
      by: 'signature',
      byType: true,
      why: expect.any(Array),
      mismatch: true,
    })
    expect(lines.at(-1)).toMatchObject({ code: 'not_found' })
  })

  it('gives paths as they were given', async () => {
    write(root, 'a.txt', 'a')
    const ended = await run(['classify', 'files', 'files/a.txt', '--json'], { cwd: base.root })
    expect(jsonLines(ended.out).map(({ path: at }) => at)).toEqual(['files/a.txt', 'files/a.txt'])
  })
})

describe('usage', () => {
  it('ends with 2 and a sentence when it is used wrongly', async () => {
    for (const args of [
      [],
      ['nonsense'],
      ['plan'],
      ['plan', 'a', 'b'],
      ['plan', '--no-such'],
      ['undo', '--yes'],
      ['history', '--into', 'x'],
    ]) {
      const ended = await run(args)
      expect([args, ended.code, ended.out]).toEqual([args, 2, ''])
      expect(ended.err).toContain('octavo: ')
    }
    expect((await run(['plan', path.join(root, 'no')])).code).toBe(66)
    write(root, 'file', 'x')
    expect((await run(['plan', path.join(root, 'file')])).code).toBe(66)
    expect((await run(['--help'])).out).toContain('Exit codes')
    expect((await run(['--version'])).out).toMatch(/^octavo \d+\.\d+\.\d+\n$/u)
  })
})
