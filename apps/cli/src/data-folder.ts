import { readFileSync } from 'node:fs'
import path from 'node:path'
import { AppError } from '@octavo/core'

/**
 * The data folder of a server on this machine: `OCTAVO_DATA_DIR`, else `./data`. Throws AppError `not_found` when no
 * Octavo keeps its data there.
 */
export function dataFolder(): string {
  const dir = path.resolve(process.env.OCTAVO_DATA_DIR || './data')
  try {
    const marker: unknown = JSON.parse(readFileSync(path.join(dir, 'octavo.json'), 'utf8'))
    if (typeof marker === 'object' && marker !== null && 'product' in marker && marker.product === 'octavo') return dir
  } catch {
    // Told below: there is no marker that could be read.
  }
  throw new AppError('not_found', `No Octavo server keeps its data in ${dir}. Set OCTAVO_DATA_DIR to its data folder.`)
}
