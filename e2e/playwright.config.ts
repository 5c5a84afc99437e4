import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { launchOptions } from './support/browser.ts'
import { freePort, repository } from './support/server.ts'

// Workers read this file too: what the first reading chose is passed on to them by the environment.
process.env.E2E_PORT ??= String(await freePort())
if (!process.env.E2E_DATA) {
  const data = mkdtempSync(join(tmpdir(), 'octavo-e2e-'))
  process.env.E2E_DATA = data
  // At the very end: a global teardown comes before the server is stopped, which still writes there.
  process.once('exit', () => rmSync(data, { recursive: true, force: true, maxRetries: 5 }))
}
// The server takes no setting that it doesn't know: that a night's run is wanted is the tests' own matter.
if (process.env.OCTAVO_NIGHTLY !== undefined) {
  process.env.E2E_NIGHTLY = process.env.OCTAVO_NIGHTLY
  delete process.env.OCTAVO_NIGHTLY
}
// By day the whole suite leaves out what is tagged @night, for it has twenty minutes; who names a spec gets all of it.
const isNight = process.env.E2E_NIGHTLY === '1'
const isNamed = process.argv.some((argument) => argument.includes('.spec.ts'))
const night = isNight || isNamed ? [] : [/@night/]

const port = process.env.E2E_PORT
const url = `http://127.0.0.1:${port}`

export default defineConfig({
  testDir: 'specs',
  outputDir: 'test-results',
  timeout: 180_000,
  // Limits for a busy machine, and no promises: what has to be quick is asserted where it is promised.
  expect: { timeout: 30_000 },
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  webServer: {
    command: `"${process.execPath}" scripts/start.mjs`,
    cwd: repository,
    url: `${url}/api/health`,
    env: {
      PORT: port,
      OCTAVO_DATA_DIR: process.env.E2E_DATA,
      OCTAVO_LOG_LEVEL: 'error',
      // What a test sees must not depend on the programs of the machine.
      OCTAVO_OCR: 'false',
      OCTAVO_OPERATORS: ['desktop', 'phone']
        .flatMap((name) => [0, 1].map((retry) => `operator.${name}.${retry}@octavo.example`))
        .join(),
      OCTAVO_SOURCE_URL: 'https://source.octavo.example/',
      OCTAVO_BUG_URL: 'https://source.octavo.example/issues/new',
    },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
  use: {
    baseURL: url,
    launchOptions: launchOptions(),
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    acceptDownloads: true,
    // A test that looks at the network must see all of it; those of the offline app let the worker in.
    serviceWorkers: 'block',
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What is meant for both sizes runs at the narrow one by day, and at both by night: the suite has twenty minutes.
    {
      name: 'desktop',
      grepInvert: isNight ? [] : [/@phone/, ...night],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      grepInvert: night,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
