import { onlyMoves, unsupported } from '../apply/index.ts'
import { AppError, isLater } from '../errors/index.ts'
import { baseName, joinPath, parentPath } from '../item/index.ts'
import type { Act, Move } from '../plan/index.ts'
import type { ActOutcome, Settlement, Target } from '../ports/index.ts'
import type { Connector, Entry } from './connector.ts'
import {
  type CarryOutOptions,
  checkPaths,
  ensured,
  isSame,
  JournalError,
  noFolder,
  refusal,
  skipped,
  taken,
  untried,
} from './outcomes.ts'
import { Folders } from './paths.ts'
import { ConnectorTarget } from './target.ts'

/** A folder of one connection: a path below where it begins, '' being all of it. */
export interface Side {
  readonly connector: Connector
  readonly root: string
}

/** A hash of bytes that come one piece after the other, by which equal contents are known: SHA-256 or better. */
export interface Hasher {
  update(bytes: Uint8Array): unknown
  /** Called once, after the last bytes. */
  digest(): string
}

/** What was read of a content to its end. */
interface Seal {
  readonly sizeBytes: number
  readonly hash: string
}

interface Copied {
  readonly copy: Entry
  readonly sent: Seal | undefined
  readonly isOurs: boolean
}

/**
 * Two connections as a target: a file is copied to the other one, read back there and compared by size and hash, and only
 * then let go of: it goes into the trash of the account that it comes from. Whatever fails before leaves the file where it was, and puts
 * a copy that is not the same into the trash of its own account. To take one back, the file comes out of the trash again as what it was;
 * where the trash was emptied, the copy comes back in the same way as it went. Only single files cross.
 *
 * `after.id` of what was done names both: the copy, and the file that lies in the trash.
 */
export class CrossingTarget implements Target {
  readonly #from: Side
  readonly #to: Side
  readonly #hasher: () => Hasher
  readonly #there: ConnectorTarget

  constructor(from: Side, to: Side, hasher: () => Hasher) {
    this.#from = from
    this.#to = to
    this.#hasher = hasher
    this.#there = new ConnectorTarget(to.connector, { from: to.root, to: to.root })
  }

  reversed(): CrossingTarget {
    return new CrossingTarget(this.#to, this.#from, this.#hasher)
  }

  names(folders: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
    return this.#there.names(folders)
  }

  removeEmptyFolder(path: string): Promise<boolean> {
    return this.#there.removeEmptyFolder(path)
  }

  carryOut(acts: readonly Act[], options: CarryOutOptions = {}): Promise<readonly ActOutcome[]> {
    return onlyMoves(acts, unsupported, (moves) => this.#carryAll(moves, options)).catch((error: unknown) => {
      throw error instanceof JournalError ? error.why : error
    })
  }

  /** One after the other; after one that has to wait, and after an abort, nothing further is tried. */
  async #carryAll(moves: readonly Move[], options: CarryOutOptions): Promise<readonly ActOutcome[]> {
    const outcomes: ActOutcome[] = []
    const folders = new Folders(this.#to.connector)
    let mustWait = false
    for (const move of moves) {
      if (options.signal?.aborted) outcomes.push(skipped(move, 'cancelled', 'The run was stopped before it.'))
      else if (mustWait) outcomes.push(untried(move))
      else outcomes.push(await this.#carry(move, folders, options))
      mustWait ||= isLater(outcomes.at(-1)?.code)
    }
    return outcomes
  }

  async #carry(move: Move, folders: Folders, { signal, onFolder }: CarryOutOptions): Promise<ActOutcome> {
    try {
      checkPaths(move)
      const source = await this.#source(move)
      if ('status' in source) return source
      const parentId = await ensured(folders, this.#to.root, parentPath(move.to), onFolder)
      if ((await this.#to.connector.find(parentId, baseName(move.to))) !== undefined) return taken(move)
      return await this.#cross(move, source, parentId, signal)
    } catch (error) {
      return refusal(move, error)
    }
  }

  /** From here on a copy may lie at the other side; it stays there only if the file may be let go of, or if that is decided later. */
  async #cross(move: Move, source: Entry, parentId: string, signal?: AbortSignal): Promise<ActOutcome> {
    try {
      const { copy, sent, isOurs } = await this.#copy(move, source, parentId, signal)
      try {
        await this.#verify(copy, sent ?? (await this.#read(this.#from.connector, source, signal)), signal)
        await this.#letGo(source)
      } catch (error) {
        if (isOurs && error instanceof AppError && !isLater(error.code))
          await this.#to.connector.letGo?.(copy.id, copy.version)
        throw error
      }
      return { to: move.to, status: 'done', after: afterOf(copy, source) }
    } catch (error) {
      if (signal?.aborted) return skipped(move, 'cancelled', 'The run was stopped in the middle of it.')
      throw error
    }
  }

  /** The copy, whether it is certainly ours, and what was sent, if all of it was: of what came out of the trash nothing was. */
  async #copy(move: Move, source: Entry, parentId: string, signal?: AbortSignal): Promise<Copied> {
    const { connector } = this.#to
    const [name, trashed] = [baseName(move.to), idsOf(move.itemId).trashed]
    const back = trashed === undefined ? undefined : await connector.takeBack?.({ id: trashed, parentId, name })
    if (back !== undefined) return { copy: back, sent: undefined, isOurs: true }
    if (connector.put === undefined) throw new AppError('unsupported', 'Nothing can be written there.')
    let sent: Seal | undefined
    const { sizeBytes, modifiedAtMs, mediaType } = source
    const bytes = this.#sealed(await opened(this.#from.connector, source, signal), (seal) => {
      sent = seal
    })
    try {
      const order = { parentId, name, sizeBytes, modifiedAtMs, mediaType, bytes, ...(signal && { signal }) }
      return { copy: await connector.put(order), sent, isOurs: true }
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'transient')) throw error
      // It may have been made all the same, or somebody else may have made something: its content will tell.
      const copy = await connector.find(parentId, name, signal)
      if (copy === undefined) throw error
      return { copy, sent, isOurs: false }
    }
  }

  /** Throws AppError `corrupt` when what lies at the other side is not what was sent. */
  async #verify(copy: Entry, sent: Seal, signal?: AbortSignal): Promise<void> {
    const found = await this.#read(this.#to.connector, copy, signal)
    if (found.hash !== sent.hash || found.sizeBytes !== sent.sizeBytes)
      throw new AppError('corrupt', 'The copy is not what was sent, so the file stays where it is.')
  }

  /** An answer that got lost is looked for. */
  async #letGo(source: Entry): Promise<void> {
    const { connector } = this.#from
    try {
      await connector.letGo?.(source.id, source.version)
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'transient')) throw error
      if ((await connector.find(source.parentId, source.name))?.id === source.id) throw error
    }
  }

  async check(acts: readonly Act[]): Promise<readonly (ActOutcome | undefined)[]> {
    const answers: (ActOutcome | undefined)[] = []
    for (const act of acts) answers.push(act.type === 'move' ? await this.#checkOne(act) : undefined)
    return answers
  }

  async #checkOne(move: Move): Promise<ActOutcome | undefined> {
    try {
      checkPaths(move)
      const source = await this.#source(move)
      if ('status' in source) return source
      return (await this.#target(move)) && taken(move)
    } catch (error) {
      return refusal(move, error)
    }
  }

  async settle(acts: readonly Act[]): Promise<readonly Settlement[]> {
    const settlements: Settlement[] = []
    for (const act of acts) settlements.push(act.type === 'move' ? await this.#settleOne(act) : { state: 'untouched' })
    return settlements
  }

  /** A copy that was finished is compared once more, and the file let go of. Throws what means "later". */
  async #settleOne(move: Move): Promise<Settlement> {
    try {
      checkPaths(move)
      const source = await this.#source(move)
      const there = await this.#target(move)
      if (there?.kind !== 'file')
        return 'status' in source && source.code === 'source_missing' ? LOST : { state: 'untouched' }
      if (!('status' in source)) {
        if (there.sizeBytes !== source.sizeBytes) return { state: 'untouched' }
        const [one, other] = [
          await this.#read(this.#from.connector, source),
          await this.#read(this.#to.connector, there),
        ]
        if (one.hash !== other.hash) return { state: 'untouched' }
        await this.#letGo(source)
      } else if (source.code !== 'source_missing') return { state: 'untouched' }
      else if (there.sizeBytes !== move.expect.sizeBytes) return LOST
      const { id } = idsOf(move.itemId)
      return { state: 'done', to: move.to, after: afterOf(there, 'status' in source ? { id } : source) }
    } catch (error) {
      if (!(error instanceof AppError) || isLater(error.code)) throw error
      return { state: 'unclear', code: error.code, message: error.message }
    }
  }

  /** The file where the plan saw it, as the plan saw it; else why it stays. */
  async #source(move: Move): Promise<Entry | ActOutcome> {
    const { connector, root } = this.#from
    const entry = await new Folders(connector).entryAt(joinPath(root, move.from)).catch(noFolder)
    if (entry === undefined || (entry.id !== idsOf(move.itemId).id && connector.can.keepsIds))
      return { to: move.to, status: 'failed', code: 'source_missing', message: 'It is not there any more.' }
    if (move.what !== 'file' || entry.kind !== 'file' || entry.exportAs || entry.shortcutTo !== undefined)
      throw new AppError('unsupported', 'Only single files with a content of their own go to another account.')
    if (connector.letGo === undefined)
      throw new AppError('unsupported', 'There is no trash there, so that nothing can be let go of.')
    return isSame(entry, move.expect)
      ? entry
      : skipped(move, 'changed_since_review', 'It has changed since the plan was made.')
  }

  #target(move: Move): Promise<Entry | undefined> {
    return new Folders(this.#to.connector).entryAt(joinPath(this.#to.root, move.to)).catch(noFolder)
  }

  async #read(connector: Connector, entry: Entry, signal?: AbortSignal): Promise<Seal> {
    let seal: Seal | undefined
    const bytes = this.#sealed(await opened(connector, entry, signal), (whole) => {
      seal = whole
    })
    for await (const _ of bytes) signal?.throwIfAborted()
    return seal ?? { sizeBytes: 0, hash: '' }
  }

  /** The same bytes; what they were is told when the last one was taken. */
  async *#sealed(bytes: AsyncIterable<Uint8Array>, onEnd: (seal: Seal) => void): AsyncGenerator<Uint8Array> {
    const hasher = this.#hasher()
    let sizeBytes = 0
    for await (const chunk of bytes) {
      hasher.update(chunk)
      sizeBytes += chunk.length
      yield chunk
    }
    onEnd({ sizeBytes, hash: hasher.digest() })
  }
}

const LOST: Settlement = {
  state: 'unclear',
  code: 'source_missing',
  message: 'It is at neither of its two places any more.',
}

const opened = (connector: Connector, { id, version }: Entry, signal?: AbortSignal) =>
  connector.open(id, { at: 0, ...(version !== undefined && { version }), ...(signal && { signal }) })

const MARK = 'crossed:'

function afterOf(copy: Entry, source: Pick<Entry, 'id'>): NonNullable<ActOutcome['after']> {
  const { id, sizeBytes, modifiedAtMs, version } = copy
  const both = `${MARK}${JSON.stringify([id, source.id])}`
  return { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }), id: both }
}

/** A file's own id, and that of the file that it is the copy of, which lies in the trash of the other side. */
function idsOf(itemId: string): { readonly id: string; readonly trashed?: string } {
  if (!itemId.startsWith(MARK)) return { id: itemId }
  const [id, trashed]: readonly string[] = JSON.parse(itemId.slice(MARK.length))
  return { id: id ?? '', ...(trashed !== undefined && { trashed }) }
}
