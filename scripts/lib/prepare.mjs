import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { below, root } from './paths.mjs'
import { run } from './run.mjs'
import { npm, productNode } from './runtime.mjs'
import { inTurn } from './turn.mjs'

const say = (/** @type {string} */ message) => process.stderr.write(`${message}\n`)

/** @typedef {{ version?: string, link?: boolean, resolved?: string, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */

/** The `packages` table of a lock file, empty when it cannot be read. @param {string} file @returns {Record<string, Locked>} */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
  } catch {
    return {}
  }
}

/** Whether node_modules holds, at the right versions, all that package-lock.json asks for (what is optional aside). */
export function isInstalled() {
  const wanted = Object.entries(packagesOf(below('package-lock.json')))
  const present = packagesOf(below('node_modules/.package-lock.json'))
  return wanted.every(([path, want]) => {
    if (path === '' || !path.includes('node_modules/') || want.optional || want.devOptional || want.peer) return true
    if (want.link) return existsSync(join(root, path))
    const have = present[path]
    if (!have || have.version !== want.version) return false
    return existsSync(join(root, path, 'package.json'))
  })
}

/** What the build itself writes among the sources, and what is no input of it. */
const GENERATED = /^(?:node_modules|dist|paraglide|cache|\.cache|\.gitignore|\.meta\.json|README\.md)$/

/** @param {string} folder @param {(path: string) => void} visit */
function walk(folder, visit) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (GENERATED.test(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) walk(path, visit)
    else if (!/\.test\.tsx?$/.test(entry.name)) visit(path)
  }
}

/** @typedef {{ name: 'web' | 'server', says: string, folders: string[], files: string[], entry: string, args: (draft: string) => { args: string[], cwd: string } }} Build */

/** @type {Build} */
const WEB = {
  name: 'web',
  says: 'web app',
  folders: ['apps/web', 'packages/core/src', 'packages/contract/src', 'packages/readers/src'],
  files: ['tsconfig.base.json'],
  entry: 'index.html',
  args: (draft) => ({
    args: [below('node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--outDir', draft, '--emptyOutDir'],
    cwd: below('apps/web'),
  }),
}

/** @type {Build} */
const SERVER = {
  name: 'server',
  says: 'server',
  folders: ['apps/server/src', 'packages', 'scripts/pack'],
  files: ['scripts/pack-server.ts'],
  entry: 'main.js',
  args: (draft) => ({ args: [below('scripts/pack-server.ts'), draft], cwd: root }),
}

/** The head of a SHA-256 over the paths and contents of everything that something is built from. @param {Build} what */
function inputs({ folders, files }) {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) =>
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  for (const folder of folders) walk(below(folder), add)
  for (const file of ['package-lock.json', ...files]) add(below(file))
  return hash.digest('hex').slice(0, 20)
}

/** A room of this repository that is new needs a link and no package: nothing has to be installed for it. */
function linkRooms() {
  for (const [path, { link, resolved }] of Object.entries(packagesOf(below('package-lock.json')))) {
    if (!link || !resolved || existsSync(join(root, path))) continue
    mkdirSync(dirname(join(root, path)), { recursive: true })
    symlinkSync(relative(dirname(join(root, path)), join(root, resolved)), join(root, path), 'junction')
  }
}

async function install() {
  if (existsSync(below('node_modules/.package-lock.json'))) linkRooms()
  if (isInstalled()) return
  say('Installing packages (npm ci).')
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error(`"npm ci" failed with code ${code}; its messages are above.`)
}

/** Builds that are kept, so that a server that runs keeps the files it serves. */
const KEPT_BUILDS = 4

/** Removes all builds but the newest few. @param {string} folder */
function sweep(folder) {
  const builds = readdirSync(folder)
    .map((name) => ({ path: join(folder, name), madeMs: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.madeMs - a.madeMs)
  for (const { path } of builds.slice(KEPT_BUILDS)) rmSync(path, { recursive: true, force: true })
}

/** Builds it unless these very inputs were built before. Returns the folder of the build. @param {Build} what */
async function build(what) {
  const folder = below(`.cache/${what.name}`)
  const built = join(folder, inputs(what))
  if (existsSync(join(built, what.entry))) return built
  say(`Building the ${what.says}.`)
  const draft = `${built}.${process.pid}`
  const { args, cwd } = what.args(draft)
  const env = { ...process.env, NODE_ENV: 'production' }
  const { code, output } = await run(await productNode(), args, { cwd, env })
  if (code !== 0) throw new Error(`The ${what.says} could not be built:\n${output}`)
  rmSync(built, { recursive: true, force: true })
  renameSync(draft, built)
  sweep(folder)
  return built
}

/**
 * Installs what is missing and, unless told otherwise, builds what is stale; does nothing when all is there. Throws an
 * Error with a plain message when that fails. Returns the Node that runs the product, the folder of the web app's build and
 * the file that starts the server; each is empty when it was not asked for.
 */
export async function prepare({ web = true, server = true } = {}) {
  const built = await inTurn(
    below('.cache/prepare.lock'),
    async () => {
      await install()
      return { webDir: web ? await build(WEB) : '', serverMain: server ? join(await build(SERVER), SERVER.entry) : '' }
    },
    say,
  )
  return { node: await productNode(), ...built }
}
