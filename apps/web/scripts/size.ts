import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { FOLLOWS, screensOf } from './screens.ts'

/** What may travel before something can be seen, in bytes after gzip. A route counts with the entry it needs. */
const BUDGET = { entry: 100 * 1024, route: 150 * 1024, css: 15 * 1024 } as const
/** Files that a screen may ask for with what follows its heading: on a plain line six travel at a time. */
const MOST_FILES = 64

interface Chunk {
  readonly file: string
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

const room = fileURLToPath(new URL('..', import.meta.url))
const manifestPath = `${room}dist/.vite/manifest.json`
if (!existsSync(manifestPath) || process.argv.includes('--build')) {
  process.chdir(room)
  await build({ root: room, logLevel: 'error' })
}
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Chunk>
const sizeOf = (file: string) => gzipSync(readFileSync(`${room}dist/${file}`), { level: 9 }).length

/** A chunk and everything that it imports without being asked. */
const withImports = (key: string, found = new Set<string>()): Set<string> => {
  if (found.has(key)) return found
  found.add(key)
  for (const imported of manifest[key]?.imports ?? []) withImports(imported, found)
  return found
}
const total = (keys: Iterable<string>) => [...keys].reduce((sum, key) => sum + sizeOf(manifest[key]?.file ?? ''), 0)

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry)
if (!entry) throw new Error('The manifest has no entry')
const start = withImports(entry)
/** Screens are what the route table loads by itself; what else the entry may fetch is no screen. */
const routes = screensOf(room).flatMap(({ file }) => (file in manifest ? [file] : []))
const css = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))

const rows = [
  { name: 'entry', bytes: total(start), limit: BUDGET.entry },
  ...routes.map((key) => ({
    name: `route ${key.replace(/^.*\//, '')}`,
    bytes: total(new Set([...start, ...withImports(key)])),
    limit: BUDGET.route,
  })),
  { name: 'css', bytes: [...css].reduce((sum, file) => sum + sizeOf(file), 0), limit: BUDGET.css },
]
for (const { name, bytes, limit } of rows) {
  console.log(`${name.padEnd(24)} ${(bytes / 1024).toFixed(1).padStart(7)} KB of ${limit / 1024} KB`)
}
const over = rows.filter(({ bytes, limit }) => bytes > limit)
const screens = screensOf(room).filter(({ file }) => file in manifest)
const many = screens.flatMap(({ path, file }) => {
  const files = new Set([...start, ...withImports(file), ...withImports(FOLLOWS[path] ?? file)])
  console.log(`${path.padEnd(24)} ${String(files.size).padStart(7)} of ${MOST_FILES} files`)
  return files.size > MOST_FILES ? [path] : []
})
const round = Object.keys(manifest).filter((key) =>
  (manifest[key]?.imports ?? []).some((imported) => withImports(imported).has(key)),
)
if (many.length > 0 || round.length > 0) {
  if (many.length > 0) console.error(`Too many files: ${many.join(', ')}`)
  if (round.length > 0) console.error(`Files that import each other: ${round.join(', ')}`)
  process.exitCode = 1
}
if (over.length > 0) {
  console.error(`Too large: ${over.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
