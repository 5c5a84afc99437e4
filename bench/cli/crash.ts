import fs from 'node:fs'
import { killAt, listPoints, noStrace, type Repair } from '../../apps/cli/test/support/crash.ts'
import { killInstants } from './instants.ts'

/**
 * Kills `octavo apply` before every call with which it changes the disk (eight things, in place and to another disk) and
 * at random instants (2,000 files), repairs each time by resume and by undo, and compares the hash of every file.
 * Run: node bench/cli/crash.ts [step] — step 3 takes every third point.
 */
const step = Number(process.argv[2] ?? 1)
const reason = noStrace()
if (reason !== undefined) {
  process.stdout.write(`Not run: ${reason}.\n`)
  process.exit(1)
}
let faults = 0
const otherDisk = fs.existsSync('/dev/shm') ? '/dev/shm' : undefined
for (const disk of otherDisk === undefined ? [undefined] : [undefined, otherDisk]) {
  const points = await listPoints(disk)
  for (const repair of ['resume', 'undo'] satisfies Repair[]) {
    const startedAt = performance.now()
    let count = 0
    let bad = 0
    for (const [index, point] of points.all.entries()) {
      if (index % step !== 0) continue
      const problem = await killAt(point, repair, points, disk)
      count += 1
      if (problem === undefined) continue
      bad += 1
      process.stdout.write(`  ${point.call} ${point.when}, ${repair}: ${problem}\n`)
    }
    faults += bad
    const seconds = Math.round((performance.now() - startedAt) / 1000)
    process.stdout.write(
      `${disk === undefined ? 'one disk' : 'other disk'}, ${repair.padEnd(6)}: ${count} kills at ${points.all.length} points, ${bad} faults, ${seconds} s\n`,
    )
  }
}
faults += await killInstants({ files: 2000, kills: 50, seed: 7 })
process.exitCode = faults === 0 ? 0 : 1
