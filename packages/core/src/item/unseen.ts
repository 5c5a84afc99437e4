/** What operating systems put into folders for their own use; moving it would only make them write it again. */
const SYSTEM_NAMES = new Set([
  'thumbs.db',
  'desktop.ini',
  'icon\r',
  '$recycle.bin',
  'system volume information',
  'lost+found',
])

/** Why a file or folder of this name stays where it is and nobody is asked about it; undefined for all others. */
export function unseen(name: string): string | undefined {
  if (name.startsWith('.')) return 'Hidden files stay where they are: programs look for them there.'
  if (SYSTEM_NAMES.has(name.toLowerCase())) return 'It belongs to the operating system.'
  return undefined
}
