import { randomFillSync } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The three sets of files that every contender packs. */
export const SETS = [
  { name: '1,000 x 100 KB', count: 1_000, sizeBytes: 100_000 },
  { name: '10,000 x 2 KB', count: 10_000, sizeBytes: 2_000 },
  { name: '20 x 50 MB', count: 20, sizeBytes: 50_000_000 },
] as const

export type FileSet = (typeof SETS)[number]

/** Relative path of a set's file: a hundred files to a folder. */
export function fileName(index: number): string {
  return `folder-${String(Math.floor(index / 100)).padStart(3, '0')}/file-${String(index).padStart(5, '0')}.bin`
}

/** Writes a set's files, random bytes, under `folder`. */
export function writeSet(folder: string, set: FileSet): void {
  const bytes = Buffer.alloc(set.sizeBytes)
  randomFillSync(bytes)
  for (let index = 0; index < set.count; index++) {
    bytes.writeUInt32LE(index, 0)
    const path = join(folder, fileName(index))
    if (index % 100 === 0) mkdirSync(join(path, '..'), { recursive: true })
    writeFileSync(path, bytes)
  }
}

/** The middle value. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
