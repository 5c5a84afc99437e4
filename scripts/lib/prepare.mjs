import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { below, root } from './paths.mjs'
import { run } from './run.mjs'
import { npm, productNode } from './runtime.mjs'
import { inTurn } from './turn.mjs'

const say = (/** @type {string} */ message) => process.stderr.write(`${message}\n`)

/** @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, peer?: boolean }} Locked */

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
    const have = present[path]
    if (!have || have.version !== want.version) return false
    return existsSync(join(root, path, 'package.json'))
  })
}

/** @param {string} folder @param {(path: string) => void} visit */
function walk(folder, visit) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (['node_modules', 'dist', 'paraglide', '.cache', 'cache'].includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) walk(path, visit)
    else if (!/\.test\.tsx?$/.test(entry.name)) visit(path)
  }
}

/** SHA-256 over the paths and contents of everything that the web app is built from. */
function webInputs() {
  const hash = createHash('sha256')
  const add = (/** @type {string} */ path) =>
    hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  for (const folder of ['apps/web', 'packages/core/src', 'packages/contract/src']) walk(below(folder), add)
  for (const file of ['package-lock.json', 'tsconfig.base.json']) add(below(file))
  return hash.digest('hex')
}

async function install() {
  if (isInstalled()) return
  say('Installing packages (npm ci).')
  const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  if (code !== 0) throw new Error(`"npm ci" failed with code ${code}; its messages are above.`)
}

async function build() {
  const stampFile = below('.cache/web-build')
  const inputs = webInputs()
  const built =
    existsSync(below('apps/web/dist/index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === inputs
  if (built || !existsSync(below('apps/web/index.html'))) return
  say('Building the web app.')
  const node = await productNode()
  const env = { ...process.env, NODE_ENV: 'production' }
  const vite = below('node_modules/vite/bin/vite.js')
  const { code, output } = await run(node, [vite, 'build', '--logLevel', 'warn'], { cwd: below('apps/web'), env })
  if (code !== 0) throw new Error(`The web app could not be built:\n${output}`)
  mkdirSync(below('.cache'), { recursive: true })
  writeFileSync(stampFile, inputs)
}

/**
 * Installs what is missing and, unless told otherwise, builds what is stale; does nothing when all is there. Throws an
 * Error with a plain message when that fails. Returns the path of the Node that runs the product.
 */
export async function prepare({ web = true } = {}) {
  await inTurn(
    below('.cache/prepare.lock'),
    async () => {
      await install()
      if (web) await build()
    },
    say,
  )
  return productNode()
}
