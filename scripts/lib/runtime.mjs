import { existsSync } from 'node:fs'
import { delimiter, join, sep } from 'node:path'
import { below, root } from './paths.mjs'
import { run } from './run.mjs'

const windows = process.platform === 'win32'
const exe = windows ? 'node.exe' : 'node'

/** First Node that runs TypeScript sources without a flag. */
const OLDEST = [22, 18]

/** @param {string} version e.g. `v24.21.0` */
function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > (OLDEST[0] ?? 0) || (major === OLDEST[0] && minor >= (OLDEST[1] ?? 0))
}

/**
 * Path of the Node that runs the product: the one pinned in node_modules, else the Node that runs this script when it
 * is new enough. Throws an Error with a plain sentence when there is neither.
 * @returns {Promise<string>}
 */
export async function productNode() {
  const pinned = below(`node_modules/node/bin/${exe}`)
  if (existsSync(pinned)) {
    const { code, output } = await run(pinned, ['--version'])
    if (code === 0 && runsTypeScript(output.trim())) return pinned
  }
  if (runsTypeScript(process.version)) return process.execPath
  throw new Error(
    `Octavo runs on Node ${OLDEST.join('.')} or newer and this is ${process.version}. The pinned Node is missing from node_modules, most likely because install scripts are switched off: run "npm rebuild node" with scripts allowed, or start npm with a newer Node.`,
  )
}

/** A Node outside node_modules for running npm, which may replace node_modules under our feet. */
function outerNode() {
  if (!process.execPath.startsWith(below('node_modules') + sep)) return process.execPath
  for (const folder of (process.env.PATH ?? '').split(delimiter)) {
    if (folder === '' || folder.includes(`node_modules${sep}.bin`)) continue
    const candidate = join(folder, exe)
    if (existsSync(candidate)) return candidate
  }
  return process.execPath
}

/** What npm tells its own script through the environment and what must not reach another npm. */
const NOT_FOR_NPM =
  /^npm_(?:lifecycle_.*|package_.*|command|config_(?:local_prefix|prefix|global_prefix|global|workspaces?|include_workspace_root|if_present|dry_run|json|omit|include|package_lock_only|only|production|also|silent|loglevel|script_shell|node_gyp|init_module))$/i

/** This process's environment for an npm of our own: what the user set stays, what belongs to the calling npm goes. */
function npmEnvironment() {
  const kept = Object.entries(process.env).filter(([name]) => !NOT_FOR_NPM.test(name) && name !== 'NODE_ENV')
  return Object.fromEntries(kept)
}

/**
 * Runs npm at the top of the repository, its output on stderr.
 * @param {readonly string[]} args
 */
export function npm(args) {
  const script = process.env.npm_execpath
  const env = npmEnvironment()
  if (script && /npm-cli\.[cm]?js$/.test(script) && existsSync(script)) {
    return run(outerNode(), [script, ...args], { cwd: root, env, show: true })
  }
  return run(windows ? 'npm.cmd' : 'npm', args, { cwd: root, env, show: true })
}
