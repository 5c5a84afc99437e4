import { scanXml } from '../xml/scan.ts'

/** What a packet of XMP says: its properties by local name, and who is on the picture. */
export interface Xmp {
  /** Texts of the properties that are asked for, the first of each; never empty. */
  readonly texts: ReadonlyMap<string, string>
  /** Names of the faces that were marked, each once, in the order of the document. */
  readonly people: readonly string[]
}

const PROPERTIES = [
  ...['DateTimeOriginal', 'CreateDate', 'DateCreated', 'DateTimeDigitized', 'ModifyDate', 'Make', 'Model'],
  ...['GPSLatitude', 'GPSLongitude'],
] as const
const KNOWN: ReadonlySet<string> = new Set(PROPERTIES)
const MAX_PEOPLE = 100
const MAX_NAME_LENGTH = 100
/** Deeper elements of a hostile document are not told apart. */
const MAX_LEVELS = 40

/**
 * Reads XMP (ISO 16684-1), inside a picture or as a file beside it. People are those of the regions of the Metadata Working
 * Group (`mwg-rs`) that are faces, of Microsoft's (`MPReg:PersonDisplayName`), and of IPTC's `PersonInImage`. The text is
 * hostile: what is no XMP says nothing. Linear in its length.
 */
export function readXmp(xml: string): Xmp {
  const texts = new Map<string, string>()
  const people = new Set<string>()
  const path: string[] = []
  let region: { readonly name?: string | undefined; readonly type?: string | undefined } = {}
  const keep = (name: string, text: string | undefined) => {
    const value = text?.trim()
    if (value && !texts.has(name)) texts.set(name, value)
  }
  const meet = (text: string | undefined) => {
    const name = text
      ?.split(/\p{Cc}/u)[0]
      ?.trim()
      .slice(0, MAX_NAME_LENGTH)
    if (name && people.size < MAX_PEOPLE) people.add(name)
  }
  const isIn = (name: string) => path.includes(name)
  scanXml(xml, {
    open(name, attributes) {
      if (path.length < MAX_LEVELS) path.push(name)
      if (name === 'li') region = {}
      if (isIn('RegionList')) {
        region = { name: attributes.get('Name') ?? region.name, type: attributes.get('Type') ?? region.type }
      } else if (name === 'Description') for (const property of PROPERTIES) keep(property, attributes.get(property))
      meet(attributes.get('PersonDisplayName'))
    },
    text(text) {
      const name = path.at(-1) ?? ''
      if (isIn('RegionList')) {
        if (name === 'Name') region = { ...region, name: (region.name ?? '') + text }
        if (name === 'Type') region = { ...region, type: (region.type ?? '') + text }
      } else if (name === 'PersonDisplayName' || (name === 'li' && isIn('PersonInImage'))) meet(text)
      else if (KNOWN.has(name)) keep(name, text)
    },
    close(name) {
      const at = path.lastIndexOf(name)
      if (at >= 0) path.length = at
      if (name !== 'li' || !isIn('RegionList')) return
      // Regions mark animals, focus points and codes, too.
      if (/^(?:Face)?$/u.test(region.type?.trim() ?? '')) meet(region.name)
      region = {}
    },
  })
  return { texts, people: [...people] }
}

/** Degrees of a place as XMP writes one side of it: `38,42.8340N`, `38,42,50S`; NaN for anything else. */
export function degreesOf(text: string | undefined): number {
  const [, degrees, minutes, seconds = 0, side = ''] =
    /^(\d{1,3}),(\d{1,2}(?:\.\d{1,12})?)(?:,(\d{1,2}(?:\.\d{1,12})?))?([NSEW])$/u.exec(text?.trim() ?? '') ?? []
  const value = Number(degrees ?? Number.NaN) + Number(minutes) / 60 + Number(seconds) / 3600
  return /[SW]/u.test(side) ? -value : value
}
