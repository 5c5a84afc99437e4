import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const made: string[] = []

/** A folder that is removed when the test file is done. */
export function temporaryDir(name = 'octavo-test-'): string {
  const dir = mkdtempSync(path.join(tmpdir(), name))
  made.push(dir)
  return dir
}

/** Removes all that `temporaryDir` made. */
export function removeTemporary(): void {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true, maxRetries: 3 })
}
