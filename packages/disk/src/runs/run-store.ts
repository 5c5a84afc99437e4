import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { AppError, type JournalRecord, type RunEntry, type RunState, readRun, runHistory } from '@octavo/core'
import { isErrno, toAppError } from '../errors.ts'
import { FileJournal, readRecords } from './file-journal.ts'

/** One run of the history, without its moves (`state.moves` is empty; `open` reads them). */
export interface RunInfo extends RunEntry {
  /** True when the journal cannot be read to its end. */
  readonly damaged: boolean
}

const FILE = /^(\d{8})-([0-9A-Za-z-]+)\.ndjson$/u

/** The journals of all runs in a folder, one file each, in the order in which they began (a number in the name, no clock). */
export class RunStore {
  readonly dir: string

  /** `dir` is made, private to the user, by the first run. */
  constructor(dir: string) {
    this.dir = dir
  }

  /** A fresh name for a run, short enough to type: its day and time (UTC) and 40 random bits. */
  static newId(atMs: number): string {
    const stamp = new Date(atMs).toISOString().slice(0, 16).replace(/[-:]/gu, '').replace('T', '-')
    return `${stamp}-${randomBytes(5).toString('hex')}`
  }

  /** The empty journal of a new run. Throws AppError `no_space`, `permission_denied`, `io_error`. */
  create(runId: string): FileJournal {
    try {
      fs.mkdirSync(this.dir, { recursive: true, mode: 0o700 })
      for (let number = (this.#files().at(-1)?.number ?? 0) + 1; ; number += 1) {
        const file = path.join(this.dir, `${String(number).padStart(8, '0')}-${runId}.ndjson`)
        if (this.#claim(file)) return new FileJournal(file)
      }
    } catch (error) {
      throw toAppError(error)
    }
  }

  /**
   * All runs, the newest first. A journal that was killed before its first line was written is none; runs that a newer
   * Octavo wrote down are left out, and `onNewer` hears their names.
   */
  async list(onNewer?: (runId: string) => void): Promise<RunInfo[]> {
    const read: { state: RunState; damaged: boolean }[] = []
    for (const { file, runId } of this.#files()) {
      try {
        const found = await readState(path.join(this.dir, file))
        if (found) read.push(found)
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'unsupported') throw error
        onNewer?.(runId)
      }
    }
    const entries = runHistory(read.map(({ state }) => state))
    return entries.map((entry, index) => ({ ...entry, damaged: read[index]?.damaged ?? false })).toReversed()
  }

  /** The run whose name is, begins with or ends with `name`. Throws AppError `not_found`, or `bad_input` when several fit. */
  async find(name: string): Promise<RunInfo> {
    const runs = await this.list()
    const fitting = runs.filter(({ state }) => state.runId.startsWith(name) || state.runId.endsWith(name))
    const exact = fitting.find(({ state }) => state.runId === name) ?? (fitting.length === 1 ? fitting[0] : undefined)
    if (exact) return exact
    if (fitting.length === 0) throw new AppError('not_found', 'There is no run with that name.')
    throw new AppError('bad_input', `${fitting.length} runs have names like that; give more of it.`)
  }

  /** The journal of a run that exists. Throws AppError `not_found`. */
  open(runId: string): FileJournal {
    const known = this.#files().find((entry) => entry.runId === runId)
    if (!known) throw new AppError('not_found', 'There is no run with that name.')
    return new FileJournal(path.join(this.dir, known.file))
  }

  #claim(file: string): boolean {
    try {
      fs.closeSync(fs.openSync(file, 'wx', 0o600))
      return true
    } catch (error) {
      if (isErrno(error, 'EEXIST')) return false
      throw error
    }
  }

  #files(): { file: string; number: number; runId: string }[] {
    if (!fs.existsSync(this.dir)) return []
    return fs
      .readdirSync(this.dir)
      .flatMap((file) => {
        const match = FILE.exec(file)
        return match ? [{ file, number: Number(match[1]), runId: match[2] ?? '' }] : []
      })
      .sort((a, b) => a.number - b.number)
  }
}

async function readState(file: string): Promise<{ state: RunState; damaged: boolean } | undefined> {
  const records: JournalRecord[] = []
  let damaged = false
  try {
    for (const record of readRecords(file, 'without-intents')) records.push(record)
  } catch (error) {
    if (isErrno(error, 'ENOENT')) return undefined
    damaged = true
  }
  return records[0]?.type === 'begin' ? { state: await readRun(records), damaged } : undefined
}
