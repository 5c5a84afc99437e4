import fs from 'node:fs'
import path from 'node:path'
import { INVOICE, POLICY, printed } from '@octavo/readers/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { jsonLines, octavo } from './support/run.ts'
import { newFolder } from './support/tree.ts'

let base: ReturnType<typeof newFolder>
beforeEach(() => {
  base = newFolder()
})
afterEach(() => base.dispose())

const at = (...parts: readonly string[]) => path.join(base.root, ...parts)
const run = (...args: readonly string[]) => octavo(args, { state: at('state'), cwd: base.root })

describe('octavo dates', () => {
  it('says the days that papers set, the next one first, and writes them as a calendar that replaces nothing', async () => {
    fs.mkdirSync(at('in'))
    fs.writeFileSync(at('in', 'policy.pdf'), printed([POLICY]))
    fs.writeFileSync(at('in', 'invoice.pdf'), printed([INVOICE]))
    const { code, out } = await run('dates', 'in', '--ics', 'days.ics', '--json')
    expect(code).toBe(0)
    expect(jsonLines(out).map(({ path: file, kind, day }) => [file, kind, day])).toEqual([
      [path.join('in', 'invoice.pdf'), 'payBy', '2027-03-26'],
      [path.join('in', 'policy.pdf'), 'ends', '2028-01-31'],
      [undefined, undefined, undefined],
    ])
    const calendar = fs.readFileSync(at('days.ics'), 'utf8')
    expect(calendar).toContain('SUMMARY:"invoice.pdf" is to be paid.\r\n')
    expect(calendar).toContain('DTSTART;VALUE=DATE:20280131\r\n')
    const again = await run('dates', 'in', '--ics', 'days.ics')
    expect(again.code).toBe(2)
    expect(fs.readFileSync(at('days.ics'), 'utf8')).toBe(calendar)
  })
})

describe('octavo split', () => {
  it('writes the documents of a stack as files of their own; the stack stays, and an undo takes them away again', async () => {
    const stack = printed([INVOICE, '', POLICY, INVOICE.replace('2041-774', '2041-901').replace('12 March', '9 May')])
    fs.writeFileSync(at('stack.pdf'), stack)
    const shown = await run('split', 'stack.pdf', '--json')
    expect(shown.code).toBe(3)
    expect(jsonLines(shown.out).flatMap(({ type, beforePage }) => (type === 'cut' ? [beforePage] : []))).toEqual([3, 4])
    expect(fs.readdirSync(base.root).sort()).toEqual(['stack.pdf'])

    const done = await run('split', 'stack.pdf', '--yes')
    expect(done.out).toContain('3 files written; the document is as it was.')
    const parts = ['stack p1-2.pdf', 'stack p3.pdf', 'stack p4.pdf']
    expect(fs.readdirSync(at('stack')).sort()).toEqual(parts)
    expect(Buffer.compare(fs.readFileSync(at('stack.pdf')), stack)).toBe(0)
    const facts = await run('facts', ...parts.map((name) => path.join('stack', name)), '--json')
    expect(jsonLines(facts.out).map(({ pageCount, text }) => [pageCount, String(text).split('\n')[0]])).toEqual([
      [2, 'Harbour Lights Ltd.'],
      [1, 'Nordlicht Versicherung AG'],
      [1, 'Harbour Lights Ltd.'],
    ])

    fs.appendFileSync(at('stack', 'stack p4.pdf'), '% a note of mine')
    const undone = await run('undo')
    expect(undone.out).toContain('2 files taken away again; the document still has them.')
    expect(fs.readdirSync(at('stack'))).toEqual(['stack p4.pdf'])
  })

  it('writes nothing of a document that has changed since, and cuts nothing where there is one', async () => {
    fs.writeFileSync(at('one.pdf'), printed([POLICY]))
    const one = await run('split', 'one.pdf', '--yes')
    expect([one.code, one.out]).toEqual([0, expect.stringContaining('it seems to be one document')])
    expect(fs.existsSync(at('one'))).toBe(false)
    const none = await run('split', 'there-is-none.pdf')
    expect(none.code).toBe(66)
  })
})
