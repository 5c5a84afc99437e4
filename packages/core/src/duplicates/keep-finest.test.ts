import { describe, expect, it } from 'vitest'
import { detailed, resized } from '../../test/resized.ts'
import type { Pixels } from '../facts/index.ts'
import { type Copy, thumbOf } from '../images/index.ts'
import { keepFinest } from './keep-finest.ts'

/** A copy of so many bytes a pixel, and its pixels. */
function copyOf(path: string, pixels: Pixels, facts: Partial<Copy> = {}) {
  const pixelCount = pixels.widthPx * pixels.heightPx
  const copy: Copy = { path, pixelCount, sizeBytes: pixelCount, modifiedAtMs: 0, thumb: thumbOf(pixels), ...facts }
  return { copy, pixels }
}

async function kept(all: readonly ReturnType<typeof copyOf>[]) {
  const asked: string[] = []
  const pixelsOf = async (at: number, maxSidePx: number) => {
    const one = all[at]
    if (!one) return {}
    asked.push(one.copy.path)
    const scale = Math.min(1, maxSidePx / Math.max(one.pixels.widthPx, one.pixels.heightPx))
    return resized(one.pixels, Math.round(one.pixels.widthPx * scale), Math.round(one.pixels.heightPx * scale))
  }
  const best = await keepFinest(
    all.map(({ copy }) => copy),
    pixelsOf,
  )
  return { path: all[best.at]?.copy.path, why: best.why, asked }
}

describe('the finest copy', () => {
  const original = detailed(300, 225, 5)

  it('is the original and not its enlargement, which has more pixels and more bytes', async () => {
    const all = [copyOf('a.jpg', resized(original, 600, 450)), copyOf('b.jpg', original)]
    expect(await kept(all)).toEqual({ path: 'b.jpg', why: ['nothing_added'], asked: ['b.jpg', 'a.jpg'] })
  })

  it('is the larger one where it holds more, though its file is so small that it was taken for enlarged', async () => {
    const all = [copyOf('a.jpg', original, { sizeBytes: 9000 }), copyOf('b.jpg', resized(original, 150, 113))]
    expect(await kept(all)).toEqual({ path: 'a.jpg', why: ['most_pixels'], asked: ['b.jpg', 'a.jpg'] })
  })

  it('is told without a look where something else decides', async () => {
    const camera = copyOf('b.jpg', original, { isFromCamera: true })
    expect(await kept([copyOf('a.jpg', resized(original, 600, 450)), camera])).toMatchObject({
      path: 'b.jpg',
      asked: [],
    })
    const other = copyOf('a.jpg', detailed(600, 450, 6))
    expect(await kept([other, copyOf('b.jpg', original)])).toMatchObject({ path: 'a.jpg', asked: [] })
  })

  it('is the largest where pixels can not be looked at', async () => {
    const all = [copyOf('a.jpg', resized(original, 600, 450)), copyOf('b.jpg', original)].map(({ copy }) => copy)
    expect((await keepFinest(all, async () => ({ code: 'damaged' }))).at).toBe(0)
  })
})
