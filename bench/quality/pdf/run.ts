/**
 * Processor time of reading a PDF in a process that is warm, and what of its text is kept: `OCTAVO_DATA=FOLDER node
 * bench/quality/pdf/run.ts [--texts=FILE]`. FOLDER holds `office/` with PDFs. Each file is read once unmeasured, then three times;
 * its fastest counts. With `--texts=FILE` the texts' lengths and sums are compared with those in FILE, which is written where it
 * is not there.
 */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { bytesSource } from '@octavo/core'
import { read } from '@octavo/readers'

const root = path.join(process.env.OCTAVO_DATA ?? '', 'office')
const { files } = JSON.parse(fs.readFileSync(path.join(root, 'manifest.json'), 'utf8')) as {
  files: readonly { file: string; label: string }[]
}
const pdfs = files.filter(({ label }) => label === 'pdf').map(({ file }) => file)
const millis: number[] = []
const texts: Record<string, string> = {}
for (const file of pdfs) {
  const bytes = new Uint8Array(fs.readFileSync(path.join(root, file)))
  let best = Infinity
  for (let round = 0; round < 4; round += 1) {
    const before = process.cpuUsage()
    const reading = await read({ name: path.basename(file), source: bytesSource(bytes) })
    const { user, system } = process.cpuUsage(before)
    if (round > 0) best = Math.min(best, (user + system) / 1000)
    const sum = createHash('sha256').update(JSON.stringify(reading)).digest('hex').slice(0, 12)
    texts[file] = `${reading.text?.length ?? 0} ${reading.code ?? 'read'} ${sum}`
  }
  millis.push(best)
}
const sorted = millis.toSorted((a, b) => a - b)
const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1)
const mean = millis.reduce((sum, one) => sum + one, 0) / Math.max(1, millis.length)
process.stdout.write(
  `${pdfs.length} PDFs: median ${at(0.5)} ms of processor, three quarters ${at(0.75)}, nine of ten ${at(0.9)}, mean ${mean.toFixed(1)}\n`,
)
const slow = pdfs.map((file, index) => [millis[index] ?? 0, file] as const).toSorted((a, b) => b[0] - a[0])
for (const [ms, file] of slow.slice(0, 8)) process.stdout.write(`  ${ms.toFixed(0)} ms ${file}\n`)
const kept = process.argv.find((word) => word.startsWith('--texts='))?.slice(8)
if (kept && !fs.existsSync(kept)) fs.writeFileSync(kept, JSON.stringify(texts))
else if (kept) {
  const before = JSON.parse(fs.readFileSync(kept, 'utf8')) as Record<string, string>
  const other = pdfs.filter((file) => before[file] !== texts[file])
  process.stdout.write(`${other.length} read otherwise than before\n`)
  for (const file of other) process.stdout.write(`  ${file}: ${before[file]} -> ${texts[file]}\n`)
}
