import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { findRoots } from '../../../apps/cli/src/road/roots.ts'
import { placesIn } from '../../../apps/cli/src/road/said.ts'
import { type Sorting, sortFolder } from '../../../apps/cli/src/road/sort-folder.ts'
import { NOTHING_LEARNED, USUAL_SHAPE } from '../../../packages/core/src/index.ts'

/** A file to write out: where, its bytes and, where it is told, when it was changed last. */
interface OutFile {
  readonly path: string
  readonly bytes: Uint8Array
  readonly changedAtMs?: number
}

/** Writes files into a folder of their own, and hears what the command's road would do with it in place. */
export async function onTheRoad(files: readonly OutFile[]): Promise<Sorting> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'folder-of-people-'))
  try {
    for (const { path: at, bytes, changedAtMs } of files) {
      const file = path.join(root, at)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, bytes)
      if (changedAtMs !== undefined) fs.utimesSync(file, changedAtMs / 1000, changedAtMs / 1000)
    }
    const said = {
      instructions: [],
      learned: NOTHING_LEARNED,
      language: 'en' as const,
      places: await placesIn(undefined),
    }
    return await sortFolder(
      { ...said, roots: findRoots(root, undefined), by: 'content', unsure: false, shape: USUAL_SHAPE },
      {},
    )
  } finally {
    fs.rmSync(root, { recursive: true, force: true })
  }
}
