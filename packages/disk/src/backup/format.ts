import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** First bytes of a pack; entries follow, each `sha256` (32 bytes), size (8 bytes, big-endian), content. */
export const PACK_MAGIC = Buffer.from('octavo-pack-1\n\0\0', 'latin1')
export const PACK_ENTRY_HEADER_BYTES = 40

/** Where the bytes of one content lie, in a data folder and in a backup alike. Without a pack they are a file of their own. */
export interface KeptContent {
  /** Lower-case hexadecimal. */
  readonly sha256: string
  readonly sizeBytes: number
  readonly pack: string | null
  /** Offset of the first content byte in the pack. */
  readonly packOffset: number | null
}

/** What a backup holds of one table: its rows, one JSON object a line, in `tables/NAME.ndjson`. */
export interface KeptTable {
  readonly name: string
  readonly rows: number
  /** The SHA-256 of each line, added up modulo 2^256, in hexadecimal: the same in whatever order the rows come. */
  readonly digest: string
}

/** What a backup says of itself, written last: without it there is no backup. */
export interface BackupManifest {
  readonly product: 'octavo-backup'
  readonly format: 1
  readonly id: string
  /** When the rows were read, which all that was acknowledged before is among. */
  readonly atMs: number
  /** Version of the database's schema. */
  readonly schema: number
  readonly tables: readonly KeptTable[]
  readonly sequences: readonly { readonly name: string; readonly value: number }[]
  /** Left out where the contents were left in their place: rows that were kept before an upgrade. */
  readonly contents?: { readonly count: number; readonly sizeBytes: number; readonly sha256: string }
  /** Hashes of contents that were gone or damaged when the backup was made. */
  readonly lacking: readonly string[]
}

/** The folder's own mark, which names the installation that it belongs to. */
export const BACKUP_MARKER = 'octavo-backup.json'
/** Below the data folder: what the next start of a server takes into its empty database. */
export const RESTORE_FOLDER = 'restore'
export const MANIFEST = 'manifest.json'
export const CONTENTS = 'contents.ndjson'

/** Lines of a text file, one after the other; those that are empty are left out. */
export async function* linesOf(file: string): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 256 * 1024 })) {
    const lines = (rest + String(piece)).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) if (line !== '') yield line
  }
  if (rest !== '') yield rest
}

/** Lines of a file as JSON values, without having all of it in memory. Throws SyntaxError for one that is none. */
export async function* jsonLinesOf<Line>(file: string): AsyncGenerator<Line> {
  for await (const line of linesOf(file)) yield JSON.parse(line) as Line
}

/** Adds up the hashes of lines, so that the sum is the same in whatever order they come. */
export class RowsDigest {
  rows = 0
  #sum = 0n

  add(line: string): void {
    this.rows += 1
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hash('sha256', line, 'hex')}`))
  }

  hex(): string {
    return this.#sum.toString(16).padStart(64, '0')
  }
}

/** Makes every file and name below a folder survive a power cut. */
export async function flushBelow(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name)
    if (entry.isDirectory()) await flushBelow(name)
    else {
      const handle = await open(name, 'r')
      await handle.sync().finally(() => handle.close())
    }
  }
  await flushFolder(folder)
}

/** The manifest of one backup. Throws what reading throws, and Error for a file that is none. */
export async function readManifest(folder: string): Promise<BackupManifest> {
  const value = JSON.parse(await readFile(path.join(folder, MANIFEST), 'utf8')) as Partial<BackupManifest> | null
  if (value?.product !== 'octavo-backup' || value.format !== 1 || !Array.isArray(value.tables))
    throw new Error(`${MANIFEST} is not one that this Octavo can read`)
  return value as BackupManifest
}

/** Writes a file whole or not at all, durably, for its owner alone. */
export async function writeWhole(file: string, text: string | Uint8Array): Promise<void> {
  const draft = `${file}.new`
  await writeFile(draft, text, { mode: 0o600, flush: true })
  await rename(draft, file)
  await flushFolder(path.dirname(file))
}

/** Makes the names in a folder survive a power cut. */
export async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
