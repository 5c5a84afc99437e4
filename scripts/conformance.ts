import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A test that proves a row: a file of this repository, and the title of one `it` or `test` in it. */
export interface TestReference {
  readonly file: string
  readonly title: string
}

/** One row of docs/conformance.md: a statement that can be checked, and what proves it or who owes the proof. */
export interface Row {
  readonly id: string
  readonly statement: string
  readonly tests: readonly TestReference[]
  readonly state: string
  readonly line: number
}

const idPattern = /^(?:P[12]-\d{1,2}\.\d{1,3}|(?:[A-Z]|UX)-\d{1,3})$/u

const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\|/u, '')
    .replace(/\|\s*$/u, '')
    .split(/(?<!\\)\|/u)
    .map((cell) => cell.trim().replaceAll('\\|', '|'))

const referenceOf = (text: string): TestReference => {
  const [file = '', title = ''] = text.replace(/^`|`$/gu, '').split(' › ', 2)
  return { file: file.trim(), title: title.trim() }
}

/** Reads the rows of a conformance document: lines of tables whose first cell is an id (`P1-4.3`, `R-2`). */
export function parseConformance(markdown: string): readonly Row[] {
  const rows: Row[] = []
  for (const [index, line] of markdown.split('\n').entries()) {
    if (!line.startsWith('|')) continue
    const cells = cellsOf(line)
    const id = cells[0] ?? ''
    if (!idPattern.test(id)) continue
    const tests = (cells.at(-2) ?? '').split('<br>').filter((text) => text.trim() !== '')
    rows.push({
      id,
      statement: cells.at(-3) ?? '',
      tests: tests.map((text) => referenceOf(text.trim())),
      state: cells.at(-1) ?? '',
      line: index + 1,
    })
  }
  return rows
}

const titlePattern =
  /(?:\b(?:it|test)(?:\.(?!describe\b)\w+)*|\))\s*\(\s*(?:'((?:\\.|[^'\\\n])*)'|"((?:\\.|[^"\\\n])*)"|`((?:\\.|[^`\\])*)`)\s*,/gu

/** A `describe` with a call in its chain, as in `describe.skipIf(no)('title'`: its title is no test's. */
const describeChain = /\bdescribe(?:\.\w+)+\s*\((?:[^()]|\([^()]*\))*\)\s*\(/gu

/** Titles of all `it(...)` and `test(...)` calls of a source text, as they are written (`it.each` ones with their `%s`). */
export function testTitles(source: string): ReadonlySet<string> {
  const titles = new Set<string>()
  for (const match of source.replace(describeChain, 'describe(').matchAll(titlePattern)) {
    const text = match[1] ?? match[2] ?? match[3] ?? ''
    titles.add(text.replace(/\\(.)/gu, '$1'))
  }
  return titles
}

/**
 * What is wrong with rows, one sentence each: an id that repeats, a row with neither a test nor an open mark (or both),
 * a file or a title that does not exist. `titlesOf` gives a file's titles, undefined when there is no such file.
 */
export function checkConformance(
  rows: readonly Row[],
  titlesOf: (file: string) => ReadonlySet<string> | undefined,
): readonly string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  for (const row of rows) {
    const problem = (text: string): number => problems.push(`line ${row.line}, ${row.id}: ${text}`)
    if (seen.has(row.id)) problem('the id is used twice')
    seen.add(row.id)
    if (row.statement === '') problem('there is no statement')
    const open = /^open(?: \(issue \d+\))?$/u.test(row.state)
    if (row.tests.length === 0 && !open) problem(`neither a test nor an open mark (state "${row.state}")`)
    const tested = row.state === 'proven' || /^partly \(issue \d+\)$/u.test(row.state)
    if (row.tests.length > 0 && !tested) problem(`it names a test, but its state is "${row.state}"`)
    for (const { file, title } of row.tests) {
      const titles = titlesOf(file)
      if (titles === undefined) problem(`there is no file ${file}`)
      else if (!titles.has(title)) problem(`${file} has no test "${title}"`)
    }
  }
  return problems
}

/** Titles of the tests in a file below `root`; undefined when the file does not exist. Each file is read once. */
export function titleReader(root: string): (file: string) => ReadonlySet<string> | undefined {
  const known = new Map<string, ReadonlySet<string> | undefined>()
  return (file) => {
    if (!known.has(file)) {
      const path = join(root, file)
      known.set(file, file !== '' && existsSync(path) ? testTitles(readFileSync(path, 'utf8')) : undefined)
    }
    return known.get(file)
  }
}

/** Checks docs/conformance.md below `root` and says how many rows are proven and open, and what is wrong. */
export function checkDocument(root: string): { rows: readonly Row[]; problems: readonly string[] } {
  const rows = parseConformance(readFileSync(join(root, 'docs', 'conformance.md'), 'utf8'))
  return { rows, problems: checkConformance(rows, titleReader(root)) }
}

if (import.meta.main) {
  const { rows, problems } = checkDocument(join(import.meta.dirname, '..'))
  const states = new Map<string, number>()
  for (const row of rows) states.set(row.state, (states.get(row.state) ?? 0) + 1)
  for (const [state, count] of states) console.log(`${String(count).padStart(4)} ${state}`)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
