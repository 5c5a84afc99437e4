import fs from 'node:fs'
import path from 'node:path'

/** A value as Google's Discovery documents describe it. */
export interface Schema {
  readonly type?: string
  readonly $ref?: string
  readonly format?: string
  readonly description?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: Schema
  readonly items?: Schema
}

interface Parameter {
  readonly type?: string
  readonly location?: string
  readonly required?: boolean
  readonly minimum?: string
  readonly maximum?: string
}

interface Method {
  readonly httpMethod: string
  readonly path: string
  readonly parameters?: Readonly<Record<string, Parameter>>
  readonly request?: { readonly $ref?: string }
  readonly response?: { readonly $ref?: string }
}

/** What of an interface is looked at: its methods, the parameters of all of them, and its schemas. */
export interface Description {
  readonly methods: readonly Method[]
  readonly parameters: Readonly<Record<string, Parameter>>
  readonly schemas: Readonly<Record<string, Schema>>
}

interface Discovery {
  readonly resources: Readonly<Record<string, { readonly methods?: Readonly<Record<string, Method>> }>>
  readonly parameters: Description['parameters']
  readonly schemas: Description['schemas']
}

/** The vendor's own description from the folder of `OCTAVO_API_SPECS`; `own` where there is none. */
export function describedBy(file: string, own: Description): Description {
  const folder = process.env.OCTAVO_API_SPECS
  if (!folder) return own
  const read = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as Discovery
  const methods = Object.values(read.resources).flatMap((resource) => Object.values(resource.methods ?? {}))
  return { methods, parameters: read.parameters, schemas: read.schemas }
}

/** Fields that a partial answer has: a name, with those below it or all of it. */
export type Fields = ReadonlyMap<string, Fields | undefined>

/** The fields of `a,b(c,d)`; throws Error for anything else. */
export function readFields(text: string): Fields {
  let at = 0
  const list = (): Fields => {
    const fields = new Map<string, Fields | undefined>()
    for (;;) {
      const name = /^[A-Za-z0-9*]+/u.exec(text.slice(at))?.[0]
      if (name === undefined) throw new Error(`fields: nothing at ${at} of ${text}`)
      at += name.length
      fields.set(name, undefined)
      if (text[at] === '(') {
        at += 1
        fields.set(name, list())
        if (text[at] !== ')') throw new Error(`fields: no end at ${at} of ${text}`)
        at += 1
      }
      if (text[at] !== ',') return fields
      at += 1
    }
  }
  const fields = list()
  if (at !== text.length) throw new Error(`fields: too much at ${at} of ${text}`)
  return fields
}

/** What is left of an answer when only some fields are wanted. */
export function onlyFields(value: unknown, fields: Fields | undefined): unknown {
  if (fields === undefined || fields.has('*')) return value
  if (Array.isArray(value)) return value.map((item) => onlyFields(item, fields))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).filter(([name]) => fields.has(name))
  return Object.fromEntries(kept.map(([name, inner]) => [name, onlyFields(inner, fields.get(name))]))
}

/** Looks at requests and answers, and tells what is wrong with them. */
export class Examiner {
  readonly #description: Description

  constructor(description: Description) {
    this.#description = description
  }

  /** The method of a path below the service; undefined when it has none. */
  methodOf(httpMethod: string, below: string): Method | undefined {
    const asked = below.split('/')
    const found = this.#description.methods.filter((method) => {
      const segments = method.path.split('/')
      const isSame = segments.every((segment, index) => segment.startsWith('{') || segment === asked[index])
      return method.httpMethod === httpMethod && segments.length === asked.length && isSame
    })
    const places = ({ path: at }: Method): number => at.split('{').length
    return found.toSorted((one, other) => places(one) - places(other))[0]
  }

  request(method: Method, query: URLSearchParams, body: unknown): readonly string[] {
    const known = { ...this.#description.parameters, ...method.parameters }
    const wrong: string[] = []
    for (const [name, text] of query) {
      const parameter = Object.hasOwn(known, name) ? known[name] : undefined
      if (parameter === undefined || parameter.location === 'path') wrong.push(`${method.path}: no parameter ${name}`)
      else if (!isParameter(parameter, text)) wrong.push(`${name} is ${text}`)
    }
    for (const [name, { required, location }] of Object.entries(known))
      if (required && location === 'query' && !query.has(name)) wrong.push(`${method.path}: ${name} is missing`)
    const fields = query.get('fields')
    const answer = method.response?.$ref
    if (fields !== null && answer !== undefined) wrong.push(...this.#fields(readFields(fields), { $ref: answer }, ''))
    const { $ref } = method.request ?? {}
    if (body === undefined) return wrong
    return [
      ...wrong,
      ...($ref === undefined ? [`${method.path} takes no body`] : this.#value(body, { $ref }, $ref, true)),
    ]
  }

  answer({ path: at, response }: Method, body: unknown): readonly string[] {
    return response?.$ref === undefined ? [] : this.#value(body, { $ref: response.$ref }, at, false)
  }

  #schema(schema: Schema): Schema {
    return schema.$ref === undefined ? schema : (this.#description.schemas[schema.$ref] ?? {})
  }

  #fields(fields: Fields, given: Schema, at: string): readonly string[] {
    const schema = this.#schema(given)
    const inner = schema.items ? this.#schema(schema.items) : schema
    return [...fields].flatMap(([name, below]) => {
      const member = inner.properties?.[name]
      if (member === undefined) return name === '*' ? [] : [`there is no field ${at}${name}`]
      return below ? this.#fields(below, member, `${at}${name}/`) : []
    })
  }

  #value(value: unknown, given: Schema, at: string, isRequest: boolean): readonly string[] {
    if (isRequest && given.description?.startsWith('Output only')) return [`${at} is the provider's to say`]
    const schema = this.#schema(given)
    if (schema.type === 'array') {
      if (!Array.isArray(value)) return [`${at} is no list`]
      return value.flatMap((item, index) => this.#value(item, schema.items ?? {}, `${at}/${index}`, isRequest))
    }
    if (schema.type === 'object') {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`]
      return Object.entries(value).flatMap(([name, member]) => {
        const known = schema.properties?.[name] ?? schema.additionalProperties
        return known ? this.#value(member, known, `${at}/${name}`, isRequest) : [`${at} has no ${name}`]
      })
    }
    return isPlain(schema, value) ? [] : [`${at} is ${JSON.stringify(value)}`]
  }
}

function isParameter({ type, minimum, maximum }: Parameter, text: string): boolean {
  if (type === 'boolean') return text === 'true' || text === 'false'
  if (type !== 'integer') return true
  return Number(text) >= Number(minimum ?? 0) && Number(text) <= Number(maximum ?? Number.MAX_SAFE_INTEGER)
}

function isPlain({ type, format }: Schema, value: unknown): boolean {
  if (format === 'int64') return typeof value === 'string' && /^-?\d+$/u.test(value)
  if (format === 'date-time') return typeof value === 'string' && !Number.isNaN(Date.parse(value))
  if (type === undefined || type === 'any') return true
  return typeof value === (type === 'integer' ? 'number' : type)
}
