import { readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { TestReference } from '../conformance.ts'
import { run } from '../lib/run.mjs'

/** What became of the tests of one run. `broke` is the output of a run that ended without having run any. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly broke?: string | undefined
}

/** Longest run of one break's tests; longer ones are ended, for a break may make them wait for ever. */
const LONGEST_MS = 600_000

/** A pattern that finds a test by its title as the source has it: `%s`, `$name` and `${name}` stand for anything. */
export function titlePattern(title: string): string {
  const parts = title.split(/\$\{[^}]*\}|%[sdifjoOc#$]|\$[\w.]+/u)
  return `(?:^| )${parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|/]/gu, '\\$&')).join('.*')}$`
}

const patternOf = (tests: readonly TestReference[]): string => tests.map(({ title }) => titlePattern(title)).join('|')

const isSpec = ({ file }: TestReference): boolean => file.startsWith('e2e/')

/** Every test file below a folder, parted by `/`, relative to `root`. */
function testFiles(root: string, folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.split(sep).join('/')}`)
}

/** The files to run for a reference: itself, or, for a suite that others call, the tests that call it. */
function filesOf(root: string, file: string): readonly string[] {
  if (/\.test\.tsx?$/u.test(file)) return [file]
  const name = relative('.', file).split(sep).at(-1)?.replace(/\.ts$/u, '') ?? ''
  const call = `${name.replace(/-(\w)/gu, (_, letter: string) => letter.toUpperCase())}(`
  return [...testFiles(root, 'packages'), ...testFiles(root, 'apps')].filter((path) =>
    readFileSync(join(root, path), 'utf8').includes(call),
  )
}

async function started(root: string, args: readonly string[], report: string, cwd: string, env: NodeJS.ProcessEnv) {
  rmSync(report, { force: true })
  const { code, output } = await run(process.execPath, args, {
    cwd,
    // What tests of the unbroken house have built is not what is to be tested.
    env: { ...process.env, TEST_CLI_BIN: undefined, TEST_SERVER_MAIN: undefined, ...env },
    timeoutMs: LONGEST_MS,
  })
  if (code === 124) return { broke: 'ran out of time' }
  try {
    return { json: JSON.parse(readFileSync(report, 'utf8')), output }
  } catch {
    return { broke: output.slice(-1_000) || `ended with code ${code} in ${root}` }
  }
}

async function unit(root: string, tests: readonly TestReference[], bail: boolean): Promise<Outcome> {
  const report = join(root, '.cache', 'mutate-unit.json')
  const files = [...new Set(tests.flatMap(({ file }) => filesOf(root, file)))]
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files, '-t', patternOf(tests)]
  args.push('--reporter=json', `--outputFile.json=${report}`, ...(bail ? ['--bail=1'] : []))
  const { json, broke, output } = await started(root, args, report, root, {})
  if (!json) return { passed: 0, failed: 0, skipped: 0, broke }
  // A file that fails outside its tests, in a hook or while it loads, has a failed suite and no failed test.
  const suites = json.testResults.filter(
    (suite: { status: string; assertionResults: { status: string }[] }) =>
      suite.status === 'failed' && !suite.assertionResults.some(({ status }) => status === 'failed'),
  ).length
  const ran = json.numPassedTests + json.numFailedTests + suites
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests + suites,
    skipped: json.numPendingTests + json.numTodoTests,
    ...(ran === 0 ? { broke: `no test ran\n${output?.slice(-600) ?? ''}` } : {}),
  }
}

async function browser(root: string, tests: readonly TestReference[], bail: boolean): Promise<Outcome> {
  // Built ahead, for the server of the tests has two minutes to start.
  const build = "await (await import('./scripts/lib/prepare.mjs')).prepare()"
  const built = await run(process.execPath, ['--input-type=module', '-e', build], { cwd: root, timeoutMs: LONGEST_MS })
  if (built.code !== 0) return { passed: 0, failed: 0, skipped: 0, broke: built.output.slice(-1_000) }
  const report = join(root, '.cache', 'mutate-e2e.json')
  const files = [...new Set(tests.map(({ file }) => file.replace(/^e2e\//u, '')))]
  const args = [join(root, 'node_modules/playwright/cli.js'), 'test', ...files, '-g', patternOf(tests)]
  args.push('--reporter=json', ...(bail ? ['-x'] : []))
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report }
  const { json, broke, output } = await started(root, args, report, join(root, 'e2e'), env)
  if (!json) return { passed: 0, failed: 0, skipped: 0, broke }
  const { expected, unexpected, flaky, skipped } = json.stats
  const ran = expected + unexpected + flaky
  const why = ran === 0 ? { broke: JSON.stringify(json.errors).slice(0, 800) || `no test ran\n${output}` } : {}
  return { passed: expected, failed: unexpected + flaky, skipped, ...why }
}

/** Runs the named tests below `root`, those outside the browser first; with `bail` it ends at the first that fails. */
export async function runTests(root: string, tests: readonly TestReference[], bail: boolean): Promise<Outcome> {
  const total = { passed: 0, failed: 0, skipped: 0 }
  let broke: string | undefined
  for (const [kind, chosen] of [
    [unit, tests.filter((test) => !isSpec(test))],
    [browser, tests.filter(isSpec)],
  ] as const) {
    if (chosen.length === 0 || (bail && total.failed > 0)) continue
    const outcome = await kind(root, chosen, bail)
    total.passed += outcome.passed
    total.failed += outcome.failed
    total.skipped += outcome.skipped
    broke ??= outcome.broke
  }
  return broke === undefined ? total : { ...total, broke }
}
