import { FILE_KINDS, type FileKind } from '../item/index.ts'
import { codeTypes } from './types-code.ts'
import { listedCodeTypes } from './types-listed-code.ts'
import { listedMediaTypes } from './types-listed-media.ts'
import { mediaTypes } from './types-media.ts'
import { officeTypes } from './types-office.ts'
import { rareTypes } from './types-rare.ts'
import { wideCodeTypes } from './types-wide-code.ts'
import { wideMediaTypes } from './types-wide-media.ts'
import { endingOfVariant, endingOfWhole } from './whole-names.ts'

/** What a file name's extension says: one of several witnesses, the bytes are a better one. */
export interface ExtensionType {
  readonly mediaType: string
  readonly kind: FileKind
}

/**
 * Kind -> media type -> extensions, the usual one first. Media types are those of the IANA registry where it has one,
 * else the ones that browsers and shared-mime-info use. An extension stands once in the whole table, a media type in one kind.
 */
export type KindTable = Readonly<Record<FileKind, Readonly<Record<string, string>>>>

const table: KindTable = { ...mediaTypes, ...officeTypes, ...codeTypes }

const byExtension = new Map<string, ExtensionType>()
const byMediaType = new Map<string, { readonly kind: FileKind; readonly extension: string }>()
for (const types of [table, rareTypes, wideMediaTypes, wideCodeTypes, listedMediaTypes, listedCodeTypes])
  for (const kind of FILE_KINDS) {
    for (const [mediaType, names] of Object.entries(types[kind] ?? {})) {
      const extensions = names.split(' ')
      for (const extension of extensions) byExtension.set(extension, { mediaType, kind })
      if (!byMediaType.has(mediaType)) byMediaType.set(mediaType, { kind, extension: extensions[0] ?? '' })
    }
  }

/** Extension (lower case, without the dot) -> media type and kind. */
export const extensionTypes: ReadonlyMap<string, ExtensionType> = byExtension

/** Media types that browsers and systems declare for something that the table knows by another name. */
const aliases: Readonly<Record<string, string>> = {
  'image/jpg': 'image/jpeg',
  'application/x-krita': 'image/x-krita',
  'application/hwp+zip': 'application/x-hwp',
  'application/vnd.oasis.opendocument.base': 'application/vnd.oasis.opendocument.database',
  'application/x-vnd.corel.draw.document+zip': 'application/vnd.corel-draw',
  'application/x-vnd.corel.zcf.draw.document+zip': 'application/vnd.corel-draw',
  'application/vnd.adobe.sparkler.project+dcxucf': 'application/x-adobe-xd',
  'image/pjpeg': 'image/jpeg',
  'image/x-png': 'image/png',
  'image/x-ms-bmp': 'image/bmp',
  'image/vnd.microsoft.icon': 'image/x-icon',
  'application/x-zip-compressed': 'application/zip',
  'application/x-zip': 'application/zip',
  'application/x-gzip': 'application/gzip',
  'application/x-rar-compressed': 'application/vnd.rar',
  'application/x-rar': 'application/vnd.rar',
  'application/x-bzip': 'application/x-bzip2',
  'application/x-zstd': 'application/zstd',
  'application/x-pdf': 'application/pdf',
  'application/x-javascript': 'text/javascript',
  'application/javascript': 'text/javascript',
  'application/typescript': 'text/typescript',
  'application/ecmascript': 'text/javascript',
  'text/xml': 'application/xml',
  'text/json': 'application/json',
  'text/yaml': 'application/yaml',
  'application/x-yaml': 'application/yaml',
  'text/rtf': 'application/rtf',
  'application/csv': 'text/csv',
  'audio/mp3': 'audio/mpeg',
  'audio/x-wav': 'audio/wav',
  'audio/vnd.wave': 'audio/wav',
  'audio/wave': 'audio/wav',
  'audio/x-m4a': 'audio/mp4',
  'audio/m4a': 'audio/mp4',
  'audio/x-flac': 'audio/flac',
  'audio/x-aiff': 'audio/aiff',
  'audio/x-midi': 'audio/midi',
  'audio/mid': 'audio/midi',
  'video/avi': 'video/x-msvideo',
  'video/msvideo': 'video/x-msvideo',
  'video/matroska': 'video/x-matroska',
  'application/ogg': 'audio/ogg',
  'application/x-msdownload': 'application/vnd.microsoft.portable-executable',
  'application/x-ms-dos-executable': 'application/vnd.microsoft.portable-executable',
  'application/x-executable': 'application/x-elf',
  'application/x-sharedlib': 'application/x-elf',
  'application/x-pie-executable': 'application/x-elf',
  'application/x-httpd-php': 'application/x-php',
  'application/x-shellscript': 'application/x-sh',
  'text/x-shellscript': 'application/x-sh',
  'text/x-script.python': 'text/x-python',
  'text/x-vcard': 'text/vcard',
  'text/directory': 'text/vcard',
  'application/ics': 'text/calendar',
  'application/x-sqlite3': 'application/vnd.sqlite3',
  'application/font-woff': 'font/woff',
  'application/x-font-ttf': 'font/ttf',
  'application/x-font-otf': 'font/otf',
  'application/x-debian-package': 'application/vnd.debian.binary-package',
  'application/x-redhat-package-manager': 'application/x-rpm',
}

/** Media type without parameters, in lower case, under the name that `extensionTypes` uses. */
export function canonicalMediaType(mediaType: string): string {
  const bare = (mediaType.split(';', 1)[0] ?? '').trim().toLowerCase()
  return Object.hasOwn(aliases, bare) ? (aliases[bare] ?? bare) : bare
}

const byPrefix: readonly (readonly [string, FileKind])[] = [
  ['image/', 'image'],
  ['video/', 'video'],
  ['audio/', 'audio'],
  ['font/', 'font'],
  ['model/', 'model-3d'],
  ['message/', 'mail'],
  ['text/', 'text'],
]

/** Kind of a media type: the table's, else that of its first half; undefined when the type says nothing. */
export function kindOfMediaType(mediaType: string): FileKind | undefined {
  const name = canonicalMediaType(mediaType)
  if (name === '' || name === 'application/octet-stream') return undefined
  return byMediaType.get(name)?.kind ?? byPrefix.find(([prefix]) => name.startsWith(prefix))?.[1]
}

/** The usual extension of a media type, without the dot; undefined when the table does not know the type. */
export function extensionOfMediaType(mediaType: string): string | undefined {
  return byMediaType.get(canonicalMediaType(mediaType))?.extension
}

/**
 * The extension of a file name in lower case without its dot: what follows the last dot, '' when there is none, when
 * the dot is the first character (`.profile`), or when what follows is longer than 12 characters or has a space.
 */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.')
  if (dot <= 0) return ''
  const extension = name.slice(dot + 1).toLowerCase()
  return extension.length <= 12 && /^[^\s/\\]+$/u.test(extension) ? extension : ''
}

/** What a whole file name says about its type: known names first (`Makefile`), then the extension. */
export function typeOfName(name: string): (ExtensionType & { readonly extension: string }) | undefined {
  const lower = name.toLowerCase()
  const ending = extensionOf(name)
  const extension = endingOfWhole(lower) ?? (byExtension.has(ending) ? ending : (endingOfVariant(lower) ?? ending))
  const found = byExtension.get(extension)
  return found && { ...found, extension }
}
