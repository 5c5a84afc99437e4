import fs from 'node:fs'
import { AppError, numberedName, parentPath } from '@octavo/core'
import { type Restoration, restoration, type Seen } from '@octavo/core/guard'
import { describeError, isErrno } from '../errors.ts'
import type { GuardStore } from './guard-store.ts'
import { below, bytesOf, pathOf, said, seenAt } from './look.ts'
import { areEqual, copyPlace, type HeldFile, namePlace } from './shadow.ts'

/** Something that could not be made as it was, in words. */
export interface NotBack {
  readonly path: string
  readonly why: /** It has changed since the command ended, so it stays as it is; `to` has what it was before, where that is known. */
    | 'changed_since'
    /** Somebody has put another thing at its place since: it is back at `to`, beside that. */
    | 'in_the_way'
    /** Its bytes were not kept, because only its name was held. */
    | 'not_kept'
    /** The system refused. */
    | 'failed'
  readonly to?: string
  readonly message?: string
}

/** What became of taking back. Paths are for people. */
export interface TakenBack {
  /** Things that are as they were. */
  readonly backCount: number
  readonly notBack: readonly NotBack[]
  /** Where everything lies that the command had made or changed; undefined when there is nothing. */
  readonly keptIn: string | undefined
  readonly keptCount: number
}

/**
 * Makes a folder what it was before its command: what the command moved goes home, what it deleted or changed comes from what was
 * held, and what it made or changed is kept aside. Nothing is deleted or replaced; what has changed since the command ended
 * stays. May be called again after a kill, or where the system refused something, and goes on.
 */
export function takeGuardBack(
  store: GuardStore,
  id: string,
  {
    nowMs,
    onProgress = () => undefined,
  }: { readonly nowMs: number; readonly onProgress?: (done: number, total: number) => void },
): TakenBack {
  const record = store.find(id)
  const before = store.before(id)
  const isCopied = (seen: Seen) => before.held.get(seen.path)?.isCopied === true
  const folders = before.seen.filter(({ type }) => type === 'folder')
  const steps = restoration(store.changes(id), folders, isCopied)
  const back = new Back(pathOf(record.root), pathOf(record.place), before.held)
  const result = back.run(steps, onProgress)
  if (!result.notBack.some(({ why }) => why === 'failed')) store.undone(id, nowMs)
  return result
}

class Back {
  readonly #root: string
  readonly #shadow: string
  readonly #held: ReadonlyMap<string, HeldFile>
  readonly #notBack: NotBack[] = []
  readonly #failed = new Set<string>()
  readonly #opened = new Set<string>()
  #backCount = 0

  constructor(root: string, shadow: string, held: ReadonlyMap<string, HeldFile>) {
    this.#root = root
    this.#shadow = shadow
    this.#held = held
  }

  run(steps: Restoration, onProgress: (done: number, total: number) => void): TakenBack {
    const { takeOut, removeFolders, makeFolders, bringBack, mark, lost } = steps
    const total = takeOut.length + bringBack.length
    let done = 0
    const told = () => onProgress(++done, total)
    for (const change of lost)
      if (change.what !== 'made') this.#tell(change.before.path, { path: said(change.before.path), why: 'not_kept' })
    for (const { path } of [...takeOut.map(({ after }) => after), ...bringBack]) this.#open(parentPath(path))
    const homes: { readonly after: Seen; readonly home: Seen }[] = []
    const missing: Seen[] = [...bringBack]
    for (const { after, home } of takeOut) {
      const isOut = this.#try(after.path, () => this.#takeOut(after, home))
      if (home && isOut === true) homes.push({ after, home })
      else if (home && isOut === 'changed' && home.type !== 'special') missing.push(home)
      if (home === undefined) told()
    }
    for (const folder of removeFolders) this.#removeIfEmpty(folder)
    for (const folder of makeFolders) this.#try(folder.path, () => this.#makeFolder(folder))
    for (const { after, home } of homes) {
      this.#try(home.path, () => this.#bring(home, (to) => this.#fromKept(after, to)))
      this.#settleKept(after, home)
      told()
    }
    for (const one of missing) {
      this.#try(one.path, () => this.#bring(one, (to) => this.#fromShadow(one, to)))
      told()
    }
    for (const one of mark) this.#try(one.path, () => this.#mark(one))
    const kept = below(this.#shadow, 'kept')
    const keptCount = countFiles(kept)
    return {
      backCount: this.#backCount,
      notBack: this.#notBack,
      keptIn: keptCount > 0 ? said(kept) : undefined,
      keptCount,
    }
  }

  /** Lets this user write in a folder of theirs; its own permissions come back with its time, at the end. */
  #open(path: string): void {
    if (this.#opened.has(path)) return
    this.#opened.add(path)
    if (path !== '') this.#open(parentPath(path))
    try {
      const there = this.#isReal(path) ? seenAt(this.#root, path) : undefined
      if (there?.type === 'folder' && (there.mode & 0o300) !== 0o300)
        fs.chmodSync(bytesOf(below(this.#root, path)), there.mode | 0o700)
    } catch {
      // What stands in the way is said where something can not be put there.
    }
  }

  #tell(path: string, one: NotBack): void {
    this.#failed.add(path)
    this.#notBack.push(one)
  }

  #try<T>(path: string, act: () => T): T | undefined {
    try {
      return act()
    } catch (error) {
      this.#tell(path, { path: said(path), why: 'failed', message: describeError(error).message })
      return undefined
    }
  }

  #keptAt = (path: string): string => below(this.#shadow, `kept/${path}`)

  /** True when it is among what is kept now; `changed` when it is another one by now, which stays. */
  #takeOut(after: Seen, home: Seen | undefined): true | 'changed' {
    const kept = this.#keptAt(after.path)
    const now = this.#isReal(after.path) ? seenAt(this.#root, after.path) : undefined
    const isOut = fs.lstatSync(bytesOf(kept), { throwIfNoEntry: false }) !== undefined
    if (!now || !isSame(now, after)) {
      // A killed call before this one took it out, and perhaps home.
      if (isOut || (now === undefined && home && seenAt(this.#root, home.path)?.id === after.id)) return true
      this.#tell(after.path, { path: said(after.path), why: 'changed_since' })
      return 'changed'
    }
    fs.mkdirSync(bytesOf(parentPath(kept)), { recursive: true, mode: 0o700 })
    if (isOut) fs.renameSync(bytesOf(kept), bytesOf(`${kept}.${after.changedNs}`))
    fs.renameSync(bytesOf(below(this.#root, after.path)), bytesOf(kept))
    return true
  }

  #removeIfEmpty({ path, id }: Seen): void {
    if (seenAt(this.#root, path)?.id !== id) return
    try {
      fs.rmdirSync(bytesOf(below(this.#root, path)))
    } catch (error) {
      if (!isErrno(error, 'ENOTEMPTY', 'EEXIST', 'ENOENT'))
        this.#tell(path, { path: said(path), why: 'failed', message: describeError(error).message })
    }
  }

  #makeFolder({ path, mode }: Seen): void {
    const there = seenAt(this.#root, path)
    if (there?.type === 'folder') return
    this.#ensureFolder(parentPath(path))
    fs.mkdirSync(bytesOf(below(this.#root, path)), { recursive: path === '', mode: mode | 0o300 })
    this.#backCount += 1
  }

  /** True when no link stands in for one of the folders above a path. */
  #isReal(path: string): boolean {
    for (let folder = parentPath(path); folder !== ''; folder = parentPath(folder))
      if (seenAt(this.#root, folder)?.type !== 'folder') return false
    return true
  }

  /** Makes a folder that is missing, with those above it. Throws AppError `link_outside` where something else is in its place. */
  #ensureFolder(path: string): void {
    if (path !== '') this.#ensureFolder(parentPath(path))
    const there = seenAt(this.#root, path)
    if (there?.type === 'folder') return
    if (there) throw new AppError('link_outside', 'Something else is where a folder is needed.')
    fs.mkdirSync(bytesOf(below(this.#root, path)), { recursive: path === '', mode: 0o700 })
  }

  /** Puts a thing at its place, or at a free name beside it when somebody is there. */
  #bring(home: Seen, put: (to: string) => boolean): void {
    const there = seenAt(this.#root, home.path)
    if (there && this.#isItself(home, there)) {
      this.#backCount += 1
      return
    }
    for (let count = 1; ; count += 1) {
      const path = count === 1 ? home.path : numbered(home.path, count)
      try {
        this.#ensureFolder(parentPath(path))
        if (!put(below(this.#root, path))) return
      } catch (error) {
        if (isErrno(error, 'EEXIST')) continue
        throw error
      }
      if (count > 1) this.#tell(home.path, { path: said(home.path), why: 'in_the_way', to: said(path) })
      else this.#backCount += 1
      this.#mark({ ...home, path })
      return
    }
  }

  /** True for what a killed call before this one has put there. */
  #isItself(home: Seen, there: Seen): boolean {
    return (
      there.type === home.type && there.sizeBytes === home.sizeBytes && there.to === home.to && isSameTime(there, home)
    )
  }

  /** A killed call before this one may have left both names. */
  #settleKept(after: Seen, home: Seen): void {
    const kept = seenAt(this.#shadow, `kept/${after.path}`)
    if (kept?.type === 'file' && kept.id === seenAt(this.#root, home.path)?.id)
      fs.unlinkSync(bytesOf(this.#keptAt(after.path)))
  }

  #fromKept(after: Seen, to: string): boolean {
    const kept = this.#keptAt(after.path)
    if (after.type === 'file') {
      fs.linkSync(bytesOf(kept), bytesOf(to))
      fs.unlinkSync(bytesOf(kept))
    } else {
      if (fs.lstatSync(bytesOf(to), { throwIfNoEntry: false }))
        throw Object.assign(new Error('taken'), { code: 'EEXIST' })
      fs.renameSync(bytesOf(kept), bytesOf(to))
    }
    return true
  }

  #fromShadow(one: Seen, to: string): boolean {
    if (one.type === 'link') {
      fs.symlinkSync(bytesOf(one.to ?? ''), bytesOf(to))
      fs.lutimesSync(bytesOf(to), secondsOf(one), secondsOf(one))
      return true
    }
    const held = this.#held.get(one.path)
    if (!held) {
      this.#tell(one.path, { path: said(one.path), why: 'not_kept' })
      return false
    }
    const name = namePlace(this.#shadow, held.number)
    const stat = fs.lstatSync(bytesOf(name), { bigint: true, throwIfNoEntry: false })
    const isWhole = stat && Number(stat.size) === one.sizeBytes && String(stat.mtimeNs) === one.modifiedNs
    const copy = copyPlace(this.#shadow, held.number)
    if (isWhole && (!held.isCopied || isSameBytes(name, copy))) {
      fs.linkSync(bytesOf(name), bytesOf(to))
      return true
    }
    if (held.isCopied) {
      // Beside the copy, so that nothing half done is ever seen in the folder.
      const part = `${copy}.part`
      fs.rmSync(bytesOf(part), { force: true })
      try {
        fs.copyFileSync(bytesOf(copy), bytesOf(part), fs.constants.COPYFILE_FICLONE)
        fs.chmodSync(bytesOf(part), 0o600)
        const fd = fs.openSync(bytesOf(part), 'r+')
        try {
          fs.futimesSync(fd, secondsOf(one), secondsOf(one))
          fs.fchmodSync(fd, one.mode)
          fs.fsyncSync(fd)
        } finally {
          fs.closeSync(fd)
        }
        fs.linkSync(bytesOf(part), bytesOf(to))
      } finally {
        fs.rmSync(bytesOf(part), { force: true })
      }
      return true
    }
    // Written into before it was deleted: its last state is all that there is.
    if (stat) fs.linkSync(bytesOf(name), bytesOf(to))
    this.#tell(one.path, { path: said(one.path), why: 'not_kept' })
    return false
  }

  /** Gives permissions and time back. */
  #mark(one: Seen): void {
    const { path, type, mode } = one
    if (type === 'link' || type === 'special' || this.#failed.has(path)) return
    const there = seenAt(this.#root, path)
    if (there?.type !== type) return
    const at = bytesOf(below(this.#root, path))
    if (there.mode !== mode) fs.chmodSync(at, mode)
    if (there.modifiedNs !== one.modifiedNs) fs.utimesSync(at, secondsOf(one), secondsOf(one))
  }
}

/** False where one of them can not be read, too: a command may have taken the right to. */
function isSameBytes(one: string, other: string): boolean {
  try {
    return areEqual(one, other)
  } catch {
    return false
  }
}

const secondsOf = ({ modifiedNs }: Seen): number => Number(BigInt(modifiedNs) / 1000n) / 1e6

const isSame = (now: Seen, after: Seen): boolean =>
  now.type === after.type &&
  now.id === after.id &&
  (now.type === 'folder' ||
    (now.sizeBytes === after.sizeBytes && now.modifiedNs === after.modifiedNs && now.to === after.to))

/** Within a millisecond: file systems round, and so does what sets a time. */
const isSameTime = (one: Seen, other: Seen): boolean => {
  const apart = BigInt(one.modifiedNs) - BigInt(other.modifiedNs)
  return one.type === 'link' || (apart < 1_000_000n && apart > -1_000_000n)
}

function numbered(path: string, count: number): string {
  const above = parentPath(path)
  const name = said(path.slice(above === '' ? 0 : above.length + 1))
  return below(above === '' ? '.' : above, pathOf(numberedName(name, count)))
}

function countFiles(folder: string): number {
  let count = 0
  const waiting = [folder]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    let entries: readonly fs.Dirent<Buffer>[]
    try {
      entries = fs.readdirSync(bytesOf(next), { encoding: 'buffer', withFileTypes: true })
    } catch {
      continue
    }
    for (const entry of entries)
      if (entry.isDirectory()) waiting.push(`${next}/${entry.name.toString('latin1')}`)
      else count += 1
  }
  return count
}
