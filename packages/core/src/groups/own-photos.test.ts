import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ownPhotos, type PictureFound } from './own-photos.ts'
import { takeoutNotes } from './takeout.ts'

const noteOf = (seconds: number, more: object = {}) =>
  JSON.stringify({ title: 'x', photoTakenTime: { timestamp: String(seconds) }, ...more })

const joins = (pictures: readonly string[], sidecars: readonly string[]) =>
  Object.fromEntries(
    [
      ...takeoutNotes(
        pictures,
        sidecars.map((path, at) => ({ path, text: noteOf(at + 1) })),
      ),
    ].map(([path, note]) => [path, sidecars[(note.takenAtMs ?? 0) / 1000 - 1]]),
  )

describe('the notes of an export of Google Photos', () => {
  it('are joined by name, whichever form the export gave them', () => {
    const joined = {
      'Trip/IMG_1.jpg': 'Trip/IMG_1.jpg.json',
      'Trip/IMG_2.jpg': 'Trip/IMG_2.jpg.supplemental-metadata.json',
      'Trip/IMG_3.jpg': 'Trip/IMG_3.jpg.suppl.json',
      'Trip/IMG_4(2).jpg': 'Trip/IMG_4.jpg(2).json',
      'Trip/IMG_5(1).jpg': 'Trip/IMG_5.jpg.supplemental-metadata(1).json',
      'Trip/IMG_6-edited.jpg': 'Trip/IMG_6.jpg.json',
      'Trip/IMG_7.MOV': 'Trip/IMG_7.json',
      'Other/IMG_1.jpg': 'Other/IMG_1.jpg.json',
    }
    expect(joins(Object.keys(joined), Object.values(joined))).toEqual(joined)
    const long = 'Screenshot_2024-05-06-07-08-09-123_com.example.app.browser.png'
    expect(joins([long], [`${long.slice(0, 46)}.json`])).toEqual({ [long]: `${long.slice(0, 46)}.json` })
  })

  it('are joined with nothing else: not another folder, number or beginning', () => {
    expect(joins(['a/IMG_1.jpg', 'IMG_1(1).jpg', 'IMG_10.jpg'], ['b/IMG_1.jpg.json', 'IMG_1.jpg.json'])).toEqual({})
  })

  it('say when, where and who; what is no note says nothing, and nothing breaks', () => {
    const text = noteOf(1_714_979_289, {
      geoData: { latitude: 38.71, longitude: -9.14 },
      people: [{ name: 'Ada' }, { name: '' }, 7, null],
      favorited: true,
    })
    const notes = takeoutNotes(['a.jpg'], [{ path: 'a.jpg.json', text }])
    expect(notes.get('a.jpg')).toEqual({
      ...{ takenAtMs: 1_714_979_289_000, place: { lat: 38.71, lng: -9.14 }, people: ['Ada'], isFavorite: true },
    })
    const nowhere = noteOf(1, { geoData: { latitude: 0, longitude: 0 } })
    expect(takeoutNotes(['a.jpg'], [{ path: 'a.jpg.json', text: nowhere }]).get('a.jpg')).not.toHaveProperty('place')
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (hostile) => {
        const joined = takeoutNotes(['a.jpg'], [{ path: 'a.jpg.json', text: hostile }])
        expect(joined.size).toBeLessThanOrEqual(1)
      }),
    )
  })
})

const found = (name: string, more: Partial<PictureFound> = {}): PictureFound => ({
  item: { id: name, path: `Trip/${name}`, name, sizeBytes: 1000, modifiedAtMs: Date.UTC(2020, 0, 1) },
  fileKind: 'image',
  ...more,
})

describe('photos of an own folder', () => {
  it('have the date of the camera, else of the export, else of their name, else of their file', () => {
    const notes = ['camera', 'export'].map((name) => ({
      path: `Trip/${name}.jpg.json`,
      text: noteOf(1_714_979_289),
    }))
    const photos = ownPhotos(
      [
        found('camera.jpg', { reading: { takenAt: '2019-03-04T05:06:07' } }),
        found('export.jpg'),
        found('IMG_20180203_101112.jpg'),
        found('none.jpg'),
      ],
      { notes },
    )
    expect(photos.map(({ dateTaken }) => dateTaken)).toEqual([
      '2019-03-04T05:06:07.000Z',
      '2024-05-06T07:08:09.000Z',
      '2018-02-03T12:00:00.000Z',
      '2020-01-01T00:00:00.000Z',
    ])
  })

  it('say their type, size, camera and place; a film beside a photo makes it a live one', () => {
    const [live, film, shot] = ownPhotos([
      found('IMG_1.HEIC', {
        pictureKind: 'photo',
        reading: {
          ...{ widthPx: 4032, heightPx: 3024, make: 'Apple', model: 'iPhone 12' },
          gps: { latitude: 52.5, longitude: 13.4 },
        },
      }),
      found('img_1.mov', { fileKind: 'video' }),
      found('screen.png', { pictureKind: 'screenshot', reading: { widthPx: 1170, heightPx: 2532 } }),
    ])
    expect(live).toMatchObject({
      ...{ type: 'photo', isLivePhoto: true, quality: 'ultra', device: 'Apple iPhone 12' },
      location: { lat: 52.5, lng: 13.4 },
    })
    expect(film).toMatchObject({ type: 'video', isLivePhoto: false })
    expect(shot).toMatchObject({ type: 'screenshot', quality: 'high', isLivePhoto: false })
  })

  it('say who is on them: by the faces that are marked in them, beside them, and in an export; an editor beside them says when and where', () => {
    const reading = { takenAt: '2019-03-04T05:06:07', people: ['Ada'] }
    const beside = { takenAt: '2019-03-04T06:06:07', gps: { latitude: 38.71, longitude: -9.14 }, people: ['Bo'] }
    const [one, two, other] = ownPhotos([found('1.jpg', { reading }), found('1.CR2'), found('2.jpg', { reading })], {
      notes: [{ path: 'Trip/1.jpg.json', text: noteOf(1, { people: [{ name: 'Ada' }, { name: 'Cy' }] }) }],
      sidecars: [
        { path: 'Trip/1.jpg.xmp', reading: beside },
        { path: 'Trip/1.xmp', reading: { people: ['Dee'] } },
        { path: 'Other/2.xmp', reading: beside },
      ],
    })
    expect(one).toMatchObject({
      ...{ people: ['Ada', 'Bo', 'Cy'], dateTaken: '2019-03-04T06:06:07.000Z' },
      location: { lat: 38.71, lng: -9.14 },
    })
    expect(two?.people).toEqual(['Dee'])
    expect(other).toMatchObject({ people: ['Ada'], dateTaken: '2019-03-04T05:06:07.000Z' })
  })
})
