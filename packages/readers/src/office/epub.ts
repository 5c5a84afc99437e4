import type { Draft } from '../draft.ts'
import { htmlText } from '../text/html.ts'
import { scanXml } from '../xml/scan.ts'
import type { ZipPackage } from '../zip/package.ts'

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Name of the part that lists an e-book's other parts. */
async function rootOf(zip: ZipPackage): Promise<string> {
  let root = zip.matching(/\.opf$/u)[0] ?? ''
  scanXml(await zip.text('META-INF/container.xml'), {
    open(name, attributes) {
      const path = name === 'rootfile' ? attributes.get('full-path') : undefined
      if (path !== undefined && zip.has(path)) root = path
    },
  })
  return root
}

/** Names of the parts that may be an e-book's cover: by its properties (EPUB 3), by its metadata (EPUB 2). */
export async function epubCovers(zip: ZipPackage): Promise<string[]> {
  const root = await rootOf(zip)
  const folder = root.slice(0, root.lastIndexOf('/') + 1)
  const items = new Map<string, string>()
  let [byProperty, byMeta]: (string | undefined)[] = []
  scanXml(await zip.text(root), {
    open(name, attributes) {
      const [id = '', href = ''] = [attributes.get('id'), attributes.get('href')]
      if (name === 'item') items.set(id, folder + decodePath(href))
      if (name === 'item' && attributes.get('properties')?.split(' ').includes('cover-image')) byProperty ??= id
      if (name === 'meta' && attributes.get('name') === 'cover') byMeta ??= attributes.get('content')
    },
  })
  return [byProperty, byMeta].flatMap((id) => items.get(id ?? '') ?? [])
}

/** Reads an e-book (EPUB 3.3): its chapters in reading order, title and author. */
export async function readEpub(zip: ZipPackage, draft: Draft): Promise<void> {
  const root = await rootOf(zip)
  const folder = root.slice(0, root.lastIndexOf('/') + 1)
  const items = new Map<string, string>()
  const spine: string[] = []
  let current = ''
  scanXml(await zip.text(root), {
    open(name, attributes) {
      current = name
      if (name === 'item') items.set(attributes.get('id') ?? '', folder + decodePath(attributes.get('href') ?? ''))
      else if (name === 'itemref' && spine.length < 5000) spine.push(attributes.get('idref') ?? '')
    },
    close() {
      current = ''
    },
    text(value) {
      if (current === 'title') draft.line('title', value)
      else if (current === 'creator') draft.line('author', value)
      else if (current === 'description' || current === 'subject') draft.text.line(value)
    },
  })
  const listed = spine.flatMap((id) => items.get(id) ?? []).filter((name) => zip.has(name))
  const chapters = listed.length > 0 ? listed : zip.matching(/\.x?html?$/u)
  for (const name of chapters) {
    htmlText(await zip.text(name), draft)
    draft.text.line()
    if (draft.text.isFull) return
  }
}
