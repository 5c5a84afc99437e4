import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const file = (path: string) => readFileSync(new URL(`../../../public/${path}`, import.meta.url))

const FILMS = ['intro', 'water-dark', 'water-light']
const MB = 1024 * 1024

/** Where the first box of this kind begins in an MP4. */
const boxAt = (bytes: Buffer, kind: string) => bytes.indexOf(kind, 0, 'latin1')

/** Bit rates of MPEG 1 Layer III in kbit/s by the index of the frame header (ISO 11172-3). */
const KILOBITS = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128]

describe('the assets', () => {
  it.each(FILMS)('%s is a film as WebM and as MP4 of at most 1.5 MB, with a small still picture', (name) => {
    const webm = file(`media/${name}.webm`)
    const mp4 = file(`media/${name}.mp4`)
    const still = file(`media/${name}.webp`)
    expect(webm.subarray(0, 4).toString('hex')).toBe('1a45dfa3')
    expect(mp4.subarray(4, 8).toString('latin1')).toBe('ftyp')
    // The index stands before the pictures, so that the film begins before all of it is there.
    expect(boxAt(mp4, 'moov')).toBeGreaterThan(0)
    expect(boxAt(mp4, 'moov')).toBeLessThan(boxAt(mp4, 'mdat'))
    expect(still.subarray(8, 12).toString('latin1')).toBe('WEBP')
    expect(Math.max(webm.length, mp4.length)).toBeLessThanOrEqual(1.5 * MB)
    expect(still.length).toBeLessThanOrEqual(60 * 1024)
  })

  it('has five tracks of 30 to 60 s as MP3, each at most 500 KB and different from the others', () => {
    const tracks = Array.from({ length: 5 }, (_, index) => file(`media/track-${index + 1}.mp3`))
    for (const bytes of tracks) {
      const start = bytes.indexOf(Buffer.from([0xff, 0xfb]))
      expect(start).toBeGreaterThanOrEqual(0)
      const kilobits = KILOBITS[(bytes[start + 2] ?? 0) >> 4] ?? 0
      const seconds = (bytes.length * 8) / (kilobits * 1000)
      expect(seconds).toBeGreaterThan(30)
      expect(seconds).toBeLessThan(60)
      expect(bytes.length).toBeLessThanOrEqual(500 * 1024)
    }
    expect(new Set(tracks.map((bytes) => bytes.toString('base64'))).size).toBe(5)
  })

  it.each([
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-512', 512],
    ['apple-touch-icon', 180],
  ])('%s is a PNG of %d pixels', (name, side) => {
    const bytes = file(`icons/${name}.png`)
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([side, side])
  })
})
