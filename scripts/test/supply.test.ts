import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { below } from '../lib/paths.mjs'
import { billOfMaterials, nameOf, shipped } from '../sbom.mjs'

const LOCKS = ['package-lock.json', 'plugins/transformers/package-lock.json']
const read = (file: string) => readFileSync(below(file), 'utf8')
const entries = (lock: string) =>
  Object.entries(JSON.parse(read(lock)).packages as Parameters<typeof shipped>[0]).filter(
    ([place, { link }]) => place.includes('node_modules/') && !link,
  )

/** Licences that what is shipped may have; LGPL and MPL for whole libraries that can be replaced. */
const LICENSES = new Set([
  ...['MIT', 'MIT-0', 'ISC', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', '0BSD', 'BlueOak-1.0.0', 'Unlicense'],
  ...['OFL-1.1', 'LGPL-3.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'CC0-1.0', 'EUPL-1.1+', 'Python-2.0', 'CC-BY-4.0'],
])
/** Packages whose manifest names no licence of SPDX, with what lies in them. */
const IN_WORDS = new Map([['@capacitor/gradle-parse', 'SEE LICENSE']])

describe('O-8: the supply chain', () => {
  it('O-8: every package of the lock files is pinned to one version and one SHA-512, and comes from a registry', () => {
    for (const lock of LOCKS)
      for (const [place, entry] of entries(lock)) {
        expect([place, entry.integrity]).toEqual([place, expect.stringMatching(/^sha512-[A-Za-z0-9+/]{86}==$/u)])
        expect([place, entry.version]).toEqual([place, expect.stringMatching(/^\d+\.\d+\.\d+/u)])
        const { resolved } = entry as { resolved?: string }
        expect([place, resolved ?? 'https://']).toEqual([place, expect.stringMatching(/^https:\/\//u)])
      }
    for (const file of ['package.json', 'apps/server/package.json', 'apps/cli/package.json', 'apps/web/package.json']) {
      const { dependencies = {}, devDependencies = {} } = JSON.parse(read(file))
      for (const wanted of Object.values({ ...dependencies, ...devDependencies }))
        expect(wanted).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/u)
    }
  })

  it('O-8: packages with a script at their installation are those that are allowed or refused by name; one may run', () => {
    const { allowScripts } = JSON.parse(read('package.json')) as { allowScripts: Record<string, boolean> }
    const wanting = entries('package-lock.json').filter(([, entry]) => entry.hasInstallScript)
    expect(new Set(wanting.map(([place, entry]) => nameOf(place, entry)))).toEqual(new Set(Object.keys(allowScripts)))
    expect(Object.keys(allowScripts).filter((name) => allowScripts[name])).toEqual(['node'])
    // What runs is a tool of the house: nothing that is shipped may.
    const allowed = wanting.filter(([place, entry]) => allowScripts[nameOf(place, entry)])
    expect(shipped(Object.fromEntries(allowed))).toEqual([])
  })

  it('O-8: the bill of materials names what is shipped, each with hash and licence, as npm itself counts it, and is the same each time', () => {
    for (const lock of LOCKS) {
      const bill = billOfMaterials(read(lock))
      expect(bill).toEqual(billOfMaterials(read(lock)))
      expect([bill.bomFormat, bill.specVersion]).toEqual(['CycloneDX', '1.5'])
      expect(bill.serialNumber).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-a[\da-f]{3}-[\da-f]{12}$/u)
      const parts = bill.components as {
        purl: string
        name: string
        hashes: { content: string }[]
        licenses: { expression?: string; license?: { name: string } }[]
      }[]
      for (const { name, hashes, licenses } of parts) {
        expect([name, hashes[0]?.content]).toEqual([name, expect.stringMatching(/^[\da-f]{128}$/u)])
        const [said] = licenses
        if (said?.license) expect([name, IN_WORDS.get(name)]).toEqual([name, said.license.name])
        const ids = said?.expression?.split(/[() ]+|\b(?:AND|OR)\b/u).filter(Boolean) ?? []
        expect([name, ids.filter((id) => !LICENSES.has(id))]).toEqual([name, []])
      }
      expect(parts.map(({ purl }) => purl)).toEqual(npmCounts(lock))
    }
  }, 20_000)
})

interface Listed {
  readonly version?: string
  readonly dependencies?: Readonly<Record<string, Listed>>
}

/** What `npm ls` finds when it follows the dependencies itself, without the rooms of the house. */
function npmCounts(lock: string): readonly string[] {
  const cwd = below(lock.replace('package-lock.json', '.'))
  const args = ['ls', '--omit=dev', '--all', '--package-lock-only', '--json']
  const { stdout } = spawnSync('npm', args, { cwd, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  const found = new Set<string>()
  const visit = ({ dependencies = {} }: Listed): void => {
    for (const [name, one] of Object.entries(dependencies)) {
      if (one.version && !name.startsWith('@octavo/')) found.add(`pkg:npm/${name.replace('@', '%40')}@${one.version}`)
      visit(one)
    }
  }
  visit(JSON.parse(stdout) as Listed)
  return [...found].sort()
}
