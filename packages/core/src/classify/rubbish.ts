import { extensionOf } from '../filetype/index.ts'
import { type FileKind, type Item, isLitter } from '../item/index.ts'
import { because, type Reason } from '../reasons/index.ts'

/** Folder for what nobody keeps on purpose. */
export const RUBBISH = 'Rubbish'

/** Why something is rubbish, and how surely, 0 to 1. */
export interface Rubbish {
  readonly why: Reason
  readonly confidence: number
}

/** Endings that browsers and downloaders give to what they have not finished, and whose it is. */
const HALF_DOWNLOADS: Readonly<Record<string, string>> = {
  crdownload: 'Chrome',
  part: 'Firefox',
  partial: 'Internet Explorer and Edge',
  opdownload: 'Opera',
  download: 'Safari',
  '!ut': 'uTorrent',
  '!qb': 'qBittorrent',
  'bc!': 'BitComet',
  aria2: 'aria2',
  ytdl: 'yt-dlp',
}
/** Notes of who has a document open, which stay behind when the program dies: `~$Letter.docx`, `.~lock.Letter.odt#`. */
const OWNER_FILE = /^~\$.+\.(?:doc|xls|ppt)[a-z]?$|^\.~lock\..+#$/iu
const OWNER_FILE_BYTES = 1024
/** An empty file of these kinds may be there on purpose: a package of Python, a place that keeps a folder. */
const MEANT_EMPTY: ReadonlySet<FileKind> = new Set(['code'])

/** Says why an item is rubbish by its name and size; undefined for all others. Never looks inside. */
export function rubbishOf({ name, sizeBytes }: Pick<Item, 'name' | 'sizeBytes'>, kind: FileKind): Rubbish | undefined {
  if (isLitter(name)) return { why: because('system-file'), confidence: 0.97 }
  const ending = extensionOf(name)
  if (Object.hasOwn(HALF_DOWNLOADS, ending))
    return { why: because('half-download', { program: HALF_DOWNLOADS[ending] ?? '' }), confidence: 0.92 }
  if (OWNER_FILE.test(name) && sizeBytes <= OWNER_FILE_BYTES) return { why: because('owner-note'), confidence: 0.95 }
  if (sizeBytes === 0 && !MEANT_EMPTY.has(kind)) return { why: because('is-empty'), confidence: 0.9 }
  return undefined
}
