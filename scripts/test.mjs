// `npm test`: installs what is missing, a browser and the add-on for models too, builds what is stale, runs every suite and ends with one line:
// `N passed, N failed` and, where tests were left out, `, N skipped`. A test in the browser that failed gets one more
// try; when that passes, its name is printed and it is counted as flaky too. Right above that line stands each test that
// failed, with its file and the first line of what it said.
//   npm test -- [--unit | --e2e] [filters and options for the suites]

import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { failedInBrowser, failedInNode, failedOutside } from './lib/failures.mjs'
import { below, root } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { ensureModels } from './models.mjs'

/** @typedef {{ passed: number, failed: number, skipped: number, flaky?: number, failures?: string[] }} Tally */

/**
 * Runs one suite with this terminal as its own.
 * @param {string} node @param {string[]} args @param {{ cwd?: string, env?: Record<string, string> }} options
 * @returns {Promise<number>} the exit code
 */
function suite(node, args, { cwd = root, env = {} }) {
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } })
    child.on('error', () => resolve(127))
    child.on('close', (code) => resolve(code ?? 128))
  })
}

/**
 * The counts of a JSON report. A suite that broke before it could report, or that failed without a failed test (a file
 * that does not load, an unhandled error), counts as one failure, so that the last line never looks green by mistake.
 * @param {string} file @param {number} code @param {(report: any) => Tally} read
 * @returns {Tally}
 */
function tally(file, code, read) {
  /** @type {Tally} */
  let counts = { passed: 0, failed: 0, skipped: 0 }
  try {
    counts = read(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    counts.failed = 1
  }
  if (code !== 0 && counts.failed === 0) counts.failed = 1
  return counts
}

const given = process.argv.slice(2)
const only = given.find((argument) => argument === '--unit' || argument === '--e2e')
const rest = given.filter((argument) => argument !== '--unit' && argument !== '--e2e')
const reports = mkdtempSync(join(tmpdir(), 'octavo-reports-'))
/** @type {Tally[]} */
const tallies = []

try {
  const { node, webDir } = await prepare()
  const browser = await ensureBrowser()
  const env = { CHROMIUM_PATH: browser }
  if (only !== '--e2e') {
    await ensureModels()
    const report = join(reports, 'unit.json')
    const vitest = below('node_modules/vitest/vitest.mjs')
    const outside = join(reports, 'outside.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    reporters.push(`--reporter=${below('scripts/lib/outside-reporter.mjs')}`)
    const code = await suite(node, [vitest, 'run', '--passWithNoTests', ...reporters, ...rest], {
      env: { ...env, VITEST_OUTSIDE_FILE: outside },
    })
    tallies.push(
      tally(report, code, (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests,
        skipped: json.numPendingTests + json.numTodoTests,
        failures: [...failedInNode(json), ...failedOutside(outside)],
      })),
    )
  }
  if (only !== '--unit') {
    const report = join(reports, 'e2e.json')
    const playwright = below('node_modules/playwright/cli.js')
    const args = [playwright, 'test', '--pass-with-no-tests', '--retries=1', '--reporter=list,json', ...rest]
    const code = await suite(node, args, {
      cwd: below('e2e'),
      env: { ...env, OCTAVO_WEB_DIR: webDir, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    })
    tallies.push(
      tally(report, code, ({ stats, suites }) => ({
        passed: stats.expected + stats.flaky,
        failed: stats.unexpected,
        skipped: stats.skipped,
        flaky: stats.flaky,
        failures: failedInBrowser(suites),
      })),
    )
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  tallies.push({ passed: 0, failed: 1, skipped: 0 })
} finally {
  rmSync(reports, { recursive: true, force: true })
}

for (const { failures = [] } of tallies) for (const failure of failures) console.log(`failed: ${failure}`)
const sum = (/** @type {'passed' | 'failed' | 'skipped' | 'flaky'} */ key) =>
  tallies.reduce((total, counts) => total + (counts[key] ?? 0), 0)
const also = (/** @type {'skipped' | 'flaky'} */ key) => (sum(key) > 0 ? `, ${sum(key)} ${key}` : '')
console.log(`${sum('passed')} passed, ${sum('failed')} failed${also('skipped')}${also('flaky')}`)
process.exitCode = sum('failed') > 0 ? 1 : 0
