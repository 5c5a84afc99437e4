import { AppError } from '../errors/index.ts'
import type { MissingEntry } from './entry.ts'

/** Name of the list of missing files inside an archive (a free one beside it, should a file be called so itself). */
export const MANIFEST_NAME = '_missing_files.json'

/** Puts into words why an entry is missing; only an AppError's message is meant for people. */
export function describeMissing(index: number, path: string, cause: unknown): MissingEntry {
  if (cause instanceof AppError) return { index, path, code: cause.code, reason: cause.message, cause }
  return { index, path, code: 'io_error', reason: 'The file could not be read.', cause }
}

/** The content of the list: how many files are in the archive, and path and reason of each that is not. */
export function manifestBytes(added: number, missing: readonly MissingEntry[]): Uint8Array {
  const list = missing.map(({ path, code, reason }) => ({ path, code, reason }))
  return new TextEncoder().encode(`${JSON.stringify({ added, missing: list }, undefined, 2)}\n`)
}
