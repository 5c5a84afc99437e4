import { createHash, randomUUID } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { copyFile, cp, mkdir, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { AppError } from '@octavo/core'
import { errnoOf } from '../errors.ts'
import { ContentsFolder } from './contents-folder.ts'
import {
  BACKUP_MARKER,
  type BackupManifest,
  CONTENTS,
  flushBelow,
  flushFolder,
  jsonLinesOf,
  type KeptContent,
  linesOf,
  MANIFEST,
  RESTORE_FOLDER,
  RowsDigest,
  readManifest,
  writeWhole,
} from './format.ts'

/** What a restore, or a look through a backup, found. */
export interface RestoreDone {
  readonly manifest: BackupManifest
  /** Contents whose bytes are what they were. */
  readonly contents: number
  readonly sizeBytes: number
  /** Hashes of contents that are gone or changed in the backup, and those that it lacked from the beginning. */
  readonly damaged: readonly string[]
  readonly lacking: readonly string[]
}

type OnProgress = (done: number, of: number) => void

/** Ids of the backups that are whole, the newest last. Throws AppError `not_found` for a folder that holds none. */
export async function listBackups(place: string): Promise<readonly string[]> {
  const names = await readdir(path.join(place, 'backups')).catch(() => [])
  const whole = names.filter((name) => !name.endsWith('.part')).sort()
  if (whole.length > 0) return whole
  throw new AppError('not_found', `There is no backup of Octavo in ${place}.`)
}

/** Holds everything of one backup against its hashes and changes nothing. Throws AppError `not_found` or `corrupt`. */
export async function checkBackup(place: string, id?: string, onProgress: OnProgress = () => undefined) {
  const { folder, manifest } = await openBackup(place, id)
  return await eachContent({ place, folder, manifest, onProgress }, () => Promise.resolve())
}

/**
 * Puts a backup into a folder that is missing or empty, every content held against its hash on the way and once more from
 * the disk; the next start of a server there takes the rows into its database, which has to be empty. One that was cut short
 * goes on when it is asked for again. Throws AppError `already_exists` for a folder that holds anything else, `not_found`
 * and `corrupt` for the backup.
 */
export async function restoreBackup(options: {
  readonly place: string
  readonly id?: string
  readonly into: string
  readonly onProgress?: OnProgress
}): Promise<RestoreDone> {
  const { place, into, onProgress = () => undefined } = options
  const { folder, manifest } = await openBackup(place, options.id)
  await claim(into, manifest.id)
  const staged = path.join(into, RESTORE_FOLDER)
  const target = await ContentsFolder.open(into, path.join(staged, 'index'))
  const kept: KeptContent[] = []
  let done: RestoreDone
  try {
    done = await eachContent({ place, folder, manifest, onProgress }, async (content, source) => {
      const { sha256, sizeBytes } = content
      if (!(await target.find(sha256, sizeBytes))) await target.put(sha256, sizeBytes, source.read(content))
      kept.push(content)
    })
    await target.finish()
  } finally {
    await target.discard()
  }
  const lines: string[] = []
  for (const { sha256, sizeBytes } of kept) lines.push(`${JSON.stringify(await target.find(sha256, sizeBytes))}\n`)
  await writeWhole(path.join(staged, CONTENTS), lines.join(''))
  await cp(path.join(folder, 'tables'), path.join(staged, 'tables'), { recursive: true })
  for (const name of await readdir(path.join(folder, 'files')))
    await copyFile(path.join(folder, 'files', name), path.join(into, name))
  await copyFile(path.join(folder, MANIFEST), path.join(staged, MANIFEST))
  await flushBelow(staged)
  await flushFolder(into)
  // From here on it is a data folder; until then no server would take it.
  await writeWhole(
    path.join(into, 'octavo.json'),
    `${JSON.stringify({ product: 'octavo', layout: 1, id: randomUUID() })}\n`,
  )
  return done
}

async function openBackup(place: string, wanted: string | undefined) {
  const ids = await listBackups(place)
  const id = wanted ?? ids.at(-1) ?? ''
  if (!ids.includes(id)) throw new AppError('not_found', `There is no backup ${id}. There are: ${ids.join(', ')}`)
  const folder = path.join(place, 'backups', id)
  try {
    await readFile(path.join(place, BACKUP_MARKER))
    return { folder, manifest: await readManifest(folder) }
  } catch (error) {
    throw new AppError('corrupt', `The backup ${id} can not be read.`, { cause: error })
  }
}

/** Makes sure that a folder is free for this backup: missing, empty, or begun by an earlier try with the same one. */
async function claim(into: string, id: string): Promise<void> {
  const names = await readdir(into).catch((error: unknown) => {
    if (errnoOf(error) === 'ENOENT') return []
    throw error
  })
  const mine = path.join(into, RESTORE_FOLDER, 'of')
  const others = names.filter((name) => name !== 'lost+found')
  if (others.length > 0) {
    const begun = await readFile(mine, 'utf8').catch(() => undefined)
    if (begun !== id || others.includes('octavo.json'))
      throw new AppError(
        'already_exists',
        `The folder ${into} is not empty. A backup is only put into a folder that is missing or empty.`,
      )
    return
  }
  await mkdir(path.dirname(mine), { recursive: true, mode: 0o700 })
  await writeWhole(mine, id)
}

/** Holds tables and contents of a backup against their hashes; `act` gets each content that is whole. */
async function eachContent(
  backup: {
    readonly place: string
    readonly folder: string
    readonly manifest: BackupManifest
    readonly onProgress: OnProgress
  },
  act: (content: KeptContent, source: ContentsFolder) => Promise<void>,
): Promise<RestoreDone> {
  const { place, folder, manifest, onProgress } = backup
  const { contents } = manifest
  if (!contents || (await fileHash(path.join(folder, CONTENTS))) !== contents.sha256)
    throw new AppError('corrupt', `The list of contents of the backup ${manifest.id} has changed.`)
  for (const table of manifest.tables) {
    const digest = new RowsDigest()
    for await (const line of linesOf(path.join(folder, 'tables', `${table.name}.ndjson`))) digest.add(line)
    if (digest.rows !== table.rows || digest.hex() !== table.digest)
      throw new AppError('corrupt', `The table ${table.name} of the backup ${manifest.id} has changed.`)
  }
  const source = ContentsFolder.forReading(place)
  const damaged: string[] = []
  let count = 0
  let sizeBytes = 0
  for await (const content of jsonLinesOf<KeptContent>(path.join(folder, CONTENTS))) {
    const actual = await source.hashOf(content).catch(() => undefined)
    if (actual === content.sha256) {
      await act(content, source)
      count += 1
      sizeBytes += content.sizeBytes
    } else damaged.push(content.sha256)
    onProgress(count + damaged.length, contents.count)
  }
  return { manifest, contents: count, sizeBytes, damaged, lacking: manifest.lacking }
}

async function fileHash(file: string): Promise<string | undefined> {
  const digest = createHash('sha256')
  try {
    for await (const piece of createReadStream(file)) digest.update(piece as Buffer)
  } catch {
    return undefined
  }
  return digest.digest('hex')
}
