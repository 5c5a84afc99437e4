import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { PartFile, partBytes, partSize, removeParts } from '../../infra/blobs/part-file.ts'
import { showBytes } from '../../infra/config/units.ts'
import { isDiskFull, noSpace, Refusal } from '../../infra/http/refusal.ts'
import type { Services } from '../../services.ts'
import type { Caller } from '../callers/index.ts'
import { chunksOf } from './chunks.ts'
import { FilePart } from './file-part.ts'
import { limitsFor } from './limits.ts'
import {
  type About,
  addUpload,
  becameFile,
  countPart,
  cutBack,
  partsOf,
  type ResumableRow,
  removeUpload,
  underWayOf,
  uploadOf,
} from './resumable-rows.ts'
import { storeUpload, type Uploaded } from './upload.ts'

/** Uploads that one library may have under way, and parts that one may come in. */
const MOST_OPEN = 200
const MOST_PARTS = 10_000

/** Bytes or time after which what came is flushed and counted, so that a kill costs little. */
const COUNT_BYTES = 16 * 1024 * 1024
const COUNT_MS = 2000

/** Somebody who brings bytes of an upload in this process. */
interface Writer {
  stop(): void
  readonly done: Promise<unknown>
}

type Parts = Pick<Services, 'config' | 'dataDir' | 'db' | 'nowMs' | 'store' | 'uploads'>

/**
 * Uploads that come in parts, each at the offset that the last one ended at. A part is a file of its own, and its bytes
 * count once they are flushed, by one statement that asks where the upload stands: so no offset is ever more than what is
 * stored, and of two that write at the same place one is refused, in whatever processes they are.
 */
export class ResumableUploads {
  readonly #services: Parts
  readonly #writers = new Map<string, Writer>()
  readonly #finishing = new Map<string, Promise<Uploaded>>()

  constructor(services: Parts) {
    this.#services = services
  }

  /** Begins one; throws Refusal where the library has no room for it. Resolves to its id. */
  async begin(owner: Caller, sizeBytes: number, about: About): Promise<string> {
    const { config, db, store, nowMs } = this.#services
    const limits = await limitsFor(db, owner, config, store)
    if (sizeBytes > limits.maxFileBytes) {
      const limit = showBytes(limits.maxFileBytes)
      throw new Refusal('too_large', `The file is larger than the limit of ${limit}`)
    }
    const { count, bytes } = await underWayOf(db, owner)
    if (count >= MOST_OPEN)
      throw new Refusal('rate_limited', `At most ${MOST_OPEN} uploads of parts may be open`, { retryAfterSeconds: 60 })
    if (limits.roomFiles <= count) throw limits.tooMany()
    if (limits.roomBytes < bytes + sizeBytes) throw limits.overQuota()
    await store.disk.checkSpace(sizeBytes)
    const id = randomUUID()
    await addUpload(db, owner, { id, sizeBytes, about, nowMs: nowMs() })
    return id
  }

  /** Where an upload stands, by what lies on the disk; parts that were lost are to be sent again. */
  async stateOf(owner: Caller, id: string): Promise<ResumableRow> {
    const { db, dataDir } = this.#services
    const upload = await uploadOf(db, owner, id)
    if (upload.fileId !== null) return upload
    for (const part of await partsOf(db, id)) {
      if ((await partSize(dataDir, id, part.file)) >= part.size_bytes) continue
      await cutBack(db, id, part.at_bytes)
      return { ...upload, offsetBytes: part.at_bytes }
    }
    return upload
  }

  /** The same for somebody who begins again: who still wrote, here, stops and keeps what came. */
  async resume(owner: Caller, id: string): Promise<ResumableRow> {
    await uploadOf(this.#services.db, owner, id)
    const writer = this.#writers.get(id)
    writer?.stop()
    await writer?.done.catch(() => undefined)
    return await this.stateOf(owner, id)
  }

  /**
   * Takes the part of a request that begins at `offset`. Resolves to the new offset; throws Refusal `conflict` when the
   * upload stands elsewhere, `busy` while another request brings bytes of it, `too_large` for more than was said.
   */
  async take(owner: Caller, id: string, offset: number, request: IncomingMessage): Promise<number> {
    const upload = await this.stateOf(owner, id)
    if (this.#writers.has(id)) throw new Refusal('busy', 'Another request is bringing this upload')
    if (upload.offsetBytes !== offset) throw standsAt(upload.offsetBytes)
    const said = Number(request.headers['content-length'] ?? 0)
    if (offset + said > upload.sizeBytes) throw tooMuch(upload)
    if (said === 0 && request.headers['transfer-encoding'] === undefined) return offset
    if ((await partsOf(this.#services.db, id)).length >= MOST_PARTS)
      throw new Refusal('too_large', `An upload comes in ${MOST_PARTS} parts at most`)
    if (this.#writers.has(id)) throw new Refusal('busy', 'Another request is bringing this upload')
    const stopped = new AbortController()
    const done = this.#write(upload, request, stopped.signal)
    this.#writers.set(id, { stop: () => stopped.abort(), done })
    try {
      return await done
    } catch (error) {
      throw isDiskFull(error) ? noSpace(error) : error
    } finally {
      this.#writers.delete(id)
    }
  }

  async #write(upload: ResumableRow, request: IncomingMessage, stopped: AbortSignal): Promise<number> {
    const { db, dataDir, nowMs, store } = this.#services
    const { id, offsetBytes: at, sizeBytes } = upload
    const file = randomUUID()
    const part = await PartFile.create(dataDir, id, file)
    let counted = 0
    let countedAtMs = performance.now()
    const count = async () => {
      if (part.sizeBytes === counted) return
      await part.flush()
      const size = part.sizeBytes
      const isOurs = await countPart(db, id, { file, at, before: counted, size }, nowMs())
      if (!isOurs) throw new Refusal('conflict', 'Another request has brought these bytes')
      counted = size
      countedAtMs = performance.now()
    }
    const stop = () => request.destroy()
    stopped.addEventListener('abort', stop)
    try {
      for await (const chunk of chunksOf(request, IDLE_MS)) {
        if (at + part.sizeBytes + chunk.length > sizeBytes) throw tooMuch(upload)
        await part.append(chunk)
        if (part.sizeBytes - counted < COUNT_BYTES && performance.now() - countedAtMs < COUNT_MS) continue
        await store.disk.checkSpace()
        await count()
      }
      await count()
    } catch (error) {
      // What came before the line was cut counts; the answer is for whoever still listens.
      if (error instanceof Refusal && error.code === 'bad_request') await count()
      throw error
    } finally {
      stopped.removeEventListener('abort', stop)
      await part.close()
    }
    return at + counted
  }

  /** Makes a whole upload a file of the library, for all who ask at once. Again, it is the file that it was. Throws its refusal. */
  finish(owner: Caller, upload: ResumableRow): Promise<Uploaded> {
    const under = this.#finishing.get(upload.id)
    if (under) return under
    const done = this.#finish(owner, upload).finally(() => this.#finishing.delete(upload.id))
    this.#finishing.set(upload.id, done)
    return done
  }

  async #finish(owner: Caller, upload: ResumableRow): Promise<Uploaded> {
    const { config, dataDir, db, nowMs, store, uploads } = this.#services
    const { id, about, sizeBytes } = upload
    await store.disk.checkSpace(sizeBytes)
    const intake = store.receive()
    try {
      const part = new FilePart({
        ...{ intake, fileName: about.name, declaredType: about.type, refusal: undefined },
        ...{ allow: () => undefined, waste: () => undefined, done: () => undefined },
      })
      for (const { file, size_bytes } of await partsOf(db, id))
        for await (const piece of partBytes(dataDir, id, file, size_bytes)) {
          part.data(piece)
          await part.wait
        }
      part.end()
      await part.wait
      await intake.seal()
      const file = part.result()
      if (file.received?.sizeBytes !== sizeBytes) throw new Refusal('conflict', 'Parts of this upload are missing')
      const fields = new Map([['metadata', [JSON.stringify([{ ...about, size: sizeBytes }])]]])
      const incoming = { intake, files: [file], fields }
      const stored = await uploads.commit(owner.id, 1, () =>
        storeUpload({ db, store, config, owner, upload: incoming, key: `upload-${id}`, nowMs: nowMs() }),
      )
      const [entry] = stored.entries
      if (!entry) throw new Refusal('internal', 'The file was not stored')
      await becameFile(db, id, entry.file.id)
      await removeParts(dataDir, id)
      return stored
    } catch (error) {
      throw isDiskFull(error) ? noSpace(error) : error
    } finally {
      await intake.discard()
    }
  }

  /** Gives one up, with all its bytes. */
  async end(owner: Caller, id: string): Promise<void> {
    await this.resume(owner, id)
    await removeUpload(this.#services.db, owner, id)
    await removeParts(this.#services.dataDir, id)
  }
}

const IDLE_MS = 30_000

const standsAt = (offset: number) => new Refusal('conflict', `This upload stands at ${offset} bytes`, { offset })

const tooMuch = ({ sizeBytes }: ResumableRow) =>
  new Refusal('too_large', `This upload was said to have ${sizeBytes} bytes`, { limitBytes: sizeBytes })
