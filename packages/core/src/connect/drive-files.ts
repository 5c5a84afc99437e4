import { baseName } from '../item/index.ts'

/** Choices of a sync and what is set at first: part 2 section 9 of the specification. */
export const SYNC = {
  maxFiles: [50, 100, 250, 500, 1000],
  maxFilesDefault: 100,
  groups: [3, 5, 7, 10],
  groupsDefault: 5,
  /** Files that are downloaded at a time, and steps in which the progress of each is told: part 1 section 9. */
  downloadBatch: 5,
  downloadSteps: 10,
} as const

/** The folder of the library for each sort of file that drives hold: part 1 section 3. What is of none goes to `Other`. */
export const DRIVE_FOLDERS = {
  'drive-documents': 'Documents',
  sheets: 'Spreadsheets',
  slides: 'Presentations',
  photos: 'Photos',
  'gmail-attachments': 'Email Files',
  'keep-notes': 'Notes',
  'youtube-downloads': 'Videos',
  forms: 'Forms',
  maps: 'Travel',
  'play-apps': 'Applications',
  'chrome-downloads': 'Downloads',
  'android-backups': 'Backups',
} as const
export type DriveCategory = keyof typeof DRIVE_FOLDERS

/** Folders that programs of the vendor make; what lies in them is of their sort whatever it is. */
const BY_FOLDER: readonly (readonly [RegExp, DriveCategory])[] = [
  [/^(?:gmail|e-?mail|mail) ?attachments$/iu, 'gmail-attachments'],
  [/^(?:google )?keep(?: notes)?$/iu, 'keep-notes'],
  [/^youtube(?: (?:downloads|and youtube music))?$/iu, 'youtube-downloads'],
  [/^(?:google )?forms$/iu, 'forms'],
  [/^(?:google )?(?:my )?maps(?: \(your places\))?$/iu, 'maps'],
  [/^chrome downloads$/iu, 'chrome-downloads'],
  [/^(?:android|device|phone) ?backups?$/iu, 'android-backups'],
]

const BY_TYPE: readonly (readonly [RegExp, DriveCategory])[] = [
  [/^application\/vnd\.google-apps\.(?:document|script)$/u, 'drive-documents'],
  [/^application\/vnd\.google-apps\.(?:spreadsheet|fusiontable)$/u, 'sheets'],
  [/^application\/vnd\.google-apps\.presentation$/u, 'slides'],
  [/^application\/vnd\.google-apps\.(?:photo|drawing|jam)$/u, 'photos'],
  [/^application\/vnd\.google-apps\.form$/u, 'forms'],
  [/^application\/vnd\.google-apps\.(?:map|site)$/u, 'maps'],
  [/^application\/vnd\.google-earth\./u, 'maps'],
  [/^application\/gpx\+xml$/u, 'maps'],
  [/^application\/vnd\.android\.package-archive$/u, 'play-apps'],
  [/spreadsheet|ms-excel|^text\/(?:csv|tab-separated-values)$/u, 'sheets'],
  [/presentation|ms-powerpoint|apple\.keynote/u, 'slides'],
  [/^image\//u, 'photos'],
  [/^message\//u, 'gmail-attachments'],
  [/^video\//u, 'youtube-downloads'],
  [
    /^application\/(?:pdf|rtf|msword|epub\+zip|vnd\.oasis\.opendocument\.text|vnd\.openxmlformats-officedocument\.wordprocessingml\.)/u,
    'drive-documents',
  ],
  [/^text\//u, 'drive-documents'],
]

const BY_NAME: readonly (readonly [RegExp, DriveCategory])[] = [
  [/\.(?:apk|aab|xapk)$/iu, 'play-apps'],
  [/\.(?:gpx|kml|kmz)$/iu, 'maps'],
  [/\.(?:ab|adb|backup|bak)$/iu, 'android-backups'],
]

/** The sort of a file on a drive by the folders that it lies in, its name and its media type; undefined for another one. */
export function driveCategoryOf(path: string, mediaType: string): DriveCategory | undefined {
  const folders = path.split('/').slice(0, -1)
  for (const [pattern, category] of BY_FOLDER) if (folders.some((name) => pattern.test(name))) return category
  for (const [pattern, category] of BY_NAME) if (pattern.test(baseName(path))) return category
  return BY_TYPE.find(([pattern]) => pattern.test(mediaType))?.[1]
}

/** The folder of the library that a file of a drive is downloaded to. */
export function driveFolderOf(path: string, mediaType: string): string {
  const category = driveCategoryOf(path, mediaType)
  return category === undefined ? 'Other' : DRIVE_FOLDERS[category]
}
