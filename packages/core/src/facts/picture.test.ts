import { describe, expect, it } from 'vitest'
import { momentOfPicture, pictureFacts } from './picture.ts'

describe('the facts of a picture', () => {
  it('reads the time of its own clock as universal time, and knows a day that is none', () => {
    expect(pictureFacts({ takenAt: '2023-05-14T23:30:00' }).takenAtMs).toBe(Date.UTC(2023, 4, 14, 23, 30))
    expect(pictureFacts({ takenAt: 'yesterday' }).takenAtMs).toBeNull()
    expect(pictureFacts({})).toEqual({ takenAtMs: null, place: null, size: null, camera: null })
  })

  it('takes the place at 0, 0 for none, and keeps one on the equator', () => {
    expect(pictureFacts({ gps: { latitude: 0, longitude: 0 } }).place).toBeNull()
    expect(pictureFacts({ gps: { latitude: 0, longitude: 9.45 } }).place).toEqual({ latitude: 0, longitude: 9.45 })
  })

  it('stands in time when it was taken, else on the day of its name, else when its file was changed', () => {
    const may = Date.UTC(2023, 4, 14, 12)
    const moment = (name: string, modifiedAtMs: number, takenAtMs: number | null = null) =>
      momentOfPicture({ name, modifiedAtMs }, takenAtMs)
    expect(moment('IMG-20230514-WA0001.jpg', 5, 7)).toBe(7)
    expect(moment('IMG-20230514-WA0001.jpg', 5)).toBe(may)
    expect(moment('Screenshot 2023-05-14 at 9.41.png', may + 3_600_000)).toBe(may + 3_600_000)
    expect(moment('photo.jpg', 5)).toBe(5)
  })

  it('names a camera once', () => {
    const cameraOf = (make?: string, model?: string) =>
      pictureFacts({ ...(make !== undefined && { make }), ...(model !== undefined && { model }) }).camera
    expect(cameraOf('NIKON CORPORATION', 'NIKON D90')).toBe('NIKON D90')
    expect(cameraOf('Canon', 'Canon EOS 5D')).toBe('Canon EOS 5D')
    expect(cameraOf('Apple', 'iPhone 12')).toBe('Apple iPhone 12')
    expect([cameraOf('Leica'), cameraOf(undefined, 'X100V'), cameraOf()]).toEqual(['Leica', 'X100V', null])
  })
})
