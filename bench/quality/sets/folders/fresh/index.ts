import type { FolderOfPeople } from '../folders.ts'
import { CHOIR } from './choir.ts'
import { laidOut, type Sheet } from './sheet.ts'
import { TILER } from './tiler.ts'

const FOLDERS: readonly (readonly [name: string, sheets: readonly Sheet[]])[] = [
  ["a tiler's office", TILER],
  ["a choir secretary's laptop", CHOIR],
]

/** Two whole folders that nothing was fitted or chosen on; the same on every machine, but for the font of scanned pages. */
export async function freshFolders(): Promise<readonly FolderOfPeople[]> {
  const folders: FolderOfPeople[] = []
  for (const [name, sheets] of FOLDERS) folders.push({ name, part: 'report', files: await laidOut(sheets) })
  return folders
}
