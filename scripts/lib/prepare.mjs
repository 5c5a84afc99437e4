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

/** The head of a SHA-256 over the paths and contents of everything that the web app is built from. */
function webInputs() {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) =>
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  for (const folder of ['apps/web', 'packages/core/src', 'packages/contract/src', 'packages/readers/src'])
    walk(below(folder), add)
  for (const file of ['package-lock.json', 'tsconfig.base.json']) add(below(file))
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

/** Builds the web app unless these very inputs were built before. Returns the folder of the build. */
async function build() {
  const folder = below('.cache/web')
  const built = join(folder, webInputs())
  if (existsSync(join(built, 'index.html'))) return built
  say('Building the web app.')
  const draft = `${built}.${process.pid}`
  const node = await productNode()
  const env = { ...process.env, NODE_ENV: 'production' }
  const args = [
    below('node_modules/vite/bin/vite.js'),
    'build',
    '--logLevel',
    'warn',
    '--outDir',
    draft,
    '--emptyOutDir',
  ]
  const { code, output } = await run(node, args, { cwd: below('apps/web'), env })
  if (code !== 0) throw new Error(`The web app could not be built:\n${output}`)
  rmSync(built, { recursive: true, force: true })
  renameSync(draft, built)
  sweep(folder)
  return built
}

/**
 * Installs what is missing and, unless told otherwise, builds what is stale; does nothing when all is there. Throws an
 * Error with a plain message when that fails. Returns the Node that runs the product, and the folder of the web app's
 * build, which is empty when none was asked for.
 */
export async function prepare({ web = true } = {}) {
  const webDir = await inTurn(
    below('.cache/prepare.lock'),
    async () => {
      await install()
      return web ? await build() : ''
    },
    say,
  )
  return { node: await productNode(), webDir }
}
