import path from 'node:path'
import { type Asked, contentOf, type Double, json, type Said, startDouble } from '../double.ts'
import { type CsdlExaminer, csdl } from './csdl.ts'
import { problem, TOP_ID, Uploads } from './uploads.ts'

/** A OneDrive on loopback, and how a test sets it up behind the connector's back. */
export interface GraphDouble extends Double {
  readonly tokens: Set<string>
  write(path: string, content: string | Uint8Array, modifiedAtMs?: number): string
  makeFolder(path: string): string
  /** Something of somebody else's drive that was added to this one. */
  writeShortcut(path: string): string
  /** A notebook: no folder, and without bytes. */
  writePackage(path: string): string
  remove(path: string): void
  rename(from: string, to: string): void
  read(path: string): string | undefined
  isFolder(path: string): boolean
  timeOf(path: string): number | undefined
  names(): readonly string[]
  /** All links for changes are too old from now on. */
  forget(): void
}

interface Kept {
  readonly id: string
  readonly name: string
  readonly parentId: string
  readonly modifiedAtMs: number
  readonly kind: 'folder' | 'file' | 'shortcut' | 'package'
  readonly bytes: Uint8Array
  /** Counts its contents, and all its changes. */
  readonly content: number
  readonly version: number
}

interface Sent {
  readonly name?: string
  readonly parentReference?: { readonly id: string }
  readonly fileSystemInfo?: { readonly lastModifiedDateTime?: string }
}

const SOME_TIME_MS = 1_600_000_000_000
const above = (at: string): string => at.split('/').slice(0, -1).join('/')

/** Starts one on a free port of loopback, with nothing in it. Its token is `good`, or what `accepts` takes. */
export async function startGraph(options: { accepts?: (token: string) => boolean } = {}): Promise<GraphDouble> {
  const tokens = new Set(['good'])
  const drive = new OneDriveItems()
  const examiner = csdl()
  const uploads = new Uploads(drive)
  const isGood = options.accepts ?? ((token: string) => tokens.has(token))
  const double = await startDouble((asked, { url, violations }) => {
    const [, space, ...way] = asked.url.pathname.split('/')
    // Contents have addresses of their own, which are all that is needed; a token there went to the wrong place.
    if (space === 'bytes') {
      if (asked.headers.authorization) violations.push('a token came where contents are')
      const kept = drive.get(decodeURIComponent(way[0] ?? ''))
      return kept ? contentOf(kept.bytes, asked.headers.range) : problem(404, 'itemNotFound')
    }
    if (space === 'up') {
      if (asked.headers.authorization) violations.push('a token came where uploads are')
      return uploads.take(way[0] ?? '', asked, violations)
    }
    if (!isGood(asked.headers.authorization?.replace(/^Bearer /u, '') ?? ''))
      return problem(401, 'InvalidAuthenticationToken')
    violations.push(...questionable(asked, examiner))
    const said = uploads.begin(asked, way.join('/'), url) ?? drive.answer(asked, way.join('/'), url)
    if (said.status < 300 && said.body) violations.push(...answerable(JSON.parse(String(said.body)), way, examiner))
    return said
  })
  return Object.assign(double, {
    tokens,
    write: (at: string, content: string | Uint8Array, modifiedAtMs = SOME_TIME_MS) =>
      drive.write(at, { kind: 'file', bytes: Buffer.from(content), modifiedAtMs }),
    makeFolder: (at: string) => drive.folder(at),
    writeShortcut: (at: string) => drive.write(at, { kind: 'shortcut', bytes: new Uint8Array(0), modifiedAtMs: 0 }),
    writePackage: (at: string) => drive.write(at, { kind: 'package', bytes: new Uint8Array(0), modifiedAtMs: 0 }),
    remove: (at: string) => drive.remove(drive.at(at)?.id ?? ''),
    rename(from: string, to: string) {
      const kept = drive.at(from)
      if (kept) drive.put({ ...kept, name: path.posix.basename(to), parentId: drive.folder(above(to)) })
    },
    read(at: string) {
      const kept = drive.at(at)
      return kept?.kind === 'file' ? Buffer.from(kept.bytes).toString('utf8') : undefined
    },
    isFolder: (at: string) => drive.at(at)?.kind === 'folder',
    timeOf: (at: string) => drive.at(at)?.modifiedAtMs,
    names: () => drive.inside(TOP_ID).map(({ name }) => name),
    forget: () => drive.forget(),
  })
}

const OPTIONS = new Set(['$select', '$top', 'token', '@microsoft.graph.conflictBehavior'])

function questionable({ method, url, body }: Asked, examiner: CsdlExaminer): readonly string[] {
  const wrong = [...url.searchParams.keys()].filter((name) => !OPTIONS.has(name)).map((name) => `no option ${name}`)
  const kind = url.pathname.endsWith('/me/drive') ? 'drive' : 'driveItem'
  if (url.pathname.endsWith('/content')) return wrong
  if (url.pathname.endsWith('/createUploadSession')) {
    const { item, ...more } = JSON.parse(body.toString('utf8'))
    return [...wrong, ...examiner.look('driveItemUploadableProperties', item), ...Object.keys(more)]
  }
  const selected = url.searchParams.get('$select')
  if (selected !== null) wrong.push(...examiner.selected(kind, selected))
  if (method !== 'GET' && body.length > 0) wrong.push(...examiner.look(kind, JSON.parse(body.toString('utf8'))))
  return wrong
}

function answerable(answer: Readonly<Record<string, unknown>>, way: readonly string[], examiner: CsdlExaminer) {
  if (Array.isArray(answer.value)) return answer.value.flatMap((item) => examiner.look('driveItem', item))
  if (way.at(-1) === 'createUploadSession') return examiner.look('uploadSession', answer)
  return examiner.look(way.at(-1) === 'drive' ? 'drive' : 'driveItem', answer)
}

export class OneDriveItems {
  readonly #kept = new Map<string, Kept>()
  /** What was deleted by a call, by id. */
  readonly #bin = new Map<string, Kept>()
  readonly #log: string[] = []
  #next = 1
  #age = 0

  get(id: string): Kept | undefined {
    return this.#kept.get(id)
  }

  forget(): void {
    this.#age += 1
  }

  at(at: string): Kept | undefined {
    let found: Kept | undefined
    for (const name of at.split('/')) {
      found = this.#named(found?.id ?? TOP_ID, name)
      if (found === undefined) return undefined
    }
    return found
  }

  inside(id: string): readonly Kept[] {
    return [...this.#kept.values()].filter(({ parentId }) => parentId === id)
  }

  #named(parentId: string, name: string): Kept | undefined {
    return this.inside(parentId).find((kept) => kept.name.toLowerCase() === name.toLowerCase())
  }

  folder(at: string): string {
    if (at === '') return TOP_ID
    const is = { name: path.posix.basename(at), modifiedAtMs: SOME_TIME_MS, bytes: new Uint8Array(0), content: 1 }
    return (this.at(at) ?? this.put({ ...is, kind: 'folder', id: this.#newId(), parentId: this.folder(above(at)) })).id
  }

  write(at: string, is: Pick<Kept, 'kind' | 'bytes' | 'modifiedAtMs'>): string {
    const before = this.at(at)
    const named = { name: before?.name ?? path.posix.basename(at), parentId: this.folder(above(at)) }
    return this.put({ ...is, ...named, id: before?.id ?? this.#newId(), content: (before?.content ?? 0) + 1 }).id
  }

  put(kept: Omit<Kept, 'version'>): Kept {
    const whole = { ...kept, version: (this.#kept.get(kept.id)?.version ?? 0) + 1 }
    this.#kept.set(kept.id, whole)
    this.#log.push(kept.id)
    return whole
  }

  /** The feed names the folder alone. */
  remove(id: string): void {
    const waiting = [id]
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      waiting.push(...this.inside(next).map((kept) => kept.id))
      this.#kept.delete(next)
    }
    this.#log.push(id)
  }

  answer({ method, url, headers, body }: Asked, way: string, root: URL): Said {
    const sent = body.length > 0 && !way.endsWith('/content') ? JSON.parse(body.toString('utf8')) : {}
    if (way === 'me/drive') return json(200, this.#drive())
    if (way === 'me/drive/root') return json(200, { id: TOP_ID, name: 'root', root: {}, folder: {} })
    if (way === 'me/drive/root/delta') return this.#delta(url, root)
    const [, itemPart = '', end = ''] = /^me\/drive\/items\/([^/:]+)(?::\/|\/)?(.*)$/u.exec(way) ?? []
    const id = decodeURIComponent(itemPart)
    const kept = this.#kept.get(id)
    if (end === 'restore') return this.#restore(id, sent, root)
    if (kept === undefined && id !== TOP_ID) return problem(404, 'itemNotFound')
    if (way.includes(`${itemPart}:/`)) {
      const named = this.#named(id, decodeURIComponent(end))
      return named ? json(200, this.#told(named, root)) : problem(404, 'itemNotFound')
    }
    if (end === 'children') return method === 'GET' ? this.#children(id, url, root) : this.#make(id, sent, root)
    if (kept === undefined) return problem(400, 'invalidRequest')
    if (method === 'GET') return json(200, this.#told(kept, root, !url.searchParams.has('$select')))
    const ifMatch = headers['if-match']
    if (ifMatch !== undefined && ifMatch !== tagOf(kept)) return problem(412, 'preconditionFailed')
    if (method === 'DELETE') {
      this.#bin.set(id, kept)
      this.remove(id)
      return { status: 204, is: 'change' }
    }
    return this.#update(kept, sent, root)
  }

  /** A new file, whose name has to be free. */
  make(parentId: string, is: Pick<Kept, 'name' | 'bytes' | 'modifiedAtMs'>, root: URL): Said {
    if ((this.#kept.get(parentId)?.kind ?? 'folder') !== 'folder') return problem(400, 'invalidRequest')
    if (this.#named(parentId, is.name)) return problem(409, 'nameAlreadyExists')
    const made = this.put({ ...is, kind: 'file', id: this.#newId(), parentId, content: 1 })
    return json(201, this.#told(made, root), 'change')
  }

  #restore(id: string, sent: Sent, root: URL): Said {
    const kept = this.#bin.get(id)
    if (kept === undefined) return problem(404, 'itemNotFound')
    const { name = kept.name, parentReference = { id: kept.parentId } } = sent
    if (this.#named(parentReference.id, name)) return problem(409, 'nameAlreadyExists')
    this.#bin.delete(id)
    return json(200, this.#told(this.put({ ...kept, name, parentId: parentReference.id }), root), 'change')
  }

  #drive(): unknown {
    const used = [...this.#kept.values()].reduce((sum, { bytes }) => sum + bytes.length, 0)
    const total = 5 * 1024 ** 3
    const owner = { user: { displayName: 'Ada Example', email: 'ada@example.test' } }
    return {
      id: 'D4C3',
      driveType: 'personal',
      owner,
      quota: { total, used, remaining: total - used, state: 'normal' },
    }
  }

  /** Everything once, some things twice; then what came since, the folder of the drive with each page. */
  #delta(url: URL, root: URL): Said {
    const [age = String(this.#age), since = String(this.#log.length), after = ''] =
      url.searchParams.get('token')?.split('~') ?? []
    if (age !== String(this.#age)) return problem(410, 'resyncRequired')
    const size = Number(url.searchParams.get('$top') ?? 200)
    const isListing = after !== 'end'
    const waiting = isListing
      ? [...this.#kept.keys()].toSorted().filter((id) => id > after)
      : this.#log.slice(Number(since))
    const told = waiting.slice(0, size)
    const hasMore = waiting.length > told.length
    const next = isListing
      ? [age, since, hasMore ? told.at(-1) : 'end']
      : [age, String(Number(since) + told.length), 'end']
    const link = new URL(url.pathname, root)
    link.search = new URLSearchParams({ ...Object.fromEntries(url.searchParams), token: next.join('~') }).toString()
    const items = [...told, ...told.slice(0, 1)].map((id) => {
      const kept = this.#kept.get(id)
      return kept ? this.#told(kept, root) : { id, deleted: { state: 'deleted' } }
    })
    const value = [{ id: TOP_ID, name: 'root', root: {}, folder: {} }, ...items]
    return json(200, { value, [hasMore ? '@odata.nextLink' : '@odata.deltaLink']: link.href })
  }

  #children(id: string, url: URL, root: URL): Said {
    const after = url.searchParams.get('token') ?? ''
    const size = Number(url.searchParams.get('$top') ?? 200)
    const waiting = this.inside(id)
      .filter((kept) => kept.id > after)
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
    const told = waiting.slice(0, size)
    const link = new URL(url.pathname, root)
    link.search = new URLSearchParams({
      ...Object.fromEntries(url.searchParams),
      token: told.at(-1)?.id ?? '',
    }).toString()
    const more = waiting.length > told.length ? { '@odata.nextLink': link.href } : {}
    return json(200, { value: told.map((kept) => this.#told(kept, root)), ...more })
  }

  #make(parentId: string, { name }: { readonly name: string }, root: URL): Said {
    if ((this.#kept.get(parentId)?.kind ?? 'folder') !== 'folder') return problem(400, 'invalidRequest')
    if (this.#named(parentId, name)) return problem(409, 'nameAlreadyExists')
    const is = { bytes: new Uint8Array(0), modifiedAtMs: Date.now(), content: 1 }
    const made = this.put({ ...is, kind: 'folder', id: this.#newId(), parentId, name })
    return json(201, this.#told(made, root), 'change')
  }

  #update(kept: Kept, sent: Sent, root: URL): Said {
    const { name = kept.name, parentReference, fileSystemInfo } = sent
    const parentId = parentReference?.id ?? kept.parentId
    const parent = this.#kept.get(parentId)
    if (parentId !== TOP_ID && parent === undefined) return problem(404, 'itemNotFound')
    if (parent !== undefined && parent.kind !== 'folder') return problem(400, 'invalidRequest')
    for (let at = parent; at !== undefined; at = this.#kept.get(at.parentId))
      if (at.id === kept.id) return problem(400, 'invalidRequest')
    const there = this.#named(parentId, name)
    if (there && there.id !== kept.id) return problem(409, 'nameAlreadyExists')
    const time = Date.parse(fileSystemInfo?.lastModifiedDateTime ?? '') || kept.modifiedAtMs
    return json(200, this.#told(this.put({ ...kept, name, parentId, modifiedAtMs: time }), root), 'change')
  }

  #newId(): string {
    return `D4C3!${String(1000 + this.#next++)}`
  }

  #told(kept: Kept, root: URL, isWhole = false): Readonly<Record<string, unknown>> {
    const { id, name, parentId, modifiedAtMs, kind, bytes, content } = kept
    const time = new Date(modifiedAtMs).toISOString()
    return {
      ...{ id, name, eTag: tagOf(kept), lastModifiedDateTime: time, fileSystemInfo: { lastModifiedDateTime: time } },
      parentReference: { driveId: 'D4C3', id: parentId },
      webUrl: `https://onedrive.live.com/?id=${encodeURIComponent(id)}`,
      size: bytes.length,
      ...(kind === 'folder' && { folder: { childCount: this.inside(id).length } }),
      ...(kind === 'file' && { file: { mimeType: 'text/plain' }, cTag: `"c:{${id}},${content}"` }),
      ...(kind === 'shortcut' && { remoteItem: { id: 'B5!7', name, folder: { childCount: 0 } } }),
      ...(kind === 'package' && { package: { type: 'oneNote' } }),
      ...(kind === 'file' &&
        isWhole && { '@microsoft.graph.downloadUrl': new URL(`bytes/${encodeURIComponent(id)}`, root).href }),
    }
  }
}

const tagOf = ({ id, version }: Kept): string => `"{${id}},${version}"`
