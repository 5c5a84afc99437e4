import { bytesSource } from '@octavo/core'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readImage } from '../src/image/index.ts'
import { readXmp } from '../src/image/xmp.ts'
import { read } from '../src/index.ts'

const SPACES = Object.entries({
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  xmp: 'http://ns.adobe.com/xap/1.0/',
  exif: 'http://ns.adobe.com/exif/1.0/',
  'mwg-rs': 'http://www.metadataworkinggroup.com/schemas/regions/',
  MP: 'http://ns.microsoft.com/photo/1.2/',
  MPRI: 'http://ns.microsoft.com/photo/1.2/t/RegionInfo#',
  MPReg: 'http://ns.microsoft.com/photo/1.2/t/Region#',
  Iptc4xmpExt: 'http://iptc.org/std/Iptc4xmpExt/2008-02-29/',
})
  .map(([prefix, name]) => `xmlns:${prefix}="${name}"`)
  .join(' ')
const packet = (properties: string, inside = '') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ${SPACES}><rdf:Description rdf:about="" ${properties}>${inside}</rdf:Description></rdf:RDF></x:xmpmeta>`
const regions = (...list: readonly string[]) =>
  `<mwg-rs:Regions rdf:parseType="Resource"><mwg-rs:RegionList><rdf:Bag>${list.join('')}</rdf:Bag></mwg-rs:RegionList></mwg-rs:Regions>`

const MWG = regions(
  '<rdf:li><rdf:Description mwg-rs:Name="Ada Lovelace" mwg-rs:Type="Face"><mwg-rs:Area/></rdf:Description></rdf:li>',
  '<rdf:li rdf:parseType="Resource"><mwg-rs:Name>Zoë &amp; Bo</mwg-rs:Name><mwg-rs:Type>Face</mwg-rs:Type></rdf:li>',
  '<rdf:li><rdf:Description mwg-rs:Name="Rex" mwg-rs:Type="Pet"/></rdf:li>',
  '<rdf:li><rdf:Description mwg-rs:Type="Focus"/></rdf:li>',
)
const MICROSOFT =
  '<MP:RegionInfo rdf:parseType="Resource"><MPRI:Regions><rdf:Bag><rdf:li MPReg:PersonDisplayName="Cy"/><rdf:li rdf:parseType="Resource"><MPReg:PersonDisplayName>Ada Lovelace</MPReg:PersonDisplayName></rdf:li></rdf:Bag></MPRI:Regions></MP:RegionInfo>'
const IPTC = '<Iptc4xmpExt:PersonInImage><rdf:Bag><rdf:li>Dee</rdf:li></rdf:Bag></Iptc4xmpExt:PersonInImage>'

describe('XMP', () => {
  it('names the people whose faces were marked, by each of the three ways to write it, and nothing else that was marked', () => {
    expect(readXmp(packet('', MWG)).people).toEqual(['Ada Lovelace', 'Zoë & Bo'])
    expect(readXmp(packet('', MWG + MICROSOFT + IPTC)).people).toEqual(['Ada Lovelace', 'Zoë & Bo', 'Cy', 'Dee'])
    expect(readXmp(packet('xmp:Label="Rex"')).people).toEqual([])
  })

  it('is read inside of a picture where there is no parser of documents, as in a worker', async () => {
    const drawn = sharp({ create: { width: 40, height: 30, channels: 3, background: '#3a7' } })
    const xmp = packet('xmp:CreateDate="2021-05-06T07:08:09+02:00" exif:GPSLatitude="38,42.8340N"', MWG).replace(
      '<mwg-rs:Regions',
      '<exif:GPSLongitude>9,8,21.84W</exif:GPSLongitude><mwg-rs:Regions',
    )
    const jpeg = new Uint8Array(await drawn.withXmp(xmp).jpeg().toBuffer())
    const found = await readImage(jpeg)
    expect(found).toMatchObject({ takenAt: '2021-05-06T07:08:09', people: ['Ada Lovelace', 'Zoë & Bo'], widthPx: 40 })
    expect(found.gps?.latitude).toBeCloseTo(38.7139, 4)
    expect(found.gps?.longitude).toBeCloseTo(-9.1394, 4)
  })

  it('is read beside a picture, with its words', async () => {
    const xml = packet(
      'exif:DateTimeOriginal="2019-03-04T05:06:07.12" exif:GPSLatitude="33,30S" exif:GPSLongitude="151,15E"',
      MICROSOFT,
    )
    const bytes = new TextEncoder().encode(`<?xml version="1.0"?>\n${xml}`)
    const reading = await read({ name: 'IMG_1.jpg.xmp', source: bytesSource(bytes) })
    expect(reading).toMatchObject({
      ...{ takenAt: '2019-03-04T05:06:07', people: ['Cy', 'Ada Lovelace'] },
      gps: { latitude: -33.5, longitude: 151.25 },
    })
    expect(reading.code).toBeUndefined()
  })

  it('is hostile: whatever it holds, names are few and short, and nothing breaks', () => {
    const many = regions(...Array.from({ length: 500 }, (_, at) => `<rdf:li mwg-rs:Name="${at}${'x'.repeat(500)}"/>`))
    const { people } = readXmp(packet('', many))
    expect([people.length, Math.max(...people.map(({ length }) => length))]).toEqual([100, 100])
    const deep = '<rdf:li><mwg-rs:RegionList>'.repeat(50_000)
    expect(readXmp(packet('', deep)).people).toEqual([])
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...(MWG.match(/<[^>]*>|[^<]+/gu) ?? []), '</', '<rdf:li>', '"')),
        (parts) => {
          expect(readXmp(parts.join('')).people.every((name) => name.trim() !== '')).toBe(true)
        },
      ),
    )
  })
})
