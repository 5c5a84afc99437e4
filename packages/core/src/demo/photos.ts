import { type Photo, qualityOf } from '../groups/index.ts'
import { Maker } from './maker.ts'

const KB = 1024
const MB = 1024 * KB

/** Something that was photographed: how many hours ago it began, how many photos there are, where it was, and who was there. */
interface Occasion {
  readonly name: string
  readonly hoursAgo: number
  readonly count: number
  readonly at?: { readonly lat: number; readonly lng: number; readonly name: string }
  readonly people: readonly [string, ...string[]]
}

/** 40 photos in all, newest first. */
const OCCASIONS: readonly Occasion[] = [
  { name: 'Breakfast', hoursAgo: 3, count: 3, people: ['Lena'] },
  {
    ...{ name: 'Harbour', hoursAgo: 30, count: 5, people: ['Lena', 'Omar'] },
    at: { lat: 53.5459, lng: 9.9665, name: 'Hamburg' },
  },
  { name: 'Garden', hoursAgo: 4 * 24, count: 4, people: ['Grandma'] },
  {
    ...{ name: 'Lisbon', hoursAgo: 20 * 24, count: 9, people: ['Lena', 'Omar', 'Aiko'] },
    at: { lat: 38.7139, lng: -9.1394, name: 'Lisbon' },
  },
  { name: 'Office', hoursAgo: 50 * 24, count: 5, people: ['Jonas', 'Maria'] },
  {
    ...{ name: 'Kyoto', hoursAgo: 200 * 24, count: 9, people: ['Aiko'] },
    at: { lat: 35.0116, lng: 135.7681, name: 'Kyoto' },
  },
  { name: 'Birthday', hoursAgo: 420 * 24, count: 5, people: ['Grandma', 'Lena', 'Omar'] },
]

const SIZES: readonly [Photo['dimensions'], ...Photo['dimensions'][]] = [
  { width: 4032, height: 3024 },
  { width: 3024, height: 4032 },
  { width: 1920, height: 1440 },
  { width: 1280, height: 960 },
  { width: 640, height: 480 },
]
const DEVICES = ['Pixel 9', 'iPhone 16', 'Camera'] as const
const SCREEN = { width: 1179, height: 2556 }
const FILM = { width: 3840, height: 2160 }
/** A photo and the next of one occasion are so many hours apart at most: less than what parts two events. */
const MOST_HOURS_APART = 2

/** The 40 photos, films and screenshots of the demo: the same for everyone, taken before the hour of `nowMs`. Pure. */
export function demoPhotos(nowMs: number): readonly Photo[] {
  const make = new Maker(nowMs, 3)
  let number = 0
  return OCCASIONS.flatMap((occasion) => {
    let hoursAgo = occasion.hoursAgo
    return Array.from({ length: occasion.count }, (): Photo => {
      number += 1
      const photo = photoOf(make, occasion, number, make.hoursAgo(hoursAgo))
      hoursAgo += make.between(1, 4 * MOST_HOURS_APART) / 4
      return photo
    })
  })
}

function photoOf(make: Maker, { name, at, people }: Occasion, number: number, dateTaken: string): Photo {
  const isScreenshot = number % 8 === 5
  const type = isScreenshot ? 'screenshot' : number % 7 === 4 ? 'video' : 'photo'
  const dimensions = type === 'screenshot' ? SCREEN : type === 'video' ? FILM : make.one(SIZES)
  const size = type === 'video' ? make.bytes(20 * MB, 300 * MB) : make.bytes(300 * KB, 9 * MB)
  const seen = isScreenshot ? [] : people.filter(() => make.chance(0.5))
  return {
    ...{ id: `demo-photo-${number}`, name: `${name} ${number}.${ENDINGS[type]}`, dateTaken, size, dimensions },
    ...(at && !isScreenshot && { location: near(make, at) }),
    ...{ device: make.one(DEVICES), type, quality: qualityOf(dimensions) },
    isLivePhoto: type === 'photo' && make.chance(0.2),
    isFavorite: make.chance(0.2),
    ...(seen.length > 0 && { people: seen }),
    tags: [name.toLowerCase()],
  }
}

const ENDINGS = { photo: 'jpg', video: 'mp4', screenshot: 'png' } as const

/** Some steps from a place. */
const near = (make: Maker, at: NonNullable<Occasion['at']>) => ({
  ...{ lat: at.lat + make.between(-40, 40) / 10_000, lng: at.lng + make.between(-40, 40) / 10_000 },
  name: at.name,
})
