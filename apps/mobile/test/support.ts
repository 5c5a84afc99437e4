import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

export const repository = fileURLToPath(new URL('../../../', import.meta.url))
export const shells = `${repository}apps/mobile/`
export const read = (path: string): string => readFileSync(shells + path, 'utf8')

/** Where a package of the shells is installed; they are optional, and undefined where they are not. */
export const installed = (name: string): string | undefined => {
  const folder = `${repository}node_modules/${name}/`
  return existsSync(`${folder}package.json`) ? folder : undefined
}
export const CLI = installed('@capacitor/cli')

const PARSERS = ['plist', 'xcode', 'xml2js'] as const
export const hasParsers = PARSERS.every((name) => installed(name) !== undefined)

/** A parser that Capacitor's command uses itself for these very files. */
export const parserOf = (name: (typeof PARSERS)[number]): unknown => createRequire(import.meta.url)(name)
