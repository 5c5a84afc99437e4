import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isEdited } from '../src/image/edited.ts'
import { readImage } from '../src/image/index.ts'
import { qualityOf } from '../src/image/quality.ts'

const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })

describe('what a picture says of how it was saved', () => {
  it('is the quality of a JPEG by its tables, all of it of a PNG but for the colours of a palette, and nothing of others', async () => {
    for (const quality of [30, 50, 75, 90, 100]) {
      const bytes = new Uint8Array(await drawn().jpeg({ quality }).toBuffer())
      expect(Math.abs((qualityOf(bytes) ?? 0) - quality)).toBeLessThanOrEqual(1)
      expect((await readImage(bytes)).quality).toBe(qualityOf(bytes))
    }
    expect(qualityOf(new Uint8Array(await drawn().png().toBuffer()))).toBe(100)
    expect(qualityOf(new Uint8Array(await drawn().png({ palette: true }).toBuffer()))).toBe(99.5)
    expect(qualityOf(new Uint8Array(await drawn().jpeg({ quality: 100 }).toBuffer()))).toBe(99)
    expect(qualityOf(new Uint8Array(await drawn().webp().toBuffer()))).toBeUndefined()
  })

  it('is nothing where a file ends early or lies about its lengths', async () => {
    const whole = new Uint8Array(await drawn().jpeg().toBuffer())
    for (const length of [0, 1, 2, 3, 5, 30, 60]) expect(qualityOf(whole.subarray(0, length))).toBeUndefined()
    expect(qualityOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0, 0, 0xff, 0xdb))).toBeUndefined()
    expect(qualityOf(Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 255, 255, 0, 1))).toBeUndefined()
  })

  it('is that a program changed it, by its name or by the time, and not that a camera wrote it', () => {
    const taken = '2020-05-06T10:00:00'
    const edited = (program: string | undefined, changed: string | undefined = taken) =>
      isEdited({ programs: [program], taken, changed })
    expect([edited('Adobe Photoshop 24.1 (Windows)'), edited('GIMP 2.10.34')]).toEqual([true, true])
    expect([edited('Ver.1.02'), edited('16.5.1'), edited(undefined), edited(undefined, undefined)]).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect([edited(undefined, '2020-05-06T10:00:30'), edited(undefined, '2021-01-01T00:00:00')]).toEqual([false, true])
    expect(isEdited({ programs: [], taken: undefined, changed: '2021-01-01T00:00:00' })).toBe(false)
  })
})
