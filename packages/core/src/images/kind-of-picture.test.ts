import { describe, expect, it } from 'vitest'
import { paint } from '../../test/drawings.ts'
import type { Reading } from '../facts/reading.ts'
import { seededRandom } from '../numeric/random.ts'
import { kindOfPicture } from './kind-of-picture.ts'
import { IMAGE_KINDS } from './kinds.ts'
import { asLook, lookOf, type PictureLook } from './look.ts'
import { THUMB_SIDE } from './thumb.ts'

/** A look that is of one kind as surely as said, and of the others alike. */
const looks = (kind: (typeof IMAGE_KINDS)[number], share = 0.9): PictureLook => ({
  shares: IMAGE_KINDS.map((one) => (one === kind ? share : (1 - share) / (IMAGE_KINDS.length - 1))),
  thumb: new Uint8Array(THUMB_SIDE * THUMB_SIDE),
  sharpness: 0.1,
  clipped: 0,
  ownShare: 1,
  column: 1,
})
const best = (name: string, look?: PictureLook, reading?: Reading) => {
  const { kinds, why } = kindOfPicture({
    name,
    extension: name.split('.').at(-1) ?? '',
    ...(look && { look }),
    ...(reading && { reading }),
  })
  const [first] = kinds
  return { kind: first?.kind, isSure: (first?.probability ?? 0) >= 0.7, why }
}

describe('what sort of picture it is', () => {
  it('a system says by a name that it made a screenshot, in the languages that it speaks', () => {
    for (const name of [
      'Screenshot 2023-05-12 at 10.11.12.png',
      'Bildschirmfoto 2024-01-02 um 09.08.07.png',
      'Captura de pantalla 2022-11-30 a las 8.00.00.png',
      'لقطة الشاشة ٢٠٢٣.png',
      'Screenshot_20230512-101112_Chrome.jpg',
    ])
      expect([name, best(name).kind, best(name).isSure]).toEqual([name, 'screenshot', true])
    // A name that merely holds the letters is none.
    expect(best('landscapes.png').isSure).toBe(false)
  })

  it('a camera took it, whatever a model of drawn pictures thinks of its look', () => {
    const camera: Reading = { make: 'Canon', model: 'Canon EOS 5D', widthPx: 5616, heightPx: 3744 }
    expect(best('a.jpg', looks('illustration', 0.6), camera)).toMatchObject({ kind: 'photo', isSure: true })
    const { kind, why } = best('a.jpg', looks('screenshot', 0.8), camera)
    expect([kind, why]).toEqual(['photo', [{ code: 'from-camera', values: { device: 'Canon EOS 5D' } }]])
    // A page that was photographed is a page.
    expect(best('IMG_1234.jpg', looks('scan', 0.98), { make: 'Apple', model: 'iPhone 12' }).kind).not.toBe('screenshot')
  })

  it('a name by a camera is called one, and not quoted as if it said something', () => {
    const { kind, why } = best('IMG_2041-edited.jpg', undefined, { widthPx: 4032, heightPx: 3024 })
    expect([kind, why[0]]).toEqual(['photo', { code: 'name-of-camera' }])
  })

  it('a drawing is told by its look where the format loses nothing, and not where photos are kept', () => {
    const drawing = looks('illustration', 0.7)
    expect(best('a.png', drawing)).toMatchObject({ kind: 'illustration', isSure: true })
    expect(best('a.jpg', drawing)).not.toMatchObject({ kind: 'illustration', isSure: true })
  })

  it('a view of few things is no screenshot where it is kept as photos are: a sky over water, with grain or without', () => {
    for (const grain of [0, 5, 12])
      for (let seed = 1; seed <= 6; seed += 2) {
        const random = seededRandom(seed)
        const view = paint(160, 120, (x, y) => {
          const noise = (random() - 0.5) * 2 * grain
          if (Math.hypot(x - 0.2 - seed / 10, (y - 0.32) * 0.75) < 0.09) return [255, 225 + noise, 150 + noise]
          const wave = y > 0.6 ? Math.sin(x * (60 - seed * 4) + y * 180) * 14 : 0
          const tone = seed * 17
          const base = y > 0.6 ? [12 + tone / 4, 70 + tone / 3, 110 + wave] : [90 + tone, 150 - tone / 3, 210 - y * 90]
          return base.map((value) => Math.max(0, Math.min(255, value + wave + noise))) as [number, number, number]
        })
        const { kind, isSure } = best('a.jpg', lookOf(view), { widthPx: 1200, heightPx: 900 })
        expect([grain, seed, kind === 'screenshot' && isSure]).toEqual([grain, seed, false])
      }
  })

  it('fog is no page, however much it looks like paper', () => {
    const fog = { ...looks('scan', 0.8), sharpness: 0.004 }
    expect(best('a.jpg', fog, { widthPx: 1200, heightPx: 900 })).not.toMatchObject({ kind: 'scan', isSure: true })
    expect(best('a.jpg', looks('scan', 0.8), { widthPx: 1200, heightPx: 900 }).kind).toBe('scan')
  })

  it('sizes of screens, icons and paper speak where the format fits', () => {
    const phone: Reading = { widthPx: 1170, heightPx: 2532 }
    expect(best('a.png', looks('screenshot', 0.5), phone)).toMatchObject({ kind: 'screenshot', isSure: true })
    expect(best('a.png', looks('icon', 0.6), { widthPx: 128, heightPx: 128 })).toMatchObject({
      kind: 'icon',
      isSure: true,
    })
    expect(best('a.jpg', looks('scan', 0.7), { widthPx: 2480, heightPx: 3508 })).toMatchObject({
      kind: 'scan',
      isSure: true,
    })
    expect(best('a.jpg', looks('scan', 0.9), { widthPx: 900, heightPx: 2100 }).kind).toBe('receipt')
    expect(best('a.jpg', undefined, { make: 'EPSON', model: 'Perfection V39' })).toMatchObject({
      kind: 'scan',
      isSure: true,
    })
  })

  it('a receipt that lay under a scanner is one: a narrow strip on a sheet of paper; a page is a page', () => {
    /** A white sheet with lines of words between two shares of its width. */
    const sheet = (from: number, to: number, seed: number) => {
      const random = seededRandom(seed)
      const inked = Array.from({ length: 60 * 80 }, () => random() < 0.6)
      return paint(120, 170, (x, y) => {
        const isPrinted = x > from && x < to && y > 0.08 && y < 0.7 && Math.floor(y * 100) % 2 === 0
        return isPrinted && inked[Math.floor(y * 80) * 60 + Math.floor(x * 60)] ? [30, 30, 30] : [255, 255, 255]
      })
    }
    const a4: Reading = { widthPx: 1654, heightPx: 2339 }
    for (let seed = 1; seed <= 5; seed += 1) {
      for (const from of [0.05, 0.35, 0.62])
        expect(best('a.jpg', lookOf(sheet(from, from + 0.3, seed)), a4)).toMatchObject({
          kind: 'receipt',
          isSure: true,
        })
      expect(best('a.jpg', lookOf(sheet(0.1, 0.9, seed)), a4).kind).toBe('scan')
      // What is narrow on something else than a sheet is any picture.
      expect(best('a.jpg', lookOf(sheet(0.35, 0.65, seed)), { widthPx: 1600, heightPx: 1600 }).kind).not.toBe('receipt')
    }
  })

  it('says nothing for sure of what nothing is known of, and gives reasons in any case', () => {
    const { isSure, why } = best('x7f3.jpg')
    expect([isSure, why.length > 0]).toEqual([false, true])
  })

  it('believes no look that does not fit: it was measured where hostile bytes were decoded', () => {
    const sound = looks('photo')
    expect(asLook(structuredClone(sound))).toEqual(sound)
    for (const lie of [
      undefined,
      {},
      { ...sound, shares: [1] },
      { ...sound, thumb: new Uint8Array(3) },
      { ...sound, clipped: 7 },
      { ...sound, column: Number.NaN },
      { ...sound, colours: new Uint8Array(3) },
      { ...sound, colours: [1, 2, 3] },
    ])
      expect(asLook(lie)).toBeUndefined()
  })

  it('believes the name that a system gives with its time over a look that is sure of a photo', () => {
    for (const name of ['Screenshot from 2025-02-21 20-27-22.png', 'Bildschirmfoto 2021-02-15 um 21.15.07.png'])
      expect(best(name, looks('photo', 0.97)), name).toMatchObject({ kind: 'screenshot', isSure: true })
    expect(best('holiday.png', looks('photo', 0.97)).kind).toBe('photo')
  })
})
