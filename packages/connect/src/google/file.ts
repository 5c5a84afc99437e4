import { type Entry, TOP } from '@octavo/core/connect'
import { asList, asObject, asText } from '../body.ts'

/** What is asked for of each file (Drive API v3, resource `files`). */
export const FIELDS =
  'id,name,mimeType,parents,size,modifiedTime,md5Checksum,trashed,webViewLink,shortcutDetails(targetId)'

export const FOLDER = 'application/vnd.google-apps.folder'
const NATIVE = 'application/vnd.google-apps.'
const OFFICE = 'application/vnd.openxmlformats-officedocument.'

/** What documents without bytes are given out as; the others (forms, sites, maps) can not be. */
const EXPORTS: ReadonlyMap<string, NonNullable<Entry['exportAs']>> = new Map([
  [`${NATIVE}document`, { mediaType: `${OFFICE}wordprocessingml.document`, extension: 'docx' }],
  [`${NATIVE}spreadsheet`, { mediaType: `${OFFICE}spreadsheetml.sheet`, extension: 'xlsx' }],
  [`${NATIVE}presentation`, { mediaType: `${OFFICE}presentationml.presentation`, extension: 'pptx' }],
  [`${NATIVE}drawing`, { mediaType: 'image/png', extension: 'png' }],
  [`${NATIVE}script`, { mediaType: `${NATIVE}script+json`, extension: 'json' }],
])

/** One file of an answer, where it lies, and its time as Google writes it. */
export interface DriveFile {
  readonly entry: Entry
  /** Ids of the folders that it lies in, Google's own: never more than one for what was made since 2020. */
  readonly parents: readonly string[]
  readonly modifiedTime: string | undefined
}

/**
 * A file as an entry; undefined for what is in the trash, for what is shared and lies in no folder of this drive, and for what
 * is no file. `top` is Google's id of the folder that the drive begins at.
 */
export function fileOf(value: unknown, top: string): DriveFile | undefined {
  const file = asObject(value)
  const [id, name] = [asText(file?.id), asText(file?.name)]
  const parents = asList(file?.parents).filter((parent) => typeof parent === 'string')
  const parent = parents.includes(top) ? top : parents[0]
  if (file === undefined || id === undefined || name === undefined || parent === undefined) return undefined
  if (file.trashed === true || id === top) return undefined
  const mediaType = asText(file.mimeType) ?? ''
  const modifiedTime = asText(file.modifiedTime)
  const shortcutTo = asText(asObject(file.shortcutDetails)?.targetId)
  const [exportAs, link] = [EXPORTS.get(mediaType), asText(file.webViewLink)]
  const version = asText(file.md5Checksum) ?? modifiedTime
  const entry: Entry = {
    id,
    kind: mediaType === FOLDER ? 'folder' : 'file',
    parentId: parent === top ? TOP : parent,
    name,
    sizeBytes: isNative(mediaType) ? 0 : sizeOf(file.size),
    modifiedAtMs: Date.parse(modifiedTime ?? '') || 0,
    mediaType,
    // A time of a folder tells nothing of what is in it.
    ...(version !== undefined && mediaType !== FOLDER && { version }),
    ...(exportAs && { exportAs }),
    ...(shortcutTo !== undefined && { shortcutTo }),
    ...(link?.startsWith('https://') && { link }),
  }
  return { entry, parents, modifiedTime }
}

/** Sizes are written as texts, for they may be larger than numbers of JSON are read by some. */
function sizeOf(value: unknown): number {
  const size = Number(asText(value))
  return Number.isSafeInteger(size) && size > 0 ? size : 0
}

/** True for what Google keeps in its own way: documents, folders, shortcuts. */
export const isNative = (mediaType: string): boolean => mediaType.startsWith(NATIVE)

/** True for a version that the bytes themselves tell. */
export const isHash = (version: string): boolean => /^[0-9a-f]{32}$/u.test(version)

/** A text within a search of Drive: in single quotes, those and backslashes escaped. */
export const quoted = (text: string): string => `'${text.replace(/[\\']/gu, '\\$&')}'`
