import { DEFAULTS } from '@octavo/core'

/** The archive's name for a sheet's title: lower case, dashes for everything between words; `organized-files.zip` for none. */
export function zipNameOf(title: string): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
  return words === '' ? DEFAULTS.zipName : `${[...words].slice(0, 100).join('')}.zip`
}
