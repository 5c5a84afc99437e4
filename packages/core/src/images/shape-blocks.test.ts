import { expect, it } from 'vitest'
import { paint } from '../../test/drawings.ts'
import { seededRandom } from '../numeric/random.ts'
import { planesOf } from './planes.ts'
import { localPatterns } from './shape-blocks.ts'

it('local patterns are counted as the paper says, at three distances', () => {
  const random = seededRandom(7)
  const planes = planesOf(paint(23, 17, () => [random() * 255, random() * 255, random() * 255]))
  const { width, height, gray } = planes
  const expected = [1, 2, 4].flatMap((radius) => {
    const counts = Array.from({ length: 10 }, () => 0)
    for (let y = radius; y < height - radius; y++)
      for (let x = radius; x < width - radius; x++) {
        const around = Array.from({ length: 8 }, (_, k) => {
          const [dx, dy] = [Math.cos((k * Math.PI) / 4) * radius, Math.sin((k * Math.PI) / 4) * radius]
          const other = gray[(y + Math.round(dy)) * width + x + Math.round(dx)] ?? 0
          return other >= (gray[y * width + x] ?? 0) + 2
        })
        const changes = around.filter((is, k) => is !== around[(k + 1) % 8]).length
        const pattern = changes > 2 ? 9 : around.filter(Boolean).length
        counts[pattern] = (counts[pattern] ?? 0) + 1
      }
    const total = (width - 2 * radius) * (height - 2 * radius)
    return counts.map((count) => Math.sqrt(count / total))
  })
  expect([...localPatterns(planes)].map((share) => share.toFixed(9))).toEqual(expected.map((share) => share.toFixed(9)))
})
