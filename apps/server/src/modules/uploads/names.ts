import type { UploadMetadata } from '@octavo/contract'
import { MAX_PATH_BYTES, MAX_PATH_LEVELS, safeName, utf8Length } from '@octavo/core'
import { Refusal } from '../../infra/http/refusal.ts'
import { INBOX } from '../library/index.ts'

/** Where an uploaded file wants to go. */
export interface WantedPlace {
  /** The folder that the sender chose, else `/Inbox`, or the sender's folders below it. */
  readonly folder: string
  readonly name: string
  /** The name as it was sent, when it had to be changed for more than its Unicode form. */
  readonly originalName: string | null
}

/**
 * Turns what the sender calls a file, folders and all, into a place below a folder of the library; throws Refusal for a
 * path that is too long.
 */
export function wantedPlace(sent: string, below = INBOX): WantedPlace {
  const segments = sent.split('/').filter((segment) => segment !== '')
  const rawName = segments.pop() ?? ''
  const chosen = below.split('/').filter((segment) => segment !== '')
  const folders = [...chosen, ...segments].map((segment) => safeName(segment).name)
  if (folders.length + 1 > MAX_PATH_LEVELS) {
    throw new Refusal('bad_request', `The path has more than ${MAX_PATH_LEVELS} levels`)
  }
  const { name } = safeName(rawName)
  const folder = `/${folders.join('/')}`
  if (utf8Length(`${folder}/${name}`) > MAX_PATH_BYTES) {
    throw new Refusal('bad_request', `The path is longer than ${MAX_PATH_BYTES.toLocaleString('en')} bytes`)
  }
  return { folder, name, originalName: name === rawName.normalize('NFC') ? null : rawName }
}

/** What the sender says about the files beside their bytes, by position. */
export function nameOf(fileName: string, metadata: UploadMetadata[number] | undefined): string {
  if (metadata?.path) return metadata.path
  return fileName === '' && metadata ? metadata.name : fileName
}
