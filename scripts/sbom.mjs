// `npm run sbom`: the bill of materials of what is installed to run Octavo, as CycloneDX 1.5, made of the lock file
// alone: the same lock gives the same bytes. `npm run sbom -- plugins/transformers` is that of the add-on.
import { createHash } from 'node:crypto'
import { readFileSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { below } from './lib/paths.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, license?: string, link?: boolean, dev?: boolean,
 *   optional?: boolean, hasInstallScript?: boolean, name?: string }} Locked
 */

/** The name of a package by its place in the lock. @param {string} place @param {Locked} entry */
export const nameOf = (place, entry) => entry.name ?? place.slice(place.lastIndexOf('node_modules/') + 13)

/**
 * What of a lock is installed to run the product: no links to rooms of the house, nothing that only building needs.
 * @param {Record<string, Locked>} packages the lock's `packages` table
 * @returns {[string, Locked][]}
 */
export const shipped = (packages) =>
  Object.entries(packages).filter(([place, { link, dev }]) => place.includes('node_modules/') && !link && !dev)

/** A licence as CycloneDX writes it: an expression of SPDX, or words. @param {string | undefined} license */
const licenses = (license) =>
  license === undefined || /^SEE /.test(license)
    ? [{ license: { name: license ?? 'not said' } }]
    : [{ expression: license }]

/** @param {Locked} entry the hash that `npm ci` insists on, in hexadecimal */
function hashes({ integrity = '' }) {
  const [algorithm, digest] = integrity.split('-')
  if (algorithm !== 'sha512' || !digest) return []
  return [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }]
}

/**
 * The bill of materials of one lock file.
 * @param {string} text the lock file
 */
export function billOfMaterials(text) {
  const { name, version, packages } = JSON.parse(text)
  /** @type {Map<string, object>} */
  const components = new Map()
  for (const [place, entry] of shipped(packages)) {
    const own = nameOf(place, entry)
    const purl = `pkg:npm/${own.replace('@', '%40')}@${entry.version}`
    const scope = entry.optional ? 'optional' : 'required'
    components.set(purl, {
      ...{ 'bom-ref': purl, type: 'library', name: own, version: entry.version, scope, purl },
      ...{ hashes: hashes(entry), licenses: licenses(entry.license) },
    })
  }
  const digest = createHash('sha256').update(text).digest('hex')
  // A random UUID's form (RFC 9562, version 8: made of what the maker likes), so that it stays the same.
  const uuid = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.5', serialNumber: `urn:uuid:${uuid}`, version: 1 },
    metadata: { component: { type: 'application', 'bom-ref': `pkg:npm/${name}@${version}`, name, version } },
    components: [...components].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, component]) => component),
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const lock = below(`${process.argv[2] ?? '.'}/package-lock.json`)
  process.stdout.write(`${JSON.stringify(billOfMaterials(readFileSync(lock, 'utf8')), undefined, 2)}\n`)
}
