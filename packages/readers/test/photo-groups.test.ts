import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bytesSource, groupPhotos, ownPhotos, type Photo } from '@octavo/core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { read } from '../src/index.ts'

const HOUR_MS = 3_600_000

/** Photos out of the bytes of pictures and of what lies beside them, by name, as an organiser makes them. */
async function photosOf(files: ReadonlyMap<string, Uint8Array>): Promise<readonly Photo[]> {
  const readings = new Map<string, Awaited<ReturnType<typeof read>>>()
  for (const [name, bytes] of files) readings.set(name, await read({ name, source: bytesSource(bytes) }))
  const isBeside = (name: string) => name.endsWith('.xmp')
  return ownPhotos(
    [...readings]
      .filter(([name]) => !isBeside(name))
      .map(([name, reading]) => ({
        item: { id: name, path: name, name, sizeBytes: 1, modifiedAtMs: 0 },
        fileKind: 'image' as const,
        reading,
      })),
    { sidecars: [...readings].filter(([name]) => isBeside(name)).map(([path, reading]) => ({ path, reading })) },
  )
}

const named = (photos: readonly Photo[], method: 'events' | 'location' | 'people') =>
  [...groupPhotos(photos, method, { nowMs: Date.UTC(2026, 0, 1) })].map(
    ([name, of]) => `${name}: ${of.map(({ id }) => id).join(' ')}`,
  )

/** A picture of a camera that stood at a place, in degrees and minutes. */
async function shot(taken: string, at?: { readonly lat: string; readonly lng: string }): Promise<Uint8Array> {
  const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
  const gps = at && { GPSLatitudeRef: 'N', GPSLatitude: at.lat, GPSLongitudeRef: 'W', GPSLongitude: at.lng }
  const exif = { IFD2: { DateTimeOriginal: taken }, ...(gps && { IFD3: gps }) }
  return new Uint8Array(await drawn.withExif(exif).jpeg().toBuffer())
}

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:mwg-rs="http://www.metadataworkinggroup.com/schemas/regions/"><mwg-rs:Regions><mwg-rs:RegionList><rdf:Bag><rdf:li mwg-rs:Name="Ada" mwg-rs:Type="Face"/></rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions></rdf:Description></rdf:RDF></x:xmpmeta>`

describe('photos out of their bytes', () => {
  it('part into events, places and people by what cameras and editors wrote', async () => {
    const lisbon = { lat: '38/1 42/1 50/1', lng: '9/1 8/1 22/1' }
    const files = new Map([
      ['tram.jpg', await shot('2023:05:12 09:00:00', lisbon)],
      ['hill.jpg', await shot('2023:05:12 13:00:00', lisbon)],
      ['fado.jpg', await shot('2023:05:12 22:00:00', lisbon)],
      ['home.jpg', await shot('2023:06:01 08:00:00')],
      ['hill.jpg.xmp', new TextEncoder().encode(XMP)],
    ])
    const photos = await photosOf(files)
    expect(named(photos, 'events')).toEqual([
      '2023-06-01: home.jpg',
      '2023-05-12 Lisbon (2): fado.jpg',
      '2023-05-12 Lisbon: tram.jpg hill.jpg',
    ])
    expect(named(photos, 'location')).toEqual(['Lisbon: tram.jpg hill.jpg fado.jpg', 'Unknown Location: home.jpg'])
    expect(named(photos, 'people')).toEqual(['Ada: hill.jpg', 'No People Detected: tram.jpg fado.jpg home.jpg'])
  })
})

/** A set of real photos with what ExifTool says of them: https://exiftool.org, `-n`. */
const folder = join(process.env.OCTAVO_DATA ?? '', 'photos-exif')
const manifest = join(folder, 'manifest.json')

interface Truth {
  readonly file: string
  readonly exiftool: Readonly<Record<string, string | number | undefined>>
}

describe.skipIf(process.env.OCTAVO_DATA === undefined || !existsSync(manifest))('real photos with EXIF', () => {
  it('part into events and places as the dates and places that ExifTool reads in them say', async () => {
    const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly files: readonly Truth[] }
    const photos = await photosOf(
      new Map(files.map(({ file }) => [file, new Uint8Array(readFileSync(join(folder, file)))])),
    )
    const byId = new Map(photos.map((photo) => [photo.id, photo]))
    const dated = files.flatMap(({ file, exiftool }) => {
      const text = String(exiftool.DateTimeOriginal ?? exiftool.CreateDate ?? '')
      const [, day, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)/u.exec(text) ?? []
      const atMs = Date.parse(`${day?.replaceAll(':', '-')}T${time}Z`)
      return Number.isNaN(atMs) ? [] : [{ file, atMs }]
    })
    expect(dated.length).toBeGreaterThan(30)
    const misdated = dated.filter(({ file, atMs }) => Date.parse(byId.get(file)?.dateTaken ?? '') !== atMs)
    expect(misdated).toEqual([])

    const inOrder = dated.toSorted((one, other) => one.atMs - other.atMs || (one.file < other.file ? -1 : 1))
    const parted: string[][] = []
    for (const [at, { file, atMs }] of inOrder.entries()) {
      if (at === 0 || atMs - (inOrder[at - 1]?.atMs ?? 0) > 4 * HOUR_MS) parted.push([])
      parted.at(-1)?.push(file)
    }
    const known = dated.flatMap(({ file }) => byId.get(file) ?? [])
    const events = [...groupPhotos(known, 'events', { nowMs: 0 }).values()].map((of) => of.map(({ id }) => id).sort())
    expect(events.toReversed()).toEqual(parted.map((of) => of.sort()))

    const placed = files.filter(({ exiftool }) => Number(exiftool.GPSLatitude) && Number(exiftool.GPSLongitude))
    const far = placed.filter(({ file, exiftool }) => {
      const { lat = 999, lng = 999 } = byId.get(file)?.location ?? {}
      return Math.abs(lat - Number(exiftool.GPSLatitude)) > 1e-4 || Math.abs(lng - Number(exiftool.GPSLongitude)) > 1e-4
    })
    expect([placed.length > 10, far]).toEqual([true, []])
    expect(named(photos, 'people').slice(0, 2)).toEqual([
      'Marie Curie: immich/metadata_faces_portrait.jpg',
      'Pierre Curie: immich/metadata_faces_portrait.jpg',
    ])
  })
})
