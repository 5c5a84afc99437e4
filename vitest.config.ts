import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const room = (name: string, root: string, timeoutMs = 60_000, setupFiles: string[] = []) => ({
  test: {
    name,
    root,
    // A process for each file costs more than most files' tests. Where tests put modules in the place of others, each has its own.
    isolate: name === 'web' || name === 'server',
    include: ['{src,test}/**/*.test.{ts,tsx}'],
    environment: 'node' as const,
    // What a test sees must not depend on the programs of the machine; those about scans say so.
    env: { OCTAVO_OCR: 'false' },
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    setupFiles,
    // What is waited for comes later on a busy machine, and the second that Vitest gives it is no promise of ours.
    expect: { poll: { timeout: 20_000 } },
  },
})

/** A room whose tests start the command, or the server: before them it is built, by the script of this name. */
const built = (script: string, { test }: ReturnType<typeof room>) => ({
  test: { ...test, globalSetup: fileURLToPath(new URL(`scripts/pack/${script}.ts`, import.meta.url)) },
})

export default defineConfig({
  test: {
    // Vitest leaves one core free, which halves the speed of a machine with two: the long suites wait for processes.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      room('core', 'packages/core'),
      room('contract', 'packages/contract'),
      room('readers', 'packages/readers', 60_000),
      room('connect', 'packages/connect', 60_000),
      room('disk', 'packages/disk', 300_000),
      built('cli-for-tests', room('cli', 'apps/cli', 300_000)),
      built(
        'server-for-tests',
        room('server', 'apps/server', 300_000, [
          fileURLToPath(new URL('apps/server/test/support/setup.ts', import.meta.url)),
        ]),
      ),
      room('web', 'apps/web'),
      room('mobile', 'apps/mobile', 60_000),
      room('scripts', 'scripts', 300_000),
    ],
  },
})
