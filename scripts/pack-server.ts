import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, type Plugin } from 'rolldown'
import { below, root } from './lib/paths.mjs'
import { strict } from './pack/bundle.ts'

/**
 * `node scripts/pack-server.ts FOLDER`: the server's own process as few large modules, which starts in half of the time that its
 * 2,500 small ones take. The sources stay beside it: what it starts or reads by a path (readers, helpers, plugins) is found there. FOLDER
 * lies anywhere below the repository and may be renamed, not moved.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) throw new Error('node scripts/pack-server.ts FOLDER')

/** Packages that stay packages: native code, WebAssembly, and what looks for files beside its own. */
const APART =
  /^(?:sharp|@napi-rs\/canvas|@node-rs\/argon2|@electric-sql\/pglite|pdfjs-dist|@fastify\/swagger(?:-ui)?|pino|thread-stream)(?:\/|$)/
const BESIDE = /\b(?:__dirname|require\.resolve|import\.meta)\b/

/**
 * A module of the house goes on to say where its source lies; one of a package may not ask. What stays a package is named by its file,
 * for two modules may mean two versions of it.
 */
function places(from: string): Plugin {
  const fromHere = (file: string) => {
    const relative = path.relative(from, file).split(path.sep).join('/')
    return relative.startsWith('.') ? relative : `./${relative}`
  }
  return {
    name: 'places',
    async resolveId(id, importer, options) {
      if (!APART.test(id)) return null
      const found = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (found === null) throw new Error(`${importer} wants ${id}, which is not installed.`)
      return { id: fromHere(found.id), external: true }
    },
    transform(code, id) {
      if (id.startsWith('\0')) return null
      if (id.includes(`${path.sep}node_modules${path.sep}`)) {
        if (BESIDE.test(code)) throw new Error(`${id} looks for files beside it: name its package in APART.`)
        return null
      }
      const said = code.replaceAll('import.meta.url', `new URL('${fromHere(id)}', import.meta.url).href`)
      return said === code ? null : { code: said }
    },
  }
}

await build({
  cwd: root,
  platform: 'node',
  input: { main: below('apps/server/src/main.ts') },
  plugins: [places(path.resolve(folder))],
  onLog: strict,
  output: { dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
})
mkdirSync(folder, { recursive: true })
writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }\n')
