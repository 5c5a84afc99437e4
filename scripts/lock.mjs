// Tells whether the lock files serve every platform: npm writes a lock that `npm ci` refuses elsewhere when an
// optional dependency (the binary of another platform, usually) could not be resolved. Exits 1 with the missing names.
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { below } from './lib/paths.mjs'

/**
 * Optional dependencies that a lock names and does not hold, looked up as Node resolves packages: in the package's own
 * node_modules, then in each folder above.
 * @param {Record<string, { optionalDependencies?: Record<string, string> }>} packages the lock's `packages` table
 * @returns {string[]} one sentence per missing entry
 */
export function missingFromLock(packages) {
  const missing = []
  for (const [path, entry] of Object.entries(packages)) {
    for (const name of Object.keys(entry.optionalDependencies ?? {})) {
      let folder = path
      let found = false
      for (;;) {
        found = Object.hasOwn(packages, `${folder ? `${folder}/` : ''}node_modules/${name}`)
        if (found || folder === '') break
        const cut = folder.lastIndexOf('/node_modules/')
        folder = cut < 0 ? '' : folder.slice(0, cut)
      }
      if (!found) missing.push(`${path || 'the root'} wants ${name}, which the lock lacks`)
    }
  }
  return missing
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const missing = ['package-lock.json', 'plugins/transformers/package-lock.json'].flatMap((lock) =>
    missingFromLock(JSON.parse(readFileSync(below(lock), 'utf8')).packages).map((line) => `${lock}: ${line}`),
  )
  console.log(missing.length === 0 ? 'The locks are complete.' : missing.join('\n'))
  process.exitCode = missing.length === 0 ? 0 : 1
}
