import { randomUUID } from 'node:crypto'
import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { because, StartRefused } from './refused.ts'

export const MARKER = 'octavo.json'

/** The database that a data folder belongs to. */
export interface KnownDatabase {
  readonly id: string
  readonly kind: 'embedded' | 'server'
  /** Where a server was last found, without user and password: `db.example.org:5432/octavo`. */
  readonly place?: string
}

/** What a data folder says of itself. Folders from before version 1.1 name no database. */
export interface Marker {
  readonly id: string
  readonly database?: KnownDatabase
}

/** Reads the marker of a folder; undefined when there is none. Throws StartRefused for one that is not ours. */
export function readMarker(dir: string): Marker | undefined {
  let text: string
  try {
    text = readFileSync(path.join(dir, MARKER), 'utf8')
  } catch (error) {
    if (because(error) === 'ENOENT') return undefined
    throw new StartRefused(`The data folder ${dir} can't be read (${because(error)}).`, 73, error)
  }
  return (
    parse(text) ?? refuse(`The data folder ${dir} holds an ${MARKER} that Octavo did not write. Choose another folder.`)
  )
}

function parse(text: string): Marker | undefined {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return undefined
    const { product, id, database } = value as { product?: unknown; id?: unknown; database?: KnownDatabase }
    if (product !== 'octavo' || id === undefined) return undefined
    return { id: String(id), ...(typeof database?.id === 'string' ? { database } : {}) }
  } catch {
    return undefined
  }
}

function refuse(words: string): never {
  throw new StartRefused(words, 73)
}

/** Writes the marker whole and durably, in the place of the one that is there. */
export function writeMarker(dir: string, marker: Marker): void {
  const draft = draftOf(dir, marker)
  renameSync(draft, path.join(dir, MARKER))
  syncFolder(dir)
}

/** Makes the marker of a new folder. Of two processes that do so at once both get the id of the first one. */
export function firstMarker(dir: string, id: string): string {
  const draft = draftOf(dir, { id })
  try {
    linkSync(draft, path.join(dir, MARKER))
    syncFolder(dir)
  } catch (error) {
    if (because(error) !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  return readMarker(dir)?.id ?? id
}

/** A name of its own: processes in several containers may have the same number. */
function draftOf(dir: string, marker: Marker): string {
  const draft = path.join(dir, `.${MARKER}.${randomUUID()}`)
  writeFileSync(draft, `${JSON.stringify({ product: 'octavo', layout: 1, ...marker })}\n`, { flush: true })
  return draft
}

/** Makes the names in a folder survive a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}
