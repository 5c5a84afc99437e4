// `npm run check`: everything that can be said about the code without running the product. Prints the messages of what
// failed, then one line per step with its seconds. `npm run check -- types boundaries` runs the steps named;
// `npm run check -- --tested` leaves out the unit tests, which `npm test` has run just before.
import { existsSync, readdirSync } from 'node:fs'
import { below } from './lib/paths.mjs'
import { prepare } from './lib/prepare.mjs'
import { run } from './lib/run.mjs'

/** Suites that need neither servers nor disks: quick enough to run before every commit. `npm test` runs all. */
const UNIT = ['core', 'contract', 'web']

/** Steps that run at the same time. */
const WIDTH = 2

/** @typedef {{ name: string, args: string[] }} Step a script for the product's Node, with its arguments */

/** @param {string} name @param {...string} args @returns {Step} */
const step = (name, ...args) => ({ name, args })

const KINDS = /** @type {Record<string, string>} */ ({
  'tsconfig.json': '',
  'tsconfig.test.json': ' (tests)',
  'tsconfig.worker.json': ' (workers)',
})

/** Every room with a tsconfig; its tests and its workers have one of their own where they know another world. */
function typeSteps() {
  const rooms = [
    'scripts',
    'e2e',
    'bench',
    ...['packages', 'apps'].flatMap((top) => readdirSync(below(top)).map((name) => `${top}/${name}`)),
  ]
  return rooms.flatMap((room) =>
    Object.keys(KINDS)
      .filter((file) => existsSync(below(`${room}/${file}`)))
      .map((file) =>
        step(`types ${room}${KINDS[file]}`, below('node_modules/typescript/bin/tsc'), '-p', `${room}/${file}`),
      ),
  )
}

/** @returns {Step[]} longest first, for the width is small */
function steps() {
  const size = 'apps/web/scripts/size.ts'
  return [
    step(
      'unit tests',
      below('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      ...UNIT.flatMap((name) => ['--project', name]),
    ),
    step('format and lint', below('node_modules/@biomejs/biome/bin/biome'), 'ci', '--colors=off', '.'),
    step(
      'boundaries',
      below('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      'packages',
      'apps',
      'e2e',
      'bench',
    ),
    step('dead code', below('node_modules/knip/bin/knip.js'), '--no-progress', '--no-config-hints'),
    step('source gates', 'scripts/source-gate.mjs'),
    step('tables of words', 'bench/quality/rare-words/run.ts', '--tables'),
    step(
      'breaks find their text',
      below('node_modules/vitest/vitest.mjs'),
      'run',
      '--reporter=dot',
      '--project',
      'scripts',
      'mutate',
    ),
    step('languages', 'apps/web/scripts/check-messages.ts'),
    step('lock file', 'scripts/lock.mjs'),
    ...(existsSync(below(size)) ? [step('web size', size, '--build')] : []),
    ...typeSteps(),
  ]
}

const { node } = await prepare({ web: false, server: false })
// The web app's typed messages are generated: its types cannot be checked without them.
const messages = below('apps/web/scripts/messages.ts')
if (existsSync(messages)) {
  const { code, output } = await run(node, [messages])
  if (code !== 0) console.log(output)
}
const isTested = process.argv.includes('--tested')
const named = process.argv.slice(2).filter((word) => word !== '--tested')
const todo = steps()
  .filter(({ name }) => !isTested || name !== 'unit tests')
  .filter(({ name }) => named.length === 0 || named.some((word) => name.startsWith(word)))
/** @type {{ name: string, seconds: string, ok: boolean }[]} */
const done = []

async function worker() {
  for (let next = todo.shift(); next; next = todo.shift()) {
    const { code, output, ms } = await run(node, next.args, {
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    })
    if (code !== 0) console.log(`--- ${next.name} ---\n${output.trim()}\n`)
    done.push({ name: next.name, seconds: (ms / 1000).toFixed(1), ok: code === 0 })
  }
}
await Promise.all(Array.from({ length: WIDTH }, worker))

const width = Math.max(...done.map(({ name }) => name.length))
for (const { name, seconds, ok } of done)
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(width)} ${seconds.padStart(7)} s`)
const failed = done.filter(({ ok }) => !ok).length
console.log(failed === 0 ? `All ${done.length} checks passed.` : `${failed} of ${done.length} checks failed.`)
process.exitCode = failed === 0 ? 0 : 1
