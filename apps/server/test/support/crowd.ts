import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Answer, BOUNDARY, Client, multipart, sha256 } from './client.ts'

/** What is said while processes are ended under the hands of people: come again. */
const PASSING: ReadonlySet<number> = new Set([503, 409, 429])
/** Nobody tries one thing for longer. */
const PATIENCE_MS = 120_000

/** Numbers in [0, 1) from a seed (linear congruential, enough to draw by). */
export function drawnFrom(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** What people saw, all of them together. */
export interface Seen {
  /** Times of the lists that were answered. */
  readonly listsMs: number[]
  /** Answers that nobody should get, whatever is ended. */
  readonly bad: string[]
  /** Tries that were answered with "come again", or not at all. */
  again: number
  done: number
}

/** A run that was acknowledged, with what it moved. */
interface Ran {
  readonly runId: string
  readonly moved: readonly string[]
  readonly folder: string
}

/**
 * A person with a ledger: what was acknowledged to them, and nothing else. They do one thing after the other by whichever process
 * is there, and try again what was not answered.
 */
export class Person {
  readonly #addresses: () => readonly string[]
  readonly #seen: Seen
  #cookie: string | undefined
  #count = 0
  /** By name, the hash of what was acknowledged, and of what may or may not have come. */
  readonly kept = new Map<string, string>()
  readonly unsure = new Map<string, string>()
  /** Ids of files, and their folders as far as they are known. */
  readonly ids = new Map<string, string>()
  readonly folders = new Map<string, string | undefined>()
  readonly runs: Ran[] = []
  readonly undone = new Set<string>()

  readonly #draw: () => number

  /** `draw` gives what looks like chance, from a seed. */
  constructor(addresses: () => readonly string[], seen: Seen, draw: () => number) {
    this.#addresses = addresses
    this.#seen = seen
    this.#draw = draw
  }

  /** Bytes that no other content has: by this person's chance, and an id. */
  #bytes(length: number): Buffer {
    const unique = Buffer.from(randomUUID())
    return Buffer.concat([unique, Buffer.from(Array.from({ length }, () => Math.floor(this.#draw() * 256)))])
  }

  /** Does things until the time is over. */
  async live(isOver: () => boolean): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      const act = [this.#list, this.#upload, this.#download, this.#list, this.#run, this.#sort, this.#undo][turn % 7]
      await act?.call(this)
      this.#seen.done += 1
      await sleep(50 + this.#draw() * 200)
    }
  }

  /** Sends until it is answered for good; undefined when the person gave up. Statuses that are neither are told. */
  async #ask(
    what: string,
    send: (me: Client) => Promise<Answer>,
    fine: readonly number[],
  ): Promise<Answer | undefined> {
    const endsAtMs = performance.now() + PATIENCE_MS
    while (performance.now() < endsAtMs) {
      const addresses = this.#addresses()
      const address = addresses[Math.floor(this.#draw() * addresses.length)]
      if (address !== undefined) {
        const me = new Client(address)
        me.cookie = this.#cookie
        const answer = await send(me).catch(() => undefined)
        if (answer && fine.includes(answer.status)) {
          this.#cookie = me.cookie
          return answer
        }
        if (answer && !PASSING.has(answer.status)) {
          this.#seen.bad.push(`${what}: ${answer.status} ${answer.text().slice(0, 200)}`)
          return undefined
        }
        if (answer?.status === 503 && answer.headers['retry-after'] === undefined)
          this.#seen.bad.push(`${what}: 503 that does not say when to come again`)
      }
      this.#seen.again += 1
      await sleep(100 + this.#draw() * 300)
    }
    return undefined
  }

  /** The first upload, which makes them a guest: before anything is ended. */
  async enter(): Promise<void> {
    await this.#upload()
    if (this.kept.size === 0) throw new Error(`Nobody could begin: ${this.#seen.bad.join()}`)
  }

  async #upload(): Promise<void> {
    const files = Array.from({ length: 1 + Math.floor(this.#draw() * 3) }, () => {
      this.#count += 1
      const content = this.#bytes(this.#draw() < 0.15 ? 90_000 : 200 + Math.floor(this.#draw() * 2000))
      return { name: 'files', filename: `f${this.#count}.bin`, content }
    })
    const hashes = new Map(files.map(({ filename, content }) => [filename, sha256(content)]))
    const headers = {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      'idempotency-key': randomUUID(),
    }
    const body = multipart(files)
    const answer = await this.#ask('upload', (me) => me.send('POST', '/api/files/upload', { body, headers }), [201])
    for (const [name, hash] of hashes) (answer ? this.kept : this.unsure).set(name, hash)
    for (const file of (answer?.json().files ?? []) as { id: string; name: string; sha256: string; path: string }[]) {
      if (file.sha256 !== hashes.get(file.name)) this.#seen.bad.push(`upload: ${file.name} has another hash`)
      this.ids.set(file.name, file.id)
      this.folders.set(file.name, folderOf(file.path))
    }
  }

  async #list(): Promise<void> {
    let tookMs = 0
    const answer = await this.#ask(
      'list',
      async (me) => {
        const beganMs = performance.now()
        const got = await me.get('/api/files?limit=100')
        tookMs = performance.now() - beganMs
        return got
      },
      [200],
    )
    if (answer) this.#seen.listsMs.push(tookMs)
  }

  async #download(): Promise<void> {
    const names = [...this.ids.keys()]
    const name = names[Math.floor(this.#draw() * names.length)] ?? ''
    const answer = await this.#ask('download', (me) => me.get(`/api/files/${this.ids.get(name)}/content`), [200])
    if (answer && sha256(answer.bytes) !== this.kept.get(name)) this.#seen.bad.push(`download: ${name} is another`)
  }

  async #sort(): Promise<void> {
    const files = [...this.ids.values()].slice(-3).map((id) => ({ id }))
    await this.#ask('sort', (me) => me.post('/api/agentkit/organize', { files }), [200])
  }

  async #run(): Promise<void> {
    const moved = [...this.ids.keys()].slice(-2)
    const folder = `Folder ${this.runs.length}`
    const fileOrganizations = moved.map((name) => ({ fileId: this.ids.get(name), targetCategory: folder }))
    const planned = await this.#ask('plan', (me) => me.post('/api/plans', { fileOrganizations }), [200])
    const id = planned?.json().plan.id
    if (id === undefined) return
    const answer = await this.#ask('run', (me) => me.post(`/api/plans/${id}/approve`, {}), [200])
    if (!answer) {
      for (const name of moved) this.folders.set(name, undefined)
      return
    }
    const { runId, organized } = answer.json()
    if (organized !== moved.length) this.#seen.bad.push(`run: ${organized} of ${moved.length} were moved`)
    this.runs.push({ runId, moved, folder })
    for (const name of moved) this.folders.set(name, folder)
  }

  /** Takes the last run back; an answer that was lost is told by the list of runs. */
  async #undo(): Promise<void> {
    const run = this.runs.at(-1)
    if (!run || this.undone.has(run.runId)) return
    const endsAtMs = performance.now() + PATIENCE_MS
    while (performance.now() < endsAtMs) {
      const answer = await this.#ask('undo', (me) => me.post(`/api/runs/${run.runId}/undo`, {}), [200, 409])
      if (!answer) break
      const isDone = answer.status === 200 || (await this.#statusOf(run.runId)) === 'undone'
      if (isDone) {
        this.undone.add(run.runId)
        for (const name of run.moved) this.folders.set(name, 'Inbox')
        return
      }
    }
    for (const name of run.moved) this.folders.set(name, undefined)
  }

  async #statusOf(runId: string): Promise<string | undefined> {
    const answer = await this.#ask('runs', (me) => me.get('/api/runs?kind=organize,undo'), [200])
    return answer?.json().runs.find(({ id }: { id: string }) => id === runId)?.status
  }

  /** Holds the ledger against what is there: one sentence for each thing that is not as it was acknowledged. */
  async audit(): Promise<readonly string[]> {
    const wrong: string[] = []
    const [address = ''] = this.#addresses()
    const me = new Client(address)
    me.cookie = this.#cookie
    const files = await me.list()
    const there = Map.groupBy(files, ({ sha256: hash }) => hash)
    for (const [hash, same] of there) if (same.length > 1) wrong.push(`${hash} is there ${same.length} times`)
    const known = new Set([...this.kept.values(), ...this.unsure.values()])
    for (const { name, sha256: hash } of files) if (!known.has(hash)) wrong.push(`${name} is nobody's`)
    for (const [name, hash] of this.kept) {
      const file = there.get(hash)?.[0]
      if (!file) {
        wrong.push(`${name} is lost`)
        continue
      }
      const folder = this.folders.get(name)
      if (folder !== undefined && folderOf(file.path) !== folder)
        wrong.push(`${name} is in ${file.path}, not in ${folder}`)
      const answer = await me.get(`/api/files/${file.id}/content`)
      if (answer.status !== 200 || sha256(answer.bytes) !== hash) wrong.push(`${name}: ${answer.status}, other bytes`)
    }
    const told: { kind: string; undoes: string | null }[] = []
    for (let next: string | null = ''; next !== null; ) {
      const answer = await me.get(`/api/runs?kind=organize,undo${next === '' ? '' : `&cursor=${next}`}`)
      told.push(...answer.json().runs)
      next = answer.json().nextCursor
    }
    const undos = told.flatMap(({ kind, undoes }) => (kind === 'undo' && undoes !== null ? [undoes] : []))
    if (new Set(undos).size !== undos.length) wrong.push('A run was undone twice')
    return wrong
  }
}

/** The first folder of a path: `Inbox` for what was not filed. */
const folderOf = (path: string) => path.split('/').find((part) => part !== '') ?? ''

/** The value below which a share of them lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
