import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import type { DataDir } from './datadir.ts'
import { syncFolder } from './marker.ts'

const SECRET_BYTES = 32

/** The secret of this data folder, 256 random bits that are made at the first start and that only its owner may read. */
export function readSecret(dir: DataDir): Buffer {
  const file = dir.in('secret.key')
  try {
    return checked(readFileSync(file))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  // Whole or not at all: a start that is cut short must not leave half a key.
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(SECRET_BYTES), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } finally {
    unlinkSync(draft)
  }
  syncFolder(dir.path)
  return checked(readFileSync(file))
}

function checked(secret: Buffer): Buffer {
  if (secret.length !== SECRET_BYTES) throw new Error('secret.key in the data folder is damaged; remove it')
  return secret
}
