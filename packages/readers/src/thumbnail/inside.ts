import { epubCovers } from '../office/epub.ts'
import { relationsOf } from '../office/opc.ts'
import type { ZipPackage } from '../zip/package.ts'

/** How many members are tried. */
const MAX_TRIED = 4

/**
 * Names of the members of a ZIP archive that show what it is, best first: the preview of an Office, OpenDocument or iWork
 * document, the cover of an e-book, the first page of a comic. None for an ordinary archive.
 */
export async function picturesIn(zip: ZipPackage, extension: string): Promise<string[]> {
  const previews = [
    ...(await relationsOf(zip, '')).filter(({ type }) => type === 'thumbnail').map(({ target }) => target),
    'Thumbnails/thumbnail.png',
    'preview.jpg',
    'QuickLook/Thumbnail.jpg',
    'preview-web.jpg',
  ]
  const covers = zip.has('META-INF/container.xml')
    ? [...(await epubCovers(zip)), ...zip.matching(/(?:^|\/)cover\.(?:jpe?g|png)$/iu)]
    : []
  const pages = extension === 'cbz' ? zip.matching(/\.(?:jpe?g|png|webp|gif)$/iu).slice(0, 1) : []
  return [...previews, ...covers, ...pages].filter((name) => zip.has(name)).slice(0, MAX_TRIED)
}
