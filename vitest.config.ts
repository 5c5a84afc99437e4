import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('.', import.meta.url))
/** Words of the command line that name suites: neither options nor what some of them are followed by. */
const named = process.argv
  .slice(2)
  .filter((word, at, all) => !/^-|^(?:run|list)$/u.test(word) && !/^(?:-t|-c|--project)$/u.test(all[at - 1] ?? ''))
/** By day the whole has twenty minutes: what is long runs by night (OCTAVO_NIGHTLY=1), and for who names a suite. */
const isLong = process.env.OCTAVO_NIGHTLY === '1' || named.length > 0
/** Suites that kill, wait and begin again for long: to be run by who changes what they prove, and before an issue is resolved. */
const LONG = [
  ...['images', 'mailbox-elsewhere', 'mcp-register', 'watch'].map((name) => `apps/cli/test/${name}.test.ts`),
  ...[
    ...['crash-points', 'database-away', 'drive-thousand', 'folder-lock', 'load', 'mcp-places', 'model-text'],
    ...['model-trust', 'move-database', 'presigned', 'scouts-killed', 'slow', 'stopping', 'tasks-shared', 'traces'],
    'upgrade',
  ].map((name) => `apps/server/test/${name}.test.ts`),
]

const INCLUDE = '{src,test}/**/*.test.{ts,tsx}'

const room = (name: string, folder: string, timeoutMs = 60_000, setupFiles: string[] = []) => ({
  test: {
    name,
    root: folder,
    // A process for each file costs more than most files' tests do.
    isolate: false,
    include: [INCLUDE],
    exclude: isLong
      ? []
      : LONG.filter((file) => file.startsWith(`${folder}/`)).map((file) => path.relative(folder, file)),
    environment: 'node' as const,
    // What a test sees must not depend on the programs of the machine; those about scans say so.
    env: { OCTAVO_OCR: 'false', TEST_LONG: isLong ? '1' : '' },
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

/** A room in two: files that put modules in the place of others have a process each, the rest share one. */
const parted = ({ test }: ReturnType<typeof room>) => {
  const alone = globSync(INCLUDE, { cwd: path.join(root, test.root) }).filter((file) =>
    /\bvi\.(?:mock|doMock|resetModules)\(/u.test(readFileSync(path.join(root, test.root, file), 'utf8')),
  )
  return [
    { test: { ...test, exclude: [...test.exclude, ...alone] } },
    { test: { ...test, name: `${test.name} alone`, include: alone, isolate: true } },
  ]
}

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
      ...parted(
        built(
          'server-for-tests',
          room('server', 'apps/server', 300_000, [
            fileURLToPath(new URL('apps/server/test/support/setup.ts', import.meta.url)),
          ]),
        ),
      ),
      ...parted(room('web', 'apps/web')),
      room('mobile', 'apps/mobile', 60_000),
      room('scripts', 'scripts', 300_000),
    ],
  },
})
