/**
 * What the readers find in real documents: `OCTAVO_DATA=FOLDER node bench/quality/office.ts`. FOLDER holds `office/` with
 * a manifest: literals that must be in each document's text (`expectText`), the first words that poppler finds in a PDF,
 * and which files are encrypted. `--misses` lists what was not found.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Reading } from '@octavo/core'
import { createReaderPool } from '@octavo/readers/node'
import { figure } from './sets.ts'

interface Entry {
  readonly file: string
  readonly label: string
  readonly encryptedByName?: boolean
  readonly expectText?: readonly string[]
  readonly poppler?: { readonly rc: number; readonly firstWords?: readonly string[] }
}

const root = join(process.env.OCTAVO_DATA ?? '', 'office')
const { files } = JSON.parse(readFileSync(join(root, 'manifest.json'), 'utf8')) as { files: readonly Entry[] }
const showMisses = process.argv.includes('--misses')

const plain = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ')

const tally = new Map<string, { files: number; literals: number; found: number; ms: number[] }>()
const misses: string[] = []
const pdf = { files: 0, opened: 0, words: 0, wordsFound: 0 }
let foundInAnyCase = 0
const encrypted = { files: 0, said: 0 }

function count(entry: Entry, reading: Reading, ms: number): void {
  const row = tally.get(entry.label) ?? { files: 0, literals: 0, found: 0, ms: [] }
  tally.set(entry.label, row)
  const text = plain(reading.text ?? '')
  row.files += 1
  row.ms.push(ms)
  for (const literal of entry.expectText ?? []) {
    row.literals += 1
    if (text.toLowerCase().includes(plain(literal).toLowerCase())) foundInAnyCase += 1
    if (text.includes(plain(literal))) row.found += 1
    else misses.push(`${entry.file}: ${JSON.stringify(literal)} (${reading.code ?? 'read'})`)
  }
  if (entry.encryptedByName) {
    encrypted.files += 1
    if (reading.code === 'password_needed') encrypted.said += 1
    else misses.push(`${entry.file}: is called encrypted, and was ${reading.code ?? 'read'}`)
  }
  if (entry.label !== 'pdf') return
  pdf.files += 1
  if (reading.pageCount !== undefined) pdf.opened += 1
  else misses.push(`${entry.file}: not opened (${reading.code}: ${reading.reason})`)
  const words = entry.poppler?.firstWords ?? []
  const isFound = words.filter((word) => text.includes(word)).length >= words.length * 0.8
  if (words.length > 0 && reading.code !== 'password_needed') pdf.words += 1
  if (words.length > 0 && isFound && reading.code !== 'password_needed') pdf.wordsFound += 1
  if (words.length > 0 && !isFound) misses.push(`${entry.file}: words of poppler ${JSON.stringify(words.slice(0, 8))}`)
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const share = (part: number, whole: number): string => (whole > 0 ? `${((part / whole) * 100).toFixed(1)} %` : '-')

const pool = createReaderPool({ width: 1, timeoutMs: 20_000 })
for (const entry of files) {
  const startedMs = performance.now()
  count(entry, await pool.read(join(root, entry.file)), performance.now() - startedMs)
}
pool.close()

const rows = [...tally].toSorted(([a], [b]) => a.localeCompare(b))
for (const [label, { files: number, literals, found, ms }] of rows)
  console.log(
    `${label.padEnd(6)} ${String(number).padStart(4)} files ${`${found}/${literals}`.padStart(9)} literals ${median(ms).toFixed(0).padStart(5)} ms`,
  )
const literals = rows.reduce((sum, [, row]) => sum + row.literals, 0)
const found = rows.reduce((sum, [, row]) => sum + row.found, 0)
console.log(
  `literals ${found}/${literals} = ${share(found, literals)} (asked 90 %, reach 99 %); in any case ${foundInAnyCase}`,
)
console.log(
  `PDFs opened ${pdf.opened}/${pdf.files} = ${share(pdf.opened, pdf.files)} (asked 96.6 %); first words as poppler ${pdf.wordsFound}/${pdf.words}`,
)
console.log(`encrypted by name, said so ${encrypted.said}/${encrypted.files}`)
if (showMisses) for (const miss of misses) console.log(`  ${miss}`)
figure({
  task: 'Text that must be found; PDFs opened',
  set: 'office',
  method: 'readers of our own, pdf.js',
  ours: `${share(found, literals)}; ${pdf.opened} of ${pdf.files}`,
  baseline: '79 %; 225 of 233 libraries (issue)',
  asked: '90 %, reach 99 %',
})
