import fs from 'node:fs'
import path from 'node:path'

interface Field {
  readonly type: string
  readonly isOptional: boolean
}

interface Struct {
  readonly fields: ReadonlyMap<string, Field>
  readonly above: string | undefined
  /** Tags of the kinds of it, with their types. */
  readonly kinds: ReadonlyMap<string, string>
}

interface Namespace {
  readonly structs: ReadonlyMap<string, Struct>
  readonly unions: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly aliases: ReadonlyMap<string, string>
  readonly routes: ReadonlyMap<string, readonly string[]>
}

const FILES = { files: 'dropbox-files.stone', users: 'dropbox-users.stone', common: 'dropbox-common.stone' }

/** Dropbox's own description from the folder of `OCTAVO_API_SPECS`, by namespace; `own` where there is none. */
export function stoneOf(own: Readonly<Record<string, string>>): StoneExaminer {
  const folder = process.env.OCTAVO_API_SPECS
  const texts = folder
    ? Object.entries(FILES).map(([name, file]) => [name, fs.readFileSync(path.join(folder, file), 'utf8')] as const)
    : Object.entries(own)
  return new StoneExaminer(new Map(texts.map(([name, text]) => [name, readStone(text)])))
}

/** The structs, unions, aliases and routes of a text in Stone, as far as values can be looked at by them. */
function readStone(text: string): Namespace {
  const structs = new Map<string, Struct>()
  const unions = new Map<string, ReadonlyMap<string, string>>()
  const aliases = new Map<string, string>()
  const routes = new Map<string, readonly string[]>()
  const bare = text.replace(/^[ \t]+"(?:[^"\\]|\\.)*"[ \t]*$/gmu, '').replace(/^\s*#.*$/gmu, '')
  for (const block of bare.split(/\n(?=\S)/u)) {
    const [head = '', ...lines] = block.split('\n')
    const [, kind, name = '', above] = /^(struct|union|union_closed) (\w+)(?: extends ([\w.]+))?/u.exec(head) ?? []
    const [, alias = '', aliased = ''] = /^alias (\w+) = (.+)$/u.exec(head) ?? []
    const [, route = '', version, types = ''] = /^route ([\w/]+)(?::(\d))? \(([^)]*)\)/u.exec(head) ?? []
    if (alias) aliases.set(alias, aliased)
    if (route)
      routes.set(
        version ? `${route}_v${version}` : route,
        types.split(',').map((type) => type.trim()),
      )
    if (kind === 'struct') structs.set(name, { above, ...readStruct(lines) })
    else if (kind) unions.set(name, readTags(lines))
  }
  return { structs, unions, aliases, routes }
}

function readStruct(lines: readonly string[]): Pick<Struct, 'fields' | 'kinds'> {
  const fields = new Map<string, Field>()
  const kinds = new Map<string, string>()
  let inKinds = false
  for (const line of lines) {
    const [, indent = '', name = '', type = '', given] = /^( +)(\w+) (.+?)( = .+)?$/u.exec(line) ?? []
    if (/^ {4}\S/u.test(line)) inKinds = /^ {4}union/u.test(line)
    if (inKinds && indent.length === 8) kinds.set(name, type)
    else if (indent.length === 4 && !inKinds && name !== 'example')
      fields.set(name, { type: type.replace(/\?$/u, ''), isOptional: type.endsWith('?') || given !== undefined })
  }
  return { fields, kinds }
}

function readTags(lines: readonly string[]): ReadonlyMap<string, string> {
  const tags = lines.map((line) => /^ {4}(?!example )(\w+)\*?(?: (.+))?$/u.exec(line)).filter((found) => found !== null)
  return new Map(tags.map(([, name = '', type = 'Void']) => [name, type]))
}

/** Looks at questions and answers, and tells what is wrong with them. */
export class StoneExaminer {
  readonly #namespaces: ReadonlyMap<string, Namespace>

  constructor(namespaces: ReadonlyMap<string, Namespace>) {
    this.#namespaces = namespaces
  }

  /** What is wrong with the question (0), the answer (1) or the problem (2) of a route, as `files/list_folder`. */
  look(route: string, which: 0 | 1 | 2, value: unknown): readonly string[] {
    const [space = '', ...rest] = route.split('/')
    const types = this.#namespaces.get(space)?.routes.get(rest.join('/'))
    if (types === undefined) return [`there is no ${route}`]
    return this.#value(types[which] ?? 'Void', value, space, route)
  }

  #value(given: string, value: unknown, space: string, at: string): readonly string[] {
    const type = given.replace(/\?$/u, '')
    if (given.endsWith('?') && (value === null || value === undefined)) return []
    const [, base = '', inner = ''] = /^([\w.]+)(?:\((.*)\))?$/u.exec(type) ?? []
    const fits = PLAIN[base]
    if (fits) return fits(value, inner) ? [] : [`${at} is ${JSON.stringify(value)}, no ${type}`]
    if (base === 'List') {
      if (!Array.isArray(value)) return [`${at} is no list`]
      return value.flatMap((item, index) => this.#value(inner.split(',')[0] ?? '', item, space, `${at}/${index}`))
    }
    const [home, name] = base.includes('.') ? (base.split('.') as [string, string]) : [space, base]
    const known = this.#namespaces.get(home)
    const alias = known?.aliases.get(name)
    if (alias !== undefined) return this.#value(alias, value, home, at)
    const union = known?.unions.get(name)
    if (union) return this.#tagged(union, value, home, at)
    // What other files than these describe is not looked at.
    return known?.structs.has(name) ? this.#struct(name, value, home, at) : []
  }

  #tagged(union: ReadonlyMap<string, string>, value: unknown, space: string, at: string): readonly string[] {
    const members = typeof value === 'string' ? { '.tag': value } : Object(value)
    const type = union.get(members['.tag'])
    if (type === undefined) return [`${at} has no tag ${members['.tag']}`]
    const isPlain = type === 'Void' || /^(?:String|Path)/u.test(type)
    const home = type.includes('.') ? (type.split('.')[0] ?? space) : space
    const isStruct = this.#namespaces.get(home)?.structs.has(type.split('.').at(-1) ?? '') === true
    const inner = isStruct ? { ...members, '.tag': undefined } : members[members['.tag']]
    return isPlain ? [] : this.#value(type, inner, space, `${at}/${members['.tag']}`)
  }

  #struct(name: string, value: unknown, space: string, at: string): readonly string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`]
    const members = new Map(Object.entries(value).filter(([, member]) => member !== undefined))
    const struct = this.#namespaces.get(space)?.structs.get(name)
    if (struct && struct.kinds.size > 0) {
      const kind = struct.kinds.get(String(members.get('.tag')))
      if (kind === undefined) return [`${at} is of no kind`]
      return this.#struct(kind, { ...value, '.tag': undefined }, space, at)
    }
    const fields = this.#fieldsOf(name, space)
    const wrong = [...members].flatMap(([member, inner]) => {
      if (member === '.tag') return []
      const field = fields.get(member)
      if (field === undefined) return [`${at} has no ${member}`]
      return inner === null && field.isOptional ? [] : this.#value(field.type, inner, space, `${at}/${member}`)
    })
    const missing = [...fields].filter(([field, { isOptional }]) => !isOptional && !members.has(field))
    return [...wrong, ...missing.map(([field]) => `${at}: ${field} is missing`)]
  }

  #fieldsOf(name: string, space: string): ReadonlyMap<string, Field> {
    const struct = this.#namespaces.get(space)?.structs.get(name)
    if (struct === undefined) return new Map()
    return new Map([...(struct.above ? this.#fieldsOf(struct.above, space) : []), ...struct.fields])
  }
}

const isWhole = (value: unknown): boolean => Number.isSafeInteger(value)

const PLAIN: Readonly<Record<string, (value: unknown, inner: string) => boolean>> = {
  Void: (value) => value === null || value === undefined,
  Boolean: (value) => typeof value === 'boolean',
  UInt32: (value, inner) => isWhole(value) && Number(value) <= Number(/max_value=(\d+)/u.exec(inner)?.[1] ?? 2 ** 32),
  UInt64: isWhole,
  Int32: isWhole,
  Int64: isWhole,
  Timestamp: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u.test(value),
  String: (value, inner) => {
    if (typeof value !== 'string') return false
    const pattern = /pattern="(.*)"/u.exec(inner)?.[1]?.replaceAll('\\\\', '\\')
    return pattern === undefined || new RegExp(`^(?:${pattern})$`).test(value)
  },
}
