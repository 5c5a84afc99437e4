// What failed, a line each, from the JSON reports of the two runners of tests: a long log may be cut, its end is kept.

import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './paths.mjs'

/** @param {string | undefined} message */
const firstLine = (message) => (message ?? '').trim().split('\n', 1)[0] ?? ''

/** @param {string} file @param {string} title @param {string | undefined} message */
const lineOf = (file, title, message) => `${file} > ${title}: ${firstLine(message)}`

/**
 * Failed tests of a report of vitest, and files that could not be loaded.
 * @param {{ testResults?: any[] }} report
 * @returns {string[]}
 */
export const failedInNode = ({ testResults = [] }) =>
  testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = relative(root, name)
    const failed = assertionResults.filter((/** @type {any} */ test) => test.status === 'failed')
    if (failed.length === 0) return status === 'failed' ? [lineOf(file, 'the file itself', message)] : []
    return failed.map((/** @type {any} */ test) => lineOf(file, test.fullName, test.failureMessages?.[0]))
  })

/**
 * Failed tests of the suites of a report of Playwright; what passed at the second try is not among them.
 * @param {any[]} suites
 * @returns {string[]}
 */
export const failedInBrowser = (suites = []) =>
  suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap((/** @type {any} */ { file, title, tests = [] }) =>
      tests
        .filter((/** @type {any} */ test) => test.status === 'unexpected')
        .map((/** @type {any} */ test) => lineOf(file, title, test.results?.at(-1)?.error?.message)),
    ),
    ...failedInBrowser(inner),
  ])

/**
 * Errors outside of tests, as `outside-reporter.mjs` noted them; none when its file is not there.
 * @param {string} file
 * @returns {string[]}
 */
export const failedOutside = (file) =>
  existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).map((/** @type {string} */ text) => `outside of tests: ${text}`)
    : []
