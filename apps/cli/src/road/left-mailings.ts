import path from 'node:path'
import { AppError } from '@octavo/core'
import { StateFile, stateDir, type TextForm } from '@octavo/disk'

/** What became of asking a sender to stop. */
export interface LeftMailing {
  /** When it was asked: milliseconds since 1970. */
  readonly atMs: number
  /** `asked` where the end of it was not seen. */
  readonly outcome: 'asked' | 'left' | 'unsigned' | 'refused'
  /** That of HTTP, where the sender's server refused. */
  readonly status?: number
}

/** By connection, then by the mailing's key. */
export type LeftMailings = Readonly<Record<string, Readonly<Record<string, LeftMailing>>>>

const FORM: TextForm<LeftMailings> = {
  nothing: {},
  read(text) {
    try {
      const found: unknown = JSON.parse(text)
      // What this program alone writes, private to its user.
      if (typeof found === 'object' && found !== null && 'format' in found && found.format === 1 && 'left' in found)
        return found.left as LeftMailings
    } catch {
      // Told below: it is not what this program writes.
    }
    throw new AppError('corrupt', 'The file of mailing lists that were left was written by another Octavo.')
  },
  write: (left) => `${JSON.stringify({ format: 1, left }, undefined, 2)}\n`,
}

/** The mailings that this machine's user asked to leave, in the state folder. */
export const openLeft = (): StateFile<LeftMailings> => new StateFile(path.join(stateDir(), 'left-mailings.json'), FORM)

/** Writes down what became of one. */
export function noteLeft(file: StateFile<LeftMailings>, connection: string, key: string, left: LeftMailing): void {
  const all = file.read()
  file.write({ ...all, [connection]: { ...all[connection], [key]: left } })
}
