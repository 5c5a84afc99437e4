import { AppError } from '../errors/index.ts'
import { isWithin, joinPath, pathProblem } from '../item/index.ts'
import type { Expectation, Move } from '../plan/index.ts'
import type { ActOutcome, Target } from '../ports/index.ts'
import type { Entry } from './connector.ts'
import type { Folders } from './paths.ts'

export type CarryOutOptions = Parameters<Target['carryOut']>[1]

/** What the journal met: no refusal of the provider, whatever it is. */
export class JournalError extends Error {
  readonly why: unknown

  constructor(why: unknown) {
    super('The journal could not be written.', { cause: why })
    this.why = why
  }
}

/** The id of a folder below `root`, made when it is missing. Throws what `onFolder` throws as a `JournalError`. */
export async function ensured(
  folders: Folders,
  root: string,
  folder: string,
  onFolder: CarryOutOptions['onFolder'],
): Promise<string> {
  return await folders.ensure(joinPath(root, folder), async (path) => {
    // The root is none of the run's: it stays when the run is taken back.
    if (isWithin(path, root)) return
    const below = root === '' ? path : path.slice(root.length + 1)
    await Promise.resolve(onFolder?.(below)).catch((cause: unknown) => {
      throw new JournalError(cause)
    })
  })
}

const TAKEN = 'Something with this name is there already.'

export const taken = (move: Move): ActOutcome => skipped(move, 'already_exists', TAKEN)

export function checkPaths({ from, to }: Move): void {
  const problem = pathProblem(from) ?? pathProblem(to)
  if (problem !== undefined) throw new AppError('bad_path', `This path can't be used: ${problem}.`)
}

/** A version tells more than a time; where one side has none, the time counts, within a millisecond. */
export function isSame(found: Expectation, expected: Expectation): boolean {
  if (found.sizeBytes !== expected.sizeBytes) return false
  if (found.version !== undefined && expected.version !== undefined) return found.version === expected.version
  return Math.abs(found.modifiedAtMs - expected.modifiedAtMs) < 1
}

export function afterOf(entry: Entry, { what, expect, itemId }: Move): NonNullable<ActOutcome['after']> {
  const { id, sizeBytes, modifiedAtMs, version } = entry
  const now = what === 'bundle' ? expect : { sizeBytes, modifiedAtMs, ...(version !== undefined && { version }) }
  return id === itemId ? now : { ...now, id }
}

/** A way that leads through a file or nowhere leads to nothing. */
export function noFolder(error: unknown): undefined {
  if (error instanceof AppError && (error.code === 'not_a_folder' || error.code === 'not_found')) return undefined
  throw error
}

export const skipped = ({ to }: Move, code: NonNullable<ActOutcome['code']>, message: string): ActOutcome => ({
  to,
  status: 'skipped',
  code,
  message,
})

export const untried = (move: Move): ActOutcome => skipped(move, 'interrupted', 'The one before it has to wait.')

/** What the provider refused, as the target's answer; what is no AppError is thrown on. */
export function refusal(move: Move, error: unknown): ActOutcome {
  if (!(error instanceof AppError)) throw error
  if (error.code === 'already_exists') return taken(move)
  if (error.code === 'changed_since_review')
    return skipped(move, 'changed_since_review', 'It has changed since the plan was made.')
  const { code, message, retryAfterMs } = error
  const missing = code === 'not_found' ? 'source_missing' : code
  return { to: move.to, status: 'failed', code: missing, message, ...(retryAfterMs !== undefined && { retryAfterMs }) }
}
