/**
 * What small pictures cost: `OCTAVO_DATA=FOLDER node bench/quality/thumbnails.ts`. FOLDER holds `photos-exif`, `images-style`,
 * `office` and `hostile`. Processor time of the process that draws and of the one that asks (this one, in the server's
 * place), the most memory of the former, and how long this one's event loop was ever held up. Linux only: it reads /proc.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createReaderPool } from '@octavo/readers/node'
import { table } from './sets.ts'

const SIDE_PX = 256
const SETS: readonly (readonly [name: string, folder: string, pattern: RegExp])[] = [
  ['photos (JPEG)', 'photos-exif', /\.jpe?g$/iu],
  ['photos (HEIC)', 'photos-exif', /\.hei[cf]$/iu],
  ['photos (RAW, TIFF)', 'photos-exif', /\.(?:dng|cr2|cr3|nef|arw|raf|orf|rw2|tiff?)$/iu],
  ['drawings and photos', 'images-style', /\.(?:png|jpe?g)$/iu],
  ['PDF, first page', 'office', /\.pdf$/iu],
  ['office documents', 'office', /\.(?:docx|pptx|xlsx|odt|ods|key|pages)$/iu],
  ['hostile files', 'hostile', /./u],
]
const root = process.env.OCTAVO_DATA ?? ''
const HERTZ = 100

const childrenOf = (): readonly string[] =>
  readdirSync('/proc/self/task').flatMap((task) => {
    const text = readFileSync(`/proc/self/task/${task}/children`, 'latin1').trim()
    return text === '' ? [] : text.split(' ')
  })

/** Milliseconds of processor time that the processes that draw have taken; those that were replaced no longer count. */
const spentMs = (): number =>
  childrenOf().reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? []
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1000) / HERTZ
  }, 0)
const residentMib = (): number =>
  Math.max(
    0,
    ...childrenOf().map(
      (pid) => Number(/VmHWM:\s+(\d+)/u.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1] ?? 0) / 1024,
    ),
  )

const rows = [['set', 'files', 'pictures', 'ms a file (draws)', 'ms a file (asks)', 'MiB', 'bytes a picture']]
const delay = monitorEventLoopDelay({ resolution: 5 })
delay.enable()
for (const [name, folder, pattern] of SETS) {
  const pool = createReaderPool({ width: 1, timeoutMs: 8000, draws: true })
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .slice(0, 150)
  const [warm] = files
  if (warm === undefined) continue
  await pool.thumbnail(warm, SIDE_PX)
  const [before, mine] = [spentMs(), process.cpuUsage()]
  let [made, bytes, most] = [0, 0, 0]
  for (const file of files) {
    const answer = await pool.thumbnail(file, SIDE_PX)
    if ('webp' in answer) {
      made += 1
      bytes += answer.webp.length
    }
    most = Math.max(most, residentMib())
  }
  const { user, system } = process.cpuUsage(mine)
  const drawn = (spentMs() - before) / files.length
  pool.close()
  rows.push([
    name,
    String(files.length),
    String(made),
    // A set that lost its process has no sum.
    drawn > 0 ? drawn.toFixed(0) : '-',
    ((user + system) / 1000 / files.length).toFixed(1),
    most.toFixed(0),
    made > 0 ? (bytes / made).toFixed(0) : '-',
  ])
}
table(rows)
console.log(
  `event loop of the asking process: p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms, most ${(delay.max / 1e6).toFixed(1)} ms`,
)
