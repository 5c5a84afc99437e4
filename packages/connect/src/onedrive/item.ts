import { type Entry, TOP } from '@octavo/core/connect'
import { asObject, asText } from '../body.ts'

/** What is asked for of each item (Microsoft Graph v1.0, resource `driveItem`). */
export const SELECTED =
  'id,name,size,eTag,cTag,file,folder,package,root,deleted,parentReference,fileSystemInfo,remoteItem,webUrl'

/** One item of an answer. */
export interface GraphItem {
  readonly entry: Entry
  /** Another one with each change of content or place. */
  readonly eTag: string | undefined
  /** Where its bytes are for a while, for everybody who knows the address. */
  readonly downloadUrl: string | undefined
}

/** An item as an entry; undefined for what is deleted, for the drive itself, and for what is no item. `top` is the id of the drive's folder. */
export function itemOf(value: unknown, top: string): GraphItem | undefined {
  const item = asObject(value)
  const [id, name] = [asText(item?.id), asText(item?.name)]
  const parent = asText(asObject(item?.parentReference)?.id)
  if (item === undefined || id === undefined || name === undefined || parent === undefined) return undefined
  if (item.deleted !== undefined || item.root !== undefined || id === top) return undefined
  const isFolder = item.folder !== undefined
  const [version, link] = [asText(item.cTag), asText(item.webUrl)]
  const shortcutTo = asText(asObject(item.remoteItem)?.id)
  const entry: Entry = {
    id,
    kind: isFolder && shortcutTo === undefined ? 'folder' : 'file',
    parentId: parent === top ? TOP : parent,
    name,
    sizeBytes: !isFolder && typeof item.size === 'number' && item.size > 0 ? item.size : 0,
    modifiedAtMs: Date.parse(asText(asObject(item.fileSystemInfo)?.lastModifiedDateTime) ?? '') || 0,
    mediaType: asText(asObject(item.file)?.mimeType) ?? '',
    ...(!isFolder && version !== undefined && { version }),
    ...(shortcutTo !== undefined && { shortcutTo }),
    ...(link?.startsWith('https://') && { link }),
  }
  return { entry, eTag: asText(item.eTag), downloadUrl: asText(item['@microsoft.graph.downloadUrl']) }
}

/** The id of an item that is gone; undefined for any other. */
export function goneIn(value: unknown): string | undefined {
  const item = asObject(value)
  return item?.deleted === undefined ? undefined : asText(item.id)
}
