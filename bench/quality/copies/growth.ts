import { nearDuplicates, thumbOf } from '../../../packages/core/src/index.ts'
import { paint, scene } from '../../../packages/core/test/drawings.ts'

/**
 * Processor time and memory of finding copies among many pictures that are drawn: all different, or copies of few.
 * Usage: node bench/quality/copies/growth.ts COUNT [COPIES of each picture, 1]
 */
const count = Number(process.argv[2] ?? 1000)
const copies = Number(process.argv[3] ?? 1)
const thumbs: ReturnType<typeof thumbOf>[] = []
for (let at = 0; thumbs.length < count; at++) {
  const thumb = thumbOf(paint(36, 24, scene(at)))
  for (let n = 0; n < copies && thumbs.length < count; n++)
    thumbs.push(
      thumb.map((value, place) => Math.min(255, Math.max(0, value + ((place * 31 + n * 17) % 7) - 3 + (n % 40)))),
    )
}
const start = process.cpuUsage()
const sets = nearDuplicates(thumbs)
const seconds = process.cpuUsage(start).user / 1e6
const peakMb = process.resourceUsage().maxRSS / 1024
process.stdout.write(
  `${count} pictures, ${copies} of each: ${seconds.toFixed(1)} s, ${sets.length} sets, peak ${peakMb.toFixed(0)} MB\n`,
)
