// A reporter of vitest that notes errors outside of tests (a rejection that nobody awaited): they fail a run without a
// failed test, and the report in JSON does not know them.

import { writeFileSync } from 'node:fs'

export default class OutsideReporter {
  /** @param {unknown} _modules @param {readonly { name?: string, message?: string, stack?: string }[]} errors */
  onTestRunEnd(_modules, errors) {
    const file = process.env.VITEST_OUTSIDE_FILE
    if (!file || errors.length === 0) return
    const texts = errors.map(({ name, message, stack }) => {
      const place = (stack ?? '').split('\n').find((line) => line.includes('/') && !line.includes('node_modules'))
      return `${name ?? 'Error'}: ${message ?? ''} ${place?.trim() ?? ''}`.trim()
    })
    writeFileSync(file, JSON.stringify(texts))
  }
}
