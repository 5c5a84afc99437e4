/** The 12 cloud-drive categories of part 1 section 3 and the local folder of each. */
export const DRIVE_FOLDERS: ReadonlyMap<string, string> = new Map([
  ['Drive documents', 'Documents'],
  ['Sheets', 'Spreadsheets'],
  ['Slides', 'Presentations'],
  ['Photos', 'Photos'],
  ['Gmail attachments', 'Email Files'],
  ['Keep notes', 'Notes'],
  ['YouTube downloads', 'Videos'],
  ['Forms', 'Forms'],
  ['Maps and travel', 'Travel'],
  ['Play Store apps', 'Applications'],
  ['Chrome downloads', 'Downloads'],
  ['Android backups', 'Backups'],
])

/** Local folder of a cloud-drive category; 'Other' for anything else. */
export function driveFolder(category: string): string {
  return DRIVE_FOLDERS.get(category) ?? 'Other'
}
