// Who may import whom: docs/architecture.md, "The walls". Read by scripts/check.mjs; every rule is an error.

const PRODUCT = '^(packages/[^/]+/src|apps/[^/]+/src)'
/** Rooms of the web app that draw nothing and know no file of a person, and the floor between `ui` and `features`. */
const GROUND = 'connection|http|language|ledger|place|platform|session|settings|shortcuts|worker'
const MIDDLE = 'review|viewer|intake|flow|device|rules'

const TESTS = '(\\.test\\.tsx?$|^(packages|apps)/[^/]+/(test|src/testing)/|/__tests__/)'

/** A room may import itself and nothing of the house but what is listed; built-in modules only where allowed. */
const room = (name, path, { house = [], packages = [], node = false }) => ({
  name,
  severity: 'error',
  from: { path: `^${path}/src`, pathNot: TESTS },
  to: {
    pathNot: [
      `^${path}/src`,
      ...house.map((other) => `^${other}/src/(node/|rules/|paper/|connect/|places/|scout/|guard/)?index\\.ts$`),
      ...packages.map((own) => `node_modules/${own}/`),
    ],
    ...(node ? { dependencyTypesNot: ['core'] } : {}),
  },
})

/** The rooms of core from the ground up: each may use those that stand before it. */
export const ROOMS_OF_CORE = [
  ...[
    'errors',
    'limits',
    'numeric',
    'places',
    'text',
    'words',
    'item',
    'marks',
    'reasons',
    'facts',
    'filetype',
    'ports',
    'consent',
    'kinds',
    'paper',
    'mail',
    'groups',
    'demo',
  ],
  ...[
    'classify',
    'fair',
    'flow',
    'model',
    'cluster',
    'images',
    'duplicates',
    'learn',
    'rules',
    'instructions',
    'judge',
  ],
  ...['plan', 'links', 'apply', 'scout', 'connect', 'zip', 'search', 'guard'],
]

const roomsOfCore = ROOMS_OF_CORE.map((name, index) => ({
  name: `core-${name}-uses-what-stands-before-it`,
  comment: 'Only types may look up: a port names what it carries.',
  severity: 'error',
  from: { path: `^packages/core/src/${name}/`, pathNot: TESTS },
  to: {
    path: `^packages/core/src/(${ROOMS_OF_CORE.slice(index + 1).join('|') || 'testing'})/`,
    dependencyTypesNot: ['type-only'],
  },
}))

export default {
  forbidden: [
    ...roomsOfCore,
    {
      name: 'core-rooms-through-index',
      comment: 'A room of core shows the others what its index names.',
      severity: 'error',
      from: { path: '^packages/core/src/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^packages/core/src/[^/]+/',
        pathNot: ['^packages/core/src/$1/', '^packages/core/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'core-leaves-through-indexes',
      comment: "What leaves core is what its index takes from the rooms' indexes.",
      severity: 'error',
      from: { path: '^packages/core/src/index\\.ts$' },
      to: { path: '^packages/core/src/[^/]+/', pathNot: ['^packages/core/src/[^/]+/index\\.ts$'] },
    },
    {
      name: 'core-rooms-have-a-place',
      severity: 'error',
      from: {
        path: '^packages/core/src/[^/]+/',
        pathNot: [TESTS, `^packages/core/src/(${ROOMS_OF_CORE.join('|')})/`],
      },
      to: { path: '^packages/core/src/' },
    },
    {
      ...room('core-imports-nothing', 'packages/core', {}),
      comment: 'The domain is pure: time, randomness, bytes and storage come in through ports.',
    },
    {
      ...room('contract-imports-core-and-zod', 'packages/contract', { house: ['packages/core'], packages: ['zod'] }),
      comment: 'The wire knows the nouns of core and zod, nothing else.',
    },
    {
      ...room('disk-imports-core-and-node', 'packages/disk', { house: ['packages/core'], node: true }),
      comment: "Core's ports on a file system need Node and no package.",
    },
    {
      ...room('connect-imports-core-and-its-packages', 'packages/connect', {
        house: ['packages/core'],
        packages: ['undici', 'ipaddr\\.js', '@xmldom/xmldom', 'imapflow', 'mailauth'],
        node: true,
      }),
      comment:
        'Protocols of places elsewhere, and the one guard of calls to them: core and what is needed to call, no other room.',
    },
    {
      ...room('readers-import-core-and-parsers', 'packages/readers', {
        house: ['packages/core'],
        packages: ['[^/]+', '@[^/]+/[^/]+'],
        node: true,
      }),
      comment: 'Bytes in, facts out: parsers of packages are welcome here, the house is not.',
    },
    {
      ...room('mcp-imports-core-and-its-packages', 'packages/mcp', {
        house: ['packages/core'],
        packages: ['@modelcontextprotocol/[^/]+', 'zod'],
        node: true,
      }),
      comment: 'Tools for agents over a port: what is done is done by whoever brings the port.',
    },
    {
      ...room('cli-is-a-thin-door', 'apps/cli', {
        house: ['packages/core', 'packages/connect', 'packages/disk', 'packages/mcp', 'packages/readers'],
        node: true,
      }),
      comment: 'The command knows core, connect, disk, mcp and readers; no package and no other app.',
    },
    {
      name: 'apps-never-import-apps',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/([^/]+)/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-never-import-apps',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench)/' },
    },
    {
      name: 'through-the-index',
      comment: 'A room is entered through its package exports, never by a path into its inside.',
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: {
        path: '^packages/[^/]+/',
        pathNot: [
          '^$1/$2/',
          '^packages/[^/]+/src/(testing/|node/|rules/|paper/|connect/|places/|scout/|guard/)?index\\.ts$',
        ],
      },
    },
    {
      name: 'web-imports-core-and-contract',
      severity: 'error',
      from: { path: '^apps/web/src' },
      to: { path: '^packages/', pathNot: '^packages/(core|contract|readers)/src' },
    },
    {
      name: 'web-has-no-node',
      severity: 'error',
      from: { path: '^apps/web/src', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'features-are-strangers',
      comment: 'Only src/app composes features.',
      severity: 'error',
      from: { path: '^apps/web/src/features/([^/]+)/' },
      to: { path: '^apps/web/src/(features/([^/]+)|app)/', pathNot: '^apps/web/src/features/$1/' },
    },
    {
      name: 'floors-of-the-web',
      comment:
        'Ground, ui, the middle floor (review, viewer, intake, flow, device, rules), features, app: a room knows those below its own.',
      severity: 'error',
      from: { path: `^apps/web/src/(${GROUND}|ui|${MIDDLE})/` },
      to: { path: '^apps/web/src/(features|app)/' },
    },
    {
      name: 'ui-knows-no-middle-floor',
      severity: 'error',
      from: { path: `^apps/web/src/(${GROUND}|ui)/` },
      to: { path: `^apps/web/src/(${MIDDLE})/` },
    },
    {
      name: 'ground-knows-no-ui',
      comment: 'What has no screen: calls, session, language, storage of the device, workers.',
      severity: 'error',
      from: { path: `^apps/web/src/(${GROUND}|device)/` },
      to: { path: '^apps/web/src/ui/' },
    },
    {
      name: 'device-knows-nobody-of-its-floor',
      severity: 'error',
      from: { path: '^apps/web/src/device/' },
      to: { path: '^apps/web/src/(review|viewer|intake|flow)/' },
    },
    {
      name: 'intake-knows-device-only',
      severity: 'error',
      from: { path: '^apps/web/src/intake/' },
      to: { path: '^apps/web/src/(review|viewer|flow)/' },
    },
    {
      name: 'review-knows-nobody-of-its-floor',
      comment: 'What a review works on comes in as a model: it knows no machine and no network.',
      severity: 'error',
      from: { path: '^apps/web/src/review/' },
      to: { path: '^apps/web/src/(intake|flow|device|http|connection)/|^packages/contract/' },
    },
    {
      name: 'viewer-knows-nobody-of-its-floor',
      comment: 'A picture or a content comes by the port that is handed in: whose thing it is does not matter.',
      severity: 'error',
      from: { path: '^apps/web/src/viewer/' },
      to: { path: '^apps/web/src/(review|intake|flow|device)/' },
    },
    {
      name: 'readers-in-workers-only',
      comment: 'What parses hostile bytes runs where it can be ended.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/worker/' },
      to: { path: '^packages/readers/' },
    },
    {
      name: 'platform-decides-once',
      comment: 'Which platform the product runs on is decided in its index; nobody reaches past it.',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/platform/' },
      to: { path: '^apps/web/src/platform/[^/]+/' },
    },
    {
      name: 'server-modules-through-index',
      comment: 'A server module shows the others what its index exports.',
      severity: 'error',
      from: { path: '^apps/server/src/modules/([^/]+)/' },
      to: {
        path: '^apps/server/src/modules/([^/]+)/',
        pathNot: ['^apps/server/src/modules/$1/', '^apps/server/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'infra-and-providers-know-no-module',
      severity: 'error',
      from: { path: '^apps/server/src/(infra|providers)/', pathNot: TESTS },
      to: { path: '^apps/server/src/modules/' },
    },
    {
      name: 'no-programs-from-the-product',
      comment:
        'Names of files are hostile: no program is started from where they pass (N-9). Readers, local models and helpers of the server fork fixed modules of their own; scans are read by one program that gets bare pixels; a guard starts what its person typed.',
      severity: 'error',
      from: {
        path: PRODUCT,
        pathNot: [
          TESTS,
          '^packages/readers/src/node/reader-process\\.ts$',
          '^packages/readers/src/node/ocr/program\\.ts$',
          '^apps/cli/src/commands/guard\\.ts$',
          '^apps/server/src/infra/helpers/helper-process\\.ts$',
          '^apps/server/src/providers/models/folder/model-process\\.ts$',
        ],
      },
      to: { path: '^(node:)?child_process$' },
    },
    {
      name: 'product-never-imports-tests',
      severity: 'error',
      from: { path: PRODUCT, pathNot: TESTS },
      to: { path: [TESTS, 'node_modules/(vitest|fast-check|@playwright)/', '^packages/[^/]+/src/testing/'] },
    },
    {
      name: 'no-circles',
      comment: 'Types may refer to each other in a circle, for they are gone when the program runs; values may not.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['paraglide/', '^virtual:', '\\?(worker|url|raw)'] },
    },
    {
      name: 'declared-dependencies',
      comment: 'What is imported is named in the package.json of the room or of the repository.',
      severity: 'error',
      from: { path: '^(packages|apps|e2e|bench)/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: ['node_modules'] },
    exclude: { path: ['(^|/)dist/', '/paraglide/', '\\.css$', '\\.svg$'] },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
