import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Files by their paths, with what is in them. */
export type Tree = Readonly<Record<string, string>>

/** Two saved pages, each with the folder that it needs beside it. */
export const SAVED_PAGES: Tree = {
  'web/Page.html': '<!doctype html><title>Page</title><link rel="stylesheet" href="Page_files/a.css">',
  'web/Page_files/a.css': 'body { color: teal }',
  'web/Seite.html': '<!doctype html><title>Seite</title><link rel="stylesheet" href="Seite-Dateien/a.css">',
  'web/Seite-Dateien/a.css': 'body { color: olive }',
}

/** Writes a tree below a folder. */
export async function plant(folder: string, tree: Tree): Promise<void> {
  for (const [path, text] of Object.entries(tree)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}
