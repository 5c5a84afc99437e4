import { AppError, parentPath } from '@octavo/core'
import type { Entry } from '@octavo/core/connect'
import { DOMParser, type Element } from '@xmldom/xmldom'

const DAV = 'DAV:'

/** One resource of an answer: an entry with its path as the id, or a name that no path can hold. */
export type Resource =
  | { readonly entry: Entry; readonly usedBytes?: number; readonly freeBytes?: number }
  | { readonly unusable: string }

/**
 * The resources in a 207 answer (RFC 4918, 14.16), in its order; the one asked for itself has the id '' where it is `base`.
 * Those outside of `base` (a path that ends with a slash) are left out: a server says what it likes. Throws AppError
 * `corrupt` for what is no such answer.
 */
export function readMultistatus(xml: string, base: string): readonly Resource[] {
  const document = parse(xml)
  const root = document.documentElement
  if (root?.namespaceURI !== DAV || root.localName !== 'multistatus') throw notDav()
  return [...root.getElementsByTagNameNS(DAV, 'response')].flatMap((response) => resourceOf(response, base) ?? [])
}

function parse(xml: string) {
  // Entities of a document's own are never needed here, and are how small answers grow large.
  if (/<!DOCTYPE/iu.test(xml)) throw notDav()
  try {
    const stop = (level: string, message: string) => {
      if (level !== 'warning') throw new Error(message)
    }
    return new DOMParser({ onError: stop, locator: false }).parseFromString(xml, 'application/xml')
  } catch {
    throw notDav()
  }
}

const notDav = (): AppError => new AppError('corrupt', 'The other side does not answer as a WebDAV server does.')

const textOf = (parent: Element, name: string): string | undefined =>
  parent.getElementsByTagNameNS(DAV, name)[0]?.textContent?.trim() || undefined

function resourceOf(response: Element, base: string): Resource | undefined {
  const href = textOf(response, 'href')
  const pathname = href === undefined ? undefined : pathnameOf(href)
  if (pathname === undefined || !`${pathname}/`.startsWith(base)) return undefined
  const raw = pathname.slice(base.length).replace(/\/+$/u, '')
  const segments = raw.split('/').map(decoded)
  if (segments.some((segment) => segment === undefined || segment.includes('/'))) return { unusable: raw }
  const id = segments.join('/')
  const found = [...response.getElementsByTagNameNS(DAV, 'propstat')].find((propstat) =>
    / 200(?: |$)/u.test(textOf(propstat, 'status') ?? ''),
  )
  if (found === undefined) return undefined
  const isFolder = found.getElementsByTagNameNS(DAV, 'collection').length > 0
  const modifiedAtMs = Date.parse(textOf(found, 'getlastmodified') ?? '')
  const etag = textOf(found, 'getetag')
  const [usedBytes, freeBytes] = [countOf(found, 'quota-used-bytes'), countOf(found, 'quota-available-bytes')]
  const entry: Entry = {
    id,
    kind: isFolder ? 'folder' : 'file',
    parentId: parentPath(id),
    name: segments.at(-1) ?? '',
    sizeBytes: isFolder ? 0 : (countOf(found, 'getcontentlength') ?? 0),
    modifiedAtMs: Number.isFinite(modifiedAtMs) ? modifiedAtMs : 0,
    mediaType: isFolder ? '' : (textOf(found, 'getcontenttype') ?? ''),
    ...(etag !== undefined && !isFolder && { version: versionOf(etag) }),
  }
  return { entry, ...(usedBytes !== undefined && { usedBytes }), ...(freeBytes !== undefined && { freeBytes }) }
}

/** An entity tag without its mark for a weak one: a server may take the mark away once a file has rested. */
export const versionOf = (etag: string): string => etag.replace(/^W\//u, '')

function countOf(parent: Element, name: string): number | undefined {
  const text = textOf(parent, name)
  return text !== undefined && /^\d{1,15}$/u.test(text) ? Number(text) : undefined
}

/** The path of an address that may be absolute; not decoded. */
function pathnameOf(href: string): string | undefined {
  if (href.startsWith('/') && !href.startsWith('//')) return href
  return URL.canParse(href) ? new URL(href).pathname : undefined
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

/** The way to a path below a base, as an address has it. */
export const encodedPath = (base: string, path: string): string =>
  base + path.split('/').map(encodeURIComponent).join('/')
