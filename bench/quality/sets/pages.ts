import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { numberOf } from '../own-folders/parts.ts'
import { SETS } from './packages.ts'

/** Every so many-th page is taken: neighbours are pages of one table. */
const STEP = 3

/** Some pages of a PDF file as pictures in a folder of the sets, as a scanner gives them: gray, 100 dots an inch. */
export function pagesOf(file: string, most: number): readonly string[] {
  const folder = path.join(SETS, 'pages', `${numberOf(file.split('/share/')[1] ?? file)}`)
  if (!fs.existsSync(folder)) {
    fs.mkdirSync(folder, { recursive: true })
    const plain = path.join(folder, 'all.pdf')
    const bytes = fs.readFileSync(file)
    fs.writeFileSync(plain, file.endsWith('.gz') ? gunzipSync(bytes) : bytes)
    const range = ['-f', '4', '-l', String(4 + most * STEP)]
    const { error } = spawnSync('pdftoppm', ['-png', '-gray', '-r', '100', ...range, plain, path.join(folder, 'page')])
    if (error) throw new Error('The package poppler-utils is missing: it draws pages.', { cause: error })
    fs.rmSync(plain)
  }
  return fs
    .readdirSync(folder)
    .sort()
    .filter((_, at) => at % STEP === 0)
    .slice(0, most)
    .map((name) => path.join(folder, name))
}
