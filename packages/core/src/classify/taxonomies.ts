import type { Category, Taxonomy, Typed } from './taxonomy.ts'

const images = ['image', 'raw-image', 'vector-image'] as const
const videos = ['video', 'subtitle'] as const
const texts = ['document', 'text', 'ebook', 'web-page', 'mail', 'contact', 'calendar'] as const

/** Categories of part 1 section 3 (mobile names): the ones of `/`, the server's library and the command line. */
const library: Taxonomy = {
  categories: [
    { key: 'images', label: 'Photos & Images' },
    { key: 'videos', label: 'Videos & Movies' },
    { key: 'audio', label: 'Music & Audio' },
    { key: 'pdfs', label: 'PDF Documents' },
    { key: 'documents', label: 'Documents & Text' },
    { key: 'spreadsheets', label: 'Spreadsheets' },
    { key: 'presentations', label: 'Presentations' },
    { key: 'archives', label: 'Archives & Zips' },
    { key: 'software', label: 'Software & Apps' },
    { key: 'code', label: 'Code & Data' },
    { key: 'other', label: 'Other Files' },
  ],
  other: 'other',
  kinds: {
    images,
    videos,
    audio: ['audio'],
    pdfs: ['pdf'],
    documents: texts,
    spreadsheets: ['spreadsheet'],
    presentations: ['presentation'],
    archives: ['archive'],
    software: ['software', 'disk-image', 'font'],
    code: ['code', 'data', 'database'],
  },
}

/** Folder-access flow, part 1 section 3: by media type prefix or extension, in the words of the spec. */
const folderAccess: Taxonomy = {
  categories: [
    { key: 'images', label: 'Photos & Images' },
    { key: 'documents', label: 'Documents & PDFs' },
    { key: 'videos', label: 'Videos & Movies' },
    { key: 'audio', label: 'Music & Audio' },
    { key: 'archives', label: 'Archives' },
    { key: 'other', label: 'Other Files' },
  ],
  other: 'other',
  rules: [
    { key: 'images', prefixes: ['image/'], extensions: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'svg', 'webp'] },
    { key: 'videos', prefixes: ['video/'], extensions: ['mp4', 'avi', 'mov', 'wmv', 'flv', 'webm', 'mkv'] },
    { key: 'audio', prefixes: ['audio/'], extensions: ['mp3', 'wav', 'ogg', 'flac', 'm4a', 'aac'] },
    {
      key: 'documents',
      contains: ['document', 'pdf', 'text'],
      extensions: ['doc', 'docx', 'pdf', 'txt', 'rtf', 'odt'],
    },
    { key: 'archives', extensions: ['zip', 'rar', '7z', 'tar', 'gz', 'bz2'] },
  ],
}

const sixKinds = {
  videos,
  music: ['audio'],
  documents: ['pdf', ...texts, 'spreadsheet', 'presentation'],
  archives: ['archive', 'disk-image'],
} as const

/** Families of things, each one folder where people want few, or on top of what things are about. */
const families: Taxonomy = {
  categories: [
    { key: 'images', label: 'Photos & Images' },
    { key: 'documents', label: 'Documents' },
    { key: 'videos', label: 'Videos & Movies' },
    { key: 'audio', label: 'Music & Audio' },
    { key: 'archives', label: 'Archives & Zips' },
    { key: 'software', label: 'Software & Apps' },
    { key: 'code', label: 'Code & Data' },
    { key: 'other', label: 'Other Files' },
  ],
  other: 'other',
  kinds: {
    images,
    videos,
    audio: ['audio'],
    documents: ['pdf', ...texts, 'spreadsheet', 'presentation'],
    archives: ['archive'],
    software: ['software', 'disk-image', 'font'],
    code: ['code', 'data', 'database'],
  },
}

/** The first of the two other local categorizers of part 1 section 3. */
const localPhotos: Taxonomy = {
  categories: [
    { key: 'photos', label: 'Photos' },
    { key: 'documents', label: 'Documents' },
    { key: 'videos', label: 'Videos' },
    { key: 'music', label: 'Music' },
    { key: 'archives', label: 'Archives' },
    { key: 'other', label: 'Other' },
  ],
  other: 'other',
  kinds: { photos: images, ...sixKinds },
}

/** The second of the two other local categorizers of part 1 section 3. */
const localImages: Taxonomy = {
  categories: [
    { key: 'images', label: 'Images' },
    { key: 'videos', label: 'Videos' },
    { key: 'music', label: 'Music' },
    { key: 'documents', label: 'Documents' },
    { key: 'archives', label: 'Archives' },
    { key: 'other', label: 'Other' },
  ],
  other: 'other',
  kinds: { images, ...sixKinds },
}

/** Extension categories of part 2 section 9. */
const extensions: Taxonomy = {
  categories: [
    { key: 'images', label: 'Images' },
    { key: 'videos', label: 'Videos' },
    { key: 'documents', label: 'Documents' },
    { key: 'audio', label: 'Audio' },
    { key: 'archives', label: 'Archives' },
    { key: 'code', label: 'Code' },
    { key: 'other', label: 'Other' },
  ],
  other: 'other',
  rules: [
    { key: 'images', extensions: ['jpg', 'jpeg', 'png', 'gif', 'bmp', 'tiff', 'webp', 'svg'] },
    { key: 'videos', extensions: ['mp4', 'mov', 'avi', 'mkv', 'flv', 'wmv', 'webm', 'm4v'] },
    { key: 'documents', extensions: ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'txt', 'rtf'] },
    { key: 'audio', extensions: ['mp3', 'wav', 'aac', 'flac', 'ogg', 'm4a', 'wma'] },
    { key: 'archives', extensions: ['zip', 'rar', '7z', 'tar', 'gz', 'bz2'] },
    { key: 'code', extensions: ['js', 'ts', 'jsx', 'tsx', 'py', 'java', 'cpp', 'cs', 'php', 'rb'] },
  ],
}

/** MIME categories of part 2 section 9. The spec names the groups; which kinds are in them is decision 0004. */
const mediaTypes: Taxonomy = {
  categories: [
    { key: 'images', label: 'Images' },
    { key: 'videos', label: 'Videos' },
    { key: 'audio', label: 'Audio' },
    { key: 'documents', label: 'Documents' },
    { key: 'archives', label: 'Archives' },
    { key: 'other', label: 'Other' },
  ],
  other: 'other',
  kinds: { images, videos, audio: ['audio'], documents: sixKinds.documents, archives: sixKinds.archives },
}

const downloads = { key: 'downloads', names: ['download', 'downloads'] }

/** Platform grouping of part 2 section 9 on iOS. */
const ios: Taxonomy = {
  categories: [
    { key: 'photos', label: 'Photos' },
    { key: 'videos', label: 'Videos' },
    { key: 'music', label: 'Music' },
    { key: 'notes', label: 'Notes' },
    { key: 'documents', label: 'Documents' },
    { key: 'downloads', label: 'Downloads' },
    { key: 'other', label: 'Other' },
  ],
  other: 'other',
  kinds: {
    photos: images,
    videos,
    music: ['audio'],
    notes: ['text'],
    documents: ['pdf', 'document', 'ebook', 'web-page', 'mail', 'contact', 'calendar', 'spreadsheet', 'presentation'],
  },
  folders: downloads,
}

/** Platform grouping of part 2 section 9 on Android. */
const android: Taxonomy = {
  categories: [
    { key: 'photos', label: 'Photos' },
    { key: 'videos', label: 'Videos' },
    { key: 'music', label: 'Music' },
    { key: 'documents', label: 'Documents' },
    { key: 'downloads', label: 'Downloads' },
    { key: 'other', label: 'Other' },
  ],
  other: 'other',
  kinds: { photos: images, videos, music: ['audio'], documents: sixKinds.documents },
  folders: downloads,
}

/** Platform grouping of part 2 section 9 on the web. */
const web: Taxonomy = {
  categories: [
    { key: 'images', label: 'Images' },
    { key: 'videos', label: 'Videos' },
    { key: 'audio', label: 'Audio' },
    { key: 'pdfs', label: 'PDFs' },
    { key: 'documents', label: 'Documents' },
    { key: 'downloads', label: 'Downloads' },
    { key: 'other', label: 'Other' },
  ],
  other: 'other',
  kinds: {
    images,
    videos,
    audio: ['audio'],
    pdfs: ['pdf'],
    documents: [...texts, 'spreadsheet', 'presentation'],
  },
  folders: downloads,
}

/** Every set of categories of the spec. `library` is the default; who uses which is decision 0004. */
export const TAXONOMIES = {
  library,
  families,
  folderAccess,
  localPhotos,
  localImages,
  extensions,
  mediaTypes,
  ios,
  android,
  web,
} as const satisfies Readonly<Record<string, Taxonomy>>
export type TaxonomyId = keyof typeof TAXONOMIES

function keyOf(taxonomy: Taxonomy, typed: Typed): string {
  for (const rule of taxonomy.rules ?? []) {
    if (rule.extensions?.includes(typed.extension)) return rule.key
    if (rule.prefixes?.some((prefix) => typed.mediaType.startsWith(prefix))) return rule.key
    if (rule.contains?.some((part) => typed.mediaType.includes(part))) return rule.key
  }
  for (const [key, kinds] of Object.entries(taxonomy.kinds ?? {})) if (kinds.includes(typed.kind)) return key
  const { folders } = taxonomy
  const parents = (typed.path ?? '').toLowerCase().split('/').slice(0, -1)
  return folders && parents.some((name) => folders.names.includes(name)) ? folders.key : taxonomy.other
}

/** The category of something typed, by one of the taxonomies; never a hole: what fits nowhere is `other`. */
export function categoryOf(id: TaxonomyId, typed: Typed): Category {
  const taxonomy: Taxonomy = TAXONOMIES[id]
  const key = keyOf(taxonomy, typed)
  return taxonomy.categories.find((category) => category.key === key) ?? { key, label: key }
}
