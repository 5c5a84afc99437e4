import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import type { DataDir } from './datadir.ts'
import { syncFolder } from './marker.ts'
import { StartRefused } from './refused.ts'

const SECRET_BYTES = 32

const ANOTHER =
  'OCTAVO_SECRET is another secret than secret.key of the data folder. What is sealed by that file could not be opened any more: give the same secret, or take the file away.'

/**
 * The secret: `given` by the operator, or else that of this data folder, 256 random bits that are made at the first start
 * and that only its owner may read. What is given is not written down. Throws StartRefused (78) when the folder has another.
 */
export function readSecret(dir: DataDir, given?: Buffer): Buffer {
  const file = dir.in('secret.key')
  try {
    const found = checked(readFileSync(file))
    if (given && !found.equals(given)) throw new StartRefused(ANOTHER, 78)
    return found
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  if (given) return given
  // Whole or not at all: a start that is cut short must not leave half a key.
  const draft = `${file}.${randomUUID()}`
  writeFileSync(draft, randomBytes(SECRET_BYTES), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    // Another process of this folder was quicker: theirs is it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  syncFolder(dir.path)
  return checked(readFileSync(file))
}

/** The same as far as there is one: nothing is made. Throws the same. */
export function findSecret(dir: DataDir, given?: Buffer): Buffer | undefined {
  return given || existsSync(dir.in('secret.key')) ? readSecret(dir, given) : undefined
}

function checked(secret: Buffer): Buffer {
  if (secret.length !== SECRET_BYTES) throw new Error('secret.key in the data folder is damaged; remove it')
  return secret
}
