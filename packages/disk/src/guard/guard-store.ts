import { randomBytes } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { AppError, isWithin } from '@octavo/core'
import { type Change, difference, type Seen } from '@octavo/core/guard'
import { isErrno, toAppError } from '../errors.ts'
import { type Hold, holdFile, isHeld } from '../lock/hold.ts'
import { isAlive, type LockOwner, ownerOf } from '../runs/locks.ts'
import { RunStore } from '../runs/run-store.ts'
import { below, type Look, lookThrough, pathOf } from './look.ts'
import { areEqual, type CopyLimits, copyPlace, type HeldFile, takeShadow } from './shadow.ts'

/** What somebody else did in a folder while it was guarded, as it is written down. */
export interface GuardRecord {
  readonly version: 1
  readonly id: string
  readonly root: string
  /** Where its files are held: a folder of the same disk. */
  readonly place: string
  readonly command: readonly string[]
  readonly beganAtMs: number
  /** Until when it can be taken back, in milliseconds since 1970. */
  readonly keptUntilMs: number
  /** `shadow`: nothing was run yet; `running`; `over`: what became of the folder is known; `undone`. */
  readonly state: 'shadow' | 'running' | 'over' | 'undone'
  readonly fileCount: number
  readonly copiedBytes: number
  /** Files of which only the name is held, and files and folders that are not held at all. */
  readonly byNameCount: number
  readonly notHeldCount: number
  readonly counts?: Readonly<Record<Change['what'], number>>
  readonly undoneAtMs?: number
  /** The process of the command, which may outlive the one that guards. */
  readonly runBy?: LockOwner
}

/** A folder as it was before, and how its files are held. */
export interface Before extends Look {
  readonly held: ReadonlyMap<string, HeldFile>
}

const DAY_MS = 86_400_000
const ID = /^\d{8}-\d{4}-[0-9a-f]{10}$/u

/**
 * What was guarded on this machine: each with a folder of its own for its record, and one on the disk of the guarded folder for
 * its files.
 */
export class GuardStore {
  readonly dir: string

  /** `dir` is made, private to the user, by the first guard; it lies in the state folder, which is never guarded itself. */
  constructor(dir: string) {
    this.dir = dir
  }

  /**
   * Takes the shadow of a folder and writes it down. `open.hold` is to be let go when the command has ended. Throws AppError `busy`
   * when a related folder is guarded now, `unsupported` when no place on its disk may be written to, `no_space`, and what the
   * disk reports; then nothing stays behind.
   */
  begin(
    root: string,
    {
      command,
      keepDays,
      limits,
      nowMs,
    }: {
      readonly command: readonly string[]
      readonly keepDays: number
      readonly limits?: CopyLimits
      readonly nowMs: number
    },
  ): {
    readonly record: GuardRecord
    readonly unseen: Look['unseen']
    /** Files of which nothing but the name is held, and those that are not held at all. */
    readonly byName: readonly string[]
    readonly unheld: readonly string[]
    readonly hold: Hold | undefined
  } {
    for (const other of this.list())
      if (
        other.state === 'running' &&
        this.isAtWork(other.id) &&
        (isWithin(root, other.root) || isWithin(other.root, root))
      )
        throw new AppError('busy', 'This folder is guarded already.')
    const id = RunStore.newId(nowMs)
    const home = path.join(this.dir, id)
    fs.mkdirSync(home, { recursive: true, mode: 0o700 })
    let place = ''
    let hold: Hold | undefined
    try {
      place = placeFor(root, home, id)
      const got = holdFile(path.join(home, 'held'))
      hold = typeof got === 'object' ? got : undefined
      const empty = {
        version: 1,
        id,
        root,
        place,
        command,
        beganAtMs: nowMs,
        keptUntilMs: nowMs + keepDays * DAY_MS,
      } as const
      const counts = { fileCount: 0, copiedBytes: 0, byNameCount: 0, notHeldCount: 0 }
      this.#write({ ...empty, ...counts, state: 'shadow' })
      const { seen, unseen, held, copiedBytes, unheld } = takeShadow(root, {
        shadow: place,
        own: path.dirname(this.dir),
        ...(limits && { limits }),
      })
      writeLines(path.join(home, 'before.ndjson'), [
        ...unseen.map((one) => ({ unseen: one })),
        ...seen.map((one) => ({ seen: one, ...(held.has(one.path) && { held: held.get(one.path) }) })),
      ])
      const record: GuardRecord = {
        ...empty,
        state: 'running',
        fileCount: held.size + unheld.length,
        copiedBytes,
        byNameCount: [...held.values()].filter(({ isCopied }) => !isCopied).length,
        notHeldCount: unheld.length + unseen.length + seen.filter(({ type }) => type === 'special').length,
      }
      this.#write(record)
      const byName = [...held].filter(([, { isCopied }]) => !isCopied).map(([name]) => name)
      return { record, unseen, byName, unheld, hold }
    } catch (error) {
      hold?.release()
      for (const folder of [place, home]) if (folder !== '') fs.rmSync(folder, { recursive: true, force: true })
      throw toAppError(error)
    }
  }

  /** Sees what became of the folder, and writes it down; what had no change is forgotten. */
  end(id: string): GuardRecord & { readonly changes: readonly Change[] } {
    const record = this.find(id)
    const { root, place } = record
    const before = this.before(id)
    const top = pathOf(root)
    const isRewritten = (was: Seen, is: Seen): boolean => {
      const held = before.held.get(was.path)
      if (!held?.isCopied) return was.sizeBytes !== is.sizeBytes || was.modifiedNs !== is.modifiedNs
      try {
        return !areEqual(copyPlace(pathOf(place), held.number), below(top, is.path))
      } catch {
        return true
      }
    }
    const isHidden = (one: Seen) => before.unseen.some(({ path: folder }) => isWithin(folder, one.path))
    const after = lookThrough(top, [pathOf(path.dirname(this.dir))]).seen.filter((one) => !isHidden(one))
    const changes = difference(before.seen, after, isRewritten)
    const counts = { deleted: 0, moved: 0, replaced: 0, rewritten: 0, marked: 0, made: 0 }
    for (const { what } of changes) counts[what] += 1
    writeLines(path.join(this.dir, id, 'changes.ndjson'), changes)
    const over: GuardRecord = { ...record, state: 'over', counts }
    this.#write(over)
    if (changes.length === 0) this.drop(id)
    return { ...over, changes }
  }

  /** All that is written down, the newest first; what was killed before its command began is none, and is cleared away. */
  list(): readonly GuardRecord[] {
    const names = fs.existsSync(this.dir) ? fs.readdirSync(this.dir).filter((name) => ID.test(name)) : []
    return names
      .flatMap((id) => {
        const record = this.#read(id)
        if (record && record.state !== 'shadow') return [record]
        if (!this.isAtWork(id)) this.drop(id)
        return []
      })
      .sort((a, b) => b.beganAtMs - a.beganAtMs || (a.id < b.id ? 1 : -1))
  }

  /** Throws AppError `not_found`. */
  find(id: string): GuardRecord {
    const record = ID.test(id) ? this.#read(id) : undefined
    if (!record) throw new AppError('not_found', 'There is no such run.')
    return record
  }

  /** Writes down which process is the command. */
  runs(id: string, pid: number): void {
    this.#write({ ...this.find(id), runBy: ownerOf(this.find(id).root, pid) })
  }

  /** True while the process that guards is alive, or its command is. */
  isAtWork(id: string): boolean {
    if (isHeld(path.join(this.dir, id, 'held'))) return true
    const record = this.#read(id)
    return record?.state === 'running' && record.runBy !== undefined && isAlive(record.runBy)
  }

  before(id: string): Before {
    const seen: Seen[] = []
    const unseen: Look['unseen'][number][] = []
    const held = new Map<string, HeldFile>()
    for (const line of readLines<{ seen?: Seen; held?: HeldFile; unseen?: Look['unseen'][number] }>(
      path.join(this.dir, id, 'before.ndjson'),
    )) {
      if (line.unseen) unseen.push(line.unseen)
      if (line.seen) seen.push(line.seen)
      if (line.seen && line.held) held.set(line.seen.path, line.held)
    }
    return { seen, unseen, held }
  }

  changes(id: string): readonly Change[] {
    return readLines<Change>(path.join(this.dir, id, 'changes.ndjson'))
  }

  undone(id: string, nowMs: number): void {
    this.#write({ ...this.find(id), state: 'undone', undoneAtMs: nowMs })
  }

  /** Lets go of what is past its time. Gives the ids. */
  dropOld(nowMs: number): readonly string[] {
    const old = this.list().filter(({ id, keptUntilMs }) => keptUntilMs < nowMs && !this.isAtWork(id))
    for (const { id } of old) this.drop(id)
    return old.map(({ id }) => id)
  }

  /** Lets go of the shadow and its record; the folder stays as it is. */
  drop(id: string): void {
    const home = path.join(this.dir, id)
    const place = this.#read(id)?.place
    if (place !== undefined && path.basename(place).includes(id)) fs.rmSync(place, { recursive: true, force: true })
    fs.rmSync(home, { recursive: true, force: true })
  }

  #read(id: string): GuardRecord | undefined {
    try {
      const record = JSON.parse(fs.readFileSync(path.join(this.dir, id, 'record.json'), 'utf8')) as GuardRecord
      return record.version === 1 ? record : undefined
    } catch (error) {
      if (isErrno(error, 'ENOENT', 'ENOTDIR') || error instanceof SyntaxError) return undefined
      throw toAppError(error)
    }
  }

  #write(record: GuardRecord): void {
    const file = path.join(this.dir, record.id, 'record.json')
    writeWhole(file, JSON.stringify(record))
  }
}

/** A folder on the disk of the guarded one, outside of it. */
function placeFor(root: string, home: string, id: string): string {
  const disk = fs.statSync(root).dev
  const isOutside = (folder: string) => !isWithin(root, folder)
  if (fs.statSync(home).dev === disk && isOutside(home)) {
    const place = path.join(home, `shadow-${id}`)
    fs.mkdirSync(place, { mode: 0o700 })
    return place
  }
  const above = path.dirname(root)
  try {
    if (above !== root && fs.statSync(above).dev === disk) {
      const place = path.join(above, `.octavo-guard-${id}`)
      fs.mkdirSync(place, { mode: 0o700 })
      return place
    }
  } catch (error) {
    if (!isErrno(error, 'EACCES', 'EPERM', 'EROFS')) throw error
  }
  throw new AppError(
    'unsupported',
    'Nothing on the disk of this folder, outside of it, may be written to, so its files can not be held. Guard a folder below it.',
  )
}

function writeLines(file: string, lines: readonly unknown[]): void {
  const parts: string[] = []
  for (const line of lines) parts.push(JSON.stringify(line), '\n')
  writeWhole(file, parts.join(''))
}

function readLines<T>(file: string): T[] {
  try {
    return fs
      .readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as T)
  } catch (error) {
    if (error instanceof SyntaxError) throw new AppError('corrupt', 'What was written down of this run is damaged.')
    throw toAppError(error)
  }
}

/** A kill or a full disk leaves what was there before. */
function writeWhole(file: string, text: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}.part`
  try {
    const fd = fs.openSync(draft, 'wx', 0o600)
    try {
      fs.writeFileSync(fd, text)
      fs.fsyncSync(fd)
    } finally {
      fs.closeSync(fd)
    }
    fs.renameSync(draft, file)
  } catch (error) {
    fs.rmSync(draft, { force: true })
    throw error
  }
}
