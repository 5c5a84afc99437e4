import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { installed, read, shells } from './support.ts'

/** A statement of a Gradle file as Groovy's own parser reads it: a call, a value that is set, or what is inside of braces. */
interface Statement {
  readonly type: 'root' | 'block' | 'method' | 'variable'
  readonly name?: string
  readonly value?: unknown
  readonly source?: { readonly line: number; readonly lastLine: number }
  readonly children: readonly Statement[]
}

const parser = installed('@capacitor/gradle-parse')
const hasJava = spawnSync('java', ['-version']).status === 0
const scratch = mkdtempSync(join(tmpdir(), 'octavo-gradle-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

const trees = new Map<string, Promise<Statement>>()

/** Rejects where Groovy, the language that Gradle of the shells is written in, takes a file for none of its own. Once a file. */
const parsed = (path: string): Promise<Statement> => {
  const tree = trees.get(path) ?? parse(path)
  trees.set(path, tree)
  return tree
}

const parse = async (path: string): Promise<Statement> => {
  const jars = [`${parser}capacitor-gradle-parse.jar`, `${parser}lib/*`].join(delimiter)
  const { stdout } = await promisify(execFile)('java', ['-cp', jars, 'com.capacitorjs.gradle.Parse', path])
  return JSON.parse(stdout) as Statement
}

const FILES = readdirSync(shells, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.gradle') && !/(^|\/)(node_modules|build)\//.test(path))
  // Made by Capacitor's command on the machine that builds.
  .filter((path) => !path.includes('capacitor-cordova-android-plugins/'))

/** What lies below a path of names. */
const at = (tree: Statement, ...names: readonly string[]): readonly Statement[] =>
  names.reduce<readonly Statement[]>(
    (found, name) =>
      found
        .flatMap(({ children }) => children.flatMap((one) => (one.type === 'block' ? one.children : [one])))
        .filter((one) => one.name === name),
    [tree],
  )

/** The lines of statements, without what is around them. */
const linesOf = (path: string, statements: readonly Statement[]): readonly string[] => {
  const lines = read(path).split('\n')
  return statements.map(({ source }) =>
    lines
      .slice((source?.line ?? 1) - 1, source?.lastLine)
      .join('\n')
      .trim(),
  )
}

describe.skipIf(parser === undefined || !hasJava)(
  'Gradle files (skipped where the packages of the shells or Java are not installed)',
  () => {
    it('every one is what Groovy reads, and one that is not is refused', { timeout: 120_000 }, async () => {
      const broken = join(scratch, 'broken.gradle')
      writeFileSync(broken, 'android {\n    namespace = \n}\n}\n')
      await expect(parsed(broken)).rejects.toThrow()
      expect(FILES.length).toBeGreaterThan(5)
      for (const file of FILES) expect((await parsed(shells + file)).type, file).toBe('root')
    })

    it('the app says what it is and what it needs in the places where Gradle looks for it', {
      timeout: 120_000,
    }, async () => {
      const app = 'android/app/build.gradle'
      const tree = await parsed(shells + app)
      const { appId } = JSON.parse(read('capacitor.config.json')) as { readonly appId: string }
      expect(at(tree, 'android', 'namespace').map(({ value }) => value)).toEqual([appId])
      const config = (name: string) => linesOf(app, at(tree, 'android', 'defaultConfig', name))
      expect(config('applicationId')).toEqual([`applicationId "${appId}"`])
      expect(config('minSdkVersion')).toEqual(['minSdkVersion rootProject.ext.minSdkVersion'])
      expect(config('targetSdkVersion')).toEqual(['targetSdkVersion rootProject.ext.targetSdkVersion'])
      // Every project that is needed is one that the settings know, and lies in a folder that they name.
      const plugins = 'android/app/capacitor.build.gradle'
      const needed = [
        ...linesOf(app, at(tree, 'dependencies', 'implementation')),
        ...linesOf(plugins, at(await parsed(shells + plugins), 'dependencies', 'implementation')),
      ].flatMap((line) => /project\('(:[\w-]+)'\)/.exec(line)?.[1] ?? [])
      const settings = ['android/settings.gradle', 'android/capacitor.settings.gradle']
      const known: string[] = []
      for (const file of settings)
        known.push(...linesOf(file, at(await parsed(shells + file), 'include')).map((line) => line.split("'")[1] ?? ''))
      expect(needed.length).toBeGreaterThan(4)
      for (const project of needed) expect(known).toContain(project)
      const folders = await parsed(`${shells}folders/android/build.gradle`)
      expect(at(folders, 'android', 'namespace').map(({ value }) => value)).toEqual(['app.octavo.folders'])
    })
  },
)
