/** The download sheet: files one by one, or as a ZIP archive that is made in the browser. */
export { DownloadSheet, type DownloadSheetProps } from './download-sheet.tsx'
export type { DownloadableFile } from './types.ts'
