import type { Unlisted } from '@octavo/core'
import { broughtOf, type Collect, type Collected } from './brought.ts'
import { toEntry } from './picked.ts'

export interface TakeOptions {
  /** How many files are taken at most: the first of them, and no whole is parted. */
  readonly mostFiles?: number
  /** Which of what was chosen is taken; all of it when left out. The rest is told of as `unsupported`. */
  readonly takes?: (file: File) => boolean
}

/** What a dialog gave: files, and how many were chosen beyond what the picker of a device brings at once. */
export interface Chosen {
  readonly files: readonly File[]
  readonly leftCount: number
}

/** What the errors of a browser's or a device's dialog mean. */
const OUTCOMES: Readonly<Record<string, Exclude<Collected['outcome'], 'brought'>>> = {
  AbortError: 'cancelled',
  NotAllowedError: 'refused',
  SecurityError: 'refused',
}

/** What a failed choice means; undefined where it is no more than a failure. */
export const outcomeOf = (error: unknown): Exclude<Collected['outcome'], 'brought'> | undefined =>
  error instanceof DOMException ? OUTCOMES[error.name] : undefined

/** True for a choice that came to nothing, as dialogs and scans tell it: nothing was chosen, or nothing of it can be read. */
export const isNoneSelected = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('No files selected')

/** Files that are chosen in a dialog, as what a flow works on. `choose` is called at once: in the press itself. */
export const collectChosen =
  (choose: () => Promise<readonly File[] | Chosen>, { mostFiles, takes = () => true }: TakeOptions = {}): Collect =>
  async ({ onProgress }) => {
    try {
      const given = await choose()
      const { files: chosen, leftCount } = 'files' in given ? given : { files: given, leftCount: 0 }
      onProgress({ scannedFiles: chosen.length, totalFiles: chosen.length, currentFile: '' })
      const entries = chosen.filter(takes).map((file) => toEntry(file))
      const brought = await broughtOf(entries, mostFiles === undefined ? {} : { mostFiles })
      const left = chosen.filter((file) => !takes(file)).map(untaken)
      const stopped = leftCount > 0 && { readCount: entries.length, totalCount: entries.length + leftCount }
      return {
        outcome: 'brought',
        brought: { ...brought, unlisted: [...brought.unlisted, ...left], ...(stopped && { stopped }) },
      }
    } catch (error) {
      const outcome = outcomeOf(error)
      if (outcome) return { outcome }
      throw error
    }
  }

/** Example files of our own, where the person has none at hand, or wants to look first. */
export const collectExamples: Collect = collectChosen(async () => (await import('./example-files.ts')).exampleFiles())

const untaken = ({ name }: File): Unlisted => ({
  path: name,
  code: 'unsupported',
  reason: 'It is not of the kind that was asked for.',
})
