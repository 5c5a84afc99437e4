/**
 * What the list of types that Linux systems share (shared-mime-info) says of endings, of other names for one type, and of types that are
 * one of a more general kind. It is read from where systems have it, and nothing is known where there is none.
 */
import fs from 'node:fs'

const LIST = '/usr/share/mime/packages/freedesktop.org.xml'

/** Ways of writing that many formats are written in: one that is named more finely than a label of these is the label's as well. */
const GENERAL: ReadonlySet<string> = new Set([
  'application/xml',
  'application/json',
  'application/x-yaml',
  'application/zip',
  'application/gzip',
  'application/x-tar',
  'application/x-ole-storage',
  'application/ogg',
  'application/vnd.sqlite3',
])
/** What stands behind a plus sign in a media type (RFC 6839, RFC 7303). */
const SUFFIXES: Readonly<Record<string, string>> = {
  xml: 'application/xml',
  json: 'application/json',
  zip: 'application/zip',
}

const ofEnding = new Map<string, Set<string>>()
const usual = new Map<string, string>()
const parents = new Map<string, readonly string[]>()

const text = fs.existsSync(LIST) ? fs.readFileSync(LIST, 'utf8') : ''
for (const [, type = '', inside = ''] of text.matchAll(/<mime-type type="([^"]+)">([\s\S]*?)<\/mime-type>/gu)) {
  for (const [, pattern = ''] of inside.matchAll(/<glob [^>]*pattern="\*\.([^"*?]+)"/gu)) {
    // `[1-9]` stands for each of its numbers.
    const endings = pattern === '[1-9]' ? Array.from('123456789') : [pattern.toLowerCase()]
    for (const ending of endings) ofEnding.set(ending, (ofEnding.get(ending) ?? new Set()).add(type))
  }
  for (const [, other = ''] of inside.matchAll(/<alias type="([^"]+)"/gu)) usual.set(other, type)
  parents.set(
    type,
    [...inside.matchAll(/<sub-class-of type="([^"]+)"/gu)].map(([, parent = '']) => parent),
  )
}

const usualOf = (type: string): string => usual.get(type) ?? type
/** The type and all that it is one of. */
function kindsOf(type: string): ReadonlySet<string> {
  const found = new Set([usualOf(type)])
  for (const one of found) {
    for (const parent of parents.get(one) ?? []) found.add(usualOf(parent))
    const suffix = SUFFIXES[one.slice(one.lastIndexOf('+') + 1)]
    if (suffix !== undefined) found.add(suffix)
  }
  return found
}

export const isPublished = text !== ''

/** Whether the list has the media type for the ending by any of its names, or as one of the ending's own general kind. */
export function isListed(ending: string, mediaType: string): boolean {
  const asked = ofEnding.get(ending.toLowerCase())
  if (!asked || mediaType === '') return false
  const kinds = kindsOf(mediaType)
  return asked.has(usualOf(mediaType)) || [...asked].some((type) => GENERAL.has(type) && kinds.has(type))
}
