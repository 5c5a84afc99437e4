import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import { installed, read, repository, shells } from './support.ts'

interface Node {
  readonly hasError: boolean
  readonly type: string
  readonly text: string
  readonly children: readonly (Node | null)[]
}
interface Grammars {
  readonly Parser: {
    init(): Promise<void>
    new (): { setLanguage(it: unknown): void; parse(text: string): { rootNode: Node } }
  }
  readonly Language: { load(path: string): Promise<unknown> }
}

const treeSitter = installed('web-tree-sitter')
const grammars = installed('@repomix/tree-sitter-wasms')

const filesBelow = (folder: string, ending: string): readonly string[] =>
  readdirSync(shells + folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !/(^|\/)(build|public)\//.test(name))
    .map((name) => `${folder}/${name}`)

const SOURCES = {
  java: [...filesBelow('folders/android', '.java'), ...filesBelow('android/app/src', '.java')],
  swift: [...filesBelow('folders', '.swift'), ...filesBelow('ios', '.swift')],
} as const
type Language = keyof typeof SOURCES

const parser = async (language: Language) => {
  const { Parser, Language } = createRequire(import.meta.url)('web-tree-sitter') as Grammars
  await Parser.init()
  const it = new Parser()
  it.setLanguage(await Language.load(`${grammars}out/tree-sitter-${language}.wasm`))
  return (text: string) => it.parse(text).rootNode
}

const isParsed = treeSitter !== undefined && grammars !== undefined
describe.skipIf(!isParsed)('native sources (skipped where the packages of the shells are not installed)', () => {
  it.each(['java', 'swift'] as const)('%s: every file is what its grammar says', async (language) => {
    const parse = await parser(language)
    expect(parse('class Broken { func no( { }').hasError).toBe(true)
    expect(SOURCES[language].length).toBeGreaterThan(3)
    for (const file of SOURCES[language]) expect(parse(read(file)).hasError, file).toBe(false)
  })

  it('our plugin has the same methods on Android and iOS, those that the page asks for', async () => {
    const below = (node: Node): readonly Node[] => [
      node,
      ...node.children.flatMap((child) => (child ? below(child) : [])),
    ]
    const java = below(
      (await parser('java'))(read('folders/android/src/main/java/app/octavo/folders/FoldersPlugin.java')),
    )
    const android = java
      .filter(({ type, text }) => type === 'method_declaration' && /^@PluginMethod\b/.test(text))
      .map(({ text }) => /void (\w+)\(/.exec(text)?.[1])
    const swift = below((await parser('swift'))(read('folders/ios/Sources/FoldersPlugin/FoldersPlugin.swift')))
    const calls = swift.filter(({ type, text }) => type === 'call_expression' && text.startsWith('CAPPluginMethod('))
    const ios = calls.map(({ text }) => /name: "(\w+)"/.exec(text)?.[1])
    const written = swift
      .filter(({ type, text }) => type === 'function_declaration' && /^@objc func/.test(text))
      .map(({ text }) => /func (\w+)/.exec(text)?.[1])
    expect(ios).toEqual(android)
    expect(written).toEqual(android)
    expect([...asked('OctavoFolders')].sort()).toEqual([...android].sort())
  })
})

const NATIVE = `${repository}apps/web/src/platform/native/`
const page = readdirSync(NATIVE)
  .filter((name) => !name.endsWith('.test.ts'))
  .map((name) => readFileSync(NATIVE + name, 'utf8'))
  .join('\n')

/** Methods of a plugin that the page asks for. */
const asked = (plugin: string): ReadonlySet<string> => {
  const inner = plugin === 'OctavoFolders' ? [...page.matchAll(/#ask(?:<.*?>)?\('(\w+)'/g)] : []
  const direct = [...page.matchAll(new RegExp(`ask(?:<[^(]*>)?\\(\\s*'${plugin}',\\s*'(\\w+)'`, 'g'))]
  const picked = plugin === 'FilePicker' ? [...page.matchAll(/\bpick\('(\w+)'/g)] : []
  return new Set([...inner, ...direct, ...picked].map((match) => match[1] ?? ''))
}

/** Where the native side of each plugin lies, below its package. */
const PLUGINS = [
  ['App', '@capacitor/app'],
  ['Filesystem', '@capacitor/filesystem'],
  ['Share', '@capacitor/share'],
  ['FilePicker', '@capawesome/capacitor-file-picker'],
  ['SystemBars', '@capacitor/android'],
] as const

const sourcesOf = (folder: string, ending: RegExp): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .join('\n')

describe.skipIf(installed('@capacitor/android') === undefined)(
  'plugins of others (skipped where they are not installed)',
  () => {
    it.each(PLUGINS)('%s: what the page asks for is there on Android', (plugin, name) => {
      const methods = asked(plugin)
      expect(methods.size).toBeGreaterThan(0)
      const native = sourcesOf(installed(name) ?? '', /\.(?:java|kt)$/)
      const offered = new Set(
        [...native.matchAll(/@PluginMethod[^\n]*\n\s*(?:public\s+void|fun)\s+(\w+)/g)].map((match) => match[1]),
      )
      for (const method of methods) expect(offered, method).toContain(method)
    })
  },
)
