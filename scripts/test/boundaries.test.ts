import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const config = join(repository, '.dependency-cruiser.mjs')
const { ROOMS_OF_CORE } = (await import(config)) as { readonly ROOMS_OF_CORE: readonly string[] }
const houses: string[] = []
afterAll(() => {
  for (const house of houses) rmSync(house, { recursive: true, force: true })
})

const json = (value: unknown) => JSON.stringify(value)
const member = (name: string, dependencies: string[], main = './src/index.ts') =>
  json({
    name,
    type: 'module',
    exports: { '.': main, './testing': './src/testing/index.ts' },
    dependencies: Object.fromEntries(dependencies.map((own) => [own, '1.0.0'])),
  })

/** Each room of core uses the one before it. */
const CORE = Object.fromEntries(
  ROOMS_OF_CORE.map((room, index) => {
    const before = ROOMS_OF_CORE[index - 1]
    const uses = before === undefined ? '' : `import { x as before } from '../${before}/index.ts'\nvoid before\n`
    return [`packages/core/src/${room}/index.ts`, `${uses}export const x = 1`]
  }),
)
/** Each room of core but the highest uses the one after it. */
const UPWARDS = ROOMS_OF_CORE.slice(0, -1).map(
  (room, index) =>
    [
      `packages/core/src/${room}/p.ts`,
      `import { x } from '../${ROOMS_OF_CORE[index + 1]}/index.ts'\nexport const p = x`,
      `core-${room}-uses-what-stands-before-it`,
    ] as const,
)

/** A small house with the rooms and imports of the real one, all within the walls. */
const HOUSE: Record<string, string> = {
  'package.json': json({
    name: 'house',
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
    devDependencies: { vitest: '1.0.0' },
  }),
  'node_modules/zod/package.json': json({ name: 'zod', version: '1.0.0', main: 'index.js' }),
  'node_modules/zod/index.js': 'module.exports = {}',
  'node_modules/lodash/package.json': json({ name: 'lodash', version: '1.0.0', main: 'index.js' }),
  'node_modules/lodash/index.js': 'module.exports = {}',
  'node_modules/vitest/package.json': json({ name: 'vitest', version: '1.0.0', main: 'index.js' }),
  'node_modules/vitest/index.js': 'module.exports = {}',
  'packages/core/package.json': member('@octavo/core', []),
  'packages/core/src/index.ts': "export * from './item.ts'",
  'packages/core/src/item.ts': 'export const item = 1',
  ...CORE,
  'packages/core/src/item/inside.ts': 'export const inside = 1',
  'packages/core/src/item.test.ts':
    "import { test } from 'vitest'\nimport { item } from './item.ts'\ntest('x', () => void item)",
  'packages/core/src/testing/index.ts': "import { item } from '../item.ts'\nexport const suite = item",
  'packages/contract/package.json': member('@octavo/contract', ['@octavo/core', 'zod']),
  'packages/contract/src/index.ts':
    "import { item } from '@octavo/core'\nimport * as z from 'zod'\nexport const c = [item, z]",
  'packages/disk/package.json': member('@octavo/disk', ['@octavo/core']),
  'packages/disk/src/index.ts':
    "import { rename } from 'node:fs'\nimport { item } from '@octavo/core'\nexport const d = [item, rename]",
  'packages/connect/package.json': member('@octavo/connect', ['@octavo/core']),
  'packages/connect/src/index.ts': "import { item } from '@octavo/core'\nexport const c = item",
  'packages/mcp/package.json': member('@octavo/mcp', ['@octavo/core']),
  'packages/mcp/src/index.ts': "import { item } from '@octavo/core'\nexport const t = item",
  'packages/readers/package.json': member('@octavo/readers', ['@octavo/core']),
  'packages/readers/src/index.ts': 'export const read = 1',
  'apps/web/src/worker/sort.worker.ts': "import { read } from '@octavo/readers'\nexport const sorted = read",
  'apps/cli/package.json': member('@octavo/cli', ['@octavo/core', '@octavo/disk'], './src/main.ts'),
  'apps/cli/src/main.ts':
    "import { item } from '@octavo/core'\nimport { d } from '@octavo/disk'\nexport const m = [item, d]",
  'apps/server/package.json': member('@octavo/server', ['@octavo/core', '@octavo/contract']),
  'apps/server/src/index.ts':
    "import { c } from '@octavo/contract'\nimport { files } from './modules/files/index.ts'\nexport const s = [c, files]",
  'apps/server/src/modules/files/index.ts': "export { files } from './routes.ts'",
  'apps/server/src/modules/files/routes.ts': "import { runs } from '../runs/index.ts'\nexport const files = runs",
  'apps/server/src/modules/runs/index.ts': "export { runs } from './repository.ts'",
  'apps/server/src/modules/runs/repository.ts': 'export const runs = 1',
  'apps/server/src/infra/db.ts': 'export const db = 1',
  'apps/web/package.json': member(
    '@octavo/web',
    ['@octavo/core', '@octavo/contract', '@octavo/readers'],
    './src/main.ts',
  ),
  'apps/web/src/main.ts': "import { app } from './app/app.ts'\nexport const w = app",
  'apps/web/src/app/app.ts':
    "import { a } from '../features/a/a.ts'\nimport { b } from '../features/b/b.ts'\nexport const app = [a, b]",
  'apps/web/src/features/a/a.ts':
    "import { item } from '@octavo/core'\nimport { button } from '../../ui/button.ts'\nexport const a = [item, button]",
  'apps/web/src/features/b/b.ts': 'export const b = 1',
  'apps/web/src/ui/button.ts': 'export const button = 1',
  'apps/web/src/platform/index.ts': "export { clock } from './web/clock.ts'",
  'apps/web/src/platform/web/clock.ts': 'export const clock = 1',
  'apps/web/src/language/words.ts': 'export const words = 1',
  'apps/web/src/device/db.ts': "import { clock } from '../platform/index.ts'\nexport const db = clock",
  'apps/web/src/intake/pick.ts':
    "import { db } from '../device/db.ts'\nimport { button } from '../ui/button.ts'\nexport const pick = [db, button]",
  'apps/web/src/flow/flow.ts': 'export const flow = 1',
  'apps/web/src/review/panel.ts': "import { button } from '../ui/button.ts'\nexport const panel = button",
}

/** The other half of a circle, which is reported once. */
const ACCOMPLICE = { 'packages/core/src/p5.ts': "import { q } from './p4.ts'\nexport const p = () => q" }
/** One forbidden import each: file, its text, and the rule that must name it. */
const PLANTS: readonly (readonly [path: string, text: string, rule: string])[] = [
  ...UPWARDS,
  [
    'packages/core/src/plan/p2.ts',
    "import { inside } from '../item/inside.ts'\nexport const p = inside",
    'core-rooms-through-index',
  ],
  [
    'packages/core/src/index.ts',
    "export { item } from './item.ts'\nexport { inside } from './item/inside.ts'",
    'core-leaves-through-indexes',
  ],
  [
    'packages/core/src/attic/p.ts',
    "import { x } from '../item/index.ts'\nexport const p = x",
    'core-rooms-have-a-place',
  ],
  [
    'packages/core/src/p1.ts',
    "import { readFileSync } from 'node:fs'\nexport const p = readFileSync",
    'core-imports-nothing',
  ],
  ['packages/core/src/p2.ts', "import lodash from 'lodash'\nexport const p = lodash", 'core-imports-nothing'],
  ['packages/core/src/p3.ts', "import { c } from '@octavo/contract'\nexport const p = c", 'core-imports-nothing'],
  ['packages/core/src/p4.ts', "import { p } from './p5.ts'\nexport const q = () => p", 'no-circles'],
  [
    'packages/core/src/p6.ts',
    "import { suite } from './testing/index.ts'\nexport const p = suite",
    'product-never-imports-tests',
  ],
  ['packages/core/src/p7.ts', "export * from './gone.ts'", 'resolvable'],
  [
    'packages/contract/src/p.ts',
    "import { d } from '@octavo/disk'\nexport const p = d",
    'contract-imports-core-and-zod',
  ],
  ['packages/contract/src/p2.ts', "import lodash from 'lodash'\nexport const p = lodash", 'declared-dependencies'],
  [
    'packages/connect/src/p.ts',
    "import { d } from '@octavo/disk'\nexport const p = d",
    'connect-imports-core-and-its-packages',
  ],
  [
    'packages/mcp/src/p.ts',
    "import { d } from '@octavo/disk'\nexport const p = d",
    'mcp-imports-core-and-its-packages',
  ],
  ['packages/disk/src/p.ts', "import * as z from 'zod'\nexport const p = z", 'disk-imports-core-and-node'],
  [
    'packages/disk/src/p2.ts',
    "import { item } from '../../core/src/item.ts'\nexport const p = item",
    'through-the-index',
  ],
  [
    'packages/disk/src/p3.ts',
    "import { m } from '../../../apps/cli/src/main.ts'\nexport const p = m",
    'packages-never-import-apps',
  ],
  ['apps/cli/src/p.ts', "import { s } from '../../server/src/index.ts'\nexport const p = s", 'apps-never-import-apps'],
  [
    'apps/cli/src/p2.ts',
    "import { spawn } from 'node:child_process'\nexport const p = spawn",
    'no-programs-from-the-product',
  ],
  ['apps/cli/src/p3.ts', "import { c } from '@octavo/contract'\nexport const p = c", 'cli-is-a-thin-door'],
  [
    'apps/server/src/modules/files/p.ts',
    "import { runs } from '../runs/repository.ts'\nexport const p = runs",
    'server-modules-through-index',
  ],
  [
    'apps/server/src/infra/p.ts',
    "import { files } from '../modules/files/index.ts'\nexport const p = files",
    'infra-and-providers-know-no-module',
  ],
  ['apps/web/src/features/a/p.ts', "import { b } from '../b/b.ts'\nexport const p = b", 'features-are-strangers'],
  [
    'apps/web/src/features/b/p.ts',
    "import { app } from '../../app/app.ts'\nexport const p = app",
    'features-are-strangers',
  ],
  ['apps/web/src/ui/p.ts', "import { b } from '../features/b/b.ts'\nexport const p = b", 'floors-of-the-web'],
  ['apps/web/src/review/p.ts', "import { b } from '../features/b/b.ts'\nexport const p = b", 'floors-of-the-web'],
  [
    'apps/web/src/ui/p2.ts',
    "import { panel } from '../review/panel.ts'\nexport const p = panel",
    'ui-knows-no-middle-floor',
  ],
  [
    'apps/web/src/language/p.ts',
    "import { db } from '../device/db.ts'\nexport const p = db",
    'ui-knows-no-middle-floor',
  ],
  [
    'apps/web/src/language/p2.ts',
    "import { button } from '../ui/button.ts'\nexport const p = button",
    'ground-knows-no-ui',
  ],
  [
    'apps/web/src/device/p.ts',
    "import { pick } from '../intake/pick.ts'\nexport const p = pick",
    'device-knows-nobody-of-its-floor',
  ],
  [
    'apps/web/src/intake/p2.ts',
    "import { panel } from '../review/panel.ts'\nexport const p = panel",
    'intake-knows-device-only',
  ],
  [
    'apps/web/src/review/p2.ts',
    "import { flow } from '../flow/flow.ts'\nexport const p = flow",
    'review-knows-nobody-of-its-floor',
  ],
  [
    'apps/web/src/viewer/p.ts',
    "import { panel } from '../review/panel.ts'\nexport const p = panel",
    'viewer-knows-nobody-of-its-floor',
  ],
  [
    'apps/web/src/device/p2.ts',
    "import { read } from '@octavo/readers'\nexport const p = read",
    'readers-in-workers-only',
  ],
  [
    'apps/web/src/intake/p.ts',
    "import { clock } from '../platform/web/clock.ts'\nexport const p = clock",
    'platform-decides-once',
  ],
  ['apps/web/src/p.ts', "import { d } from '@octavo/disk'\nexport const p = d", 'web-imports-core-and-contract'],
  ['apps/web/src/p2.ts', "import { join } from 'node:path'\nexport const p = join", 'web-has-no-node'],
]

function build(files: Record<string, string>): string {
  const house = mkdtempSync(join(tmpdir(), 'octavo-house-'))
  houses.push(house)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true })
    writeFileSync(join(house, path), text)
  }
  mkdirSync(join(house, 'node_modules/@octavo'))
  for (const name of ['core', 'contract', 'disk', 'readers']) {
    symlinkSync(`../../packages/${name}`, join(house, 'node_modules/@octavo', name))
  }
  return house
}

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[]
  }
}

/** Which rule each file of a house breaks, as `rule: file`. */
function violations(house: string): Promise<string[]> {
  const cruiser = join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [cruiser, '--config', config, '-T', 'json', 'packages', 'apps']
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: house, maxBuffer: 1e8 }, (_error, stdout, stderr) => {
      try {
        const report = JSON.parse(stdout) as Report
        resolve(report.summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))
      } catch {
        reject(new Error(stderr))
      }
    })
  })
}

describe('walls between the rooms', () => {
  test('a house within its walls passes', async () => {
    expect(await violations(build(HOUSE))).toEqual([])
  })

  test('every planted import over a wall is found', async () => {
    const planted = Object.fromEntries(PLANTS.map(([path, text]) => [path, text]))
    const found = await violations(build({ ...HOUSE, ...ACCOMPLICE, ...planted }))
    for (const [path, , rule] of PLANTS) expect(found).toContain(`${rule}: ${path}`)
    expect(new Set(found.map((line) => line.split(': ')[1])), 'nothing else is blamed').toEqual(
      new Set(PLANTS.map(([path]) => path)),
    )
  })
})
