import fs from 'node:fs'
import path from 'node:path'

interface Kind {
  readonly base: string | undefined
  readonly properties: ReadonlyMap<string, string>
}

/** Looks at what is asked and answered by Microsoft's own description (CSDL), as far as properties and their types go. */
export class CsdlExaminer {
  readonly #kinds: ReadonlyMap<string, Kind>

  constructor(text: string) {
    const kinds = new Map<string, Kind>()
    for (const [, tag, head = '', inner = ''] of text.matchAll(
      /<(EntityType|ComplexType) ([^>]*?)(?:\/>|>(.*?)<\/\1>)/gsu,
    )) {
      const name = /\bName="([^"]+)"/u.exec(head)?.[1] ?? String(tag)
      const found = inner.matchAll(/<(?:Navigation)?Property Name="([^"]+)" Type="([^"]+)"/gu)
      const base = /BaseType="(?:microsoft\.)?graph\.(\w+)"/u.exec(head)?.[1]
      // Some names stand in more than one namespace: the first is Graph's own.
      if (!kinds.has(name))
        kinds.set(name, { base, properties: new Map([...found].map(([, at = '', type = '']) => [at, type])) })
    }
    this.#kinds = kinds
  }

  /** Properties of a kind that a question names by `$select`. */
  selected(kind: string, names: string): readonly string[] {
    return names
      .split(',')
      .filter((name) => this.#typeOf(kind, name) === undefined)
      .map((name) => `${kind} has no ${name}`)
  }

  /** What is wrong with a value; annotations, which begin with `@`, are looked at by nobody. */
  look(kind: string, value: unknown, at = kind): readonly string[] {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return [`${at} is no object`]
    return Object.entries(value).flatMap(([name, member]) => {
      if (name.startsWith('@')) return []
      const type = this.#typeOf(kind, name)
      return type === undefined ? [`${at} has no ${name}`] : this.#member(type, member, `${at}/${name}`)
    })
  }

  #member(type: string, value: unknown, at: string): readonly string[] {
    const many = /^Collection\((.+)\)$/u.exec(type)?.[1]
    if (many !== undefined)
      return Array.isArray(value)
        ? value.flatMap((item, index) => this.#member(many, item, `${at}/${index}`))
        : [`${at} is no list`]
    const kind = /graph\.(\w+)$/u.exec(type)?.[1]
    if (kind !== undefined) return this.#kinds.has(kind) ? this.look(kind, value, at) : []
    const isRight = PLAIN[type] ?? (() => true)
    return isRight(value) ? [] : [`${at} is ${JSON.stringify(value)}, no ${type}`]
  }

  #typeOf(kind: string, name: string): string | undefined {
    const found = this.#kinds.get(kind)
    // What everything has, and what open kinds may have: an address of an owner.
    if (name === 'id') return 'Edm.String'
    if (kind === 'identity' && name === 'email') return 'Edm.String'
    return found?.properties.get(name) ?? (found?.base === undefined ? undefined : this.#typeOf(found.base, name))
  }
}

const PLAIN: Readonly<Record<string, (value: unknown) => boolean>> = {
  'Edm.String': (value) => typeof value === 'string',
  'Edm.Boolean': (value) => typeof value === 'boolean',
  'Edm.Int32': Number.isSafeInteger,
  'Edm.Int64': Number.isSafeInteger,
  'Edm.DateTimeOffset': (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
}

/** Microsoft's description from the folder of `OCTAVO_API_SPECS`; as much of it as is used here where there is none. */
export function csdl(): CsdlExaminer {
  const folder = process.env.OCTAVO_API_SPECS
  return new CsdlExaminer(folder ? fs.readFileSync(path.join(folder, 'graph-v1.0-Prod.csdl'), 'utf8') : OWN)
}

const kind = (name: string, properties: Readonly<Record<string, string>>): string =>
  `<ComplexType Name="${name}">${Object.entries(properties)
    .map(([at, type]) => `<Property Name="${at}" Type="${type}" />`)
    .join('')}</ComplexType>`

const TEXT = 'Edm.String'
const OWN = [
  kind('driveItem', {
    ...{
      name: TEXT,
      eTag: TEXT,
      cTag: TEXT,
      webUrl: TEXT,
      size: 'Edm.Int64',
      lastModifiedDateTime: 'Edm.DateTimeOffset',
    },
    ...{ file: 'graph.file', folder: 'graph.folder', package: 'graph.package', root: 'graph.root' },
    ...{ deleted: 'graph.deleted', parentReference: 'graph.itemReference', remoteItem: 'graph.remoteItem' },
    fileSystemInfo: 'graph.fileSystemInfo',
  }),
  kind('drive', { driveType: TEXT, owner: 'graph.identitySet', quota: 'graph.quota' }),
  kind('identitySet', { user: 'graph.identity' }),
  kind('identity', { displayName: TEXT }),
  kind('quota', { total: 'Edm.Int64', used: 'Edm.Int64', remaining: 'Edm.Int64', state: TEXT }),
  kind('file', { mimeType: TEXT }),
  kind('folder', { childCount: 'Edm.Int32' }),
  kind('package', { type: TEXT }),
  kind('root', {}),
  kind('deleted', { state: TEXT }),
  kind('itemReference', { driveId: TEXT, path: TEXT, name: TEXT }),
  kind('remoteItem', { name: TEXT, folder: 'graph.folder' }),
  kind('uploadSession', {
    expirationDateTime: 'Edm.DateTimeOffset',
    nextExpectedRanges: 'Collection(Edm.String)',
    uploadUrl: TEXT,
  }),
  kind('driveItemUploadableProperties', { name: TEXT, fileSize: 'Edm.Int64', fileSystemInfo: 'graph.fileSystemInfo' }),
  kind('fileSystemInfo', { lastModifiedDateTime: 'Edm.DateTimeOffset' }),
].join('\n')
