import type { SortedFile } from '@octavo/contract'
import { isByType, isUnsure, optionsOf, type Verdict } from '@octavo/core'
import type { StoredEntry } from '../library/index.ts'

/** How sure a verdict is, as the contract tells it. */
export const certaintyOf = (verdict: Verdict) => ({
  confidence: verdict.confidence,
  byType: isByType(verdict),
  needsDecision: isUnsure(verdict),
})

/** What is told of a file beside its verdict. */
interface Beside {
  /** The folder that it is a part of, where that stays whole. */
  readonly bundle: string | undefined
  readonly unasked: SortedFile['unasked'] | undefined
}

/** A file of the library with the verdict on it, or on the bundle that it is a part of, as the contract tells it. */
export function sortedFile({ file }: StoredEntry, verdict: Verdict, { bundle, unasked }: Beside): SortedFile {
  const { category, fileKind: kind, by, why, documentKind, pictureKind, facets, stays, name: newName } = verdict
  const { id, name, type, size, path } = file
  return {
    ...{ id, name, type, size, path, category, kind, ...certaintyOf(verdict), by, why: [...why] },
    options: [...optionsOf(verdict)],
    ...(documentKind && { documentKind }),
    ...(pictureKind && { pictureKind }),
    ...(facets && { facets }),
    ...(stays && { stays }),
    ...(newName !== undefined && { newName }),
    ...(bundle !== undefined && { bundle }),
    ...(unasked && { unasked }),
  }
}
