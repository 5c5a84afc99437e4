import path from 'node:path'
import { type BuildOptions, build, type Plugin } from 'rolldown'
import { below, root } from '../lib/paths.mjs'

/** Packages that stay packages, for they hold native code that npm picks by machine: pictures, and pages that are drawn. */
export const NATIVE: readonly string[] = ['sharp', '@napi-rs/canvas']

/** Where the house looks for files beside its modules: the place, what is written there, and what the bundle says instead. */
const PLACES: readonly (readonly [file: string, own: string, packed: string])[] = [
  ['packages/readers/src/node/pool.ts', `'./child.ts'`, `'./child.js'`],
  ['packages/readers/src/node/flags.ts', `new URL('../../', import.meta.url)`, `new URL('./', import.meta.url)`],
  ['packages/readers/src/node/flags.ts', `import.meta.resolve('@octavo/core')`, `import.meta.url`],
  ['packages/readers/src/node/flags.ts', `import.meta.resolve('fflate')`, `import.meta.resolve('sharp')`],
  [
    'packages/readers/src/pdf.ts',
    `import.meta.resolve('pdfjs-dist/package.json')`,
    `new URL('./pdfjs/', import.meta.url)`,
  ],
  ['packages/readers/src/node/place-names.ts', `)('@rapideditor/country-coder')`, `)('./country-coder.cjs')`],
]

/** Puts the packed places in; a place that is not found any more ends the build, so that no reader is lost in silence. */
function places(): Plugin {
  const left = new Set(PLACES)
  return {
    name: 'places',
    transform(code, id) {
      let said = code
      for (const place of left) {
        const [file, own, packed] = place
        if (id !== below(file)) continue
        if (said.split(own).length !== 2) throw new Error(`${file} does not say ${own} once any more.`)
        said = said.replace(own, packed)
        left.delete(place)
      }
      return said === code ? null : { code: said }
    },
    buildEnd(error) {
      if (error === undefined && left.size > 0) throw new Error(`Not in the bundle: ${[...left].join('; ')}`)
    },
  }
}

/** Ends a build in which something is not found, and keeps silent about what is known to be well. */
export const strict: NonNullable<BuildOptions['onLog']> = (level, log, tell) => {
  if (log.code === 'UNRESOLVED_IMPORT') throw new Error(log.message)
  if (level === 'warn' && log.code !== 'EVAL' && log.code !== 'INEFFECTIVE_DYNAMIC_IMPORT') tell(level, log)
}

const COMMON: Pick<BuildOptions, 'cwd' | 'platform' | 'external' | 'onLog'> = {
  cwd: root,
  platform: 'node',
  external: (id) => NATIVE.includes(id),
  onLog: strict,
}

/**
 * Bundles the command and the process that reads files into `folder`, with everything they import but `NATIVE`. Resolves
 * to the folders of the packages whose code is in it; rejects when something is not found.
 */
export async function bundle(folder: string): Promise<readonly string[]> {
  const minify = { mangle: false, compress: false, codegen: true }
  const built = [
    await build({
      ...COMMON,
      input: { main: below('apps/cli/src/main.ts'), child: below('packages/readers/src/node/child.ts') },
      plugins: [places()],
      output: { dir: folder, format: 'esm', entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js', minify },
    }),
    await build({
      ...COMMON,
      input: { 'country-coder': '@rapideditor/country-coder' },
      output: { dir: folder, format: 'cjs', entryFileNames: '[name].cjs', minify },
    }),
  ]
  const modules = built.flatMap(({ output }) => output.flatMap((part) => (part.type === 'chunk' ? part.moduleIds : [])))
  return [...new Set(modules.map(packageOf))].filter((found) => found !== undefined).sort()
}

/** The folder of the installed package that a module is of; undefined for the house's own. */
function packageOf(id: string): string | undefined {
  const mark = `${path.sep}node_modules${path.sep}`
  const at = id.lastIndexOf(mark)
  if (at < 0) return undefined
  const [scope = '', name = ''] = id.slice(at + mark.length).split(path.sep)
  return (
    id.slice(id.startsWith('\0') ? 1 : 0, at + mark.length) + (scope.startsWith('@') ? path.join(scope, name) : scope)
  )
}
