/** What operating systems put into folders for their own use and that means something there. */
const SYSTEM_NAMES = new Set(['icon\r', '$recycle.bin', 'system volume information', 'lost+found'])

/** What they leave behind and make again wherever they need it: how a window stood, small pictures. */
const LITTER = new Set(['.ds_store', 'thumbs.db', 'ehthumbs.db', 'ehthumbs_vista.db', 'desktop.ini'])

/** True for the name of a file that a system leaves in folders and nobody misses. */
export const isLitter = (name: string): boolean => LITTER.has(name.toLowerCase())

/** What a browser writes beside a file until it is whole. */
const HALF_WRITTEN = /\.crswap$/iu

/** Why a file or folder of this name stays where it is and nobody is asked about it; undefined for all others. */
export function unseen(name: string): string | undefined {
  if (isLitter(name)) return undefined
  if (HALF_WRITTEN.test(name)) return 'A browser is writing it.'
  if (name.startsWith('.')) return 'Hidden files stay where they are: programs look for them there.'
  if (SYSTEM_NAMES.has(name.toLowerCase())) return 'It belongs to the operating system.'
  return undefined
}
