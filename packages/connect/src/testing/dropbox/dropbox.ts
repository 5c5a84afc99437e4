import { createHash } from 'node:crypto'
import path from 'node:path'
import { type Asked, contentOf, type Double, json, type Said, startDouble } from '../double.ts'
import { OWN_STONE } from './own-stone.ts'
import { stoneOf } from './stone.ts'

/** A Dropbox on loopback, and how a test sets it up behind the connector's back. */
export interface DropboxDouble extends Double {
  readonly tokens: Set<string>
  write(path: string, content: string | Uint8Array, modifiedAtMs?: number): void
  makeFolder(path: string): void
  /** A document that can only be exported. */
  writeDocument(path: string, exported: string): void
  remove(path: string): void
  rename(from: string, to: string): void
  read(path: string): string | undefined
  isFolder(path: string): boolean
  timeOf(path: string): number | undefined
  /** Names right where it begins. */
  names(): readonly string[]
  /** All cursors are too old from now on. */
  forget(): void
}

interface Kept {
  readonly id: string
  /** With capital letters, without the first slash. */
  readonly at: string
  readonly modifiedAtMs: number
  /** A folder has none. */
  readonly bytes?: Uint8Array
  readonly isDocument?: boolean
}

/** Where a cursor stands: within the listing of `within` after a path, or in what came since. */
interface Cursor {
  readonly age: number
  readonly within: string
  readonly isDeep: boolean
  readonly limit: number
  readonly since: number
  readonly after?: string
}

const SOME_TIME_MS = 1_600_000_000_000
const BLOCK_BYTES = 4 * 1024 * 1024
const lower = (at: string): string => at.toLowerCase()
const above = (at: string): string => at.split('/').slice(0, -1).join('/')

/** Starts one on a free port of loopback, with nothing in it. Its token is `good`, or what `accepts` takes. */
export async function startDropbox(options: { accepts?: (token: string) => boolean } = {}): Promise<DropboxDouble> {
  const tokens = new Set(['good'])
  const box = new Box()
  const examiner = stoneOf(OWN_STONE)
  const isGood = options.accepts ?? ((token: string) => tokens.has(token))
  const double = await startDouble((asked, { violations }) => {
    if (!isGood(asked.headers.authorization?.replace(/^Bearer /u, '') ?? ''))
      return json(401, { error_summary: 'expired_access_token/', error: { '.tag': 'expired_access_token' } })
    const route = asked.url.pathname.slice('/2/'.length)
    if (asked.method !== 'POST') violations.push(`${asked.method} ${route}`)
    const header = String(asked.headers['dropbox-api-arg'] ?? '')
    const isContent = route === 'files/download' || route === 'files/export' || route.startsWith('files/upload')
    const sent: unknown = JSON.parse(isContent ? header : asked.body.toString('utf8'))
    const broken = examiner.look(route, 0, sent)
    violations.push(...broken)
    if (broken.length > 0) return { status: 400, body: `Error in call to API function "${route}"` }
    const said = box.answer(route, sent, asked)
    const told = said.is === 'content' ? said.headers?.['dropbox-api-result'] : said.body
    const answer: unknown = said.status === 416 ? undefined : JSON.parse(String(told))
    if (said.status === 409) violations.push(...examiner.look(route, 2, Object(answer).error))
    else if (said.status !== 416) violations.push(...examiner.look(route, 1, answer))
    return said
  })
  return Object.assign(double, {
    tokens,
    write: (at: string, content: string | Uint8Array, modifiedAtMs = SOME_TIME_MS) =>
      box.write(at, { bytes: Buffer.from(content), modifiedAtMs }),
    makeFolder: (at: string) => box.folder(at),
    writeDocument: (at: string, exported: string) =>
      box.write(at, { bytes: Buffer.from(exported), modifiedAtMs: SOME_TIME_MS, isDocument: true }),
    remove: (at: string) => box.remove(at),
    rename: (from: string, to: string) => box.move(from, to),
    read(at: string) {
      const bytes = box.at(at)?.bytes
      return bytes && Buffer.from(bytes).toString('utf8')
    },
    isFolder: (at: string) => box.at(at) !== undefined && box.at(at)?.bytes === undefined,
    timeOf: (at: string) => box.at(at)?.modifiedAtMs,
    names: () => box.names(),
    forget: () => box.forget(),
  })
}

/** What Dropbox says that is wrong, by its tags from the outside in. */
function wrong(...tags: readonly string[]): Said {
  const error = tags.reduceRight<unknown>(
    (inner, tag) => (inner === undefined ? { '.tag': tag } : { '.tag': tag, [tag]: inner }),
    undefined,
  )
  return json(409, { error_summary: `${tags.join('/')}/...`, error })
}

class Box {
  /** By path in small letters. */
  readonly #kept = new Map<string, Kept>()
  /** What was deleted or became another content, by path in small letters, the latest last. */
  readonly #before = new Map<string, readonly Kept[]>()
  readonly #uploads = new Map<string, Buffer>()
  /** Paths in small letters in the order in which something became of them; those that were removed begin with `-`. */
  readonly #log: string[] = []
  #next = 1
  #age = 0

  at(at: string): Kept | undefined {
    return this.#kept.get(lower(at))
  }

  names(): readonly string[] {
    return [...this.#kept.values()].map(({ at }) => at).filter((at) => !at.includes('/'))
  }

  forget(): void {
    this.#age += 1
  }

  write(at: string, content: Omit<Kept, 'at' | 'id'>): void {
    this.folder(above(at))
    this.#put({ ...content, id: this.at(at)?.id ?? this.#newId(), at: this.at(at)?.at ?? at })
  }

  folder(at: string): Kept | undefined {
    if (at === '') return undefined
    this.folder(above(at))
    return this.at(at) ?? this.#put({ id: this.#newId(), at, modifiedAtMs: 0 })
  }

  /** Its deletion is one entry, whatever was in it. */
  remove(at: string): void {
    for (const key of this.#below(lower(at))) this.#kept.delete(key)
    this.#log.push(`-${lower(at)}`)
  }

  move(from: string, to: string): void {
    this.folder(above(to))
    const parent = this.at(above(to))?.at ?? ''
    const target = parent === '' ? to : `${parent}/${path.posix.basename(to)}`
    const moved = this.#below(lower(from))
      .map((key) => this.#kept.get(key))
      .filter((kept) => kept !== undefined)
    this.remove(from)
    for (const kept of moved) this.#put({ ...kept, at: `${target}${kept.at.slice(from.length)}` })
  }

  answer(route: string, sent: unknown, { headers, body }: Asked): Said {
    const asked = Object(sent)
    const at: string = typeof asked.path === 'string' ? asked.path.slice(1) : ''
    if (route === 'users/get_current_account') return json(200, ACCOUNT)
    if (route === 'users/get_space_usage') {
      const used = [...this.#kept.values()].reduce((sum, { bytes }) => sum + (bytes?.length ?? 0), 0)
      return json(200, { used, allocation: { '.tag': 'individual', allocated: 2 * 1024 ** 3 } })
    }
    if (route === 'files/list_folder') return this.#list(at, asked.recursive === true, asked.limit ?? 2000)
    if (route === 'files/list_folder/continue') return this.#continue(asked.cursor)
    if (route === 'files/create_folder_v2') return this.#create(at)
    if (route === 'files/move_v2') return this.#move(asked.from_path.slice(1), asked.to_path.slice(1))
    if (route.startsWith('files/upload')) return this.#upload(route, asked, body)
    if (route === 'files/restore') return this.#restore(at, asked.rev)
    if (route === 'files/list_revisions') return this.#revisions(at)
    const kept = this.at(at)
    if (route === 'files/delete_v2') {
      if (kept === undefined) return wrong('path_lookup', 'not_found')
      const isOther = asked.parent_rev !== undefined && asked.parent_rev !== this.#told(kept).rev
      if (isOther) return wrong('path_write', 'conflict', 'file')
      this.#before.set(lower(at), [...(this.#before.get(lower(at)) ?? []), kept])
      this.remove(at)
      return json(200, { metadata: this.#told(kept) }, 'change')
    }
    if (kept === undefined) return wrong('path', 'not_found')
    if (route === 'files/get_metadata') return json(200, this.#told(kept))
    if (kept.bytes === undefined) return wrong('path', 'not_file')
    const { '.tag': _kind, ...metadata } = this.#told(kept)
    if (route === 'files/download' && kept.isDocument) return wrong('unsupported_file')
    const name = path.posix.basename(kept.at)
    const exported = { export_metadata: { name, size: kept.bytes.length }, file_metadata: metadata }
    if (route === 'files/export' && !kept.isDocument) return wrong('non_exportable')
    const isExport = route === 'files/export'
    const result = { 'dropbox-api-result': ascii(isExport ? exported : metadata) }
    return contentOf(kept.bytes, isExport ? undefined : headers.range, result)
  }

  /** Files in one call, and by sessions of pieces one after the other. */
  #upload(route: string, asked: ReturnType<typeof Object>, body: Buffer): Said {
    if (route === 'files/upload') return this.#commit(asked, body, true)
    if (route === 'files/upload_session/start') {
      const session = `pid_upload_session:${this.#newId()}`
      this.#uploads.set(session, body)
      return json(200, { session_id: session }, 'change')
    }
    const { session_id: session, offset } = asked.cursor
    const before = this.#uploads.get(session)
    const isFinish = route === 'files/upload_session/finish'
    const problem = (tag: string, inner = {}): Said => {
      const error = { '.tag': tag, ...inner }
      const whole = isFinish ? { '.tag': 'lookup_failed', lookup_failed: error } : error
      return json(409, { error_summary: `${isFinish ? 'lookup_failed/' : ''}${tag}/...`, error: whole })
    }
    if (before === undefined) return problem('not_found')
    if (offset !== before.length) return problem('incorrect_offset', { correct_offset: before.length })
    this.#uploads.set(session, Buffer.concat([before, body]))
    if (isFinish) return this.#commit(asked.commit, this.#uploads.get(session) ?? body, false)
    return { ...json(200, null, 'change'), body: 'null' }
  }

  /** Folders that are missing are made. */
  #commit(asked: ReturnType<typeof Object>, bytes: Buffer, isSimple: boolean): Said {
    const at: string = asked.path.slice(1)
    const there = this.at(at)
    const tags = there ? ['conflict', there.bytes ? 'file' : 'folder'] : ['conflict', 'file_ancestor']
    if (there || this.#isBelowFile(at)) {
      const [, inner = ''] = tags
      const reason = { '.tag': 'conflict', conflict: { '.tag': inner } }
      const isSame = there?.bytes !== undefined && Buffer.compare(there.bytes, bytes) === 0
      if (!isSame || asked.strict_conflict === true) {
        const failed = isSimple ? { reason, upload_session_id: 'AAAA' } : { path: reason }
        const error_summary = `path/${isSimple ? 'reason/' : ''}conflict/${inner}/..`
        return json(409, { error_summary, error: { '.tag': 'path', ...failed } })
      }
    }
    this.write(at, { bytes, modifiedAtMs: Date.parse(asked.client_modified ?? new Date().toISOString()) })
    return this.#file(at)
  }

  #file(at: string): Said {
    const kept = this.at(at)
    const { '.tag': _kind, ...metadata } = kept ? this.#told(kept) : {}
    return json(200, metadata, 'change')
  }

  #revisions(at: string): Said {
    const kept = this.at(at)
    if (kept && kept.bytes === undefined) return wrong('path', 'not_file')
    const all = [...(this.#before.get(lower(at)) ?? []), ...(kept ? [kept] : [])]
    if (all.length === 0) return wrong('path', 'not_found')
    const entries = all.toReversed().map((one) => ({ ...this.#told(one), '.tag': undefined }))
    return json(200, { is_deleted: kept === undefined, entries: entries.slice(0, 1), has_more: entries.length > 1 })
  }

  /** Over whatever is there. */
  #restore(at: string, rev: string): Said {
    const kept = [...this.#before.values()].flat().findLast((one) => this.#told(one).rev === rev)
    if (kept?.bytes === undefined) return wrong('invalid_revision')
    this.write(at, { bytes: kept.bytes, modifiedAtMs: kept.modifiedAtMs })
    return this.#file(at)
  }

  #create(at: string): Said {
    const there = this.at(at)
    if (there) return wrong('path', 'conflict', there.bytes ? 'file' : 'folder')
    if (this.#isBelowFile(at)) return wrong('path', 'conflict', 'file_ancestor')
    const parent = this.at(above(at))?.at
    const made = this.folder(parent ? `${parent}/${path.posix.basename(at)}` : at)
    const { '.tag': _kind, ...metadata } = made ? this.#told(made) : {}
    return json(200, { metadata }, 'change')
  }

  #move(from: string, to: string): Said {
    const kept = this.at(from)
    if (kept === undefined) return wrong('from_lookup', 'not_found')
    if (lower(from) === lower(to)) return wrong('duplicated_or_nested_paths')
    if (lower(to).startsWith(`${lower(from)}/`)) return wrong('cant_move_folder_into_itself')
    const there = this.at(to)
    if (there) return wrong('to', 'conflict', there.bytes ? 'file' : 'folder')
    if (this.#isBelowFile(to)) return wrong('to', 'conflict', 'file_ancestor')
    this.move(from, to)
    const moved = this.at(to)
    return json(200, { metadata: moved && this.#told(moved) }, 'change')
  }

  #list(at: string, isDeep: boolean, limit: number): Said {
    const kept = this.at(at)
    if (at !== '' && kept === undefined) return wrong('path', 'not_found')
    if (kept?.bytes) return wrong('path', 'not_folder')
    return this.#page({ age: this.#age, within: lower(at), isDeep, limit, since: this.#log.length, after: '' })
  }

  #continue(text: string): Said {
    const cursor: Cursor = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    return cursor.age === this.#age ? this.#page(cursor) : wrong('reset')
  }

  #page(cursor: Cursor): Said {
    const { within, isDeep, limit, since, after } = cursor
    const isInside = (key: string): boolean =>
      isDeep ? within === '' || key === within || key.startsWith(`${within}/`) : above(key) === within && key !== ''
    const waiting =
      after === undefined
        ? this.#log.slice(since)
        : [...this.#kept.keys()].filter((key) => isInside(key) && key > after).toSorted()
    const told = waiting.slice(0, limit)
    const hasMore = waiting.length > told.length
    const { after: _after, ...rest } = cursor
    const next: Cursor =
      after === undefined
        ? { ...rest, since: since + told.length }
        : { ...rest, ...(hasMore && { after: told.at(-1) ?? '' }) }
    const entries = told.flatMap((line) => {
      const key = line.replace(/^-/u, '')
      if (!isInside(key)) return []
      if (after === undefined && line !== key) return [{ '.tag': 'deleted', ...this.#named(key) }]
      const kept = this.#kept.get(key)
      return kept ? [this.#told(kept)] : []
    })
    const text = Buffer.from(JSON.stringify(next)).toString('base64url')
    return json(200, { entries, cursor: text, has_more: hasMore })
  }

  #isBelowFile(at: string): boolean {
    for (let folder = above(at); folder !== ''; folder = above(folder)) if (this.at(folder)?.bytes) return true
    return false
  }

  #below(key: string): readonly string[] {
    return [...this.#kept.keys()].filter((one) => one === key || one.startsWith(`${key}/`))
  }

  #put(kept: Kept): Kept {
    this.#kept.set(lower(kept.at), kept)
    this.#log.push(lower(kept.at))
    return kept
  }

  #newId(): string {
    return `id:${String(this.#next++).padStart(22, 'A')}`
  }

  #named(at: string): Readonly<Record<string, unknown>> {
    return { name: path.posix.basename(at), path_lower: `/${lower(at)}`, path_display: `/${at}` }
  }

  #told({ id, at, bytes, modifiedAtMs, isDocument }: Kept): Readonly<Record<string, unknown>> {
    const named = this.#named(at)
    if (bytes === undefined) return { '.tag': 'folder', ...named, id }
    const time = new Date(modifiedAtMs).toISOString().replace(/\.\d+Z$/u, 'Z')
    return {
      ...{ '.tag': 'file', ...named, id, client_modified: time, server_modified: time },
      // A new one with each place, too.
      rev: createHash('md5')
        .update(`${at}${hashOf(bytes)}`)
        .digest('hex')
        .slice(0, 12),
      ...{ size: bytes.length, is_downloadable: !isDocument },
      ...(isDocument ? { export_info: { export_as: 'html' } } : { content_hash: hashOf(bytes) }),
    }
  }
}

/** Dropbox's hash of a content: of the hashes of its blocks of four MiB. */
function hashOf(bytes: Uint8Array): string {
  const whole = createHash('sha256')
  for (let at = 0; at < bytes.length; at += BLOCK_BYTES)
    whole.update(
      createHash('sha256')
        .update(bytes.subarray(at, at + BLOCK_BYTES))
        .digest(),
    )
  return whole.digest('hex')
}

const ascii = (value: unknown): string =>
  JSON.stringify(value).replace(/[^ -~]/gu, (one) =>
    Array.from({ length: one.length }, (_, at) => `\\u${one.charCodeAt(at).toString(16).padStart(4, '0')}`).join(''),
  )

const ACCOUNT = {
  account_id: 'dbid:AAH4f99T0taONIb-OurWxbNQ6ywGRopQngc',
  name: {
    ...{ given_name: 'Ada', surname: 'Example', familiar_name: 'Ada' },
    ...{ display_name: 'Ada Example', abbreviated_name: 'AE' },
  },
  ...{ email: 'ada@example.test', email_verified: true, disabled: false, locale: 'en', is_paired: false },
  referral_link: 'https://db.tt/x',
  account_type: { '.tag': 'basic' },
  root_info: { '.tag': 'user', root_namespace_id: '1', home_namespace_id: '1' },
}
