import { endingOf } from './path.ts'
import { cutToBytes, cutToUnits, utf8Length } from './utf8.ts'

/** Most bytes of UTF-8 in one name, as on every common file system. */
export const MAX_NAME_BYTES = 255
/** Most UTF-16 units in the name of a category's folder. */
export const MAX_CATEGORY_LENGTH = 80
/** Most folders in folders that a category makes. */
export const MAX_CATEGORY_LEVELS = 8

/** A name that can be stored, and whether it differs from what was given (NFC and NFD count as different). */
export interface SafeName {
  readonly name: string
  readonly changed: boolean
}

const FORBIDDEN = /[\p{Cc}/\\]/gu
const FORBIDDEN_ON_WINDOWS = /[<>:"|?*]/gu
const RESERVED_ON_WINDOWS = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|clock\$|conin\$|conout\$) *(?:\.|$)/iu

/**
 * Makes one storable name out of any text: well-formed, NFC, without NUL, separators and control characters (each
 * becomes `_`), never `.`, `..`, empty or only spaces (`_`), at most 255 bytes of UTF-8, cut between graphemes with the
 * extension kept. With `windows` it also holds on Windows: none of `<>:"|?*`, no reserved device name (also before an
 * extension; `_` is added to it), no dot or space at the end. Everything else (`-rf`, `~`, `$(id)`, `%00`) is text.
 */
export function safeName(raw: string, options: { readonly windows?: boolean } = {}): SafeName {
  let name = cutName(raw.toWellFormed().normalize('NFC').replace(FORBIDDEN, '_'), MAX_NAME_BYTES)
  if (options.windows === true) name = windowsEnd(cutName(windowsName(name), MAX_NAME_BYTES))
  if (isDots(name)) name = '_'
  return { name, changed: name !== raw }
}

function isDots(name: string): boolean {
  return name === '.' || name === '..' || name.trim() === ''
}

function windowsName(name: string): string {
  const plain = name.replace(FORBIDDEN_ON_WINDOWS, '_')
  const trimmed = windowsEnd(plain)
  if (!RESERVED_ON_WINDOWS.test(trimmed)) return trimmed
  const dot = trimmed.indexOf('.')
  return dot < 0 ? `${trimmed}_` : `${trimmed.slice(0, dot)}_${trimmed.slice(dot)}`
}

function windowsEnd(name: string): string {
  const trimmed = name.replace(/[. ]+$/u, '')
  return trimmed === '' ? '_' : trimmed
}

/** Cuts a name to bytes with its extension kept, unless the extension alone takes half of them. */
export function cutName(name: string, maxBytes: number): string {
  if (utf8Length(name) <= maxBytes) return name
  const extension = endingOf(name)
  const extensionBytes = utf8Length(extension)
  if (extensionBytes * 2 > maxBytes) return cutToBytes(name, maxBytes)
  return cutToBytes(name.slice(0, name.length - extension.length), maxBytes - extensionBytes) + extension
}

/** A name with ` (number)` before its extension, cut to 255 bytes of UTF-8. */
export function numberedName(name: string, number: number): string {
  const extension = endingOf(name)
  const tail = ` (${number})${extension}`
  const stem = name.slice(0, name.length - extension.length)
  return cutToBytes(stem, MAX_NAME_BYTES - utf8Length(tail)) + tail
}

/**
 * One folder of a category: one safe segment that also holds on Windows, at most 80 characters. Separators in the text
 * never make folders inside folders (`folderPath` does), and no folder is hidden: leading dots become `_`.
 */
export function folderName(category: string): string {
  const text = category.toWellFormed().normalize('NFC').replace(/\s+/gu, ' ').trim()
  const visible = text.replace(/^\.+/u, (dots) => '_'.repeat(dots.length))
  const { name } = safeName(cutToUnits(visible, MAX_CATEGORY_LENGTH), { windows: true })
  return safeName(cutToUnits(name, MAX_CATEGORY_LENGTH), { windows: true }).name
}

/** A category as a person means it: `/` makes folders in folders, spaces around it and empty steps say nothing. */
export function categoryPath(category: string): string {
  if (!category.includes('/')) return category.trim()
  const steps = category.split('/').flatMap((step) => step.trim() || [])
  return steps.join('/')
}

/**
 * The folder that a category becomes, with the folders above it: `Budget/2023`. Each step is one `folderName`, so that
 * none leads up, is hidden or empty; what would lie deeper than 8 levels is one step.
 */
export function folderPath(category: string): string {
  const steps = categoryPath(category).split('/')
  const deepest = steps.splice(MAX_CATEGORY_LEVELS - 1).join('/')
  return [...steps, ...(deepest === '' ? [] : [deepest])].map(folderName).join('/')
}
