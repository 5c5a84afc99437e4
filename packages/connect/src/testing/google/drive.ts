import path from 'node:path'
import { type Asked, contentOf, type Double, json, type Said, startDouble } from '../double.ts'
import { describedBy, Examiner, onlyFields, readFields } from './description.ts'
import { DriveFiles, FOLDER_TYPE, isBlob, type Kept, ROOT_ID } from './files.ts'
import { OWN_DESCRIPTION } from './own-description.ts'
import { readSearch } from './search.ts'
import { Uploads } from './uploads.ts'

/** A drive of Google's on loopback, and how a test sets it up behind the connector's back. */
export interface GoogleDriveDouble extends Double {
  readonly files: DriveFiles
  /** Bearer tokens that are taken; all of them when `accepts` was given. */
  readonly tokens: Set<string>
  write(path: string, content: string | Uint8Array, modifiedAtMs?: number): string
  makeFolder(path: string): string
  /** A document without bytes: `document`, `spreadsheet`, `presentation`, `drawing`, `form`, and what its exports give. */
  writeNative(path: string, kind: string, exported: string): string
  writeShortcut(path: string, targetId: string): string
  /** Another one of the same name in the same folder. */
  writeTwin(path: string, content: string): string
  /** Something of somebody else, in no folder of this drive. */
  share(name: string, content: string): string
  remove(path: string): void
  rename(from: string, to: string): void
  read(path: string): string | undefined
  isFolder(path: string): boolean
  /** Milliseconds; undefined when nothing is there. */
  timeOf(path: string): number | undefined
  /** All tokens for pages and changes are too old from now on. */
  forget(): void
}

export interface GoogleDriveOptions {
  /** Whether a bearer token is good; those of `tokens` when left out. */
  readonly accepts?: (token: string) => boolean
  /** Bytes of the whole drive; 15 GiB when left out. */
  readonly limitBytes?: number
}

const SERVICE = '/drive/v3/'
/** As much as one export may give. */
const MOST_EXPORT_BYTES = 10 * 1024 * 1024

/** Starts a drive on a free port of loopback, with nothing in it. Its token is `good`. */
export async function startGoogleDrive(options: GoogleDriveOptions = {}): Promise<GoogleDriveDouble> {
  const files = new DriveFiles()
  const tokens = new Set(['good'])
  const examiner = new Examiner(describedBy('drive__v3.json', OWN_DESCRIPTION))
  const service = new Service(files, options.limitBytes ?? 15 * 1024 ** 3)
  const uploads = new Uploads(files)
  const isGood = options.accepts ?? ((token: string) => tokens.has(token))
  const double = await startDouble((asked, { violations }) => {
    if (!isGood(asked.headers.authorization?.replace(/^Bearer /u, '') ?? ''))
      return problem(401, 'authError', 'Invalid Credentials')
    const { url, method, body } = asked
    if (method === 'PUT') return uploads.take(asked, violations)
    const isUpload = url.pathname === `/upload${SERVICE}files` && method === 'POST'
    const below = isUpload ? 'files' : url.pathname.slice(SERVICE.length)
    const found = isUpload || url.pathname.startsWith(SERVICE) ? examiner.methodOf(method, below) : undefined
    if (found === undefined) violations.push(`${method} ${url.pathname} is no method`)
    if (found === undefined) return problem(404, 'notFound', 'Not Found')
    try {
      const sent: unknown = body.length === 0 ? undefined : JSON.parse(body.toString('utf8'))
      violations.push(...examiner.request(found, url.searchParams, sent))
      if (isUpload) return uploads.begin(asked, sent, violations)
      const said = service.answer(asked, below, sent)
      if (said.status !== 200 || said.is === 'content') return said
      const whole: unknown = JSON.parse(String(said.body))
      violations.push(...examiner.answer(found, whole))
      const fields = url.searchParams.get('fields')
      return fields === null ? said : json(200, onlyFields(whole, readFields(fields)), said.is)
    } catch (error) {
      violations.push(String(error))
      return problem(400, 'invalid', 'Invalid Value')
    }
  })
  const blob = (at: string, content: string | Uint8Array, modifiedAtMs: number, id?: string): string =>
    files.put({
      ...(id !== undefined && { id }),
      ...{ name: path.posix.basename(at), mimeType: 'text/plain', parents: [files.folder(dirname(at))] },
      modifiedTime: new Date(modifiedAtMs).toISOString(),
      bytes: Buffer.from(content),
    }).id
  const special = (at: string, mimeType: string, more: Partial<Kept>): string =>
    files.put({
      ...{ name: path.posix.basename(at), mimeType, parents: [files.folder(dirname(at))] },
      modifiedTime: new Date(SOME_TIME_MS).toISOString(),
      ...more,
    }).id
  return Object.assign(double, {
    files,
    tokens,
    write: (at: string, content: string | Uint8Array, modifiedAtMs = SOME_TIME_MS) =>
      blob(at, content, modifiedAtMs, files.at(at)?.id),
    makeFolder: (at: string) => files.folder(at),
    writeNative: (at: string, kind: string, exported: string) =>
      special(at, `application/vnd.google-apps.${kind}`, { bytes: Buffer.from(exported) }),
    writeShortcut: (at: string, shortcutTo: string) =>
      special(at, 'application/vnd.google-apps.shortcut', { shortcutTo }),
    writeTwin: (at: string, content: string) => blob(at, content, SOME_TIME_MS),
    share: (name: string, content: string) => special(name, 'text/plain', { parents: [], bytes: Buffer.from(content) }),
    remove: (at: string) => files.remove(files.at(at)?.id ?? ''),
    rename(from: string, to: string) {
      const kept = files.at(from)
      if (kept) files.put({ ...kept, name: path.posix.basename(to), parents: [files.folder(dirname(to))] })
    },
    read(at: string) {
      const kept = files.at(at)
      return kept && isBlob(kept) ? Buffer.from(kept.bytes ?? []).toString('utf8') : undefined
    },
    isFolder: (at: string) => files.at(at)?.mimeType === FOLDER_TYPE,
    timeOf(at: string) {
      const kept = files.at(at)
      return kept && Date.parse(kept.modifiedTime)
    },
    forget() {
      files.age += 1
    },
  })
}

const SOME_TIME_MS = 1_600_000_000_000
const dirname = (at: string): string => at.split('/').slice(0, -1).join('/')

function problem(code: number, reason: string, message: string, location?: string): Said {
  const error = { domain: 'global', reason, message, ...(location && { locationType: 'parameter', location }) }
  return json(code, { error: { code, message, errors: [error] } })
}

/** The calls of Drive v3 over what is kept. */
class Service {
  readonly #files: DriveFiles
  readonly #limitBytes: number

  constructor(files: DriveFiles, limitBytes: number) {
    this.#files = files
    this.#limitBytes = limitBytes
  }

  answer({ method, url, headers }: Asked, below: string, sent: unknown): Said {
    const query = url.searchParams
    if (below === 'about') return this.#about()
    if (below === 'changes/startPageToken')
      return json(200, { kind: 'drive#startPageToken', startPageToken: this.#token(this.#files.log.length) })
    if (below === 'changes') return this.#changes(query)
    if (below === 'files') return method === 'GET' ? this.#list(query) : this.#create(sent)
    const [, id = '', end] = below.split('/').map(decodeURIComponent)
    const kept = this.#files.get(id)
    if (kept === undefined) return problem(404, 'notFound', `File not found: ${id}.`, 'fileId')
    if (end === 'export') return this.#export(kept)
    if (method === 'PATCH') return this.#update(kept, query, sent)
    if (query.get('alt') !== 'media') return json(200, this.#files.told(kept))
    if (!isBlob(kept)) return problem(403, 'fileNotDownloadable', 'Only files with binary content can be downloaded.')
    return contentOf(kept.bytes ?? new Uint8Array(0), headers.range, { 'content-type': kept.mimeType })
  }

  #about(): Said {
    const usage = this.#files.all().reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0)
    const user = { displayName: 'Ada', emailAddress: this.#files.account }
    return json(200, { user, storageQuota: { limit: String(this.#limitBytes), usage: String(usage) } })
  }

  #token(at: number | string): string {
    return `${this.#files.age}~${at}`
  }

  /** What a token stands for; undefined when it is too old. */
  #read(token: string): string | undefined {
    const [age, at] = token.split('~')
    return age === String(this.#files.age) ? at : undefined
  }

  /** In an order of its own: what comes while it runs is on none of its later pages. */
  #list(query: URLSearchParams): Said {
    const { fits, parents } = readSearch(query.get('q') ?? '')
    const lost = parents.find((id) => this.#files.get(id) === undefined)
    if (lost !== undefined) return problem(404, 'notFound', `File not found: ${lost}.`, 'fileId')
    const token = query.get('pageToken')
    const before = token === null ? '~' : this.#read(token)
    if (before === undefined) return problem(400, 'invalid', 'Invalid Value', 'pageToken')
    const found = this.#files
      .all()
      .filter((kept) => kept.id !== ROOT_ID && kept.id < before)
      .filter((kept) => fits({ ...kept, trashed: this.#files.isTrashed(kept) }))
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    const page = found.slice(0, Number(query.get('pageSize') ?? 100))
    const more = found.length > page.length ? { nextPageToken: this.#token(page.at(-1)?.id ?? '') } : {}
    return json(200, { kind: 'drive#fileList', files: page.map((kept) => this.#files.told(kept)), ...more })
  }

  /** Each thing is told once, as it is now. */
  #changes(query: URLSearchParams): Said {
    const at = this.#read(query.get('pageToken') ?? '')
    if (at === undefined) return problem(400, 'invalid', 'Invalid Value', 'pageToken')
    const [since, size] = [Number(at), Number(query.get('pageSize') ?? 100)]
    const { log } = this.#files
    const told = log.slice(since, since + size)
    const end = this.#token(since + told.length)
    const changes = [...new Set(told)].map((fileId) => {
      const kept = this.#files.get(fileId)
      const is = { kind: 'drive#change', changeType: 'file', time: new Date().toISOString(), fileId }
      return kept ? { ...is, removed: false, file: this.#files.told(kept) } : { ...is, removed: true }
    })
    const more = since + told.length < log.length ? { nextPageToken: end } : { newStartPageToken: end }
    return json(200, { kind: 'drive#changeList', changes, ...more })
  }

  #create(sent: unknown): Said {
    const { name, mimeType, parents } = sent as { name: string; mimeType: string; parents: readonly string[] }
    const parent = this.#files.get(parents[0] ?? 'root')
    if (parent === undefined) return problem(404, 'notFound', 'File not found: .', 'fileId')
    if (parent.mimeType !== FOLDER_TYPE)
      return problem(403, 'parentNotAFolder', 'The specified parent is not a folder.')
    const modifiedTime = new Date().toISOString()
    return json(
      200,
      this.#files.told(this.#files.put({ name, mimeType, parents: [parent.id], modifiedTime })),
      'change',
    )
  }

  #update(kept: Kept, query: URLSearchParams, sent: unknown): Said {
    const { name = kept.name, trashed, modifiedTime } = (sent ?? {}) as Partial<Kept> & { trashed?: boolean }
    const removed = (query.get('removeParents') ?? '').split(',')
    const added = (query.get('addParents') ?? '').split(',').filter(Boolean)
    for (const id of added) {
      const parent = this.#files.get(id)
      if (parent === undefined) return problem(404, 'notFound', `File not found: ${id}.`, 'fileId')
      if (parent.mimeType !== FOLDER_TYPE)
        return problem(403, 'parentNotAFolder', 'The specified parent is not a folder.')
      if (this.#isWithin(parent, kept.id)) return problem(400, 'invalid', 'A folder can not lie in itself.')
    }
    const parents = [...new Set([...kept.parents.filter((id) => !removed.includes(id)), ...added])]
    if (parents.length > 1) return problem(403, 'cannotAddParent', 'Increasing the number of parents is not allowed')
    const time = modifiedTime ?? (name === kept.name ? kept.modifiedTime : new Date().toISOString())
    const changed = { ...kept, name, parents, modifiedTime: time, isTrashed: trashed ?? kept.isTrashed }
    return json(200, this.#files.told(this.#files.put(changed)), 'change')
  }

  #isWithin(folder: Kept, id: string): boolean {
    return folder.id === id || folder.parents.some((above) => this.#isWithin(this.#files.get(above) ?? folder, id))
  }

  #export(kept: Kept): Said {
    if (isBlob(kept) || kept.bytes === undefined)
      return problem(403, 'fileNotExportable', 'Export only supports Docs Editors files.')
    if (kept.bytes.length > MOST_EXPORT_BYTES)
      return problem(403, 'exportSizeLimitExceeded', 'This file is too large to be exported.')
    return { status: 200, body: kept.bytes, is: 'content' }
  }
}
