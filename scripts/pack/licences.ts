import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const NOTICE = /^(licen[cs]e|copying|notice|copyright)/i

/** What the licences of bundled packages want said: name, version and licence of each, and the texts that came with it. */
export function licences(folders: readonly string[]): string {
  const parts = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const texts = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && NOTICE.test(entry.name))
      .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').trim())
    return [`${name} ${version} (${license ?? 'licence not said'})`, ...texts].join('\n\n')
  })
  return `octavo holds code of these packages.\n\n${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`
}
