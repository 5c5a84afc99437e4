import fs from 'node:fs'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { DurableNodeFS, durableStartParams } from './durable-fs.ts'

function open(dir: string): Promise<PGlite> {
  const files = new DurableNodeFS(dir)
  return PGlite.create({
    fs: files,
    startParams: durableStartParams(),
    onStdout: () => false,
    onStderr: (text) => {
      if (/\bPANIC: /u.test(text)) files.markDead()
      return false
    },
  })
}

function syncTree(folder: string): void {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name)
    if (entry.isDirectory()) syncTree(file)
    else if (entry.isFile()) syncPath(file)
  }
  syncPath(folder)
}

function syncPath(file: string): void {
  const handle = fs.openSync(file, 'r')
  try {
    fs.fsyncSync(handle)
  } finally {
    fs.closeSync(handle)
  }
}

/**
 * Opens the embedded PostgreSQL in `<root>/db`. A new one is made aside, flushed whole and then renamed into place, so
 * that a start that was cut short never leaves half a database behind.
 */
export async function openEmbedded(root: string): Promise<PGlite> {
  const home = path.join(root, 'db')
  for (const name of fs.readdirSync(root)) {
    if (name.startsWith('db.new-')) fs.rmSync(path.join(root, name), { recursive: true, force: true })
  }
  if (!fs.existsSync(path.join(home, 'PG_VERSION'))) {
    const draft = path.join(root, `db.new-${process.pid}`)
    const fresh = await open(draft)
    await fresh.close()
    syncTree(draft)
    fs.renameSync(draft, home)
    syncPath(root)
  }
  return await open(home)
}
