import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkConformance, checkDocument, parseConformance, testTitles } from '../conformance.ts'

const titles = new Map([['a.test.ts', new Set(['does it', 'says a | b'])]])
const check = (...lines: string[]): readonly string[] =>
  checkConformance(parseConformance(lines.join('\n')), (file) => titles.get(file))

describe('docs/conformance.md', () => {
  const repository = join(import.meta.dirname, '..', '..')
  const { rows, problems } = checkDocument(repository)

  it('names only tests that exist, and every row has a test or an open mark', () => {
    expect(problems).toEqual([])
  })

  it('proves what the README says, and no screen is said to be missing', () => {
    const readme = readFileSync(join(repository, 'README.md'), 'utf8')
    const [, proven, others] = /more than (\d+) rows are proven .* fewer than (\d+) are not/u.exec(readme) ?? []
    const count = rows.filter(({ state }) => state === 'proven').length
    expect(count).toBeGreaterThan(Number(proven))
    expect(rows.length - count).toBeLessThan(Number(others))
    expect(readme).not.toContain('Not there yet:')
  })

  it('has rows for both parts of the specification and for the 120 items and more of trust', () => {
    const count = (start: RegExp): number => rows.filter((row) => start.test(row.id)).length
    expect(count(/^P1-/u)).toBeGreaterThan(180)
    expect(count(/^P2-/u)).toBeGreaterThan(90)
    expect(count(/^[A-Z]-/u)).toBeGreaterThanOrEqual(120)
  })
})

describe('the check itself', () => {
  it('accepts a proven row, an open row and a row with two tests', () => {
    expect(
      check(
        '| id | section | statement | test | state |',
        '|---|---|---|---|---|',
        '| P1-2.1 | Routes | A route | `a.test.ts › does it` | proven |',
        '| P1-2.2 | Routes | Another | | open (issue 3) |',
        '| R-1 | A fault | `a.test.ts › does it`<br>`a.test.ts › says a \\| b` | proven |',
        'Not a row: P1-2.1',
      ),
    ).toEqual([])
  })

  it('refuses a file and a title that do not exist', () => {
    expect(check('| P1-2.1 | s | t | `b.test.ts › does it` | proven |')).toEqual([
      'line 1, P1-2.1: there is no file b.test.ts',
    ])
    expect(check('| P1-2.1 | s | t | `a.test.ts › does` | proven |')).toEqual([
      'line 1, P1-2.1: a.test.ts has no test "does"',
    ])
  })

  it('refuses a row with neither test nor open mark, and one with both', () => {
    expect(check('| P1-2.1 | s | t | | proven |')).toHaveLength(1)
    expect(check('| P1-2.1 | s | t | | |')).toHaveLength(1)
    expect(check('| P1-2.1 | s | t | `a.test.ts › does it` | open |')).toHaveLength(1)
  })

  it('accepts a partly proven row only with a test', () => {
    expect(check('| R-1 | t | `a.test.ts › does it` | partly (issue 2) |')).toEqual([])
    expect(check('| R-1 | t | | partly (issue 2) |')).toHaveLength(1)
    expect(check('| R-1 | t | `a.test.ts › does it` | partly |')).toHaveLength(1)
  })

  it('refuses an id that repeats', () => {
    expect(check('| R-1 | t | | open |', '| R-1 | t | | open |')).toEqual(['line 2, R-1: the id is used twice'])
  })

  it('reads titles in any quotes, over line ends, and of it.each', () => {
    const source = [
      "it('one', () => {})",
      'test.skip(\n  "two\'s", async () => {})',
      "it.each([1, 2])('three %s', () => {})",
      'test(`four`, () => {})',
      "it('it\\'s five', () => {})",
      "describe('not a test', () => {})",
      "test.describe('nor this', () => {})",
      "describe.skipIf(!has('x'))('nor that', () => {})",
    ].join('\n')
    expect([...testTitles(source)]).toEqual(['one', "two's", 'three %s', 'four', "it's five"])
  })
})
