import { fileURLToPath } from 'node:url'
import { paraglideVitePlugin } from '@inlang/paraglide-js'
import react from '@vitejs/plugin-react'
import { build, type Rolldown } from 'vite'
import { languages } from './languages.ts'
import { PARAGLIDE } from './paraglide.ts'
import { FLOW, FOLLOWS, SHELL, screensOf } from './screens.ts'

const room = fileURLToPath(new URL('..', import.meta.url))

/** Modules that at least so many families of screens need travel in one file, which all of them fetch. */
const COMMON_FAMILIES = 7
/** The same for what is fetched later, by the rooms whose parts need it. */
const COMMON_ROOMS = 3

/** Fetched with the first answer of a server, whatever the screen: it must not bring along what other screens hold. */
const CONTRACT = 'contract'

/** The entry is one file. */
const START = { name: 'start', tags: ['$initial' as const], priority: 2 }

type Chunk = Rolldown.OutputChunk

/**
 * How the app's modules travel: in as few files as they can without a screen fetching what only others need. Left to itself
 * the bundler makes a file of each set of modules that the same of 170 lazy parts share, 400 of them, 70 for one screen, and
 * each of them is a turn on the line.
 *
 * A trial build says which screens hold which modules once everything unused is gone. Modules that the same families of
 * screens hold share a file. What a module imports is held by at least those who hold the module, so no two files ever
 * import each other. Takes the time of a build without compression, some seconds.
 */
export async function chunks() {
  const names = namesOf(await trial())
  return [START, { name: (id: string) => names.get(id) ?? null, priority: 1, includeDependenciesRecursively: false }]
}

/** The app's code as chunks that the bundler would make by itself; nothing is written. */
async function trial(): Promise<readonly Chunk[]> {
  const made = await build({
    root: room,
    configFile: false,
    logLevel: 'error',
    plugins: [paraglideVitePlugin(PARAGLIDE), languages(), react(), withoutStyles],
    build: {
      target: 'es2022',
      write: false,
      minify: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: [START] } } },
    },
    worker: { format: 'es' },
  })
  return [made]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((file) => file.type === 'chunk')
}

const withoutStyles = {
  name: 'octavo-without-styles',
  enforce: 'pre' as const,
  load: (id: string) => (/\.css(?:\?|$)/u.test(id) ? '' : undefined),
}

/** The file that each module travels in, by the module's path. Lazy parts themselves stay files of their own. */
function namesOf(made: readonly Chunk[]): ReadonlyMap<string, string> {
  const byFile = new Map(made.map((chunk) => [chunk.fileName, chunk]))
  const modulesOf = (chunk: Chunk, found = new Set<Chunk>()): readonly string[] => {
    found.add(chunk)
    for (const next of chunk.imports.map((file) => byFile.get(file)))
      if (next && !found.has(next)) modulesOf(next, found)
    return [...found].flatMap(({ moduleIds }) => moduleIds)
  }
  const parts = made.filter(({ isDynamicEntry }) => isDynamicEntry)
  const screens = new Set(screensOf(room).flatMap(({ path, file }) => [file, FOLLOWS[path] ?? FLOW]))
  const withScreens = new Map<string, Set<string>>()
  const withOthers = new Map<string, Set<string>>()
  for (const part of parts) {
    const file = fileOf(part)
    const [users, held] = SHELL.includes(file)
      ? [withScreens, screens]
      : screens.has(file)
        ? [withScreens, [file]]
        : [withOthers, [roomOf(file)]]
    for (const id of modulesOf(part)) users.set(id, new Set([...(users.get(id) ?? []), ...held]))
  }
  // The bundler has put it together with what others import, so it is no part of its own.
  const contract = made.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/contract/src/index.ts')))
  for (const id of contract ? modulesOf(contract) : [])
    withScreens.set(id, new Set([...(withScreens.get(id) ?? []), CONTRACT]))
  const names = new Map<string, string>()
  for (const [id, rooms] of withOthers)
    names.set(id, rooms.size >= COMMON_ROOMS ? 'later' : `later-for-${[...rooms].sort().join('-')}`)
  for (const [id, users] of withScreens) {
    const families = new Set([...users].map(familyOf))
    const [only] = users.size === 1 ? users : []
    const isCommon = families.size - Number(families.has(CONTRACT)) >= COMMON_FAMILIES
    const shared = isCommon ? 'all' : [...families].sort().join('-')
    const name = `for-${only ? stemOf(only) : shared}`
    // What lazy parts of other rooms need as well stands apart: they would fetch all that those screens share.
    const isNeededElsewhere = [...(withOthers.get(id) ?? [])].some((room) => !families.has(room))
    names.set(id, isNeededElsewhere ? `${name}-and-later` : name)
  }
  for (const { facadeModuleId } of parts) names.delete(facadeModuleId ?? '')
  return names
}

/** A lazy part's module within the app: `src/features/runs/runs-body.tsx`. */
const fileOf = ({ facadeModuleId }: Chunk) => /src\/.*$/u.exec(facadeModuleId ?? '')?.[0] ?? ''
const stemOf = (file: string) => file.replace(/^.*\/|\.\w+$/gu, '')
const roomOf = (file: string) => /^src\/(?:features\/)?([\w-]+)/u.exec(file)?.[1] ?? 'other'

/** Screens that hold nearly the same: the headings of flows, what comes after them on phones, pages of law, each other screen. */
const familyOf = (file: string): string => {
  if (/^src\/app\/(?:mobile|mobile-organizer|stores|device)\.tsx$/u.test(file)) return 'headings'
  if (/^src\/features\/(?:agents|connections|sync)\//u.test(file)) return 'runs'
  if (file === CONTRACT) return CONTRACT
  if (file.startsWith('src/app/')) return stemOf(file)
  return file === FLOW ? 'flow' : roomOf(file)
}
