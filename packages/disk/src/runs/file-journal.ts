import fs from 'node:fs'
import path from 'node:path'
import { AppError, type Journal, type JournalRecord } from '@octavo/core'
import { toAppError } from '../errors.ts'
import { decodeLine, encodeLine, isIntent } from './lines.ts'

const BLOCK_BYTES = 1024 * 1024
const NEWLINE = 0x0a

/**
 * The journal of one run as a file of lines, each with its checksum. A last line that a kill or a full disk cut off is left out
 * when reading and removed before the next append; a broken line with others after it is an error (`corrupt`), because
 * then the disk changed what had been written.
 */
export class FileJournal implements Journal {
  readonly file: string
  #fd: number | undefined
  #sizeBytes = 0
  /** What was read, with the size of the file then: a run is read several times before it is taken back. */
  #known:
    | { readonly records: readonly JournalRecord[]; readonly sizeBytes: number; readonly wholeBytes: number }
    | undefined

  /** `file` is made, private to the user, by the first append; its folder must exist. */
  constructor(file: string) {
    this.file = file
  }

  /** Throws AppError `no_space`, `permission_denied`, `io_error`; then nothing of `records` is in the file. */
  async append(records: readonly JournalRecord[]): Promise<void> {
    const bytes = Buffer.from(records.map(encodeLine).join(''))
    try {
      const fd = this.#open()
      this.#write(fd, bytes)
      this.#sizeBytes += bytes.length
    } catch (error) {
      throw toAppError(error)
    }
  }

  async flush(): Promise<void> {
    try {
      if (this.#fd !== undefined) fs.fsyncSync(this.#fd)
    } catch (error) {
      throw toAppError(error)
    }
  }

  async *read(): AsyncIterable<JournalRecord> {
    yield* this.#load().records
  }

  /** Gives the file back; a journal that nothing was written to leaves none. */
  close(): void {
    if (fs.statSync(this.file, { throwIfNoEntry: false })?.size === 0) fs.rmSync(this.file, { force: true })
    if (this.#fd !== undefined) fs.closeSync(this.#fd)
    this.#fd = undefined
  }

  #open(): number {
    if (this.#fd !== undefined) return this.#fd
    const isNew = !fs.existsSync(this.file)
    const fd = fs.openSync(this.file, 'a', 0o600)
    try {
      if (isNew) syncParent(this.file)
      this.#sizeBytes = isNew ? 0 : this.#load().wholeBytes
      if (fs.fstatSync(fd).size > this.#sizeBytes) fs.ftruncateSync(fd, this.#sizeBytes)
    } catch (error) {
      fs.closeSync(fd)
      throw error
    }
    this.#fd = fd
    return fd
  }

  #load() {
    const sizeBytes = fs.statSync(this.file, { throwIfNoEntry: false })?.size ?? 0
    if (this.#known?.sizeBytes !== sizeBytes) {
      const records: JournalRecord[] = []
      let wholeBytes = 0
      if (sizeBytes > 0)
        for (const { record, endBytes } of recordsOf(this.file, 'all')) {
          records.push(record)
          wholeBytes = endBytes
        }
      this.#known = { records, sizeBytes, wholeBytes }
    }
    return this.#known
  }

  #write(fd: number, bytes: Buffer): void {
    try {
      for (let done = 0; done < bytes.length; ) done += fs.writeSync(fd, bytes, done)
    } catch (error) {
      fs.ftruncateSync(fd, this.#sizeBytes)
      throw error
    }
  }
}

/**
 * All whole records of a journal file in order; `without-intents` leaves the plan's moves out, which are most of it.
 * Throws AppError `corrupt` (with the line's number) and what reading reports.
 */
export function* readRecords(file: string, which: 'all' | 'without-intents' = 'all'): Generator<JournalRecord> {
  for (const { record } of recordsOf(file, which)) yield record
}

/** The same with the offset of the byte after each record. */
function* recordsOf(
  file: string,
  which: 'all' | 'without-intents',
): Generator<{ record: JournalRecord; endBytes: number }> {
  let lineNumber = 0
  let broken = 0
  for (const { line, endBytes } of linesOf(file)) {
    lineNumber += 1
    if (broken > 0)
      throw new AppError('corrupt', `Line ${broken} of the journal is damaged.`, { details: { file, line: broken } })
    if (which === 'without-intents' && isIntent(line)) continue
    const record = decodeLine(line)
    if (record) yield { record, endBytes }
    else broken = lineNumber
  }
}

/** Whole lines (ended by a newline) with the offset of the byte after them. */
function* linesOf(file: string): Generator<{ line: string; endBytes: number }> {
  const fd = fs.openSync(file, 'r')
  try {
    let rest = Buffer.alloc(0)
    let endBytes = 0
    for (;;) {
      const block = Buffer.allocUnsafe(BLOCK_BYTES)
      const got = fs.readSync(fd, block, 0, BLOCK_BYTES, null)
      if (got === 0) return
      const bytes = Buffer.concat([rest, block.subarray(0, got)])
      let start = 0
      for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, start)) {
        endBytes += end + 1 - start
        yield { line: bytes.toString('utf8', start, end), endBytes }
        start = end + 1
      }
      rest = bytes.subarray(start)
    }
  } catch (error) {
    throw toAppError(error)
  } finally {
    fs.closeSync(fd)
  }
}

function syncParent(file: string): void {
  if (process.platform === 'win32') return
  const fd = fs.openSync(path.dirname(file), 'r')
  try {
    fs.fsyncSync(fd)
  } finally {
    fs.closeSync(fd)
  }
}
