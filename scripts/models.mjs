// `npm run models:install`: installs the add-on that runs embedding models from a folder (0.5 GB). It is no part of the
// base installation. Its install scripts stay off: one of them fetches code for graphics cards from elsewhere.
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { below } from './lib/paths.mjs'
import { npm } from './lib/runtime.mjs'
import { inTurn } from './lib/turn.mjs'

const FOLDER = 'plugins/transformers'
const say = (/** @type {string} */ message) => process.stderr.write(`${message}\n`)

/** Versions of all packages in a lock file, those of other systems left out. @param {string} file */
function versionsOf(file) {
  try {
    /** @type {[string, { version?: string, optional?: boolean }][]} */
    const packages = Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages ?? {})
    return packages
      .filter(([path, { optional }]) => path !== '' && !optional)
      .map(([path, { version }]) => path + version)
  } catch {
    return undefined
  }
}

/** Installs the add-on unless the very versions of its lock file are there. Throws an Error with a plain message. */
export async function ensureModels() {
  await inTurn(
    below('.cache/models.lock'),
    async () => {
      const present = new Set(versionsOf(below(`${FOLDER}/node_modules/.package-lock.json`)))
      if (versionsOf(below(`${FOLDER}/package-lock.json`))?.every((one) => present.has(one))) return
      say('Installing the add-on for models in a folder (npm ci).')
      const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
      const { code } = await npm(['ci', '--prefix', FOLDER, '--ignore-scripts', ...quiet])
      if (code !== 0) throw new Error(`"npm ci --prefix ${FOLDER}" failed with code ${code}; its messages are above.`)
    },
    say,
  )
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await ensureModels()
  say('The add-on is installed. Set OCTAVO_MODEL_FOLDER to the folder of a model and start Octavo.')
}
