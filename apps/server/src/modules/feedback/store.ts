import { constants } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { FeedbackRequest } from '@octavo/contract'
import type { DataDir } from '../../infra/datadir/datadir.ts'
import { Refusal } from '../../infra/http/refusal.ts'
import { uuidv7 } from '../../infra/ids.ts'
import { hashOf } from '../callers/index.ts'

const FILE = 'feedback.ndjson'
const MOST_BYTES = 32 * 1024 * 1024

/** One line of the file. `key` is a hash, by which a retry is known. */
interface Line extends FeedbackRequest {
  readonly id: string
  readonly atMs: number
  readonly key?: string
}

/**
 * What people write to the operator: a file of one JSON object a line, only ever added to, so that `octavo feedback list`
 * can read it beside a running server and whatever the database is. Nobody's name is in it.
 */
export class FeedbackStore {
  readonly #dir: Pick<DataDir, 'in'>
  readonly #keys = new Map<string, string>()
  /** How far the file was read: what another process added is read before the next line. */
  #readBytes = 0
  #last: Promise<unknown> = Promise.resolve()

  constructor(dir: Pick<DataDir, 'in'>) {
    this.#dir = dir
  }

  /** Adds a message, on the disk when this resolves; the same `key` again gives the first one's id and adds nothing. */
  async add(feedback: FeedbackRequest, key: string | undefined, nowMs: number): Promise<string> {
    const work = this.#last.then(() => this.#append(feedback, key, nowMs))
    this.#last = work.catch(() => undefined)
    return await work
  }

  async #append(feedback: FeedbackRequest, key: string | undefined, nowMs: number): Promise<string> {
    const { O_APPEND, O_CREAT, O_RDWR } = constants
    const handle = await open(this.#dir.in(FILE), O_RDWR | O_APPEND | O_CREAT, 0o600)
    try {
      const { size } = await handle.stat()
      await this.#readKeys(handle, size)
      const keyHash = key === undefined ? undefined : hashOf(key)
      const known = keyHash === undefined ? undefined : this.#keys.get(keyHash)
      if (known !== undefined) return known
      if (size >= MOST_BYTES) throw new Refusal('no_space', 'There is no room for more feedback just now')
      const line: Line = {
        id: uuidv7(nowMs),
        atMs: nowMs,
        ...feedback,
        ...(keyHash === undefined ? {} : { key: keyHash }),
      }
      // A line that a kill cut short ends here, so that the next one begins anew.
      const gap = size > 0 && (await lastByte(handle, size)) !== '\n' ? '\n' : ''
      await handle.appendFile(`${gap}${JSON.stringify(line)}\n`)
      await handle.sync()
      return line.id
    } finally {
      await handle.close()
    }
  }

  /** The keys of all whole lines that were added since the last look. */
  async #readKeys(handle: FileHandle, size: number): Promise<void> {
    if (size <= this.#readBytes) return
    const { buffer } = await handle.read(
      Buffer.alloc(size - this.#readBytes),
      0,
      size - this.#readBytes,
      this.#readBytes,
    )
    const whole = buffer.lastIndexOf(10) + 1
    this.#readBytes += whole
    for (const text of buffer.toString('utf8', 0, whole).split('\n')) {
      try {
        const line = JSON.parse(text) as Partial<Line>
        if (line.key !== undefined && line.id !== undefined) this.#keys.set(line.key, line.id)
      } catch {
        // A line that was cut short has no key.
      }
    }
  }
}

async function lastByte(handle: FileHandle, size: number): Promise<string> {
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
  return buffer.toString('latin1')
}
