import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(join(repository, path), 'utf8')

const manifests = [
  'package.json',
  'e2e/package.json',
  'bench/package.json',
  ...['packages', 'apps'].flatMap((top) =>
    readdirSync(join(repository, top)).map((name) => `${top}/${name}/package.json`),
  ),
]

const dependenciesOf = (file: string): Readonly<Record<string, string>> => {
  const manifest = JSON.parse(read(file)) as Record<string, Record<string, string> | undefined>
  return { ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies }
}

test('every dependency has a row in decision 0002, and every row a dependency', () => {
  const wanted = new Set<string>()
  for (const file of manifests) {
    for (const name of Object.keys(dependenciesOf(file))) {
      if (!name.startsWith('@octavo/')) wanted.add(name)
    }
  }
  const rows = [...read('docs/decisions/0002-dependencies.md').matchAll(/^\| ([@\w][\w./-]*) \|/gm)].map(
    (row) => row[1] ?? '',
  )
  expect(rows.filter((name) => name !== 'Dependency').sort()).toEqual([...wanted].sort())
})

test('versions are exact', () => {
  for (const file of manifests) {
    for (const version of Object.values(dependenciesOf(file)))
      expect(version, file).toMatch(/^(\d+\.\d+\.\d+|file:\w+)$/)
  }
})

const pages = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(repository, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]

test.each(pages)('links of %s lead somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((link) => link[1] ?? '')
  const local = links.filter((link) => !/^[a-z]+:/.test(link))
  expect(local.filter((link) => !existsSync(join(repository, dirname(page), link)))).toEqual([])
})

test('every setting of the server is described, and no other', async () => {
  const { SETTINGS } = await import('../../apps/server/src/infra/config/config.ts')
  const rows = [...read('docs/self-hosting.md').matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map((row) => row[1] ?? '')
  expect(rows.sort()).toEqual(Object.keys(SETTINGS).sort())
})
